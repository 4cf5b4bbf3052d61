import { config } from '../common/config.ts';
import { db, type Transaction } from '../database/db.ts';
import type { IdentityAccount } from '../generated/prisma/client.ts';
import { Limiter } from '../common/limiter.ts';
import type { Letter } from '../mail/letter.ts';
import { queueAgain, type AdditionMail } from '../mail/outbox.ts';
import type { Secrets } from '../secrets/key-ring.ts';
import { makeReset } from './account-links.ts';
import { cleanAccount } from './clean-account.ts';
import { loadKeys, type IdentityKeys } from './keys.ts';
import { NO_PASSWORD } from './password.ts';
import { linkNotValid, makeLink, openLink } from './signed-link.ts';

const DAY_MS = 86_400_000;
/** How long the link in the email works: longer than a week away from the mailbox, or the operator has to help. */
const UNDO_DAYS = 7;

/** What was added to the ways of signing in. */
export type Addition = Pick<AdditionMail, 'what' | 'id' | 'name'>;

/** Each addition is told by email, so they are few. */
const perAccount = new Limiter({ name: 'additions', max: 20, windowMs: 60 * 60_000 });

/** Counts an addition; throws UserError RATE_LIMITED after twenty of an account in an hour. */
export const countAddition = (accountId: string) => perAccount.attempt(accountId);

/** Tells the confirmed address of an account of an addition, within its transaction. */
export async function tellOfAddition(tx: Transaction, accountId: string, addition: Addition): Promise<void> {
  const { email, emailVerifiedAt } = await tx.identityAccount.findUniqueOrThrow({ where: { id: accountId } });
  if (!emailVerifiedAt) return;
  const data = { accountId, email, ...addition };
  await queueAgain(`${addition.what} ${accountId} ${addition.id}`, { kind: 'addition', data }, tx);
}

const words: Record<AdditionMail['what'], (name: string) => { subject: string; text: string; undo: string }> = {
  second_step: () => ({
    subject: 'Two-step sign-in was switched on',
    text: 'Your account now asks for a code from an app after the password.',
    undo: 'switches it off again',
  }),
  passkey: (name) => ({
    subject: 'A new passkey for your account',
    text: `The passkey “${name}” was added to your account. It signs in without your password.`,
    undo: 'removes it',
  }),
};

/** Tells the owner of an account of a new way to sign in, or of a new need for it, with the way back. */
export async function additionLetter({ accountId, email, ...addition }: AdditionMail): Promise<Letter> {
  const { subject, text, undo } = words[addition.what](addition.name ?? '');
  const { additions: secrets } = await loadKeys();
  const link = makeLink(
    { accountId, text: [addition.what, addition.id, email].join(' '), validMs: UNDO_DAYS * DAY_MS },
    secrets,
  );
  return {
    to: email,
    subject,
    paragraphs: [
      text,
      `If that was not you, somebody knows your password. The link below ${undo}, within ${UNDO_DAYS} days. Everybody is signed out then, and you choose a new password.`,
    ],
    action: { label: 'That was not me', url: `${config.publicOrigin}/identity/undo/${link}` },
  };
}

/** What a link of such an email undoes. */
export interface Undoable {
  account: IdentityAccount;
  what: AdditionMail['what'];
  /** When it was added. */
  since: Date;
}

/** What a link undoes; refuses GONE where it is undone already, too old, not ours, or for an address the account has no more. */
export async function undoableBy(link: string, secrets: Secrets): Promise<Undoable> {
  const { account, text } = await openLink(link, secrets);
  const [what, id = '', email] = text.split(' ');
  if (account.email !== email) throw linkNotValid();
  const since = await dateOf(account.id, what as AdditionMail['what'], id);
  if (!since) throw linkNotValid();
  return { account, what: what as AdditionMail['what'], since };
}

async function dateOf(accountId: string, what: AdditionMail['what'], id: string): Promise<Date | null> {
  if (what === 'passkey') return (await db.passkey.findFirst({ where: { id, accountId } }))?.createdAt ?? null;
  const found = await db.secondStep.findFirst({ where: { accountId, activatedAt: new Date(Number(id)) } });
  return found?.activatedAt ?? null;
}

/**
 * Undoes an addition in the name of the account's address, with all that were made since, and leaves a clean account that nobody can
 * sign in to until its owner chooses a new password. Returns the address to do so. Refuses GONE.
 */
export async function undoAddition(
  link: string,
  { additions, resets }: Pick<IdentityKeys, 'additions' | 'resets'>,
): Promise<string> {
  const { account, since } = await undoableBy(link, additions);
  const { id, passwordHash, provenAt } = account;
  const finish = await db.$transaction(async (tx) => {
    const where = { id, passwordHash, email: account.email };
    const { count } = await tx.identityAccount.updateMany({ where, data: { passwordHash: NO_PASSWORD } });
    if (count === 0) throw linkNotValid();
    return cleanAccount(tx, account, { provenAt, addedSince: since });
  });
  await finish();
  const locked = { ...account, passwordHash: NO_PASSWORD, pendingEmail: null };
  return `${config.publicOrigin}/identity/password/${makeReset(locked, 'mailbox', resets)}`;
}
