import { Batcher } from '../../common/batcher.ts';
import { db } from '../../database/db.ts';
import type { ShortUrl } from '../../generated/prisma/client.ts';
import { ruleDestinations } from '../../redirect-rules/rules.ts';
import { withVariants, type ExperimentWithVariants } from './list-experiments.ts';

const batches = new Batcher<number, number, ExperimentWithVariants | null>(async (ownerId, linkIds) => {
  const open = await db.experiment.findMany({
    where: { ownerId, linkId: { in: [...linkIds] }, state: { not: 'ended' } },
  });
  const ids = open.map(({ id }) => id);
  // Most links have none: then nothing is asked a second time.
  const variants = ids.length
    ? await db.variant.findMany({ where: { experimentId: { in: ids } }, ...withVariants.variants })
    : [];
  const variantsOf = Map.groupBy(variants, ({ experimentId }) => experimentId);
  const byLink = new Map(open.map((one) => [one.linkId, { ...one, variants: variantsOf.get(one.id) ?? [] }]));
  return linkIds.map((linkId) => byLink.get(linkId) ?? null);
});

/** The experiment of an owner's link that has not ended, else null; links of one answer are asked about together. */
export const openExperimentOf = async (ownerId: number, linkId: number): Promise<ExperimentWithVariants | null> =>
  (await batches.ask(ownerId, [linkId]))[0]!;

/**
 * Where visitors of a link are led now, each destination once: those of its rules, and the variants of its running experiment, else
 * its own.
 */
export async function liveDestinationsOf({
  id,
  ownerId,
  originalUrl,
  redirectRules,
}: Pick<ShortUrl, 'id' | 'ownerId' | 'originalUrl' | 'redirectRules'>): Promise<string[]> {
  const experiment = await openExperimentOf(ownerId, id);
  const others =
    experiment?.state === 'running' ? experiment.variants.map(({ destination }) => destination) : [originalUrl];
  return [...new Set([...ruleDestinations(redirectRules), ...others])];
}
