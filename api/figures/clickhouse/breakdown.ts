import { columnOf } from '../../click-model/dimensions.ts';
import type { AggregationOf, ClickQuery, Sums, ValuePage } from '../contract/contract.ts';
import { rowsOf, SUMS } from './sums.ts';

/** A value, and what all of them come to; `isFound` tells those that are wanted. */
interface ValueRow extends Sums {
  value: number;
  isFound: number;
  found: number;
  allClicks: number;
  allBots: number;
}

type Breakdown = AggregationOf<'breakdown'>;

/** A page of the values of a dimension. */
export async function sumValues(query: ClickQuery, breakdown: Breakdown): Promise<ValuePage> {
  const rows = await readValues(query, breakdown);
  // Beyond the last value no row tells of all.
  const [any] = rows.length ? rows : await readValues(query, withFirst(breakdown));
  return {
    found: any?.found ?? 0,
    whole: { clicks: any?.allClicks ?? 0, bots: any?.allBots ?? 0 },
    rows: rows
      .filter(({ isFound }) => isFound)
      .map(({ value, clicks, bots, visitors }) => ({ value, clicks, bots, visitors })),
  };
}

const withFirst = (breakdown: Breakdown): Breakdown => ({
  ...breakdown,
  window: { ...breakdown.window, first: 1, offset: 0 },
});

/** Values that are not wanted come last: they tell of all where none is wanted. */
function readValues(query: ClickQuery, { dimension, window }: Breakdown): Promise<ValueRow[]> {
  const { first, offset, orderBy, includeBots, hasBotRows = false, among } = window;
  const shown = includeBots ? 'clicks + bots' : 'clicks';
  const order = orderBy === 'CLICKS' ? `${shown} DESC, visitors DESC` : `visitors DESC, ${shown} DESC`;
  const counts = `${includeBots || hasBotRows ? 'clicks + bots' : 'clicks'} > 0`;
  return rowsOf(query, (where, values) => {
    const isFound = among ? `${counts} AND value IN ${values.add(among, 'Array(UInt32)')}` : counts;
    return `SELECT value, clicks, bots, visitors, ${isFound} AS "isFound", countIf("isFound") OVER () AS found,
        sum(clicks) OVER () AS "allClicks", sum(bots) OVER () AS "allBots"
      FROM (SELECT ${columnOf(dimension)} AS value, ${SUMS} FROM click WHERE ${where} GROUP BY value)
      ORDER BY "isFound" DESC, ${order}, value
      LIMIT ${values.add(first, 'UInt32')} OFFSET ${values.add(offset, 'UInt32')}`;
  });
}
