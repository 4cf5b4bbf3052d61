import { spend } from '../account/rates.ts';
import { createOnce, repeatable } from '../database/idempotency.ts';
import type { LinkName } from '../common/link-key.ts';
import { announceLinkChange } from '../live/link-changes.ts';
import { refuseBlocked } from '../suspension/refusals.ts';
import { parseInput } from '../common/parse-input.ts';
import { getUrl } from '../urls/get-url.ts';
import { lockOwned } from '../urls/owned-urls.ts';
import { UserError } from '../common/user-error.ts';
import type { Viewer } from '../common/viewer.ts';
import { withVariants, type ExperimentWithVariants } from '../urls/experiments/list-experiments.ts';
import { messages, NewExperiment } from './rules.ts';

/**
 * Starts an experiment on the viewer's URL: from now on its visitors are led to the variants. Refuses NOT_FOUND, INVALID
 * destinations or weights, CONFLICT where one is running or paused, IDEMPOTENCY_MISMATCH for an idempotency key of another
 * request, and RATE_LIMITED.
 */
export async function startExperiment(
  viewer: Viewer,
  linkId: number,
  input: unknown,
  idempotencyKey?: unknown,
): Promise<ExperimentWithVariants> {
  await spend(viewer, 'write');
  let name: LinkName = await getUrl(viewer, linkId);
  const { variants } = parseInput(NewExperiment, input);
  const request = repeatable(idempotencyKey, 'experiment', { linkId, variants });
  const experiment = await createOnce(viewer, request, async (tx) => {
    const link = await lockOwned(tx, viewer, linkId);
    await refuseBlocked(
      variants.map(({ destination }) => destination),
      'variants',
      tx,
    );
    const open = await tx.experiment.count({ where: { linkId, state: { not: 'ended' } } });
    if (open) throw new UserError('CONFLICT', messages.open);
    const create = variants.map((variant, index) => ({ ...variant, position: index + 1 }));
    name = link;
    return tx.experiment.create({
      data: { ownerId: viewer.id, linkId, variants: { create } },
      include: withVariants,
    });
  });
  announceLinkChange(name);
  return experiment;
}
