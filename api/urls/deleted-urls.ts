// The table of links that were deleted and can still be restored, inside the caller's transaction.
import type { ClientBase } from 'pg';
import type { Transaction } from '../database/db.ts';
import { Prisma, type ShortUrl } from '../generated/prisma/client.ts';
import type { LinkName } from '../common/link-key.ts';
import { snakeCase } from '../common/snake-case.ts';
import type { Viewer } from '../common/viewer.ts';

/** A deleted link can be restored for at least so long. */
export const UNDO_SECONDS = 60;

const EXTERNAL_ID = 'external_id';
const all = Object.values(Prisma.ShortUrlScalarFieldEnum).map(snakeCase);
const COLUMNS = Prisma.raw(all.filter((column) => column !== EXTERNAL_ID).join(', '));
const WITH_EXTERNAL_ID = Prisma.raw(`${COLUMNS.sql}, ${EXTERNAL_ID}`);

/** Takes the viewer's links away from lists and visitors; returns the names of those that were there. */
export async function setAside(tx: Transaction, viewer: Viewer, ids: number[]): Promise<LinkName[]> {
  return tx.$queryRaw<LinkName[]>`
    WITH gone AS (DELETE FROM short_url WHERE id = ANY(${ids}::int[]) AND owner_id = ${viewer.id} RETURNING ${WITH_EXTERNAL_ID})
    INSERT INTO deleted_url (${WITH_EXTERNAL_ID}) SELECT ${WITH_EXTERNAL_ID} FROM gone
      RETURNING short_code AS "shortCode", domain_id AS "domainId"`;
}

/** Ends the time in which links that were set aside can be restored: the next job deletes them for good and frees their codes. */
export async function endUndo(tx: Transaction, viewer: Viewer, ids: number[]): Promise<void> {
  await tx.$executeRaw`UPDATE deleted_url SET deleted_at = now() - make_interval(secs => ${UNDO_SECONDS + 1})
    WHERE id = ANY(${ids}::int[]) AND owner_id = ${viewer.id}`;
}

/**
 * Puts the viewer's deleted links back as they were, without an external id that another link has by now; returns those that could
 * still be restored.
 */
export async function bringBack(tx: Transaction, viewer: Viewer, ids: number[]): Promise<ShortUrl[]> {
  const back = await tx.$queryRaw<{ id: number }[]>`
    WITH back AS (DELETE FROM deleted_url WHERE id = ANY(${ids}::int[]) AND owner_id = ${viewer.id} RETURNING ${WITH_EXTERNAL_ID}),
      free AS (SELECT DISTINCT ON (external_id) id, external_id FROM back b WHERE external_id IS NOT NULL AND NOT EXISTS
        (SELECT FROM short_url u WHERE u.owner_id = b.owner_id AND u.external_id = b.external_id) ORDER BY external_id, id DESC)
    INSERT INTO short_url (${WITH_EXTERNAL_ID})
    SELECT ${COLUMNS}, (SELECT external_id FROM free WHERE free.id = back.id) FROM back RETURNING id`;
  return tx.shortUrl.findMany({ where: { id: { in: back.map(({ id }) => id) }, ownerId: viewer.id } });
}

/** Which of these links of the viewer can be restored; they stay so until the transaction ends. */
export async function lockDeleted(tx: Transaction, viewer: Viewer, ids: number[]): Promise<number[]> {
  const rows = await tx.$queryRaw<{ id: number }[]>`
    SELECT id FROM deleted_url WHERE id = ANY(${ids}::int[]) AND owner_id = ${viewer.id} ORDER BY id FOR UPDATE`;
  return rows.map(({ id }) => id);
}

/** Ends the time in which links can be restored, where it is over, but keeps those of suspended accounts; returns their ids by owner. */
export async function deleteForGood(client: ClientBase): Promise<Map<number, number[]>> {
  const { rows } = await client.query<{ owner_id: number; ids: number[] }>(
    `WITH gone AS (DELETE FROM deleted_url d USING app_user o WHERE d.deleted_at < now() - make_interval(secs => $1)
         AND o.id = d.owner_id AND o.suspended_at IS NULL RETURNING d.owner_id, d.id),
       experiments AS (DELETE FROM experiment WHERE link_id IN (SELECT id FROM gone)),
       passwords AS (DELETE FROM link_password WHERE link_id IN (SELECT id FROM gone)),
       shares AS (DELETE FROM link_share WHERE link_id IN (SELECT id FROM gone))
     SELECT owner_id, array_agg(id) AS ids FROM gone GROUP BY owner_id`,
    [UNDO_SECONDS],
  );
  return new Map(rows.map(({ owner_id, ids }) => [owner_id, ids]));
}

/** Deletes all links of an owner for good, whether they can be restored or not. */
export async function deleteAllOf(client: ClientBase, ownerId: number): Promise<({ id: number } & LinkName)[]> {
  // Links go first: this waits for the current batch of clicks, and the next batch skips the deleted links.
  const { rows } = await client.query<{ id: number } & LinkName>(
    `WITH there AS (DELETE FROM short_url WHERE owner_id = $1 RETURNING id, short_code, domain_id),
       aside AS (DELETE FROM deleted_url WHERE owner_id = $1 RETURNING id, short_code, domain_id),
       experiments AS (DELETE FROM experiment WHERE owner_id = $1),
       passwords AS (DELETE FROM link_password WHERE link_id IN (SELECT id FROM there UNION ALL SELECT id FROM aside)),
       shares AS (DELETE FROM link_share WHERE link_id IN (SELECT id FROM there UNION ALL SELECT id FROM aside))
     SELECT id, short_code AS "shortCode", domain_id AS "domainId" FROM there
     UNION ALL SELECT id, short_code, domain_id FROM aside`,
    [ownerId],
  );
  return rows;
}
