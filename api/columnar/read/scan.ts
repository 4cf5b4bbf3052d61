import { columnGroupNames, FLAG_VALUES, type ColumnGroup } from '../layout/column-groups.ts';
import { addTotals, countGroup, type FlagCounts } from './flag-counts.ts';
import { groupFor, isGrouping, isInTotals, isTimeline, type TimelineAggregation } from './required-columns.ts';
import { present, type BlockTotals, type RowBlock } from './row-block.ts';
import { visitorFlag, type ScanAggregation, type ScanQuery, type ScanResult } from './scan-query.ts';
import { passesOf, select, type Dictionaries } from './select.ts';
import { Days, HourStarts, HumanClicks, WeekHours, type Collected } from './timeline.ts';
import { TopOfEach } from './top-of-each.ts';
import { breakdownOf, combinationsOf } from './value-groups.ts';

function timelineOf(aggregation: TimelineAggregation, query: ScanQuery, dictionaries: Dictionaries) {
  if (aggregation.kind === 'humanClicks') return new HumanClicks(aggregation);
  if (aggregation.kind === 'topOfEach') return new TopOfEach(aggregation, dictionaries);
  return new { days: Days, hourStarts: HourStarts, weekHours: WeekHours }[aggregation.kind](visitorFlag(query));
}

/** What one thread counted for a query, for another to add to its own counts. */
export interface ScanCounts {
  groups: { group: ColumnGroup; tuples: Int32Array; totals: Int32Array }[];
  /** What each timeline collected, in the order in which the query has them. */
  timelines: Collected[];
}

/** Goes through blocks once for all aggregations of a query. */
export class Scan {
  readonly #query: ScanQuery;
  readonly #dictionaries: Dictionaries;
  readonly #timelines: { aggregation: TimelineAggregation; timeline: ReturnType<typeof timelineOf> }[];
  readonly #groups = new Map<ColumnGroup, FlagCounts>();

  /** Counts blocks in codes of these dictionaries, and adds what other threads counted in their own. */
  constructor(
    query: ScanQuery,
    dictionaries: Dictionaries,
    blocks: readonly RowBlock[],
    others: readonly ScanCounts[],
  ) {
    this.#query = query;
    this.#dictionaries = dictionaries;
    this.#timelines = query.aggregations
      .filter(isTimeline)
      .map((aggregation) => ({ aggregation, timeline: timelineOf(aggregation, query, dictionaries) }));
    // Taking over the others' combinations first, for they lengthen the counts.
    const totals = others.flatMap(({ groups }) => groups.map((counts) => this.#ownTotals(counts)));
    const wanted = new Set(query.aggregations.filter(isGrouping).map(groupFor));
    for (const group of columnGroupNames) {
      if (wanted.has(group)) this.#groups.set(group, new Int32Array(dictionaries[group].size * FLAG_VALUES));
    }
    this.#addBlocks(blocks);
    for (const { group, ...counts } of totals) addTotals(this.#groups.get(group)!, counts);
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
      const [counts, dictionary] = [this.#groups.get(group)!, this.#dictionaries[group]];
      const result =
        aggregation.kind === 'breakdown'
          ? breakdownOf(aggregation, counts, dictionary, visitorFlag(this.#query, aggregation.dimension))
          : combinationsOf(aggregation, counts, dictionary);
      results.set(aggregation, result);
    }
    return results;
  }

  /** What was counted, to be sent to another thread. */
  counts(): ScanCounts {
    const groups = [...this.#groups].map(([group, totals]) => ({
      group,
      tuples: this.#dictionaries[group].tuples.slice(), // of memory that is larger
      totals,
    }));
    return { groups, timelines: this.#timelines.map(({ timeline }) => timeline.collected) };
  }

  #ownTotals({ group, tuples, totals }: ScanCounts['groups'][number]): BlockTotals & { group: ColumnGroup } {
    return { group, totals, ownerCodes: this.#dictionaries[group].codesOf(tuples) };
  }

  #addBlocks(blocks: readonly RowBlock[]): void {
    if (!this.#groups.size && !this.#timelines.length) return; // and none of their columns was read
    const passes = passesOf(this.#query.filters, this.#dictionaries);
    for (const block of blocks) {
      if (isInTotals(block, this.#query)) {
        for (const [group, counts] of this.#groups) addTotals(counts, present(block.totals?.[group]));
        continue;
      }
      const selection = select(block, this.#query, passes, this.#dictionaries);
      for (const [group, counts] of this.#groups) countGroup(counts, block, present(block.groups[group]), selection);
      for (const { timeline } of this.#timelines) timeline.add(block, selection);
    }
  }
}
