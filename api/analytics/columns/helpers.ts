import { join } from 'node:path';
import type { Counted } from './count.ts';
import type { Segment } from './directory.ts';
import type { Question } from './question.ts';
import { Thread } from './thread.ts';
import type { Helping, WorkerSettings } from './worker-messages.ts';

/** Threads that count some of the segments while this one counts the others. */
export class Helpers {
  readonly #threads: Thread<Helping['asked'], Helping['answered']>[];

  /** Starts them. */
  constructor(settings: WorkerSettings) {
    const file = join(import.meta.dirname, 'helper.ts');
    this.#threads = Array.from(
      { length: settings.helpers },
      () => new Thread(file, () => ({ ...settings, helpers: 0 })),
    );
    for (const thread of this.#threads) thread.start();
  }

  /** What the helpers counted of their shares. Throws what they throw, SegmentGone by its name. */
  async count(question: Question, segments: readonly Segment[]): Promise<Counted[]> {
    if (!question.asks.length) return [];
    const counting = this.#threads.map((thread, index) => {
      const share = this.#share(index + 1, segments);
      return share.length ? thread.ask({ question, segments: share }) : null;
    });
    return (await Promise.all(counting)).filter((counted) => counted !== null);
  }

  /** What is left for the thread they help. */
  ownShare(segments: readonly Segment[]): Segment[] {
    return this.#share(0, segments);
  }

  /** Has them forget what they have in memory of an owner. */
  forget(ownerId: number): void {
    for (const thread of this.#threads) void thread.ask({ forget: ownerId }).catch(() => {}); // ended: has nothing either
  }

  async end(): Promise<void> {
    await Promise.all(this.#threads.map((thread) => thread.end()));
  }

  /** Always the same for a segment: whoever counted it once has it in memory. */
  #share(index: number, segments: readonly Segment[]): Segment[] {
    const threads = this.#threads.length + 1;
    return segments.filter(({ firstDay, part }) => (monthNumber(firstDay) + part) % threads === index);
  }
}

/** Months beside each other have numbers beside each other. */
function monthNumber(day: string): number {
  return Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));
}
