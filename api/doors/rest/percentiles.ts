import { z } from 'zod';
import { quantityNames, type Percentiles, type Quantity } from '../../click-model/quantities.ts';
import type { MeasuredFigures } from '../../figures/contract/measured.ts';
import { snakeCased } from '../../common/snake-case.ts';
import { number, whole } from './fields.ts';

const percentile = (what: string) => number.nullable().describe(`${what} At most 3 % off; null without a measurement.`);
const isLowerBound = z
  .boolean()
  .describe('Whether it is at least so high: too many measurements are lower bounds to say more.');

/** Clicks with a score, by its label. */
export const qualityCounts = z.object({
  excellent: whole.describe('80 points or more.'),
  good: whole.describe('60 to 79 points.'),
  fair: whole.describe('40 to 59 points.'),
  poor: whole.describe('Fewer than 40 points.'),
});

const members = {
  count: whole.describe('The measurements that they rest on, lower bounds included.'),
  lowerBounds: whole.describe('Those that tell only that a speed is at least so high; they never lower a figure.'),
  p50: percentile('The median: half of the measurements are no higher.'),
  p75: percentile('75 % of the measurements are no higher.'),
  p95: percentile('95 % of the measurements are no higher.'),
  p50IsLowerBound: isLowerBound,
  p75IsLowerBound: isLowerBound,
  p95IsLowerBound: isLowerBound,
};

const percentiles = (what: string) => z.object(members).describe(what);

/** The percentiles of one quantity, in snake_case. */
export const snakePercentiles = (what: string) => z.object(snakeCased(members)).describe(what);

/** How many clicks have at least each of some speeds. */
export const speedShares = z
  .array(
    z.object({
      mbps: number.describe('Mbit/s.'),
      percentage: number
        .nullable()
        .describe('Of those with a speed, lower bounds as censored values; null where these say too little.'),
      reached: whole.describe('Those known to reach it; lower bounds from it on are among them.'),
      missed: whole.describe('Those known not to. Of the others only a lower bound below it is known.'),
    }),
  )
  .describe('How many have at least 1, 3, 10 and 30 Mbit/s; none without a speed.');

/** The percentiles of every quantity and the shares of speeds, as members of what they are of. */
export const percentileMembers = {
  speedShares,
  roundTrip: percentiles('Round trips in milliseconds.'),
  jitter: percentiles('How much consecutive round trips of one click differed, in milliseconds.'),
  delay: percentiles('How long the page that measures held up visitors, in milliseconds.'),
  speed: percentiles('Download throughputs in Mbit/s.'),
  score: percentiles('Scores of the path to this installation, 0 to 100.'),
  sessionTime: percentiles('How long pages were visible in a visit, in seconds.'),
  pageLoad: percentiles('How long the first pages of visits took to load, in milliseconds.'),
} as const satisfies Record<Quantity | 'speedShares', z.ZodType>;

const withoutMean = ({ mean: _mean, ...percentiles }: Percentiles) => percentiles;

/** The percentiles of figures and their shares of speeds; means are members of their own. */
export const toPercentiles = (figures: MeasuredFigures) => ({
  ...(Object.fromEntries(quantityNames.map((name) => [name, withoutMean(figures[name])])) as Record<
    Quantity,
    ReturnType<typeof withoutMean>
  >),
  speedShares: figures.speedShares,
});

/** The percentiles of one quantity, in snake_case. */
export const toSnakePercentiles = (quantity: Percentiles) => snakeCased(withoutMean(quantity));
