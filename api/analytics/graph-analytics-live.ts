import { builder, shared } from '../builder.ts';
import { db } from '../db.ts';
import { dashboardChanges } from '../live/dashboard-changes.ts';
import { Analytics } from './analytics.ts';
import { AnalyticsType } from './graph-analytics.ts';
import { asScopeInput, ScopeArgument } from './graph-scope.ts';
import { openScope } from './scope.ts';
import { ownerOf } from '../viewer.ts';

builder.subscriptionField('analyticsUpdated', (t) =>
  t.withAuth({ signedIn: true }).field({
    type: AnalyticsType,
    description:
      'Delivers immediately, then after clicks and changes of URLs, at most once a second. Completes when the access ' +
      'token expires: subscribe again with a new one.',
    args: { scope: t.arg({ type: ScopeArgument, required: true }) },
    extensions: shared,
    subscribe: (_root, _args, { viewer }) => dashboardChanges(viewer),
    // Plan, zone and ownership may have changed since the last event, so each event reads them again.
    resolve: async (_event, { scope }, { viewer }) => {
      const user = await db.user.findUniqueOrThrow({ where: { id: viewer.id } });
      return new Analytics(await openScope(ownerOf(user), asScopeInput(scope)));
    },
  }),
);
