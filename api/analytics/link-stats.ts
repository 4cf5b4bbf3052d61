import { limitsOf } from '../account/limits.ts';
import { addDays, mondayOf, monthStart } from '../days.ts';
import { kinds } from '../dimensions.ts';
import type { Viewer } from '../viewer.ts';
import { todayOf } from './period.ts';
import { linkClicks, type LinkClickRow } from './sql/link-clicks.ts';
import { linkHours } from './sql/link-hours.ts';
import { ownerSums, type OwnerSums } from './sql/owner-sums.ts';
import { urlCounts, type UrlCounts } from './sql/url-counts.ts';

/** Clicks by people on one link lately, on the owner's calendar. */
export interface LatelyClicked {
  today: number;
  /** Since Monday. */
  thisWeek: number;
  thisMonth: number;
}

const earlier = (one: string, other: string) => (one < other ? one : other);

/** How often one link of the viewer was clicked today, this week and this month. */
export async function latelyClicked(viewer: Viewer, linkId: number): Promise<LatelyClicked> {
  const today = todayOf(viewer);
  const [monday, first] = [mondayOf(today), monthStart(today)];
  const hours = await linkHours(viewer.id, linkId, { from: earlier(monday, first), to: today });
  const since = (day: string) => hours.reduce((total, row) => (row.day >= day ? total + row.clicks : total), 0);
  return { today: since(today), thisWeek: since(monday), thisMonth: since(first) };
}

/** Unlimited history still ends somewhere. */
const LONGEST_HISTORY_DAYS = 3_650;

/** A page of the clicks of one link of the viewer, within the history the plan shows. */
export async function clicksOf(
  viewer: Viewer,
  linkId: number,
  { page, pageSize, withBots }: { page: number; pageSize: number; withBots: boolean },
): Promise<{ clicks: LinkClickRow[]; total: number }> {
  const { maxAnalyticsHistoryDays: days } = limitsOf(viewer);
  const to = todayOf(viewer);
  return linkClicks(viewer.id, {
    linkId,
    kinds: withBots ? Object.values(kinds) : [kinds.human],
    from: addDays(to, 1 - (days === -1 ? LONGEST_HISTORY_DAYS : Math.max(days, 1))),
    to,
    limit: pageSize,
    offset: (page - 1) * pageSize,
  });
}

/** All links of the viewer together, ever. */
export async function allLinks(viewer: Viewer): Promise<UrlCounts & OwnerSums> {
  const [counts, sums] = await Promise.all([urlCounts(viewer.id), ownerSums(viewer.id)]);
  return { ...counts, ...sums };
}
