import { Batcher } from '../../common/batcher.ts';
import { db } from '../../database/db.ts';
import type { ShortUrl } from '../../generated/prisma/client.ts';
import { withVariants, type ExperimentWithVariants } from './list-experiments.ts';

const batches = new Batcher<number, number, ExperimentWithVariants | null>(async (ownerId, linkIds) => {
  const found = await db.experiment.findMany({
    where: { ownerId, linkId: { in: [...linkIds] }, state: { not: 'ended' } },
    include: withVariants,
  });
  const byLink = new Map(found.map((experiment) => [experiment.linkId, experiment]));
  return linkIds.map((linkId) => byLink.get(linkId) ?? null);
});

/** The experiment of an owner's link that has not ended, else null; links of one answer are asked about together. */
export const openExperimentOf = async (ownerId: number, linkId: number): Promise<ExperimentWithVariants | null> =>
  (await batches.ask(ownerId, [linkId]))[0]!;

/** Where visitors of a link are led now: to the variants of its running experiment, else to its own destination. */
export async function liveDestinationsOf({
  id,
  ownerId,
  originalUrl,
}: Pick<ShortUrl, 'id' | 'ownerId' | 'originalUrl'>): Promise<string[]> {
  const experiment = await openExperimentOf(ownerId, id);
  return experiment?.state === 'running' ? experiment.variants.map(({ destination }) => destination) : [originalUrl];
}
