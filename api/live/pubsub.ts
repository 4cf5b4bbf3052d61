import { setMaxListeners } from 'node:events';
import { createPubSub } from '@graphql-yoga/subscription';

const target = new EventTarget();
// Node warns of a leak beyond ten listeners of an event. Here every open stream is one, and the door limits streams.
setMaxListeners(0, target);

/** Carries the events of this process to their subscribers. */
export const eventTarget = target as never;

/** A link that was created, changed or deleted. */
export interface UrlChange {
  kind: 'CREATED' | 'UPDATED' | 'DELETED';
  urlId: number;
}

/** Progress of a bulk creation: rows done, of a total. */
export interface BulkProgress {
  done: number;
  total: number;
}

/** Events with ids only: every subscriber reads the data with its own rights. */
export const pubsub = createPubSub<{
  /** Links of this owner were clicked, by people or bots. */
  clicks: [ownerId: number, linkIds: number[]];
  /** A link of this owner was created, changed or deleted. */
  urls: [ownerId: number, change: UrlChange];
  /** Pages, or the server, of a website of this owner reported. */
  websites: [ownerId: number, websiteId: number];
  /** Webhooks of this owner were changed, or something came of their deliveries. */
  webhooks: [ownerId: number, nothing: null];
  /** A listener joined a shared stream of this owner and needs its first result. */
  joined: [ownerId: number, nothing: null];
  /** A bulk creation progressed; the key is its owner's id and its job id. */
  bulk: [ownerAndJob: string, progress: BulkProgress];
  /** The listening connection was lost for a while: any event may have been missed. */
  reconnected: [since: null];
}>({ eventTarget });
