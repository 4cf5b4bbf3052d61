import { DEFAULT_LEVEL } from '../click-model/withheld.ts';
import { db } from '../database/db.ts';
import type { MeasurementLevel } from '../generated/prisma/enums.ts';

/** Whose a click is, and whether its way may still be kept. */
export interface ClickStanding {
  ownerId: number;
  /** Its link is deleted, or on level none by now. */
  isWithdrawn: boolean;
}

/** The standing of a click whose way is measured; null while it is not stored yet. */
export async function standingOf(clickId: string): Promise<ClickStanding | null> {
  const [click] = await db.$queryRaw<{ ownerId: number; level: MeasurementLevel | null }[]>`
    SELECT c.owner_id AS "ownerId",
      CASE WHEN u.id IS NOT NULL THEN coalesce(u.measurement_level, s.level, ${DEFAULT_LEVEL}::"MeasurementLevel") END AS level
    FROM analytics.measured_click c LEFT JOIN short_url u ON u.id = c.link_id LEFT JOIN network_settings s ON s.owner_id = c.owner_id
    WHERE c.click_id = ${clickId}::uuid`;
  return click ? { ownerId: click.ownerId, isWithdrawn: click.level === null || click.level === 'none' } : null;
}
