import { encodeGlobalID } from '@pothos/plugin-relay';
import { ViewerNode } from '../account/graph.ts';
import { builder } from '../graph/builder.ts';
import { readsAlone } from '../graph/refusable-fields.ts';
import { BY_PEOPLE, COUNTRY_CODE, DAILY_VISITORS, NO_NODE } from '../common/descriptions.ts';
import { ShortUrlNode } from '../urls/graph.ts';
import { ownerOf } from '../common/viewer.ts';
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
  description: 'The clicks of one day or hour.',
  fields: (t) => ({
    date: t.expose('date', { type: 'Date', description: 'The day, or the day of the hour.' }),
    at: t.expose('at', { type: 'DateTime', nullable: true, description: 'When the hour began; null for whole days.' }),
    isRunning: t.exposeBoolean('isRunning', { description: 'Whether the day or hour is not over yet.' }),
    clicks: t.exposeInt('clicks', { description: BY_PEOPLE }),
    visitors: t.exposeInt('visitors', { description: 'Daily unique visitors.' }),
  }),
});

const ChannelShare = builder.objectRef<Rows<'channels'>>('ChannelShare').implement({
  description: 'The clicks that came by one channel.',
  fields: (t) => ({
    channel: t.exposeString('channel', { description: 'Its key in filters.' }),
    label: t.exposeString('label', { description: 'Its display name.' }),
    clicks: t.exposeInt('clicks', { description: BY_PEOPLE }),
    percentage: t.exposeFloat('percentage', { description: 'Of all clicks. A percentage with one decimal place.' }),
  }),
});

const CountryShare = builder.objectRef<Rows<'countries'>>('CountryShare').implement({
  description: 'The clicks from one country.',
  fields: (t) => ({
    code: t.exposeString('code', { nullable: true, description: COUNTRY_CODE }),
    name: t.exposeString('name', { description: 'The display name of the country.' }),
    numericCode: t.exposeString('numericCode', {
      nullable: true,
      description: 'ISO 3166-1 numeric, three digits; null where unknown.',
    }),
    clicks: t.exposeInt('clicks', { description: BY_PEOPLE }),
    visitors: t.exposeInt('visitors', { description: DAILY_VISITORS }),
    percentage: t.exposeFloat('percentage', { description: 'Of all clicks. A percentage with one decimal place.' }),
    latitude: t.exposeFloat('latitude', {
      nullable: true,
      description: 'Degrees north, where a map shows it; null where unknown.',
    }),
    longitude: t.exposeFloat('longitude', {
      nullable: true,
      description: 'Degrees east, where a map shows it; null where unknown.',
    }),
  }),
});

const DeviceShare = builder.objectRef<Rows<'devices'>>('DeviceShare').implement({
  description: 'The clicks from one kind of device.',
  fields: (t) => ({
    device: t.exposeString('device', { description: 'Its key in filters.' }),
    label: t.exposeString('label', { description: 'Its display name.' }),
    clicks: t.exposeInt('clicks', { description: BY_PEOPLE }),
    percentage: t.exposeFloat('percentage', { description: 'Of all clicks. A percentage with one decimal place.' }),
  }),
});

const UrlClicks = builder.objectRef<UrlClicks>('UrlClicks').implement({
  description: 'A URL with its clicks of the period.',
  fields: (t) => ({
    url: t.expose('url', { type: ShortUrlNode, description: 'The URL that was clicked.' }),
    clicks: t.exposeInt('clicks', { description: BY_PEOPLE }),
    visitors: t.exposeInt('visitors', { description: DAILY_VISITORS }),
  }),
});

const RecentClick = builder.objectRef<ClickDetails>('RecentClick').implement({
  description: 'One of the latest clicks, with what a short list shows.',
  fields: (t) => ({
    id: t.exposeID('id', { description: NO_NODE }),
    url: t.expose('url', { type: ShortUrlNode, description: 'The URL that was clicked.' }),
    country: t.exposeString('country', { description: 'The display name of the country.' }),
    countryCode: t.exposeString('countryCode', { nullable: true, description: COUNTRY_CODE }),
    city: t.exposeString('city', { nullable: true, description: 'The city; null where unknown.' }),
    device: t.exposeString('device', { description: 'The key of the kind of device in filters.' }),
    browser: t.exposeString('browser', { description: 'The display name of the browser.' }),
    clickedAt: t.expose('at', { type: 'DateTime', description: 'When it happened.' }),
    kind: t.expose('kind', { type: ClickKind, description: 'Who or what clicked.' }),
  }),
});

const TOP = 5;
const RECENT = 10;

/** The dashboard; a field queries the database only where it is selected. */
export const DashboardType = builder.objectRef<Dashboard>('Dashboard').implement({
  ...readsAlone,
  description: 'Clicks are by people; visitors are daily unique visitors, summed over the days.',
  fields: (t) => ({
    id: t.id({
      description: `The same for the same viewer and period. ${NO_NODE}`,
      resolve: ({ analytics, period }) => encodeGlobalID('Dashboard', `${analytics.scope.viewerId}:${period}`),
    }),
    period: t.expose('period', { type: Period, description: 'The period as requested.' }),
    from: t.field({
      type: 'Date',
      description: 'The first day of the period.',
      resolve: ({ analytics }) => analytics.scope.days.from,
    }),
    to: t.field({
      type: 'Date',
      description: 'The last day of the period, included.',
      resolve: ({ analytics }) => analytics.scope.days.to,
    }),
    historyLimitedFrom: t.field({
      type: 'Date',
      nullable: true,
      description: 'The first day the plan shows, if the plan shortens the period; otherwise null.',
      resolve: ({ analytics }) => analytics.scope.days.historyLimitedFrom,
    }),
    timeZone: t.string({
      description: 'The zone of its days and hours.',
      resolve: ({ analytics }) => analytics.scope.timeZone,
    }),
  }),
});

builder.objectFields(DashboardType, (t) => ({
  totalUrls: t.int({
    description: 'All URLs of the viewer.',
    resolve: async (dashboard) => (await dashboard.urlCounts()).total,
  }),
  activeUrls: t.int({
    description: 'URLs that redirect now, expiring ones included.',
    resolve: async (dashboard) => (await dashboard.urlCounts()).active,
  }),
  clicks: t.field({
    type: TrendType,
    description: 'Clicks by people in the period.',
    resolve: (dashboard) => dashboard.clicks(),
  }),
  visitors: t.field({
    type: TrendType,
    description: 'Daily unique visitors of the period.',
    resolve: (dashboard) => dashboard.visitors(),
  }),
  clicksToday: t.int({
    description: "Clicks by people since the day began on the owner's calendar.",
    resolve: (dashboard) => dashboard.clicksToday(),
  }),
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
  channels: t.field({
    type: [ChannelShare],
    description: 'The clicks of the period by channel.',
    resolve: (dashboard) => dashboard.channels(),
  }),
  countries: t.field({
    type: [CountryShare],
    description: 'The clicks of the period by country.',
    resolve: (dashboard) => dashboard.countries(),
  }),
  devices: t.field({
    type: [DeviceShare],
    description: 'The clicks of the period by kind of device.',
    resolve: (dashboard) => dashboard.devices(),
  }),
  topUrls: t.field({
    type: [UrlClicks],
    description: 'The URLs with the most clicks; at most 50.',
    args: { first: t.arg.int({ defaultValue: TOP, description: 'How many URLs, at most 50.' }) },
    complexity: ({ first }) => ({ field: 1, multiplier: first ?? TOP }),
    resolve: (dashboard, { first }) => dashboard.topUrls(first ?? TOP),
  }),
  recentClicks: t.field({
    type: [RecentClick],
    description: 'The latest clicks by people, newest first; at most 50.',
    args: { first: t.arg.int({ defaultValue: RECENT, description: 'How many clicks, at most 50.' }) },
    complexity: ({ first }) => ({ field: 1, multiplier: first ?? RECENT }),
    resolve: (dashboard, { first }) => dashboard.recentClicks(first ?? RECENT),
  }),
  updatedAt: t.field({
    type: 'DateTime',
    description: 'When these figures were requested.',
    resolve: ({ analytics }) => analytics.scope.askedAt,
  }),
}));

builder.prismaObjectField(ViewerNode, 'dashboard', (t) =>
  t.field({
    authScopes: { may: ['analytics'] },
    type: DashboardType,
    description: 'The figures that the web app begins with.',
    args: {
      period: t.arg({
        type: Period,
        required: true,
        defaultValue: 'LAST_30_DAYS',
        description: 'Which days the figures cover.',
      }),
    },
    resolve: (user, { period }) => Dashboard.open(ownerOf(user), period),
  }),
);
