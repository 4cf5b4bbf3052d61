import { pool } from '../database/db.ts';
import type { PlaceKind } from './judge-delays.ts';

/** A place whose visitors get the plain redirect, as the page held them up for too long. */
export interface Fallback {
  kind: PlaceKind;
  /** ISO 3166-1 alpha-2, or number and organisation of the network. */
  name: string;
  /** The packed code of a country, or "AS<number>". */
  place: string;
  /** What the slowest 5 % waited at least, milliseconds. */
  p95Ms: number;
  /** How many measurements it rests on. */
  measurements: number;
  since: Date;
}

/** The places that have fallen back at present, the slowest first. */
export async function listFallbacks(): Promise<Fallback[]> {
  const { rows } = await pool.query<Fallback>(
    `SELECT kind, name, place, p95_ms AS "p95Ms", measurements, changed_at AS since FROM analytics.fallback
     WHERE is_active ORDER BY p95_ms DESC, kind, place`,
  );
  return rows;
}
