import type { ClientBase } from 'pg';
import type { Table, Totals } from './manifest.ts';

const SCHEMAS = "('public', 'analytics', 'search')";

/**
 * The tables to back up, in an order that satisfies foreign keys. Unlogged tables (salts and visitors of the last days) are
 * left out: no copy may survive the 48 hours after which they are destroyed.
 */
export async function tablesToKeep(client: ClientBase): Promise<Table[]> {
  const { rows } = await client.query<Table & { oid: number; refers_to: number[] }>(
    `SELECT c.oid::int, format('%I.%I', n.nspname, c.relname) AS name,
       (SELECT string_agg(quote_ident(attname), ', ' ORDER BY attnum) FROM pg_attribute
        WHERE attrelid = c.oid AND attnum > 0 AND NOT attisdropped AND attgenerated = '') AS columns,
       (SELECT format('%I.%I', pn.nspname, p.relname) FROM pg_inherits i JOIN pg_class p ON p.oid = i.inhparent
        JOIN pg_namespace pn ON pn.oid = p.relnamespace WHERE i.inhrelid = c.oid) AS "partitionOf",
       pg_get_expr(c.relpartbound, c.oid) AS bounds,
       ARRAY(SELECT confrelid::int FROM pg_constraint WHERE conrelid = c.oid AND contype = 'f') AS refers_to
     FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
     WHERE n.nspname IN ${SCHEMAS} AND c.relkind = 'r' AND c.relpersistence = 'p' AND c.relname <> '_prisma_migrations'
     ORDER BY 2`,
  );
  const sorted = new Map<number, Table>();
  const visit = (oid: number) => {
    const row = rows.find((one) => one.oid === oid);
    if (!row || sorted.has(oid)) return;
    row.refers_to.filter((other) => other !== oid).forEach(visit);
    const { name, columns, partitionOf, bounds } = row;
    sorted.set(oid, { name, columns, partitionOf, bounds });
  };
  rows.forEach((row) => visit(row.oid));
  return [...sorted.values()];
}

/** Current values of the sequences; unused ones are left out. */
export async function readSequences(client: ClientBase): Promise<Totals['sequences']> {
  const { rows } = await client.query<{ name: string; value: string }>(
    `SELECT format('%I.%I', schemaname, sequencename) AS name, last_value::text AS value FROM pg_sequences
     WHERE schemaname IN ${SCHEMAS} AND last_value IS NOT NULL ORDER BY 1`,
  );
  return rows;
}

/** True when the schemas of this product contain no tables. */
export async function isEmptyDatabase(client: ClientBase): Promise<boolean> {
  const { rowCount } = await client.query(
    `SELECT 1 FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
     WHERE n.nspname IN ${SCHEMAS} AND c.relkind IN ('r', 'p') LIMIT 1`,
  );
  return rowCount === 0;
}
