import { oneAtATime } from '../one-at-a-time.ts';
import { warnOfLimits } from './warn-of-limits.ts';

const WARN_EVERY_MS = 10 * 60_000;

/** Tells owners whose plan is nearly used up, by email and by webhooks, until the function returned is called. */
export function watchLimits(): () => Promise<void> {
  const warning = oneAtATime(warnOfLimits, 'the limits of plans could not be checked');
  const timer = setInterval(warning.run, WARN_EVERY_MS).unref();
  warning.run();
  return async () => {
    clearInterval(timer);
    await warning.over();
  };
}
