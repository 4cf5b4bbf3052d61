interface JournalFile {
  folder: string;
  file: number;
}

const nameOf = ({ folder, file }: JournalFile) => `${folder}/${file}`;

/** Keeps journal files that are stored for a while: a database that lost its last commits is given their clicks again. */
export class StoredFiles {
  readonly #keepMs: number;
  /** When each file was first seen to be stored. */
  #storedAt = new Map<string, number>();

  constructor(keepMs: number) {
    this.#keepMs = keepMs;
  }

  /** Of all stored files those that have been kept for long enough. */
  ripe<File extends JournalFile>(files: readonly File[], now = performance.now()): File[] {
    this.#storedAt = new Map(files.map((file) => [nameOf(file), this.#storedAt.get(nameOf(file)) ?? now]));
    return files.filter((file) => now - this.#storedAt.get(nameOf(file))! >= this.#keepMs);
  }
}
