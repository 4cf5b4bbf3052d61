import { pool } from '../../db.ts';
import type { Scope } from '../scope.ts';
import { clicksSince } from './condition.ts';
import { Parameters } from './parameters.ts';

/** How many clicks by people a scope had since a moment. */
export async function clicksByPeopleSince(scope: Scope, since: Date): Promise<number> {
  const parameters = new Parameters();
  const { rows } = await pool.query<{ clicks: number }>(
    `SELECT count(*)::int AS clicks FROM analytics.click c
     WHERE c.kind = 0 AND ${clicksSince(scope, since, parameters)}`,
    parameters.values,
  );
  return rows[0]!.clicks;
}
