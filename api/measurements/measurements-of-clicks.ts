import { db } from '../database/db.ts';
import type { Measurement } from '../generated/prisma/client.ts';

/** The measurements of clicks by the id of the click; one that was not measured is missing. */
export async function measurementsOf(clickIds: string[]): Promise<Map<string, Measurement>> {
  if (!clickIds.length) return new Map();
  const rows = await db.measurement.findMany({ where: { clickId: { in: clickIds }, source: { not: 'tester' } } });
  return new Map(rows.map((row) => [row.clickId, row]));
}
