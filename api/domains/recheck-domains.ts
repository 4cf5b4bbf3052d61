import type { ClientBase } from 'pg';
import { db } from '../database/db.ts';
import { lookAt } from './look.ts';
import { settleLook, tellOwner } from './settle-look.ts';

/** Failed looks in a row after which an owner is told. */
const TOLD_AFTER = 3;
/** Domains looked at in one run; the next run takes more. */
const BATCH = 20;

/** New ones are looked at for two weeks, so that they go live by themselves; what fails is looked at as often. */
const DUE = `CASE WHEN verified_at IS NOT NULL AND connected_at IS NOT NULL AND failing_since IS NULL
    THEN checked_at < now() - interval '6 hours'
    ELSE (checked_at IS NULL OR checked_at < now() - interval '50 minutes')
      AND (failing_since IS NOT NULL OR created_at > now() - interval '14 days') END`;

interface DueDomain {
  id: number;
  host: string;
  token: string;
  ownerId: number;
}

/**
 * Looks again at domains that are due. An owner is told once of a domain that fails several times in a row, and once it is back.
 * Returns whether more are due.
 */
export async function recheckDomains(client: ClientBase): Promise<boolean> {
  const { rows } = await client.query<DueDomain>(
    `SELECT id, host, token, owner_id AS "ownerId" FROM domain WHERE ${DUE} ORDER BY checked_at NULLS FIRST LIMIT ${BATCH}`,
  );
  const looks = await Promise.all(rows.map(lookAt));
  for (const [index, { id }] of rows.entries()) {
    const settled = await settleLook(id, looks[index]!);
    if (settled?.domain.failingSince) await countFailure(id);
  }
  return rows.length === BATCH;
}

/** Counts a look that failed, and tells the owner once there were several. */
async function countFailure(id: number): Promise<void> {
  await db.$transaction(async (tx) => {
    const where = { id, failingSince: { not: null } };
    const [domain] = await tx.domain.updateManyAndReturn({ where, data: { failedChecks: { increment: 1 } } });
    if (!domain || domain.toldAt || domain.failedChecks < TOLD_AFTER) return;
    await tx.domain.update({ where: { id }, data: { toldAt: new Date() } });
    await tellOwner(tx, domain, 'failing');
  });
}
