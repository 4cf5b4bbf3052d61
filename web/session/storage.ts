import type { StoredPreferences } from './preferences.ts';

/** The signed-in person as the server describes them; kept in local storage. */
export interface StoredUser {
  cognito_sub: string;
  first_name: string;
  subscription_tier: string;
  /** Missing from what earlier versions stored. */
  preferences?: StoredPreferences;
}

export interface Tokens {
  access_token: string;
  refresh_token: string;
  /** ISO 8601. */
  expires_at: string;
}

const ACCESS = 'access_token';
const REFRESH = 'refresh_token';
const EXPIRY = 'token_expiry';
const USER = 'user';
/** An access token with less life left than this is renewed before it is used. */
const FRESHNESS_MARGIN_MS = 5 * 60 * 1000;

/** The stored tokens, or null when there are none. */
export function readTokens(): Tokens | null {
  const access_token = localStorage.getItem(ACCESS);
  const expires_at = localStorage.getItem(EXPIRY);
  if (!access_token || !expires_at) return null;
  return { access_token, refresh_token: localStorage.getItem(REFRESH) ?? '', expires_at };
}

/** Replaces the stored tokens. A refresh may leave the refresh token as it was. */
export function writeTokens(tokens: Omit<Tokens, 'refresh_token'> & { refresh_token?: string | null }): void {
  localStorage.setItem(EXPIRY, tokens.expires_at);
  if (tokens.refresh_token) localStorage.setItem(REFRESH, tokens.refresh_token);
  localStorage.setItem(ACCESS, tokens.access_token);
}

export const writeUser = (user: StoredUser) => localStorage.setItem(USER, JSON.stringify(user));

/** The stored user, or null when there is none or it cannot be read. */
export function readUser(): StoredUser | null {
  try {
    return JSON.parse(localStorage.getItem(USER) ?? 'null') as StoredUser | null;
  } catch {
    return null;
  }
}

/** Forgets tokens and user; other keys stay. */
export function clearSession(): void {
  [ACCESS, REFRESH, EXPIRY, USER].forEach((key) => localStorage.removeItem(key));
}

/** Milliseconds until the access token ends; negative once it has. */
export const timeLeft = (tokens: Tokens, now = Date.now()) => Date.parse(tokens.expires_at) - now;

/** Whether the person counts as signed in: more than 5 minutes are left. */
export const isFresh = (tokens: Tokens, now = Date.now()) => timeLeft(tokens, now) > FRESHNESS_MARGIN_MS;

/** Calls back when another tab signs out. */
export function onSignedOutElsewhere(listener: () => void): void {
  window.addEventListener('storage', (event) => {
    if ((event.key === ACCESS || event.key === null) && !localStorage.getItem(ACCESS)) listener();
  });
}
