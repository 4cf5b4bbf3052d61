import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { lookupPool } from '../../api/database/pool.ts';
import { refusalWhenAway } from '../../api/database/away.ts';
import { config } from '../../api/common/config.ts';
import { db, pool } from '../../api/database/db.ts';
import { onLinkChange } from '../../api/live/link-changes.ts';
import { onReconnect, startListening } from '../../api/live/listen.ts';
import { Lru } from '../../api/common/lru.ts';
import { LinkLookup } from '../../api/urls/lookup.ts';
import { untilHeard } from '../kit/news.ts';
import { endConnections, withoutDatabase } from '../kit/outage.ts';
import { person, useWorld } from '../kit/world.ts';

useWorld();

let ownerId: number;
beforeAll(async () => {
  ownerId = (await person()).id;
});
afterEach(() => vi.restoreAllMocks());

let made = 0;
/** A link written straight into the table: nobody on this node is told. */
async function link(destination = 'https://one.example/'): Promise<string> {
  const code = `look-${++made}`;
  await pool.query('INSERT INTO short_url (owner_id, short_code, original_url) VALUES ($1, $2, $3)', [
    ownerId,
    code,
    destination,
  ]);
  return code;
}
const lead = (code: string, destination: string) =>
  pool.query('UPDATE short_url SET original_url = $2 WHERE short_code = $1', [code, destination]);
const lookUp = async (links: LinkLookup, code: string) => {
  const known = links.peek(code);
  return (known === undefined ? await links.load(code) : known)?.destination ?? null;
};
const queries = () => vi.spyOn(lookupPool, 'query');

describe('the cache', () => {
  test('answers from memory until its time is over, however often it is asked', async () => {
    let now = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => now);
    const links = new LinkLookup({ ttlMs: 60_000, entries: 100 });
    const code = await link();
    expect(await lookUp(links, code)).toBe('https://one.example/');
    await lead(code, 'https://two.example/');
    for (now = 0; now < 60_000; now += 1_000) expect(await lookUp(links, code)).toBe('https://one.example/');
    expect(await lookUp(links, code)).toBe('https://two.example/');
  });

  test('remembers for a shorter time what does not exist', async () => {
    let now = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => now);
    const links = new LinkLookup({ ttlMs: 60_000, entries: 100 });
    expect(await lookUp(links, `look-${made + 1}`)).toBeNull();
    const code = await link();
    now = 9_999;
    expect(links.peek(code)).toBeNull();
    now = 10_000;
    expect(await lookUp(links, code)).toBe('https://one.example/');
  });

  test('asks the database once for all who wait', async () => {
    const links = new LinkLookup();
    const code = await link();
    const asked = queries();
    const answers = await Promise.all(Array.from({ length: 50 }, () => links.load(code)));
    expect(new Set(answers).size).toBe(1);
    expect(asked).toHaveBeenCalledTimes(1);
  });

  test('holds no more than it may, and keeps what is used', async () => {
    const links = new LinkLookup({ ttlMs: 60_000, entries: 100 });
    const busy = await link();
    for (let stranger = 0; stranger < 1_000; stranger++) {
      await lookUp(links, `stranger-${stranger}`);
      await lookUp(links, busy);
    }
    expect(links.size).toBeLessThanOrEqual(100);
    expect(links.peek(busy)).toBeTruthy();
    expect(links.peek('stranger-0')).toBeUndefined();
  });

  test('does not keep what was read before a change it was told of', async () => {
    const links = new LinkLookup();
    const code = await link();
    const original = lookupPool.query.bind(lookupPool) as (...args: unknown[]) => Promise<unknown>;
    let answer = async () => {};
    vi.spyOn(lookupPool, 'query').mockImplementationOnce((async (...args: unknown[]) => {
      const past = await original(...args);
      await answer(); // the answer is on its way while the link is changed
      return past;
    }) as never);
    answer = async () => {
      await lead(code, 'https://two.example/');
      links.invalidate(code);
    };
    const [one, other] = await Promise.all([links.load(code), links.load(code)]);
    expect([one!.destination, other!.destination]).toEqual(['https://two.example/', 'https://two.example/']);
    expect(links.peek(code)!.destination).toBe('https://two.example/');
  });
});

describe('while the database is away', () => {
  test('the last known answers serve, unknown codes are refused, and all is well again afterwards', async () => {
    let now = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => now);
    const links = new LinkLookup();
    const [code, unheard, changed] = [await link(), await link(), await link()];
    await lookUp(links, code);
    await lookUp(links, 'look-missing');
    await lookUp(links, changed);
    await withoutDatabase(async () => {
      links.expireAll();
      expect(await lookUp(links, code)).toBe('https://one.example/');
      expect(await lookUp(links, 'look-missing')).toBeNull();
      await expect(links.load(unheard)).rejects.toThrow();
      const asked = queries();
      now = 999;
      await lookUp(links, code); // not asked again at once
      expect(asked).not.toHaveBeenCalled();
      now = 1_000;
      expect(await lookUp(links, code)).toBe('https://one.example/');
      expect(asked).toHaveBeenCalledOnce();
      links.invalidate(changed); // known to have changed: no answer is better than the old one
      await expect(links.load(changed)).rejects.toThrow();
    });
    expect(await lookUp(links, unheard)).toBe('https://one.example/');
    expect(await lookUp(links, changed)).toBe('https://one.example/');
  });

  test('one that answered in time is heard also when this process was held up meanwhile', async () => {
    const links = new LinkLookup();
    const code = await link();
    const loading = lookUp(links, code);
    const heldUpUntil = performance.now() + 2_100;
    setImmediate(() => {
      while (performance.now() < heldUpUntil); // the question is on its way
    });
    expect(await loading).toBe('https://one.example/');
  });

  test('one that does not answer is as good as away', async () => {
    const links = new LinkLookup();
    vi.spyOn(lookupPool, 'query').mockImplementation((() => new Promise(() => {})) as never);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      const refused = expect(links.load('whatever')).rejects.toThrow('took too long');
      await vi.advanceTimersByTimeAsync(2_000);
      await refused;
    } finally {
      vi.useRealTimers();
    }
  });
});

describe('changes on other nodes', () => {
  async function follow(work: (links: LinkLookup) => Promise<void>): Promise<void> {
    const links = new LinkLookup();
    const forget = [onLinkChange((code) => links.invalidate(code)), onReconnect(() => links.expireAll())];
    const stop = await startListening();
    try {
      await work(links);
    } finally {
      await stop();
      forget.forEach((done) => done());
    }
  }

  test('are heard within a second as a rule: made, edited, switched off, deleted', async () => {
    await follow(async (links) => {
      const took: number[] = [];
      const heard = async (read: () => Promise<unknown>, expected: unknown) => {
        const began = performance.now();
        await expect.poll(read, { interval: 10 }).toBe(expected);
        took.push(performance.now() - began);
      };
      for (let round = 0; round < 3; round++) {
        expect(await lookUp(links, `look-${made + 1}`)).toBeNull();
        const code = await link();
        await heard(() => lookUp(links, code), 'https://one.example/');
        await lead(code, 'https://two.example/');
        await heard(() => lookUp(links, code), 'https://two.example/');
        await pool.query('UPDATE short_url SET is_active = false WHERE short_code = $1', [code]);
        await heard(async () => (links.peek(code) ?? (await links.load(code)))!.isActive, false);
        await pool.query('DELETE FROM short_url WHERE short_code = $1', [code]);
        await heard(() => lookUp(links, code), null);
      }
      took.sort((a, b) => a - b);
      expect(took[took.length / 2]).toBeLessThan(1_000); // a machine may be held up now and then
    });
  });

  test('that happened while nobody listened are caught up with', async () => {
    await follow(async (links) => {
      const code = await link();
      await untilHeard();
      await lookUp(links, code);
      expect(await endConnections('footbridge-listen')).toBeGreaterThan(0);
      await lead(code, 'https://two.example/');
      await expect.poll(() => lookUp(links, code), { interval: 20 }).toBe('https://two.example/');
    });
  });

  test('of counters are no news', async () => {
    const told: string[] = [];
    const stop = onLinkChange((code) => told.push(code));
    await follow(async (links) => {
      const code = await link();
      await expect.poll(() => told).toEqual([code]);
      await lookUp(links, code);
      await pool.query('UPDATE short_url SET click_count = click_count + 1 WHERE short_code = $1', [code]);
      const other = await link();
      await expect.poll(() => told).toContain(other); // told in the order of what happened
      expect(told).toEqual([code, other]);
      expect(links.peek(code)).toBeTruthy();
    }).finally(stop);
  });
});

test('an Lru forgets what was not used for longest, and never holds more than it may', () => {
  for (const capacity of [1, 2, 3, 10, 101]) {
    const lru = new Lru<number, number>(capacity);
    for (let key = 0; key < 1_000; key++) {
      lru.set(key, key);
      lru.set(key, key); // again
      expect(lru.get(key) ?? key).toBe(key);
      expect(lru.size).toBeLessThanOrEqual(capacity + 1);
    }
    expect(lru.get(0)).toBeUndefined();
    expect([...lru.values()]).toHaveLength(lru.size);
    lru.delete(999);
    expect(lru.get(999)).toBeUndefined();
  }
  const lru = new Lru<string, number>(4);
  expect(lru.getOrMake('a', () => 1)).toBe(1);
  expect(lru.getOrMake('a', () => 2)).toBe(1);
});

test('a look-up waits for nothing else the database is asked', async () => {
  const code = await link('https://quick.example/');
  const held = await Promise.all(Array.from({ length: config.databasePool }, () => pool.connect()));
  try {
    expect((await new LinkLookup().load(code))?.destination).toBe('https://quick.example/');
  } finally {
    for (const client of held) client.release();
  }
});

test('a statement that takes too long is ended, and said to be', async () => {
  const client = await pool.connect();
  try {
    await client.query('SET statement_timeout = 50');
    const failure = await client.query('SELECT pg_sleep(10)').catch((error: Error) => error);
    expect(refusalWhenAway(failure)).toMatchObject({ code: 'UNAVAILABLE', retryAfter: 5 });
  } finally {
    client.release(true);
  }
  for (const each of [pool, lookupPool]) {
    const { rows } = await each.query('SHOW statement_timeout');
    expect(rows).toEqual([{ statement_timeout: each === pool ? '30s' : '2s' }]);
  }
  const prisma = await db.$queryRaw`SHOW statement_timeout`;
  expect(prisma).toEqual([{ statement_timeout: '30s' }]);
});
