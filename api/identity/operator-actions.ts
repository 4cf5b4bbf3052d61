import { db, type Transaction } from '../database/db.ts';
import type { OperatorAction } from '../generated/prisma/client.ts';
import type { Viewer } from '../common/viewer.ts';
import { actorOf, type Actor } from './operator-actor.ts';

/** What can be done for the installation, as the log of actions names it. */
export const operatorActions = [
  'become_operator',
  'make_operator',
  'remove_operator',
  'change_plan',
  'reset_password',
  'confirm_address',
  'invite',
  'close_account',
  'suspend_link',
  'suspend_host',
  'suspend_account',
  'lift_link',
  'lift_host',
  'lift_account',
  'settle_reports',
] as const;
export type OperatorActionName = (typeof operatorActions)[number];

/** An action: on what, and why where a reason was given. */
export interface Act {
  action: OperatorActionName;
  subject: string;
  reason?: string;
}

const MAX_SUBJECT = 300;

/** Adds an action to the log, in the transaction that does it. */
export async function noteAction(
  tx: Pick<Transaction, 'operatorAction'>,
  { id, name }: Actor,
  { action, subject, reason }: Act,
): Promise<void> {
  await tx.operatorAction.create({
    data: { actorId: id, actor: name, action, subject: subject.slice(0, MAX_SUBJECT), reason: reason ?? null },
  });
}

/** Rows of the log that are read at a time. */
export const ACTIONS_A_PAGE = 50;

/** What was done for the installation, newest first, before the row `before` where one is named. Refuses FORBIDDEN. */
export async function listActions(viewer: Viewer, before?: number | null): Promise<OperatorAction[]> {
  await actorOf(viewer);
  return db.operatorAction.findMany({
    where: typeof before === 'number' ? { id: { lt: before } } : {},
    orderBy: { id: 'desc' },
    take: ACTIONS_A_PAGE,
  });
}
