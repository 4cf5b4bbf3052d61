import { z } from 'zod';
import { db } from '../../database/db.ts';
import { Prisma } from '../../generated/prisma/client.ts';
import { parseInput } from '../../common/parse-input.ts';
import { UserError } from '../../common/user-error.ts';
import type { Owner } from '../../common/viewer.ts';

/** An experiment with its variants, A first. */
export const withVariants = { variants: { orderBy: { position: 'asc' } } } as const satisfies Prisma.ExperimentInclude;
export type ExperimentWithVariants = Prisma.ExperimentGetPayload<{ include: typeof withVariants }>;

const FIRST = 'first must be a whole number from 1 to 50.';
const OFFSET = 'offset must be a whole number from 0 to 10000.';
/** Which experiments of a list are wanted. */
export const ExperimentWindow = z.object({
  first: z.coerce.number(FIRST).int(FIRST).min(1, FIRST).max(50, FIRST).default(20),
  offset: z.coerce.number(OFFSET).int(OFFSET).min(0, OFFSET).max(10_000, OFFSET).default(0),
});

export interface ExperimentPage {
  experiments: ExperimentWithVariants[];
  totalCount: number;
}

/** The owner's experiments on links that exist, newest first, or those of one link. Refuses INVALID windows. */
export async function listExperiments(
  { id: ownerId }: Pick<Owner, 'id'>,
  linkId: number | null,
  window: unknown,
): Promise<ExperimentPage> {
  const { first, offset } = parseInput(ExperimentWindow, window);
  const listed = Prisma.sql`FROM experiment e JOIN short_url u ON u.id = e.link_id
    WHERE e.owner_id = ${ownerId} AND (${linkId}::int IS NULL OR e.link_id = ${linkId}::int)`;
  const [rows, [counted]] = await Promise.all([
    db.$queryRaw<{ id: number }[]>`
      SELECT e.id ${listed} ORDER BY e.state = 'ended', e.started_at DESC, e.id DESC LIMIT ${first} OFFSET ${offset}`,
    db.$queryRaw<{ count: number }[]>`SELECT count(*)::int AS count ${listed}`,
  ]);
  const ids = rows.map(({ id }) => id);
  const found = await db.experiment.findMany({ where: { id: { in: ids }, ownerId }, include: withVariants });
  const known = new Map(found.map((experiment) => [experiment.id, experiment]));
  return { experiments: ids.flatMap((id) => known.get(id) ?? []), totalCount: counted!.count };
}

/** One experiment of the owner; throws UserError NOT_FOUND for anybody else's. */
export async function getExperiment({ id: ownerId }: Pick<Owner, 'id'>, id: number): Promise<ExperimentWithVariants> {
  const experiment = await db.experiment.findUnique({ where: { id, ownerId }, include: withVariants });
  const link = experiment && (await db.shortUrl.findUnique({ where: { id: experiment.linkId, ownerId } }));
  if (!link) throw noExperiment();
  return experiment;
}

/** The refusal of an id that names no experiment of the viewer. */
export const noExperiment = () => new UserError('NOT_FOUND', 'Resource not found');
