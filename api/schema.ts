// Loads every domain's part of the schema; nothing is exported from those files.
import './account/graph.ts';
import './account/graph-profile.ts';
import './analytics/graph-dashboard.ts';
import './analytics/graph-analytics.ts';
import './analytics/graph-zone-changes.ts';
import './analytics/graph-clicks.ts';
import './analytics/graph-click-tail.ts';
import './analytics/graph-live.ts';
import './analytics/graph-details.ts';
import './analytics/graph-filters.ts';
import './analytics/graph-panels.ts';
import './analytics/graph-quick.ts';
import './analytics/graph-link-stats.ts';
import './urls/graph.ts';
import './urls/graph-bulk.ts';
import './urls/graph-global-stats.ts';
import './urls/graph-list.ts';
import './urls/graph-live.ts';
import './urls/graph-mutations.ts';
import './measurements/graph-snippet.ts';
import './network/graph.ts';
import './visits/graph.ts';
import './network/graph-delays.ts';
import './experiments/graph.ts';
import './experiments/graph-mutations.ts';
import './visits/graph-live.ts';
import './system/graph.ts';
import './websites/graph.ts';
import './identity/graph.ts';
import { builder } from './builder.ts';

/** The whole GraphQL schema. */
export const schema = builder.toSchema();
