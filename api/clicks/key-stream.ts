import { createCipheriv, type Cipheriv, type KeyObject } from 'node:crypto';

const BLOCK_BYTES = 16;

/** The counter block of AES-CTR at which a place in the stream begins (NIST SP 800-38A, 6.5). */
function counterBlock(place: number): Buffer {
  const block = Buffer.alloc(BLOCK_BYTES);
  block.writeUInt32BE(Math.floor(place / BLOCK_BYTES), BLOCK_BYTES - 4);
  return block;
}

/**
 * What the records of one journal file are encrypted with: the stream that AES-256-CTR makes of the file's key. One cipher
 * serves all frames that follow each other: making one for each would take longer than encrypting it.
 */
export class KeyStream {
  readonly #key: KeyObject;
  #cipher: Cipheriv | null = null;
  #place = 0;

  constructor(key: KeyObject) {
    this.#key = key;
  }

  /** Bytes of the stream that are used up. */
  get place(): number {
    return this.#place;
  }

  /** Encrypts bytes, or decrypts them, with the stream from `place` on, in bytes; nothing may be encrypted at one place twice. */
  apply(bytes: Buffer, place = this.#place): Buffer {
    const cipher = place === this.#place && this.#cipher ? this.#cipher : this.#openAt(place);
    this.#place = place + bytes.length;
    return cipher.update(bytes);
  }

  #openAt(place: number): Cipheriv {
    const cipher = createCipheriv('aes-256-ctr', this.#key, counterBlock(place));
    cipher.update(Buffer.alloc(place % BLOCK_BYTES));
    return (this.#cipher = cipher);
  }
}
