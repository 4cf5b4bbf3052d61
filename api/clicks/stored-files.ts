/** Keeps journal files that are stored for a while: a database that lost its last commits is given their clicks again. */
export class StoredFiles {
  readonly #keepMs: number;
  /** When each file was first seen to be stored. */
  #storedAt = new Map<number, number>();

  constructor(keepMs: number) {
    this.#keepMs = keepMs;
  }

  /** Of all stored files those that have been kept for long enough. */
  ripe(files: readonly number[], now = performance.now()): number[] {
    this.#storedAt = new Map(files.map((file) => [file, this.#storedAt.get(file) ?? now]));
    return files.filter((file) => now - this.#storedAt.get(file)! >= this.#keepMs);
  }
}
