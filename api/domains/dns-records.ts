import { isIP } from 'node:net';
import { getDomain } from 'tldts';
import { config } from '../common/config.ts';
import { txtNameOf } from '../outbound/txt-proof.ts';
import type { Domain } from '../generated/prisma/client.ts';

/** A DNS record that the owner of a domain makes. */
export interface DnsRecord {
  type: 'TXT' | 'CNAME' | 'ALIAS' | 'A' | 'AAAA';
  name: string;
  value: string;
}

/** The record that proves control of a domain. */
export const proofRecord = ({ host, token }: Pick<Domain, 'host' | 'token'>): DnsRecord => ({
  type: 'TXT',
  name: txtNameOf(host),
  value: token,
});

/** Whether other machines can be led to a target: localhost and the addresses behind it are this machine alone. */
const isReachable = (target: string) => (isIP(target) ? !/^(?:127\.|::1$)/.test(target) : target.includes('.'));

/**
 * The record that leads a domain to this server; null while the server has no name that other machines know. A registered domain itself can
 * have no CNAME (RFC 1034).
 */
export function addressRecord({ host }: Pick<Domain, 'host'>): DnsRecord | null {
  const [value = ''] = config.domainTargets;
  if (!isReachable(value)) return null;
  const family = isIP(value);
  if (family) return { type: family === 6 ? 'AAAA' : 'A', name: host, value };
  const isBare = getDomain(host, { allowPrivateDomains: true }) === host;
  return { type: isBare ? 'ALIAS' : 'CNAME', name: host, value };
}
