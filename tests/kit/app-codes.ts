// What an app on a phone shows.
import { Secret, TOTP } from 'otpauth';

/** The code of an app; `ahead` counts in steps of 30 seconds, of which the server takes the next and the last. */
export const codeOf = (secret: string, ahead = 0): string =>
  TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: Date.now() + ahead * 30_000 });
