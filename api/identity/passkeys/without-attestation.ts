import type { RegistrationResponseJSON } from '@simplewebauthn/server';

/**
 * The answer of a browser without what it says of the authenticator's make. Nobody asks for that, and to check it the library would
 * fetch addresses that stand in it. Throws where it cannot be read.
 */
export async function withoutAttestation(credential: RegistrationResponseJSON): Promise<RegistrationResponseJSON> {
  const { isoCBOR } = await import('@simplewebauthn/server/helpers');
  const bytes = Uint8Array.from(Buffer.from(credential.response.attestationObject, 'base64url'));
  const authData = isoCBOR.decodeFirst<Map<string, Uint8Array>>(bytes).get('authData');
  if (!(authData instanceof Uint8Array)) throw new TypeError('an attestation without data');
  const plain = new Map<string, string | Map<string, string> | Uint8Array>([
    ['fmt', 'none'],
    ['attStmt', new Map<string, string>()],
    ['authData', authData],
  ]);
  const attestationObject = Buffer.from(isoCBOR.encode(plain)).toString('base64url');
  return { ...credential, response: { ...credential.response, attestationObject } };
}
