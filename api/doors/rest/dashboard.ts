import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { usageOf } from '../../usage/usage.ts';
import { Analytics } from '../../analytics/analytics.ts';
import { Dashboard } from '../../analytics/dashboard.ts';
import { openScope } from '../../analytics/scope.ts';
import { granularityOf, periods, questionOf, type OwnerQuery } from './analytics-question.ts';
import {
  analyticsPanel,
  enhancedPanel,
  performancePanel,
  type PeriodQuery,
  summaryPanel,
  trendsPanel,
  wholePanel,
} from './dashboard-schemas.ts';
import {
  toChannels,
  toClicksOverTime,
  toDevices,
  toGeography,
  toRecentClicks,
  toTopUrls,
  toUsage,
  toZoneChanges,
} from './dashboard-shape.ts';
import { toDays, toHours, toMostClicked, toOwnerAnalytics, toSummary, toTraffic } from './owner-analytics.ts';
import { viewerOf } from './signed-in.ts';
import type { TypedApp } from './typed.ts';

type Asked = FastifyRequest & { query: z.output<typeof OwnerQuery> };
type AskedPeriod = FastifyRequest & { query: z.output<typeof PeriodQuery> };

const TOP = 5;
const RECENT = 10;

/** /api/dashboard: the figures of the dashboard, for today, 24h, 7d, 30d or 90d. */
export async function dashboardRoutes(app: TypedApp): Promise<void> {
  app.get('/api/dashboard', wholePanel, whole);
  app.get('/api/dashboard/enhanced', enhancedPanel, async (request) => {
    const [dashboard, analytics] = await Promise.all([whole(request), analyse(request)]);
    return { ...dashboard, analytics: await toOwnerAnalytics(analytics, granularityOf(request.query)) };
  });
  app.get('/api/dashboard/my', summaryPanel, async (request) => summary(await open(request)));

  app.get('/api/dashboard/my/analytics', analyticsPanel, async (request) =>
    toOwnerAnalytics(await analyse(request), granularityOf(request.query)),
  );

  app.get('/api/dashboard/my/performance', performancePanel, async (request) => {
    const analytics = await analyse(request);
    const [summary, urls] = await Promise.all([toSummary(analytics), toMostClicked(analytics)]);
    return { ...(await toDays(analytics)), ...summary, topUrls: urls };
  });

  app.get('/api/dashboard/my/trends', trendsPanel, async (request) => {
    const analytics = await analyse(request);
    const [summary, traffic, hours] = await Promise.all([
      toSummary(analytics),
      toTraffic(analytics, granularityOf(request.query)),
      toHours(analytics),
    ]);
    return { ...(await toDays(analytics)), ...summary, trafficOverTime: traffic, peakHours: hours };
  });
}

const analyse = async (request: Asked) => new Analytics(await openScope(viewerOf(request), questionOf(request.query)));

const open = (request: AskedPeriod) => Dashboard.open(viewerOf(request), periods[request.query.period]);

async function whole(request: AskedPeriod) {
  const dashboard = await open(request);
  const [figures, parts, days, top, recent, usage] = await Promise.all([
    summary(dashboard),
    shares(dashboard),
    dashboard.overTime(),
    dashboard.topUrls(TOP),
    dashboard.recentClicks(RECENT),
    usageOf(viewerOf(request)),
  ]);
  return {
    ...figures,
    top_urls: toTopUrls(top),
    recent_clicks: toRecentClicks(recent),
    clicks_over_time: toClicksOverTime(days),
    ...parts,
    usage: toUsage(usage),
  };
}

/** The days that the figures cover. */
const shownDays = async ({ analytics }: Dashboard) => ({
  from: analytics.scope.days.from,
  to: analytics.scope.days.to,
  history_limited_from: analytics.scope.days.historyLimitedFrom,
  time_zone_changes: toZoneChanges(await analytics.zoneChanges()),
  updated_at: analytics.scope.askedAt,
});

async function summary(dashboard: Dashboard) {
  const [urls, clicks, visitors, today, week, bots] = await Promise.all([
    dashboard.urlCounts(),
    dashboard.clicks(),
    dashboard.visitors(),
    dashboard.clicksToday(),
    dashboard.clicksThisWeek(),
    dashboard.analytics.bots(),
  ]);
  return {
    ...(await shownDays(dashboard)),
    total_urls: urls.total,
    active_urls: urls.active,
    total_clicks: clicks.value,
    total_clicks_change: clicks.change,
    unique_visitors: visitors.value,
    unique_visitors_change: visitors.change,
    total_unique_users: visitors.value,
    total_unique_users_change: visitors.change,
    clicks_today: today,
    clicks_this_week: week,
    bot_clicks: bots.value,
  };
}

async function shares(dashboard: Dashboard) {
  const [countries, devices, channels] = await Promise.all([
    dashboard.countries(),
    dashboard.devices(),
    dashboard.channels(),
  ]);
  return {
    geographic_data: toGeography(countries),
    device_distribution: toDevices(devices),
    traffic_sources: toChannels(channels),
  };
}
