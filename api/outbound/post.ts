import type { IncomingMessage } from 'node:http';
import { checkedAddress, dial, trustedAddress } from './dial.ts';
import { OutboundError } from './outbound-error.ts';

/** A request that tells an address something. */
export interface Post {
  url: URL;
  headers: Record<string, string>;
  body: string;
  /** Milliseconds for everything together. */
  timeoutMs: number;
  /** The most bytes that are read of the answer. */
  maxBytes: number;
  /** An operator trusts the host: it may be inside the network, on any port. */
  isTrusted: boolean;
  /** The account for which its name is looked up. */
  account: number;
}

/** What an address answered. */
export interface PostAnswer {
  status: number;
  retryAfter: string | undefined;
  /** The beginning of the body, as UTF-8. */
  text: string;
}

/**
 * Sends a POST to a URL that a stranger may have chosen, and follows no redirect. What is not read of the answer is cut off.
 * Throws OutboundError.
 */
export async function post({ url, headers, body, timeoutMs, maxBytes, isTrusted, account }: Post): Promise<PostAnswer> {
  const signal = AbortSignal.timeout(timeoutMs);
  const address = await (isTrusted ? trustedAddress : checkedAddress)(url, { account, signal });
  const { call, response, status } = await dial(url, address, { method: 'POST', accept: '*/*', headers, body, signal });
  try {
    const text = await beginningOf(response, maxBytes);
    if (signal.aborted) throw new OutboundError('timeout');
    return { status, retryAfter: response.headers['retry-after'], text };
  } finally {
    call.destroy();
  }
}

/** The beginning of an answer; what arrived before it broke off counts. */
async function beginningOf(response: IncomingMessage, maxBytes: number): Promise<string> {
  const parts: Buffer[] = [];
  let bytes = 0;
  try {
    for await (const part of response as AsyncIterable<Buffer>) {
      parts.push(part);
      bytes += part.length;
      if (bytes >= maxBytes) break;
    }
  } catch {
    // The status has arrived, and that decides.
  }
  return Buffer.concat(parts).subarray(0, maxBytes).toString('utf8');
}
