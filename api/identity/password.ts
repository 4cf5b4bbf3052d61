import { randomBytes, scrypt, timingSafeEqual, type ScryptOptions } from 'node:crypto';
import { FairQueue, type Claim } from './fair-queue.ts';

/** What each attempt at a password costs: OWASP's recommendation for scrypt, 128 MiB. */
const COST = { N: 2 ** 17, r: 8, p: 1 };
const KEY_BYTES = 32;
const SALT_BYTES = 16;
/** Two at once exhaust neither memory nor worker threads; two hundred strangers are half a minute of work. */
const queue = new FairQueue({ parallel: 2, mostWaiting: 200, patienceMs: 30_000 });

/** The claim of somebody who has signed in, or has been sent an address by us. */
export const KNOWN: Claim = { attempts: 0, isKnown: true };

/** The hash of an account that no password opens: its owner has to choose one by email. */
export const NO_PASSWORD = '-';

/** Hashes a password as `scrypt$N$r$p$salt$key`, salt and key in base64url. */
export async function hashPassword(password: string, claim: Claim): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const key = await derive(password, { salt, cost: COST, claim });
  return ['scrypt', COST.N, COST.r, COST.p, salt.toString('base64url'), key.toString('base64url')].join('$');
}

/**
 * Whether the password matches the hash. It takes as long for an account that does not exist (null)
 * or has no password, so that the time
 * of the response does not reveal which email addresses are known.
 */
export async function isPassword(password: string, hash: string | null, claim: Claim): Promise<boolean> {
  const isSet = hash !== null && hash !== NO_PASSWORD;
  const [, n, r, p, salt, key] = (isSet ? hash : NOBODY).split('$');
  const expected = Buffer.from(key!, 'base64url');
  const cost = { N: Number(n), r: Number(r), p: Number(p) };
  const given = await derive(password, { salt: Buffer.from(salt!, 'base64url'), cost, claim });
  return timingSafeEqual(given, expected) && isSet;
}

const NOBODY = ['scrypt', COST.N, COST.r, COST.p, 'AAAAAAAAAAAAAAAAAAAAAA', 'A'.repeat(43)].join('$');

interface Derivation {
  salt: Buffer;
  cost: ScryptOptions;
  claim: Claim;
}

const derive = (password: string, { salt, cost, claim }: Derivation): Promise<Buffer> =>
  queue.run(claim, () => compute(password, salt, cost));

function compute(password: string, salt: Buffer, cost: ScryptOptions): Promise<Buffer> {
  // Another system may send the same password in another Unicode composition.
  const normal = password.normalize('NFKC');
  const maxmem = 256 * cost.N! * cost.r!;
  return new Promise((resolve, reject) =>
    scrypt(normal, salt, KEY_BYTES, { ...cost, maxmem }, (error, key) => (error ? reject(error) : resolve(key))),
  );
}
