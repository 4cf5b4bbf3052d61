import { z } from 'zod';
import { builder } from '../graph/builder.ts';
import { readsAlone } from '../graph/refusable-fields.ts';
import { BOT_CLICKS, DAILY_VISITORS, OF_SCOPE } from '../common/descriptions.ts';
import { parseInput } from '../common/parse-input.ts';
import type { Analytics, WeekHour } from './analytics.ts';
import { rowOrders } from './breakdown.ts';
import type { MeasuredFigures } from '../figures/contract/measured.ts';
import { AnalyticsType } from './graph-analytics.ts';
import { FactsType } from './graph-facts.ts';
import { BreakdownType, READ, rowsCost, SCAN } from './graph-rows.ts';
import { DimensionEnum } from './graph-scope.ts';
import { quantitiesRead } from './graph-quantities.ts';
import type { Quantity } from '../click-model/quantities.ts';
import type { DayRange } from '../figures/contract/period.ts';
import { Text } from './scope.ts';
import { granularities, type SeriesPoint } from './series.ts';

const TOP = 10;
const MAX_ROWS = 250;
const MAX_OFFSET = 1_000_000;
const POINTS = 30;

const ROWS = `first must be a whole number from 1 to ${MAX_ROWS}.`;
const Window = z.object({
  first: z.number().int().min(1, ROWS).max(MAX_ROWS, ROWS),
  offset: z
    .number()
    .int()
    .min(0, 'offset must be 0 or a larger whole number.')
    .max(MAX_OFFSET, 'This page is beyond the end of the list.'),
  search: Text,
});

/** A point of a series, which reads what was measured of it where that is asked for. */
interface Point extends SeriesPoint {
  facts: (quantities: readonly Quantity[]) => Promise<MeasuredFigures>;
}

const Series = builder.objectRef<Point>('AnalyticsPoint').implement({
  description: 'One day, week, month or hour of a series.',
  fields: (t) => ({
    date: t.expose('date', { type: 'Date', description: 'The first day.' }),
    lastDate: t.expose('lastDate', {
      type: 'Date',
      description: 'The last day of a week or month; else the day itself.',
    }),
    at: t.expose('at', { type: 'DateTime', nullable: true, description: 'When the hour began; null for whole days.' }),
    isRunning: t.exposeBoolean('isRunning', { description: 'Whether it is not over yet.' }),
    isPartial: t.exposeBoolean('isPartial', {
      description: 'Whether it is not whole: not over yet, or the period begins or ends within it.',
    }),
    clicks: t.exposeInt('clicks', { description: OF_SCOPE }),
    visitors: t.exposeInt('visitors', { description: DAILY_VISITORS }),
    bots: t.exposeInt('bots', { description: BOT_CLICKS }),
    facts: t.field({
      type: FactsType,
      ...readsAlone,
      complexity: READ,
      description: 'What was measured of its clicks.',
      resolve: ({ facts }, _args, _context, info) => facts(quantitiesRead(info)),
    }),
  }),
});

/** An hour of the day, which reads what was measured of it where that is asked for. */
interface DayHour extends Omit<WeekHour, 'weekday'> {
  facts: (quantities: readonly Quantity[]) => Promise<MeasuredFigures>;
}

const PeakHour = builder.objectRef<DayHour>('AnalyticsHour').implement({
  description: 'The clicks of one hour of the day, summed over the period.',
  fields: (t) => ({
    hour: t.exposeInt('hour', { description: "0 to 23, in the owner's time zone." }),
    clicks: t.exposeInt('clicks', { description: OF_SCOPE }),
    visitors: t.exposeInt('visitors', { description: DAILY_VISITORS }),
    bots: t.exposeInt('bots', { description: BOT_CLICKS }),
    facts: t.field({
      type: FactsType,
      ...readsAlone,
      complexity: READ,
      description: 'What was measured of its clicks.',
      resolve: ({ facts }, _args, _context, info) => facts(quantitiesRead(info)),
    }),
  }),
});

const WeekHourType = builder.objectRef<WeekHour>('AnalyticsWeekHour').implement({
  description: 'The clicks of one hour of the week, summed over the period.',
  fields: (t) => ({
    weekday: t.exposeInt('weekday', { description: '1 (Monday) to 7 (Sunday).' }),
    hour: t.exposeInt('hour', { description: "0 to 23, in the owner's time zone." }),
    clicks: t.exposeInt('clicks', { description: OF_SCOPE }),
    visitors: t.exposeInt('visitors', { description: DAILY_VISITORS }),
    bots: t.exposeInt('bots', { description: BOT_CLICKS }),
  }),
});

const withFacts =
  (analytics: Analytics, range: DayRange) =>
  (point: SeriesPoint): Point => ({ ...point, facts: (asked) => analytics.facts.ofPoint(point, range, asked) });

const Order = builder.enumType('AnalyticsOrder', {
  description: 'Most clicks or visitors first; by ENGAGEMENT the lowest bounce rate first.',
  values: rowOrders,
});
const GranularityEnum = builder.enumType('AnalyticsGranularity', {
  description:
    "Weeks begin on the owner's first weekday. The first and the last week or month have only the days of the period.",
  values: granularities,
});

builder.objectFields(AnalyticsType, (t) => {
  const granularity = t.arg({
    type: GranularityEnum,
    required: true,
    defaultValue: 'DAY',
    description: 'What each point covers.',
  });
  const complexity = { field: SCAN, multiplier: POINTS };
  return {
    series: t.field({
      type: [Series],
      description: 'Every point of the period, oldest first; hours of at most 92 days. A day has 23 to 25 hours.',
      args: { granularity },
      complexity,
      resolve: async (analytics, args) =>
        (await analytics.series.points(args.granularity)).map(withFacts(analytics, analytics.scope.days)),
    }),
    seriesBefore: t.field({
      type: [Series],
      nullable: { list: true, items: true },
      description:
        'What each point is compared with: the same days of the comparison period, or the same hours of these days; hours ' +
        'that have not begun today follow. Null items precede every URL. Null when the plan does not show all days.',
      args: { granularity },
      complexity,
      resolve: async (analytics, args) => {
        const { comparedShown } = analytics.scope;
        const points = await analytics.series.before(args.granularity);
        const measured = comparedShown && withFacts(analytics, comparedShown);
        return points && measured && points.map((point) => point && measured(point));
      },
    }),
  };
});

builder.objectFields(AnalyticsType, (t) => ({
  peakHours: t.field({
    type: [PeakHour],
    description: 'The 24 hours of the day.',
    complexity: { field: SCAN, multiplier: TOP },
    resolve: async (analytics) =>
      (await analytics.peakHours()).map((hour) => ({
        ...hour,
        facts: (asked) => analytics.facts.ofHour(hour.hour, asked),
      })),
  }),
  heatmap: t.field({
    type: [WeekHourType],
    description: "The 168 hours of the week, those of the owner's first weekday first.",
    complexity: { field: SCAN, multiplier: TOP },
    resolve: (analytics) => analytics.heatmap(),
  }),
}));

builder.objectField(AnalyticsType, 'breakdown', (t) =>
  t.field({
    type: BreakdownType,
    description: 'Clicks by the values of one dimension, a page at a time.',
    args: {
      dimension: t.arg({ type: DimensionEnum, required: true, description: 'What tells the rows apart.' }),
      first: t.arg.int({ required: true, defaultValue: TOP, description: `1 to ${MAX_ROWS}.` }),
      offset: t.arg.int({ required: true, defaultValue: 0, description: 'How many rows to skip.' }),
      search: t.arg.string({ required: true, defaultValue: '', description: 'Part of the label, ignoring case.' }),
      orderBy: t.arg({ type: Order, required: true, defaultValue: 'CLICKS', description: 'Which rows come first.' }),
    },
    complexity: ({ first }) => rowsCost(first ?? TOP),
    resolve: async (analytics, { dimension, orderBy, ...window }) => ({
      dimension,
      breakdown: await analytics.breakdown(dimension, { ...parseInput(Window, window), orderBy }),
    }),
  }),
);
