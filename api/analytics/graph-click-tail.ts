import { builder } from '../builder.ts';
import { db } from '../db.ts';
import { clickChanges } from '../live/click-changes.ts';
import { parseInput } from '../parse-input.ts';
import { Cursor } from './click-cursor.ts';
import { Analytics } from './analytics.ts';
import { openClickScope } from './click-scope.ts';
import { ClickTail, type Arrivals } from './click-tail.ts';
import { AnalyticsType } from './graph-analytics.ts';
import { BotFilter, ClickEdge } from './graph-clicks.ts';
import { asScopeInput, ScopeArgument } from './graph-scope.ts';
import type { Scope } from './scope.ts';
import { ownerOf } from '../viewer.ts';

const ClickArrivals = builder.objectRef<Arrivals & { scope: Scope }>('ClickArrivals').implement({
  description: 'Clicks that are newer than a cursor.',
  fields: (t) => ({
    edges: t.field({
      type: [ClickEdge],
      description: 'Oldest first, at most 200.',
      complexity: { field: 0, multiplier: 1 },
      resolve: ({ clicks }) => clicks,
    }),
    isComplete: t.exposeBoolean('isComplete', {
      description: 'False when there are too many new clicks to deliver. There are no edges then; reload the list.',
    }),
    analytics: t.field({
      type: AnalyticsType,
      description: 'The figures of the scope including these clicks.',
      resolve: ({ scope }) => new Analytics(scope),
    }),
  }),
});

builder.subscriptionField('clicksArrived', (t) =>
  t.withAuth({ may: ['analytics'] }).field({
    type: ClickArrivals,
    description:
      'Delivers the clicks of a scope that are newer than a cursor: immediately, then at most once a second. ' +
      'Completes when the access token expires: subscribe again with a new one.',
    args: {
      scope: t.arg({ type: ScopeArgument, required: true, description: 'Which clicks to deliver.' }),
      bots: t.arg({ type: BotFilter, description: 'Delivers bots instead of people.' }),
      after: t.arg.string({ description: 'The cursor of the newest known click; leave out when there is none.' }),
    },
    subscribe: (_root, { scope, after }, { viewer }) => {
      const place = parseInput(Cursor.nullish(), after) ?? null;
      return clickChanges(viewer, asScopeInput(scope).linkId ?? null, new ClickTail(place));
    },
    // Plan, zone and ownership may have changed since the last event, so each event reads them again.
    resolve: async (tail, { scope, bots }, { viewer }) => {
      const user = await db.user.findUniqueOrThrow({ where: { id: viewer.id } });
      const checked = await openClickScope(ownerOf(user), { ...asScopeInput(scope), bots });
      return { scope: checked, ...(await tail.read(checked)) };
    },
  }),
);
