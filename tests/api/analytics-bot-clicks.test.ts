import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { clickFlags } from '../../api/click-model/record.ts';
import { pool } from '../../api/database/db.ts';
import { startListening } from '../../api/live/listen.ts';
import { randomSource } from '../kit/traffic.ts';
import { matching, naiveClicks, type NaiveClick } from '../kit/analytics-naive.ts';
import { randomClick, trafficPlaces } from '../kit/analytics-traffic.ts';
import { agents, useClicks } from '../kit/clicks.ts';
import { download, readCsv } from '../kit/csv.ts';
import { settleDeletions } from '../kit/deletions.ts';
import { numberOf, shorten } from '../kit/queries.ts';
import { subscribe } from '../kit/stream.ts';
import { gql, person, rest, useWorld, type Person } from '../kit/world.ts';

const clicks = useClicks({ places: trafficPlaces });
useWorld();

const random = randomSource(23);
const YEAR = { from: '2000-01-01', to: '2999-01-01' };

let ada: Person;
let urls: Record<string, any>[];
let stored: (NaiveClick & { reason: string | null })[];
let stopListening = async () => {};

beforeAll(async () => {
  stopListening = await startListening();
  ada = await person({ tier: 'premium' });
  urls = await Promise.all(['First', 'Second', 'Gone'].map((title) => shorten(ada, { title })));
  const links = urls.map(({ id }) => numberOf(id));
  const odd = [
    { flags: clickFlags.head },
    { userAgent: '' },
    { flags: clickFlags.prefetch },
    { userAgent: agents.slackbot },
  ];
  const now = Date.now();
  await clicks.ingest([
    ...Array.from({ length: 500 }, () => randomClick(random, links, now, [now - 86_400_000])),
    ...Array.from({ length: 80 }, (_, index) => ({ ...randomClick(random, links, now, [now]), ...odd[index % 4] })),
  ]);
  // Rows of a deleted link stay for a while.
  expect((await rest(ada, 'DELETE', `/api/urls/${links[2]}`)).status).toBe(204);
  await settleDeletions();
  const { rows } = await pool.query('SELECT click_id AS id, reason FROM analytics.click WHERE owner_id = $1', [ada.id]);
  const names = [null, 'bot_agent', 'no_agent', 'head', 'prefetch', 'preview_agent', 'bot_network'];
  const why = new Map(rows.map(({ id, reason }) => [id, names[reason]!]));
  stored = (await naiveClicks(ada.id, 'UTC')).map((click) => ({ ...click, reason: why.get(click.id)! }));
});
afterAll(() => stopListening());

const CLICKS = `query ($scope: AnalyticsScope!, $bots: BotFilter, $after: String) { viewer {
  clicks(scope: $scope, bots: $bots, first: 40, after: $after) {
    edges { node { id kind reason } } pageInfo { hasNextPage endCursor } } } }`;
const bare = (id: string) => Buffer.from(id, 'base64').toString().slice('Click:'.length);

async function everyNode(scope: object, bots: object): Promise<string[][]> {
  const read: string[][] = [];
  for (let after: string | null = null; ;) {
    const { data, errors }: any = await gql(ada, CLICKS, { scope: { ...scope, period: 'LAST_365_DAYS' }, bots, after });
    expect(errors).toBeUndefined();
    const { edges, pageInfo } = data.viewer.clicks;
    read.push(...edges.map(({ node }: any) => [bare(node.id), node.reason.toLowerCase()]));
    if (!pageInfo.hasNextPage) return read;
    after = pageInfo.endCursor;
  }
}

async function everyPage(query: string): Promise<string[][]> {
  const read: string[][] = [];
  for (let after = ''; ;) {
    const { status, body } = await rest(ada, 'GET', `/api/analytics/clicks?period=1y&${query}&first=30${after}`);
    expect(status, JSON.stringify(body)).toBe(200);
    expect(body.clicks.filter(({ is_bot }: any) => !is_bot)).toEqual([]);
    read.push(...body.clicks.map(({ id, bot_reason }: any) => [id, bot_reason]));
    if (!body.has_more) return read;
    after = `&after=${body.end_cursor}`;
  }
}

async function fileOf(query: string) {
  const { status, headers, bytes } = await download(ada, `/api/analytics/clicks.csv?period=1y&${query}`);
  expect(status).toBe(200);
  const rows = readCsv(new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes));
  return { total: headers.get('x-total-rows'), reasons: rows.map((row) => row['Bot Reason']) };
}

const US = { dimension: 'COUNTRY', values: ['US'], isNot: true };
const bots: [string, string[], object[]][] = [
  ['only_bots=true', [], []],
  ['only_bots=true&reason=prefetch', ['prefetch'], []],
  ['only_bots=true&bots=true&reason=head&reason=no_agent&reason=head', ['head', 'no_agent'], []],
  ['only_bots=true&country_not=US', [], [US]],
  ['only_bots=true&reason=bot_agent&reason=preview_agent&country_not=US', ['bot_agent', 'preview_agent'], [US]],
];

describe.each(bots)('%s', (query, reasons, filters) => {
  const wanted = () =>
    matching(stored, { ...YEAR, today: YEAR.to, url: null, filters: filters as never, includeBots: true })
      .map((click) => click as (typeof stored)[number])
      .filter(({ reason }) => reason && (!reasons.length || reasons.includes(reason)))
      .sort((a, b) => b.at - a.at || (a.id < b.id ? 1 : -1))
      .map(({ id, reason }) => [id, reason!]);

  test('GraphQL, REST and the file have those clicks, no more and no fewer', async () => {
    const clicksWanted = wanted();
    expect(clicksWanted.length).toBeGreaterThan(10);
    const enums = reasons.map((reason) => reason.toUpperCase());
    expect(await everyNode({ filters }, { reasons: enums })).toEqual(clicksWanted);
    expect(await everyPage(query)).toEqual(clicksWanted);
    expect(await fileOf(query)).toEqual({
      total: String(clicksWanted.length),
      reasons: clicksWanted.map(([, reason]) => reason),
    });
  });

  test('the list of one URL has those of it, and how many', async () => {
    const number = numberOf(urls[0]!.id);
    const all = await everyPage(`url=${number}&${query}`);
    const path = `/api/urls/${number}/clicks?${query}`;
    const { status, body: page } = await rest(ada, 'GET', `${path}&page=2&page_size=3`);
    expect([status, page.total]).toEqual([200, all.length]);
    expect(all.length).toBeGreaterThan(5);
    expect(page.clicks.map((click: any) => [click.id, click.bot_reason])).toEqual(all.slice(3, 6));
  });
});

test('where more pass the filters than are looked for one by one, a reason is still found', async () => {
  const many = await person({ tier: 'premium' });
  const linkId = numberOf((await shorten(many)).id);
  const now = Date.now();
  await clicks.ingest([
    { linkId, at: now - 5_000_000, flags: clickFlags.head, address: '1.1.1.1' },
    ...Array.from({ length: 2_500 }, (_, index) => ({
      linkId,
      at: now - 4_000_000 + index * 1_000,
      userAgent: agents.googlebot,
      address: '1.1.1.1',
    })),
  ]);
  const list = (query: string) => rest(many, 'GET', `/api/analytics/clicks?only_bots=true&device_not=mobile&${query}`);
  const { body } = await list('reason=head');
  expect(body.clicks.map(({ bot_reason }: any) => bot_reason)).toEqual(['head']);
  const far = Buffer.from(`click:${now - 4_000_000 + 100_000}:ffffffff-ffff-ffff-ffff-ffffffffffff`).toString(
    'base64url',
  );
  const late = await list(`reason=head&after=${far}`);
  expect([late.status, late.body.clicks]).toEqual([200, body.clicks]);
});

test('a page of them is found by its index', async () => {
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    await client.query(
      `INSERT INTO analytics.click SELECT made.* FROM (SELECT to_jsonb(c) AS row FROM analytics.click c LIMIT 1) AS one,
         generate_series(1, 20000) AS n, jsonb_populate_record(NULL::analytics.click, one.row || jsonb_build_object(
           'owner_id', $1::int, 'click_id', gen_random_uuid(), 'kind', (n % 10 = 0)::int, 'reason', n % 10 / 9)) AS made`,
      [ada.id],
    );
    await client.query('ANALYZE analytics.click');
    const { rows } = await client.query(
      `EXPLAIN SELECT * FROM analytics.click c WHERE owner_id = $1 AND kind <> 0 AND reason = ANY ('{3}'::smallint[])
       ORDER BY at DESC, click_id DESC LIMIT 50`,
      [ada.id],
    );
    expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toMatch(
      /Index Scan using click_\d{4}_\d{2}_owner_id_at_click_id_reason_idx/,
    );
  } finally {
    await client.query('ROLLBACK');
    client.release();
  }
});

const TAIL = `subscription ($scope: AnalyticsScope!, $bots: BotFilter) {
  clicksArrived(scope: $scope, bots: $bots) { isComplete edges { node { reason kind } } } }`;

test('the tail tells of the bots that are asked for, and of nobody else', async () => {
  const eve = await person({ tier: 'premium' });
  const linkId = numberOf((await shorten(eve)).id);
  const stream = await subscribe(eve, TAIL, { scope: {}, bots: { reasons: ['PREFETCH', 'HEAD'] } });
  const next = async () => {
    const { data, errors } = await stream.next();
    expect(errors).toBeUndefined();
    return data.clicksArrived.edges.map(({ node }: any) => [node.kind, node.reason]);
  };
  expect(await next()).toEqual([]);
  const now = Date.now() - 5_000;
  await clicks.ingest([
    { linkId, at: now },
    { linkId, at: now + 1, userAgent: agents.googlebot },
    { linkId, at: now + 2, flags: clickFlags.prefetch },
    { linkId, at: now + 3, flags: clickFlags.head },
  ]);
  let told = await next();
  while (!told.length) told = await next(); // the URL's own creation may be told late
  expect(told).toEqual([
    ['PREVIEW', 'PREFETCH'],
    ['BOT', 'HEAD'],
  ]);
  stream.close();
});

describe('refused', () => {
  test.each([
    ['only_bots=true&reason=telnet', 'reason'],
    ['only_bots=true&reason=', 'reason'],
    ['only_bots=true&reason=head&reason=constructor', 'reason'],
    ['reason=head', 'reason'],
    ['only_bots=false&reason=head', 'reason'],
    ['only_bots=1', 'only_bots'],
    ['only_bots=true&only_bots=true', 'only_bots'],
  ])('%s', async (query, field) => {
    const one = `/api/urls/${numberOf(urls[0]!.id)}/clicks`;
    for (const path of ['/api/analytics/clicks', '/api/analytics/clicks.csv', one]) {
      const { status, body } = await rest(ada, 'GET', `${path}?${query}`);
      expect([status, body.error.code, body.error.details.field]).toEqual([400, 'INVALID', field]);
    }
  });

  test('a reason GraphQL does not know', async () => {
    const { data, errors } = await gql(ada, CLICKS, { scope: {}, bots: { reasons: ['TELNET'] } });
    expect(data?.viewer ?? null).toBeNull();
    expect(errors![0]!.message).toContain('bots.reasons');
  });
});
