/**
 * Whether the server has ever answered with the session this tab has signed in to: nothing stored means that it has.
 */
const KEY = 'sign_in_proof';

/** Notes that a sign-in has just ended well, and the session is still to be used. */
export const awaitProof = () => sessionStorage.setItem(KEY, 'awaited');

/** Records that the server accepted the session, or that the person starts again. */
export const forgetProof = () => sessionStorage.removeItem(KEY);

/** Notes that the server refused the session; where it never took it, signing in again would only go round. */
export function noteRefusal(): void {
  if (sessionStorage.getItem(KEY) === 'awaited') sessionStorage.setItem(KEY, 'refused');
}

/** Whether the session of a sign-in that had just ended well was refused. */
export const wasRefusedAtOnce = () => sessionStorage.getItem(KEY) === 'refused';
