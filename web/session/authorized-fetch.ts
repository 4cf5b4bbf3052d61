import { paths } from '../paths.ts';
import { noteExpired } from './expiry.ts';
import { goUnlessLeaving } from './go-to.ts';
import { forgetProof, noteRefusal } from './proof.ts';
import { freshToken, refreshSession } from './refresh.ts';
import { jsonOf, refusalIn, request } from './http.ts';
import { isRefusal, Refusal } from './request-error.ts';
import { clearSession, readTokens } from './storage.ts';

/** Where to sign in, coming back to the page that is open now. */
export const loginPath = (returnTo: string) => `${paths.login}?${new URLSearchParams({ return_to: returnTo })}`;

function expire(): never {
  noteRefusal();
  if (readTokens()) noteExpired();
  clearSession();
  goUnlessLeaving(loginPath(window.location.pathname + window.location.search));
  throw new Refusal({ code: 'UNAUTHENTICATED', message: 'Authentication required' });
}

/** Whether our server refused the token, at either door; a proxy that wants a password of its own did not. */
const isTokenRefused = async (response: Response): Promise<boolean> =>
  isRefusal(refusalIn(await jsonOf(response)), 'UNAUTHENTICATED');

/**
 * `fetch` with the bearer token. A refused token is renewed once and the call repeated; when that fails too the
 * session is cleared and the browser goes to sign in. Throws RequestError when there is no response.
 */
export async function authorizedFetch(input: string, init: RequestInit = {}): Promise<Response> {
  const send = (token: string) => {
    const headers = new Headers(init.headers);
    headers.set('authorization', `Bearer ${token}`);
    return request(input, { ...init, headers });
  };
  const token = await freshToken();
  if (!token) return expire();
  const first = await send(token);
  if (!(await isTokenRefused(first))) return taken(first);
  const renewed = await refreshSession(token);
  if (!renewed) return expire();
  const second = await send(renewed.access_token);
  return (await isTokenRefused(second)) ? expire() : taken(second);
}

function taken(response: Response): Response {
  if (response.ok) forgetProof();
  return response;
}
