import { countryOf } from '../figures/contract/country-of.ts';
import type { ReportFigures } from '../figures/engine/measured-reports.ts';
import { PercentilesType, SpeedShareType } from '../figures/contract/graph-percentiles.ts';
import { PlaceType } from '../figures/contract/graph-place.ts';
import { builder } from '../graph/builder.ts';
import { NO_NODE } from '../common/descriptions.ts';
import { packCountry } from '../click-model/dimensions.ts';
import { WebsiteNode } from '../websites/graph.ts';
import { Confidence, Quality, ThroughputKind } from './graph.ts';
import { RangeArgument } from './graph-ranges.ts';
import { beginOf } from './snippet-ranges.ts';
import { confidenceWord, type qualities, type throughputKinds } from '../scoring/score.ts';
import { readNetwork, snippetStatistics, type SnippetStatistics, type TypeCount } from './snippet-statistics.ts';

/** Most measurements on one page of a list. */
const MAX_PAGE = 100;
const DEFAULT_PAGE = 10;

const Measured = builder.prismaObject('SnippetMeasurement', {
  description:
    'What a page of a website measured of the way of one visitor. Tests, and measurements of a website that was ' +
    'pending or inactive, are in no sum.',
  fields: (t) => ({
    id: t.exposeID('id', { description: NO_NODE }),
    measuredAt: t.expose('receivedAt', { type: 'DateTime', description: 'When the server received it.' }),
    type: t.exposeString('measurementType', {
      description: 'click: of a visit that a click led to. session: of another.',
    }),
    networkType: t.exposeString('networkType', {
      nullable: true,
      description: 'As the browser says: wifi, cellular, or a speed such as 4g; null where it does not say.',
    }),
    network: t.exposeString('network', { nullable: true, description: 'Number and organisation; null where unknown.' }),
    country: t.exposeString('country', { nullable: true, description: 'ISO 3166-1 alpha-2; null where unknown.' }),
    rttMs: t.exposeFloat('rttMs', {
      nullable: true,
      description: 'Median round trip in milliseconds; null where unknown.',
    }),
    jitterMs: t.exposeFloat('jitterMs', {
      nullable: true,
      description: 'Mean difference of consecutive round trips; null where unknown.',
    }),
  }),
});

builder.prismaObjectFields(Measured, (t) => ({
  throughputMbps: t.exposeFloat('throughputMbps', {
    nullable: true,
    description: 'The best valid sample, in megabits per second; null where there is none.',
  }),
  throughputKind: t.field({
    type: ThroughputKind,
    description: 'How the throughput was found.',
    resolve: ({ throughputKind }) => throughputKind as (typeof throughputKinds)[number],
  }),
  score: t.exposeInt('score', { nullable: true, description: '0 to 100; null where nothing could be scored.' }),
  quality: t.field({
    type: Quality,
    nullable: true,
    description: 'The label of the score; null without a score.',
    resolve: ({ quality }) => quality as (typeof qualities)[number] | null,
  }),
  confidence: t.exposeFloat('confidence', { description: '0 to 1: how much the samples support the score.' }),
  confidenceLevel: t.field({
    type: Confidence,
    description: 'The confidence in a word.',
    resolve: ({ confidence }) => confidenceWord(confidence),
  }),
  isSuspect: t.exposeBoolean('isSuspect', { description: 'Whether it is faster than the server saw; in no sum.' }),
  isCounted: t.exposeBoolean('isCounted', {
    description:
      'Whether it is part of the statistics: measured while the website was verified and active, and no test.',
  }),
  pageUrl: t.exposeString('pageUrl', {
    nullable: true,
    description: 'The address of the page; null where it was not sent.',
  }),
}));

builder.prismaObjectField(WebsiteNode, 'snippetMeasurements', (t) =>
  t.relatedConnection('snippetMeasurements', {
    authScopes: { may: ['analytics'] },
    description: 'What its pages measured, newest first.',
    type: Measured,
    cursor: 'id',
    defaultSize: DEFAULT_PAGE,
    maxSize: MAX_PAGE,
    query: { orderBy: { id: 'desc' } },
  }),
);

const COUNT = 'How many measurements.';
const quantityTexts = {
  roundTrip: 'Their round trips, in milliseconds.',
  speed: 'Their download throughputs, in megabits per second.',
  score: 'Scores of their path to this installation, 0 to 100.',
  speedShares: 'How many of them have at least 1, 3, 10 and 30 megabits per second; none without a speed.',
} as const;

const Provider = builder.objectRef<ReportFigures>('MeasuredProvider').implement({
  description: 'What was measured of the visitors of one network.',
  fields: (t) => ({
    organisation: t.string({
      description: 'The organisation that runs the network.',
      resolve: ({ value }) => readNetwork(value).organisation,
    }),
    asn: t.int({
      nullable: true,
      description: 'Number of the autonomous system; null where unknown.',
      resolve: ({ value }) => readNetwork(value).asn,
    }),
    count: t.exposeInt('measured', { description: COUNT }),
    roundTrip: t.expose('roundTrip', { type: PercentilesType, description: quantityTexts.roundTrip }),
    speed: t.expose('speed', { type: PercentilesType, description: quantityTexts.speed }),
    speedShares: t.expose('speedShares', { type: [SpeedShareType], description: quantityTexts.speedShares }),
  }),
});
const Country = builder.objectRef<ReportFigures>('MeasuredCountry').implement({
  description: 'What was measured of the visitors from one country.',
  fields: (t) => ({
    country: t.exposeString('value', { description: 'ISO 3166-1 alpha-2.' }),
    place: t.field({
      type: PlaceType,
      description: 'Where a map shows the country.',
      resolve: ({ value }) => countryOf(packCountry(value)),
    }),
    count: t.exposeInt('measured', { description: COUNT }),
    roundTrip: t.expose('roundTrip', { type: PercentilesType, description: quantityTexts.roundTrip }),
    speed: t.expose('speed', { type: PercentilesType, description: quantityTexts.speed }),
    speedShares: t.expose('speedShares', { type: [SpeedShareType], description: quantityTexts.speedShares }),
  }),
});
const Day = builder.objectRef<ReportFigures>('MeasuredDay').implement({
  description: 'What was measured on one day.',
  fields: (t) => ({
    day: t.field({ type: 'Date', description: "The day in the owner's time zone.", resolve: ({ value }) => value }),
    count: t.exposeInt('measured', { description: COUNT }),
    roundTrip: t.expose('roundTrip', { type: PercentilesType, description: quantityTexts.roundTrip }),
    speed: t.expose('speed', { type: PercentilesType, description: quantityTexts.speed }),
    speedShares: t.expose('speedShares', { type: [SpeedShareType], description: quantityTexts.speedShares }),
    score: t.expose('score', { type: PercentilesType, description: quantityTexts.score }),
  }),
});
const QualityCount = builder.objectRef<SnippetStatistics['qualityCounts'][number]>('QualityCount').implement({
  description: 'Measurements with one label.',
  fields: (t) => ({
    quality: t.field({ type: Quality, description: 'The label of their scores.', resolve: ({ quality }) => quality }),
    count: t.exposeInt('count', { description: 'How many measurements.' }),
  }),
});
const TypeCountType = builder.objectRef<TypeCount>('ConnectionTypeCount').implement({
  description: 'Measurements by what the browser calls the connection.',
  fields: (t) => ({
    type: t.exposeString('type', { nullable: true, description: 'Null where the browser does not say.' }),
    count: t.exposeInt('count', { description: 'How many measurements.' }),
  }),
});

const Statistics = builder.objectRef<SnippetStatistics>('WebsiteStatistics').implement({
  description: 'What the pages of a website measured. Suspect measurements and tests are left out.',
  fields: (t) => ({
    since: t.expose('since', { type: 'DateTime', description: 'No earlier than the plan shows.' }),
    totalMeasurements: t.exposeInt('measured', { description: 'How many measurements the figures are based on.' }),
    roundTrip: t.expose('roundTrip', { type: PercentilesType, description: quantityTexts.roundTrip }),
    speed: t.expose('speed', { type: PercentilesType, description: quantityTexts.speed }),
    speedShares: t.expose('speedShares', { type: [SpeedShareType], description: quantityTexts.speedShares }),
    score: t.expose('score', { type: PercentilesType, description: quantityTexts.score }),
    qualities: t.field({
      type: [QualityCount],
      description: 'Every label, best first.',
      resolve: (sums) => sums.qualityCounts,
    }),
    connectionTypes: t.field({
      type: [TypeCountType],
      description: 'Measurements by what the connection is made of: wifi, cellular, ethernet, bluetooth or wimax.',
      resolve: (sums) => sums.connectionTypes,
    }),
    effectiveTypes: t.field({
      type: [TypeCountType],
      description: 'The same measurements by how fast browsers take the connection to be: 4g, 3g, 2g or slow-2g.',
      resolve: (sums) => sums.effectiveTypes,
    }),
    providers: t.field({
      type: [Provider],
      description: 'Measurements by the network of the visitor.',
      resolve: (sums) => sums.providers,
    }),
    countries: t.field({
      type: [Country],
      description: 'Measurements by the country of the visitor.',
      resolve: (sums) => sums.countries,
    }),
    days: t.field({ type: [Day], description: "In the owner's time zone.", resolve: (sums) => sums.days }),
  }),
});

builder.prismaObjectField(WebsiteNode, 'statistics', (t) =>
  t.field({
    authScopes: { may: ['analytics'] },
    type: Statistics,
    description: 'What its pages measured in a range.',
    select: { id: true, owner: { select: { tier: true, timeZone: true, retentionDays: true } } },
    args: { range: t.arg(RangeArgument) },
    complexity: 20,
    resolve: ({ id, owner }, { range }) =>
      snippetStatistics(id, { since: beginOf(range, owner), timeZone: owner.timeZone ?? 'UTC' }),
  }),
);
