import { spend } from '../account/rates.ts';
import { db, type Transaction } from '../db.ts';
import type { Prisma } from '../generated/prisma/client.ts';
import { announceLinkChange } from '../live/link-changes.ts';
import { parseInput } from '../parse-input.ts';
import { lockOwned } from '../urls/owned.ts';
import { updateUrl } from '../urls/update-url.ts';
import { UserError } from '../user-error.ts';
import type { Viewer } from '../viewer.ts';
import { getExperiment, withVariants, type ExperimentWithVariants } from './list-experiments.ts';
import { Ending, messages } from './rules.ts';

/**
 * Pauses the viewer's experiment: everybody is led to the URL's own destination. Refuses NOT_FOUND, CONFLICT for one that
 * has ended, and RATE_LIMITED.
 */
export const pauseExperiment = (viewer: Viewer, id: number): Promise<ExperimentWithVariants> =>
  change(viewer, id, { state: 'paused' });

/** Goes on with the viewer's paused experiment. Refuses what pauseExperiment does. */
export const resumeExperiment = (viewer: Viewer, id: number): Promise<ExperimentWithVariants> =>
  change(viewer, id, { state: 'running' });

/**
 * Ends the viewer's experiment for good. With a variant to keep (`keepVariant`, its id), that variant's destination becomes the URL's own, as
 * updateUrl does it. Refuses NOT_FOUND, INVALID for a variant of another experiment, CONFLICT for one that has ended, and
 * RATE_LIMITED.
 */
export async function endExperiment(viewer: Viewer, id: number, input: unknown): Promise<ExperimentWithVariants> {
  const { keepVariant = null } = parseInput(Ending, input);
  const { state, linkId, variants } = await getExperiment(viewer, id);
  if (state === 'ended') throw new UserError('CONFLICT', messages.ended);
  const kept = variants.find((variant) => variant.id === keepVariant);
  if (keepVariant !== null && !kept) throw new UserError('INVALID', messages.foreignVariant, 'keepVariant');
  // The destination first: visitors must not be led to the old one between the two steps.
  if (kept) await updateUrl(viewer, linkId, { originalUrl: kept.destination });
  return change(viewer, id, { state: 'ended', endedAt: new Date(), keptVariantId: keepVariant });
}

const change = (viewer: Viewer, id: number, data: Prisma.ExperimentUpdateInput): Promise<ExperimentWithVariants> =>
  changeLocked(viewer, id, async (tx, before) => {
    if (before.state === 'ended') throw new UserError('CONFLICT', messages.ended);
    return tx.experiment.update({ where: { id }, data, include: withVariants });
  });

/** Changes the viewer's experiment while its link is locked, and tells of it. Refuses NOT_FOUND and RATE_LIMITED. */
export async function changeLocked(
  viewer: Viewer,
  id: number,
  work: (tx: Transaction, before: ExperimentWithVariants) => Promise<ExperimentWithVariants>,
): Promise<ExperimentWithVariants> {
  await spend(viewer, 'write');
  const { linkId } = await getExperiment(viewer, id);
  const { experiment, shortCode } = await db.$transaction(async (tx) => {
    const { shortCode } = await lockOwned(tx, viewer, linkId);
    const before = await tx.experiment.findUniqueOrThrow({ where: { id }, include: withVariants });
    return { experiment: await work(tx, before), shortCode };
  });
  announceLinkChange(shortCode);
  return experiment;
}
