import {
  checkedAddress,
  dial,
  nextUrl,
  OutboundError,
  timedOut,
  type Answer,
  type OutboundReason,
} from '../outbound/dial.ts';
import { MAX_DESTINATION_LENGTH } from '../input-limits.ts';
import { outboundPolicy } from '../outbound/policy.ts';
import { inTurn, mayAsk } from './probe-turns.ts';

const MAX_REDIRECTS = 5;
const MAX_TYPE_LENGTH = 200;

export const warnings = {
  not_found: 'This address was not found on the public internet.',
  port: 'Only ports 80 and 443 are checked.',
  timeout: 'This address did not respond within 3 seconds.',
  redirects: `This address redirects more than ${MAX_REDIRECTS} times.`,
  elsewhere: 'This address redirects to something that is not a web page.',
  certificate: 'The certificate of this address could not be verified.',
  unreachable: 'This address could not be reached.',
} as const satisfies Partial<Record<OutboundReason, string>>;

/** Why a destination was not requested, although that was asked. */
export const BUSY = 'Not checked: too many requests to this host. Please try again in a minute.';

/** Too much was requested of a host. */
class Busy extends Error {}

/** One address on the way to a destination; what is unknown is null because it did not respond. */
export interface Hop {
  url: string;
  status: number | null;
  /** From the look-up of its name to the head of its response. */
  tookMs: number | null;
  contentType: string | null;
}

/** What a request to a destination found. */
export interface Probe {
  /** Why it may not work, in words for who typed it; null when it does. */
  warning: string | null;
  /** Why nothing can be said: too much was requested of a host on the way; else null. */
  notChecked: string | null;
  /** In the order of the redirects; the last one is where visitors arrive, or where the way ends. */
  hops: Hop[];
}

/** Whether a destination responded as it should; null where it was not requested. */
export const isReachable = (found: Probe | null): boolean | null =>
  !found || found.notChecked !== null ? null : found.warning === null;

/**
 * Requests a web address and follows its redirects, at most two of one host at a time and 300 of it a minute. Never throws.
 */
export const probe = (url: string): Promise<Probe> => inTurn(new URL(url).hostname, () => probeNow(url));

async function probeNow(url: string): Promise<Probe> {
  const deadline = AbortSignal.timeout(outboundPolicy().probeTimeoutMs);
  const hops: Hop[] = [];
  const told = () => hops.map((hop) => ({ ...hop })); // a request that is given up may still end
  try {
    const warning = await Promise.race([timedOut(deadline), follow(new URL(url), deadline, hops)]);
    return { warning, notChecked: null, hops: told() };
  } catch (error) {
    if (error instanceof Busy) return { warning: null, notChecked: BUSY, hops: told() };
    const warning = error instanceof OutboundError ? warningOf(error.reason) : warnings.unreachable;
    return { warning, notChecked: null, hops: told() };
  }
}

const warningOf = (reason: OutboundReason) =>
  reason in warnings ? warnings[reason as keyof typeof warnings] : warnings.unreachable;

async function follow(start: URL, signal: AbortSignal, hops: Hop[]): Promise<string | null> {
  let url = start;
  while (hops.length <= MAX_REDIRECTS) {
    if (!(await mayAsk(url.hostname))) throw new Busy();
    const { status, location } = await timedHead(url, signal, hops);
    if (location === undefined) return status < 400 ? null : `This address responded with status ${status}.`;
    url = nextUrl(location, url);
  }
  throw new OutboundError('redirects');
}

/** Notes the address as a hop, and what it responded once it has. */
async function timedHead(url: URL, signal: AbortSignal, hops: Hop[]): Promise<Answer> {
  const hop: Hop = { url: url.href.slice(0, MAX_DESTINATION_LENGTH), status: null, tookMs: null, contentType: null };
  hops.push(hop);
  const began = performance.now();
  const answer = await headOf(url, signal);
  hop.status = answer.status;
  hop.tookMs = Math.round(performance.now() - began);
  hop.contentType = answer.response.headers['content-type']?.slice(0, MAX_TYPE_LENGTH) ?? null;
  return answer;
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
