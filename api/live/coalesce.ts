import { Repeater, SlidingBuffer } from '@repeaterjs/repeater';

/** How often a stream delivers, and when it ends. */
export interface Pace {
  /** Shortest time between two deliveries, milliseconds. */
  interval: number;
  endsAt: Date;
}

/** Longest delay of setTimeout. */
const LONGEST_TIMER_MS = 2_147_483_647;

/** Delay until a time for a timer, milliseconds; 0 when it has passed. */
export const timeUntil = (time: Date): number => Math.min(Math.max(time.getTime() - Date.now(), 0), LONGEST_TIMER_MS);

/** Collects events between two deliveries. */
interface Batch<Event> {
  add(event: Event): void;
}

/** For subscribers that read everything again anyway. */
const nothing: Batch<unknown> = { add() {} };

/**
 * Delivers the batch at once, and then after events of the source, but never twice within the interval: events in between
 * are added to the batch and delivered together at the interval's end. Completes at `endsAt`, and leaves no timer or
 * listener behind.
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
      const first = source.next(); // subscribes now, so that no event between reading and listening is missed
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
