import { randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { config } from '../../common/config.ts';
import { decryptFor, encryptFor } from '../../secrets/encryption.ts';
import { SECOND_STEP_DIGITS } from '../../common/input-limits.ts';

/** The only form that every app knows (RFC 6238): six digits by SHA-1, new ones every 30 seconds. */
const FORM = { algorithm: 'SHA1', digits: SECOND_STEP_DIGITS, period: 30 } as const;
/** Codes of the neighbouring 30 seconds are accepted as well, as RFC 6238 (5.2) recommends. */
const WINDOW = 1;
/** 160 bits, as RFC 4226 (4) recommends. */
const SECRET_BYTES = 20;
const PURPOSE = 'second-step';

/** A new secret that the app and the server share. */
export const makeSecret = (): Buffer => randomBytes(SECRET_BYTES);

/** The form in which a secret is stored. */
export const encryptSecret = (secret: Uint8Array) => encryptFor(PURPOSE, secret);
/** A stored secret; throws when it was not encrypted here. */
export const decryptSecret = (stored: Uint8Array) => decryptFor(PURPOSE, stored);

const shared = (secret: Uint8Array) => new Secret({ buffer: Uint8Array.from(secret).buffer });

/** A secret as people type it into an app, in base32, and as the QR code has it. */
export function setupOf(secret: Uint8Array, email: string): { secret: string; uri: string } {
  const issuer = `Footbridge (${new URL(config.publicOrigin).hostname})`;
  const totp = new TOTP({ ...FORM, issuer, label: email, secret: shared(secret) });
  return { secret: totp.secret.base32, uri: totp.toString() };
}

/** The 30 seconds, counted since 1970, whose code this is; null for a code that is not right now. */
export function stepOfCode(code: string, secret: Uint8Array, now = Date.now()): number | null {
  const delta = TOTP.validate({ ...FORM, token: code, secret: shared(secret), timestamp: now, window: WINDOW });
  return delta === null ? null : TOTP.counter({ period: FORM.period, timestamp: now }) + delta;
}
