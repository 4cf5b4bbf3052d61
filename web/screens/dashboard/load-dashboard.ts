import query, { type DashboardScreenQuery } from '../../__generated__/DashboardScreenQuery.graphql';
import { environment } from '../../relay/environment.ts';
import { preload } from '../../relay/route-query.ts';
import { periodOf } from './period.ts';

/** Asks for the dashboard of the period in the page's address. */
export const loadDashboard = preload<DashboardScreenQuery>(environment, query, ({ request }) => ({
  period: periodOf(new URL(request.url).searchParams).period,
}));
