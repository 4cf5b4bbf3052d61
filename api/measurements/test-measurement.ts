import { isStored } from '../click-model/stored-click.ts';
import { db, pool } from '../database/db.ts';
import { isDuplicate } from '../database/is-duplicate.ts';
import type { Measurement } from '../generated/prisma/client.ts';
import { parseInput } from '../common/parse-input.ts';
import { UserError } from '../common/user-error.ts';
import type { Viewer } from '../common/viewer.ts';
import { parseGlobalId } from '../graph/global-id.ts';
import { readClickId } from './signed-click-id.ts';
import { Submission } from './submission.ts';
import { detailsOf, refusals, scored } from './submit-measurement.ts';

/**
 * Scores and stores what an owner measured to try it out, for a click on one of the owner's links; no figure counts it.
 * Refuses INVALID bodies, NOT_FOUND clicks of others, and CONFLICT for a second test of a click.
 */
export async function testMeasurement(
  viewer: Viewer,
  roundTripMs: number | null,
  input: unknown,
): Promise<Measurement> {
  const { clickId, measurements, measurementDurationMs } = parseInput(Submission, input);
  const named = clickNamed(clickId);
  if (named === null || !(await isStored(pool, { ownerId: viewer.id, clickId: named })))
    throw new UserError('NOT_FOUND', refusals.forged, 'clickId');
  try {
    return await db.measurement.create({
      data: {
        clickId: named,
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

const DIGITS = /^[0-9a-f]{8}(-?)[0-9a-f]{4}\1[0-9a-f]{4}\1[0-9a-f]{4}\1[0-9a-f]{12}$/i;

/** The id of the click that an owner names, as visitors see it or as both APIs show it; null where it is none. */
function clickNamed(text: string): string | null {
  const signed = readClickId(text);
  if (signed) return signed.clickId;
  const { typename, id } = parseGlobalId(text);
  const plain = typename === 'Click' ? id : text;
  return DIGITS.test(plain) ? plain.replaceAll('-', '') : null;
}
