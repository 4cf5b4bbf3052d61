import type { Transaction } from '../../database/db.ts';
import type { Experiment } from '../../generated/prisma/client.ts';
import { UserError } from '../../common/user-error.ts';

/** Why the destination of a link stays as it is while its experiment runs. */
export const DESTINATION_LOCKED =
  'A running A/B test decides where this link leads. Pause or end the test to change the destination.';

/**
 * Why a link's own destination cannot be changed now, given its experiment; null when it can. Nobody is led there while the
 * experiment runs, so that a change would seem to work and do nothing.
 */
export const destinationLock = (experiment: Pick<Experiment, 'state'> | null): string | null =>
  experiment?.state === 'running' ? DESTINATION_LOCKED : null;

/** The refusal to change the destination of a link whose experiment runs. */
export const refusedWhileTested = (): UserError => new UserError('CONFLICT', DESTINATION_LOCKED, 'originalUrl');

/** Refuses with CONFLICT to change the destination of a link, which the caller has locked, while its experiment runs. */
export async function refuseWhileTested(tx: Transaction, linkId: number): Promise<void> {
  if ((await testedAmong(tx, [linkId])).size) throw refusedWhileTested();
}

/** Those of some links, which the caller has locked, whose experiment runs. */
export async function testedAmong(tx: Transaction, linkIds: number[]): Promise<ReadonlySet<number>> {
  if (!linkIds.length) return new Set();
  const running = await tx.experiment.findMany({
    where: { linkId: { in: linkIds }, state: 'running' },
    select: { linkId: true },
  });
  return new Set(running.map(({ linkId }) => linkId));
}
