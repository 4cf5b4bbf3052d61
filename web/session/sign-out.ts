import { paths } from '../paths.ts';
import { forgetDrafts } from './drafts.ts';
import { forgetExpired } from './expiry.ts';
import { goTo, prepareToLeave } from './go-to.ts';
import { callPublic } from './http.ts';
import { clearSession, formerRefreshToken, readTokens } from './storage.ts';

const FLAG = 'signed_out';

/** Ends the session here, at the server and at the provider, as far as each can be reached. */
export async function signOut(): Promise<void> {
  const isSignedIn = readTokens() !== null;
  const former = formerRefreshToken();
  prepareToLeave();
  markSignedOut();
  clearSession();
  goTo((isSignedIn && (await providerLogout(former))) || paths.login);
}

async function providerLogout(former: string | null): Promise<string | null> {
  try {
    const { logout_url } = await callPublic<{ logout_url: string | null }>('/api/auth/logout', {
      ...(former && { refresh_token: former }),
    });
    return logout_url;
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
