// One account that asks for more than its share: it waits in order or is refused, and nobody else notices.
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { inTurn, TURNS } from '../../api/account/concurrent-calls.ts';
import { config } from '../../api/common/config.ts';
import { db, pool } from '../../api/database/db.ts';
import { useClicks } from '../kit/clicks.ts';
import { CREATE_URL, shorten } from '../kit/queries.ts';
import { slowness } from '../kit/slowness.ts';
import { at, gql, person, rest, useWorld, type Person } from '../kit/world.ts';

const clicks = useClicks();
useWorld(clicks.handler);

const ROOM = TURNS.running + TURNS.waiting;
const MESSAGE = 'Too many requests of this account are running. Please wait for some of them to finish.';
let ada: Person;
let bob: Person;
let holder: pg.Client;

beforeEach(async () => {
  ada = await person({ tier: 'enterprise' });
  bob = await person();
  holder = new pg.Client({ connectionString: config.databaseUrl });
  await holder.connect();
});
afterEach(() => holder.end());

/** From now on every creation of the account stands still, until `holder` ends its transaction. */
async function holdCreations({ id }: Person): Promise<void> {
  await holder.query('BEGIN');
  await holder.query('SELECT 1 FROM app_user WHERE id = $1 FOR UPDATE', [id]);
}

/** How many statements wait for the lock. */
async function held(): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    `SELECT count(*)::int FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
  );
  return rows[0]!.count;
}

const destination = (n: number) => `https://example.com/${n}`;
const viaGraphQL = async (who: Person, n: number) => {
  const response = await fetch(at('/graphql'), {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${who.token}` },
    body: JSON.stringify({ query: CREATE_URL, variables: { input: { originalUrl: destination(n) } } }),
  });
  return { status: response.status, headers: response.headers, body: (await response.json()) as any };
};
const viaRest = (who: Person, n: number) => rest(who, 'POST', '/api/urls', { original_url: destination(n) });
type Answer = Awaited<ReturnType<typeof viaRest>>;

/** Sends so many creations by both doors in turn; each answer is noted as it comes. */
function flood(who: Person, count: number) {
  const noted: Answer[] = [];
  const all = Array.from({ length: count }, async (_, n) => {
    const answer = await (n % 2 ? viaRest : viaGraphQL)(who, n);
    noted.push(answer);
    return answer;
  });
  return { noted, all: Promise.all(all) };
}

async function within<T>(ms: number, work: () => Promise<T>): Promise<T> {
  const began = performance.now();
  const outcome = await work();
  expect(performance.now() - began).toBeLessThan(ms);
  return outcome;
}

describe('an account that floods', () => {
  test('is refused beyond its room by both doors, while others are answered at once; then its turns come', async () => {
    const quick = 500 * (await slowness());
    await shorten(bob, { shortCode: 'bobslink' });
    await holdCreations(ada);
    const { noted, all } = flood(ada, ROOM + 20);
    await expect.poll(() => noted.length).toBe(20);
    await expect.poll(held).toBe(TURNS.running);
    expect(new Set(noted.map(({ status }) => status))).toEqual(new Set([429]));
    expect(new Set(noted.map(({ headers }) => headers.get('retry-after')))).toEqual(new Set(['2']));
    const shapes = new Set(noted.map(({ body }) => JSON.stringify(body)));
    expect(shapes).toEqual(
      new Set([
        JSON.stringify({ errors: [{ message: MESSAGE, extensions: { code: 'RATE_LIMITED', retryAfter: 2 } }] }),
        JSON.stringify({ error: { code: 'RATE_LIMITED', message: MESSAGE, details: {} } }),
      ]),
    );

    const read = '{ viewer { email urls(first: 10) { edges { node { shortCode } } } } }';
    const answer = await within(quick, () => gql(bob, read));
    expect(answer.data.viewer.urls.edges).toHaveLength(1);
    expect((await within(quick, () => rest(bob, 'GET', '/api/urls'))).status).toBe(200);
    expect((await within(quick, () => fetch(at('/bobslink'), { redirect: 'manual' }))).status).toBe(302); // a look-up
    expect((await within(quick, () => fetch(at('/never-made')))).status).toBe(404);

    await holder.query('COMMIT');
    const done = (await all).filter(({ status }) => status !== 429);
    expect(done).toHaveLength(ROOM);
    expect(await db.shortUrl.count({ where: { ownerId: ada.id } })).toBe(ROOM);
  });

  test('waits for its turn so long at most, and what runs is not given up', async () => {
    await holdCreations(ada);
    const { noted, all } = flood(ada, TURNS.running + 2);
    await expect.poll(held).toBe(TURNS.running);
    await expect.poll(() => noted.length).toBe(2);
    expect(noted.map(({ status }) => status)).toEqual([429, 429]);
    await holder.query('COMMIT');
    expect((await all).filter(({ status }) => status !== 429)).toHaveLength(TURNS.running);
  });

  test('whoever goes away while waiting leaves the place to others, and does nothing', async () => {
    await holdCreations(ada);
    const running = flood(ada, TURNS.running);
    await expect.poll(held).toBe(TURNS.running);
    const leaving = new AbortController();
    let answered = 0;
    const gone = Array.from({ length: TURNS.waiting + 1 }, (_, n) =>
      fetch(at(n % 2 ? '/graphql' : '/api/urls'), {
        method: 'POST',
        signal: leaving.signal,
        headers: { 'content-type': 'application/json', authorization: `Bearer ${ada.token}` },
        body: JSON.stringify(
          n % 2
            ? { query: CREATE_URL, variables: { input: { originalUrl: destination(n) } } }
            : { original_url: destination(n) },
        ),
      }).then(
        ({ status }) => ++answered && status,
        () => 'gone',
      ),
    );
    await expect.poll(() => answered).toBe(1); // one too many: all others wait
    leaving.abort();
    expect((await Promise.all(gone)).sort()).toEqual([429, ...Array<string>(TURNS.waiting).fill('gone')]);
    const later = Array.from({ length: TURNS.waiting }, () => rest(ada, 'GET', '/api/urls/generate-code'));
    await holder.query('COMMIT');
    expect(new Set((await Promise.all(later)).map(({ status }) => status))).toEqual(new Set([200])); // there is room
    await running.all;
    expect(await db.shortUrl.count({ where: { ownerId: ada.id } })).toBe(TURNS.running);
  });

  test('a file and a HEAD take one turn each, and give it back', async () => {
    await shorten(ada, {});
    const head = () => fetch(at('/api/urls'), { method: 'HEAD', headers: { authorization: `Bearer ${ada.token}` } });
    for (let n = 0; n < 2 * TURNS.running; n++) {
      expect((await rest(ada, 'GET', '/api/urls/export.csv')).status).toBe(200);
      expect((await head()).status).toBe(200);
    }
    const heads = await Promise.all(Array.from({ length: ROOM }, head));
    expect(new Set(heads.map(({ status }) => status))).toEqual(new Set([200]));
  });
});

test('turns come in the order in which they were asked for, also where one before has failed', async () => {
  const stay = new AbortController().signal;
  const ends = Array.from({ length: TURNS.running }, () => Promise.withResolvers<void>());
  const running = ends.map(({ promise }) => inTurn(-1, stay, () => promise));
  const began: number[] = [];
  const waiting = Array.from({ length: TURNS.waiting }, (_, n) =>
    inTurn(-1, stay, () => {
      began.push(n);
      if (n === 3) throw new Error('failed');
    }),
  );
  ends[5]!.resolve();
  expect((await Promise.allSettled(waiting)).filter(({ status }) => status === 'rejected')).toHaveLength(1);
  expect(began).toEqual([...began].sort((one, other) => one - other));
  expect(began).toHaveLength(TURNS.waiting);
  for (const { resolve } of ends) resolve();
  await Promise.all(running);
});
