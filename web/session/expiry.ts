/** Whether this browser's session ended by itself: sign-in pages then say so instead of going on to the provider. */
const KEY = 'session_expired';

/** Notes that the session ended without the person wanting it. */
export const noteExpired = () => localStorage.setItem(KEY, '1');

/** Whether the session ended by itself. */
export const hasExpired = () => localStorage.getItem(KEY) !== null;

/** Records that the person signed in again, or left on purpose. */
export const forgetExpired = () => localStorage.removeItem(KEY);
