import { pool } from '../database/db.ts';

/** What the database keeps of clicks, in bytes, and the columns made of them. */
export interface Stored {
  databaseBytes: number;
  segments: number;
  columnBytes: number;
  /** The last day (YYYY-MM-DD) that any segment holds; null without segments. */
  lastDay: string | null;
}

/** Reads the sizes that PostgreSQL keeps; it touches no clicks. */
export async function readStored(): Promise<Stored> {
  const { rows } = await pool.query<{ database: string; columns: string; segments: string; last_day: string | null }>(
    `SELECT pg_database_size(current_database()) AS database,
            pg_total_relation_size('analytics.segment') + pg_total_relation_size('analytics.segment_column')
              + pg_total_relation_size('analytics.measured_block') AS columns,
            (SELECT count(*) FROM analytics.segment) AS segments,
            (SELECT max(last_day)::text FROM analytics.segment) AS last_day`,
  );
  const [row] = rows;
  return {
    databaseBytes: Number(row!.database),
    segments: Number(row!.segments),
    columnBytes: Number(row!.columns),
    lastDay: row!.last_day,
  };
}
