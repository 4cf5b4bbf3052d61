import { classStarts, LOWER_BOUND, quantities, quantityNames, type Quantity } from './quantities.ts';

/**
 * Measured clicks as a subquery that can be called `c`: the columns of analytics.click and of analytics.click_fact. What the
 * server saw of a way comes before what a page reported: nobody can forge it.
 */
const measuredClicks = (join: 'JOIN' | 'LEFT JOIN') => `(SELECT m.*, coalesce(f.server_rtt_ms, f.rtt_ms) AS rtt_ms,
    CASE WHEN f.server_rtt_ms IS NULL THEN f.jitter_ms ELSE f.server_jitter_ms END AS jitter_ms,
    f.mbps, f.is_lower_bound, f.delay_ms, f.score, f.connection, f.screen_width, f.screen_height, f.load_ms,
    f.visible_ms, f.is_bounce, f.conversions
  FROM analytics.measured_click m ${join} analytics.click_fact f USING (click_id))`;
export const MEASURED_CLICKS = measuredClicks('JOIN');
/** The same with clicks of which nothing is known so far. */
export const CLICKS_TO_MEASURE = measuredClicks('LEFT JOIN');

/** The columns that have the quantities. */
const stored: Record<Quantity, string> = {
  roundTrip: 'c.rtt_ms',
  jitter: 'c.jitter_ms',
  delay: 'c.delay_ms',
  speed: 'c.mbps',
  score: 'c.score',
  sessionTime: 'c.visible_ms::float8 / 1000',
  pageLoad: 'c.load_ms',
};

const STARTS = `'{${classStarts.join(',')}}'::int[]`;
/** The class of a number in the unit of a quantity, both SQL; 0 where it is null. */
export const classSql = (quantity: Quantity, number: string): string =>
  `coalesce(width_bucket(round(${number} * ${quantities[quantity].steps})::int, ${STARTS}), 0)`;
/** The same of a speed that may be a lower bound. */
export const speedClassSql = (number: string, isLowerBound: string): string =>
  `${classSql('speed', number)} + CASE WHEN ${number} IS NOT NULL AND ${isLowerBound} THEN ${LOWER_BOUND} ELSE 0 END`;

/** What is known of each measured click, as whole numbers that are not null. */
export const measuredColumns = {
  /** Of each quantity the class, LOWER_BOUND added where it is one; 0 is unknown. */
  ...(Object.fromEntries(quantityNames.map((name) => [name, classSql(name, stored[name])])) as Record<
    Quantity,
    string
  >),
  speed: speedClassSql(stored.speed, 'c.is_lower_bound'),
  /** Bits of OUTCOMES. */
  outcome: `CASE WHEN c.visible_ms IS NULL THEN 0 WHEN c.is_bounce THEN 3 ELSE 1 END
    | CASE WHEN c.conversions > 0 THEN 4 ELSE 0 END`,
  /** 0 is unknown, of the next one as well. */
  connection: 'coalesce(c.connection, 0)',
  screen: 'coalesce(c.screen_width * 65536 + c.screen_height, 0)',
  conversions: 'coalesce(c.conversions, 0)',
} as const;
export type MeasuredColumn = keyof typeof measuredColumns;
export const measuredColumnNames = Object.keys(measuredColumns) as MeasuredColumn[];

/** Bits of the column `outcome`, and how many values it has. */
export const OUTCOMES = { visit: 1, bounce: 2, converted: 4, values: 8 } as const;
