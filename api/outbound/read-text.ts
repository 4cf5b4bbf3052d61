import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { getDomain } from 'tldts';
import { checkedAddress, dial, nextUrl } from './dial.ts';
import { OutboundError } from './outbound-error.ts';
import { outboundPolicy } from './policy.ts';

const MAX_REDIRECTS = 3;

/**
 * The document at an address that a stranger may have chosen, as UTF-8. Redirects are followed within its registrable
 * domain only. Throws OutboundError, also for a document of more than `maxBytes`.
 */
export async function readText(address: string, maxBytes: number, account: number): Promise<string> {
  const signal = AbortSignal.timeout(outboundPolicy().readTimeoutMs);
  const start = new URL(address);
  let url = start;
  for (let hop = 0; hop <= MAX_REDIRECTS; hop++) {
    const request = { method: 'GET', accept: 'text/html, text/plain, */*', signal } as const;
    const { call, response, status, location } = await dial(
      url,
      await checkedAddress(url, { account, signal }),
      request,
    );
    try {
      if (location === undefined) {
        if (status >= 400) throw new OutboundError('status', status);
        return await textOf(response, maxBytes, signal);
      }
    } finally {
      call.destroy();
    }
    url = nextUrl(location, url);
    if (domainOf(url) !== domainOf(start)) throw new OutboundError('elsewhere');
  }
  throw new OutboundError('redirects');
}

const domainOf = ({ hostname }: URL) => getDomain(hostname, { allowPrivateDomains: true }) ?? hostname;

async function textOf(response: IncomingMessage, maxBytes: number, signal: AbortSignal): Promise<string> {
  const parts: Buffer[] = [];
  let bytes = 0;
  response.on('data', (part: Buffer) => {
    bytes += part.length;
    if (bytes > maxBytes) response.destroy(new OutboundError('too_large'));
    else parts.push(part);
  });
  try {
    await once(response, 'end');
  } catch (error) {
    throw error instanceof OutboundError ? error : new OutboundError(signal.aborted ? 'timeout' : 'unreachable');
  }
  return Buffer.concat(parts).toString('utf8');
}
