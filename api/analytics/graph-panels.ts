import { z } from 'zod';
import { builder } from '../builder.ts';
import { parseInput } from '../parse-input.ts';
import type { WeekHour } from './analytics.ts';
import { AnalyticsType } from './graph-analytics.ts';
import { BreakdownType, rowsCost, SCAN } from './graph-rows.ts';
import { DimensionEnum } from './graph-scope.ts';
import { Text } from './scope.ts';
import type { SeriesPoint } from './series.ts';
import { breakdownOrders } from './engine/contract.ts';

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

const Series = builder.objectRef<SeriesPoint>('AnalyticsPoint').implement({
  fields: (t) => ({
    date: t.expose('date', { type: 'Date' }),
    at: t.expose('at', { type: 'DateTime', nullable: true, description: 'When the hour began; null for whole days.' }),
    clicks: t.exposeInt('clicks'),
    visitors: t.exposeInt('visitors'),
    bots: t.exposeInt('bots'),
  }),
});

const PeakHour = builder.objectRef<Omit<WeekHour, 'weekday'>>('AnalyticsHour').implement({
  fields: (t) => ({
    hour: t.exposeInt('hour', { description: "0 to 23, in the owner's time zone." }),
    clicks: t.exposeInt('clicks'),
    visitors: t.exposeInt('visitors'),
    bots: t.exposeInt('bots'),
  }),
});

const WeekHourType = builder.objectRef<WeekHour>('AnalyticsWeekHour').implement({
  fields: (t) => ({
    weekday: t.exposeInt('weekday', { description: '1 (Monday) to 7 (Sunday).' }),
    hour: t.exposeInt('hour', { description: "0 to 23, in the owner's time zone." }),
    clicks: t.exposeInt('clicks'),
    visitors: t.exposeInt('visitors'),
    bots: t.exposeInt('bots'),
  }),
});

const Order = builder.enumType('AnalyticsOrder', { description: 'Most first.', values: breakdownOrders });
const Granularity = builder.enumType('AnalyticsGranularity', { values: ['DAY', 'HOUR'] as const });

builder.objectFields(AnalyticsType, (t) => ({
  series: t.field({
    type: [Series],
    description: 'Every day, or every hour of at most 92 days, oldest first. A day has 23 to 25 hours.',
    args: { granularity: t.arg({ type: Granularity, required: true, defaultValue: 'DAY' }) },
    complexity: { field: SCAN, multiplier: POINTS },
    resolve: (analytics, { granularity }) => (granularity === 'DAY' ? analytics.daily() : analytics.hourly()),
  }),
  seriesBefore: t.field({
    type: [Series],
    nullable: true,
    description: 'Every day of the comparison period, oldest first; null when the plan does not show all of them.',
    complexity: { field: SCAN, multiplier: POINTS },
    resolve: (analytics) => analytics.dailyBefore(),
  }),
  peakHours: t.field({
    type: [PeakHour],
    description: 'The 24 hours of the day.',
    complexity: { field: SCAN, multiplier: TOP },
    resolve: (analytics) => analytics.peakHours(),
  }),
  heatmap: t.field({
    type: [WeekHourType],
    description: "The 168 hours of the week, Monday's first.",
    complexity: { field: SCAN, multiplier: TOP },
    resolve: (analytics) => analytics.heatmap(),
  }),
}));

builder.objectField(AnalyticsType, 'breakdown', (t) =>
  t.field({
    type: BreakdownType,
    args: {
      dimension: t.arg({ type: DimensionEnum, required: true }),
      first: t.arg.int({ required: true, defaultValue: TOP, description: `1 to ${MAX_ROWS}.` }),
      offset: t.arg.int({ required: true, defaultValue: 0 }),
      search: t.arg.string({ required: true, defaultValue: '', description: 'Part of the label, ignoring case.' }),
      orderBy: t.arg({ type: Order, required: true, defaultValue: 'CLICKS' }),
    },
    complexity: ({ first }) => rowsCost(first ?? TOP),
    resolve: async (analytics, { dimension, orderBy, ...window }) => ({
      dimension,
      breakdown: await analytics.breakdown(dimension, { ...parseInput(Window, window), orderBy }),
    }),
  }),
);
