import { noteExpired } from './expiry.ts';
import { callPublic } from './http.ts';
import { Refusal } from './request-error.ts';
import {
  clearSession,
  formerRefreshToken,
  isFresh,
  readTokens,
  readUser,
  timeLeft,
  writeTokens,
  type Tokens,
} from './storage.ts';

const LOCK = 'footbridge-refresh';
let running: Promise<Tokens | null> | null = null;

/** One tab at a time; without Web Locks (plain http on a LAN) each tab refreshes for itself. */
function alone<T>(work: () => Promise<T>): Promise<T> {
  return navigator.locks ? navigator.locks.request(LOCK, work) : work();
}

async function renew(refused: string): Promise<Tokens | null> {
  const tokens = readTokens();
  if (!tokens) return null;
  // Another tab, or an earlier request of this one, was faster.
  if (tokens.access_token !== refused) return tokens;
  try {
    const username = readUser()?.cognito_sub;
    const former = formerRefreshToken();
    const renewed = await callPublic<Tokens>('/api/auth/refresh', {
      ...(former && { refresh_token: former }),
      ...(username && { username }),
    });
    if (!readTokens()) return null; // signed out meanwhile
    writeTokens(renewed);
    return readTokens();
  } catch (error) {
    if (isOver(error)) return null;
    throw error;
  }
}

/** The server said no, as opposed to being out of reach, busy or behind a proxy that says no. */
const isOver = (error: unknown) => error instanceof Refusal && error.status === 400 && error.code !== 'RATE_LIMITED';

/**
 * Renews the session whose access token was refused or is about to end; parallel callers and other tabs share one
 * call. Returns null when the session is over, throws RequestError when the server cannot be reached.
 */
export function refreshSession(refused: string): Promise<Tokens | null> {
  running ??= alone(() => renew(refused)).finally(() => {
    running = null;
  });
  return running;
}

/** Moves the refresh token that an earlier version stored into the cookie; it stays where the server cannot be reached. */
export async function moveRefreshToken(): Promise<void> {
  const tokens = readTokens();
  if (tokens && formerRefreshToken()) await refreshSession(tokens.access_token).catch(() => {});
}

/**
 * An access token with more than 5 minutes left, renewed when necessary. Returns null, and forgets the session, when
 * there is none; throws RequestError when the token has ended and the server cannot be reached.
 */
export async function freshToken(): Promise<string | null> {
  const tokens = readTokens();
  if (!tokens) return null;
  if (isFresh(tokens)) return tokens.access_token;
  try {
    const renewed = await refreshSession(tokens.access_token);
    if (!renewed) {
      noteExpired();
      clearSession();
    }
    return renewed?.access_token ?? null;
  } catch (error) {
    if (timeLeft(tokens) > 0) return tokens.access_token;
    throw error;
  }
}
