import type { Transaction } from '../database/db.ts';
import { blockedDestination } from '../suspension/refusals.ts';
import { blockedAmong } from '../suspension/suspensions.ts';
import type { UserError } from '../common/user-error.ts';

/** The members of a link that are addresses to which it can lead. */
const names = ['originalUrl', 'fallbackUrl'] as const;
/** Where a link can lead, or what of it is changed. */
export type Led = { [Name in (typeof names)[number]]?: string | null | undefined };

/** What of it a link did not lead to before. */
export const newlyLed = (before: Led, changes: Led): Led =>
  Object.fromEntries(names.filter((name) => changes[name] !== before[name]).map((name) => [name, changes[name]]));

/** Says of each link why it may not lead where it does: one of its destinations is blocked; null where none is. */
export async function blockedOf(
  links: readonly Led[],
  tx: Pick<Transaction, 'suspension'>,
): Promise<(link: Led) => UserError | null> {
  const all = links.flatMap((link) => names.flatMap((name) => link[name] ?? []));
  const blocked = await blockedAmong([...new Set(all)], tx);
  return (link) => {
    const name = names.find((one) => blocked.has(link[one] ?? ''));
    return name === undefined ? null : blockedDestination(name);
  };
}

/** Refuses DESTINATION_BLOCKED where a link may not lead where it does. */
export async function refuseBlockedLink(link: Led, tx: Pick<Transaction, 'suspension'>): Promise<void> {
  const refusal = (await blockedOf([link], tx))(link);
  if (refusal) throw refusal;
}
