// The clicks of an owner many times over, as fast as PostgreSQL writes rows.
import type { Pool } from 'pg';

interface Index {
  indexname: string;
  indexdef: string;
}

/** What differs in the copy numbered `k`: who clicked, and when within the same second. */
const own: Record<string, string> = {
  click_id: 'gen_random_uuid()',
  at: "date_trunc('second', at) + k * interval '7 milliseconds'",
  visitor: 'CASE WHEN visitor = 0 THEN 0 ELSE hashint4(visitor # k) END',
  visitor_rest: 'CASE WHEN visitor = 0 THEN 0 ELSE hashint4(visitor_rest # k) END',
};

/** Writes an owner's clicks again until there are `times` as many; indexes are made once all of them are there. */
export async function multiplyClicks(pool: Pool, ownerId: number, times: number): Promise<void> {
  const { rows: indexes } = await pool.query<Index>(
    "SELECT indexname, indexdef FROM pg_indexes WHERE schemaname = 'analytics' AND tablename = 'click'",
  );
  for (const { indexname } of indexes) await pool.query(`DROP INDEX analytics.${indexname}`);
  const { rows: columns } = await pool.query<{ name: string }>(
    "SELECT column_name AS name FROM information_schema.columns WHERE table_schema = 'analytics' AND table_name = 'click'",
  );
  const { rows: parts } = await pool.query<{ part: string }>(
    "SELECT inhrelid::regclass::text AS part FROM pg_inherits WHERE inhparent = 'analytics.click'::regclass",
  );
  const names = columns.map(({ name }) => name);
  const values = names.map((name) => own[name] ?? name);
  const copy = async () => {
    for (let next = parts.pop(); next; next = parts.pop()) {
      await pool.query(
        `INSERT INTO ${next.part} (${names.join(', ')}) SELECT ${values.join(', ')}
         FROM ${next.part} CROSS JOIN generate_series(1, $2::int) AS k WHERE owner_id = $1`,
        [ownerId, times - 1],
      );
    }
  };
  await Promise.all([copy(), copy()]);
  for (const { indexdef } of indexes) await pool.query(indexdef.replace(' ON ONLY ', ' ON '));
}
