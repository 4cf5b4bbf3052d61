import type { Cell } from '../common/csv.ts';
import { measuredFiguresOf, nothingMeasured, type MeasuredFigures } from '../figures/contract/measured.ts';
import { speedThresholds, type Percentiles, type Quantity } from '../click-model/quantities.ts';

/** The columns of a quantity in exported files; those of its percentiles follow each other. */
const columns: Partial<Record<Quantity, { name: string; unit: string }>> = {
  roundTrip: { name: 'Round Trip', unit: ' (ms)' },
  jitter: { name: 'Jitter', unit: ' (ms)' },
  speed: { name: 'Speed', unit: ' (Mbit/s)' },
  delay: { name: 'Delay', unit: ' (ms)' },
  sessionTime: { name: 'Session Time', unit: ' (s)' },
  pageLoad: { name: 'Page Load', unit: ' (ms)' },
};
const shownQuantities = Object.keys(columns) as Quantity[];
const shares = ['p50', 'p75', 'p95'] as const;

/** The figures of what was measured, by the names they have in files; empty where nothing was. */
export const namedFacts = (facts: MeasuredFigures): [name: string, cell: Cell][] => [
  ['Measured Clicks', facts.measured],
  ...shownQuantities.flatMap((quantity): [string, Cell][] => {
    const { name, unit } = columns[quantity]!;
    const figures = facts[quantity];
    return [
      [`${name} Measurements`, figures.count],
      ...shares.map((share): [string, Cell] => [`${name} ${share}${unit}`, textOf(figures, share)]),
    ];
  }),
  ...speedThresholds.map((mbps, index): [string, Cell] => [
    `At Least ${mbps} Mbit/s (%)`,
    facts.speedShares[index]?.percentage ?? null,
  ]),
  ['Quality Score p50', textOf(facts.score, 'p50')],
  ['Visits', facts.visits],
  ['Bounce Rate (%)', facts.bounceRate],
  ['Conversions', facts.conversions],
  ['Conversion Rate of Visits (%)', facts.conversionRate],
  ['Clicks with a Conversion', facts.convertedClicks],
];

const textOf = (figures: Percentiles, share: (typeof shares)[number]): Cell =>
  figures[`${share}IsLowerBound`] ? `>=${figures[share]}` : figures[share];

/** The columns of measured figures in exported files, and the cells under them. */
export const FACT_HEADER: string[] = namedFacts(measuredFiguresOf(nothingMeasured)).map(([name]) => name);
export const factCells = (facts: MeasuredFigures): Cell[] => namedFacts(facts).map(([, cell]) => cell);
