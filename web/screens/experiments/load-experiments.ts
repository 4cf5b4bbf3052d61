import query, { type ExperimentsScreenQuery } from '../../__generated__/ExperimentsScreenQuery.graphql';
import { environment } from '../../relay/environment.ts';
import { preload } from '../../relay/route-query.ts';
import { offsetOf } from './pages.ts';

/** Loads the experiments of the page's address. */
export const loadExperiments = preload<ExperimentsScreenQuery>(environment, query, ({ request }) => ({
  offset: offsetOf(new URL(request.url).searchParams),
}));
