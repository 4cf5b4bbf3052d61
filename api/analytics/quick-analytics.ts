import { percentage } from '../percentage.ts';
import type { Viewer } from '../viewer.ts';
import type { Analytics } from './analytics.ts';
import { labelsOf } from './breakdown-page.ts';
import { askColumns } from './columns/client.ts';
import { shownHistory, type DayRange } from './period.ts';
import { peakHours } from './sql/link-peaks.ts';
import { linkSums } from './sql/link-sums.ts';

/** What a list shows of a link at a glance; null is what cannot be known. */
export interface QuickAnalytics {
  linkId: number;
  uniqueVisitors: number;
  /** Visitors in per cent of clicks; null without clicks. */
  uniqueRate: number | null;
  /** The hour of the owner's day (0-23) with the most clicks by people. */
  peakHour: number | null;
  /** The host most people came from, of those whose host is known. */
  topReferrer: string | null;
  /** Needs the snippet on the destination. */
  bounceRate: number | null;
  botCount: number;
}

/**
 * The glance at each of these links, in their order; null for those that are not the viewer's. Visitors and bots count
 * for ever, hour and referrer within the history the plan shows.
 */
export async function quickAnalytics(viewer: Viewer, linkIds: readonly number[]): Promise<(QuickAnalytics | null)[]> {
  const shown = shownHistory(viewer);
  const [sums, hours, referrers] = await Promise.all([
    linkSums(viewer.id, linkIds),
    peakHours(viewer.id, linkIds, shown.from),
    topReferrers(viewer.id, linkIds, shown),
  ]);
  return linkIds.map((linkId) => {
    const own = sums.get(linkId);
    if (!own) return null;
    return {
      linkId,
      uniqueVisitors: own.visitors,
      uniqueRate: own.clicks ? percentage(own.visitors, own.clicks) : null,
      peakHour: hours.get(linkId) ?? null,
      topReferrer: referrers.get(linkId) ?? null,
      bounceRate: null,
      botCount: own.bots,
    };
  });
}

/** For each link: the referring host most people came from; links nobody is known to have come to are left out. */
async function topReferrers(
  ownerId: number,
  linkIds: readonly number[],
  { from, to }: DayRange,
): Promise<Map<number, string>> {
  const filters = [{ part: 'link' as const, numbers: [...linkIds], isNot: false }];
  const top = await askColumns({ ownerId, from, to, filters }, { kind: 'topOfEach', each: 'link', part: 'referrer' });
  const labels = await labelsOf(
    ownerId,
    'referrer',
    top.map(({ value }) => value),
  );
  return new Map(top.map(({ each, value }) => [each, labels.get(value)!]));
}

/** The same of some of a link's clicks: visitors and bots, too, are of the scope alone. */
export async function glanceOf(analytics: Analytics): Promise<Omit<QuickAnalytics, 'linkId'>> {
  const [visitors, uniqueRate, hours, referrer, bots] = await Promise.all([
    analytics.visitors(),
    analytics.uniqueRate(),
    analytics.peakHours(),
    analytics.top('referrer'),
    analytics.bots(),
  ]);
  const most = Math.max(...hours.map(({ clicks }) => clicks));
  return {
    uniqueVisitors: visitors.value,
    uniqueRate,
    peakHour: most > 0 ? hours.findIndex(({ clicks }) => clicks === most) : null,
    topReferrer: referrer?.row.key ?? null,
    bounceRate: null,
    botCount: bots.value,
  };
}
