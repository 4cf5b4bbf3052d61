import { isStored } from '../click-model/stored-click.ts';
import { db, pool } from '../database/db.ts';
import { isDuplicate } from '../database/is-duplicate.ts';
import type { Measurement } from '../generated/prisma/client.ts';
import { parseInput } from '../common/parse-input.ts';
import { UserError } from '../common/user-error.ts';
import type { Viewer } from '../common/viewer.ts';
import { readClickId } from './signed-click-id.ts';
import { Submission } from './submission.ts';
import { detailsOf, EXPIRY_MS, refusals, scored } from './submit-measurement.ts';

/**
 * Scores and stores what an owner measured to try it out, for a click of the last half hour on one of the owner's links; no
 * figure counts it. Refuses INVALID bodies, NOT_FOUND clicks of others, GONE when the half hour is over, and CONFLICT for a
 * second test of a click.
 */
export async function testMeasurement(
  viewer: Viewer,
  roundTripMs: number | null,
  input: unknown,
): Promise<Measurement> {
  const { clickId, measurements, measurementDurationMs } = parseInput(Submission, input);
  const click = readClickId(clickId);
  if (!click || !(await isStored(pool, { ownerId: viewer.id, clickId: click.clickId })))
    throw new UserError('NOT_FOUND', refusals.forged, 'clickId');
  if (Date.now() - click.at > EXPIRY_MS.embed) throw new UserError('GONE', refusals.expired, 'clickId');
  try {
    return await db.measurement.create({
      data: {
        clickId: click.clickId,
        source: 'tester',
        delayMs: measurementDurationMs,
        ...scored(measurements, roundTripMs),
        ...detailsOf(measurements),
      },
    });
  } catch (error) {
    if (!isDuplicate(error)) throw error;
    throw new UserError('CONFLICT', refusals.repeated, 'clickId');
  }
}
