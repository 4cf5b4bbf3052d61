import type { ZoneChange } from '../account/zone-changes.ts';
import { builder } from '../graph/builder.ts';
import { DashboardType } from './graph-dashboard.ts';
import { AnalyticsType } from './graph-analytics.ts';

const ZoneChangeType = builder.objectRef<ZoneChange>('TimeZoneChange').implement({
  description: 'A change of the time zone in which days begin: charts over time mark its day.',
  fields: (t) => ({
    date: t.expose('date', { type: 'Date', description: 'The first day of the new zone.' }),
    at: t.expose('at', { type: 'DateTime', description: 'When it was changed.' }),
    timeZone: t.exposeString('timeZone', { description: 'The new zone.' }),
  }),
});

const description = 'Of the period, oldest first; of several on one day the last.';

builder.objectField(AnalyticsType, 'timeZoneChanges', (t) =>
  t.field({ type: [ZoneChangeType], description, resolve: (analytics) => analytics.zoneChanges() }),
);

builder.objectField(DashboardType, 'timeZoneChanges', (t) =>
  t.field({ type: [ZoneChangeType], description, resolve: ({ analytics }) => analytics.zoneChanges() }),
);
