import { Repeater, SlidingBuffer } from '@repeaterjs/repeater';

/** How often a stream may deliver, and when it ends by itself. */
export interface Pace {
  /** Milliseconds between two deliveries at least. */
  interval: number;
  endsAt: Date;
}

/** setTimeout cannot wait longer. */
const LONGEST_TIMER_MS = 2_147_483_647;

/** How long a timer has to wait for a moment, milliseconds; not at all where it has passed. */
export const timeUntil = (moment: Date): number =>
  Math.min(Math.max(moment.getTime() - Date.now(), 0), LONGEST_TIMER_MS);

/** Keeps what happened until somebody looks. */
interface Batch<Event> {
  add(event: Event): void;
}

/** For those who read everything again anyway. */
const nothing: Batch<unknown> = { add() {} };

/**
 * Delivers the batch at once, then whenever the source has something, but never twice within the interval: what comes
 * in between is added to the batch and delivered together at the interval's end. Completes at `endsAt`; leaves no timer
 * or listener behind.
 */
export function coalesce<Event, Kept extends Batch<Event> = Batch<Event>>(
  source: Repeater<Event>,
  { interval, endsAt }: Pace,
  batch: Kept = nothing as Kept,
): Repeater<Kept> {
  return new Repeater<Kept>(async (push, stop) => {
    let timer: NodeJS.Timeout | undefined;
    let isWaiting = false;
    const deliver = () => {
      isWaiting = false;
      void push(batch);
      timer = setTimeout(() => {
        timer = undefined;
        if (isWaiting) deliver();
      }, interval);
    };
    const end = setTimeout(stop, timeUntil(endsAt));
    void stop.then(() => source.return());
    try {
      const first = source.next(); // listens from here on, so that nothing is missed between reading and listening
      deliver();
      for (let event = await first; !event.done; event = await source.next()) {
        batch.add(event.value);
        if (timer) isWaiting = true;
        else deliver();
      }
    } finally {
      clearTimeout(timer);
      clearTimeout(end);
      stop();
    }
  }, new SlidingBuffer(1));
}
