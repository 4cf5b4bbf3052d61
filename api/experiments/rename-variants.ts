import { parseInput } from '../common/parse-input.ts';
import { UserError } from '../common/user-error.ts';
import type { Viewer } from '../common/viewer.ts';
import { changeLocked } from './change-experiment.ts';
import { withVariants, type ExperimentWithVariants } from '../urls/experiments/list-experiments.ts';
import { messages, NewNames, repeatedAt } from './rules.ts';
import { nameOf } from './variant-names.ts';

/**
 * Renames variants of the viewer's experiment, also of one that has ended; the others keep their names. Refuses NOT_FOUND,
 * INVALID for variants of another experiment and for a name that two of them would have, and RATE_LIMITED.
 */
export const renameVariants = (viewer: Viewer, id: number, input: unknown): Promise<ExperimentWithVariants> =>
  changeLocked(viewer, id, async (tx, { variants: known }) => {
    const { variants } = parseInput(NewNames, input);
    const foreign = variants.findIndex((wanted) => known.every((one) => one.id !== wanted.id));
    if (foreign >= 0) throw new UserError('INVALID', messages.foreignVariant, `variants.${foreign}.id`);
    const names = new Map(variants.map((wanted) => [wanted.id, wanted.name ?? null]));
    const kept = known.filter((one) => !names.has(one.id));
    const renamed = known.flatMap((one) => (names.has(one.id) ? [{ ...one, name: names.get(one.id)! }] : []));
    const again = repeatedAt([...kept, ...renamed].map(nameOf));
    if (again >= 0) {
      const { id: refused } = renamed[again - kept.length]!;
      const at = variants.findIndex((wanted) => wanted.id === refused);
      throw new UserError('INVALID', messages.sameName, `variants.${at}.name`);
    }
    for (const { id: variant, name } of renamed) await tx.variant.update({ where: { id: variant }, data: { name } });
    return tx.experiment.update({ where: { id }, data: { updatedAt: new Date() }, include: withVariants });
  });
