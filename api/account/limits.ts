import { config } from '../common/config.ts';
import type { Transaction } from '../database/db.ts';
import type { PlanLimits } from '../common/plan-limits.ts';
import { UserError } from '../common/user-error.ts';
import type { Viewer } from '../common/viewer.ts';
import { lockAccount } from './lock-account.ts';

/** The limits of the viewer's plan; the history never exceeds the time clicks are kept. */
export function limitsOf(owner: Pick<Viewer, 'tier' | 'retentionDays'>): PlanLimits {
  const limits = config.plans[owner.tier];
  const days = limits.maxAnalyticsHistoryDays === -1 ? Infinity : limits.maxAnalyticsHistoryDays;
  return { ...limits, maxAnalyticsHistoryDays: Math.min(days, keptDays(owner)) };
}

/** How many days the clicks of an owner are kept. */
export const keptDays = ({ retentionDays }: Pick<Viewer, 'retentionDays'>): number =>
  Math.min(retentionDays ?? Infinity, config.retentionDays);

/** The refusal of a URL beyond the limit of the plan. */
export const planIsFull = () =>
  new UserError('PLAN_LIMIT', 'You have reached your link limit. Please upgrade your plan.');

/**
 * How many URLs the plan has room for, Infinity without a limit. The owner's row stays locked until the transaction
 * ends, so that parallel creations cannot pass the limit together.
 */
export async function roomForUrls(tx: Transaction, viewer: Viewer): Promise<number> {
  if (limitsOf(viewer).maxUrls === -1) return Infinity;
  await lockAccount(tx, viewer);
  return Math.max(await roomAtPresent(tx, viewer), 0);
}

/** The same without a lock: others may take what is left meanwhile, and less than nothing is left where they did. */
export async function roomAtPresent(tx: Transaction, viewer: Viewer): Promise<number> {
  const { maxUrls } = limitsOf(viewer);
  if (maxUrls === -1) return Infinity;
  return maxUrls - (await tx.shortUrl.count({ where: { ownerId: viewer.id } }));
}

/**
 * Throws UserError PLAN_LIMIT where the viewer has more URLs than the plan allows. What takes long creates them first and asks then: the
 * owner's row is locked for a moment, instead of all the while.
 */
export async function refuseOverfull(tx: Transaction, viewer: Viewer): Promise<void> {
  if (limitsOf(viewer).maxUrls === -1) return;
  await lockAccount(tx, viewer);
  if ((await roomAtPresent(tx, viewer)) < 0) throw planIsFull();
}

/**
 * Makes room for one new URL inside a transaction as roomForUrls does; throws UserError PLAN_LIMIT when there is none.
 */
export async function reserveUrl(tx: Transaction, viewer: Viewer): Promise<void> {
  if ((await roomForUrls(tx, viewer)) < 1) throw planIsFull();
}

/** Throws UserError PLAN_LIMIT unless the plan has bulk operations. */
export function requireBulk(viewer: Viewer): void {
  if (limitsOf(viewer).canUseBulkOperations) return;
  throw new UserError('PLAN_LIMIT', 'Upgrade to Premium or Enterprise to unlock bulk operations');
}
