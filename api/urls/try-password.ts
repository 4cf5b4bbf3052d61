import { createHmac, randomBytes } from 'node:crypto';
import { addressKey } from '../common/address-key.ts';
import { Limiter, tooManyAttempts } from '../common/limiter.ts';
import { Lru } from '../common/lru.ts';
import { UserError } from '../common/user-error.ts';
import { isPassword } from '../identity/password.ts';
import type { RedirectLink } from './redirect-link.ts';
import { MAX_LINK_PASSWORD_LENGTH } from '../common/input-limits.ts';
import { BEHIND_SIGN_INS, passwordMessages } from './link-passwords.ts';

const WINDOW_MS = 10 * 60_000;
/** Wrong passwords in ten minutes: of an address for one link and for all, and of everybody for one link. */
const bounds = {
  pair: new Limiter({ name: 'link-password-pair', max: 10, windowMs: WINDOW_MS }),
  address: new Limiter({ name: 'link-password-address', max: 60, windowMs: WINDOW_MS }),
  link: new Limiter({ name: 'link-password-link', max: 200, windowMs: WINDOW_MS }),
} as const;

/** Passwords that were right, so that a link that many open costs one computation: by a key that ends with the process. */
const key = randomBytes(32);
const right = new Lru<string, true>(10_000);

type Protected = Pick<RedirectLink, 'id' | 'passwordHash'>;

/**
 * Whether a text is the password of a link. Attempts are counted before they are compared, and right ones given back. Throws
 * UserError INVALID for a text that no password is, RATE_LIMITED after too many wrong ones, and UNAVAILABLE while too many wait.
 */
export async function tryPassword(link: Protected, typed: string, address: string): Promise<boolean> {
  if (!typed) throw new UserError('INVALID', 'Please enter the password.', 'password');
  if (typed.length > MAX_LINK_PASSWORD_LENGTH) throw new UserError('INVALID', passwordMessages.tooLong, 'password');
  const network = addressKey(address);
  const counted = [
    [bounds.pair, `${link.id} ${network}`],
    [bounds.address, network],
    [bounds.link, String(link.id)],
  ] as const;
  const allowances = await Promise.all(counted.map(([bound, name]) => bound.use(name)));
  const spent = allowances.find(({ isRefused }) => isRefused);
  if (spent) throw tooManyAttempts(spent);
  const giveBack = () => Promise.all(counted.map(([bound, name]) => bound.giveBack(name)));
  try {
    if (!(await isRight(link, typed))) return false;
  } catch (error) {
    await giveBack(); // it was not compared
    throw error;
  }
  await giveBack();
  return true;
}

async function isRight({ id, passwordHash }: Protected, typed: string): Promise<boolean> {
  const name = createHmac('sha256', key)
    .update(JSON.stringify([id, passwordHash, typed]))
    .digest('base64url');
  if (right.get(name)) return true;
  if (!(await isPassword(typed, passwordHash, BEHIND_SIGN_INS))) return false;
  right.set(name, true);
  return true;
}
