import { z } from 'zod';
import { limitsOf } from '../../account/limits.ts';
import { allPlans, billingPortalUrl, canUpgrade, mayNotSwitch } from '../../usage/plans.ts';
import { PlanChoice, switchPlan } from '../../usage/switch-plan.ts';
import { usageHistoryOf } from '../../usage/usage-history.ts';
import { usageOf } from '../../usage/usage.ts';
import { SubscriptionTier } from '../../generated/prisma/enums.ts';
import type { PlanLimits } from '../../common/plan-limits.ts';
import type { Owner } from '../../common/viewer.ts';
import { answers } from './answers.ts';
import { day, flag, number, text, whole } from './fields.ts';
import { viewerOf } from './signed-in.ts';
import type { TypedApp } from './typed.ts';
import { requestSchema } from './wire.ts';

const UNLIMITED = '-1 without a limit.';
const Limits = z
  .object({
    max_urls: whole.describe(UNLIMITED),
    click_limit: whole.describe(`Clicks a month; ${UNLIMITED}`),
    max_analytics_history_days: whole.describe('How many days back figures reach.'),
    can_use_bulk_operations: flag.describe('Whether bulk creation and imports are allowed.'),
  })
  .meta({ id: 'PlanLimits', description: 'What a plan allows.' });
const tier = z.enum(SubscriptionTier).describe('The name of the plan.');

const Usage = z
  .object({
    subscription_tier: tier,
    url_count: whole.describe('URLs of the account.'),
    max_urls: whole.describe(UNLIMITED),
    url_usage_percentage: number.nullable().describe('Null without a limit.'),
    current_month_clicks: whole.describe("By people, since the first of the month in the account's time zone."),
    click_limit: whole.describe(UNLIMITED),
    click_usage_percentage: number.nullable().describe('Null without a limit.'),
    forecast_clicks: whole
      .nullable()
      .describe(
        'Clicks of this month at its end if the daily average of the last 28 whole days goes on; null before one is over.',
      ),
    history_days: whole.describe('Days since the first URL or click, as far as the plan shows them.'),
    max_analytics_history_days: whole.describe('How many days back figures reach.'),
    months: z
      .array(
        z.object({ month: day.describe('Its first day.'), clicks: whole.describe('Clicks by people in that month.') }),
      )
      .describe('Clicks by month, oldest first.'),
  })
  .meta({ id: 'AccountUsage', description: 'How much of the plan is used.' });

const Subscription = z
  .object({
    subscription_tier: tier,
    billing_portal_url: text.nullable().describe('Where plans are changed; null where they are changed here.'),
    can_switch: flag.describe('Whether PUT changes the plan; elsewhere the billing portal or an operator does.'),
    can_upgrade: flag.describe(
      'Whether a plan allows more than this one, and the account can switch to it or pay for it.',
    ),
    plans: z.array(z.object({ subscription_tier: tier, limits: Limits })).describe('Every plan, with its limits.'),
  })
  .meta({ id: 'Subscription', description: 'The plan of the account, and those it can have.' });

const toLimits = (limits: PlanLimits) => ({
  max_urls: limits.maxUrls,
  click_limit: limits.monthlyClickLimit,
  max_analytics_history_days: limits.maxAnalyticsHistoryDays,
  can_use_bulk_operations: limits.canUseBulkOperations,
});

const toSubscription = async ({ id, tier }: { id: number; tier: SubscriptionTier }) => ({
  subscription_tier: tier,
  billing_portal_url: billingPortalUrl(),
  can_switch: (await mayNotSwitch({ id })) === null,
  can_upgrade: await canUpgrade({ id, tier }),
  plans: allPlans().map(({ tier, limits }) => ({ subscription_tier: tier, limits: toLimits(limits) })),
});

async function toUsage(owner: Owner) {
  const [usage, history] = await Promise.all([usageOf(owner), usageHistoryOf(owner)]);
  return {
    subscription_tier: owner.tier,
    url_count: usage.urlCount,
    max_urls: usage.maxUrls,
    url_usage_percentage: usage.urlUsagePercentage,
    current_month_clicks: usage.currentMonthClicks,
    click_limit: usage.clickLimit,
    click_usage_percentage: usage.clickUsagePercentage,
    forecast_clicks: history.forecast,
    history_days: history.historyDays,
    max_analytics_history_days: limitsOf(owner).maxAnalyticsHistoryDays,
    months: history.months,
  };
}

const tags = ['Account'];

/** /api/account/usage: what the plan allows, and how much of it is used. */
export async function usageRoutes(app: TypedApp): Promise<void> {
  const usage = {
    tags,
    summary: 'How much of the plan is used',
    description: 'URLs and clicks of this month beside their limits, with a forecast and the months before.',
    response: answers(200, 'The usage.', Usage, 401),
  };
  app.get('/api/account/usage', { schema: usage }, async (request) => toUsage(viewerOf(request)));
}

/** /api/account/subscription: the plan, and another one. */
export async function subscriptionRoutes(app: TypedApp): Promise<void> {
  const answer = (...errors: number[]) => answers(200, 'The plan, and all there are.', Subscription, ...errors);
  const read = {
    tags,
    summary: 'The plan and all others',
    description: 'The plan of the account, what each plan allows, and where plans are changed.',
    response: answer(401),
  };
  app.get('/api/account/subscription', { schema: read }, async (request) => toSubscription(viewerOf(request)));

  const change = {
    tags,
    summary: 'Switch to another plan',
    description: 'At once, and without deleting anything. Refused unless can_switch.',
    body: requestSchema(PlanChoice, { plan: { description: 'The name of the new plan.' } }),
    response: answer(400, 401, 403, 429),
  };
  app.put('/api/account/subscription', { config: { rate: 'write' }, schema: change }, async (request) =>
    toSubscription(await switchPlan(viewerOf(request), request.body)),
  );
}
