import { useEffect } from 'react';
import { todayIn } from './days.ts';

/** Every zone's days begin at a whole quarter of an hour. */
const QUARTER_MS = 15 * 60_000;

const nextQuarter = (now: number) => (Math.floor(now / QUARTER_MS) + 1) * QUARTER_MS;

/** Reads the figures again when a day begins in a zone; also where the computer slept at midnight. */
export function useMidnight(timeZone: string, refresh: () => void): void {
  useEffect(() => {
    let known = todayIn(timeZone);
    let timer: ReturnType<typeof setTimeout>;
    const look = () => {
      const today = todayIn(timeZone);
      if (today !== known) refresh();
      known = today;
      clearTimeout(timer);
      timer = setTimeout(look, nextQuarter(Date.now()) - Date.now());
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [timeZone, refresh]);
}
