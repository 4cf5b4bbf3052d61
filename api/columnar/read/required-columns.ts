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
  const { aggregations } = query;
  if (!aggregations.length) return () => [];
  const columns = rowColumns(query);
  const totals = [...new Set(aggregations.filter(isGrouping).map((one) => totalsColumns[groupFor(one)]))];
  return (block) => (isInTotals(block, query) ? totals : columns);
}

/** Whether a block's totals are enough: nothing but groups is asked for, of everything the block holds. */
export function isInTotals(block: RowBlock, { aggregations, filters, from, to, span }: ScanQuery): boolean {
  const { totals, deletedLinkIds, days } = block;
  if (!totals || deletedLinkIds.length || filters.length || span || !aggregations.every(isGrouping)) return false;
  return days.every(({ day }) => day >= from && day <= to);
}

function rowColumns({ aggregations, filters, span }: ScanQuery): ColumnName[] {
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
