import {
  checkedAddress,
  dial,
  nextUrl,
  OutboundError,
  timedOut,
  type Answer,
  type OutboundReason,
} from '../outbound/dial.ts';
import { outboundPolicy } from '../outbound/policy.ts';

const MAX_REDIRECTS = 5;

export const warnings = {
  not_found: 'This address was not found on the public internet.',
  port: 'Only ports 80 and 443 are checked.',
  timeout: 'This address did not respond within 3 seconds.',
  redirects: `This address redirects more than ${MAX_REDIRECTS} times.`,
  elsewhere: 'This address redirects to something that is not a web page.',
  certificate: 'The certificate of this address could not be verified.',
  unreachable: 'This address could not be reached.',
} as const satisfies Partial<Record<OutboundReason, string>>;

/** Requests a web address and returns why it may not work, in words for who typed it, or null. Never throws. */
export async function probe(url: string): Promise<string | null> {
  const deadline = AbortSignal.timeout(outboundPolicy().probeTimeoutMs);
  try {
    return await Promise.race([timedOut(deadline), follow(new URL(url), deadline)]);
  } catch (error) {
    return error instanceof OutboundError ? warningOf(error.reason) : warnings.unreachable;
  }
}

const warningOf = (reason: OutboundReason) =>
  reason in warnings ? warnings[reason as keyof typeof warnings] : warnings.unreachable;

async function follow(start: URL, signal: AbortSignal): Promise<string | null> {
  let url = start;
  for (let hop = 0; hop <= MAX_REDIRECTS; hop++) {
    const { status, location } = await headOf(url, signal);
    if (location === undefined) return status < 400 ? null : `This address responded with status ${status}.`;
    url = nextUrl(location, url);
  }
  throw new OutboundError('redirects');
}

/** Uses HEAD first, then GET for servers that reject HEAD; only the head of a response is read. */
async function headOf(url: URL, signal: AbortSignal): Promise<Answer> {
  const address = await checkedAddress(url);
  const ask = async (method: 'GET' | 'HEAD') => {
    const answer = await dial(url, address, { method, accept: '*/*', signal });
    answer.call.destroy();
    return answer;
  };
  const head = await ask('HEAD');
  return head.status < 400 ? head : ask('GET');
}
