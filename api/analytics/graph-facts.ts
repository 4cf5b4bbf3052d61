import { builder } from '../graph/builder.ts';
import { readsAlone } from '../graph/refusable-fields.ts';
import type { Quality } from '../scoring/score.ts';
import type { MeasuredFigures } from '../figures/contract/measured.ts';
import { PercentilesType, SpeedShareType } from '../figures/contract/graph-percentiles.ts';
import type { FactShare } from './facts.ts';
import { quantitiesRead } from './graph-quantities.ts';
import { AnalyticsType } from './graph-analytics.ts';
import { PERCENT, READ, RowType, SCAN } from './graph-rows.ts';

const QualitiesType = builder.objectRef<Record<Quality, number>>('QualityDistribution').implement({
  description: 'Clicks with a score, by its label: excellent from 80, good from 60, fair from 40 points.',
  fields: (t) => ({
    excellent: t.exposeInt('excellent', { description: 'Clicks with 80 to 100 points.', complexity: READ }),
    good: t.exposeInt('good', { description: 'Clicks with 60 to 79 points.', complexity: READ }),
    fair: t.exposeInt('fair', { description: 'Clicks with 40 to 59 points.', complexity: READ }),
    poor: t.exposeInt('poor', { description: 'Clicks with fewer than 40 points.', complexity: READ }),
  }),
});

/** What was measured of some clicks. */
export const FactsType = builder.objectRef<MeasuredFigures>('ClickFacts').implement({
  description:
    'What was measured of some clicks by people. Figures of what needs a visit are null where none of them was one.',
  fields: (t) => ({
    measured: t.exposeInt('measured', { complexity: READ, description: 'Clicks of which anything was measured.' }),
    roundTrip: t.expose('roundTrip', {
      type: PercentilesType,
      complexity: READ,
      description: 'Their round trips, in milliseconds.',
    }),
    jitter: t.expose('jitter', {
      type: PercentilesType,
      complexity: READ,
      description: 'How much consecutive round trips of one click differed, in milliseconds.',
    }),
    speed: t.expose('speed', {
      type: PercentilesType,
      complexity: READ,
      description: 'Their download throughputs, in megabits per second.',
    }),
    delay: t.expose('delay', {
      type: PercentilesType,
      complexity: READ,
      description: 'How long the page that measures held up their visitors, in milliseconds.',
    }),
    score: t.expose('score', {
      type: PercentilesType,
      complexity: READ,
      description: 'Scores of their path to this installation, 0 to 100.',
    }),
    speedShares: t.expose('speedShares', {
      type: [SpeedShareType],
      complexity: READ,
      description: 'How many of them have at least 1, 3, 10 and 30 megabits per second; none without a speed.',
    }),
    qualities: t.expose('qualities', {
      type: QualitiesType,
      description: 'How many clicks have each label; null where none has a score.',
      complexity: READ,
      nullable: true,
    }),
  }),
});

builder.objectFields(FactsType, (t) => ({
  pageLoad: t.expose('pageLoad', {
    type: PercentilesType,
    complexity: READ,
    description: 'How long the first pages of their visits took to load, in milliseconds.',
  }),
  sessionTime: t.expose('sessionTime', {
    type: PercentilesType,
    complexity: READ,
    description: 'How long pages were visible in their visits, in seconds.',
  }),
  visits: t.exposeInt('visits', {
    complexity: READ,
    nullable: true,
    description: 'Clicks that reached a website with the snippet.',
  }),
  bounces: t.exposeInt('bounces', {
    complexity: READ,
    nullable: true,
    description: 'Visits of one page, seen for less than ten seconds, without a conversion.',
  }),
  bounceRate: t.exposeFloat('bounceRate', {
    complexity: READ,
    nullable: true,
    description: `Of the visits. ${PERCENT}`,
  }),
}));

builder.objectFields(FactsType, (t) => ({
  conversions: t.exposeInt('conversions', {
    description: 'Conversions after these clicks, reported by pages or servers.',
    complexity: READ,
    nullable: true,
  }),
  conversionRate: t.exposeFloat('conversionRate', {
    complexity: READ,
    nullable: true,
    description: `Visits that led to a conversion, of all visits. ${PERCENT}`,
  }),
  convertedClicks: t.exposeInt('convertedClicks', {
    complexity: READ,
    nullable: true,
    description: 'Clicks that led to a conversion, whether or not their visit was reported.',
  }),
}));

const ShareType = builder.objectRef<FactShare>('FactShare').implement({
  description: 'The clicks or visits that one value was measured for.',
  fields: (t) => ({
    label: t.exposeString('label', { description: 'The display name of the value.', complexity: READ }),
    clicks: t.exposeInt('clicks', { description: 'How many clicks or visits have this value.', complexity: READ }),
    percentage: t.exposeFloat('percentage', {
      complexity: READ,
      description: `Of the clicks of which this is known. ${PERCENT}`,
    }),
  }),
});

builder.objectFields(AnalyticsType, (t) => ({
  facts: t.field({
    type: FactsType,
    description: 'What was measured of the clicks.',
    complexity: SCAN,
    resolve: ({ facts }) => facts.figures(),
  }),
  connections: t.field({
    type: [ShareType],
    nullable: true,
    description: 'Clicks by what browsers call their connection (effective type); null where none said.',
    complexity: SCAN,
    resolve: ({ facts }) => facts.shares('connection'),
  }),
  screens: t.field({
    type: [ShareType],
    nullable: true,
    description: 'Clicks by the width and height of their screen, in CSS pixels; null where none is known.',
    complexity: SCAN,
    resolve: ({ facts }) => facts.shares('screen'),
  }),
  sessionDurations: t.field({
    type: [ShareType],
    nullable: true,
    description: 'Visits by how long pages were visible; null without visits.',
    complexity: SCAN,
    resolve: ({ facts }) => facts.durations(),
  }),
}));

builder.objectField(RowType, 'topScreen', (t) =>
  t.string({
    nullable: true,
    complexity: READ,
    description: 'The most frequent screen of its clicks in CSS pixels, as 1280x800; null where none is known.',
    resolve: ({ row, breakdown }) => breakdown.topScreenOf(row),
  }),
);

builder.objectField(RowType, 'facts', (t) =>
  t.field({
    ...readsAlone,
    type: FactsType,
    complexity: READ,
    description: 'What was measured of its clicks.',
    resolve: ({ row, breakdown }, _args, _context, info) => breakdown.factsOf(row, quantitiesRead(info)),
  }),
);
