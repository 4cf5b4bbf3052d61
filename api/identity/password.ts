import { randomBytes, scrypt, timingSafeEqual, type ScryptOptions } from 'node:crypto';
import { UserError } from '../user-error.ts';

// OWASP's recommendation for scrypt: 128 MiB for each attempt.
const COST = { N: 2 ** 17, r: 8, p: 1 };
const KEY_BYTES = 32;
const SALT_BYTES = 16;
/** Attempts computed at once; others queue, so that a burst exhausts neither memory nor worker threads. */
const PARALLEL = 2;
/** The maximum number of queued attempts, about ten seconds of work; later ones are refused. */
export const MOST_WAITING = 40;
const RETRY_SECONDS = 10;

let running = 0;
const waiting: (() => void)[] = [];

/** Hashes a password as `scrypt$N$r$p$salt$key`, salt and key in base64url. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const key = await derive(password, salt, COST);
  return ['scrypt', COST.N, COST.r, COST.p, salt.toString('base64url'), key.toString('base64url')].join('$');
}

/**
 * Whether the password matches the hash. It takes as long for an account that does not exist (null), so that the time
 * of the response does not reveal which email addresses are known.
 */
export async function isPassword(password: string, hash: string | null): Promise<boolean> {
  const [, n, r, p, salt, key] = (hash ?? NOBODY).split('$');
  const expected = Buffer.from(key!, 'base64url');
  const cost = { N: Number(n), r: Number(r), p: Number(p) };
  const given = await derive(password, Buffer.from(salt!, 'base64url'), cost);
  return timingSafeEqual(given, expected) && hash !== null;
}

const NOBODY = ['scrypt', COST.N, COST.r, COST.p, 'AAAAAAAAAAAAAAAAAAAAAA', 'A'.repeat(43)].join('$');

async function derive(password: string, salt: Buffer, cost: ScryptOptions): Promise<Buffer> {
  if (waiting.length >= MOST_WAITING) {
    const message = 'Too many people are signing in at the moment. Please try again in a few seconds.';
    throw new UserError('UNAVAILABLE', message, undefined, RETRY_SECONDS);
  }
  if (running >= PARALLEL) await new Promise<void>((resolve) => waiting.push(resolve));
  else running++;
  try {
    return await compute(password, salt, cost);
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running--;
  }
}

function compute(password: string, salt: Buffer, cost: ScryptOptions): Promise<Buffer> {
  // Another system may send the same password in another Unicode composition.
  const normal = password.normalize('NFKC');
  const maxmem = 256 * cost.N! * cost.r!;
  return new Promise((resolve, reject) =>
    scrypt(normal, salt, KEY_BYTES, { ...cost, maxmem }, (error, key) => (error ? reject(error) : resolve(key))),
  );
}
