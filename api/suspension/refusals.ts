import { db, type Transaction } from '../database/db.ts';
import { UserError } from '../common/user-error.ts';
import type { Viewer } from '../common/viewer.ts';
import { accountSuspension, blockedAmong, suspensionsOf, type LeadingLink } from './suspensions.ts';

/** The refusal of a link to a destination that is suspended or listed. */
export const blockedDestination = (field?: string) =>
  new UserError('DESTINATION_BLOCKED', 'Links to this destination are blocked on this server.', field);

/** Refuses DESTINATION_BLOCKED where one of the destinations is on a suspended or a listed host. */
export async function refuseBlocked(
  destinations: readonly string[],
  field: string,
  tx: Pick<Transaction, 'suspension'> = db,
): Promise<void> {
  if ((await blockedAmong(destinations, tx)).size) throw blockedDestination(field);
}

/** The refusal to change a suspended link: it stays as it is for evidence. */
export const heldLink = (reason: string) =>
  new UserError('SUSPENDED', `This link is suspended and cannot be changed or deleted. Reason: ${reason}`);

/** Those of the links that stay as they are, with the reasons; a destination of the list alone may still be changed. */
export async function heldAmong(
  links: readonly LeadingLink[],
  tx: Pick<Transaction, 'suspension'>,
): Promise<Map<number, string>> {
  const held = [...(await suspensionsOf(links, tx))].filter(([, { kind }]) => kind !== 'list');
  return new Map(held.map(([id, { reason }]) => [id, reason]));
}

/** Refuses SUSPENDED for an account that is suspended. */
export async function refuseSuspended(viewer: Pick<Viewer, 'id' | 'suspendedAt'>): Promise<void> {
  if (!viewer.suspendedAt) return;
  const suspension = await accountSuspension(viewer);
  const reason = suspension ? ` Reason: ${suspension.reason}` : '';
  throw new UserError('SUSPENDED', `This account is suspended: nothing can be created or changed.${reason}`);
}
