// The rows of analytics.daily_visitor. That of a visitor of all links has the link 0 and notes the first link as well, which then has no row
// of its own: most visitors click once a day.
import type { ClientBase } from 'pg';

/** The link of a row which says that visitors of an owner's day were forgotten. */
const FORGOTTEN = -1;

/** What is inserted, and found again: parameters of a statement, one array each. */
export type VisitorColumns = [ownerIds: Buffer, linkIds: Buffer, visitors: Buffer, days: Buffer];

const SEEN = 'unnest($1::int[], $2::int[], $3::bigint[], $4::date[]) AS seen (owner_id, link_id, visitor, day)';
/** Returns the concatenated keys of the new ones, as returning a row for each would cost more than inserting it. */
const insertVisitors = (select: string) =>
  `WITH made AS (
     INSERT INTO analytics.daily_visitor (owner_id, link_id, visitor, day, first_link) ${select}
     ON CONFLICT DO NOTHING RETURNING link_id, visitor)
   SELECT string_agg(int8send(visitor) || int4send(link_id), '') AS keys FROM made`;
const INSERT_OF_OWNER = insertVisitors(`SELECT owner_id, 0, visitor, day, link_id FROM ${SEEN}`);
/** The sub-select is carried out row by row, whatever the table's statistics say. */
const INSERT_OF_LINK = insertVisitors(
  `SELECT owner_id, link_id, visitor, day, link_id FROM ${SEEN}
   WHERE (SELECT of_owner.first_link FROM analytics.daily_visitor of_owner WHERE of_owner.owner_id = seen.owner_id
     AND of_owner.link_id = 0 AND of_owner.visitor = seen.visitor AND of_owner.day = seen.day)
     IS DISTINCT FROM seen.link_id`,
);

type Inserted = Promise<Buffer>;

/** Inserts visitors of all links, with the links that they clicked first; returns the keys of the new ones: number and 0. */
export const insertOfOwners = (client: ClientBase, values: VisitorColumns): Inserted =>
  insert(client, 'insert-visitors-of-owners', INSERT_OF_OWNER, values);

/** Inserts visitors of links that they did not click first; returns the keys of the new ones: number and link. */
export const insertOfLinks = (client: ClientBase, values: VisitorColumns): Inserted =>
  insert(client, 'insert-visitors-of-links', INSERT_OF_LINK, values);

async function insert(client: ClientBase, name: string, text: string, values: VisitorColumns): Inserted {
  const { rows } = await client.query<{ keys: Buffer | null }>({ name, text, values });
  return rows[0]?.keys ?? Buffer.alloc(0);
}

/** Those of some owners' days of which visitors were forgotten, by their places in the arrays. */
export async function findForgetful(client: ClientBase, ownerIds: Buffer, days: Buffer): Promise<number[]> {
  const { rows } = await client.query<{ at: number }>({
    name: 'forgetful-days',
    text: `SELECT w.at::int - 1 AS at FROM unnest($1::int[], $2::date[]) WITH ORDINALITY AS w (owner_id, day, at)
      WHERE (SELECT true FROM analytics.daily_visitor AS mark WHERE mark.owner_id = w.owner_id
        AND mark.link_id = ${FORGOTTEN} AND mark.visitor = 0 AND mark.day = w.day)`,
    values: [ownerIds, days],
  });
  return rows.map(({ at }) => at);
}

/** Leaves the first link of visitors to a row of its own. */
export async function dropFirstLinks(
  client: ClientBase,
  [ownerIds, , visitors, days]: Readonly<VisitorColumns>,
): Promise<void> {
  await client.query(
    `UPDATE analytics.daily_visitor AS seen SET first_link = NULL
     FROM unnest($1::int[], $2::bigint[], $3::date[]) AS w (owner_id, visitor, day)
     WHERE seen.owner_id = w.owner_id AND seen.link_id = 0 AND seen.visitor = w.visitor AND seen.day = w.day`,
    [ownerIds, visitors, days],
  );
}

/**
 * Forgets visitors that were seen only on these links: they count as new when they return. Whoever stores a click of one at this moment
 * may leave the row of another link behind, so it is noted that there may be such rows.
 */
export async function forgetVisitorsOf(client: ClientBase, ownerId: number, links: number[]): Promise<void> {
  const values = [ownerId, links];
  // Of a day without statistics the planner expects few visitors, and would compare each with each.
  await client.query('SET LOCAL enable_nestloop = off');
  await client.query(
    `WITH forgotten AS (
       DELETE FROM analytics.daily_visitor AS seen
       WHERE seen.owner_id = $1 AND seen.link_id = 0 AND (seen.first_link IS NULL OR seen.first_link = ANY($2::int[]))
         AND NOT EXISTS (SELECT 1 FROM analytics.daily_visitor other WHERE other.owner_id = $1 AND other.link_id <> 0
           AND other.link_id <> ALL($2::int[]) AND other.visitor = seen.visitor AND other.day = seen.day)
       RETURNING seen.day)
     INSERT INTO analytics.daily_visitor (owner_id, link_id, visitor, day)
     SELECT DISTINCT $1::int, ${FORGOTTEN}, 0, day FROM forgotten ON CONFLICT DO NOTHING`,
    values,
  );
  await client.query('SET LOCAL enable_nestloop TO DEFAULT');
  await client.query(
    `UPDATE analytics.daily_visitor SET first_link = NULL
     WHERE owner_id = $1 AND link_id = 0 AND first_link = ANY($2::int[])`,
    values,
  );
  await client.query('DELETE FROM analytics.daily_visitor WHERE owner_id = $1 AND link_id = ANY($2::int[])', values);
}
