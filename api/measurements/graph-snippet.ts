import { countryOf } from '../analytics/countries.ts';
import { PlaceType } from '../analytics/graph-details.ts';
import { builder } from '../builder.ts';
import { packCountry } from '../dimensions.ts';
import { WebsiteNode } from '../websites/graph.ts';
import { Confidence, Quality, ThroughputKind } from './graph.ts';
import { RangeArgument } from './graph-ranges.ts';
import { beginOf } from './snippet-ranges.ts';
import { confidenceWord, type qualities, type throughputKinds } from './score.ts';
import { readNetwork, snippetStatistics, type MeasuredGroup, type SnippetStatistics } from './snippet-statistics.ts';

/** Most measurements on one page of a list. */
const MAX_PAGE = 100;
const DEFAULT_PAGE = 10;

const Measured = builder.prismaObject('SnippetMeasurement', {
  description:
    'What a page of a website measured of the way of one visitor. Tests, and measurements of a website that was ' +
    'pending or inactive, are in no sum.',
  fields: (t) => ({
    id: t.exposeID('id'),
    measuredAt: t.expose('receivedAt', { type: 'DateTime' }),
    type: t.exposeString('measurementType', {
      description: 'click: of a visit that a click led to. session: of another.',
    }),
    networkType: t.exposeString('networkType', {
      nullable: true,
      description: 'As the browser says: wifi, cellular, or a speed such as 4g.',
    }),
    network: t.exposeString('network', { nullable: true, description: 'Number and organisation.' }),
    country: t.exposeString('country', { nullable: true, description: 'ISO 3166-1 alpha-2.' }),
    rttMs: t.exposeFloat('rttMs', { nullable: true, description: 'Median round trip.' }),
    jitterMs: t.exposeFloat('jitterMs', { nullable: true }),
    throughputMbps: t.exposeFloat('throughputMbps', { nullable: true, description: 'The best valid sample.' }),
    throughputKind: t.field({
      type: ThroughputKind,
      select: { throughputKind: true },
      resolve: ({ throughputKind }) => throughputKind as (typeof throughputKinds)[number],
    }),
    score: t.exposeInt('score', { nullable: true, description: '0 to 100.' }),
    quality: t.field({
      type: Quality,
      nullable: true,
      select: { quality: true },
      resolve: ({ quality }) => quality as (typeof qualities)[number] | null,
    }),
    confidence: t.exposeFloat('confidence', { description: '0 to 1: how much the samples support the score.' }),
    confidenceLevel: t.field({
      type: Confidence,
      select: { confidence: true },
      resolve: ({ confidence }) => confidenceWord(confidence),
    }),
    isSuspect: t.exposeBoolean('isSuspect'),
    isCounted: t.exposeBoolean('isCounted', { description: 'Part of the statistics.' }),
    pageUrl: t.exposeString('pageUrl', { nullable: true }),
  }),
});

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

const groupFields = {
  count: 'Measurements.',
  avgRttMs: 'Null where none has a round trip.',
  avgSpeedMbps: 'Null where none has a throughput.',
} as const;

const Provider = builder.objectRef<MeasuredGroup & { network: string }>('MeasuredProvider').implement({
  fields: (t) => ({
    organisation: t.string({ resolve: ({ network }) => readNetwork(network).organisation }),
    asn: t.int({
      nullable: true,
      description: 'Number of the autonomous system.',
      resolve: ({ network }) => readNetwork(network).asn,
    }),
    count: t.exposeInt('count', { description: groupFields.count }),
    avgRttMs: t.exposeFloat('avgRttMs', { nullable: true, description: groupFields.avgRttMs }),
    avgSpeedMbps: t.exposeFloat('avgSpeedMbps', { nullable: true, description: groupFields.avgSpeedMbps }),
  }),
});
const Country = builder.objectRef<MeasuredGroup & { country: string }>('MeasuredCountry').implement({
  fields: (t) => ({
    country: t.exposeString('country', { description: 'ISO 3166-1 alpha-2.' }),
    place: t.field({ type: PlaceType, resolve: ({ country }) => countryOf(packCountry(country)) }),
    count: t.exposeInt('count', { description: groupFields.count }),
    avgRttMs: t.exposeFloat('avgRttMs', { nullable: true, description: groupFields.avgRttMs }),
    avgSpeedMbps: t.exposeFloat('avgSpeedMbps', { nullable: true, description: groupFields.avgSpeedMbps }),
  }),
});
const Day = builder.objectRef<SnippetStatistics['days'][number]>('MeasuredDay').implement({
  fields: (t) => ({
    day: t.field({ type: 'Date', resolve: ({ day }) => day }),
    count: t.exposeInt('count', { description: groupFields.count }),
    avgRttMs: t.exposeFloat('avgRttMs', { nullable: true, description: groupFields.avgRttMs }),
    avgSpeedMbps: t.exposeFloat('avgSpeedMbps', { nullable: true, description: groupFields.avgSpeedMbps }),
    avgScore: t.exposeFloat('avgScore', { nullable: true }),
  }),
});
const QualityCount = builder.objectRef<SnippetStatistics['qualities'][number]>('QualityCount').implement({
  fields: (t) => ({
    quality: t.field({ type: Quality, resolve: ({ quality }) => quality }),
    count: t.exposeInt('count'),
  }),
});
const TypeCount = builder.objectRef<SnippetStatistics['connectionTypes'][number]>('ConnectionTypeCount').implement({
  fields: (t) => ({
    type: t.exposeString('type', { nullable: true, description: 'Null where the browser does not say.' }),
    count: t.exposeInt('count'),
  }),
});

const Statistics = builder.objectRef<SnippetStatistics>('WebsiteStatistics').implement({
  description: 'What the pages of a website measured. Suspect measurements and tests are left out.',
  fields: (t) => ({
    since: t.expose('since', { type: 'DateTime', description: 'No earlier than the plan shows.' }),
    totalMeasurements: t.exposeInt('count'),
    avgRttMs: t.exposeFloat('avgRttMs', { nullable: true, description: groupFields.avgRttMs }),
    medianRttMs: t.exposeFloat('medianRttMs', { nullable: true }),
    avgSpeedMbps: t.exposeFloat('avgSpeedMbps', { nullable: true, description: groupFields.avgSpeedMbps }),
    avgScore: t.exposeFloat('avgScore', { nullable: true, description: '0 to 100.' }),
    qualities: t.field({
      type: [QualityCount],
      description: 'Every label, best first.',
      resolve: (sums) => sums.qualities,
    }),
    connectionTypes: t.field({ type: [TypeCount], resolve: (sums) => sums.connectionTypes }),
    providers: t.field({ type: [Provider], resolve: (sums) => sums.providers }),
    countries: t.field({ type: [Country], resolve: (sums) => sums.countries }),
    days: t.field({ type: [Day], description: "In the owner's time zone.", resolve: (sums) => sums.days }),
  }),
});

builder.prismaObjectField(WebsiteNode, 'statistics', (t) =>
  t.field({
    authScopes: { may: ['analytics'] },
    type: Statistics,
    select: { id: true, owner: { select: { tier: true, timeZone: true, retentionDays: true } } },
    args: { range: t.arg(RangeArgument) },
    complexity: 20,
    resolve: ({ id, owner }, { range }) =>
      snippetStatistics(id, { since: beginOf(range, owner), timeZone: owner.timeZone ?? 'UTC' }),
  }),
);
