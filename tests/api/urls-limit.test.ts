// Links that let so many people through, and no one more, whoever of several servers is asked.
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { pool } from '../../api/database/db.ts';
import { ClickShares } from '../../api/urls/click-shares.ts';
import { agents, useClicks } from '../kit/clicks.ts';
import { startOn } from '../kit/experiments.ts';
import { CREATE_URL, UPDATE_URL } from '../kit/queries.ts';
import { at, gql, operator, person, rest, useWorld, type Person } from '../kit/world.ts';

const shares = new ClickShares();
const clicks = useClicks({ shares });
useWorld(clicks.handler);

let ada: Person;
beforeEach(async () => {
  ada = await person({ tier: 'premium' });
});

const A = 'https://example.com/a';
const make = async (members: object): Promise<any> => {
  const { status, body } = await rest(ada, 'POST', '/api/urls', { original_url: A, ...members });
  expect([status, body.error]).toEqual([201, undefined]);
  return body;
};
const open = async (code: string, headers: Record<string, string> = {}, method = 'GET') => {
  const response = await fetch(at(`/${code}`), {
    ...{ redirect: 'manual', method },
    headers: { 'user-agent': agents.chrome, ...headers },
  });
  return { status: response.status, to: response.headers.get('location'), html: await response.text() };
};
const many = (count: number, visit: () => Promise<{ status: number }>) =>
  Promise.all(Array.from({ length: count }, async () => (await visit()).status));
const letThrough = (statuses: number[]) => statuses.filter((status) => status === 302).length;
const taken = async (id: number) =>
  (await pool.query<{ taken: number }>('SELECT taken FROM link_share WHERE link_id = $1', [id])).rows[0]?.taken;
const statusOf = async (id: number) => (await rest(ada, 'GET', `/api/urls/${id}`)).body.status;
/** This process hears of changes as other servers do. */
const hear = (code: string) => {
  clicks.links.invalidate(code);
  shares.onLinkChange(code);
};
const globalId = (id: number) => Buffer.from(`ShortUrl:${id}`).toString('base64');

describe('the limit', () => {
  test('lets exactly so many people through, of a hundred at once, and then says so', async () => {
    const { id, short_code: code } = await make({ max_clicks: 10 });
    expect(letThrough(await many(100, () => open(code)))).toBe(10);
    await expect.poll(() => statusOf(id)).toBe('LIMIT_REACHED'.toLowerCase());
    hear(code);
    const late = await open(code);
    expect([late.status, late.html.includes('limited number of times')]).toEqual([410, true]);
    expect((await open(`${code}+`)).status).toBe(410);
    await clicks.settle();
    expect((await rest(ada, 'GET', `/api/urls/${id}`)).body).toMatchObject({ click_count: 10, max_clicks: 10 });
    // It stands among those that can be brought back.
    await make({});
    expect((await rest(ada, 'GET', '/api/urls?scope=recoverable')).body.urls.map((one: any) => one.id)).toEqual([id]);
    const { data } = await gql(ada, '{ viewer { urls(scope: RECOVERABLE) { totalCount edges { node { id } } } } }');
    expect(data.viewer.urls).toEqual({ totalCount: 1, edges: [{ node: { id: globalId(id) } }] });
  });

  test('takes no share of bots, previews, HEAD and prefetches', async () => {
    const { id, short_code: code } = await make({ max_clicks: 1 });
    expect((await open(code, { 'user-agent': agents.googlebot })).to).toBe(A);
    expect((await open(code, { 'user-agent': agents.slackbot })).to).toBe(A);
    expect((await open(code, {}, 'HEAD')).to).toBe(A);
    expect((await open(code, { 'sec-purpose': 'prefetch' })).status).toBe(503);
    expect((await open(`${code}+`)).status).toBe(200);
    expect(await taken(id)).toBe(0);
    expect((await open(code, { dnt: '1' })).to).toBe(A);
    expect([await taken(id), (await open(code)).status]).toEqual([1, 410]);
    hear(code);
    expect((await open(code, { 'user-agent': agents.googlebot })).status).toBe(410);
  });

  test('leads the next one to the fallback, from an A/B test as well', async () => {
    const { id, short_code: code } = await make({ max_clicks: 1, fallback_url: 'https://example.com/late' });
    await startOn(ada, globalId(id));
    hear(code);
    const first = await open(code);
    expect([first.status, first.to === 'https://example.com/late']).toEqual([302, false]);
    expect((await open(code)).to).toBe('https://example.com/late');
    hear(code);
    expect((await open(code)).to).toBe('https://example.com/late');
  });

  test('is raised, lowered, taken away and set anew', async () => {
    const { id, short_code: code } = await make({ max_clicks: 2 });
    const set = async (max_clicks: number | null) => {
      const { body } = await rest(ada, 'PUT', `/api/urls/${id}`, { max_clicks });
      return body.status;
    };
    expect(letThrough(await many(5, () => open(code)))).toBe(2);
    await expect.poll(() => statusOf(id)).toBe('limit_reached');
    expect(await set(3)).toBe('active');
    expect(letThrough(await many(5, () => open(code)))).toBe(1);
    await expect.poll(() => statusOf(id)).toBe('limit_reached');
    expect(await set(1)).toBe('limit_reached');
    expect(await set(null)).toBe('active');
    expect(letThrough(await many(5, () => open(code)))).toBe(5);
    expect(await set(4)).toBe('active');
    expect(letThrough(await many(9, () => open(code)))).toBe(4);
  });

  test('goes on after an undone deletion, and begins anew for a copy', async () => {
    const { id, short_code: code } = await make({ max_clicks: 3 });
    expect(letThrough(await many(2, () => open(code)))).toBe(2);
    const copy = await rest(ada, 'POST', `/api/urls/${id}/duplicate`);
    await rest(ada, 'DELETE', `/api/urls/${id}`);
    expect((await open(code)).status).toBe(404);
    await rest(ada, 'POST', `/api/urls/${id}/restore`);
    expect(letThrough(await many(5, () => open(code)))).toBe(1);
    expect(letThrough(await many(5, () => open(copy.body.short_code)))).toBe(3);
  });

  test('is a status in lists, filters and counts', async () => {
    const { short_code: code, id } = await make({ max_clicks: 1 });
    const other = await make({});
    const olga = await operator();
    const activeOfAll = async () =>
      (await rest(olga, 'GET', '/api/urls/stats/global')).body.installation.active_urls as number;
    const before = await activeOfAll();
    await open(code);
    await expect.poll(() => statusOf(id)).toBe('limit_reached');
    expect(await activeOfAll()).toBe(before - 1);
    const listed = async (status: string) =>
      (await rest(ada, 'GET', `/api/urls?status=${status}`)).body.urls.map((url: any) => url.short_code);
    expect(await listed('limit_reached')).toEqual([code]);
    expect(await listed('active')).toEqual([other.short_code]);
    expect(await listed('limit_reached&search=example')).toEqual([code]);
    const { data } = await gql(ada, '{ viewer { urlCounts { total active limitReached } } }');
    expect(data.viewer.urlCounts).toEqual({ total: 2, active: 1, limitReached: 1 });
    expect((await rest(ada, 'GET', '/api/urls/stats/global')).body).toMatchObject({ limit_reached_urls: 1 });
  });

  test.each([[0], [-1], [1.5], ['many'], [1_000_000_001]])(
    'of %s is refused at both doors and in rows',
    async (limit) => {
      const { id } = await make({ max_clicks: '7' });
      const words = 'The limit of clicks must be a whole number from 1 to 1,000,000,000.';
      const sent = { original_url: A, max_clicks: limit };
      for (const { status, body } of [
        await rest(ada, 'POST', '/api/urls', sent),
        await rest(ada, 'PUT', `/api/urls/${id}`, { max_clicks: limit }),
      ]) {
        expect([status, body.error]).toMatchObject([400, { message: words, details: { field: 'max_clicks' } }]);
      }
      const rows = await rest(ada, 'POST', '/api/urls/bulk', { urls: [sent, { original_url: A, max_clicks: 5 }] });
      expect(rows.body.results).toMatchObject([{ success: false, error: words }, { url: { max_clicks: 5 } }]);
      if (Number.isInteger(limit)) {
        const { data } = await gql(ada, CREATE_URL, { input: { originalUrl: A, maxClicks: limit } });
        expect(data.createUrl).toMatchObject({ message: words, field: 'maxClicks' });
      }
      await gql(ada, UPDATE_URL, { input: { id: globalId(id), maxClicks: null } });
      expect((await rest(ada, 'GET', `/api/urls/${id}`)).body.max_clicks).toBeNull();
    },
  );
});

/** A process with shares of its own; answers each message, a number of visitors, with how many of them were let through. */
const PROCESS = fileURLToPath(new URL('../kit/share-process.ts', import.meta.url));
const processes: ChildProcess[] = [];
afterEach(() => {
  for (const one of processes.splice(0)) one.kill('SIGKILL');
});

async function startProcess(): Promise<ChildProcess> {
  const one = fork(PROCESS, {
    execArgv: process.execArgv,
    env: { ...process.env, DATABASE_URL: process.env.DATABASE_URL },
  });
  processes.push(one);
  await once(one, 'message');
  return one;
}

async function ask(one: ChildProcess, visitors: number, link: object): Promise<number> {
  one.send({ visitors, link });
  const [count] = (await once(one, 'message')) as [number];
  return count;
}

describe('several processes', () => {
  test('let exactly 10 of 100 through together', async () => {
    const { id } = await make({ max_clicks: 10 });
    const both = await Promise.all([startProcess(), startProcess()]);
    const counts = await Promise.all(both.map((one) => ask(one, 50, { id })));
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(10);
  });

  test('lease several at once, lose at most their lease when killed, and give the rest back when they end', async () => {
    const { id } = await make({ max_clicks: 1_000 });
    const [killed, ending] = await Promise.all([startProcess(), startProcess()]);
    let through = (await ask(killed, 5, { id })) + (await ask(ending, 5, { id }));
    expect(through).toBe(10);
    const leased = (await taken(id))!;
    expect(leased).toBeGreaterThan(100);
    killed.kill('SIGKILL');
    await once(killed, 'exit');
    ending.send('end');
    await once(ending, 'exit');
    const lost = (await taken(id))! - through;
    expect([lost >= 0, lost <= 200]).toEqual([true, true]);
    const [last] = await Promise.all([startProcess()]);
    through += await ask(last, 1_200, { id });
    expect(through).toBe(1_000 - lost);
    expect(await taken(id)).toBe(1_000);
  });
});

test('while the database is away, shares that were leased are let through, and no others', async () => {
  const { id, short_code: code } = await make({ max_clicks: 300 });
  expect((await open(code)).status).toBe(302);
  const leased = (await taken(id))! - 1;
  expect(leased).toBeGreaterThan(0);
  await pool.query('ALTER TABLE link_share RENAME TO link_share_away');
  try {
    const statuses = await many(leased + 5, () => open(code));
    expect(letThrough(statuses)).toBe(leased);
    expect(statuses.filter((status) => status === 503)).toHaveLength(5);
  } finally {
    await pool.query('ALTER TABLE link_share_away RENAME TO link_share');
  }
  expect((await open(code)).status).toBe(302);
});
