import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Session } from '../../sign-in/sign-in.ts';
import { webOrigins } from '../../openid/web-client.ts';
import { config } from '../../common/config.ts';
import { UserError } from '../../common/user-error.ts';

const HEADER = 'footbridge-session';
/** Cookies know no ports, so installations on one host need names of their own. */
const NAME = ['footbridge_refresh', new URL(config.publicOrigin).port].filter(Boolean).join('_');
/** Browsers take cookies of 4,096 bytes with their names and attributes; some providers' tokens are longer. */
const PIECE_CHARACTERS = 3_500;
const MOST_PIECES = 3;
/** As long as browsers keep a cookie; the provider decides how long its token works. */
const MAX_AGE_S = 400 * 86_400;
const ATTRIBUTES = `Path=/api/auth; HttpOnly; SameSite=Strict${config.publicOrigin.startsWith('https:') ? '; Secure' : ''}`;
/** What a cookie cannot hold, and the sign that escapes it (RFC 6265, 4.1.1). */
const ESCAPED = /[^\x21\x23\x24\x26-\x2b\x2d-\x3a\x3c-\x5b\x5d-\x7e]/gu;

/** The header by which the web app has its refresh token kept in a cookie that no script can read. */
export const sessionHeaders = z.looseObject({
  [HEADER]: z
    .enum(['cookie'], 'Leave the header Footbridge-Session out, or send cookie.')
    .optional()
    .describe(
      'cookie: only for pages of this server. The refresh token is kept in a cookie that scripts cannot read, instead of the body.',
    ),
});

const nameOf = (piece: number) => (piece ? `${NAME}_${piece}` : NAME);

const isKept = ({ headers }: FastifyRequest) => headers[HEADER] !== undefined;

/**
 * Throws UserError FORBIDDEN for a page of another site that asks for the cookie. Browsers let none send the header, and send the
 * cookie for none; this holds where one does.
 */
export async function requireOwnPage(request: FastifyRequest): Promise<void> {
  const { origin } = request.headers;
  if (!isKept(request) || origin === undefined || webOrigins.includes(origin)) return;
  throw new UserError('FORBIDDEN', 'Only pages of this server can use its cookie.');
}

/** What was sent, with the refresh token of the cookie where the web app asks for that and sent none itself. */
export function withKeptToken(input: Record<string, unknown>, request: FastifyRequest): Record<string, unknown> {
  return isKept(request) ? { ...input, refreshToken: input.refreshToken ?? readToken(request) } : input;
}

/** The session as it is answered: where the web app asks for that, the cookie has its refresh token instead. */
export function handOver(session: Session, request: FastifyRequest, reply: FastifyReply): Session {
  if (!isKept(request)) return session;
  setToken(request, reply, session.refreshToken ?? '');
  return { ...session, refreshToken: null };
}

/** Removes the cookie, where the web app asks for that. */
export function forgetKeptToken(request: FastifyRequest, reply: FastifyReply): void {
  if (isKept(request)) setToken(request, reply, '');
}

/** The refresh token in the cookie of a request; undefined without one. */
function readToken(request: FastifyRequest): string | undefined {
  const cookies = cookiesOf(request);
  const pieces = Array.from({ length: MOST_PIECES }, (_, piece) => cookies.get(nameOf(piece)) ?? '');
  try {
    return decodeURIComponent(pieces.join('')) || undefined;
  } catch {
    return undefined; // not made here
  }
}

/** Sets the cookie to a refresh token; an empty one removes it. */
function setToken(request: FastifyRequest, reply: FastifyReply, token: string): void {
  const cookies = cookiesOf(request);
  const text = token.replace(ESCAPED, encodeURIComponent);
  for (let piece = 0; piece < MOST_PIECES; piece++) {
    const name = nameOf(piece);
    const value = text.slice(piece * PIECE_CHARACTERS, (piece + 1) * PIECE_CHARACTERS);
    if (value) void reply.header('set-cookie', `${name}=${value}; Max-Age=${MAX_AGE_S}; ${ATTRIBUTES}`);
    else if (cookies.has(name)) void reply.header('set-cookie', `${name}=; Max-Age=0; ${ATTRIBUTES}`);
  }
}

function cookiesOf({ headers }: FastifyRequest): Map<string, string> {
  const pairs = (headers.cookie ?? '').split(';').map((pair) => pair.trim());
  return new Map(pairs.map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]));
}
