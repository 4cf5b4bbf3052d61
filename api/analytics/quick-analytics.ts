import { percentageOfAny } from '../common/percentage.ts';
import { sumOfLinks } from '../urls/sum-of-links.ts';
import type { Viewer } from '../common/viewer.ts';
import type { Analytics } from './analytics.ts';
import { labelsOf } from './label-texts.ts';
import { askClicks } from '../figures/engine/click-engine.ts';
import type { ClickQuery } from '../figures/contract/contract.ts';
import { measuredFiguresOf } from '../figures/contract/measured.ts';
import { lastStoredDay, shownHistory } from '../figures/contract/period.ts';

/** The key figures of a link in a list; unknown figures are null. */
export interface QuickAnalytics {
  linkId: number;
  uniqueVisitors: number;
  /** Visitors as a percentage of clicks; null without clicks. */
  uniqueRate: number | null;
  /** The hour of the owner's day (0-23) with the most human clicks. */
  peakHour: number | null;
  /** The known host with the most human clicks. */
  topReferrer: string | null;
  /** Needs the snippet on the destination. */
  bounceRate: number | null;
  botCount: number;
}

/**
 * The quick analytics of each of these links, in their order; null for those that are not the viewer's. Visitors and
 * bots count without a time limit, hour and referrer within the history of the plan.
 */
export async function quickAnalytics(viewer: Viewer, linkIds: readonly number[]): Promise<(QuickAnalytics | null)[]> {
  const { from } = shownHistory(viewer);
  const to = lastStoredDay(viewer);
  const query: ClickQuery = { ownerId: viewer.id, linkId: null, filters: [], from, to };
  const [sums, hours, referrers, bounceRates] = await Promise.all([
    sumOfLinks(viewer.id, linkIds),
    peakHours(query, linkIds),
    topReferrers(query, linkIds),
    bounceRatesOf(query, linkIds),
  ]);
  return linkIds.map((linkId) => {
    const own = sums.get(linkId);
    if (!own) return null;
    return {
      linkId,
      uniqueVisitors: own.visitors,
      uniqueRate: percentageOfAny(own.visitors, own.clicks),
      peakHour: hours.get(linkId) ?? null,
      topReferrer: referrers.get(linkId) ?? null,
      bounceRate: bounceRates.get(linkId) ?? null,
      botCount: own.bots,
    };
  });
}

/** For each link with human clicks: the hour that has the most of them. */
async function peakHours(query: ClickQuery, linkIds: readonly number[]): Promise<Map<number, number>> {
  const peaks = await askClicks(query, { kind: 'peakHours', linkIds });
  return new Map(peaks.map(({ linkId, hour }) => [linkId, hour]));
}

/** For each link: the referring host with the most human clicks; links without a known host are left out. */
async function topReferrers(query: ClickQuery, linkIds: readonly number[]): Promise<Map<number, string>> {
  const ofLinks: ClickQuery = { ...query, filters: [{ dimension: 'link', numbers: linkIds, isNot: false }] };
  const top = await askClicks(ofLinks, { kind: 'topOfEach', each: 'link', dimension: 'referrer' });
  const labels = await labelsOf(
    query.ownerId,
    'referrer',
    top.map(({ value }) => value),
  );
  return new Map(top.map(({ each, value }) => [each, labels.get(value)!]));
}

/** For each link that was visited with the snippet: bounces in per cent of the visits. */
async function bounceRatesOf(query: ClickQuery, linkIds: readonly number[]): Promise<Map<number, number | null>> {
  const ofLinks: ClickQuery = { ...query, filters: [{ dimension: 'link', numbers: linkIds, isNot: false }] };
  const rows = await askClicks(ofLinks, { kind: 'measured', by: ['link'], among: null, quantities: [] });
  return new Map(rows.map(({ values: [linkId], ...sums }) => [linkId!, measuredFiguresOf(sums).bounceRate]));
}

/** The same of the clicks of a scope, visitors and bots included. */
export async function quickAnalyticsOf(analytics: Analytics): Promise<Omit<QuickAnalytics, 'linkId'>> {
  const [visitors, uniqueRate, hours, referrer, bots, facts] = await Promise.all([
    analytics.visitors(),
    analytics.uniqueRate(),
    analytics.peakHours(),
    analytics.top('referrer'),
    analytics.bots(),
    analytics.facts.figures(),
  ]);
  const most = Math.max(...hours.map(({ clicks }) => clicks));
  return {
    uniqueVisitors: visitors.value,
    uniqueRate,
    peakHour: most > 0 ? hours.findIndex(({ clicks }) => clicks === most) : null,
    topReferrer: referrer?.row.key ?? null,
    bounceRate: facts.bounceRate,
    botCount: bots.value,
  };
}
