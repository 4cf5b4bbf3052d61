import { lockAccount } from '../account/lock-account.ts';
import { spend } from '../account/rates.ts';
import { keyOfName } from '../common/name-input.ts';
import { parseInput } from '../common/parse-input.ts';
import { UserError } from '../common/user-error.ts';
import type { Viewer } from '../common/viewer.ts';
import { db, type Transaction } from '../database/db.ts';
import type { UtmTemplate } from '../generated/prisma/client.ts';
import { nameIsTaken } from './create-template.ts';
import { isEmpty, messages, UtmTemplateChanges } from './rules.ts';

/**
 * Changes the given fields of the viewer's UTM template: omitted means unchanged, null means cleared. Links that it was filled
 * into stay as they are. Refuses NOT_FOUND, INVALID input, ALREADY_EXISTS for another template's name, and RATE_LIMITED.
 */
export async function updateUtmTemplate(viewer: Viewer, id: number, input: unknown): Promise<UtmTemplate> {
  await spend(viewer, 'write');
  const { name, ...values } = parseInput(UtmTemplateChanges, input);
  return db.$transaction(async (tx) => {
    const before = await requireTemplate(tx, viewer, id);
    if (isEmpty({ ...before, ...values })) throw new UserError('INVALID', messages.empty);
    if (name !== undefined) {
      const namesake = { ownerId: viewer.id, key: keyOfName(name), id: { not: id } };
      if (await tx.utmTemplate.findFirst({ where: namesake, select: { id: true } })) throw nameIsTaken();
    }
    return tx.utmTemplate.update({
      where: { id, ownerId: viewer.id },
      data: { ...values, ...(name !== undefined && { name, key: keyOfName(name) }) },
    });
  });
}

/** Deletes the viewer's UTM template; links stay as they are. Refuses NOT_FOUND and RATE_LIMITED. */
export async function deleteUtmTemplate(viewer: Viewer, id: number): Promise<void> {
  await spend(viewer, 'write');
  await db.$transaction(async (tx) => {
    await requireTemplate(tx, viewer, id);
    await tx.utmTemplate.delete({ where: { id, ownerId: viewer.id } });
  });
}

/** The viewer's template, while nobody else changes templates of the account; throws UserError NOT_FOUND. */
async function requireTemplate(tx: Transaction, viewer: Viewer, id: number): Promise<UtmTemplate> {
  await lockAccount(tx, viewer);
  const template = await tx.utmTemplate.findUnique({ where: { id, ownerId: viewer.id } });
  if (!template) throw new UserError('NOT_FOUND', 'Resource not found');
  return template;
}
