import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { config } from '../config.ts';
import { logger } from '../logger.ts';
import { publishBulkProgress } from './bulk-progress.ts';
import { announceEndedSession } from './ended-sessions.ts';
import { announceFallbackChange } from './fallback-changes.ts';
import { announceKeyChange } from './key-changes.ts';
import { announceLinkChange } from './link-changes.ts';
import { channels, decodeNotification, type Notification } from './notifications.ts';
import { pubsub } from './pubsub.ts';
import { announceSettingsChange } from './settings-changes.ts';
import { announceSuspensionChange } from './suspension-changes.ts';

const FIRST_RETRY_MS = 100;
const LONGEST_RETRY_MS = 5_000;
/** Within two of these intervals a connection is noticed whose other end has vanished, milliseconds. */
const HEARTBEAT_MS = 10_000;

const reconnectListeners = new Set<() => void>();

/** Calls the listener after the connection was lost for a while, when changes may have been missed. */
export function onReconnect(listener: () => void): () => void {
  reconnectListeners.add(listener);
  return () => {
    reconnectListeners.delete(listener);
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
  short_url: ({ shortCode }) => announceLinkChange(shortCode),
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
 * Opens this process's only listening connection and keeps it open: after a loss it reconnects with growing delays, and
 * then announces that events were missed. Resolves to a function that closes it; throws when the first attempt fails.
 */
export async function startListening(): Promise<() => Promise<void>> {
  const stopping = new AbortController();
  let current = await connect();
  const keepOpen = async () => {
    for (;;) {
      const reason = await current.lost;
      if (stopping.signal.aborted) return;
      logger.warn({ err: reason }, 'the listening connection was lost and is being reopened');
      const next = await reconnect(stopping.signal);
      if (!next) return;
      current = next;
      catchUp();
    }
  };
  const running = keepOpen();
  return async () => {
    stopping.abort();
    current.close();
    await running;
  };
}

interface Connection {
  /** Resolves when the connection has ended, to the error if there was one. */
  lost: Promise<Error | undefined>;
  close(reason?: Error): void;
}

async function connect(): Promise<Connection> {
  const client = new pg.Client({
    connectionString: config.databaseUrl,
    application_name: 'footbridge-listen',
    connectionTimeoutMillis: 5_000,
    query_timeout: HEARTBEAT_MS,
    keepAlive: true,
  });
  const lost = Promise.withResolvers<Error | undefined>();
  client.on('error', (error) => lost.resolve(error));
  client.on('end', () => lost.resolve(undefined));
  client.on('notification', forward);
  const close = (reason?: Error) => {
    client.off('notification', forward); // ignores what arrives before the connection has ended
    lost.resolve(reason); // at once, because end() never resolves when the other end has vanished
    void client.end().catch(() => {});
  };
  try {
    await client.connect();
    await client.query(channels.map((channel) => `LISTEN ${channel}`).join(';'));
  } catch (error) {
    close();
    throw error;
  }
  const heartbeat = setInterval(() => client.query('SELECT 1').catch(close), HEARTBEAT_MS);
  return { lost: lost.promise.finally(() => clearInterval(heartbeat)), close };
}

/** Tries until it succeeds; null once the signal is aborted. */
async function reconnect(signal: AbortSignal): Promise<Connection | null> {
  for (let wait = FIRST_RETRY_MS; ; wait = Math.min(wait * 2, LONGEST_RETRY_MS)) {
    try {
      await pause(wait, undefined, { signal });
      const connection = await connect();
      if (!signal.aborted) return connection;
      connection.close();
      return null;
    } catch {
      if (signal.aborted) return null;
    }
  }
}
