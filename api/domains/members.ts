import { z } from 'zod';
import { AndroidApp, androidWords, appList, IosApp, MAX_APPS } from '../common/app-links.ts';
import { optionalFlag } from '../common/optional-flag.ts';
import { rulesOf, type Members } from '../common/member.ts';
import { Destination } from '../common/destination-input.ts';
import type { Domain } from '../generated/prisma/client.ts';

/** How far a domain is: nothing is proved, it is proved and leads elsewhere, it is served, or it was and looks at it fail. */
export const domainStatuses = ['unverified', 'unconnected', 'live', 'failing'] as const;
export type DomainStatus = (typeof domainStatuses)[number];

/** An address that may be left out, null, or an empty text, which clear it. */
const address = z.preprocess(
  (value) => (typeof value === 'string' ? value.trim() || null : value),
  Destination.nullish(),
);

const AndroidAppAnswer = z
  .object({
    package: z.string().describe(androidWords.package),
    fingerprints: z.array(z.string()).describe(androidWords.fingerprints),
  })
  .meta({ id: 'AndroidApp', description: androidWords.app });

/** Every member of a domain, in the order of answers; GraphQL and REST read this list. */
export const domainMembers = {
  host: {
    kind: 'text',
    words: 'In ASCII and lower case. It never changes.',
    asked: 'Such as go.example.com, without a scheme.',
  },
  status: {
    kind: 'choice',
    choices: domainStatuses,
    isStored: false,
    words: 'How far it is. Links on live and failing ones work.',
  },
  isDefault: {
    kind: 'flag',
    words: 'Whether new links are on it unless they name another domain.',
    asked: 'true: new links that name no domain are on it, in place of the former default; only for a verified domain.',
    rule: optionalFlag('is_default must be true or false.'),
  },
  rootUrl: {
    kind: 'text',
    isNullable: true,
    words: 'Where the bare domain leads; null shows a page that says that nothing is here.',
    asked:
      'Where the bare domain leads: an address like a destination. Null shows a page that says that nothing is here.',
    rule: address,
  },
  notFoundUrl: {
    kind: 'text',
    isNullable: true,
    words: 'Where codes lead that no link on it has; null shows a page that says so.',
    asked: 'Where codes lead that no link on it has: an address like a destination. Null shows a page that says so.',
    rule: address,
  },
  iosApps: {
    kind: 'text',
    isList: true,
    words: 'Apps on iOS that open its links: team id and bundle id.',
    asked: `Apps on iOS that open its links, such as ABCDE12345.com.example.app; at most ${MAX_APPS}.`,
    rule: appList(IosApp),
  },
  androidApps: {
    kind: 'record',
    isList: true,
    record: AndroidAppAnswer,
    words: 'Apps on Android that open its links.',
    asked: `Apps on Android that open its links; at most ${MAX_APPS}.`,
    rule: appList(AndroidApp),
  },
  problem: { kind: 'text', isNullable: true, words: 'What was wrong at the last check; null for nothing.' },
  verifiedAt: {
    kind: 'timestamp',
    isNullable: true,
    words: 'When control was proved; null while it is not, and once another account has proved it.',
  },
  connectedAt: { kind: 'timestamp', isNullable: true, words: 'Since when it leads to this server; null before.' },
  failingSince: {
    kind: 'timestamp',
    isNullable: true,
    words: 'Since when checks of its DNS records have failed; null while they succeed. Its links still work.',
  },
  checkedAt: { kind: 'timestamp', isNullable: true, words: 'When its DNS records were last checked.' },
  createdAt: { kind: 'timestamp', words: 'When it was added.' },
  updatedAt: { kind: 'timestamp', words: 'When it was last changed.' },
} as const satisfies Members;

/** What leads a domain here, for readers of either door. */
export const ADDRESS_RECORD_WORDS =
  'The record that leads the domain to this server; null while the server itself has no public name, as on localhost.';

/** A DNS record that the owner of a domain makes. */
export const recordMembers = {
  type: { kind: 'text', words: 'TXT, CNAME, A or AAAA.' },
  name: { kind: 'text', words: 'The full name of the record.' },
  value: { kind: 'text', words: 'Its value.' },
} as const satisfies Members;

/** The rules of what owners say of a domain. */
export const domainRules = rulesOf(domainMembers);

/** The apps on Android of a domain, as they were checked when they were stored. */
export const androidAppsOf = ({ androidApps }: Pick<Domain, 'androidApps'>) => androidApps as unknown as AndroidApp[];

type Looked = Pick<Domain, 'verifiedAt' | 'connectedAt' | 'failingSince'>;

/** How far a domain is. */
export function statusOfDomain({ verifiedAt, connectedAt, failingSince }: Looked): DomainStatus {
  if (!verifiedAt) return 'unverified';
  if (!connectedAt) return 'unconnected';
  return failingSince ? 'failing' : 'live';
}
