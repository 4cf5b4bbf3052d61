import { pool } from '../../db.ts';
import type { kinds } from '../../dimensions.ts';
import type { Scope } from '../scope.ts';
import { clicksOf as columnsOf } from '../click-columns.ts';
import { askColumns } from '../columns/client.ts';
import { clicksOf } from './condition.ts';
import { Parameters } from './parameters.ts';

/** Where a click stands among the others: newest first, by id where two came in the same millisecond. */
export interface ClickPlace {
  at: Date;
  id: string;
}

/** A click as it is stored, with its labels. */
export interface ClickRow extends ClickPlace {
  linkId: number;
  kind: (typeof kinds)[keyof typeof kinds];
  reason: number;
  country: number;
  device: number;
  os: number;
  browser: number;
  browserVersion: number;
  channel: number;
  city: string | null;
  network: string | null;
  referrer: string | null;
  utmSource: string | null;
  utmMedium: string | null;
  utmCampaign: string | null;
}

const LABELS = {
  city: 'city',
  network: 'network',
  referrer: 'referrer',
  utm_source: 'utmSource',
  utm_medium: 'utmMedium',
  utm_campaign: 'utmCampaign',
} as const;
const labels = Object.entries(LABELS).map(
  ([column, name]) => `(SELECT label FROM analytics.label WHERE id = page.${column}) AS "${name}"`,
);

/** Which of a scope's clicks are wanted, newest first. */
export interface ClickWindow {
  /** Only those further on in the order than this place. */
  after?: ClickPlace | null;
  /** Only those that came at this moment or later. */
  since?: Date | null;
  /** At most so many. */
  first: number;
  /** Without the first so many of them. */
  skipped?: number;
}

/** Some of the clicks of a scope, newest first; bots only where the scope includes them. */
export async function clickPage(scope: Scope, { after, since, first, skipped = 0 }: ClickWindow): Promise<ClickRow[]> {
  const parameters = new Parameters();
  const conditions = [clicksOf(scope, scope.days, parameters)];
  // What came since a moment that has just been is soon looked through.
  if (scope.filters.length && !since) {
    const moments = await newestMoments(scope, after, first + skipped);
    if (!moments.length) return [];
    conditions.push(`c.at = ANY (${parameters.add(moments)}::timestamptz[])`);
  }
  if (!scope.includeBots) conditions.push('c.kind = 0');
  if (since) conditions.push(`c.at >= ${parameters.add(since.toISOString())}::timestamptz`);
  if (after) {
    const at = parameters.add(after.at.toISOString());
    // The first part alone leads to the partitions and to the place in the index.
    conditions.push(`c.at <= ${at}::timestamptz`);
    conditions.push(`(c.at, c.click_id) < (${at}::timestamptz, ${parameters.add(after.id)}::uuid)`);
  }
  const { rows } = await pool.query<ClickRow>(
    `SELECT page.click_id AS id, page.link_id AS "linkId", page.at, page.kind, page.reason, page.country, page.device,
      page.os, page.browser, page.browser_version AS "browserVersion", page.channel, ${labels.join(', ')}
     FROM (SELECT c.* FROM analytics.click c WHERE ${conditions.join(' AND ')}
       ORDER BY c.at DESC, c.click_id DESC LIMIT ${parameters.add(first)} OFFSET ${parameters.add(skipped)}) AS page
     ORDER BY page.at DESC, page.click_id DESC`,
    parameters.values,
  );
  return rows;
}

/**
 * When the clicks of a page were: columns find the few that pass the filters among all. One moment more than rows are
 * wanted, for the clicks of the first may all be on the page before.
 */
async function newestMoments(scope: Scope, after: ClickPlace | null | undefined, count: number): Promise<string[]> {
  const moments = await askColumns(columnsOf(scope, scope.days), {
    kind: 'newest',
    before: after?.at.getTime() ?? null,
    includeBots: scope.includeBots,
    limit: count + 1,
  });
  return moments.map((moment) => new Date(moment).toISOString());
}
