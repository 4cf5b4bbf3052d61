import { topOf } from '../../common/top.ts';
import type { Sums, ValuePage, ValueWindow } from './contract.ts';

type Row = ValuePage['rows'][number];

/** One page of the values of a dimension, from the sums of each; values without a click that counts are left out. */
export function pageOfValues(rows: Iterable<Row>, window: ValueWindow): ValuePage {
  const { first, offset, includeBots, hasBotRows = false } = window;
  const whole = { clicks: 0, bots: 0 };
  const found: Row[] = [];
  const among = window.among && new Set(window.among);
  for (const row of rows) {
    whole.clicks += row.clicks;
    whole.bots += row.bots;
    const isFound = !among || among.has(row.value);
    if (isFound && shownClicks(row, includeBots || hasBotRows) > 0) found.push(row);
  }
  return { rows: topOf(found, first + offset, orderOf(window)).slice(offset), found: found.length, whole };
}

/** The clicks that count. */
export const shownClicks = ({ clicks, bots }: Omit<Sums, 'visitors'>, includeBots: boolean): number =>
  includeBots ? clicks + bots : clicks;

function orderOf({ orderBy, includeBots }: ValueWindow) {
  const clicks = (row: Row) => shownClicks(row, includeBots);
  const visitors = (row: Row) => row.visitors;
  const [main, other] = orderBy === 'CLICKS' ? [clicks, visitors] : [visitors, clicks];
  return (a: Row, b: Row) => main(b) - main(a) || other(b) - other(a) || a.value - b.value;
}
