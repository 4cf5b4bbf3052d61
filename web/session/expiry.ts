/** Whether this tab's session ended by itself: the sign-in page then says so instead of going on to the provider. */
const KEY = 'session_expired';

/** Notes that the session ended without the person wanting it. */
export const noteExpired = () => sessionStorage.setItem(KEY, '1');

/** Whether the session ended by itself. */
export const hasExpired = () => sessionStorage.getItem(KEY) !== null;

/** Records that the person signs in again. */
export const forgetExpired = () => sessionStorage.removeItem(KEY);
