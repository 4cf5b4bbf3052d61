import { encodeGlobalID } from '@pothos/plugin-relay';
import { ViewerNode } from '../account/graph.ts';
import { builder } from '../builder.ts';
import { ShortUrlNode } from '../urls/graph.ts';
import { ownerColumns, ownerOf } from '../viewer.ts';
import type { UrlClicks } from './analytics.ts';
import type { ClickDetails } from './click-list.ts';
import { Dashboard, dashboardPeriods } from './dashboard.ts';
import { TrendType } from './graph-analytics.ts';
import { ClickKind } from './graph-clicks.ts';
import type { SeriesPoint } from './series.ts';

type Rows<Panel extends 'channels' | 'countries' | 'devices'> = Awaited<ReturnType<Dashboard[Panel]>>[number];

export const Period = builder.enumType('DashboardPeriod', {
  description:
    "The last days on the owner's calendar, today included. LAST_24_HOURS: the hour that runs and the 23 before it.",
  values: dashboardPeriods,
});

const DayClicks = builder.objectRef<SeriesPoint>('DayClicks').implement({
  fields: (t) => ({
    date: t.expose('date', { type: 'Date' }),
    at: t.expose('at', { type: 'DateTime', nullable: true, description: 'When the hour began; null for whole days.' }),
    isRunning: t.exposeBoolean('isRunning', { description: 'Whether the day or hour is not over yet.' }),
    clicks: t.exposeInt('clicks'),
    visitors: t.exposeInt('visitors'),
  }),
});

const ChannelShare = builder.objectRef<Rows<'channels'>>('ChannelShare').implement({
  fields: (t) => ({
    channel: t.exposeString('channel'),
    label: t.exposeString('label'),
    clicks: t.exposeInt('clicks'),
    percentage: t.exposeFloat('percentage'),
  }),
});

const CountryShare = builder.objectRef<Rows<'countries'>>('CountryShare').implement({
  fields: (t) => ({
    code: t.exposeString('code', { nullable: true, description: 'ISO 3166-1 alpha-2; null where unknown.' }),
    name: t.exposeString('name'),
    numericCode: t.exposeString('numericCode', { nullable: true, description: 'ISO 3166-1 numeric, three digits.' }),
    clicks: t.exposeInt('clicks'),
    visitors: t.exposeInt('visitors'),
    percentage: t.exposeFloat('percentage'),
    latitude: t.exposeFloat('latitude', { nullable: true }),
    longitude: t.exposeFloat('longitude', { nullable: true }),
  }),
});

const DeviceShare = builder.objectRef<Rows<'devices'>>('DeviceShare').implement({
  fields: (t) => ({
    device: t.exposeString('device'),
    label: t.exposeString('label'),
    clicks: t.exposeInt('clicks'),
    percentage: t.exposeFloat('percentage'),
  }),
});

const UrlClicks = builder.objectRef<UrlClicks>('UrlClicks').implement({
  fields: (t) => ({
    url: t.expose('url', { type: ShortUrlNode }),
    clicks: t.exposeInt('clicks'),
    visitors: t.exposeInt('visitors'),
  }),
});

const RecentClick = builder.objectRef<ClickDetails>('RecentClick').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    url: t.expose('url', { type: ShortUrlNode }),
    country: t.exposeString('country'),
    countryCode: t.exposeString('countryCode', { nullable: true }),
    city: t.exposeString('city', { nullable: true }),
    device: t.exposeString('device'),
    browser: t.exposeString('browser'),
    clickedAt: t.expose('at', { type: 'DateTime' }),
    kind: t.expose('kind', { type: ClickKind }),
  }),
});

const TOP = 5;
const RECENT = 10;

/** The dashboard; a field queries the database only where it is selected. */
export const DashboardType = builder.objectRef<Dashboard>('Dashboard').implement({
  description: 'Clicks are by people; visitors are daily unique visitors, summed over the days.',
  fields: (t) => ({
    id: t.id({
      description: 'The same for the same viewer and period.',
      resolve: ({ analytics, period }) => encodeGlobalID('Dashboard', `${analytics.scope.viewerId}:${period}`),
    }),
    period: t.expose('period', { type: Period }),
    from: t.field({ type: 'Date', resolve: ({ analytics }) => analytics.scope.days.from }),
    to: t.field({ type: 'Date', resolve: ({ analytics }) => analytics.scope.days.to }),
    historyLimitedFrom: t.field({
      type: 'Date',
      nullable: true,
      description: 'The first day the plan shows, where it cut the period short.',
      resolve: ({ analytics }) => analytics.scope.days.historyLimitedFrom,
    }),
    timeZone: t.string({
      description: 'The zone of its days and hours.',
      resolve: ({ analytics }) => analytics.scope.timeZone,
    }),
    totalUrls: t.int({ resolve: async (dashboard) => (await dashboard.urlCounts()).total }),
    activeUrls: t.int({ resolve: async (dashboard) => (await dashboard.urlCounts()).active }),
    clicks: t.field({ type: TrendType, resolve: (dashboard) => dashboard.clicks() }),
    visitors: t.field({ type: TrendType, resolve: (dashboard) => dashboard.visitors() }),
    clicksToday: t.int({ resolve: (dashboard) => dashboard.clicksToday() }),
    clicksThisWeek: t.int({
      description: "Since the week began on the owner's calendar.",
      resolve: (dashboard) => dashboard.clicksThisWeek(),
    }),
    botClicks: t.int({
      description: 'Clicks by bots, previews and prefetches, which count nowhere else.',
      resolve: async ({ analytics }) => (await analytics.bots()).value,
    }),
    clicksOverTime: t.field({
      type: [DayClicks],
      description: 'Every day of the period, oldest first; every hour that has begun of TODAY and LAST_24_HOURS.',
      resolve: (dashboard) => dashboard.overTime(),
    }),
    channels: t.field({ type: [ChannelShare], resolve: (dashboard) => dashboard.channels() }),
    countries: t.field({ type: [CountryShare], resolve: (dashboard) => dashboard.countries() }),
    devices: t.field({ type: [DeviceShare], resolve: (dashboard) => dashboard.devices() }),
    topUrls: t.field({
      type: [UrlClicks],
      description: 'The URLs with the most clicks; at most 50.',
      args: { first: t.arg.int({ defaultValue: TOP }) },
      complexity: ({ first }) => ({ field: 1, multiplier: first ?? TOP }),
      resolve: (dashboard, { first }) => dashboard.topUrls(first ?? TOP),
    }),
    recentClicks: t.field({
      type: [RecentClick],
      description: 'The latest clicks by people, newest first; at most 50.',
      args: { first: t.arg.int({ defaultValue: RECENT }) },
      complexity: ({ first }) => ({ field: 1, multiplier: first ?? RECENT }),
      resolve: (dashboard, { first }) => dashboard.recentClicks(first ?? RECENT),
    }),
    updatedAt: t.field({ type: 'DateTime', resolve: ({ analytics }) => analytics.scope.askedAt }),
  }),
});

builder.prismaObjectField(ViewerNode, 'dashboard', (t) =>
  t.field({
    authScopes: { may: ['analytics'] },
    type: DashboardType,
    args: { period: t.arg({ type: Period, required: true, defaultValue: 'LAST_30_DAYS' }) },
    select: ownerColumns,
    resolve: (user, { period }) => Dashboard.open(ownerOf(user), period),
  }),
);
