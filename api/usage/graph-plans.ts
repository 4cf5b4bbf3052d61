import { builder } from '../graph/builder.ts';
import { UserError } from '../common/user-error.ts';
import { ownerOf } from '../common/viewer.ts';
import { Limits, Tier, ViewerNode } from '../account/graph.ts';
import { allPlans, billingPortalUrl, canUpgrade, mayNotSwitch, type Plan } from './plans.ts';
import { switchPlan } from './switch-plan.ts';
import { usageHistoryOf, type MonthClicks, type UsageHistory } from './usage-history.ts';

const PlanType = builder.objectRef<Plan>('Plan').implement({
  description: 'A plan of this installation.',
  fields: (t) => ({
    tier: t.expose('tier', { type: Tier, description: 'Its name in switchPlan.' }),
    limits: t.expose('limits', { type: Limits, description: 'What it allows.' }),
  }),
});

const MonthClicksType = builder.objectRef<MonthClicks>('MonthClicks').implement({
  description: 'The clicks of one calendar month.',
  fields: (t) => ({
    month: t.exposeString('month', { description: 'Its first day, YYYY-MM-01.' }),
    clicks: t.exposeInt('clicks', { description: 'Clicks by people in the month.' }),
  }),
});

const UsageHistoryType = builder.objectRef<UsageHistory>('UsageHistory').implement({
  description: 'How much of the plan was used month by month.',
  fields: (t) => ({
    months: t.field({
      type: [MonthClicksType],
      description: 'The latest twelve at most, the oldest first, from the month of the first URL or click.',
      complexity: { field: 0, multiplier: 1 },
      resolve: ({ months }) => months,
    }),
    forecast: t.exposeInt('forecast', {
      nullable: true,
      description:
        'Clicks of this month at its end if the daily average of the last 28 whole days goes on; null before one is over.',
    }),
    historyDays: t.exposeInt('historyDays', {
      description: 'Days since the first URL or click, as far as the plan shows them.',
    }),
    maxHistoryDays: t.exposeInt('maxHistoryDays', { description: 'How many days back the plan shows figures.' }),
  }),
});

builder.prismaObjectFields(ViewerNode, (t) => ({
  usageHistory: t.field({
    authScopes: { may: ['read'] },
    type: UsageHistoryType,
    description: 'How much of the plan was used month by month.',
    resolve: (user) => usageHistoryOf(ownerOf(user)),
  }),
  plans: t.field({
    authScopes: { signedIn: true },
    type: [PlanType],
    description: 'All of them, the smallest first.',
    resolve: allPlans,
  }),
  billingPortalUrl: t.string({
    authScopes: { signedIn: true },
    nullable: true,
    description: 'Where plans are changed and paid for; null where they are changed here.',
    resolve: billingPortalUrl,
  }),
  canSwitchPlan: t.boolean({
    authScopes: { may: ['read'] },
    description: 'Whether switchPlan changes the plan; elsewhere the billing portal or an operator does.',
    resolve: async (user) => (await mayNotSwitch(user)) === null,
  }),
  canUpgrade: t.boolean({
    authScopes: { may: ['read'] },
    description: 'Whether a plan allows more than that of the account, which can switch to it or pay for it.',
    resolve: canUpgrade,
  }),
}));

const SwitchPlanInput = builder.inputType('SwitchPlanInput', {
  description: 'The plan to change to.',
  fields: (t) => ({ plan: t.field({ type: Tier, required: true, description: 'The new plan.' }) }),
});

builder.mutationField('switchPlan', (t) =>
  t.withAuth({ signedIn: true }).field({
    type: ViewerNode,
    description: 'Changes the plan at once; refused unless canSwitchPlan. Deletes nothing.',
    args: { input: t.arg({ type: SwitchPlanInput, required: true }) },
    errors: { types: [UserError], dataField: { name: 'viewer', description: 'The account after the change.' } },
    resolve: (_root, { input }, { viewer }) => switchPlan(viewer, input),
  }),
);
