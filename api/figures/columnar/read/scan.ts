import type { ClickDimension } from '../../../click-model/dimensions.ts';
import { columnGroupNames, FLAG_VALUES, type ColumnGroup, type RepeatedCounts } from '../layout/column-groups.ts';
import type { RepeatedRows } from '../layout/repeated-visitors.ts';
import { addTotals, byDay, countGroup, type FlagCounts } from './flag-counts.ts';
import { groupFor, isGrouping, isTimeline, withoutTotals, type TimelineAggregation } from './required-columns.ts';
import { present, type VisitorBlock } from './row-block.ts';
import type { ScanAggregation, ScanQuery, ScanResult } from './scan-query.ts';
import { passesOf, select, type Dictionaries, type Passes } from './select.ts';
import { Days, HourStarts, HoursTimeline, RecognisedClicks, WeekHours, type Collected } from './timeline.ts';
import { TopOfEach } from './top-of-each.ts';
import { breakdownOf, combinationsOf } from './value-groups.ts';
import { ValueVisitors } from './value-visitors.ts';

function timelineOf(aggregation: TimelineAggregation, dictionaries: Dictionaries) {
  switch (aggregation.kind) {
    case 'days':
      return new Days();
    case 'hourStarts':
      return new HourStarts(aggregation);
    case 'weekHours':
      return new WeekHours();
    case 'recognisedClicks':
      return new RecognisedClicks();
    case 'topOfEach':
      return new TopOfEach(aggregation, dictionaries);
  }
}

/** What one thread counted for a query, for another to add to its own counts. */
export interface ScanCounts {
  groups: {
    group: ColumnGroup;
    tuples: Int32Array;
    totals: Int32Array;
    /** The visitors who came again, of the dimensions that are asked for. */
    repeated: [ClickDimension, RepeatedCounts][];
  }[];
  /** What each timeline collected, in the order in which the query has them. */
  timelines: Collected[];
}

/** The counts of a column group, and of its visitors who came again, whom clicks do not tell. */
interface GroupCounts {
  counts: FlagCounts;
  visitors: ValueVisitors;
}

/** What counts clicks alone. */
const WITHOUT_VISITORS: readonly ScanAggregation['kind'][] = ['combinations', 'topOfEach', 'recognisedClicks'];

/** Goes through blocks once for all aggregations of a query. */
export class Scan {
  readonly #query: ScanQuery;
  readonly #dictionaries: Dictionaries;
  readonly #timelines: { aggregation: TimelineAggregation; timeline: ReturnType<typeof timelineOf> }[];
  readonly #groups = new Map<ColumnGroup, GroupCounts>();

  /** Counts blocks in codes of these dictionaries, and adds what other threads counted in their own. */
  constructor(
    query: ScanQuery,
    dictionaries: Dictionaries,
    blocks: readonly VisitorBlock[],
    others: readonly ScanCounts[],
  ) {
    this.#query = query;
    this.#dictionaries = dictionaries;
    this.#timelines = query.aggregations
      .filter(isTimeline)
      .map((aggregation) => ({ aggregation, timeline: timelineOf(aggregation, dictionaries) }));
    // Taking over the others' combinations first, for they lengthen the counts.
    const totals = others.flatMap(({ groups }) =>
      groups.map((counted) => ({ ...counted, ownerCodes: dictionaries[counted.group].codesOf(counted.tuples) })),
    );
    const wanted = query.aggregations.filter(isGrouping);
    for (const group of columnGroupNames) {
      const own = wanted.filter((aggregation) => groupFor(aggregation) === group);
      if (!own.length) continue;
      const dimensions = own.flatMap((one) => (one.kind === 'breakdown' ? [one.dimension] : []));
      this.#groups.set(group, {
        counts: new Int32Array(dictionaries[group].size * FLAG_VALUES),
        visitors: new ValueVisitors(group, dictionaries[group], dimensions),
      });
    }
    this.#addBlocks(blocks);
    for (const { group, repeated, ...counted } of totals) {
      const { counts, visitors } = this.#groups.get(group)!;
      addTotals(counts, counted);
      for (const [dimension, some] of repeated) visitors.add(dimension, some);
    }
    for (const [at, { timeline }] of this.#timelines.entries()) {
      for (const { timelines } of others) timeline.merge(timelines[at]!);
    }
  }

  /** The results of the aggregations. */
  results(): Map<ScanAggregation, ScanResult> {
    const results = new Map<ScanAggregation, ScanResult>();
    for (const { aggregation, timeline } of this.#timelines) results.set(aggregation, timeline.result());
    for (const aggregation of this.#query.aggregations.filter(isGrouping)) {
      const group = groupFor(aggregation);
      const { counts, visitors } = this.#groups.get(group)!;
      const dictionary = this.#dictionaries[group];
      const result =
        aggregation.kind === 'breakdown'
          ? breakdownOf(aggregation, counts, dictionary, visitors.of(aggregation.dimension))
          : combinationsOf(aggregation, counts, dictionary);
      results.set(aggregation, result);
    }
    return results;
  }

  /** What was counted, to be sent to another thread. */
  counts(): ScanCounts {
    const groups = [...this.#groups].map(([group, { counts, visitors }]) => ({
      group,
      tuples: this.#dictionaries[group].tuples.slice(), // of memory that is larger
      totals: counts,
      repeated: visitors.counted,
    }));
    return { groups, timelines: this.#timelines.map(({ timeline }) => timeline.collected) };
  }

  #addBlocks(blocks: readonly VisitorBlock[]): void {
    if (!this.#groups.size && !this.#timelines.length) return; // and none of their columns was read
    const passes = passesOf(this.#query.filters, this.#dictionaries);
    for (const block of blocks) {
      const counted = withoutTotals(block, this.#query);
      this.#addTotals(block, counted);
      if (counted.length) this.#addRows(block, counted, passes);
    }
  }

  /** Adds what a block has in its totals: everything but some aggregations. */
  #addTotals(block: VisitorBlock, counted: readonly ScanAggregation[]): void {
    const groups = groupsOf(counted);
    for (const [group, { counts, visitors }] of this.#groups) {
      if (groups.has(group)) continue;
      const totals = present(block.totals?.[group]);
      addTotals(counts, totals);
      visitors.addTotals(totals);
    }
    for (const { aggregation, timeline } of this.#timelines) {
      if (timeline instanceof HoursTimeline && !counted.includes(aggregation)) timeline.addTotals(block, this.#query);
    }
  }

  /** Adds the selected rows of a block for some aggregations. */
  #addRows(block: VisitorBlock, counted: readonly ScanAggregation[], passes: Passes): void {
    const selection = select(block, this.#query, passes, this.#dictionaries);
    const groups = groupsOf(counted);
    const days = counted.some(({ kind }) => !WITHOUT_VISITORS.includes(kind))
      ? [...byDay(selection)].map(([day, { rows }]) => block.repeatedRows(day, rows))
      : [];
    const repeated = joined(groups.size ? days : []);
    for (const group of groups) {
      const { counts, visitors } = this.#groups.get(group)!;
      countGroup(counts, block, present(block.groups[group]), selection);
      visitors.addRows(block, repeated);
    }
    for (const { aggregation, timeline } of this.#timelines) {
      if (counted.includes(aggregation)) timeline.add(block, selection, days);
    }
  }
}

/** The column groups whose codes are counted for some aggregations. */
const groupsOf = (aggregations: readonly ScanAggregation[]): Set<ColumnGroup> =>
  new Set(aggregations.filter(isGrouping).map(groupFor));

/** The clicks of several days of a block; another day's visitors have other numbers. */
function joined(days: readonly RepeatedRows[]): RepeatedRows {
  if (days.length === 1) return days[0]!;
  const count = days.reduce((sum, { rows }) => sum + rows.length, 0);
  const all: RepeatedRows = { rows: new Uint32Array(count), visitors: new Uint32Array(count) };
  let at = 0;
  for (const { rows, visitors } of days) {
    all.rows.set(rows, at);
    all.visitors.set(visitors, at);
    at += rows.length;
  }
  return all;
}
