import type { IdentityAccount } from '../generated/prisma/client.ts';
import type { Secrets } from '../secrets/key-ring.ts';
import { makeLink, openLink } from './signed-link.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** How long the address of a new password is valid. */
export const RESET_MINUTES = 60;
/** How long a link that confirms an address is valid. */
export const ADDRESS_HOURS = 48;
/** How long a former address can take its account back, and so the link in its email. */
export const CANCEL_DAYS = 3;
/** How long the button works that revokes what a change of the password left. */
export const REVOKE_DAYS = 7;

/** Who was given the address of a new password: the mailbox of the account, which is proven by it, or the operator. */
export type ResetIssuer = 'mailbox' | 'operator';

const passwordOf = ({ passwordHash }: IdentityAccount) => passwordHash;
const passwordAndAddressOf = ({ passwordHash, email }: IdentityAccount) => `${passwordHash}|${email}`;

/** The end of an address where a new password can be chosen: once, and not after any other change of password or address. */
export const makeReset = (account: IdentityAccount, issuer: ResetIssuer, secrets: Secrets): string =>
  makeLink(
    { accountId: account.id, text: issuer, validMs: RESET_MINUTES * MINUTE_MS, state: passwordAndAddressOf(account) },
    secrets,
  );

/** The account of a reset, and who was given it; refuses GONE. */
export async function openReset(reset: string, secrets: Secrets) {
  const { account, text } = await openLink(reset, secrets, passwordAndAddressOf);
  return { account, isByMail: text === 'mailbox' };
}

/** The end of a link that confirms an address; a change of the password voids it. */
export const makeAddressLink = (account: IdentityAccount, email: string, secrets: Secrets): string =>
  makeLink(
    { accountId: account.id, text: email, validMs: ADDRESS_HOURS * HOUR_MS, state: passwordOf(account) },
    secrets,
  );

/** What a link confirms and for which account; refuses GONE. */
export async function openAddressLink(link: string, secrets: Secrets) {
  const { account, text } = await openLink(link, secrets, passwordOf);
  return { account, email: text };
}

/** The end of a link by which the owner of an address undoes its replacement, whatever happened to the account since. */
export const makeCancelLink = (accountId: string, email: string, secrets: Secrets): string =>
  makeLink({ accountId, text: email, validMs: CANCEL_DAYS * DAY_MS }, secrets);

/** The account and the address of such a link; refuses GONE. */
export async function openCancelLink(link: string, secrets: Secrets) {
  const { account, text } = await openLink(link, secrets);
  return { account, email: text };
}

/** The end of a link by which all keys, webhooks and passkeys of an account are revoked; a change of the password voids it. */
export const makeRevokeLink = (account: IdentityAccount, secrets: Secrets): string =>
  makeLink({ accountId: account.id, validMs: REVOKE_DAYS * DAY_MS, state: passwordOf(account) }, secrets);

/** The account of such a link; refuses GONE. */
export const openRevokeLink = async (link: string, secrets: Secrets): Promise<IdentityAccount> =>
  (await openLink(link, secrets, passwordOf)).account;
