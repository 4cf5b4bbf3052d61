import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { usageOf } from '../account/usage.ts';
import { Dashboard } from '../analytics/dashboard.ts';
import type { DashboardPeriod } from '../analytics/period.ts';
import { parseInput } from '../parse-input.ts';
import { analyticsPanel, performancePanel, summaryPanel, trendsPanel, wholePanel } from './dashboard-schemas.ts';
import { toChannels, toClicksOverTime, toDevices, toGeography, toRecentClicks, toTopUrls, toUsage } from './shape.ts';
import { viewerOf } from './signed-in.ts';

const periods: Record<'7d' | '30d' | '90d', DashboardPeriod> = {
  '7d': 'LAST_7_DAYS',
  '30d': 'LAST_30_DAYS',
  '90d': 'LAST_90_DAYS',
};
const Question = z.object({ period: z.enum(['7d', '30d', '90d'], 'The period is 7d, 30d or 90d.').default('30d') });

const TOP = 5;
const RECENT = 10;
const TOP_OF_PERFORMANCE = 20;

/** /api/dashboard: the figures of the dashboard, for 7d, 30d or 90d. */
export async function dashboardRoutes(app: FastifyInstance): Promise<void> {
  app.get('/api/dashboard', wholePanel, whole);
  app.get('/api/dashboard/enhanced', wholePanel, whole);
  app.get('/api/dashboard/my', summaryPanel, async (request) => summary(open(request)));

  app.get('/api/dashboard/my/analytics', analyticsPanel, async (request) => {
    const dashboard = open(request);
    return { ...shownDays(dashboard), ...(await shares(dashboard)) };
  });

  app.get('/api/dashboard/my/performance', performancePanel, async (request) => {
    const dashboard = open(request);
    return { ...shownDays(dashboard), top_urls: toTopUrls(await dashboard.topUrls(TOP_OF_PERFORMANCE)) };
  });

  app.get('/api/dashboard/my/trends', trendsPanel, async (request) => {
    const dashboard = open(request);
    const [clicks, visitors, days] = await Promise.all([
      dashboard.clicks(),
      dashboard.visitors(),
      dashboard.clicksOverTime(),
    ]);
    return { ...shownDays(dashboard), clicks, unique_visitors: visitors, clicks_over_time: toClicksOverTime(days) };
  });
}

function open(request: FastifyRequest): Dashboard {
  const { period } = parseInput(Question, request.query);
  return new Dashboard(viewerOf(request), periods[period]);
}

async function whole(request: FastifyRequest) {
  const dashboard = open(request);
  const [figures, parts, days, top, recent, usage] = await Promise.all([
    summary(dashboard),
    shares(dashboard),
    dashboard.clicksOverTime(),
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

/** Which days the figures are of. */
const shownDays = ({ period, updatedAt }: Dashboard) => ({
  from: period.from,
  to: period.to,
  history_limited_from: period.historyLimitedFrom,
  updated_at: updatedAt,
});

async function summary(dashboard: Dashboard) {
  const [urls, clicks, visitors, today, week, bots] = await Promise.all([
    dashboard.urlCounts(),
    dashboard.clicks(),
    dashboard.visitors(),
    dashboard.clicksToday(),
    dashboard.clicksThisWeek(),
    dashboard.botClicks(),
  ]);
  return {
    ...shownDays(dashboard),
    total_urls: urls.total,
    active_urls: urls.active,
    total_clicks: clicks.value,
    total_clicks_change: clicks.change,
    total_unique_users: visitors.value,
    total_unique_users_change: visitors.change,
    clicks_today: today,
    clicks_this_week: week,
    bot_clicks: bots,
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
