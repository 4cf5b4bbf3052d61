import { Repeater, SlidingBuffer } from '@repeaterjs/repeater';
import { localHour } from '../common/local-time.ts';

/** Every zone's days begin at a whole quarter of an hour. */
const QUARTER_MS = 15 * 60_000;

/** What is told at the next quarter; one timer serves all of it. */
const listeners = new Set<() => void>();
let timer: NodeJS.Timeout | undefined;

function arm(): void {
  const quarter = (Math.floor(Date.now() / QUARTER_MS) + 1) * QUARTER_MS;
  timer = setTimeout(() => {
    // A timer may be early by the system's clock; the next one is then due at once.
    arm();
    for (const listener of listeners) listener();
  }, quarter - Date.now()).unref();
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  if (listeners.size === 1) arm();
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) clearTimeout(timer);
  };
}

/** Delivers the new day, YYYY-MM-DD, whenever one begins in a zone. */
export function midnights(timeZone: string): Repeater<string> {
  return new Repeater<string>(async (push, stop) => {
    const today = () => localHour(timeZone, Date.now()).day;
    let known = today();
    const leave = listen(() => {
      if (known === today()) return;
      known = today();
      void push(known);
    });
    await stop;
    leave();
  }, new SlidingBuffer(1));
}
