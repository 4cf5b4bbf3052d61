import type { Transaction } from '../database/db.ts';
import type { ShortUrl } from '../generated/prisma/client.ts';
import { blockedDestination } from '../suspension/refusals.ts';
import { blockedAmong } from '../suspension/suspensions.ts';
import type { UserError } from '../common/user-error.ts';

/** The members of a link that say where visitors are led. */
const leading = ['originalUrl', 'fallbackUrl'] as const;
type Leading = Partial<Pick<ShortUrl, (typeof leading)[number]>>;

/** The refusals of links, each by where it leads: the first of its destinations that is suspended or listed; null for none. */
export async function blockedLinks(
  links: readonly Leading[],
  tx: Pick<Transaction, 'suspension'>,
): Promise<(link: Leading) => UserError | null> {
  const destinations = links.flatMap((link) => leading.flatMap((name) => link[name] ?? []));
  const blocked = destinations.length ? await blockedAmong(destinations, tx) : new Set();
  return (link) => {
    const name = leading.find((one) => blocked.has(link[one] ?? ''));
    return name ? blockedDestination(name) : null;
  };
}

/** Refuses DESTINATION_BLOCKED where a link leads to a suspended or a listed host. */
export async function refuseBlockedLink(link: Leading, tx: Pick<Transaction, 'suspension'>): Promise<void> {
  const refusal = (await blockedLinks([link], tx))(link);
  if (refusal) throw refusal;
}

/** Of where a changed link is to lead, what it did not lead to before. */
export const newlyLeading = (before: Leading, changes: Leading): Leading =>
  Object.fromEntries(
    leading.flatMap((name) => (changes[name] && changes[name] !== before[name] ? [[name, changes[name]]] : [])),
  );
