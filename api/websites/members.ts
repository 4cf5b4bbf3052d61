import { MAX_DESCRIPTION_LENGTH, MAX_TITLE_LENGTH } from '../common/input-limits.ts';
import { rulesOf, type Members } from '../common/member.ts';
import { optionalText } from '../common/optional-text.ts';
import type { Website } from '../generated/prisma/client.ts';
import { VerificationMethod } from '../generated/prisma/enums.ts';

/** Every member of a website, in the order of answers; GraphQL and REST read this list. */
export const websiteMembers = {
  domain: { kind: 'text', words: 'In ASCII and lower case.', asked: 'Such as example.com, without a scheme.' },
  name: {
    kind: 'text',
    isNullable: true,
    words: 'A name for people; null without one.',
    asked: 'A name for people, at most 200 characters.',
    rule: optionalText('name', MAX_TITLE_LENGTH),
  },
  description: {
    kind: 'text',
    isNullable: true,
    words: 'A note for people; null without one.',
    asked: 'A note for people, at most 1,000 characters.',
    rule: optionalText('description', MAX_DESCRIPTION_LENGTH),
  },
  isActive: { kind: 'flag', words: 'Whether its reports count.', asked: 'Whether its reports count.' },
  isVerified: {
    kind: 'flag',
    isStored: false,
    words: 'Whether control of the domain is proved; its reports count only then.',
  },
  verifiedAt: {
    kind: 'timestamp',
    isNullable: true,
    words: 'When control of the domain was proved; null while it is not.',
  },
  verifiedBy: {
    kind: 'choice',
    choices: Object.values(VerificationMethod),
    isNullable: true,
    words: 'Which proof was found; null while there is none.',
  },
  checkedAt: {
    kind: 'timestamp',
    isNullable: true,
    words: 'When the proofs were last looked for. Verified websites are checked daily.',
  },
  snippetToken: { kind: 'text', words: 'Names the website in what its pages send.' },
  snippetSeenAt: {
    kind: 'timestamp',
    isNullable: true,
    words: 'When one of its pages last reported, to the minute; null before the first report.',
  },
  refusedHost: {
    kind: 'text',
    isNullable: true,
    words: 'A subdomain whose pages were refused in the last week, as the proof does not cover it; null without one.',
    isStored: false,
  },
  hasConversionKey: { kind: 'flag', isStored: false, words: 'Whether its server can report conversions.' },
  createdAt: { kind: 'timestamp', words: 'When it was added.' },
  updatedAt: { kind: 'timestamp', words: 'When it was last changed.' },
} as const satisfies Members;

/** What proves control of a domain, as its owner publishes it. */
export const proofMembers = {
  dnsName: { kind: 'text', words: 'The name of a TXT record.' },
  dnsValue: { kind: 'text', words: 'The value of that record.' },
  fileUrl: { kind: 'text', words: 'The address of a file.' },
  fileContent: { kind: 'text', words: 'All that the file contains.' },
  metaTag: { kind: 'text', words: "A tag in the head of the domain's home page." },
  scriptTag: { kind: 'text', words: 'The snippet itself in the head of the home page, which every page needs anyway.' },
} as const satisfies Members;

/** The rules of what owners say of a website. */
export const websiteRules = rulesOf(websiteMembers);

/** Whether control of the domain is proved. */
export const isVerified = ({ verifiedAt }: Pick<Website, 'verifiedAt'>): boolean => verifiedAt !== null;

const WEEK_MS = 7 * 86_400_000;

/** The subdomain whose pages are refused of late; null once the proof covers it. */
export function refusedHost({ refusedHost: host, refusedAt, verifiedBy }: Refused): string | null {
  const isLate = refusedAt !== null && Date.now() - refusedAt.getTime() < WEEK_MS;
  return isLate && verifiedBy !== 'dns' ? host : null;
}
type Refused = Pick<Website, 'refusedHost' | 'refusedAt' | 'verifiedBy'>;

/** Whether the website's server can report conversions. */
export const hasConversionKey = ({ conversionKeyHash }: Pick<Website, 'conversionKeyHash'>): boolean =>
  conversionKeyHash !== null;
