import { encodeGlobalID } from '@pothos/plugin-relay';
import { ViewerNode } from '../account/graph.ts';
import { builder } from '../builder.ts';
import { kinds } from '../dimensions.ts';
import { ShortUrlNode } from '../urls/graph.ts';
import { Dashboard } from './dashboard.ts';
import { dashboardPeriods, type DashboardPeriod } from './period.ts';
import { ownerOf } from '../viewer.ts';
import type { Trend } from './trend.ts';

type Rows<Panel extends 'clicksOverTime' | 'channels' | 'countries' | 'devices' | 'topUrls' | 'recentClicks'> = Awaited<
  ReturnType<Dashboard[Panel]>
>[number];

export const Period = builder.enumType('DashboardPeriod', {
  description: "The last days on the owner's calendar, today included.",
  values: Object.keys(dashboardPeriods) as DashboardPeriod[],
});

export const ClickKind = builder.enumType('ClickKind', {
  values: { HUMAN: { value: kinds.human }, BOT: { value: kinds.bot }, PREVIEW: { value: kinds.preview } } as const,
});

export const TrendType = builder.objectRef<Trend>('Trend').implement({
  description: 'A figure beside the same figure of the period before, which is as long.',
  fields: (t) => ({
    value: t.exposeInt('value'),
    previous: t.exposeInt('previous', {
      nullable: true,
      description: 'Null where nothing is known of the period before.',
    }),
    change: t.exposeFloat('change', { nullable: true, description: 'A percentage with one decimal place.' }),
  }),
});

const DayClicks = builder.objectRef<Rows<'clicksOverTime'>>('DayClicks').implement({
  fields: (t) => ({
    date: t.expose('date', { type: 'Date' }),
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

const UrlClicks = builder.objectRef<Rows<'topUrls'>>('UrlClicks').implement({
  fields: (t) => ({
    url: t.expose('url', { type: ShortUrlNode }),
    clicks: t.exposeInt('clicks'),
    visitors: t.exposeInt('visitors'),
  }),
});

const RecentClick = builder.objectRef<Rows<'recentClicks'>>('RecentClick').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    url: t.expose('url', { type: ShortUrlNode }),
    country: t.exposeString('country'),
    countryCode: t.exposeString('countryCode', { nullable: true }),
    city: t.exposeString('city', { nullable: true }),
    device: t.exposeString('device'),
    browser: t.exposeString('browser'),
    clickedAt: t.expose('clickedAt', { type: 'DateTime' }),
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
      resolve: (dashboard) => encodeGlobalID('Dashboard', `${dashboard.viewerId}:${dashboard.name}`),
    }),
    period: t.expose('name', { type: Period }),
    from: t.field({ type: 'Date', resolve: ({ period }) => period.from }),
    to: t.field({ type: 'Date', resolve: ({ period }) => period.to }),
    historyLimitedFrom: t.field({
      type: 'Date',
      nullable: true,
      description: 'The first day the plan shows, where it cut the period short.',
      resolve: ({ period }) => period.historyLimitedFrom,
    }),
    totalUrls: t.int({ resolve: async (dashboard) => (await dashboard.urlCounts()).total }),
    activeUrls: t.int({ resolve: async (dashboard) => (await dashboard.urlCounts()).active }),
    clicks: t.field({ type: TrendType, resolve: (dashboard) => dashboard.clicks() }),
    visitors: t.field({ type: TrendType, resolve: (dashboard) => dashboard.visitors() }),
    clicksToday: t.int({ resolve: (dashboard) => dashboard.clicksToday() }),
    clicksThisWeek: t.int({
      description: "Since Monday on the owner's calendar.",
      resolve: (dashboard) => dashboard.clicksThisWeek(),
    }),
    botClicks: t.int({
      description: 'Clicks by bots, previews and prefetches, which count nowhere else.',
      resolve: (dashboard) => dashboard.botClicks(),
    }),
    clicksOverTime: t.field({
      type: [DayClicks],
      description: 'Every day of the period, oldest first.',
      resolve: (dashboard) => dashboard.clicksOverTime(),
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
    updatedAt: t.expose('updatedAt', { type: 'DateTime' }),
  }),
});

builder.prismaObjectField(ViewerNode, 'dashboard', (t) =>
  t.field({
    type: DashboardType,
    args: { period: t.arg({ type: Period, required: true, defaultValue: 'LAST_30_DAYS' }) },
    select: { id: true, tier: true, timeZone: true, begunDay: true },
    resolve: (user, { period }) => new Dashboard(ownerOf(user), period),
  }),
);
