import { columnOf, reasons as allReasons } from '../../click-model/dimensions.ts';
import { utcDay } from '../../common/days.ts';
import type { Aggregation, AggregationOf, AggregationResults } from '../contract/contract.ts';
import type { Grouping, Groups } from './group-statement.ts';
import type { NamedValues } from './values.ts';

/** An aggregation as groups of clicks, and what their sums come to. */
export interface GroupedAggregation<Result> extends Grouping {
  read(groups: Groups): Result;
}

/** The aggregations of groups of clicks. */
export type GroupedKind =
  | 'days'
  | 'hourStarts'
  | 'weekHours'
  | 'recognisedClicks'
  | 'clickCount'
  | 'breakdown'
  | 'combinations';

type Makers = {
  [Kind in GroupedKind]: (
    aggregation: AggregationOf<Kind>,
    values: NamedValues,
  ) => GroupedAggregation<AggregationResults[Kind]>;
};

const DAY_MS = 86_400_000;
const QUARTER_MS = 900_000;
/** All clicks of a question in one group. */
const TOGETHER = ['owner_id'];

/** The day (YYYY-MM-DD) that is so many after 1970-01-01, as ClickHouse counts days. */
export const dayOf = (number: number): string => utcDay(number * DAY_MS);

const makers: Makers = {
  days: () => ({
    by: ['day'],
    read: ({ groups }) => groups.map(({ keys: [day], ...sums }) => ({ day: dayOf(day!), ...sumsOf(sums) })),
  }),
  hourStarts: ({ timeZone }, values) => ({
    by: ['day', startOfHour(timeZone, values)],
    read: ({ groups }) =>
      groups
        .map(({ keys: [day, startsAt], ...sums }) => ({ day: dayOf(day!), startsAt: startsAt!, ...sumsOf(sums) }))
        .sort((a, b) => a.startsAt - b.startsAt),
  }),
  weekHours: () => ({
    by: ['toDayOfWeek(day)', 'hour'],
    read: ({ groups }) =>
      groups.map(({ keys: [weekday, hour], ...sums }) => ({ weekday: weekday!, hour: hour!, ...sumsOf(sums) })),
  }),
  recognisedClicks: () => ({ by: TOGETHER, read: ({ groups }) => groups[0]?.recognised ?? 0 }),
  clickCount: ({ audience, reasons }) => {
    const wanted = new Set(reasons.map((reason) => allReasons.indexOf(reason)));
    const isWanted = (reason: number) => audience !== 'bots' || !wanted.size || wanted.has(reason);
    const counts = { humans: [1, 0], bots: [0, 1], everybody: [1, 1] }[audience] as [number, number];
    return {
      by: audience === 'bots' && wanted.size ? ['reason'] : TOGETHER,
      read: ({ groups }) =>
        groups
          .filter(({ keys }) => isWanted(keys[0]!))
          .reduce((sum, { clicks, bots }) => sum + counts[0] * clicks + counts[1] * bots, 0),
    };
  },
  breakdown: ({ dimension, window: { first, offset, orderBy, includeBots, hasBotRows = false, among } }, values) => {
    const shown = includeBots ? 'clicks + bots' : 'clicks';
    const counts = `${includeBots || hasBotRows ? 'clicks + bots' : 'clicks'} > 0`;
    return {
      by: [columnOf(dimension)],
      found: among ? `${counts} AND has(${values.add(among, 'Array(Int64)')}, keys[1])` : counts,
      order: orderBy === 'CLICKS' ? [shown, 'visitors'] : ['visitors', shown],
      window: { first, offset },
      read: ({ groups, found, whole }) => ({
        found,
        whole,
        rows: groups.map(({ keys: [value], ...sums }) => ({ value: value!, ...sumsOf(sums) })),
      }),
    };
  },
  combinations: ({ dimensions, includeBots, limit }) => {
    const shown = includeBots ? 'clicks + bots' : 'clicks';
    return {
      by: dimensions.map(columnOf),
      found: `${shown} > 0`,
      order: [shown],
      window: { first: limit, offset: 0 },
      read: ({ groups }) =>
        groups.map(({ keys, clicks, bots }) => ({ values: keys, clicks: includeBots ? clicks + bots : clicks })),
    };
  },
};

/** Whether an aggregation is one of groups of clicks. */
export const isGrouped = (aggregation: Aggregation): aggregation is AggregationOf<GroupedKind> =>
  aggregation.kind in makers;

/** Such an aggregation as groups of clicks. */
export const groupedOf = (
  aggregation: AggregationOf<GroupedKind>,
  values: NamedValues,
): GroupedAggregation<AggregationResults[GroupedKind]> => makers[aggregation.kind](aggregation as never, values);

const sumsOf = ({ clicks, bots, visitors }: { clicks: number; bots: number; visitors: number }) => ({
  clicks,
  bots,
  visitors,
});

/** When the quarter of an hour of a click began, milliseconds since 1970. */
export const QUARTER = 'toInt64(toUnixTimestamp(toStartOfFifteenMinutes(at))) * 1000';

/** When the hour of a click began on the clocks of a zone, milliseconds: an hour that clocks repeat has two beginnings. */
function startOfHour(timeZone: string, values: NamedValues): string {
  return `${QUARTER} - intDiv(toMinute(at, ${values.add(timeZone, 'String')}), 15) * ${QUARTER_MS}`;
}
