import { db } from '../database/db.ts';
import { removeIdentity } from '../identity/remove-identity.ts';
import { EMBEDDED_ISSUER } from '../openid/web-client.ts';

/** Rows that one statement deletes: few enough that no other statement waits noticeably. */
const ROWS = 5_000;

/** What an account's websites reported, which there may be much of. */
const REPORTS = ['visit', 'conversion', 'snippet_measurement'] as const;

/**
 * Deletes an account with its websites, settings and jobs other than its closing, and with the embedded provider its
 * password and sessions. Its links must be gone. Does nothing for an account that is gone.
 */
export async function deleteUser(id: number): Promise<void> {
  const user = await db.user.findUnique({ where: { id } });
  if (!user) return;
  for (const table of REPORTS) {
    const some = `DELETE FROM ${table} WHERE ctid = ANY(ARRAY(SELECT r.ctid FROM ${table} r JOIN website w ON w.id = r.website_id
      WHERE w.owner_id = ${id} LIMIT ${ROWS}))`;
    while ((await db.$executeRawUnsafe(some)) === ROWS);
  }
  await db.$transaction(async (tx) => {
    await tx.accountJob.deleteMany({ where: { ownerId: id, kind: { not: 'close' } } });
    await tx.user.delete({ where: { id } });
    if (user.issuer === EMBEDDED_ISSUER) await removeIdentity(tx, user.subject);
  });
}
