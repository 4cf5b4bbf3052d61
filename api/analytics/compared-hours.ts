import { daysBetween } from '../common/days.ts';
import type { DayRange } from '../figures/contract/period.ts';
import { addCounts, type HourPoint, type SeriesPoint } from './series.ts';

const HOURS = 24;

/**
 * The compared hours in the order of the hours shown, each the same hour of the same day of its period; later hours
 * follow. What the clocks skip on one side is added to the hour before; what they repeat is compared with once.
 */
export function compareHours(
  { days, comparedShown }: { days: DayRange; comparedShown: DayRange },
  shown: readonly HourPoint[],
  compared: readonly HourPoint[],
): (SeriesPoint | null)[] {
  if (days.span) return shown.map((_hour, index) => compared[index] ?? null);
  const shownKey = keysOf(days);
  const comparedKey = keysOf(comparedShown);
  const places = new Map<number, number>();
  for (const [index, hour] of shown.entries()) if (!places.has(shownKey(hour))) places.set(shownKey(hour), index);
  const lastShown = shown.length ? shownKey(shown.at(-1)!) : -1;
  const result: (SeriesPoint | null)[] = shown.map(() => null);
  let place = 0;
  for (const hour of compared) {
    const key = comparedKey(hour);
    if (key > lastShown && !places.has(key)) places.set(key, result.length);
    place = places.get(key) ?? place;
    const known = result[place];
    if (known) addCounts(known, hour);
    else result[place] = { ...hour };
  }
  return result;
}

/** Tells the hours of a range by the number of their day and their hour on its clocks. */
function keysOf({ from, to }: DayRange): (hour: HourPoint) => number {
  const numbers = new Map(daysBetween(from, to).map((day, index) => [day, index]));
  return ({ date, hour }) => (numbers.get(date) ?? 0) * HOURS + hour;
}
