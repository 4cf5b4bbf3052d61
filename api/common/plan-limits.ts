import type { SubscriptionTier } from '../generated/prisma/enums.ts';

/** Stands for a limit that there is not. */
export const UNLIMITED = -1;

/** What a plan allows; a number may be UNLIMITED. */
export interface PlanLimits {
  maxUrls: number;
  monthlyClickLimit: number;
  maxAnalyticsHistoryDays: number;
  canUseBulkOperations: boolean;
}

/** The limits of each plan, unless settings such as FREE_MAX_URLS say otherwise. */
export const planDefaults: Record<SubscriptionTier, PlanLimits> = {
  free: { maxUrls: 100, monthlyClickLimit: 10_000, maxAnalyticsHistoryDays: 30, canUseBulkOperations: false },
  premium: { maxUrls: 10_000, monthlyClickLimit: 1_000_000, maxAnalyticsHistoryDays: 365, canUseBulkOperations: true },
  enterprise: {
    maxUrls: UNLIMITED,
    monthlyClickLimit: UNLIMITED,
    maxAnalyticsHistoryDays: 730,
    canUseBulkOperations: true,
  },
};
