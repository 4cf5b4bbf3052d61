import { createHmac } from 'node:crypto';
import { Lru } from './lru.ts';

const MOST_KEPT = 10_000;

/** The signatures of a text by every key of a ring, base64url, the one to give first. */
export const signaturesOf = (keys: readonly Buffer[], text: string): string[] =>
  keys.map((key) => createHmac('sha256', key).update(text).digest('base64url'));

/** Signatures of texts by every key of a ring, base64url. Those that are asked for again are not made again. */
export class KeptSignatures {
  #keys: readonly Buffer[];
  #kept = new Lru<string, string[]>(MOST_KEPT);

  constructor(key: Buffer) {
    this.#keys = [key];
  }

  /** Replaces the keys: the first signs, all are accepted. */
  useKeys(keys: readonly Buffer[]): void {
    this.#keys = keys;
    this.#kept = new Lru(MOST_KEPT);
  }

  /** The signatures that are accepted of a text, the one to give first. */
  of(text: string): string[] {
    return this.#kept.getOrMake(text, () => signaturesOf(this.#keys, text));
  }
}
