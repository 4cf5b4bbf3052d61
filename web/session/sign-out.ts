import { paths } from '../paths.ts';
import { forgetDrafts } from './drafts.ts';
import { forgetExpired } from './expiry.ts';
import { goTo } from './go-to.ts';
import { request } from './http.ts';
import { clearSession, readTokens } from './storage.ts';

const FLAG = 'signed_out';

/** Ends the session here, at the server and at the provider, as far as each can be reached. */
export async function signOut(): Promise<void> {
  const tokens = readTokens();
  markSignedOut();
  clearSession();
  goTo((tokens && (await providerLogout(tokens.access_token, tokens.refresh_token))) ?? paths.login);
}

async function providerLogout(accessToken: string, refreshToken: string): Promise<string | null> {
  try {
    const response = await request('/api/auth/logout', {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${accessToken}` },
      body: JSON.stringify({ refresh_token: refreshToken }),
    });
    const body = (await response.json()) as { logout_url?: string | null };
    return body.logout_url ?? null;
  } catch {
    return null; // Signed out here at least; the provider's session ends by itself.
  }
}

/** Remembers in this tab that the person left on purpose, here or in another tab, and forgets what they typed. */
export function markSignedOut(): void {
  sessionStorage.setItem(FLAG, '1');
  forgetExpired();
  forgetDrafts();
}

/** Whether the person left on purpose and should not be sent straight back to the provider. */
export const hasSignedOut = () => sessionStorage.getItem(FLAG) !== null;

/** Records that somebody is signed in again. */
export const forgetSignedOut = () => sessionStorage.removeItem(FLAG);
