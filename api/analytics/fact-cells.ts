import type { Cell } from '../csv.ts';
import type { FactFigures } from './fact-figures.ts';

/** The columns of measured figures in exported files. */
export const FACT_HEADER = [
  'Measured Clicks',
  'Average Round Trip (ms)',
  'Average Speed (Mbit/s)',
  'Average Quality Score',
  'Visits',
  'Bounce Rate (%)',
  'Average Session Time (s)',
  'Conversions',
  'Conversion Rate of Visits (%)',
  'Clicks with a Conversion',
  'Average Page Load (ms)',
];

/** The cells under FACT_HEADER; empty where nothing was measured. */
export const factCells = (facts: FactFigures): Cell[] => [
  facts.measured,
  facts.rttMs,
  facts.mbps,
  facts.score,
  facts.visits,
  facts.bounceRate,
  facts.sessionSeconds,
  facts.conversions,
  facts.conversionRate,
  facts.convertedClicks,
  facts.loadMs,
];
