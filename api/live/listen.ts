import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { z } from 'zod';
import { config } from '../config.ts';
import { logger } from '../logger.ts';
import { announceLinkChange } from './link-changes.ts';
import { hearBulkProgress } from './bulk-progress.ts';
import { pubsub } from './pubsub.ts';

const FIRST_RETRY_MS = 100;
const LONGEST_RETRY_MS = 5_000;
/** A connection whose other end vanished without a word is noticed within two of these. */
const HEARTBEAT_MS = 10_000;

const reconnectListeners = new Set<() => void>();

/** Calls the listener when the connection is back after a gap, in which changes may have gone unheard. */
export function onReconnect(listener: () => void): () => void {
  reconnectListeners.add(listener);
  return () => {
    reconnectListeners.delete(listener);
  };
}

const Clicked = z.object({ o: z.number().int(), l: z.array(z.number().int()) });
const Written = z.object({ o: z.number().int(), k: z.enum(['CREATED', 'UPDATED', 'DELETED']), u: z.number().int() });

/** What each channel's payload means; a payload that cannot be read is logged and passed over. */
const channels: Record<string, (payload: string) => void> = {
  short_url: announceLinkChange,
  owner_urls(payload) {
    const { o: ownerId, k: kind, u: urlId } = Written.parse(JSON.parse(payload));
    pubsub.publish('urls', ownerId, { kind, urlId });
  },
  bulk_progress: hearBulkProgress,
  clicks(payload) {
    const { o: ownerId, l: linkIds } = Clicked.parse(JSON.parse(payload));
    pubsub.publish('clicks', ownerId, linkIds);
  },
};

function forward({ channel, payload = '' }: pg.Notification): void {
  try {
    channels[channel]?.(payload);
  } catch (error) {
    logger.error({ err: error, channel }, 'a notification could not be read');
  }
}

function catchUp(): void {
  for (const listener of reconnectListeners) listener();
  pubsub.publish('reconnected', null);
}

/**
 * Opens this process's one listening connection and keeps it open: after a loss it tries again, ever more slowly, and
 * tells everyone to catch up. Resolves to its end once it listens; throws when the database cannot be reached at first.
 */
export async function startListening(): Promise<() => Promise<void>> {
  const stopping = new AbortController();
  let current = await connect();
  const keepOpen = async () => {
    for (;;) {
      await current.lost;
      if (stopping.signal.aborted) return;
      logger.warn('the listening connection was lost');
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
  /** Resolves when the connection has ended, for whatever reason. */
  lost: Promise<void>;
  close(): void;
}

async function connect(): Promise<Connection> {
  const client = new pg.Client({
    connectionString: config.databaseUrl,
    application_name: 'footbridge-listen',
    connectionTimeoutMillis: 5_000,
    query_timeout: HEARTBEAT_MS,
    keepAlive: true,
  });
  const lost = Promise.withResolvers<void>();
  client.on('error', () => lost.resolve());
  client.on('end', () => lost.resolve());
  client.on('notification', forward);
  const close = () => {
    client.off('notification', forward); // what still comes before the connection has ended is nobody's any more
    lost.resolve(); // where the other end has vanished, end() waits for an answer that never comes
    void client.end().catch(() => {});
  };
  try {
    await client.connect();
    await client.query(
      Object.keys(channels)
        .map((channel) => `LISTEN ${channel}`)
        .join(';'),
    );
  } catch (error) {
    close();
    throw error;
  }
  const heartbeat = setInterval(() => client.query('SELECT 1').catch(close), HEARTBEAT_MS);
  return { lost: lost.promise.finally(() => clearInterval(heartbeat)), close };
}

/** Tries until it works; null when it was told to stop. */
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
