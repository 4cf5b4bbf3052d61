import { hasExpired } from './expiry.ts';
import { goTo } from './go-to.ts';
import { forgetProof, wasRefusedAtOnce } from './proof.ts';
import { freshToken } from './refresh.ts';
import { safeReturnPath, startSignIn } from './sign-in.ts';
import { forgetSignedOut, hasSignedOut } from './sign-out.ts';

const REFUSED =
  'You signed in, but the server did not accept it. Please try again later, or ask the operator of this server.';
const messageOf = (error: unknown) =>
  error instanceof Error ? error.message : 'Authentication failed. Please try again.';

/** What the page says to somebody who is not sent on at once. */
interface Notice {
  heading: string;
  lead: string;
  failure: string | null;
}

const failed = (failure: string): Notice => ({
  heading: 'Sign-in failed',
  lead: 'Sign in to manage your links.',
  failure,
});
const expired: Notice = { heading: 'Your session has expired', lead: 'Sign in to continue.', failure: null };
const signedOut: Notice = { heading: 'You are signed out', lead: 'Sign in to manage your links.', failure: null };

/**
 * Sends the browser on to the provider, or back to the page it came from if somebody is signed in. Stays where the
 * person has just signed out, the session has expired or signing in failed, and says so.
 */
export async function openLogin(search: string): Promise<void> {
  const query = new URLSearchParams(search);
  const returnTo = safeReturnPath(query.get('return_to'));
  const signIn = () => {
    forgetSignedOut();
    forgetProof();
    setBusy(true);
    startSignIn(returnTo).catch((error: unknown) => show(failed(messageOf(error))));
  };
  part<HTMLButtonElement>('sign-in').addEventListener('click', signIn);
  if (query.get('anew') === '1') return signIn(); // the address that makes an operator, which works through a sign-in
  try {
    if (await freshToken()) return goTo(returnTo);
    if (wasRefusedAtOnce()) return show(failed(REFUSED));
    if (hasExpired()) return show(expired);
    if (hasSignedOut()) return show(signedOut);
    await startSignIn(returnTo);
  } catch (error) {
    show(failed(messageOf(error)));
  }
}

const part = <T extends HTMLElement>(id: string) => document.getElementById(id) as T;

function setBusy(isBusy: boolean): void {
  const button = part<HTMLButtonElement>('sign-in');
  button.disabled = isBusy;
  button.ariaBusy = String(isBusy);
}

function show({ heading, lead, failure }: Notice): void {
  part('heading').textContent = heading;
  part('lead').textContent = lead;
  part('problem').hidden = !failure;
  part('problem').textContent = failure;
  part('sign-in').textContent = failure ? 'Try again' : 'Sign in';
  part('sign-in').hidden = false;
  setBusy(false);
}
