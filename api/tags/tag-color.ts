import type { Transaction } from '../database/db.ts';
import { TagColor } from '../generated/prisma/enums.ts';

/** In the order in which they are given; gray is for those who choose it. */
const GIVEN = Object.values(TagColor).filter((color) => color !== 'gray');

/** The color that a new tag of an account gets when nobody chooses one: the first of those used least. */
export function leastUsed(used: readonly TagColor[]): TagColor {
  const uses = (color: TagColor) => used.filter((one) => one === color).length;
  return GIVEN.reduce((best, color) => (uses(color) < uses(best) ? color : best));
}

/** The colors of an account's tags. */
export const colorsOf = async (tx: Transaction, ownerId: number): Promise<TagColor[]> =>
  (await tx.tag.findMany({ where: { ownerId }, select: { color: true } })).map(({ color }) => color);
