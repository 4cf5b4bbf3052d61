import { ViewerNode } from '../account/graph.ts';
import { ownerOf } from '../common/viewer.ts';
import { builder } from '../graph/builder.ts';
import { usageOf, type Usage } from './usage.ts';

const UsageType = builder.objectRef<Usage>('Usage').implement({
  description: 'How much of the plan is used; percentages are null when the plan has no limit.',
  fields: (t) => ({
    urlCount: t.exposeInt('urlCount', { description: 'How many URLs the account has.' }),
    maxUrls: t.exposeInt('maxUrls', { description: 'URLs that the plan allows; -1 means unlimited.' }),
    urlUsagePercentage: t.exposeFloat('urlUsagePercentage', {
      nullable: true,
      description: 'URLs as a percentage of the limit.',
    }),
    currentMonthClicks: t.exposeInt('currentMonthClicks', {
      description: 'Clicks by people since the first of the month.',
    }),
    clickLimit: t.exposeInt('clickLimit', {
      description: 'Clicks a month that the plan includes; -1 means unlimited.',
    }),
    clickUsagePercentage: t.exposeFloat('clickUsagePercentage', {
      nullable: true,
      description: 'Clicks of this month as a percentage of the limit.',
    }),
  }),
});

builder.prismaObjectField(ViewerNode, 'usage', (t) =>
  t.field({
    authScopes: { may: ['read'] },
    type: UsageType,
    description: 'How much of the plan is used this month.',
    resolve: (user) => usageOf(ownerOf(user)),
  }),
);
