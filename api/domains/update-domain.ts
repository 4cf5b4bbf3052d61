import { spend } from '../account/rates.ts';
import { db, type Transaction } from '../database/db.ts';
import type { Domain } from '../generated/prisma/client.ts';
import { announceDomainChange } from '../live/domain-changes.ts';
import { parseInput } from '../common/parse-input.ts';
import { UserError } from '../common/user-error.ts';
import type { Viewer } from '../common/viewer.ts';
import { refuseBlockedAddresses } from './blocked-addresses.ts';
import { noDomain } from './list-domains.ts';
import { refuseLoops } from './refuse-loops.ts';
import { DomainChanges, messages } from './rules.ts';

/**
 * Changes where the viewer's domain leads, or makes it the default: omitted means unchanged, null clears a destination. Refuses
 * NOT_FOUND, INVALID input, DESTINATION_BLOCKED, CONFLICT for an unverified default, and RATE_LIMITED.
 */
export async function updateDomain(viewer: Viewer, id: number, input: unknown): Promise<Domain> {
  await spend(viewer, 'write');
  const changes = parseInput(DomainChanges, input);
  await refuseBlockedAddresses(changes);
  const domain = await db.$transaction(async (tx) => {
    const before = await lockDomain(tx, viewer, id);
    refuseLoops({ ...changes, host: before.host });
    if (changes.isDefault) {
      if (!before.verifiedAt) throw new UserError('CONFLICT', messages.unverifiedDefault, 'isDefault');
      await tx.domain.updateMany({ where: { ownerId: viewer.id, isDefault: true }, data: { isDefault: false } });
    }
    return tx.domain.update({ where: { id, ownerId: viewer.id }, data: changes });
  });
  await announceDomainChange(domain.host);
  return domain;
}

/** The viewer's domain, locked with all others of the account until the transaction ends; throws UserError NOT_FOUND. */
export async function lockDomain(tx: Transaction, { id: ownerId }: Viewer, id: number): Promise<Domain> {
  // Of two defaults at once, the second waits for the first.
  await tx.$queryRaw`SELECT 1 FROM domain WHERE owner_id = ${ownerId} ORDER BY id FOR UPDATE`;
  const domain = await tx.domain.findUnique({ where: { id, ownerId } });
  if (!domain) throw noDomain();
  return domain;
}
