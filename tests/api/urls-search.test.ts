import { beforeAll, expect, test } from 'vitest';
import { pool } from '../../api/db.ts';
import { gql, person, useWorld, type Person } from '../kit/world.ts';

useWorld();

const LINKS = 50_000;
let crowd: Person;

/** Titles of many links: `walnut` here and there, `acorn` together at one end, `rare` now and then, `oak` in all. */
beforeAll(async () => {
  crowd = await person({ tier: 'enterprise' });
  await pool.query(
    `INSERT INTO short_url (owner_id, short_code, original_url, title, click_count, is_active)
     SELECT $1::int, 'n' || n, 'https://example.com/', concat_ws(' ', 'oak', CASE WHEN n % 20 < 9 THEN 'walnut' END,
       CASE WHEN n < 22000 THEN 'acorn' END, CASE WHEN n % 100 = 0 THEN 'rare' END), n, n % 3 > 0
     FROM generate_series(1, $2::int) AS n`,
    [crowd.id, LINKS],
  );
  await pool.query('ANALYZE short_url, search.url');
}, 60_000);

const LIST = `query ($after: String, $filter: UrlFilter, $order: UrlOrder) { viewer {
  urls(first: 5, after: $after, filter: $filter, order: $order) { totalCount nodes { shortCode } } } }`;

const every = Array.from({ length: LINKS }, (_, index) => index + 1);
const words: [word: string, isHit: (n: number) => boolean][] = [
  ['', () => true],
  ['oak', () => true],
  ['walnut', (n) => n % 20 < 9],
  ['acorn', (n) => n < 22_000],
  ['rare', (n) => n % 100 === 0],
  ['n4321\nhttps', (n) => n === 4321],
  ['elm', () => false],
];

test.each(words)(
  'a search for %j finds what it should, on every page, in every order, with filters',
  async (search, isHit) => {
    for (const [status, isKept] of [
      [undefined, () => true],
      ['ACTIVE', (n: number) => n % 3 > 0],
    ] as const) {
      for (const direction of ['ASC', 'DESC'] as const) {
        const hits = every.filter((n) => isHit(n) && isKept(n));
        if (direction === 'DESC') hits.reverse();
        for (const place of new Set([0, 1_200, Math.floor(hits.length / 2), hits.length - 2])) {
          const { data } = await gql(crowd, LIST, {
            after: place > 0 ? Buffer.from(`place:${place}`).toString('base64url') : undefined,
            filter: { search, status },
            order: { field: 'CLICKS', direction },
          });
          const start = Math.max(place, 0);
          expect(data.viewer.urls.totalCount).toBe(hits.length);
          expect(data.viewer.urls.nodes.map((node: any) => node.shortCode)).toEqual(
            hits.slice(start, start + 5).map((n) => `n${n}`),
          );
        }
      }
    }
  },
);
