import { lockAccount } from '../account/lock-account.ts';
import { spend } from '../account/rates.ts';
import { MAX_UTM_TEMPLATES } from '../common/input-limits.ts';
import { keyOfName } from '../common/name-input.ts';
import { parseInput } from '../common/parse-input.ts';
import { UserError } from '../common/user-error.ts';
import type { Viewer } from '../common/viewer.ts';
import { db } from '../database/db.ts';
import type { UtmTemplate } from '../generated/prisma/client.ts';
import { messages, NewUtmTemplate } from './rules.ts';

/** The refusal of a name that another template has. */
export const nameIsTaken = () => new UserError('ALREADY_EXISTS', messages.taken, 'name');

/** Makes a UTM template of the viewer. Refuses INVALID input, ALREADY_EXISTS, LIMIT_REACHED, and RATE_LIMITED. */
export async function createUtmTemplate(viewer: Viewer, input: unknown): Promise<UtmTemplate> {
  await spend(viewer, 'write');
  const template = parseInput(NewUtmTemplate, input);
  const ownerId = viewer.id;
  const key = keyOfName(template.name);
  return db.$transaction(async (tx) => {
    await lockAccount(tx, viewer);
    if (await tx.utmTemplate.findUnique({ where: { ownerId_key: { ownerId, key } } })) throw nameIsTaken();
    if ((await tx.utmTemplate.count({ where: { ownerId } })) >= MAX_UTM_TEMPLATES) {
      throw new UserError('LIMIT_REACHED', messages.full);
    }
    return tx.utmTemplate.create({ data: { ...template, ownerId, key } });
  });
}
