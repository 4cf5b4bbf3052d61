import { createHash, randomBytes } from 'node:crypto';
import { listOperators } from './operator.ts';
import { config } from '../common/config.ts';
import { db, type Transaction } from '../database/db.ts';
import type { OperatorAddress, User } from '../generated/prisma/client.ts';
import { noteAction } from './operator-actions.ts';
import { lockOperators } from './last-operator.ts';

/** How long the printed address works. */
export const ADDRESS_DAYS = 7;
const TOKEN_BYTES = 24;
const DAY_MS = 86_400_000;

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

/**
 * An address through which one account becomes an operator; it replaces any former one, and works for seven days. Null where
 * somebody runs this installation already.
 */
export async function offerOperatorAddress(): Promise<string | null> {
  if ((await listOperators()).length) return null;
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const anew = {
    tokenHash: hashOf(token),
    expiresAt: new Date(Date.now() + ADDRESS_DAYS * DAY_MS),
    boundTo: null,
  };
  await db.operatorAddress.upsert({ where: { id: 1 }, create: anew, update: anew });
  return `${config.publicOrigin}/identity/operator/${token}`;
}

async function addressOf(
  token: string,
  tx: Pick<Transaction, 'operatorAddress' | 'user'>,
): Promise<OperatorAddress | null> {
  const where = { tokenHash: hashOf(token), expiresAt: { gt: new Date() } };
  const address = await tx.operatorAddress.findFirst({ where });
  return address && !(await listOperators(tx)).length ? address : null;
}

/** Whether an operator can still be made by this token. */
export const isOperatorToken = async (token: string): Promise<boolean> => (await addressOf(token, db)) !== null;

/** Whether an account may still be signed up by this token. */
export const maySignUpBy = async (token: string, tx: Pick<Transaction, 'operatorAddress' | 'user'>): Promise<boolean> =>
  (await addressOf(token, tx))?.boundTo === null;

/** Keeps the token for the account that was signed up by it. */
export async function bindToken(
  tx: Pick<Transaction, 'operatorAddress'>,
  token: string,
  subject: string,
): Promise<void> {
  await tx.operatorAddress.updateMany({ where: { tokenHash: hashOf(token) }, data: { boundTo: subject } });
}

/** Makes an account that signed in an operator, once for a token; does nothing for one that is of no use. */
export async function becomeOperator(user: User, token: string): Promise<void> {
  await db.$transaction(async (tx) => {
    await lockOperators(tx);
    const address = await addressOf(token, tx);
    if (!address || (address.boundTo !== null && address.boundTo !== user.subject)) return;
    await tx.operatorAddress.deleteMany();
    await tx.user.update({ where: { id: user.id }, data: { isOperator: true } });
    const actor = { id: user.id, name: user.email ?? `account ${user.id}` };
    await noteAction(tx, actor, { action: 'become_operator', subject: actor.name });
  });
}
