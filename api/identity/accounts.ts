import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { MAX_NAME_LENGTH, MAX_EMAIL_LENGTH, MAX_PASSWORD_LENGTH } from '../common/input-limits.ts';
import { transactionLocks } from '../database/advisory-lock.ts';
import { db } from '../database/db.ts';
import { isDuplicate } from '../database/is-duplicate.ts';
import type { IdentityAccount } from '../generated/prisma/client.ts';
import { queueAgain } from '../mail/outbox.ts';
import { parseInput } from '../common/parse-input.ts';
import { isStorableText } from '../common/storable-text.ts';
import { UserError } from '../common/user-error.ts';
import { addressKey } from '../common/address-key.ts';
import { Limiter } from '../common/limiter.ts';
import { requireFree } from './address-is-free.ts';
import { NewPassword, refuseCommon } from './new-password.ts';
import { countAttempt, isKnownAddress, rememberAddress } from './attempts-by-network.ts';
import { hashPassword, isPassword } from './password.ts';
import { signedInBrowsers } from './sessions.ts';
import { bindToken } from './operator-address.ts';
import { closed, maySignUp, noPass, type SignUpPass } from './sign-up-rule.ts';

const MINUTE = 60_000;
/**
 * Password attempts on one account from one address. Limiting by email alone would let a stranger's wrong guesses lock
 * its owner out.
 */
const byAddressAndEmail = new Limiter({ name: 'sign-in-pair', max: 10, windowMs: 15 * MINUTE });
/** Password attempts on one account from all addresses. Above the limit, every attempt is delayed, correct ones too. */
export const EVERYWHERE = { max: 100, windowMs: 15 * MINUTE, pauseMs: 2_000 } as const;
const byEmail = new Limiter({ name: 'sign-in-email', ...EVERYWHERE });

/** An email address in its stored form: trimmed and in lower case. */
export const email = z
  .string()
  .trim()
  .toLowerCase()
  .max(MAX_EMAIL_LENGTH, 'This email address is too long.')
  .pipe(z.email('Please enter an email address, for example name@example.com.'));

const Credentials = z.object({
  email,
  password: z
    .string()
    .min(1, 'Please enter your password.')
    .max(MAX_PASSWORD_LENGTH, `Passwords can have at most ${MAX_PASSWORD_LENGTH} characters.`),
});

const NewAccount = z.object({
  name: z
    .string()
    .trim()
    .min(1, 'Please enter your first name.')
    .max(MAX_NAME_LENGTH, `Names can have at most ${MAX_NAME_LENGTH} characters.`)
    .refine(isStorableText, 'The name contains a character that cannot be stored.'),
  email,
  password: NewPassword,
});

/** Whether there is an account with this email address in its stored form. */
export const hasAccount = async (email: string): Promise<boolean> =>
  (await db.identityAccount.findUnique({ where: { email } })) !== null;

/**
 * Makes an account of the embedded provider; `pass` is what the browser brings that may allow it. Refuses
 * INVALID fields, FORBIDDEN where sign-up is closed to this email, ALREADY_EXISTS for an email that has an account already
 * and RATE_LIMITED for an address that asks too often.
 */
export async function createAccount(
  input: unknown,
  address: string,
  pass: SignUpPass = noPass,
): Promise<IdentityAccount> {
  const attempts = await countAttempt(address);
  const { name, email, password } = parseInput(NewAccount, input);
  await refuseCommon(password, email);
  await byAddressAndEmail.attempt(`${addressKey(address)}|${email}`);
  if (!(await maySignUp(pass, email))) throw closed();
  const passwordHash = await hashPassword(password, { attempts, isKnown: isKnownAddress(address) });
  try {
    const account = await db.$transaction(async (tx) => {
      await tx.$executeRaw`SELECT pg_advisory_xact_lock(${transactionLocks.signUp})`; // of two with one token, one is let in
      if (!(await maySignUp(pass, email, tx))) throw closed();
      await requireFree(tx, email, null, 'email');
      const made = await tx.identityAccount.create({ data: { name, email, passwordHash } });
      if (pass.operatorToken) await bindToken(tx, pass.operatorToken, made.id);
      await queueAgain(`address ${made.id}`, { kind: 'address', data: { accountId: made.id } }, tx);
      return made;
    });
    return account;
  } catch (error) {
    if (isDuplicate(error)) {
      throw new UserError(
        'ALREADY_EXISTS',
        'There is already an account with this email address. Please sign in instead.',
        'email',
      );
    }
    throw error;
  }
}

/**
 * The account of an email address and a password. Refuses UNAUTHENTICATED with the same message and timing whichever
 * of the two is wrong, and RATE_LIMITED before anything is compared.
 */
export async function checkCredentials(input: unknown, address: string): Promise<IdentityAccount> {
  const attempts = await countAttempt(address);
  const { email, password } = parseInput(Credentials, input);
  const pair = `${addressKey(address)}|${email}`;
  await byAddressAndEmail.attempt(pair);
  if ((await byEmail.use(email)).isRefused) await pause(EVERYWHERE.pauseMs);
  const account = await db.identityAccount.findUnique({ where: { email } });
  const isRight = await inItsLane(account, address, (isKnown) =>
    isPassword(password, account?.passwordHash ?? null, { attempts, isKnown }),
  );
  if (!account || !isRight) throw new UserError('UNAUTHENTICATED', 'Wrong email or password.');
  await byAddressAndEmail.forget(pair);
  rememberAddress(address);
  return account;
}

/** Accounts of which an attempt waits in the lane of those who are known: one each, so that naming one opens no door to it. */
const waitingFor = new Set<string>();

/** Checks a password in the lane of its address and account: both are known once they signed in lately. */
async function inItsLane(
  account: IdentityAccount | null,
  address: string,
  check: (isKnown: boolean) => Promise<boolean>,
): Promise<boolean> {
  if (isKnownAddress(address)) return check(true);
  if (!account || waitingFor.has(account.id)) return check(false);
  waitingFor.add(account.id);
  try {
    return await check((await signedInBrowsers(account.id)).length > 0);
  } finally {
    waitingFor.delete(account.id);
  }
}
