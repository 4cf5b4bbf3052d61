import { ViewerNode } from '../account/graph.ts';
import { builder, shared } from '../builder.ts';
import { db } from '../db.ts';
import { dashboardChanges } from '../live/dashboard-changes.ts';
import { Dashboard } from './dashboard.ts';
import { DashboardType, Period } from './graph-dashboard.ts';
import type { DashboardPeriod } from './period.ts';
import { ownerOf } from '../viewer.ts';

interface Update {
  viewerId: number;
  period: DashboardPeriod;
}

const DashboardUpdate = builder.objectRef<Update>('DashboardUpdate').implement({
  description: 'The dashboard as it is now.',
  fields: (t) => ({
    viewer: t.prismaField({
      type: ViewerNode,
      resolve: (query, { viewerId }) => db.user.findUniqueOrThrow({ ...query, where: { id: viewerId } }),
    }),
    dashboard: t.field({
      type: DashboardType,
      resolve: async ({ viewerId, period }) => {
        const user = await db.user.findUniqueOrThrow({ where: { id: viewerId } });
        return new Dashboard(ownerOf(user), period);
      },
    }),
  }),
});

builder.subscriptionField('dashboardUpdated', (t) =>
  t.withAuth({ signedIn: true }).field({
    type: DashboardUpdate,
    description:
      'Delivers at once, then after clicks and changes of URLs, once a second at most. Completes when the access ' +
      'token expires: subscribe again with a fresh one.',
    args: { period: t.arg({ type: Period, required: true, defaultValue: 'LAST_30_DAYS' }) },
    extensions: shared,
    // No async generator: one that waits inside hears of a client's leaving only at the next event.
    subscribe: (_root, _args, { viewer }) => dashboardChanges(viewer),
    resolve: (_event, { period }, { viewer }) => ({ viewerId: viewer.id, period }),
  }),
);
