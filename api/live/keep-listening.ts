import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { logger } from '../common/logger.ts';
import { databaseUrl } from '../database/address.ts';
import { PrimaryClient } from '../database/primary-client.ts';

const FIRST_RETRY_MS = 100;
const LONGEST_RETRY_MS = 5_000;
/** How often a connection is asked whether it is alive, milliseconds; where it matters what was heard when, … */
const HEARTBEAT_MS = 10_000;
/** … so often, and one that does not answer for so long is given up. */
const QUICK_HEARTBEAT_MS = 250;
const QUICK_ANSWER_MS = 5_000;

/** What is listened to. */
export interface Listening {
  channels: readonly string[];
  onNotification(notification: pg.Notification): void;
  /** The connection was lost for a while, when notifications may have been missed. */
  onReconnect(): void;
  /** What was notified before this `performance.now()` has been heard. */
  onHeard?(at: number): void;
}

/**
 * Opens a listening connection and keeps it open: after a loss it reconnects with growing delays. Resolves to a function that closes
 * it; throws when the first attempt fails.
 */
export async function openListening(listening: Listening): Promise<() => Promise<void>> {
  const stopping = new AbortController();
  const running = keepOpen(listening, stopping.signal, await connect(listening));
  return async () => {
    stopping.abort();
    await running;
  };
}

/** The same until the signal, whenever the database can be reached; what was missed before the first connection counts as well. */
export async function keepListening(listening: Listening, signal: AbortSignal): Promise<void> {
  const first = await reconnect(listening, signal);
  if (!first) return;
  listening.onReconnect();
  await keepOpen(listening, signal, first);
}

async function keepOpen(listening: Listening, signal: AbortSignal, first: Connection): Promise<void> {
  for (let current: Connection | null = first; current;) {
    const { close, lost } = current;
    const end = () => close();
    signal.addEventListener('abort', end, { once: true });
    if (signal.aborted) end();
    const reason = await lost;
    signal.removeEventListener('abort', end);
    if (signal.aborted) return;
    logger.warn({ err: reason }, 'the listening connection was lost and is being reopened');
    current = await reconnect(listening, signal);
    if (current) listening.onReconnect();
  }
}

interface Connection {
  /** Resolves when the connection has ended, to the error if there was one. */
  lost: Promise<Error | undefined>;
  close(reason?: Error): void;
}

async function connect({ channels, onNotification, onHeard }: Listening): Promise<Connection> {
  const client = new PrimaryClient({
    connectionString: databaseUrl(),
    application_name: 'footbridge-listen',
    connectionTimeoutMillis: 5_000,
    query_timeout: onHeard ? QUICK_ANSWER_MS : HEARTBEAT_MS,
    keepAlive: true,
  });
  const lost = Promise.withResolvers<Error | undefined>();
  client.on('error', (error) => lost.resolve(error));
  client.on('end', () => lost.resolve(undefined));
  client.on('notification', onNotification);
  const close = (reason?: Error) => {
    client.off('notification', onNotification); // ignores what arrives before the connection has ended
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
  let isAsking = false;
  const ask = () => {
    if (isAsking) return;
    isAsking = true;
    const at = performance.now();
    client.query('SELECT 1').then(() => {
      isAsking = false;
      onHeard?.(at);
    }, close);
  };
  ask();
  const heartbeat = setInterval(ask, onHeard ? QUICK_HEARTBEAT_MS : HEARTBEAT_MS);
  return { lost: lost.promise.finally(() => clearInterval(heartbeat)), close };
}

/** Tries until it succeeds; null once the signal is aborted. */
async function reconnect(listening: Listening, signal: AbortSignal): Promise<Connection | null> {
  for (let wait = FIRST_RETRY_MS; ; wait = Math.min(wait * 2, LONGEST_RETRY_MS)) {
    try {
      await pause(wait, undefined, { signal });
      const connection = await connect(listening);
      if (!signal.aborted) return connection;
      connection.close();
      return null;
    } catch {
      if (signal.aborted) return null;
    }
  }
}
