/** Counts that each of several processes keeps by keys, and what it is to know of those that the others keep. */
export class SharedCounts {
  readonly #counts = new Map<string, Map<number, number>>();
  readonly #tell: (process: number, key: string, elsewhere: number) => void;

  /** `tell` tells a process what all others count together under a key. */
  constructor(tell: (process: number, key: string, elsewhere: number) => void) {
    this.#tell = tell;
  }

  /** A process counts so many under a key now. */
  set(process: number, key: string, count: number, processes: readonly number[]): void {
    const counts = this.#counts.get(key) ?? new Map<number, number>();
    if (count) counts.set(process, count);
    else counts.delete(process);
    if (counts.size) this.#counts.set(key, counts);
    else this.#counts.delete(key);
    for (const other of processes) if (other !== process) this.#tellOf(other, key, counts);
  }

  /** Tells a process that has just begun everything that the others count. */
  greet(process: number): void {
    for (const [key, counts] of this.#counts) this.#tellOf(process, key, counts);
  }

  /** A process has ended, and what it counted with it. */
  forget(process: number, processes: readonly number[]): void {
    for (const [key, counts] of [...this.#counts]) if (counts.has(process)) this.set(process, key, 0, processes);
  }

  #tellOf(process: number, key: string, counts: ReadonlyMap<number, number>): void {
    let elsewhere = 0;
    for (const [other, count] of counts) if (other !== process) elsewhere += count;
    this.#tell(process, key, elsewhere);
  }
}
