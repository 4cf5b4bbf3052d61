import { once } from 'node:events';
import type { ClientRequest, IncomingMessage, RequestOptions } from 'node:http';
import { isIP, type LookupFunction } from 'node:net';
import { OutboundError } from './outbound-error.ts';
import { outboundPolicy } from './policy.ts';

export interface Answer {
  call: ClientRequest;
  response: IncomingMessage;
  status: number;
  /** The target of a redirect; undefined for every other response. */
  location: string | undefined;
}

const MAX_HEAD_BYTES = 64 * 1024;

interface Request {
  method: 'GET' | 'HEAD' | 'POST';
  accept: string;
  /** More headers, which may replace those that every request has. */
  headers?: Record<string, string>;
  body?: string;
  signal: AbortSignal;
}

/**
 * Sends a request to a URL that a stranger may have chosen, at its `checkedAddress`: a name that is resolved again may
 * lead elsewhere. Throws OutboundError. The caller ends the call.
 */
export async function dial(url: URL, address: string, request: Request): Promise<Answer> {
  const { method, accept, headers, body, signal } = request;
  const family = isIP(address);
  const lookup: LookupFunction = (_host, options, done) =>
    options.all ? done(null, [{ address, family }]) : done(null, address, family);
  const options: RequestOptions = {
    method,
    lookup,
    signal,
    agent: false,
    maxHeaderSize: MAX_HEAD_BYTES,
    headers: { 'user-agent': 'Footbridge-Link-Check/1', accept, ...headers },
  };
  // Loaded here: a process that calls nobody is spared a tenth of a second and what `fetch` takes, which comes along.
  const { request: ask } = await (url.protocol === 'https:' ? import('node:https') : import('node:http'));
  const call = ask(url, options);
  call.on('error', () => {}); // includes the error of the caller's own abort
  call.end(body);
  try {
    const [response] = (await once(call, 'response')) as [IncomingMessage];
    const status = response.statusCode ?? 0;
    const isRedirect = status >= 300 && status < 400 && status !== 304;
    return { call, response, status, location: isRedirect ? response.headers.location : undefined };
  } catch (error) {
    throw signal.aborted ? new OutboundError('timeout') : reasonOf(error as NodeJS.ErrnoException);
  }
}

/** Where a redirect leads; throws OutboundError when that is no web page. */
export function nextUrl(location: string, from: URL): URL {
  if (!URL.canParse(location, from.href)) throw new OutboundError('elsewhere');
  const next = new URL(location, from.href);
  if (!/^https?:$/.test(next.protocol)) throw new OutboundError('elsewhere');
  return next;
}

function reasonOf({ code }: NodeJS.ErrnoException): OutboundError {
  return new OutboundError(/CERT|TLS|SSL|SIGNATURE|ISSUER/i.test(code ?? '') ? 'certificate' : 'unreachable');
}

/** On whose account a name is looked up, and until when that is waited for. */
export interface Asker {
  account: number;
  signal?: AbortSignal;
}

/**
 * The address to connect to; throws OutboundError when one of the host's addresses or the port is not allowed, and when the name was
 * not looked up in time.
 */
export async function checkedAddress(url: URL, asker: Asker): Promise<string> {
  const { ports, isAllowed } = outboundPolicy();
  const port = Number(url.port) || (url.protocol === 'https:' ? 443 : 80);
  if (ports !== 'any' && !ports.includes(port)) throw new OutboundError('port');
  const addresses = await addressesOf(url, asker);
  const [first] = addresses;
  if (first === undefined || !addresses.every((address) => isAllowed(address))) throw new OutboundError('not_found');
  return first;
}

/** The address of a host that the operator trusts, wherever it is; throws OutboundError when there is none. */
export async function trustedAddress(url: URL, asker: Asker): Promise<string> {
  const [first] = await addressesOf(url, asker);
  if (first === undefined) throw new OutboundError('not_found');
  return first;
}

async function addressesOf({ hostname }: URL, { account, signal }: Asker): Promise<string[]> {
  const host = hostname.replace(/^\[|\]$/g, '');
  if (isIP(host)) return [host];
  const looking = outboundPolicy().resolve(host, account);
  if (!signal) return looking;
  looking.catch(() => {}); // the signal may come first; what is found later is remembered
  return Promise.race([looking, tooLate(signal)]);
}

async function tooLate(signal: AbortSignal): Promise<never> {
  if (!signal.aborted) await once(signal, 'abort');
  throw new OutboundError('unresolved');
}
