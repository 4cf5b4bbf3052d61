import { builder } from '../builder.ts';
import type { Quality } from '../measurements/score.ts';
import type { FactFigures } from './fact-figures.ts';
import type { FactShare } from './facts.ts';
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
export const FactsType = builder.objectRef<FactFigures>('ClickFacts').implement({
  description: 'What was measured of some clicks by people; null where none of them was measured in this way.',
  fields: (t) => ({
    measured: t.exposeInt('measured', { complexity: READ, description: 'Clicks of which anything was measured.' }),
    rttClicks: t.exposeInt('rttClicks', { complexity: READ, description: 'Clicks whose round trip is known.' }),
    speedClicks: t.exposeInt('speedClicks', { complexity: READ, description: 'Clicks whose speed is known.' }),
    avgRttMs: t.exposeFloat('rttMs', {
      complexity: READ,
      nullable: true,
      description: 'Mean round trip in milliseconds.',
    }),
    avgSpeedMbps: t.exposeFloat('mbps', {
      description: 'Mean throughput in megabits per second.',
      complexity: READ,
      nullable: true,
    }),
    avgQualityScore: t.exposeInt('score', {
      complexity: READ,
      nullable: true,
      description: 'The mean network score of the measured clicks, 0 to 100; null where none was measured.',
    }),
    qualities: t.expose('qualities', {
      type: QualitiesType,
      description: 'How many clicks have each label.',
      complexity: READ,
      nullable: true,
    }),
  }),
});

builder.objectFields(FactsType, (t) => ({
  avgPageLoadMs: t.exposeInt('loadMs', {
    complexity: READ,
    nullable: true,
    description: 'How long the page of the website took to load, in milliseconds.',
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
  averageSessionTime: t.exposeFloat('sessionSeconds', {
    complexity: READ,
    nullable: true,
    description: 'How long pages were visible in a visit, in seconds.',
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
    resolve: ({ facts }) => facts.shares('duration'),
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
    type: FactsType,
    complexity: READ,
    description: 'What was measured of its clicks.',
    resolve: ({ row, breakdown }) => breakdown.factsOf(row),
  }),
);
