import { spend } from '../account/rates.ts';
import { db, type Transaction } from '../database/db.ts';
import type { Prisma, ShortUrl } from '../generated/prisma/client.ts';
import { announceLinkChange } from '../live/link-changes.ts';
import { parseInput } from '../common/parse-input.ts';
import { lockOwned } from '../urls/owned-urls.ts';
import { leadTo } from '../urls/update-url.ts';
import { UserError } from '../common/user-error.ts';
import type { Viewer } from '../common/viewer.ts';
import { getExperiment, withVariants, type ExperimentWithVariants } from '../urls/experiments/list-experiments.ts';
import { Ending, messages } from './rules.ts';

/**
 * Pauses the viewer's experiment: everybody is led to the URL's own destination. Refuses NOT_FOUND, CONFLICT for one that
 * has ended, and RATE_LIMITED.
 */
export const pauseExperiment = (viewer: Viewer, id: number): Promise<ExperimentWithVariants> =>
  change(viewer, id, async () => ({ state: 'paused' }));

/** Goes on with the viewer's paused experiment. Refuses what pauseExperiment does. */
export const resumeExperiment = (viewer: Viewer, id: number): Promise<ExperimentWithVariants> =>
  change(viewer, id, async () => ({ state: 'running' }));

/**
 * Ends the viewer's experiment for good. With a variant to keep (`keepVariant`, its id), that variant's destination becomes the URL's own
 * at the same time. Refuses NOT_FOUND, INVALID for a variant of another experiment and for a blocked destination, CONFLICT for
 * one that has ended, and RATE_LIMITED.
 */
export async function endExperiment(viewer: Viewer, id: number, input: unknown): Promise<ExperimentWithVariants> {
  const { keepVariant = null } = parseInput(Ending, input);
  return change(viewer, id, async (tx, { variants }, link) => {
    const kept = variants.find((variant) => variant.id === keepVariant);
    if (keepVariant !== null && !kept) throw new UserError('INVALID', messages.foreignVariant, 'keepVariant');
    if (kept) await leadTo(tx, link, kept.destination);
    return { state: 'ended', endedAt: new Date(), keptVariantId: keepVariant };
  });
}

type Step = (tx: Transaction, before: ExperimentWithVariants, link: ShortUrl) => Promise<Prisma.ExperimentUpdateInput>;

/** Changes an experiment that has not ended into what a step makes of it. */
const change = (viewer: Viewer, id: number, step: Step): Promise<ExperimentWithVariants> =>
  changeLocked(viewer, id, async (tx, before, link) => {
    if (before.state === 'ended') throw new UserError('CONFLICT', messages.ended);
    return tx.experiment.update({ where: { id }, data: await step(tx, before, link), include: withVariants });
  });

/** Changes the viewer's experiment while its link is locked, and tells of it. Refuses NOT_FOUND and RATE_LIMITED. */
export async function changeLocked(
  viewer: Viewer,
  id: number,
  work: (tx: Transaction, before: ExperimentWithVariants, link: ShortUrl) => Promise<ExperimentWithVariants>,
): Promise<ExperimentWithVariants> {
  await spend(viewer, 'write');
  const { linkId } = await getExperiment(viewer, id);
  const { experiment, link: changed } = await db.$transaction(async (tx) => {
    const link = await lockOwned(tx, viewer, linkId);
    const before = await tx.experiment.findUniqueOrThrow({ where: { id }, include: withVariants });
    return { experiment: await work(tx, before, link), link };
  });
  announceLinkChange(changed);
  return experiment;
}
