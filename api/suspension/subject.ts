import { nameOfLink } from '../common/short-origin.ts';
import type { ShortUrl, Suspension, User } from '../generated/prisma/client.ts';

/** What operators can suspend. */
export type SubjectKind = 'link' | 'account' | 'host';

/** What a suspension is of. */
export function kindOf({ linkId, host }: Pick<Suspension, 'linkId' | 'host'>): SubjectKind {
  if (linkId !== null) return 'link';
  return host === null ? 'account' : 'host';
}

type Named = Pick<Suspension, 'host' | 'accountId'> & { link: ShortUrl | null; account: User | null };

/** The name of the link, the host or the email address that a suspension is of; the number of an account without an address. */
export const subjectOf = ({ link, host, account, accountId }: Named): string =>
  (link && nameOfLink(link)) ?? host ?? account?.email ?? `account ${accountId}`;
