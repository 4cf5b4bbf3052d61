import { hasExpired } from './expiry.ts';
import { wasRefusedAtOnce } from './proof.ts';
import { startSignIn } from './sign-in.ts';
import { hasSignedOut } from './sign-out.ts';
import { readTokens } from './storage.ts';

/**
 * Sends the browser on from the sign-in page to the provider. Resolves to false where that page has something to say
 * first, or the provider's address could not be loaded.
 */
export async function leaveForSignIn(search: string): Promise<boolean> {
  if (readTokens() || wasRefusedAtOnce() || hasSignedOut() || hasExpired()) return false;
  try {
    await startSignIn(new URLSearchParams(search).get('return_to') ?? '');
    return true;
  } catch {
    return false; // the page tries again and says why it fails
  }
}
