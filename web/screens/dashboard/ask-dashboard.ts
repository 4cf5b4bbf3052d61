import query from '../../__generated__/DashboardScreenQuery.graphql';
import { askEarly } from '../../relay/early.ts';
import { periodOf } from './period.ts';

/** Asks for the dashboard of the period in the page's address, before the app is loaded. */
export function askDashboard(search: string): Promise<Response> {
  return askEarly(query.params, { period: periodOf(new URLSearchParams(search)).period });
}
