import { columnGroupOf, totalsColumns, type ColumnGroup, type ColumnName } from '../layout/column-groups.ts';
import type { RowBlock } from './row-block.ts';
import type { NewestQuery, ScanAggregation, ScanQuery } from './scan-query.ts';

export type GroupingAggregation = Extract<ScanAggregation, { kind: 'breakdown' | 'combinations' }>;
export type TimelineAggregation = Exclude<ScanAggregation, GroupingAggregation | NewestQuery>;

/** The columns that are needed of a block. */
export type ColumnsOf = (block: RowBlock) => readonly ColumnName[];

const timelineColumns: Record<Exclude<TimelineAggregation['kind'], 'topOfEach'>, ColumnName[]> = {
  days: [],
  hourStarts: ['at'],
  weekHours: ['hour'],
  recognisedClicks: [],
};

export const isGrouping = (aggregation: ScanAggregation): aggregation is GroupingAggregation =>
  aggregation.kind === 'breakdown' || aggregation.kind === 'combinations';
export const isTimeline = (aggregation: ScanAggregation): aggregation is TimelineAggregation =>
  !isGrouping(aggregation) && aggregation.kind !== 'newestTimestamps';

/** The column group whose codes are counted. */
export const groupFor = (aggregation: GroupingAggregation): ColumnGroup =>
  columnGroupOf(aggregation.kind === 'breakdown' ? aggregation.dimension : aggregation.dimensions[0]).group;

/** Which columns of each block a query requires. */
export function requiredColumns(query: ScanQuery): ColumnsOf {
  return (block) => {
    const totals = query.aggregations.map((one) => totalsFor(block, query, one)).filter((column) => column !== null);
    return [...new Set([...totals, ...rowColumns({ ...query, aggregations: withoutTotals(block, query) })])];
  };
}

/** The aggregations of a query for which the rows of a block must be counted. */
export const withoutTotals = (block: RowBlock, query: ScanQuery): ScanAggregation[] =>
  query.aggregations.filter((one) => totalsFor(block, query, one) === null);

/**
 * The column with the totals of a block that are enough for an aggregation; null where they are not. Groups have totals of
 * everything that the block holds, hours have them by day.
 */
function totalsFor(block: RowBlock, query: ScanQuery, aggregation: ScanAggregation): ColumnName | null {
  const { filters, from, to, span } = query;
  if (block.deletedLinkIds.length || filters.length || span) return null;
  if (!isGrouping(aggregation)) return isOfHours(aggregation) && block.hasHourTotals ? 'hourTotals' : null;
  const group = groupFor(aggregation);
  if (!block.totals || block.withoutTotals?.includes(group)) return null;
  return block.days.every(({ day }) => day >= from && day <= to) ? totalsColumns[group] : null;
}

/** The aggregations that the totals of hours are enough for. */
const isOfHours = ({ kind }: ScanAggregation): boolean => kind === 'weekHours' || kind === 'recognisedClicks';

function rowColumns({ aggregations, filters, span }: ScanQuery): ColumnName[] {
  if (!aggregations.length) return [];
  const columns = new Set<ColumnName>(['flags', ...filters.map(({ dimension }) => columnGroupOf(dimension).group)]);
  if (span) columns.add('at');
  for (const one of aggregations) {
    if (one.kind === 'newestTimestamps') columns.add('at');
    else if (isGrouping(one)) columns.add(groupFor(one));
    else if (one.kind === 'topOfEach')
      for (const name of [one.each, one.dimension]) columns.add(columnGroupOf(name).group);
    else for (const column of timelineColumns[one.kind]) columns.add(column);
  }
  return [...columns];
}
