import Papa from 'papaparse';
import { expect, test } from 'vitest';
import { pool } from '../../api/database/db.ts';
import { columnTitle } from '../../api/generated/csv-columns.ts';
import { copiedOptions } from '../../api/urls/members.ts';
import { numberOf, shorten } from '../kit/queries.ts';
import { storeClicks } from '../kit/clicks.ts';
import { stopClock } from '../kit/clock.ts';
import { person, rest, useWorld, type Person } from '../kit/world.ts';

stopClock();
useWorld();

const FIRST =
  'Short Code,Title,Original URL,Description,Click Count,Unique Visitors,Peak Hour,Top Referrer,Bounce Rate (%),Status,Created,' +
  'Last Clicked,Expires,Measurement Level,Measurement Method,A/B Test,Test Destinations,External Id';
const LAST = 'Has Password,Tags,Clicks Before Import';
/** The other options, in the order of answers. */
const OPTIONS = copiedOptions.map(columnTitle).filter((name) => !`${FIRST},${LAST}`.split(',').includes(name));
const COLUMNS = [...FIRST.split(','), ...OPTIONS, ...LAST.split(',')];
/** What programs read by now: new options stand between them, and nothing else changes. */
const PUBLISHED =
  `${FIRST},No Index,Referrer Policy,Redirect Status,Query Forwarding,Path Forwarding,No Preview,Starts At,Fallback Url,Max Clicks,` +
  `Redirect Rules,Card Title,Card Description,Card Picture,Ios Url,Android Url,Domain,${LAST}`;
const read = (text: string) => Papa.parse<Record<string, string>>(text.trim(), { header: true }).data;
const download = (who: Person, query = '') => rest(who, 'GET', `/api/urls/export.csv${query}`);

test('every documented column, what cannot be known empty', async () => {
  const ada = await person();
  const expiresAt = new Date(Date.now() + 20 * 86_400_000).toISOString();
  const url = await shorten(ada, {
    shortCode: 'full',
    title: 'A "b", c',
    description: 'two\nlines',
    expiresAt,
    measurementLevel: 'full',
  });
  const at = new Date(Date.now() - 86_400_000).setUTCHours(9, 5, 0, 0);
  await storeClicks([{ linkId: numberOf(url.id), at, address: 'DE-1', referrer: 'https://news.example/' }]);
  const { status, headers, body } = await download(ada);
  expect(status).toBe(200);
  expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(headers.get('x-total-rows')).toBe('1');
  const today = new Date().toISOString().slice(0, 10);
  expect(headers.get('content-disposition')).toBe(`attachment; filename="footbridge-urls-${today}.csv"`);
  expect(body.replace('\uFEFF', '').split('\r\n')[0]).toBe(COLUMNS.join());
  const published = PUBLISHED.split(',');
  expect(COLUMNS.filter((name) => published.includes(name))).toEqual(published);
  expect(read(body.replace('\uFEFF', ''))).toEqual([
    {
      ...Object.fromEntries(COLUMNS.map((name) => [name, ''])),
      'Short Code': 'full',
      Title: 'A "b", c',
      'Original URL': 'https://example.com/',
      Description: 'two\nlines',
      'Click Count': '1',
      'Unique Visitors': '1',
      'Peak Hour': '09:00',
      'Top Referrer': 'news.example',
      Status: 'active',
      Created: url.createdAt,
      'Last Clicked': new Date(at).toISOString(),
      Expires: expiresAt,
      'Measurement Level': 'full',
      'Clicks Before Import': '0',
    },
  ]);
});

test.each([
  ['a;=1+1;', "a;'=1+1;"],
  ['a\n@SUM(A1)', "a\n'@SUM(A1)"],
  ['a\t-1', "a\t'-1"],
  ['a=1; b-2', 'a=1; b-2'],
])('nothing runs in %j either where semicolons part cells', async (text, cell) => {
  const ada = await person();
  await pool.query(
    "INSERT INTO short_url (owner_id, short_code, original_url, title) VALUES ($1, $2, 'https://example.com/', $3)",
    [ada.id, `semicolon-${ada.id}`, text],
  );
  const [row] = read((await download(ada)).body.replace('\uFEFF', ''));
  expect(row!.Title).toBe(cell);
});

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\tx', '\rx'])('a cell that begins like %j cannot run', async (text) => {
  const ada = await person();
  await pool.query(
    "INSERT INTO short_url (owner_id, short_code, original_url, title) VALUES ($1, $2, 'https://example.com/', $3)",
    [ada.id, `-x${ada.id}`, text],
  );
  const [row] = read((await download(ada)).body.replace('\uFEFF', ''));
  expect(row!.Title).toBe(`'${text}`);
  expect(row!['Short Code']).toBe(`'-x${ada.id}`);
});

test('all pages of the current filters in their order, and nobody else', async () => {
  const ada = await person({ tier: 'enterprise' });
  await shorten(await person(), { title: 'his' });
  await pool.query(
    `INSERT INTO short_url (owner_id, short_code, original_url, title, click_count, is_active)
     SELECT $1::int, 'x' || n, 'https://example.com/', 'T' || n, n, n % 2 = 0 FROM generate_series(1, 1300) AS n`,
    [ada.id],
  );
  const all = await download(ada, '?sort=clicks&direction=asc');
  const rows = read(all.body.replace('\uFEFF', ''));
  expect(rows.map((row) => row.Title)).toEqual(Array.from({ length: 1300 }, (_, index) => `T${index + 1}`));
  const some = await download(ada, '?status=inactive&search=t12&sort=clicks&direction=desc');
  expect(some.headers.get('x-total-rows')).toBe('55');
  expect(read(some.body.replace('\uFEFF', ''))[0]!.Title).toBe('T1299');
});

test('the export of what can be recovered has a name of its own', async () => {
  const ada = await person();
  const url = await shorten(ada, { title: 'Off' });
  await shorten(ada, { title: 'On' });
  await pool.query('UPDATE short_url SET is_active = false WHERE id = $1', [numberOf(url.id)]);
  const { headers, body } = await download(ada, '?scope=recoverable');
  expect(headers.get('content-disposition')).toMatch(/expired-inactive-urls-\d{4}-\d{2}-\d{2}\.csv/);
  expect(read(body.replace('\uFEFF', '')).map((row) => row.Title)).toEqual(['Off']);
});

test('it wants a session and a question that can be asked', async () => {
  expect((await rest(null, 'GET', '/api/urls/export.csv')).status).toBe(401);
  expect((await download(await person(), '?status=odd')).status).toBe(400);
});
