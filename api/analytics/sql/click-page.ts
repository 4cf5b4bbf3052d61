import { pool } from '../../db.ts';
import { dimensions, labelColumns, labelDimensions, reasons, type kinds } from '../../dimensions.ts';
import { clicksOf as columnsOf } from '../click-columns.ts';
import type { ClickScope } from '../click-scope.ts';
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

const labels = labelDimensions.map(
  (name) => `(SELECT label FROM analytics.label
    WHERE id = page.${labelColumns[name]} AND owner_id = page.owner_id AND dimension = ${dimensions[name]}) AS "${name}"`,
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

/**
 * At so few moments clicks for a reason are looked for one by one. Where more pass the filters, they are common among
 * those of the reason, too: a page of them is found on the way through its clicks.
 */
const FEW = 2_000;

/** Some of the clicks of a scope, newest first. */
export async function clickPage(scope: ClickScope, window: ClickWindow): Promise<ClickRow[]> {
  const { after, since, first, skipped = 0 } = window;
  const parameters = new Parameters();
  const conditions = [clicksOf(scope, scope.days, parameters), ...kindOf(scope, parameters)];
  // What came since a moment that has just been is soon looked through.
  const moments = scope.filters.length && !since ? await newestMoments(scope, after, first + skipped) : null;
  if (moments?.length === 0) return [];
  if (moments) conditions.push(`c.at = ANY (${parameters.add(moments)}::timestamptz[])`);
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

/** How many clicks of bots a scope has, for the reasons it asks for. */
export async function countBots(scope: ClickScope): Promise<number> {
  const parameters = new Parameters();
  const conditions = [clicksOf(scope, scope.days, parameters), ...kindOf(scope, parameters)];
  const { rows } = await pool.query<{ count: number }>(
    `SELECT count(*)::int FROM analytics.click c WHERE ${conditions.join(' AND ')}`,
    parameters.values,
  );
  return rows[0]!.count;
}

/** The conditions of who followed; `kind <> 0` leads to the index of the bots' clicks, which has their reasons. */
function kindOf({ includeBots, bots }: ClickScope, parameters: Parameters): string[] {
  if (!bots) return includeBots ? [] : ['c.kind = 0'];
  const numbers = bots.reasons.map((reason) => reasons.indexOf(reason));
  return ['c.kind <> 0', ...(numbers.length ? [`c.reason = ANY (${parameters.add(numbers)}::smallint[])`] : [])];
}

/**
 * When the clicks of a page were: columns find the few that pass the filters among all. One moment more than rows are
 * wanted, for the clicks of the first may all be on the page before. Null where the rows' own index is to find them.
 */
async function newestMoments(
  scope: ClickScope,
  after: ClickPlace | null | undefined,
  count: number,
): Promise<string[] | null> {
  const hasReasons = scope.bots !== null && scope.bots.reasons.length > 0;
  const limit = hasReasons ? FEW : count;
  const moments = await askColumns(columnsOf(scope, scope.days), {
    kind: 'newest',
    before: after?.at.getTime() ?? null,
    who: scope.bots ? 'bots' : scope.includeBots ? 'everything' : 'people',
    limit: limit + 1,
  });
  // Columns have no reasons: unless these are all the moments, the wanted clicks may be at others.
  if (hasReasons && moments.length > limit) return null;
  return moments.map((moment) => new Date(moment).toISOString());
}
