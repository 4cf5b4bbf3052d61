/** Waits that can be cut short. */
export class Sleeper {
  #wake: (() => void) | null = null;
  #isWoken = false;

  /** Ends the wait at once, or the next one. */
  wake(): void {
    this.#isWoken = true;
    this.#wake?.();
  }

  /** Waits for so many milliseconds, or until it is woken or the signal is aborted. */
  async sleep(ms: number, signal: AbortSignal): Promise<void> {
    if (!this.#isWoken && !signal.aborted) {
      const { promise, resolve } = Promise.withResolvers<void>();
      const end = () => resolve();
      const timer = setTimeout(end, ms);
      this.#wake = end;
      signal.addEventListener('abort', end, { once: true });
      await promise;
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      this.#wake = null;
    }
    this.#isWoken = false;
  }
}
