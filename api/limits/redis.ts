import { Redis } from 'ioredis';
import { RateLimiterRedis, type IRateLimiterOptions } from 'rate-limiter-flexible';

/** Longest wait for an answer and for a connection, milliseconds: then a process counts for itself. */
const ANSWER_MS = 1_000;
const CONNECT_MS = 2_000;
/** Longest time between two attempts to connect. */
const RETRY_MS = 1_000;

/** A connection to Redis that never keeps a caller waiting. */
export class RedisCounts {
  readonly #client: Redis;

  constructor(url: string) {
    this.#client = new Redis(url, {
      connectionName: 'footbridge',
      lazyConnect: true,
      enableOfflineQueue: false, // what cannot be asked now is counted here
      maxRetriesPerRequest: 0,
      commandTimeout: ANSWER_MS,
      connectTimeout: CONNECT_MS,
      retryStrategy: (attempts) => Math.min(attempts * 50, RETRY_MS),
    });
    this.#client.on('error', () => {}); // whoever asks learns of it
  }

  /** Connects; rejects where that fails, and goes on trying. */
  open(): Promise<void> {
    return this.#client.connect();
  }

  async ping(): Promise<void> {
    await this.#client.ping();
  }

  /** The counts of one limit. */
  store(points: IRateLimiterOptions): RateLimiterRedis {
    return new RateLimiterRedis({ ...points, storeClient: this.#client, rejectIfRedisNotReady: true });
  }

  close(): void {
    this.#client.disconnect();
  }
}
