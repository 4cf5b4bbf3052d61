/** What local storage keeps of the signed-in person. */
export interface StoredUser {
  cognito_sub: string;
  first_name: string;
}

export interface Tokens {
  access_token: string;
  /** ISO 8601. */
  expires_at: string;
}

const ACCESS = 'access_token';
/** Where versions before 1.0 kept the refresh token, which a cookie holds now that no script can read. */
const FORMER_REFRESH = 'refresh_token';
const EXPIRY = 'token_expiry';
const USER = 'user';
/** An access token with less life left than this is renewed before it is used. */
const FRESHNESS_MARGIN_MS = 5 * 60 * 1000;

/** The stored tokens, or null when there are none. */
export function readTokens(): Tokens | null {
  const access_token = localStorage.getItem(ACCESS);
  const expires_at = localStorage.getItem(EXPIRY);
  if (!access_token || !expires_at) return null;
  return { access_token, expires_at };
}

/** Replaces the stored token; the cookie that came with it holds the refresh token. */
export function writeTokens({ access_token, expires_at }: Tokens): void {
  localStorage.setItem(EXPIRY, expires_at);
  localStorage.removeItem(FORMER_REFRESH);
  localStorage.setItem(ACCESS, access_token);
}

/** The refresh token that an earlier version stored, or null. */
export const formerRefreshToken = () => localStorage.getItem(FORMER_REFRESH);

/** Keeps only what is read: the rest of what the server says goes stale here, and concerns no other script. */
export const writeUser = ({ cognito_sub, first_name }: StoredUser) =>
  localStorage.setItem(USER, JSON.stringify({ cognito_sub, first_name }));

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
  [ACCESS, FORMER_REFRESH, EXPIRY, USER].forEach((key) => localStorage.removeItem(key));
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
