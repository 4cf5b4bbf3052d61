import type { MeasuredAggregation, ScanQuery, ScanResult } from '../read/scan-query.ts';
import { passesOf, select, type Dictionaries } from '../read/select.ts';
import {
  DayCounter,
  DistributionCounter,
  HourCounter,
  QuarterCounter,
  TotalCounter,
  ValueCounter,
  type MeasuredCounter,
} from './measured-counters.ts';
import type { MeasuredDay } from './measured-day.ts';
import { beginPage } from './measured-table.ts';
import { OutcomeCounter } from './outcomes.ts';
import { TopScreenCounter } from './top-screens.ts';

function counterOf(aggregation: MeasuredAggregation, dictionaries: Dictionaries): MeasuredCounter {
  switch (aggregation.kind) {
    case 'measured':
      return aggregation.by.length ? new ValueCounter(aggregation, dictionaries) : new TotalCounter(aggregation);
    case 'measuredTimes':
      return aggregation.unit === 'day' ? new DayCounter(aggregation) : new QuarterCounter(aggregation);
    case 'measuredHours':
      return new HourCounter(aggregation);
    case 'distribution':
      return new DistributionCounter(aggregation.of);
    case 'topScreens':
      return new TopScreenCounter(aggregation.dimension, dictionaries);
    case 'outcomes':
      return new OutcomeCounter(aggregation.dimension, dictionaries);
  }
}

/** Goes through days once for all aggregations; the results are in their order. */
export function scanMeasured(
  days: readonly MeasuredDay[],
  dictionaries: Dictionaries,
  { from, to, span, filters }: Omit<ScanQuery, 'aggregations'>,
  aggregations: readonly MeasuredAggregation[],
): ScanResult[] {
  beginPage();
  const counters = aggregations.map((aggregation) => counterOf(aggregation, dictionaries));
  const passes = passesOf(filters, dictionaries);
  for (const day of days) {
    const selection = select(day.rows, { from, to, span }, passes, dictionaries);
    for (const counter of counters) counter.add(day, selection);
  }
  return counters.map((counter) => counter.result());
}
