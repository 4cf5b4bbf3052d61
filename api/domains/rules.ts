import { z } from 'zod';
import { config } from '../common/config.ts';
import { judgeDomain } from '../common/domain-name.ts';
import { domainRules } from './members.ts';
import { grouped } from '../common/grouped.ts';

/** Domains that an account can have. */
export const MAX_DOMAINS = 20;

export const messages = {
  added: 'You have added this domain already.',
  full: `An account can have at most ${MAX_DOMAINS} domains.`,
  ours: 'This is a host of this service itself.',
  special: 'This name exists only inside networks. Please enter a domain of the public internet.',
  unverifiedDefault: 'Only a verified domain can be the default.',
  inUse: (links: number) => `This domain still has links (${grouped(links)}). Move or delete them first.`,
  inUndo: 'A link on this domain was deleted just now and can still be restored. Try again in a minute.',
  unknown: (host: string) => `You have no domain ${host}.`,
  unverified: (host: string) => `The domain ${host} is not verified.`,
} as const;

/** Endings that no name of the public internet has (RFC 6761, 6762, 7686, 8375, and what ICANN keeps for networks). */
const SPECIAL = /\.(?:localhost|local|internal|invalid|onion|alt|arpa|lan|home|corp)$/;

/** The stored form of a host that an account may bring, or why it may not. */
export function judgeHost(typed: string): { host: string } | { refusal: string } {
  const verdict = judgeDomain(typed);
  if ('refusal' in verdict) return verdict;
  const { domain: host } = verdict;
  if (config.ownHosts.includes(host)) return { refusal: messages.ours };
  return SPECIAL.test(`.${host}`) ? { refusal: messages.special } : { host };
}

/** The host of a new domain. */
const Host = z.string('Please enter a domain.').transform((typed, context) => {
  const verdict = judgeHost(typed);
  if ('host' in verdict) return verdict.host;
  context.addIssue({ code: 'custom', message: verdict.refusal });
  return z.NEVER;
});

const { isDefault, ...destinations } = domainRules;

/** The fields of a new domain. */
export const NewDomain = z.object({ host: Host, ...destinations });

/** The changeable fields of a domain: omitted means unchanged, null clears a destination. */
export const DomainChanges = z.object({ isDefault, ...destinations });
