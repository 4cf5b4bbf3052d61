/** Clicks of seven days, Monday to Sunday; everything else is shared out of them, so that all panels agree. */
const days = [
  { date: '2024-01-01', clicks: 1240 },
  { date: '2024-01-02', clicks: 1390 },
  { date: '2024-01-03', clicks: 1510 },
  { date: '2024-01-04', clicks: 1456 },
  { date: '2024-01-05', clicks: 1622 },
  { date: '2024-01-06', clicks: 980 },
  { date: '2024-01-07', clicks: 860 },
] as const;
const hourWeights = [8, 5, 3, 2, 2, 4, 9, 18, 32, 44, 48, 50, 52, 49, 50, 53, 58, 66, 72, 64, 52, 40, 26, 14];
const VISITORS = 0.72;

const visitorsOf = (clicks: number) => Math.round(clicks * VISITORS);

/** Shares a whole out by weights, to the last one. */
function shareOut(whole: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((all, weight) => all + weight, 0);
  let before = 0;
  let weighed = 0;
  return weights.map((weight) => {
    weighed += weight;
    const upTo = Math.round((whole * weighed) / sum);
    const part = upTo - before;
    before = upTo;
    return part;
  });
}

export const total = days.reduce((sum, { clicks }) => sum + clicks, 0);
export const visitors = days.reduce((sum, { clicks }) => sum + visitorsOf(clicks), 0);
export const rate = Math.round((visitors / total) * 1000) / 10;

const noMeasurements = {
  count: 0,
  p50: null,
  p75: null,
  p95: null,
  p50IsLowerBound: false,
  p75IsLowerBound: false,
  p95IsLowerBound: false,
};

/** The sample has clicks alone: nothing of them was measured. */
export const noFacts = {
  measured: 0,
  roundTrip: noMeasurements,
  jitter: noMeasurements,
  speed: noMeasurements,
  delay: noMeasurements,
  score: noMeasurements,
  sessionTime: noMeasurements,
  pageLoad: noMeasurements,
  bounces: null,
  bounceRate: null,
  conversions: null,
  conversionRate: null,
  qualities: null,
  speedShares: [],
};

export const series = days.map(({ date, clicks }) => ({
  date,
  lastDate: date,
  at: null,
  isRunning: false,
  isPartial: false,
  clicks,
  visitors: visitorsOf(clicks),
  facts: noFacts,
}));
export const heatmap = days.flatMap(({ clicks }, index) =>
  shareOut(clicks, hourWeights).map((part, hour) => ({ weekday: index + 1, hour, clicks: part })),
);
export const peakHours = hourWeights.map((_weight, hour) => {
  const clicks = heatmap.filter((cell) => cell.hour === hour).reduce((sum, cell) => sum + cell.clicks, 0);
  return { hour, clicks, visitors: visitorsOf(clicks) };
});

/** The day range of the sample. */
export const range = { from: days[0].date, to: days[6].date };

const percentageOf = (clicks: number) => Math.round((clicks / total) * 1000) / 10;

/** A value of a dimension before its clicks are known. */
export interface Share {
  label: string;
  weight: number;
  key?: string;
  detail?: string;
  countryCode?: string;
}

/** Rows of a breakdown whose clicks add up to all of them. */
export function rowsOf(shares: readonly Share[], whole = total) {
  const clicks = shareOut(
    whole,
    shares.map(({ weight }) => weight),
  );
  return shares.map(({ label, key = label, detail = null, countryCode = null }, index) => ({
    key,
    label,
    detail,
    countryCode,
    clicks: clicks[index]!,
    visitors: visitorsOf(clicks[index]!),
    bots: 0,
    percentage: percentageOf(clicks[index]!),
    uniqueRate: rate,
    facts: noFacts,
  }));
}
