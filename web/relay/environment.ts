import { Environment, Network, RecordSource, Store } from 'relay-runtime';
import { fetchGraphQL } from './network.ts';
import { subscribeGraphQL } from './subscriptions.ts';

/** Queries kept for going back after their screen was left. */
const RELEASED_QUERIES = 20;

/** The one Relay environment of the page. */
export const environment = new Environment({
  network: Network.create(fetchGraphQL, subscribeGraphQL),
  store: new Store(new RecordSource(), { gcReleaseBufferSize: RELEASED_QUERIES }),
});
