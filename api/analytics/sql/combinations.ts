import { pool } from '../../db.ts';
import type { Scope } from '../scope.ts';
import { clicksOf } from './condition.ts';
import { Parameters } from './parameters.ts';

/** Clicks that brought the same campaign parameters; null is a parameter that was not there. */
export interface CampaignClicks {
  source: string | null;
  medium: string | null;
  campaign: string | null;
  clicks: number;
}

/** Clicks by one major version of a browser; 0 is unknown. */
export interface BrowserClicks {
  browser: number;
  version: number;
  clicks: number;
}

const MOST = 1_000;

/** The campaigns of a scope with the most clicks, at most a thousand; clicks without any parameter are left out. */
export function campaigns(scope: Scope): Promise<CampaignClicks[]> {
  return countBy(
    scope,
    'c.utm_source, c.utm_medium, c.utm_campaign',
    (groups) => `SELECT s.label AS source, m.label AS medium, n.label AS campaign, clicks FROM (${groups}) AS g
      LEFT JOIN analytics.label s ON s.id = g.utm_source LEFT JOIN analytics.label m ON m.id = g.utm_medium
      LEFT JOIN analytics.label n ON n.id = g.utm_campaign
      WHERE (g.utm_source, g.utm_medium, g.utm_campaign) <> (0, 0, 0) ORDER BY clicks DESC, 1, 2, 3 LIMIT ${MOST}`,
  );
}

/** The browsers of a scope by version, most clicks first, at most a thousand. */
export function browserVersions(scope: Scope): Promise<BrowserClicks[]> {
  return countBy(
    scope,
    'c.browser, c.browser_version',
    (groups) => `SELECT browser, browser_version AS version, clicks FROM (${groups}) AS g
      ORDER BY clicks DESC, 1, 2 LIMIT ${MOST}`,
  );
}

async function countBy<Row extends object>(
  scope: Scope,
  columns: string,
  finish: (groups: string) => string,
): Promise<Row[]> {
  const parameters = new Parameters();
  const counted = scope.includeBots ? '' : 'AND c.kind = 0';
  const groups = `SELECT ${columns}, count(*)::int AS clicks FROM analytics.click c
    WHERE ${clicksOf(scope, scope.days, parameters)} ${counted} GROUP BY ${columns}`;
  const { rows } = await pool.query<Row>(finish(groups), parameters.values);
  return rows;
}
