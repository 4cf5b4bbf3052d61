import { pool } from '../database/db.ts';
import { IS_REPORTING } from './reporting.ts';

/** What visits of a website take, in this order: proof of the domain, the snippet on its pages, and the switch of the account. */
export const visitSteps = ['proof', 'snippet', 'attribution'] as const;
export type VisitStep = (typeof visitSteps)[number];

interface Found {
  isProved: boolean;
  isSeen: boolean;
  isSwitchedOff: boolean;
}

/** The first step that is missing before visits and conversions of links to a host, or to any website, count; null without. */
export async function missingVisitStep(ownerId: number, host: string | null): Promise<VisitStep | null> {
  const { rows } = await pool.query<Found>(
    `SELECT count(*) > 0 AS "isProved", coalesce(bool_or(snippet_seen_at IS NOT NULL), false) AS "isSeen",
       EXISTS (SELECT FROM network_settings WHERE owner_id = $1 AND NOT attribution) AS "isSwitchedOff"
     FROM website WHERE owner_id = $1 AND ${host === null ? '$2::text IS NULL AND is_active AND verified_at IS NOT NULL' : IS_REPORTING('$2')}`,
    [ownerId, host],
  );
  const { isProved, isSeen, isSwitchedOff } = rows[0]!;
  if (!isProved) return 'proof';
  if (!isSeen) return 'snippet';
  return isSwitchedOff ? 'attribution' : null;
}
