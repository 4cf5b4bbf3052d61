import { RateLimiterPostgres, type RateLimiterRes, type RateLimiterStoreAbstract } from 'rate-limiter-flexible';
import { config } from '../common/config.ts';
import { registerCheck } from '../common/health-checks.ts';
import { useSharedCounts, type Counted, type LimitSettings, type SharedCounts } from '../common/limiter.ts';
import { limitsPool } from '../database/pool.ts';
import { Availability } from './away.ts';
import { keyName } from './key-name.ts';
import type { RedisCounts } from './redis.ts';

type MakeStore = (limit: LimitSettings) => RateLimiterStoreAbstract;

/** Counts in a store of rate-limiter-flexible, which is asked only while it answers. */
class StoredCounts implements SharedCounts {
  readonly #make: MakeStore;
  readonly #availability: Availability;
  readonly #stores = new Map<string, RateLimiterStoreAbstract>();

  constructor(make: MakeStore, availability: Availability) {
    this.#make = make;
    this.#availability = availability;
  }

  async add(limit: LimitSettings, key: string, uses: number): Promise<Counted> {
    const name = await keyName(key);
    const store = this.#storeOf(limit);
    return countedOf(
      await this.#availability.ask(() => (uses < 0 ? store.reward(name, -uses) : store.penalty(name, uses))),
    );
  }

  async read(limit: LimitSettings, key: string): Promise<Counted | null> {
    const name = await keyName(key);
    const counted = await this.#availability.ask(() => this.#storeOf(limit).get(name));
    return counted && countedOf(counted);
  }

  async forget(limit: LimitSettings, key: string): Promise<void> {
    const name = await keyName(key);
    await this.#availability.ask(() => this.#storeOf(limit).delete(name));
  }

  #storeOf(limit: LimitSettings): RateLimiterStoreAbstract {
    const store = this.#stores.get(limit.name) ?? this.#make(limit);
    this.#stores.set(limit.name, store);
    return store;
  }
}

/** Throws for a count that is no number or never ends, as others may have written: with it nobody, or everybody, would be refused. */
function countedOf({ consumedPoints: used, msBeforeNext: endsInMs }: RateLimiterRes): Counted {
  if (!Number.isFinite(used) || !(endsInMs >= 0)) throw new Error('the count of a limit cannot be read');
  return { used, endsInMs };
}

/** What every store is told of a limit. */
export const pointsOf = ({ name, max, windowMs }: LimitSettings) => ({
  keyPrefix: `footbridge:${name}`,
  points: max,
  duration: windowMs / 1000,
});

const inPostgres: MakeStore = (limit) =>
  new RateLimiterPostgres({
    ...pointsOf(limit),
    ...{ storeClient: limitsPool, storeType: 'pool', schemaName: 'limits', tableName: 'counted' },
    ...{ tableCreated: true, clearExpiredByTimeout: false }, // a migration makes it, a job sweeps it
  });

/**
 * Counts limits together with all other processes, in Redis where one is set and in PostgreSQL otherwise, until the function returned
 * is called. While that does not answer, each process counts for itself.
 */
export async function shareLimits(): Promise<() => Promise<void>> {
  const { redisUrl } = config;
  const availability = new Availability(redisUrl ? 'Redis' : 'PostgreSQL');
  const redis = redisUrl ? await openRedis(redisUrl, availability) : null;
  useSharedCounts(new StoredCounts(redis ? (limit) => redis.store(pointsOf(limit)) : inPostgres, availability));
  return async () => {
    useSharedCounts(null);
    redis?.close();
  };
}

const AWAY = 'Redis does not answer. Each node counts limits of requests and sign-ins for itself.';

/** The package is loaded only where it is needed. */
async function openRedis(url: string, availability: Availability): Promise<RedisCounts> {
  const { RedisCounts } = await import('./redis.ts');
  const redis = new RedisCounts(url);
  await availability.ask(() => redis.open()).catch(() => {}); // it is tried again
  registerCheck('limits', () =>
    availability
      .ask(() => redis.ping())
      .then(
        () => ({ state: 'ok' }),
        () => ({ state: 'degraded', message: AWAY }),
      ),
  );
  return redis;
}
