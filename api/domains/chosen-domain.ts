import { config } from '../common/config.ts';
import { judgeDomain } from '../common/domain-name.ts';
import type { Transaction } from '../database/db.ts';
import { UserError } from '../common/user-error.ts';
import type { Viewer } from '../common/viewer.ts';
import { messages } from './rules.ts';

/** The domain of a link, as links keep it: null for this installation's own host. */
export interface OnDomain {
  domain: string | null;
  domainId: number | null;
}

export const OWN_HOST: OnDomain = { domain: null, domainId: null };

type Reader = Pick<Transaction, 'domain'>;
type Sent = string | null | undefined;

/** Finds the domains that links of the viewer name; each answer is the domain, or why no link can be on it. */
export type ChooseDomain = (host: Sent) => OnDomain | UserError;

/** The domain of a new link of the viewer: the named one, else the account's default, else this installation's own host. */
export async function newLinkDomains(tx: Reader, viewer: Viewer): Promise<ChooseDomain> {
  const own = await tx.domain.findMany({ where: { ownerId: viewer.id } });
  const standard = own.find(({ isDefault, verifiedAt }) => isDefault && verifiedAt);
  return (host) => {
    if (host) return named(own, host);
    return standard ? { domain: standard.host, domainId: standard.id } : OWN_HOST;
  };
}

/** The domain that a link is moved to: the named one, else this installation's own host. */
export async function namedDomains(tx: Reader, viewer: Viewer): Promise<ChooseDomain> {
  const own = await tx.domain.findMany({ where: { ownerId: viewer.id } });
  return (host) => (host ? named(own, host) : OWN_HOST);
}

/** The same for one link; throws the refusal. */
export async function domainOfNew(tx: Reader, viewer: Viewer, host: Sent): Promise<OnDomain> {
  return orThrow((await newLinkDomains(tx, viewer))(host));
}

/** The domain that a viewer names, own host included, whether it is verified or not; throws UserError INVALID for others. */
export async function domainNamed(tx: Reader, viewer: Pick<Viewer, 'id'>, host: Sent): Promise<OnDomain> {
  if (!host || isOwnHost(host)) return OWN_HOST;
  const stored = storedHost(host);
  const found = await tx.domain.findUnique({ where: { ownerId_host: { ownerId: viewer.id, host: stored } } });
  if (!found) throw refusal(messages.unknown(stored));
  return { domain: found.host, domainId: found.id };
}

/** Throws what is a refusal. */
export function orThrow(chosen: OnDomain | UserError): OnDomain {
  if (chosen instanceof UserError) throw chosen;
  return chosen;
}

interface Owned {
  id: number;
  host: string;
  verifiedAt: Date | null;
}

function named(own: readonly Owned[], host: string): OnDomain | UserError {
  if (isOwnHost(host)) return OWN_HOST;
  const stored = storedHost(host);
  const found = own.find((domain) => domain.host === stored);
  if (!found) return refusal(messages.unknown(stored));
  return found.verifiedAt ? { domain: found.host, domainId: found.id } : refusal(messages.unverified(stored));
}

const refusal = (message: string) => new UserError('INVALID', message, 'domain');
const isOwnHost = (host: string) => config.ownHosts.includes(host.trim().toLowerCase());

/** What is no domain is found nowhere. */
function storedHost(typed: string): string {
  const verdict = judgeDomain(typed);
  return 'domain' in verdict ? verdict.domain : typed.trim().toLowerCase();
}
