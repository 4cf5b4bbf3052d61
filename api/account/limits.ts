import { config } from '../config.ts';
import type { Transaction } from '../db.ts';
import { UserError } from '../user-error.ts';
import type { Viewer } from '../viewer.ts';

/** What a plan allows; -1 means unlimited. */
export interface PlanLimits {
  maxUrls: number;
  monthlyClickLimit: number;
  maxAnalyticsHistoryDays: number;
  canUseBulkOperations: boolean;
}

/** The limits of the viewer's plan. */
export function limitsOf(viewer: Pick<Viewer, 'tier'>): PlanLimits {
  return config.plans[viewer.tier];
}

/**
 * Makes room for `count` new URLs inside a transaction, or throws UserError FORBIDDEN. The owner's row stays locked
 * until the transaction ends, so that parallel creations cannot pass the limit together.
 */
export async function reserveUrls(tx: Transaction, viewer: Viewer, count: number): Promise<void> {
  const { maxUrls } = limitsOf(viewer);
  if (maxUrls === -1) return;
  await tx.$queryRaw`SELECT 1 FROM app_user WHERE id = ${viewer.id} FOR NO KEY UPDATE`;
  const used = await tx.shortUrl.count({ where: { ownerId: viewer.id } });
  if (used + count > maxUrls) {
    throw new UserError('FORBIDDEN', 'You have reached your URL limit. Please upgrade your plan.');
  }
}
