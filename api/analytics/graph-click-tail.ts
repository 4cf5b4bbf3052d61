import { z } from 'zod';
import { builder } from '../graph/builder.ts';
import { db } from '../database/db.ts';
import { clickChanges, waking } from '../live/click-changes.ts';
import { parseInput } from '../common/parse-input.ts';
import { STREAM_BOUNDS } from '../common/stream-bounds.ts';
import { ArrivalCursor, arrivalCursorOf, Cursor } from './click-cursor.ts';
import { Analytics } from './analytics.ts';
import { openClickScope } from './click-scope.ts';
import { ClickTail, type Arrivals } from './click-tail.ts';
import { AnalyticsType } from './graph-analytics.ts';
import { BotFilter, ClickEdge } from './graph-clicks.ts';
import { asScopeInput, ScopeArgument } from './graph-scope.ts';
import type { Scope } from './scope.ts';
import { ownerOf } from '../common/viewer.ts';

const After = z.object({
  after: z.union([ArrivalCursor, Cursor], 'This cursor does not belong to this list.').nullish(),
});

const ClickArrivals = builder.objectRef<Arrivals & { scope: Scope }>('ClickArrivals').implement({
  description: 'Clicks that are new since a cursor.',
  fields: (t) => ({
    edges: t.field({
      type: [ClickEdge],
      description: 'In the order in which they were stored, at most 200; from a list, oldest first.',
      complexity: { field: 0, multiplier: 1 },
      resolve: ({ clicks }) => clicks,
    }),
    isComplete: t.exposeBoolean('isComplete', {
      description: 'False when clicks are left out: too many are new, or the cursor is too old. Reload the list then.',
    }),
    cursor: t.string({
      description:
        'Where this delivery ends. As `after` of another subscription it delivers everything that is stored from here on: ' +
        STREAM_BOUNDS,
      resolve: ({ end }) => arrivalCursorOf(end),
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
      'Delivers the clicks of a scope that are new since a cursor: immediately, then at most once a second. ' +
      'Completes when the access token expires: subscribe again with a new one.',
    args: {
      scope: t.arg({ type: ScopeArgument, required: true, description: 'Which clicks to deliver.' }),
      bots: t.arg({ type: BotFilter, description: 'Delivers bots instead of people.' }),
      after: t.arg.string({
        description:
          'The cursor of the last delivery, to miss and repeat nothing; or that of the newest known click of a list. Leave it out ' +
          'when there is none.',
      }),
    },
    subscribe: (_root, { scope, after }, { viewer }) => {
      const start = parseInput(After, { after }).after ?? null;
      const { wakes, wake } = waking();
      return clickChanges(viewer, asScopeInput(scope).linkId ?? null, new ClickTail(start, wake), wakes);
    },
    // Plan, zone and ownership may have changed since the last event, so each event reads them again.
    resolve: async (tail, { scope, bots }, { viewer }) => {
      const user = await db.user.findUniqueOrThrow({ where: { id: viewer.id } });
      const checked = await openClickScope(ownerOf(user), { ...asScopeInput(scope), bots });
      return { scope: checked, ...(await tail.read(checked)) };
    },
  }),
);
