import type pg from 'pg';
import { logger } from '../common/logger.ts';
import { publishBulkProgress } from './bulk-progress.ts';
import { announceEndedSession } from './ended-sessions.ts';
import { announceDomainChange } from './domain-changes.ts';
import { announceFallbackChange } from './fallback-changes.ts';
import { openListening } from './keep-listening.ts';
import { announceKeyChange } from './key-changes.ts';
import { announceLinkKey } from './link-changes.ts';
import { channels, decodeNotification, type Notification } from './notifications.ts';
import { pubsub } from './pubsub.ts';
import { announceSettingsChange } from './settings-changes.ts';
import { announceSuspensionChange } from './suspension-changes.ts';

const reconnectListeners = new Set<() => void>();

/** Calls the listener after the connection was lost for a while, when changes may have been missed. */
export function onReconnect(listener: () => void): () => void {
  reconnectListeners.add(listener);
  return () => {
    reconnectListeners.delete(listener);
  };
}

const heardListeners = new Set<(at: number) => void>();

/** Calls the listener several times a second, as long as this process hears of changes: until which `performance.now()` it has. */
export function onHeard(listener: (at: number) => void): () => void {
  heardListeners.add(listener);
  return () => {
    heardListeners.delete(listener);
  };
}

/** Passes a notification on to this node's subscribers; one that cannot be decoded is logged and skipped. */
function forward({ channel, payload = '' }: pg.Notification): void {
  try {
    publish(decodeNotification(channel, payload));
  } catch (error) {
    logger.error({ err: error, channel }, 'a notification could not be decoded');
  }
}

type Of<Channel extends Notification['channel']> = Extract<Notification, { channel: Channel }>;

const publishers: { [Channel in Notification['channel']]: (event: Of<Channel>) => void } = {
  clicks: ({ ownerId, linkIds }) => pubsub.publish('clicks', ownerId, linkIds),
  owner_urls: ({ ownerId, kind, urlId }) => pubsub.publish('urls', ownerId, { kind, urlId }),
  short_url: ({ key }) => announceLinkKey(key),
  domains: ({ host }) => void announceDomainChange(host),
  network_settings: ({ ownerId }) => announceSettingsChange(ownerId),
  suspensions: announceSuspensionChange,
  fallbacks: announceFallbackChange,
  api_keys: announceKeyChange,
  accounts: ({ ownerId }) => announceKeyChange({ ownerId, keyId: null, isRevoked: false }),
  webhooks: ({ ownerId }) => pubsub.publish('webhooks', ownerId, null),
  ended_sessions: ({ sessionId }) => announceEndedSession(sessionId),
  website_reports: ({ ownerId, websiteId }) => pubsub.publish('websites', ownerId, websiteId),
  bulk_progress: ({ ownerId, jobId, done, total }) => publishBulkProgress(ownerId, jobId, { done, total }),
};

const publish = (event: Notification): void => (publishers[event.channel] as (event: Notification) => void)(event);

function catchUp(): void {
  for (const listener of reconnectListeners) listener();
  pubsub.publish('reconnected', null);
}

/**
 * Opens the connection by which this process hears of changes, and keeps it open. Resolves to a function that closes it; throws when
 * the first attempt fails.
 */
export const startListening = (): Promise<() => Promise<void>> =>
  openListening({
    channels,
    onNotification: forward,
    onReconnect: catchUp,
    onHeard: (at) => heardListeners.forEach((listener) => listener(at)),
  });
