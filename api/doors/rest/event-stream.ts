import { PassThrough } from 'node:stream';
import { once } from 'node:events';

/** How open event streams are kept; tests may hurry. */
export const pace = {
  /** After so much silence a comment or a position follows, milliseconds. */
  quietMs: 12_000,
  /** A reader that takes nothing for so long is cut off, milliseconds. */
  stalledMs: 30_000,
};

/** How long EventSource waits before it connects again, milliseconds. */
const RECONNECT_MS = 2_000;

/** An event for its readers. */
export interface SentEvent {
  name: string;
  /** What Last-Event-ID names to go on after it; null leaves the one before. */
  id: string | null;
  data: unknown;
}

const textOf = ({ name, id, data }: SentEvent) =>
  `${id === null ? '' : `id: ${id}\n`}event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;

/** Server-sent events for one reader, of which memory never holds more than what was sent at once. */
export class EventStream {
  /** What the response consists of. */
  readonly body = new PassThrough();
  readonly #whenQuiet: () => SentEvent | null;
  readonly #quiet: NodeJS.Timeout;
  #stalled: NodeJS.Timeout | undefined;

  /** `whenQuiet` makes an event for a quiet time; null for a comment. */
  constructor(whenQuiet: () => SentEvent | null = () => null) {
    this.#whenQuiet = whenQuiet;
    this.#quiet = setInterval(() => this.#breakSilence(), pace.quietMs);
    this.body.on('drain', () => this.#moves());
    this.body.once('close', () => {
      clearInterval(this.#quiet);
      this.#moves();
    });
    this.body.on('error', () => {}); // the reader has left
    this.#write(`retry: ${RECONNECT_MS}\n\n`);
  }

  /** Sends events together, and resolves once the reader takes them or has left. */
  async send(events: readonly SentEvent[]): Promise<void> {
    if (!events.length || this.body.destroyed) return;
    this.#quiet.refresh();
    if (this.#write(events.map(textOf).join(''))) return;
    const left = once(this.body, 'close');
    await Promise.race([once(this.body, 'drain'), left]).catch(() => {});
  }

  /** Ends the stream after what was sent. */
  end(): void {
    clearInterval(this.#quiet);
    this.body.end();
  }

  #write(text: string): boolean {
    const isTaken = this.body.write(text);
    if (!isTaken)
      this.#stalled ??= setTimeout(() => this.body.destroy(new Error('The reader is too slow.')), pace.stalledMs);
    return isTaken;
  }

  #moves(): void {
    clearTimeout(this.#stalled);
    this.#stalled = undefined;
  }

  #breakSilence(): void {
    if (this.body.writableNeedDrain || this.body.writableEnded) return;
    const event = this.#whenQuiet();
    this.#write(event ? textOf(event) : ':\n\n');
  }
}
