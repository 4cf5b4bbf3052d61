import { createHash } from 'node:crypto';
import { z } from 'zod';
import { tellOwner } from '../tell-owner.ts';
import { addressKey } from '../../common/address-key.ts';
import { db } from '../../database/db.ts';
import type { IdentityAccount } from '../../generated/prisma/client.ts';
import { Limiter } from '../../common/limiter.ts';
import type { Deed } from '../../mail/outbox.ts';
import { parseInput } from '../../common/parse-input.ts';
import type { Secrets } from '../../secrets/key-ring.ts';
import { UserError } from '../../common/user-error.ts';
import { ownerOfAccount } from '../clean-account.ts';
import { makeLink, openLink } from '../signed-link.ts';
import { decryptSecret, stepOfCode } from './codes.ts';
import { hashOfRecoveryCode } from './recovery-codes.ts';

const MINUTE_MS = 60_000;
/** How long a right password waits for its code. */
const STEP_MS = 10 * MINUTE_MS;
/** Codes of one account from one address. */
const byAddress = new Limiter({ name: 'codes-pair', max: 5, windowMs: 15 * MINUTE_MS });
/**
 * Codes of one account and password from everywhere. Whoever knows the password needs 333,333 guesses on average (three codes are
 * right at a time), seven years. A new password begins anew: it keeps nobody out.
 */
const byAccount = new Limiter({ name: 'codes-account', max: 30, windowMs: 6 * 60 * MINUTE_MS });
/** The wrong code of those six hours of which the owner is told: who stays below it needs 25 years. */
const TOLD_CODE = 10;

/** Notes in a form that a sign-in (`uid`) has had the right password of an account. */
export const makeStep = (account: IdentityAccount, uid: string, secrets: Secrets): string =>
  makeLink({ accountId: account.id, text: uid, validMs: STEP_MS, state: account.passwordHash }, secrets);

const Code = z.object({
  code: z.string('Please enter a code.').trim().min(1, 'Please enter a code.').max(40, 'This code is not right.'),
});

/** The sign-in that a code completes. */
export interface Step {
  /** As makeStep wrote it into the form. */
  step: string;
  uid: string;
  address: string;
}

/**
 * The account of a sign-in whose password was right, once a code of its app or a recovery code is, too. Each code works once. Refuses
 * GONE where the password was not given in this sign-in, too long ago, or changed since, INVALID codes, and RATE_LIMITED.
 */
export async function checkCode(
  input: unknown,
  { step, uid, address }: Step,
  secrets: Secrets,
): Promise<IdentityAccount> {
  const account = await accountOf(step, uid, secrets);
  const { code } = parseInput(Code, input);
  const pair = `${addressKey(address)}|${account.id}`;
  await byAddress.attempt(pair);
  const everywhere = await byAccount.attempt(nameOf(account));
  const isRight = /^[\d\s]+$/.test(code) ? await useAppCode(account, code) : await useRecoveryCode(account, code);
  if (!isRight) {
    if (everywhere.limit - everywhere.remaining === TOLD_CODE) await tell(account, 'wrong_codes');
    throw new UserError('INVALID', 'This code is not right, or was used before.', 'code');
  }
  await byAddress.forget(pair);
  await byAccount.forget(nameOf(account));
  return account;
}

async function accountOf(step: string, uid: string, secrets: Secrets): Promise<IdentityAccount> {
  const opened = await openLink(step, secrets, ({ passwordHash }) => passwordHash).catch((error: unknown) => {
    if (error instanceof UserError) return null;
    throw error;
  });
  if (opened?.text !== uid) throw new UserError('GONE', 'This took too long. Please sign in again.');
  return opened.account;
}

const nameOf = ({ id, passwordHash }: IdentityAccount) =>
  `${id}|${createHash('sha256').update(passwordHash).digest('base64url')}`;

/** Tells the owner by email what somebody did who knows the password. */
async function tell({ id }: IdentityAccount, deed: Deed): Promise<void> {
  const owner = await ownerOfAccount(id);
  if (owner) await tellOwner(owner.id, { deed, id: owner.id });
}

async function useAppCode({ id: accountId }: IdentityAccount, code: string): Promise<boolean> {
  const known = await db.secondStep.findFirst({ where: { accountId, activatedAt: { not: null } } });
  if (!known) return false;
  const lastStep = stepOfCode(code.replace(/\s/g, ''), await decryptSecret(known.secret));
  if (lastStep === null) return false;
  const { count } = await db.secondStep.updateMany({
    where: { accountId, createdAt: known.createdAt, lastStep: { lt: lastStep } },
    data: { lastStep },
  });
  return count > 0;
}

async function useRecoveryCode(account: IdentityAccount, code: string): Promise<boolean> {
  const { id: accountId } = account;
  const { count } = await db.recoveryCode.deleteMany({
    where: { accountId, hash: hashOfRecoveryCode(accountId, code) },
  });
  if (count > 0) await tell(account, 'recovery_code_used');
  return count > 0;
}
