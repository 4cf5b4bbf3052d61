import type { ClientBase } from 'pg';
import { lookForProofs, type Check, type Site } from './proofs.ts';

/** Daily checks in a row after which a website is pending again. */
const FAILURES = 3;
/** Websites checked at once in one run; the next run takes more. */
const BATCH = 20;

/** Pages that report have the snippet, which proves the website where it is on the home page. */
const IS_REPORTING_UNPROVED = `verified_at IS NULL AND snippet_seen_at > now() - interval '1 day'
  AND (checked_at IS NULL OR checked_at < now() - interval '1 hour')`;

interface DueSite extends Site {
  id: number;
}

/**
 * Looks again for the proofs of verified websites that were last checked a day ago, and for those of pending ones whose pages
 * report; three failures in a row make one pending; a check that could not look up its names is none. Returns whether more are due.
 */
export async function recheckWebsites(client: ClientBase): Promise<boolean> {
  const { rows } = await client.query<DueSite>(
    `SELECT id, owner_id AS "ownerId", domain, verification_token AS "verificationToken",
       snippet_token AS "snippetToken" FROM website
     WHERE (verified_at IS NOT NULL AND checked_at < now() - interval '1 day') OR (${IS_REPORTING_UNPROVED})
     ORDER BY checked_at NULLS FIRST LIMIT ${BATCH}`,
  );
  const proofs = await Promise.all(rows.map(lookForProofs));
  for (const [index, { id }] of rows.entries()) await remember(client, id, proofs[index]!);
  return rows.length === BATCH;
}

async function remember(client: ClientBase, id: number, checks: Check[]): Promise<void> {
  const proved = checks.find(({ isProved }) => isProved);
  if (proved) {
    await client.query(
      `UPDATE website SET checked_at = now(), failed_checks = 0, verified_by = $2,
         verified_at = coalesce(verified_at, now()) WHERE id = $1`,
      [id, proved.method],
    );
    return;
  }
  if (checks.some(({ isUnknown }) => isUnknown)) {
    await client.query('UPDATE website SET checked_at = now() WHERE id = $1', [id]);
    return;
  }
  await client.query(
    `UPDATE website SET checked_at = now(), failed_checks = failed_checks + 1,
       verified_at = CASE WHEN failed_checks + 1 < $2 THEN verified_at END,
       verified_by = CASE WHEN failed_checks + 1 < $2 THEN verified_by END
     WHERE id = $1`,
    [id, FAILURES],
  );
}
