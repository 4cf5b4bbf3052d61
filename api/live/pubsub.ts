import { createPubSub } from 'graphql-yoga';

/** Where the events of this process meet their subscribers. */
export const eventTarget = new EventTarget() as never;

/** What happened, ids only: every subscriber reads again as itself. */
export const pubsub = createPubSub<{
  /** People or bots followed links of this owner. */
  clicks: [ownerId: number, linkIds: number[]];
  /** Links of this owner were made, changed or deleted. */
  urls: [ownerId: number, change: null];
  /** The database connection was away: anything may have happened meanwhile. */
  reconnected: [since: null];
}>({ eventTarget });
