import type { FactAggregation, FactKind, FactResults } from '../../analytics/engine/facts-contract.ts';
import { passesOf, select, type Dictionaries } from '../read/select.ts';
import type { ScanQuery } from '../read/scan-query.ts';
import {
  DayCounter,
  DistributionCounter,
  HourStartCounter,
  TotalCounter,
  ValueCounter,
  type FactCounter,
} from './fact-counters.ts';
import { OutcomeCounter } from './outcomes.ts';
import { TopScreenCounter } from './top-screens.ts';
import type { MeasuredDay } from './measured-day.ts';

function counterOf(aggregation: FactAggregation, dictionaries: Dictionaries): FactCounter {
  switch (aggregation.kind) {
    case 'total':
      return new TotalCounter();
    case 'days':
      return new DayCounter();
    case 'hourStarts':
      return new HourStartCounter();
    case 'distribution':
      return new DistributionCounter(aggregation.of);
    case 'topScreens':
      return new TopScreenCounter(aggregation.dimension, dictionaries);
    case 'outcomes':
      return new OutcomeCounter(aggregation.dimension, dictionaries);
    case 'values':
      return new ValueCounter([aggregation.dimension], dictionaries, ([value], sums) => ({ value: value!, sums }));
    case 'combinations':
      return new ValueCounter(aggregation.dimensions, dictionaries, (values, sums) => ({ values, sums }));
  }
}

/** Goes through days once for all aggregations; the results are in their order. */
export function scanFacts(
  days: readonly MeasuredDay[],
  dictionaries: Dictionaries,
  { from, to, span, filters }: Omit<ScanQuery, 'aggregations'>,
  aggregations: readonly FactAggregation[],
): FactResults[FactKind][] {
  const counters = aggregations.map((aggregation) => counterOf(aggregation, dictionaries));
  const passes = passesOf(filters, dictionaries);
  for (const day of days) {
    const selection = select(day.rows, { from, to, span }, passes, dictionaries);
    for (const counter of counters) counter.add(day, selection);
  }
  return counters.map((counter) => counter.result());
}
