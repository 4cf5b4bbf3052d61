import { logger } from '../common/logger.ts';

/** What does not answer is asked again so late, milliseconds. */
const RETRY_MS = 1_000;

/** Whether what keeps the counts answers: while it does not, nobody waits for it. */
export class Availability {
  readonly #name: string;
  #awayUntil = 0;
  #isAway = false;

  constructor(name: string) {
    this.#name = name;
  }

  get isAway(): boolean {
    return this.#isAway;
  }

  /** Asks; rejects at once where it did not answer a moment ago. */
  async ask<Answer>(question: () => Promise<Answer>): Promise<Answer> {
    if (performance.now() < this.#awayUntil) throw new Error(`${this.#name} is away`);
    try {
      const answer = await question();
      if (this.#isAway) logger.info(`${this.#name} answers again; limits are counted by all nodes together`);
      this.#isAway = false;
      return answer;
    } catch (error) {
      this.#awayUntil = performance.now() + RETRY_MS;
      if (!this.#isAway)
        logger.warn({ err: error }, `${this.#name} does not answer; each node counts limits for itself`);
      this.#isAway = true;
      throw error;
    }
  }
}
