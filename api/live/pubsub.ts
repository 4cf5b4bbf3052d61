import { createPubSub } from '@graphql-yoga/subscription';

/** Where the events of this process meet their subscribers. */
export const eventTarget = new EventTarget() as never;

/** A link that was made, changed or deleted. */
export interface UrlChange {
  kind: 'CREATED' | 'UPDATED' | 'DELETED';
  urlId: number;
}

/** How far a bulk creation has come. */
export interface BulkProgress {
  done: number;
  total: number;
}

/** What happened, ids only: every subscriber reads again as itself. */
export const pubsub = createPubSub<{
  /** People or bots followed links of this owner. */
  clicks: [ownerId: number, linkIds: number[]];
  /** Links of this owner were made, changed or deleted. */
  urls: [ownerId: number, change: UrlChange];
  /** Somebody came to a stream of this owner's that others listen to, and knows nothing yet. */
  joined: [ownerId: number, nothing: null];
  /** A bulk creation went on; the key is its owner's id and its own. */
  bulk: [ownerAndJob: string, progress: BulkProgress];
  /** The database connection was away: anything may have happened meanwhile. */
  reconnected: [since: null];
}>({ eventTarget });
