import { ViewerNode } from '../account/graph.ts';
import { builder, shared } from '../graph/builder.ts';
import { db } from '../database/db.ts';
import { figureChanges } from '../live/figure-changes.ts';
import { ownerOf, type Viewer } from '../common/viewer.ts';
import { Analytics } from './analytics.ts';
import { Dashboard, type DashboardPeriod } from './dashboard.ts';
import { AnalyticsType } from './graph-analytics.ts';
import { DashboardType, Period } from './graph-dashboard.ts';
import { asScopeInput, ScopeArgument } from './graph-scope.ts';
import { linksOf, openScope } from './scope.ts';

/** What every subscription to figures has in common. */
const live = {
  description:
    'Delivers immediately, then after clicks and changes of URLs and when a day begins, at most once a second. ' +
    'Completes when the access token expires: subscribe again with a new one.',
  extensions: shared,
  // No async generator: one that waits inside hears of a client's leaving only at the next event.
  subscribe: (_root: unknown, _args: unknown, { viewer }: { viewer: Viewer }) => figureChanges(viewer),
};

/** The owner as stored: plan and zone may have changed since the last event. */
const ownerNow = async (id: number) => ownerOf(await db.user.findUniqueOrThrow({ where: { id } }));

interface Update {
  viewerId: number;
  period: DashboardPeriod;
}

const DashboardUpdate = builder.objectRef<Update>('DashboardUpdate').implement({
  description: 'The dashboard as it is now.',
  fields: (t) => ({
    viewer: t.prismaField({
      type: ViewerNode,
      description: 'The owner of the dashboard.',
      resolve: (query, { viewerId }) => db.user.findUniqueOrThrow({ ...query, where: { id: viewerId } }),
    }),
    dashboard: t.field({
      type: DashboardType,
      description: 'The figures of the requested period.',
      resolve: async ({ viewerId, period }) => Dashboard.open(await ownerNow(viewerId), period),
    }),
  }),
});

builder.subscriptionField('dashboardUpdated', (t) =>
  t.withAuth({ may: ['analytics'] }).field({
    ...live,
    type: DashboardUpdate,
    args: {
      period: t.arg({
        type: Period,
        required: true,
        defaultValue: 'LAST_30_DAYS',
        description: 'Which days the figures cover.',
      }),
    },
    resolve: (_event, { period }, { viewer }) => ({ viewerId: viewer.id, period }),
  }),
);

builder.subscriptionField('analyticsUpdated', (t) =>
  t.withAuth({ may: ['analytics'] }).field({
    ...live,
    description: `${live.description} Where the scope names URLs, only what happens to them counts.`,
    subscribe: (_root, { scope }, { viewer }) => figureChanges(viewer, linksOf(asScopeInput(scope))),
    type: AnalyticsType,
    args: { scope: t.arg({ type: ScopeArgument, required: true, description: 'Which clicks the figures cover.' }) },
    resolve: async (_event, { scope }, { viewer }) =>
      new Analytics(await openScope(await ownerNow(viewer.id), asScopeInput(scope))),
  }),
);
