import { isIP } from 'node:net';
import { MAX_DESTINATION_LENGTH } from '../common/input-limits.ts';
import { checkedAddress, dial, nextUrl, type Answer, type Asker } from '../outbound/dial.ts';
import { notLookedUp, OutboundError, type NotLookedUp, type OutboundReason } from '../outbound/outbound-error.ts';
import { outboundPolicy } from '../outbound/policy.ts';
import { Busy, inTurnOfAddress, inTurnOfHost, mayAsk } from '../outbound/host-limits.ts';

const MAX_REDIRECTS = 5;
const MAX_TYPE_LENGTH = 200;

export const warnings = {
  not_found: 'This address was not found on the public internet.',
  timeout: 'This address did not respond within 3 seconds.',
  redirects: `This address redirects more than ${MAX_REDIRECTS} times.`,
  elsewhere: 'This address redirects to something that is not a web page.',
  certificate: 'The certificate of this address could not be verified.',
  unreachable: 'This address could not be reached.',
} as const satisfies Partial<Record<OutboundReason, string>>;

/** Why nothing is known of a destination, although it was to be requested. */
export const notCheckedWords = {
  port: 'Not checked: only the ports 80 and 443 are.',
  private: 'Not checked: a private address; only your network reaches it.',
  busy: 'Not checked: too many requests to this host. Please try again in a minute.',
  unresolved: 'Not checked: its name servers did not answer in time. Please try again in a minute.',
  look_ups: 'Not checked: too many names are being looked up for your account. Please try again in a minute.',
} as const satisfies Record<NotLookedUp | 'busy' | 'port' | 'private', string>;

/** Statuses with which many sites refuse robots such as this server, though people arrive. */
const REFUSALS_OF_ROBOTS: readonly number[] = [401, 403, 405, 406, 429, 999];

const answeredWith = (status: number) =>
  REFUSALS_OF_ROBOTS.includes(status)
    ? `It answered with status ${status}. Many sites refuse robots, so people may still arrive.`
    : `It answered with status ${status}, an error that visitors will probably see.`;

/** One address on the way to a destination; what is unknown is null because it did not respond. */
export interface Hop {
  url: string;
  status: number | null;
  /** For the look-up of its name and until the head of its response. */
  tookMs: number | null;
  contentType: string | null;
}

/** What a request to a destination found. */
export interface Probe {
  /** Why it may not work, in words for who typed it; null when it does. */
  warning: string | null;
  /** Why nothing can be said: too much was requested of a host on the way, or its name was not looked up; else null. */
  notChecked: string | null;
  /** In the order of the redirects; the last one is where visitors arrive, or where the way ends. None that was not checked. */
  hops: Hop[];
}

/** Whether people arrive at a destination; null where that is not known: it was not requested, or refuses robots. */
export function isReachable(found: Probe | null): boolean | null {
  if (!found || found.notChecked !== null) return null;
  if (REFUSALS_OF_ROBOTS.includes(found.hops.at(-1)?.status ?? 0)) return null;
  return found.warning === null;
}

/** Where a request goes: an address of the internet behind the host, and how long it took to find. */
interface Place {
  url: URL;
  address: string;
  lookUpMs: number;
}

/**
 * Requests a web address for an account and follows its redirects: at most two of one host and of one address at a time, and 300 of
 * each a minute. Never throws.
 */
export async function probe(address: string, account: number): Promise<Probe> {
  const url = new URL(address);
  const hops = [hopOf(url)];
  try {
    return await inTurnOfHost(url.hostname, async () => {
      const start = await placeOf(url, { account });
      return inTurnOfAddress(start.address, () => probeNow(start, account));
    });
  } catch (error) {
    return failed(error, hops);
  }
}

async function probeNow(start: Place, account: number): Promise<Probe> {
  const hops: Hop[] = [];
  try {
    const signal = AbortSignal.timeout(outboundPolicy().probeTimeoutMs);
    return { warning: await follow(start, { account, signal }, hops), notChecked: null, hops };
  } catch (error) {
    return failed(error, hops);
  }
}

/** What is told of a way that ended early; the hop that was not checked is none. */
function failed(error: unknown, hops: Hop[]): Probe {
  const why = error instanceof Busy ? 'busy' : (notLookedUp(error) ?? unasked(error, hops));
  if (why) return { warning: null, notChecked: notCheckedWords[why], hops: hops.slice(0, -1) };
  const warning = error instanceof OutboundError ? warningOf(error.reason) : warnings.unreachable;
  return { warning, notChecked: null, hops };
}

/** Why an address is none that this server asks; null for all that it does. */
function unasked(error: unknown, hops: Hop[]): 'port' | 'private' | null {
  if (!(error instanceof OutboundError)) return null;
  if (error.reason === 'port') return 'port';
  if (hops.length > 1) return null; // visitors are led there, and do not arrive
  const host = new URL(hops[0]!.url).hostname.replace(/^\[|\]$/g, '');
  return error.reason === 'not_found' && isIP(host) ? 'private' : null;
}

const warningOf = (reason: OutboundReason) =>
  reason in warnings ? warnings[reason as keyof typeof warnings] : warnings.unreachable;

async function placeOf(url: URL, asker: Asker): Promise<Place> {
  const began = performance.now();
  const address = await checkedAddress(url, asker);
  return { url, address, lookUpMs: performance.now() - began };
}

async function follow(start: Place, asker: Required<Asker>, hops: Hop[]): Promise<string | null> {
  let place = start;
  hops.push(hopOf(start.url));
  for (;;) {
    if (!(await mayAsk(place.url.hostname, place.address))) throw new Busy();
    const { status, location } = await timedHead(place, asker.signal, hops.at(-1)!);
    if (location === undefined) return status < 400 ? null : answeredWith(status);
    const url = nextUrl(location, place.url);
    if (hops.length > MAX_REDIRECTS) throw new OutboundError('redirects');
    hops.push(hopOf(url));
    place = await placeOf(url, asker);
  }
}

const hopOf = (url: URL): Hop => ({
  url: url.href.slice(0, MAX_DESTINATION_LENGTH),
  status: null,
  tookMs: null,
  contentType: null,
});

/** Requests an address, and notes what it responded. */
async function timedHead(place: Place, signal: AbortSignal, hop: Hop): Promise<Answer> {
  const began = performance.now();
  const answer = await headOf(place, signal);
  hop.status = answer.status;
  hop.tookMs = Math.round(place.lookUpMs + performance.now() - began);
  hop.contentType = answer.response.headers['content-type']?.slice(0, MAX_TYPE_LENGTH) ?? null;
  return answer;
}

/** Uses HEAD first, then GET for servers that reject HEAD; only the head of a response is read. */
async function headOf({ url, address }: Place, signal: AbortSignal): Promise<Answer> {
  const ask = async (method: 'GET' | 'HEAD') => {
    const answer = await dial(url, address, { method, accept: '*/*', signal });
    answer.call.destroy();
    return answer;
  };
  const head = await ask('HEAD');
  return head.status < 400 ? head : ask('GET');
}
