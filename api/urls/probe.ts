import { lookup as systemLookup } from 'node:dns/promises';
import { once } from 'node:events';
import { request as httpRequest, type IncomingMessage, type RequestOptions } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress } from './public-address.ts';

/** Which addresses a probe may contact; tests use 127.0.0.1 instead. */
export interface ProbePolicy {
  /** Every address of a host. */
  resolve(host: string): Promise<string[]>;
  isAllowed(address: string): boolean;
  ports: readonly number[] | 'any';
  /** Milliseconds for everything together. */
  timeoutMs: number;
}

export const publicInternet: ProbePolicy = {
  resolve: async (host) => (await systemLookup(host, { all: true })).map(({ address }) => address),
  isAllowed: isPublicAddress,
  ports: [80, 443],
  timeoutMs: 3_000,
};

let policy = publicInternet;

/** Sets which addresses later probes may contact. */
export function useProbePolicy(next: ProbePolicy): void {
  policy = next;
}

const MAX_REDIRECTS = 5;
/** Only the head of a response is read. */
const MAX_HEAD_BYTES = 64 * 1024;

export const warnings = {
  // Unknown hosts and hosts of our own network get the same message, so that nobody can discover internal hosts.
  notFound: 'This address was not found on the public internet.',
  port: 'Only ports 80 and 443 are checked.',
  slow: 'This address did not respond within 3 seconds.',
  redirects: `This address redirects more than ${MAX_REDIRECTS} times.`,
  elsewhere: 'This address redirects to something that is not a web page.',
  certificate: 'The certificate of this address could not be verified.',
  unreachable: 'This address could not be reached.',
} as const;

/** Why an address may not work, in words for the person who typed it. */
class Doubt extends Error {}

/**
 * Requests a web address and returns why it may not work, or null. Never throws. The host of every hop is
 * resolved once, each of its addresses must be allowed, and the connection goes to the checked address.
 */
export async function probe(url: string): Promise<string | null> {
  const deadline = AbortSignal.timeout(policy.timeoutMs);
  const tooSlow = once(deadline, 'abort').then(() => warnings.slow);
  return Promise.race([tooSlow, follow(new URL(url), deadline).catch(doubtOf)]);
}

function doubtOf(error: Error & { code?: string }): string {
  if (error instanceof Doubt) return error.message;
  return /CERT|TLS|SSL|SIGNATURE|ISSUER/i.test(error.code ?? '') ? warnings.certificate : warnings.unreachable;
}

async function follow(start: URL, signal: AbortSignal): Promise<string | null> {
  let url = start;
  for (let hop = 0; hop <= MAX_REDIRECTS; hop++) {
    const address = await checkedAddress(url);
    const { status, location } = await statusOf(url, address, signal);
    if (location === undefined) return status < 400 ? null : `This address responded with status ${status}.`;
    url = nextUrl(location, url);
  }
  throw new Doubt(warnings.redirects);
}

function nextUrl(location: string, from: URL): URL {
  if (!URL.canParse(location, from.href)) throw new Doubt(warnings.elsewhere);
  const next = new URL(location, from.href);
  if (!/^https?:$/.test(next.protocol)) throw new Doubt(warnings.elsewhere);
  return next;
}

/** The address to connect to; throws Doubt when one of the host's addresses or the port is not allowed. */
async function checkedAddress(url: URL): Promise<string> {
  const port = Number(url.port) || (url.protocol === 'https:' ? 443 : 80);
  if (policy.ports !== 'any' && !policy.ports.includes(port)) throw new Doubt(warnings.port);
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const addresses = isIP(host) ? [host] : await policy.resolve(host).catch(() => []);
  const [first] = addresses;
  if (first === undefined || !addresses.every((address) => policy.isAllowed(address))) {
    throw new Doubt(warnings.notFound);
  }
  return first;
}

interface Head {
  status: number;
  /** The target of a redirect; undefined for every other response. */
  location: string | undefined;
}

/** Uses HEAD first, then GET for servers that reject HEAD. */
async function statusOf(url: URL, address: string, signal: AbortSignal): Promise<Head> {
  const head = await ask('HEAD', url, address, signal);
  return head.status < 400 ? head : ask('GET', url, address, signal);
}

async function ask(method: 'HEAD' | 'GET', url: URL, address: string, signal: AbortSignal): Promise<Head> {
  const family = isIP(address);
  const lookup: LookupFunction = (_host, options, done) =>
    options.all ? done(null, [{ address, family }]) : done(null, address, family);
  const options: RequestOptions = {
    method,
    lookup,
    signal,
    agent: false,
    maxHeaderSize: MAX_HEAD_BYTES,
    headers: { 'user-agent': 'Footbridge-Link-Check/1', accept: '*/*' },
  };
  const call = url.protocol === 'https:' ? httpsRequest(url, options) : httpRequest(url, options);
  call.on('error', () => {}); // includes the error of our own abort below
  call.end();
  const [response] = (await once(call, 'response')) as [IncomingMessage];
  call.destroy();
  const status = response.statusCode ?? 0;
  const isRedirect = status >= 300 && status < 400 && status !== 304;
  return { status, location: isRedirect ? response.headers.location : undefined };
}
