import { decrypt, encrypt } from '../common/aes.ts';
import { keyRing } from './key-ring.ts';
import type { EncryptingPurpose } from './encrypted-columns.ts';

/** Encrypts bytes with the installation's secret for a purpose: what one purpose encrypts, no other can read. */
export async function encryptFor(purpose: EncryptingPurpose, bytes: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  return encrypt(bytes, (await keyRing.of(purpose)).current);
}

/** The bytes that were encrypted for a purpose, also with a secret that was rotated; throws when that was not done here. */
export async function decryptFor(purpose: EncryptingPurpose, stored: Uint8Array): Promise<Buffer> {
  const secrets = await keyRing.of(purpose);
  const known = tryAll(stored, secrets.all);
  if (known) return known;
  await keyRing.refresh(); // it was rotated a few seconds ago
  return tryAll(stored, secrets.all) ?? decrypt(stored, secrets.current);
}

function tryAll(stored: Uint8Array, secrets: readonly Buffer[]): Buffer | null {
  for (const secret of secrets) {
    try {
      return decrypt(stored, secret);
    } catch {
      // another one may have encrypted it
    }
  }
  return null;
}
