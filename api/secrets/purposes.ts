import { randomBytes } from 'node:crypto';
import { exportJWK, generateKeyPair } from 'jose';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const SECRET_BYTES = 32;

/** What an operator is told of a kind of secret, and how long the former one is kept when it is rotated. */
interface PurposeFacts {
  /** As long as the longest-lived thing that it made. */
  keptMs: number;
  /** What it is for. */
  use: string;
  /** What follows a rotation. */
  rotated: string;
  /** What follows where the former one ends at once. */
  replaced: string;
  /** Makes a new one; 32 random bytes without it. */
  make?: () => Promise<Buffer>;
}

/** Every kind of secret of an installation; what one makes, no other verifies or reads. */
export const purposes = {
  signing: {
    keptMs: 30 * MINUTE_MS,
    use: 'signs access tokens and ID tokens of the embedded sign-in',
    rotated: 'Nobody is signed out: the former key stays published until its last token has ended, for 30 minutes.',
    replaced: 'Access tokens end. The web app gets new ones by itself; other clients refresh theirs.',
    make: makeSigningKey,
  },
  cookie: {
    keptMs: 30 * DAY_MS,
    use: 'signs the cookies of the sign-in page, invitations and links in emails',
    rotated: 'Nobody is signed out, and links in emails stay valid: the former secret is accepted for 30 days.',
    replaced: 'Invitations and links in emails end. Nobody is signed out, but the next sign-in asks for the password.',
    make: async () => Buffer.from(randomBytes(SECRET_BYTES).toString('base64url')),
  },
  'click-ids': {
    keptMs: 30 * DAY_MS, // as long as a conversion may follow its click
    use: 'signs the click ids that pages and websites report back',
    rotated: 'Reports stay valid: click ids of the former secret are accepted for as long as conversions are.',
    replaced: 'Visits, measurements and conversions of clicks until now are refused.',
  },
  experiments: {
    keptMs: 0,
    use: 'chooses which variant of an A/B test a visitor gets',
    rotated: 'Visitors of A/B tests may get the other variant once today.',
    replaced: 'Visitors of A/B tests may get the other variant once today.',
  },
  downloads: {
    keptMs: 10 * MINUTE_MS,
    use: 'signs addresses of downloads',
    rotated: 'Addresses of downloads stay valid for their ten minutes.',
    replaced: 'Addresses of downloads that were given out end.',
  },
  streams: {
    keptMs: 10 * MINUTE_MS,
    use: 'signs the tokens that open streams',
    rotated: 'Tokens of streams stay valid for their ten minutes. Open streams go on.',
    replaced: 'Tokens of streams that were given out end. Open streams go on.',
  },
  'own-clicks': {
    keptMs: 365 * DAY_MS,
    use: 'signs the cookie that leaves out the own clicks of an owner',
    rotated: 'Browsers whose clicks are left out stay so: the former secret is accepted for a year.',
    replaced: 'Clicks of owners on their own links count again, until they leave them out anew.',
  },
  'link-passes': {
    keptMs: HOUR_MS,
    use: 'signs the cookie of visitors who told the password of a link',
    rotated: 'Nobody is asked again: the former secret is accepted for an hour.',
    replaced: 'Visitors of links with a password are asked for it again.',
  },
  'daily-visits': {
    keptMs: DAY_MS,
    use: 'signs the cookie of visitors who opened a link with a rule for new or returning ones today',
    rotated: 'Visitors stay known: the former secret is accepted for a day.',
    replaced: 'Visitors who opened a link today are new to its rules once more.',
  },
  limits: {
    keptMs: 0,
    use: 'hides addresses and emails in the counts of limits',
    rotated: 'Limits of requests and sign-ins begin anew.',
    replaced: 'Limits of requests and sign-ins begin anew.',
  },
  certificates: {
    keptMs: HOUR_MS,
    use: 'encrypts the private keys of issued certificates in the database',
    rotated: 'The private keys of certificates were encrypted anew. The certificates stay the same.',
    replaced:
      'The private keys of certificates were encrypted anew. They stay the same: where they may be known, revoke the certificates.',
  },
  'acme-account': {
    keptMs: HOUR_MS,
    use: 'encrypts the key of the account at the certificate authority in the database',
    rotated: 'The key of the account at the certificate authority was encrypted anew. The account stays the same.',
    replaced: 'The key of the account at the certificate authority was encrypted anew. The account stays the same.',
  },
  webhooks: {
    keptMs: HOUR_MS,
    use: 'encrypts the secrets of webhooks in the database',
    rotated: 'The secrets of webhooks were encrypted anew. They stay the same, and so do signatures.',
    replaced:
      'The secrets of webhooks were encrypted anew. They stay the same: where they may be known, owners rotate them.',
  },
  'second-step': {
    keptMs: HOUR_MS,
    use: 'encrypts the secrets of two-step sign-in in the database',
    rotated: 'The secrets of two-step sign-in were encrypted anew. They stay the same, and so do the codes of apps.',
    replaced:
      'The secrets of two-step sign-in were encrypted anew. They stay the same: where they may be known, people set up their app again.',
  },
} satisfies Record<string, PurposeFacts>;

export type Purpose = keyof typeof purposes;

/** The names of all kinds. */
export const purposeNames = Object.keys(purposes) as Purpose[];

/** A new secret of a kind. */
export const makeSecretFor = (purpose: Purpose): Promise<Buffer> => {
  const facts: PurposeFacts = purposes[purpose];
  return facts.make ? facts.make() : Promise.resolve(randomBytes(SECRET_BYTES));
};

async function makeSigningKey(): Promise<Buffer> {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true });
  const key = { ...(await exportJWK(privateKey)), kid: crypto.randomUUID(), alg: 'ES256', use: 'sig' };
  return Buffer.from(JSON.stringify(key));
}
