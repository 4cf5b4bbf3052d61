import { config } from '../common/config.ts';
import type { Members } from '../common/member.ts';
import { db } from '../database/db.ts';
import { statusOfDomain } from '../domains/members.ts';
import type { Domain } from '../generated/prisma/client.ts';

/** How far a certificate is: asked for soon, in use, or it could not be had. */
export const certificateStates = ['waiting', 'valid', 'failed'] as const;

/** Every member of the certificate of a domain, in the order of answers; both doors read this list. */
export const certificateMembers = {
  state: {
    kind: 'choice',
    choices: certificateStates,
    words:
      'waiting: it is asked for within minutes. valid: visitors get it. failed: there is none that is valid, for the reason that problem tells.',
  },
  expiresAt: {
    kind: 'timestamp',
    isNullable: true,
    words: 'Until when it is valid; it is renewed before. Null before the first.',
  },
  problem: {
    kind: 'text',
    isNullable: true,
    words: 'What the certificate authority answered when it was last asked in vain; null where it issued one.',
  },
  nextAttemptAt: {
    kind: 'timestamp',
    isNullable: true,
    words: 'When the authority is asked again; null where nothing failed.',
  },
} as const satisfies Members;

/** The certificate of a domain, as its owner is told of it. */
export interface DomainCertificate {
  state: (typeof certificateStates)[number];
  expiresAt: Date | null;
  problem: string | null;
  nextAttemptAt: Date | null;
}

/** What certificates of domains are, for readers of either door. */
export const CERTIFICATE_WORDS =
  'Its certificate; null where this server issues none, because a proxy does, and before the domain leads to this server.';

const waiting = { state: 'waiting', expiresAt: null, problem: null, nextAttemptAt: null } as const;

/** Whether this server has certificates issued for a domain. */
export const isCertified = (domain: Pick<Domain, 'verifiedAt' | 'connectedAt' | 'failingSince'>): boolean =>
  config.acme !== null && ['live', 'failing'].includes(statusOfDomain(domain));

/** The certificates of hosts, in their order. */
export async function certificatesOf(hosts: readonly string[]): Promise<DomainCertificate[]> {
  const rows = await db.certificate.findMany({
    where: { host: { in: [...hosts] } },
    select: { host: true, expiresAt: true, problem: true, nextAttemptAt: true },
  });
  const found = new Map(rows.map(({ host, ...told }) => [host, { state: stateOf(told), ...told }]));
  return hosts.map((host) => found.get(host) ?? waiting);
}

function stateOf({ expiresAt, problem }: Omit<DomainCertificate, 'state'>): DomainCertificate['state'] {
  if (expiresAt && expiresAt.getTime() > Date.now()) return 'valid';
  return problem === null ? 'waiting' : 'failed';
}
