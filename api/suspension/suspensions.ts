import { Batcher } from '../common/batcher.ts';
import { webDestinationsOf } from '../common/app-address.ts';
import { db, type Transaction } from '../database/db.ts';
import type { ShortUrl, User } from '../generated/prisma/client.ts';
import { hostOf, withParents } from '../common/destination.ts';
import { ruleDestinations } from '../redirect-rules/rules.ts';
import { isListed } from './block-list.ts';
import { kindOf } from './subject.ts';

/** What keeps a link from redirecting: itself, its account, the host of its destination, or the list of blocked hosts. */
export const suspensionKinds = ['link', 'account', 'host', 'list'] as const;
export type SuspensionKind = (typeof suspensionKinds)[number];

/** Why a link does not redirect, for its owner; `since` is null for a host of the list. */
export interface LinkSuspension {
  kind: SuspensionKind;
  reason: string;
  since: Date | null;
}

/** A link with where it leads. */
export type LeadingLink = Pick<ShortUrl, 'id' | 'ownerId' | 'originalUrl' | 'redirectRules' | 'iosUrl' | 'androidUrl'>;
type Reader = Pick<Transaction, 'suspension'>;

const ON_LIST = 'Links to this destination are blocked on this server.';

/** Hosts of destinations with the domains they belong to. */
const hostsOf = (destinations: Iterable<string>): string[] => [
  ...new Set([...destinations].flatMap((destination) => withParents(hostOf(destination) ?? ''))),
];

const destinationsOf = ({ originalUrl, redirectRules, iosUrl, androidUrl }: LeadingLink): string[] => [
  originalUrl,
  ...ruleDestinations(redirectRules),
  ...[iosUrl, androidUrl].flatMap((address) => webDestinationsOf(address ?? '')),
];

/** Those of the links that do not redirect by a decision of operators or the list, by their ids. */
export async function suspensionsOf(
  links: readonly LeadingLink[],
  tx: Reader = db,
): Promise<Map<number, LinkSuspension>> {
  const rows = await tx.suspension.findMany({
    where: {
      OR: [
        { linkId: { in: links.map(({ id }) => id) } },
        { accountId: { in: [...new Set(links.map(({ ownerId }) => ownerId))] } },
        { host: { in: hostsOf(links.flatMap(destinationsOf)) } },
      ],
    },
  });
  const found = new Map<number, LinkSuspension>();
  for (const link of links) {
    const { id, ownerId } = link;
    const destinations = destinationsOf(link);
    const names = hostsOf(destinations);
    const row =
      rows.find(({ linkId }) => linkId === id) ??
      rows.find(({ accountId }) => accountId === ownerId) ??
      rows.find(({ host }) => host !== null && names.includes(host));
    if (row) found.set(id, { kind: kindOf(row), reason: row.reason, since: row.createdAt });
    else if (destinations.some(isOnList)) found.set(id, { kind: 'list', reason: ON_LIST, since: null });
  }
  return found;
}

function isOnList(destination: string): boolean {
  const host = hostOf(destination);
  return host !== null && isListed(host);
}

const batches = new Batcher<null, LeadingLink, LinkSuspension | null>(async (_subject, links) => {
  const found = await suspensionsOf(links);
  return links.map(({ id }) => found.get(id) ?? null);
});

/** Why a link does not redirect by such a decision; null where it does. Links of one answer are asked about together. */
export const suspensionOf = async (link: LeadingLink): Promise<LinkSuspension | null> =>
  (await batches.ask(null, [link]))[0]!;

/** Why a whole account is suspended; null where it is not. */
export async function accountSuspension({
  id,
  suspendedAt,
}: Pick<User, 'id' | 'suspendedAt'>): Promise<{ reason: string; since: Date } | null> {
  const row = suspendedAt && (await db.suspension.findUnique({ where: { accountId: id } }));
  return row && { reason: row.reason, since: row.createdAt };
}

/** Those of some destinations to which links are refused: on a suspended host, or on the list. */
export async function blockedAmong(destinations: readonly string[], tx: Reader = db): Promise<Set<string>> {
  const rows = await tx.suspension.findMany({ where: { host: { in: hostsOf(destinations) } }, select: { host: true } });
  const suspended = new Set(rows.map(({ host }) => host));
  return new Set(
    destinations.filter((destination) => {
      const names = withParents(hostOf(destination) ?? '');
      return names.some((name) => suspended.has(name)) || isOnList(destination);
    }),
  );
}
