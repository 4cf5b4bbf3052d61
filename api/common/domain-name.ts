import { isIP } from 'node:net';
import { getPublicSuffix } from 'tldts';
import { z } from 'zod';

const MAX_DOMAIN_LENGTH = 253;
/** A label of a host name: letters, digits and hyphens inside, at most 63 (RFC 1123). */
const LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;

export const domainRefusals = {
  empty: 'Please enter a domain.',
  malformed: 'Please enter a domain such as example.com.',
  port: 'Please enter the domain without a port.',
  address: 'Please enter a domain name. An IP address cannot be verified.',
  single: 'Please enter a full domain such as example.com, not a single word.',
  suffix: 'Please enter a domain of your own: this ending is shared by everybody who has a domain below it.',
} as const;

type Verdict = { domain: string } | { refusal: string };

/** The stored form of a typed domain (ASCII, lower case, no trailing dot), or why it is refused; makes no lookup. */
export function judgeDomain(typed: string): Verdict {
  const text = typed.trim();
  if (!text) return { refusal: domainRefusals.empty };
  if (/\p{Cc}/u.test(text)) return { refusal: domainRefusals.malformed }; // an address is read without them
  // People paste addresses: only the host of one counts.
  const address = /^[a-z]+:\/\//i.test(text) ? text : `https://${text}`;
  if (!URL.canParse(address)) return { refusal: domainRefusals.malformed };
  const { protocol, hostname, port, username } = new URL(address);
  if (username || !/^https?:$/.test(protocol)) return { refusal: domainRefusals.malformed };
  if (port) return { refusal: domainRefusals.port };
  return judgeHost(hostname.replace(/\.$/, ''));
}

function judgeHost(domain: string): Verdict {
  if (isIP(domain) || domain.startsWith('[')) return { refusal: domainRefusals.address };
  const labels = domain.split('.');
  const isName = domain.length <= MAX_DOMAIN_LENGTH && labels.every((label) => LABEL.test(label));
  if (!isName) return { refusal: domainRefusals.malformed };
  if (labels.length === 1) return { refusal: domainRefusals.single };
  const isShared = getPublicSuffix(domain, { allowPrivateDomains: true }) === domain;
  return isShared ? { refusal: domainRefusals.suffix } : { domain };
}

/** A domain that somebody can prove to control, in its stored form. */
export const DomainName = z.string(domainRefusals.empty).transform((typed, context) => {
  const verdict = judgeDomain(typed);
  if ('domain' in verdict) return verdict.domain;
  context.addIssue({ code: 'custom', message: verdict.refusal });
  return z.NEVER;
});
