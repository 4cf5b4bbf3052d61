import { db, pool } from '../db.ts';
import { Prisma, type Measurement } from '../generated/prisma/client.ts';
import { parseInput } from '../parse-input.ts';
import { UserError } from '../user-error.ts';
import type { Viewer } from '../viewer.ts';
import { readClickId, type SignedClick } from './signed-click-id.ts';
import { Submission } from './submission.ts';
import { detailsOf, EXPIRY_MS, refusals, scored } from './submit-measurement.ts';

/** A click is stored under the time of its journal's record, which follows its id's within this. */
const SLACK_MS = 2_000;

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
  if (!click || !(await isOwn(viewer, click))) throw new UserError('NOT_FOUND', refusals.forged, 'clickId');
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
    if (!(error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2002')) throw error;
    throw new UserError('CONFLICT', refusals.repeated, 'clickId');
  }
}

async function isOwn({ id }: Viewer, { clickId, at }: SignedClick): Promise<boolean> {
  const [since, before] = [at - SLACK_MS, at + SLACK_MS].map((ms) => new Date(ms).toISOString());
  const { rowCount } = await pool.query(
    'SELECT 1 FROM analytics.click WHERE owner_id = $1 AND click_id = $2 AND at BETWEEN $3 AND $4',
    [id, clickId, since, before],
  );
  return rowCount !== 0;
}
