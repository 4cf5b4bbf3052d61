import { queryFigures } from '../../database/figures-pool.ts';
import { dimensions, labelDimensions, reasons } from '../../click-model/dimensions.ts';
import type { AggregationOf, ClickAudience, ClickQuery, ClickRow } from '../contract/contract.ts';
import { clicksOf } from './condition.ts';
import { Parameters } from './sql-parameters.ts';

const labels = labelDimensions.map((name) => {
  const { column, number } = dimensions[name];
  return `(SELECT label FROM analytics.label
    WHERE id = page.${column} AND owner_id = page.owner_id AND dimension = ${number}) AS "${name}"`;
});

/** Some of the clicks of a query, newest first; where timestamps (ms since 1970) are given, only clicks at these. */
export async function readClickRows(
  query: ClickQuery,
  { window, ...audience }: AggregationOf<'clicks'>,
  timestamps: readonly number[] | null,
): Promise<ClickRow[]> {
  const { after, since, among, first, skipped = 0 } = window;
  const parameters = new Parameters();
  const conditions = [clicksOf(query, parameters), ...audienceOf(audience, parameters)];
  const times = among?.map(({ at }) => at.getTime()) ?? timestamps;
  if (times) {
    const list = times.map((at) => new Date(at).toISOString());
    conditions.push(`c.at = ANY (${parameters.add(list)}::timestamptz[])`);
  }
  if (among) conditions.push(`c.click_id = ANY (${parameters.add(among.map(({ id }) => id))}::uuid[])`);
  if (since) conditions.push(`c.at >= ${parameters.add(since.toISOString())}::timestamptz`);
  if (after) {
    const at = parameters.add(after.at.toISOString());
    // Only the first part can select the partitions and the place in the index.
    conditions.push(`c.at <= ${at}::timestamptz`);
    conditions.push(`(c.at, c.click_id) < (${at}::timestamptz, ${parameters.add(after.id)}::uuid)`);
  }
  const { rows } = await queryFigures<ClickRow>(
    `SELECT page.click_id AS id, page.link_id AS "linkId", page.at, page.kind, page.reason, page.country, page.device,
      page.os, page.browser, page.browser_version AS "browserVersion", page.channel,
      coalesce(f.server_rtt_ms, (nullif(page.handshake_us, 0) / 1000.0)::real) AS "serverRttMs",
      f.server_jitter_ms AS "serverJitterMs", page.variant, ${labels.join(', ')}
     FROM (SELECT c.* FROM analytics.click c WHERE ${conditions.join(' AND ')}
       ORDER BY c.at DESC, c.click_id DESC LIMIT ${parameters.add(first)} OFFSET ${parameters.add(skipped)}) AS page
     LEFT JOIN analytics.click_fact f ON f.click_id = page.click_id
     ORDER BY page.at DESC, page.click_id DESC`,
    parameters.values,
  );
  return rows;
}

/** The number of clicks of an audience in a query. */
export async function countClickRows(query: ClickQuery, audience: ClickAudience): Promise<number> {
  const parameters = new Parameters();
  const conditions = [clicksOf(query, parameters), ...audienceOf(audience, parameters)];
  return countWhere(conditions, parameters);
}

async function countWhere(conditions: string[], parameters: Parameters): Promise<number> {
  const { rows } = await queryFigures<{ count: number }>(
    `SELECT count(*)::int FROM analytics.click c WHERE ${conditions.join(' AND ')}`,
    parameters.values,
  );
  return rows[0]!.count;
}

/** The conditions of an audience; `kind <> 0` selects the index of bot clicks, which has their reasons. */
function audienceOf({ audience, reasons: wanted }: ClickAudience, parameters: Parameters): string[] {
  if (audience === 'everybody') return [];
  if (audience === 'humans') return ['c.kind = 0'];
  const numbers = wanted.map((reason) => reasons.indexOf(reason));
  return ['c.kind <> 0', ...(numbers.length ? [`c.reason = ANY (${parameters.add(numbers)}::smallint[])`] : [])];
}
