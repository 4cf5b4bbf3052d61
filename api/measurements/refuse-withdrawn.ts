import { DEFAULT_LEVEL } from '../click-model/withheld.ts';
import { db } from '../database/db.ts';
import type { MeasurementLevel } from '../generated/prisma/enums.ts';
import { UserError } from '../common/user-error.ts';

export const refusals = {
  privacy: 'Visitors who ask for privacy are not measured.',
  withdrawn: 'The owner of this link does not have its visitors measured any more.',
} as const;

/**
 * Refuses FORBIDDEN a report of a visitor who asks for privacy by now, and of a click on a link whose owner has switched to level
 * none, or which is deleted, since the click was stored. A click that is not stored yet is younger than such a change.
 */
export async function refuseWithdrawn(clickId: string, wantsPrivacy: boolean): Promise<void> {
  if (wantsPrivacy) throw new UserError('FORBIDDEN', refusals.privacy);
  const [click] = await db.$queryRaw<{ level: MeasurementLevel | null }[]>`
    SELECT CASE WHEN u.id IS NOT NULL THEN coalesce(u.measurement_level, s.level, ${DEFAULT_LEVEL}::"MeasurementLevel") END AS level
    FROM analytics.measured_click c LEFT JOIN short_url u ON u.id = c.link_id LEFT JOIN network_settings s ON s.owner_id = c.owner_id
    WHERE c.click_id = ${clickId}::uuid`;
  if (click && (click.level === null || click.level === 'none')) throw new UserError('FORBIDDEN', refusals.withdrawn);
}
