import { WordedError } from '../../session/request-error.ts';
/** What WebAuthn's JSON has in base64url and browsers want as bytes; not every browser reads the JSON itself. */
interface CreationOptions {
  challenge: string;
  user: { id: string; name: string; displayName: string };
  excludeCredentials?: { id: string }[];
}

const bytesOf = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replace(/-/g, '+').replace(/_/g, '/')), (one) => one.charCodeAt(0));

const textOf = (buffer: ArrayBuffer): string =>
  btoa(Array.from(new Uint8Array(buffer), (byte) => String.fromCharCode(byte)).join(''))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=+$/, '');

/** Whether this browser has passkeys. */
export const hasPasskeys = (): boolean => 'PublicKeyCredential' in window && 'credentials' in navigator;

/** Makes a passkey as the server asked for it, and resolves to its answer as JSON; rejects where the person gives up. */
export async function makePasskey(options: string): Promise<string> {
  const json = JSON.parse(options) as CreationOptions;
  const publicKey = {
    ...json,
    challenge: bytesOf(json.challenge),
    user: { ...json.user, id: bytesOf(json.user.id) },
    excludeCredentials: json.excludeCredentials?.map((one) => ({ ...one, id: bytesOf(one.id) })),
  } as unknown as PublicKeyCredentialCreationOptions;
  const made = (await navigator.credentials.create({ publicKey }).catch(refuse)) as PublicKeyCredential;
  const response = made.response as AuthenticatorAttestationResponse;
  return JSON.stringify({
    ...{ id: made.id, type: made.type, rawId: textOf(made.rawId) },
    response: {
      clientDataJSON: textOf(response.clientDataJSON),
      attestationObject: textOf(response.attestationObject),
      transports: response.getTransports?.() ?? [],
    },
  });
}

/** Says in words why the browser made none. */
function refuse(error: unknown): never {
  const isThere = error instanceof DOMException && error.name === 'InvalidStateError';
  throw new WordedError(
    isThere ? 'This device has a passkey of your account already.' : 'No passkey was made. Please try again.',
  );
}
