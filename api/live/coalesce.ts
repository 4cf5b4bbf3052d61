import { Repeater, SlidingBuffer } from '@repeaterjs/repeater';

/** How often a stream may deliver, and when it ends by itself. */
export interface Pace {
  /** Milliseconds between two deliveries at least. */
  interval: number;
  endsAt: Date;
}

/** setTimeout cannot wait longer. */
const LONGEST_TIMER_MS = 2_147_483_647;

/**
 * Delivers at once, then whenever the source has something, but never twice within the interval: what comes in between
 * is delivered together at the interval's end. Completes at `endsAt`; leaves no timer or listener behind.
 */
export function coalesce(source: Repeater<unknown>, { interval, endsAt }: Pace): Repeater<true> {
  return new Repeater<true>(async (push, stop) => {
    let timer: NodeJS.Timeout | undefined;
    let isWaiting = false;
    const deliver = () => {
      isWaiting = false;
      void push(true);
      timer = setTimeout(() => {
        timer = undefined;
        if (isWaiting) deliver();
      }, interval);
    };
    const lifetime = Math.min(Math.max(endsAt.getTime() - Date.now(), 0), LONGEST_TIMER_MS);
    const end = setTimeout(stop, lifetime);
    void stop.then(() => source.return());
    try {
      const first = source.next(); // listens from here on, so that nothing is missed between reading and listening
      deliver();
      for (let event = await first; !event.done; event = await source.next()) {
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
