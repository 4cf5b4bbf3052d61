// Which click of a visitor is the first of the day, of nodes that know nothing of each other's clicks but by the database.
import { beforeEach, expect, test } from 'vitest';
import { clickStore } from '../../api/clicks/store.ts';
import { pool } from '../../api/database/db.ts';
import { expectAgreement } from '../kit/agreement.ts';
import { useClicks, type ClickKit } from '../kit/clicks.ts';
import { settleDeletions } from '../kit/deletions.ts';
import { DELETE_URL, numberOf, shorten } from '../kit/queries.ts';
import { gql, person, useWorld, type Person } from '../kit/world.ts';

const nodes = [useClicks(), useClicks(), useClicks()] as const;
const [one, two, three] = nodes;
useWorld(one.handler);

const at = new Date(Date.now() - 86_400_000).setUTCHours(12, 0, 0, 0);
const day = new Date(at).toISOString().slice(0, 10);
const address = '203.0.113.7';

let ada: Person;
let urls: { id: string; link: number }[];
let clicked = 0;

beforeEach(async () => {
  ada = await person({ timeZone: 'UTC' });
  urls = [];
  for (let made = 0; made < 4; made++) {
    const { id } = await shorten(ada);
    urls.push({ id, link: numberOf(id) });
  }
});

/** A node stores a click on each of these links; returns for each click until now whether it is the visitor's first, of the owner and of the link. */
async function click(node: ClickKit, ...links: number[]): Promise<string[]> {
  await node.ingest(links.map((link) => ({ linkId: urls[link]!.link, at: at + clicked++, address })));
  const { rows } = await pool.query(
    `SELECT concat_ws(' and ', CASE WHEN first_owner THEN 'owner' END, CASE WHEN first_link THEN 'link' END) AS first
     FROM analytics.click WHERE owner_id = $1 ORDER BY at`,
    [ada.id],
  );
  await expectAgreement();
  return rows.map(({ first }) => first);
}

const OF_ALL = -1;
/** Says that visitors of the day were forgotten. */
const FORGOTTEN = -2;
const namesOfRows = new Map([
  [0, OF_ALL],
  [-1, FORGOTTEN],
]);

/** The links that have a row of visitors. */
async function rowsOf(): Promise<number[]> {
  const { rows } = await pool.query<{ link_id: number }>(
    'SELECT link_id FROM analytics.daily_visitor WHERE owner_id = $1 ORDER BY link_id',
    [ada.id],
  );
  return rows.map(({ link_id: link }) => namesOfRows.get(link) ?? urls.findIndex((url) => url.link === link));
}

/** What a node of the version before inserts; returns the links whose row was not there. */
async function insertAsBefore(...links: number[]): Promise<number[]> {
  const { rows: visitors } = await pool.query<{ visitor: string }>(
    'SELECT DISTINCT visitor FROM analytics.daily_visitor WHERE owner_id = $1',
    [ada.id],
  );
  const { rows } = await pool.query<{ link_id: number }>(
    `INSERT INTO analytics.daily_visitor (owner_id, link_id, visitor, day)
     SELECT $1, link, $2, $3::date FROM unnest($4::int[]) AS link ON CONFLICT DO NOTHING RETURNING link_id`,
    [ada.id, visitors[0]!.visitor, day, links.map((link) => urls[link]?.link ?? 0)],
  );
  return rows.map(({ link_id: link }) => (link ? urls.findIndex((url) => url.link === link) : OF_ALL));
}

/** How many wait for rows that others have locked. */
async function waiting(): Promise<number> {
  const { rows } = await pool.query<{ waiting: number }>(
    `SELECT count(*)::int AS waiting FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
  );
  return rows[0]!.waiting;
}

/** Another visitor, whose click of a link of their own stays. */
const clickOfAnother = () => one.ingest([{ linkId: urls[3]!.link, at: at + clicked++, address: '203.0.113.8' }]);

/** Deletes a link with all that its clicks were counted in. */
async function remove(link: number): Promise<void> {
  await gql(ada, DELETE_URL, { input: { id: urls[link]!.id } });
  await settleDeletions();
  await clickStore.purgeDeleted(() => false);
}

test('a visitor of one link takes one row, and every further link one more', async () => {
  expect(await click(one, 0, 0)).toEqual(['owner and link', '']);
  expect(await rowsOf()).toEqual([OF_ALL]);
  expect(await click(one, 0, 1)).toEqual(['owner and link', '', '', 'link']);
  expect(await rowsOf()).toEqual([OF_ALL, 1]);
});

test('another node counts neither again what the first has stored, nor leaves out a link that is new', async () => {
  await click(one, 1);
  expect(await click(two, 1, 0, 1)).toEqual(['owner and link', '', 'link', '']);
  expect(await click(three, 0, 2, 1)).toEqual(['owner and link', '', 'link', '', '', 'link', '']);
  expect(await click(one, 2, 0, 1)).toEqual(['owner and link', '', 'link', '', '', 'link', '', '', '', '']);
  expect(await rowsOf()).toEqual([OF_ALL, 0, 2]);
});

test('of nodes that store at once, one has the first click', async () => {
  for (let round = 0; round < 10; round++) {
    const visitor = `203.0.113.${100 + round}`;
    const told = urls.slice(0, 3).map(({ link }) => ({ linkId: link, at: at + clicked++, address: visitor }));
    await Promise.all(nodes.map((node, index) => node.ingest([...told.slice(index), ...told.slice(0, index)])));
  }
  const { rows } = await pool.query(
    `SELECT count(*)::int AS clicks, count(*) FILTER (WHERE first_owner)::int AS owner, count(*) FILTER (WHERE first_link)::int AS link
     FROM analytics.click WHERE owner_id = $1`,
    [ada.id],
  );
  expect(rows).toEqual([{ clicks: 90, owner: 10, link: 30 }]);
  await expectAgreement();
});

test('a node of the version before and one of this count a visitor once', async () => {
  await click(one, 0);
  expect(await insertAsBefore(OF_ALL, 0, 1)).toEqual([1]);
  expect(await insertAsBefore(OF_ALL, 0, 1)).toEqual([]);
  expect(await click(two, 1, 0, 2)).toEqual(['owner and link', '', '', 'link']);
  await pool.query('UPDATE analytics.daily_visitor SET first_link = NULL WHERE owner_id = $1', [ada.id]);
  expect(await insertAsBefore(0)).toEqual([0]); // all rows are those of the version before now
  expect(await click(three, 0, 1, 2)).toEqual(['owner and link', '', '', 'link', '', '', '']);
});

test('of deleted links nothing is left, and their visitors return as new ones only where no other link knows them', async () => {
  await clickOfAnother();
  await click(one, 0, 1);
  await remove(0);
  expect(await rowsOf()).toEqual([OF_ALL, OF_ALL, 1]);
  const { rows: traces } = await pool.query('SELECT 1 FROM analytics.daily_visitor WHERE $1 IN (link_id, first_link)', [
    urls[0]!.link,
  ]);
  expect(traces).toEqual([]);
  expect((await click(two, 1, 2)).slice(-2)).toEqual(['', 'link']);
  await remove(1);
  expect(await rowsOf()).toEqual([OF_ALL, OF_ALL, 2]);
  await remove(2);
  expect(await rowsOf()).toEqual([FORGOTTEN, OF_ALL]);
});

test('a click that is stored while another link of its visitor is deleted is the first of its link once', async () => {
  await clickOfAnother();
  await click(one, 0);
  const sums = await pool.connect(); // holds up the second node amid its transaction
  await sums.query('BEGIN');
  await sums.query('SELECT 1 FROM analytics.stat_day WHERE owner_id = $1 FOR UPDATE', [ada.id]);
  const storing = two.ingest([{ linkId: urls[1]!.link, at: at + clicked++, address }]);
  await expect.poll(waiting).toBe(1);
  await gql(ada, DELETE_URL, { input: { id: urls[0]!.id } });
  const removing = settleDeletions();
  await expect.poll(waiting).toBe(2);
  await sums.query('COMMIT');
  sums.release();
  await Promise.all([storing, removing]);
  await clickStore.purgeDeleted(() => false);
  expect(await rowsOf()).toEqual([FORGOTTEN, OF_ALL, 1]);
  expect(await click(three, 1, 2)).toEqual(['owner and link', 'link', 'owner', 'link']);
  expect(await click(one, 2, 1)).toEqual(['owner and link', 'link', 'owner', 'link', '', '']);
});

test('who has clicked one link alone is new once that is deleted', async () => {
  await clickOfAnother();
  await click(one, 0);
  await remove(0);
  expect(await rowsOf()).toEqual([FORGOTTEN, OF_ALL]);
  expect((await click(one, 1)).at(-1)).toBe('owner and link');
  expect((await click(two, 1)).at(-1)).toBe('');
});
