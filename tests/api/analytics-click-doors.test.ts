import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { pool } from '../../api/database/db.ts';
import { randomSource } from '../kit/traffic.ts';
import { matching, naiveClicks, type NaiveClick } from '../kit/analytics-naive.ts';
import { randomClick, trafficPlaces } from '../kit/analytics-traffic.ts';
import { useClicks } from '../kit/clicks.ts';
import { download, readCsv } from '../kit/csv.ts';
import { numberOf, shorten } from '../kit/queries.ts';
import { at, gql, person, rest, useWorld, type Person } from '../kit/world.ts';
import { quietHalfHourZone } from '../kit/zones.ts';

const clicks = useClicks({ places: trafficPlaces });
useWorld();

const random = randomSource(17);
const DAY_MS = 86_400_000;
const { timeZone, offset } = quietHalfHourZone();

let ada: Person;
let urls: Record<string, any>[];
let stored: NaiveClick[];

beforeAll(async () => {
  ada = await person({ tier: 'premium', timeZone });
  urls = await Promise.all(['=SUM(A1)', 'Plain', 'Third'].map((title) => shorten(ada, { title })));
  const links = urls.map(({ id }) => numberOf(id));
  await clicks.ingest(Array.from({ length: 700 }, () => randomClick(random, links, Date.now(), [Date.now() - DAY_MS])));
  stored = await naiveClicks(ada.id, timeZone);
});

async function fileOf(query: string, who = ada) {
  const { status, headers, bytes } = await download(who, `/api/analytics/clicks.csv?${query}`);
  expect(status).toBe(200);
  return { headers, rows: readCsv(new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)) };
}

async function everyPage(query: string): Promise<any[]> {
  const read: any[] = [];
  for (let after = ''; ;) {
    const { status, body } = await rest(ada, 'GET', `/api/analytics/clicks?${query}&first=90${after}`);
    expect(status, JSON.stringify(body)).toBe(200);
    read.push(...body.clicks);
    if (!body.has_more) return read;
    after = `&after=${body.end_cursor}`;
  }
}

const CLICKS = `query ($scope: AnalyticsScope!, $after: String) { viewer { clicks(scope: $scope, first: 150, after: $after) {
  edges { node { id at country city browserVersion referrer network kind reason url { id title } } }
  pageInfo { hasNextPage endCursor } } } }`;

async function everyNode(scope: object): Promise<any[]> {
  const read: any[] = [];
  for (let after: string | null = null; ;) {
    const { data, errors }: any = await gql(ada, CLICKS, { scope, after });
    expect(errors).toBeUndefined();
    const { edges, pageInfo } = data.viewer.clicks;
    read.push(...edges.map(({ node }: any) => node));
    if (!pageInfo.hasNextPage) return read;
    after = pageInfo.endCursor;
  }
}

const empty = (value: unknown) => (value === null ? '' : String(value));
const questions: [string, object][] = [
  ['period=1y', { period: 'LAST_365_DAYS' }],
  [
    'period=1y&bots=true&device=mobile',
    {
      period: 'LAST_365_DAYS',
      includeBots: true,
      filters: [{ dimension: 'DEVICE', values: ['mobile'] }],
    },
  ],
  [
    'period=90d&country_not=US&utm_source=news',
    {
      period: 'LAST_90_DAYS',
      filters: [
        { dimension: 'COUNTRY', values: ['US'], isNot: true },
        { dimension: 'UTM_SOURCE', values: ['news'] },
      ],
    },
  ],
];

test.each(questions)('file, REST and GraphQL list the same clicks: %s', async (query, scope) => {
  const [{ headers, rows }, listed, nodes] = await Promise.all([fileOf(query), everyPage(query), everyNode(scope)]);
  const shown = nodes.map((node) => [
    node.at,
    Buffer.from(node.id, 'base64').toString().slice('Click:'.length),
    empty(node.city),
    empty(node.browserVersion),
    empty(node.referrer),
    empty(node.network),
    node.kind.toLowerCase(),
    empty(node.reason?.toLowerCase() ?? null),
  ]);
  expect(shown.length).toBeGreaterThan(10);
  expect(
    listed.map((click) =>
      ['clicked_at', 'id', 'city', 'browser_version', 'referrer', 'network', 'kind', 'bot_reason'].map((name) =>
        empty(click[name]),
      ),
    ),
  ).toEqual(shown);
  const columns = ['Time (UTC)', 'City', 'Browser Version', 'Referrer', 'Network', 'Kind', 'Bot Reason'];
  expect(rows.map((row) => columns.map((name) => row[name]))).toEqual(shown.map(([at, , ...rest]) => [at, ...rest]));
  expect(headers.get('x-total-rows')).toBe(String(shown.length));
  const total = (await rest(ada, 'GET', `/api/analytics?${query}`)).body.totalClicks;
  expect(total).toBe(shown.length);
});

test('the file has all that is stored, each moment on the clock of the owner', async () => {
  const url = urls[1]!;
  const { headers, rows } = await fileOf(`period=1y&bots=true&url=${numberOf(url.id)}`);
  const question = {
    from: '2000-01-01',
    to: '2999-01-01',
    today: '2999-01-01',
    url: url.id,
    filters: [],
    includeBots: true,
  };
  const known = matching(stored, question).sort((a, b) => b.at - a.at || (a.id < b.id ? 1 : -1));
  expect(rows.map((row) => row['Time (UTC)'])).toEqual(known.map((click) => new Date(click.at).toISOString()));
  rows.forEach((row, index) => {
    expect(row.Time).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d[+-]/);
    expect(row.Time!.endsWith(offset)).toBe(true);
    expect(Date.parse(row.Time!)).toBe(Math.floor(known[index]!.at / 1000) * 1000);
    expect(row['Country Code']).toBe(known[index]!.keys.COUNTRY);
  });
  expect(headers.get('content-disposition')).toMatch(
    new RegExp(`^attachment; filename="footbridge-clicks-${url.shortCode}-[\\d-]{10}-[\\d-]{10}\\.csv"$`),
  );
});

test('no cell runs as a formula', async () => {
  const { rows } = await fileOf(`period=1y&url=${numberOf(urls[0]!.id)}`);
  expect(new Set(rows.map(({ Title }) => Title))).toEqual(new Set(["'=SUM(A1)"]));
});

test('nothing makes a file with a header alone', async () => {
  const { headers, rows } = await fileOf('', await person());
  expect([headers.get('x-total-rows'), rows]).toEqual(['0', []]);
});

describe('refused', () => {
  const doors = ['/api/analytics/clicks', '/api/analytics/clicks.csv'];
  test.each(doors)("%s: other people's links, odd filters, no session", async (path) => {
    const bob = await person();
    expect((await rest(bob, 'GET', `${path}?url=${numberOf(urls[0]!.id)}`)).status).toBe(404);
    expect((await rest(bob, 'GET', `${path}?link=${numberOf(urls[0]!.id)}`)).status).toBe(404);
    expect((await rest(null, 'GET', path)).status).toBe(401);
    const { status, body } = await rest(ada, 'GET', `${path}?browser=telnet`);
    expect([status, body.error.details.field]).toEqual([400, 'browser']);
  });

  test.each([
    ['first=0', 'first'],
    ['first=201', 'first'],
    ['first=many', 'first'],
    ['after=nonsense', 'after'],
    ['after=a&after=b', 'after'],
    [`after=${Buffer.from('click:1:x').toString('base64url')}`, 'after'],
  ])('%s', async (query, field) => {
    const { status, body } = await rest(ada, 'GET', `/api/analytics/clicks?${query}`);
    expect([status, body.error.code, body.error.details.field]).toEqual([400, 'INVALID', field]);
  });

  test("another's cursor leads into one's own clicks only", async () => {
    const { body } = await rest(ada, 'GET', '/api/analytics/clicks?period=1y&first=1');
    const his = await rest(await person(), 'GET', `/api/analytics/clicks?after=${body.end_cursor}`);
    expect(his.body).toEqual({ clicks: [], has_more: false, end_cursor: null });
  });
});

test('a file is read as fast as it is taken, and given up when its reader leaves', async () => {
  const many = await person({ tier: 'premium' });
  const url = await shorten(many, { title: 'x'.repeat(200) });
  const linkId = numberOf(url.id);
  const now = Date.now();
  await clicks.ingest([
    { linkId, at: now - 60_000_000 },
    { linkId, at: now },
  ]); // there is room for what is between
  await pool.query(
    `INSERT INTO analytics.click SELECT made.* FROM (SELECT to_jsonb(c) AS row FROM analytics.click c LIMIT 1) AS one,
       generate_series(1, 60000) AS n, jsonb_populate_record(NULL::analytics.click, one.row || jsonb_build_object(
         'owner_id', $1::int, 'link_id', $2::int, 'click_id', gen_random_uuid(), 'kind', 0,
         'at', $3::timestamptz - make_interval(secs => n), 'day', $3::timestamptz::date)) AS made`,
    [many.id, linkId, new Date(now).toISOString()],
  );
  const left = hungUpOn('/api/analytics/clicks.csv');
  const query = vi.spyOn(pool, 'query');
  const pages = () => query.mock.calls.filter(([text]) => String(text).includes('page.click_id')).length;
  try {
    const asked = httpRequest(at('/api/analytics/clicks.csv'), { headers: { authorization: `Bearer ${many.token}` } });
    asked.end();
    const [answer] = (await once(asked, 'response')) as [IncomingMessage];
    await once(answer, 'readable');
    await settled(pages);
    const read = pages();
    expect(read).toBeLessThan(200); // of 240: the rest waits for a reader
    answer.destroy();
    await left;
    const known = pages();
    expect(known).toBeLessThan(200);
    await settled(pages);
    expect(pages()).toBeLessThanOrEqual(known + 1);
  } finally {
    query.mockRestore();
  }
});

test('a file that fails midway is no whole file', async () => {
  const original = pool.query.bind(pool) as (...all: unknown[]) => unknown;
  let pages = 0;
  const failing = vi.spyOn(pool, 'query').mockImplementation(((...asked: unknown[]) => {
    if (String(asked[0]).includes('page.click_id') && ++pages === 2)
      return Promise.reject(new Error('the disk is on fire'));
    return original(...asked);
  }) as never);
  try {
    await expect(download(ada, '/api/analytics/clicks.csv?period=1y&bots=true')).rejects.toThrow();
    expect(pages).toBe(2);
  } finally {
    failing.mockRestore();
  }
});

/** Resolves when the server has noticed that whoever asks for an address next is gone. */
function hungUpOn(path: string): Promise<unknown> {
  const { promise, resolve } = Promise.withResolvers<unknown>();
  const see = (message: unknown) => {
    const { request, response } = message as { request: IncomingMessage; response: ServerResponse };
    if (request.url !== path) return;
    unsubscribe('http.server.request.start', see);
    response.once('close', resolve);
  };
  subscribe('http.server.request.start', see);
  return promise;
}

/** Waits until a count has stood still for a while. */
async function settled(count: () => number): Promise<void> {
  let [before, since] = [count(), Date.now()];
  await vi.waitFor(
    () => {
      if (count() !== before) [before, since] = [count(), Date.now()];
      expect(Date.now() - since).toBeGreaterThan(400);
    },
    { timeout: 30_000, interval: 50 },
  );
}
