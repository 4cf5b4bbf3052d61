import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { getDomain } from 'tldts';
import { checkedAddress, dial, nextUrl } from './dial.ts';
import { mayAsk } from './host-limits.ts';
import { OutboundError } from './outbound-error.ts';
import { outboundPolicy } from './policy.ts';

const MAX_REDIRECTS = 3;

/** What is asked for, and how far it is followed. */
export interface Reading {
  account: number;
  maxBytes: number;
  accept: string;
  /** Where redirects are followed: within the registrable domain of the first address, or wherever they lead on the internet. */
  within: 'domain' | 'internet';
  /** What becomes of a document of more bytes: it is refused as too_large, or only its beginning is read. */
  longer: 'refused' | 'cut';
}

/** A document with the address that it came from in the end. */
export interface ReadDocument {
  bytes: Buffer;
  url: URL;
  contentType: string;
}

/**
 * The document at an address that a stranger may have chosen; each hop is checked and pinned, and all of it together bounded in
 * bytes and time. Throws OutboundError.
 */
export async function readDocument(address: string, reading: Reading): Promise<ReadDocument> {
  const signal = AbortSignal.timeout(outboundPolicy().readTimeoutMs);
  const start = new URL(address);
  let url = start;
  for (let hop = 0; hop <= MAX_REDIRECTS; hop++) {
    const { account, accept } = reading;
    const checked = await checkedAddress(url, { account, signal });
    if (!(await mayAsk(url.hostname, checked))) throw new OutboundError('busy');
    const { call, response, status, location } = await dial(url, checked, { method: 'GET', accept, signal });
    try {
      if (location === undefined) {
        if (status >= 400) throw new OutboundError('status', status);
        const bytes = await bytesOf(response, reading, signal);
        return { bytes, url, contentType: response.headers['content-type'] ?? '' };
      }
    } finally {
      call.destroy();
    }
    url = nextUrl(location, url);
    if (reading.within === 'domain' && domainOf(url) !== domainOf(start)) throw new OutboundError('elsewhere');
  }
  throw new OutboundError('redirects');
}

const domainOf = ({ hostname }: URL) => getDomain(hostname, { allowPrivateDomains: true }) ?? hostname;

async function bytesOf(response: IncomingMessage, { maxBytes, longer }: Reading, signal: AbortSignal): Promise<Buffer> {
  const parts: Buffer[] = [];
  const { promise: isEnough, resolve: enough } = Promise.withResolvers<void>();
  let bytes = 0;
  response.on('data', (part: Buffer) => {
    bytes += part.length;
    if (bytes <= maxBytes || longer === 'cut') parts.push(part);
    if (bytes <= maxBytes) return;
    if (longer === 'refused') return void response.destroy(new OutboundError('too_large'));
    response.pause();
    enough();
  });
  try {
    await Promise.race([once(response, 'end'), isEnough]);
  } catch (error) {
    throw error instanceof OutboundError ? error : new OutboundError(signal.aborted ? 'timeout' : 'unreachable');
  }
  return Buffer.concat(parts).subarray(0, maxBytes);
}
