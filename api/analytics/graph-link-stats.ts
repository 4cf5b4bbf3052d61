import { builder } from '../graph/builder.ts';
import { ShortUrlNode } from '../urls/graph.ts';
import { required } from '../common/viewer.ts';
import { SCAN } from './graph-rows.ts';
import { latelyClicked, type LatelyClicked } from './link-stats.ts';

const LatelyClickedType = builder.objectRef<LatelyClicked>('LatelyClicked').implement({
  description: "Recent clicks by people on one URL, by the owner's calendar.",
  fields: (t) => ({
    today: t.exposeInt('today', { description: 'Clicks by people since the day of the owner began.' }),
    thisWeek: t.exposeInt('thisWeek', { description: "Since the owner's week began." }),
    thisMonth: t.exposeInt('thisMonth', { description: 'Since the first of the month.' }),
  }),
});

builder.prismaObjectField(ShortUrlNode, 'latelyClicked', (t) =>
  t.field({
    authScopes: { may: ['analytics'] },
    type: LatelyClickedType,
    description: 'Its clicks of today, this week and this month.',
    complexity: SCAN,
    resolve: ({ id }, _args, { viewer }) => latelyClicked(required(viewer), id),
  }),
);
