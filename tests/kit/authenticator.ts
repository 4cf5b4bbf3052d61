// An authenticator of WebAuthn, as phones and security keys have one: ES256, with user verification.
import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';
import { PUBLIC_ORIGIN } from './browser.ts';

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();
const text = (bytes: Uint8Array | string) => Buffer.from(bytes).toString('base64url');

/** Flags of the authenticator's data. */
const USER_PRESENT = 1;
const USER_VERIFIED = 4;
const NEW_CREDENTIAL = 64;

/** What somebody who attacks does differently. */
export interface Tricks {
  origin?: string;
  rpId?: string;
  challenge?: string;
  /** Whether it made sure of its user; true when left out. */
  isVerified?: boolean;
  /** What the data say of the counter; one more than before when left out. */
  counter?: number;
  userHandle?: string;
  fmt?: string;
}

export class Authenticator {
  readonly id: string;
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  #userHandle = '';
  #counter = 0;

  /** `idBytes` is the length of its id; WebAuthn allows 1,023. */
  constructor(idBytes = 16) {
    this.id = text(randomBytes(idBytes));
  }

  /** Makes a passkey, as navigator.credentials.create does. */
  create(options: { challenge: string; rp: { id?: string }; user: { id: string } }, tricks: Tricks = {}) {
    this.#userHandle = options.user.id;
    const client = clientData('webauthn.create', { challenge: options.challenge, ...tricks });
    const id = Buffer.from(this.id, 'base64url');
    const length = Buffer.alloc(2);
    length.writeUInt16BE(id.length);
    const attested = Buffer.concat([Buffer.alloc(16), length, id, coseOf(this.#keys.publicKey)]);
    const authData = Buffer.concat([this.#data(options.rp.id!, NEW_CREDENTIAL, tricks), attested]);
    const attestation = new Map<string, string | Map<string, string> | Uint8Array>([
      ['fmt', tricks.fmt ?? 'none'],
      ['attStmt', new Map<string, string>()],
      ['authData', Uint8Array.from(authData)],
    ]);
    const response = { clientDataJSON: text(client), attestationObject: text(isoCBOR.encode(attestation)) };
    return { id: this.id, rawId: this.id, type: 'public-key', response: { ...response, transports: ['internal'] } };
  }

  /** Signs a challenge, as navigator.credentials.get does. */
  get({ challenge, rpId }: { challenge: string; rpId: string }, tricks: Tricks = {}) {
    const client = clientData('webauthn.get', { challenge, ...tricks });
    const data = this.#data(rpId, 0, tricks);
    const signature = sign('sha256', Buffer.concat([data, sha256(client)]), this.#keys.privateKey);
    const response = {
      ...{ clientDataJSON: text(client), authenticatorData: text(data), signature: text(signature) },
      userHandle: tricks.userHandle ?? this.#userHandle,
    };
    return { id: this.id, rawId: this.id, type: 'public-key', response };
  }

  #data(rpId: string, more: number, { rpId: other, isVerified = true, counter }: Tricks): Buffer {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter ?? ++this.#counter);
    const flags = USER_PRESENT | more | (isVerified ? USER_VERIFIED : 0);
    return Buffer.concat([sha256(other ?? rpId), Buffer.from([flags]), count]);
  }
}

const clientData = (type: string, { challenge, origin = PUBLIC_ORIGIN }: Tricks) =>
  Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

/** A public key of P-256 for COSE (RFC 9053): its kind, ES256, its curve and its point. */
function coseOf(key: KeyObject): Buffer {
  const { x, y } = key.export({ format: 'jwk' });
  const bytes = (part: string) => Uint8Array.from(Buffer.from(part, 'base64url'));
  const cose = new Map<number, number | Uint8Array>([
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, bytes(x!)],
    [-3, bytes(y!)],
  ]);
  return Buffer.from(isoCBOR.encode(cose));
}
