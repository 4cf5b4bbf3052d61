/** The facts of a click, each a whole number; ABSENT where it is not known. */
export const factColumns = {
  /** Tenths of a millisecond. */
  rtt: 'round(c.rtt_ms * 10)',
  kbps: 'round(c.mbps * 1000)',
  score: 'c.score',
  connection: 'c.connection',
  /** Width times 65,536 plus height. */
  screen: 'c.screen_width * 65536 + c.screen_height',
  loadMs: 'c.load_ms',
  /** Known of visits only, as the next one. */
  visibleMs: 'c.visible_ms',
  isBounce: 'c.is_bounce::integer',
  conversions: 'c.conversions',
} as const;
export type FactColumn = keyof typeof factColumns;
export const factColumnNames = Object.keys(factColumns) as FactColumn[];

export const ABSENT = -1;
export const RTT_STEPS = 10;
export const KBPS = 1_000;

/** SQL for the columns, in the order of their names. */
export const factColumnSql = factColumnNames.map((name) => `coalesce(${factColumns[name]}, ${ABSENT})::integer`);

/** The facts of the clicks of a day, row by row. */
export type FactNumbers = Record<FactColumn, Int32Array>;
