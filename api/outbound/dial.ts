import { once } from 'node:events';
import { request as httpRequest, type ClientRequest, type IncomingMessage, type RequestOptions } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { outboundPolicy } from './policy.ts';

/** Why an address gave no answer. Unknown hosts and hosts inside our network are one reason, which reveals neither. */
export type OutboundReason =
  'not_found' | 'port' | 'unreachable' | 'certificate' | 'timeout' | 'redirects' | 'elsewhere' | 'status' | 'too_large';

/** A request to an address that somebody named could not be made, or did not end well. */
export class OutboundError extends Error {
  readonly reason: OutboundReason;
  /** The status of the response, where that is the reason. */
  readonly status: number | undefined;

  constructor(reason: OutboundReason, status?: number) {
    super(reason);
    this.name = 'OutboundError';
    this.reason = reason;
    this.status = status;
  }
}

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
  const call = url.protocol === 'https:' ? httpsRequest(url, options) : httpRequest(url, options);
  call.on('error', () => {}); // includes the error of the caller's own abort
  call.end(body);
  try {
    const [response] = (await once(call, 'response')) as [IncomingMessage];
    const status = response.statusCode ?? 0;
    const isRedirect = status >= 300 && status < 400 && status !== 304;
    return { call, response, status, location: isRedirect ? response.headers.location : undefined };
  } catch (error) {
    throw reasonOf(error as NodeJS.ErrnoException);
  }
}

/** Where a redirect leads; throws OutboundError when that is no web page. */
export function nextUrl(location: string, from: URL): URL {
  if (!URL.canParse(location, from.href)) throw new OutboundError('elsewhere');
  const next = new URL(location, from.href);
  if (!/^https?:$/.test(next.protocol)) throw new OutboundError('elsewhere');
  return next;
}

/** Rejects with OutboundError `timeout` once the signal aborts. */
export const timedOut = (signal: AbortSignal): Promise<never> =>
  once(signal, 'abort').then(() => {
    throw new OutboundError('timeout');
  });

function reasonOf({ code }: NodeJS.ErrnoException): OutboundError {
  return new OutboundError(/CERT|TLS|SSL|SIGNATURE|ISSUER/i.test(code ?? '') ? 'certificate' : 'unreachable');
}

/** The address to connect to; throws OutboundError when one of the host's addresses or the port is not allowed. */
export async function checkedAddress(url: URL): Promise<string> {
  const { ports, resolve, isAllowed } = outboundPolicy();
  const port = Number(url.port) || (url.protocol === 'https:' ? 443 : 80);
  if (ports !== 'any' && !ports.includes(port)) throw new OutboundError('port');
  const addresses = await addressesOf(url, resolve);
  const [first] = addresses;
  if (first === undefined || !addresses.every((address) => isAllowed(address))) throw new OutboundError('not_found');
  return first;
}

/** The address of a host that the operator trusts, wherever it is; throws OutboundError when there is none. */
export async function trustedAddress(url: URL): Promise<string> {
  const [first] = await addressesOf(url, outboundPolicy().resolve);
  if (first === undefined) throw new OutboundError('not_found');
  return first;
}

async function addressesOf({ hostname }: URL, resolve: (host: string) => Promise<string[]>): Promise<string[]> {
  const host = hostname.replace(/^\[|\]$/g, '');
  return isIP(host) ? [host] : resolve(host).catch(() => []);
}
