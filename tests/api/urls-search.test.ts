import { beforeAll, expect, test } from 'vitest';
import { pool } from '../../api/database/db.ts';
import { shorten, UPDATE_URL } from '../kit/queries.ts';
import { withClient } from '../kit/with-client.ts';
import { gql, person, useWorld, type Person } from '../kit/world.ts';

useWorld();

const LINKS = 50_000;
/** No statement may take as long as the server allows, also where other suites have the processors. */
const CHUNK = 5_000;
let crowd: Person;
let oddities: Person;

/**
 * Adds links, and then what is searched of them all at once, as a migration does: the triggers of each link take twice as
 * long. Other tests hold them to what they write.
 */
const addToCrowd = (from: number) =>
  withClient(async (client) => {
    await client.query('BEGIN; SET LOCAL session_replication_role = replica');
    await client.query(
      `INSERT INTO short_url (owner_id, short_code, original_url, title, click_count, created_at, is_active, expires_at)
       SELECT $1::int, 'n' || n, 'https://example.com/', concat_ws(' ', 'oak', CASE WHEN n % 20 < 9 THEN 'walnut' END,
         CASE WHEN n < 22000 THEN 'acorn' END, CASE WHEN n % 100 = 0 THEN 'rare' END,
         CASE WHEN n > 25000 THEN 'hazel' END), n, '2026-01-01'::timestamptz + n * interval '1 second',
         n % 3 <> 0 OR n % 2 = 1, CASE WHEN n % 3 = 0 AND n % 2 = 1 THEN now() - interval '1 day' END
       FROM generate_series($2::int, $2::int + $3::int - 1) AS n`,
      [crowd.id, from, CHUNK],
    );
    await client.query(
      `INSERT INTO search.url (url_id, owner_id, body, is_active, starts_at, expires_at, created_at)
       SELECT id, owner_id, search.body_of(short_url), is_active, starts_at, expires_at, created_at FROM short_url
       WHERE owner_id = $1 AND click_count >= $2`,
      [crowd.id, from],
    );
    await client.query('COMMIT');
  });

/** A third leads nowhere any more: switched off, or expired. Titles of many links: `walnut` here and there, `acorn` together at one end, `rare` now and then, `hazel` in the later half, `oak` in all. */
beforeAll(async () => {
  crowd = await person({ tier: 'enterprise' });
  for (let from = 1; from < LINKS; from += CHUNK) await addToCrowd(from);
  oddities = await person({ tier: 'enterprise' });
  await pool.query(
    `INSERT INTO short_url (owner_id, short_code, original_url, title)
     SELECT $1::int, repeat('0', n::int), 'https://0.test/', title FROM unnest($2::text[]) WITH ORDINALITY AS t (title, n)`,
    [oddities.id, odd],
  );
  await pool.query('ANALYZE short_url, search.url');
});

const LIST = `query ($page: Int, $after: String, $filter: UrlFilter, $order: UrlOrder) { viewer {
  urls(first: 5, page: $page, after: $after, filter: $filter, order: $order) { totalCount nodes { shortCode }
    pageInfo { endCursor } } } }`;

const NEXT = LIST.replace('totalCount', '').replace(/pageInfo { endCursor }/, '');
const TITLES = LIST.replace('first: 5', 'first: 50').replace('shortCode', 'title');
const codes = (urls: any): string[] => urls.nodes.map((node: any) => node.shortCode);
const every = Array.from({ length: LINKS }, (_, index) => index + 1);
const words: [word: string, isHit: (n: number) => boolean][] = [
  ['', () => true],
  ['oak', () => true],
  ['walnut', (n) => n % 20 < 9],
  ['acorn', (n) => n < 22_000],
  ['hazel', (n) => n > 25_000],
  ['rare', (n) => n % 100 === 0],
  ['n4321\nhttps', (n) => n === 4321],
  ['elm', () => false],
  ['O', () => true],
  ['w', (n) => n % 20 < 9],
  ['4', (n) => String(n).includes('4')],
  ['lN', (n) => n % 20 < 9],
  ['RN', (n) => n < 22_000],
  ['ra', (n) => n % 100 === 0],
  ['Z', (n) => n > 25_000],
  ['ze', (n) => n > 25_000],
  ['77', (n) => String(n).includes('77')],
  ['q', () => false],
  ['zz', () => false],
];

/** A link's clicks and its creation rise with its number. */
const questions = [
  { field: 'CLICKS', direction: 'ASC' },
  { field: 'CREATED_AT', direction: 'DESC' },
  { status: 'ACTIVE', field: 'CLICKS', direction: 'DESC' },
  { status: 'ACTIVE', field: 'CREATED_AT', direction: 'ASC' },
];

test.each(words)(
  'a search for %j finds what it should, on every page, in every order, with filters',
  async (search, isHit) => {
    for (const { status, field, direction } of questions) {
      const hits = every.filter((n) => isHit(n) && (!status || n % 3 > 0));
      if (direction === 'DESC') hits.reverse();
      for (const place of new Set([0, 1_200, Math.floor(hits.length / 2), hits.length - 2])) {
        const question = { filter: { search, status }, order: { field, direction } };
        const start = Math.max(place - (place % 5), 0);
        const { urls } = (await gql(crowd, LIST, { ...question, page: start / 5 + 1 })).data.viewer;
        expect(urls.totalCount).toBe(hits.length);
        expect(codes(urls)).toEqual(hits.slice(start, start + 5).map((n) => `n${n}`));
        const after = urls.pageInfo.endCursor;
        if (!after) continue;
        const { data } = await gql(crowd, NEXT, { ...question, after });
        expect(codes(data.viewer.urls)).toEqual(hits.slice(start + 5, start + 10).map((n) => `n${n}`));
      }
    }
  },
);

const odd = [
  'Äpfel',
  'cafe\u0301',
  'a%b',
  'a_b',
  'a\\b',
  '100% ab',
  '🦊 den',
  '🦊🐻',
  'İZMİR',
  'ΣΊΓΜΑ',
  '日本語',
  "it's {a,b}",
  '"NULL"',
];
const short: [search: string, hits: string[]][] = [
  ['ä', ['Äpfel']],
  ['ÄP', ['Äpfel']],
  ['e\u0301', ['cafe\u0301']],
  ['\u0301', ['cafe\u0301']],
  ['%', ['a%b', '100% ab']],
  ['a%', ['a%b']],
  ['%%', []],
  ['_', ['a_b']],
  ['_b', ['a_b']],
  ['\\', ['a\\b']],
  ['a\\', ['a\\b']],
  ['\\\\', []],
  ['🦊', ['🦊 den', '🦊🐻']],
  ['🦊🐻', ['🦊🐻']],
  ['🐻🦊', []],
  ['\ud83e', []],
  ['\udd8a', []],
  ['İ', ['İZMİR']],
  ['İz', ['İZMİR']],
  ['İr', ['İZMİR']],
  ['σί', ['ΣΊΓΜΑ']],
  ['本', ['日本語']],
  ['日本', ['日本語']],
  ['日語', []],
  ['{', ["it's {a,b}"]],
  ["'s", ["it's {a,b}"]],
  ['","', []],
  [',b', ["it's {a,b}"]],
  ['""', []],
  ['l"', ['"NULL"']],
  ['ba', []],
];

test.each(short)('a search for the short %j takes it as it stands', async (search, hits) => {
  for (const asked of [search, ` ${search}`]) {
    const { data } = await gql(oddities, TITLES, { filter: { search: asked } });
    const titles: string[] = data.viewer.urls.nodes.map(({ title }: { title: string }) => title);
    expect(titles.sort()).toEqual([...hits].sort());
    expect(data.viewer.urls.totalCount).toBe(hits.length);
  }
});

test('a short search finds a link by what it was changed to, and by nothing it was', async () => {
  const ada = await person({ tier: 'enterprise' });
  const { id } = await shorten(ada, { title: 'äö' });
  const found = async (search: string) => (await gql(ada, LIST, { filter: { search } })).data.viewer.urls.totalCount;

  expect([await found('äö'), await found('üß'), await found('ü')]).toEqual([1, 0, 0]);
  await gql(ada, UPDATE_URL, { input: { id, title: 'üß' } });
  expect([await found('äö'), await found('üß'), await found('ü')]).toEqual([0, 1, 1]);
  expect((await gql(await person(), LIST, { filter: { search: 'üß' } })).data.viewer.urls.totalCount).toBe(0);
});
