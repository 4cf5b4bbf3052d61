// Links of other services, and of files of ours: recognised, previewed, imported in one step, and undone.
import { beforeEach, describe, expect, test } from 'vitest';
import { db, pool } from '../../api/database/db.ts';
import { MAX_IMPORT_BYTES } from '../../api/common/input-limits.ts';
import { CHROME } from '../kit/agents.ts';
import { chosenOptions } from '../kit/chosen-options.ts';
import { useClicks } from '../kit/clicks.ts';
import { exportsOf, importFile, runNow, sendImport } from '../kit/imports.ts';
import { shorten } from '../kit/queries.ts';
import { at, gql, person, rest, useWorld, type Person } from '../kit/world.ts';

const clicks = useClicks();
useWorld(clicks.handler);

let ada: Person;
beforeEach(async () => {
  await db.shortUrl.deleteMany();
  ada = await person({ tier: 'premium' });
});

const MADE = '2024-01-02T03:04:05.000Z';
const preview = (file: BodyInit, conflicts = 'rename') => sendImport(ada, file, { path: '/preview', conflicts });
const links = async () => (await rest(ada, 'GET', '/api/urls?page_size=100')).body.urls as any[];
const linkOf = async (code: string) => (await rest(ada, 'GET', `/api/urls/lookup?short_code=${code}`)).body;
const IMPORT = `mutation ($input: ImportLinksInput!) { importLinks(input: $input) {
  ... on ImportLinksSuccess { linkImport { number state format total created renamed skipped refused undoUntil refusals { row message } } }
  ... on UserError { code message field } } }`;
const PREVIEW = `mutation ($input: PreviewImportInput!) { previewImport(input: $input) {
  ... on PreviewImportSuccess { preview { format total created conflicts clicks ignored } } ... on UserError { code field message } } }`;
const UNDO = `mutation ($number: Int!) { undoImport(input: { number: $number }) {
  ... on UndoImportSuccess { linkImport { undoneAt undoUntil } } ... on UserError { code } } }`;

describe('an export of', () => {
  test.each(Object.keys(exportsOf))(
    '%s is recognised, previewed and imported with codes, dates and clicks',
    async (name) => {
      const format = name.replace(/_(?:api|csv|table)$/, '');
      const found = await preview(exportsOf[name]!);
      expect([found.status, found.body]).toMatchObject([200, { format, refused: 0, conflicts: 0 }]);
      expect(await links()).toEqual([]);
      const { status, body } = await importFile(ada, exportsOf[name]!);
      expect([status, body]).toMatchObject([202, { format, created: found.body.created, refused: 0, renamed: 0 }]);
      const made = await links();
      expect(made).toHaveLength(body.created);
      const url = made.find(({ short_code: code }) => code.startsWith('one-'));
      expect(url).toMatchObject({ original_url: 'https://example.com/one', created_at: MADE, click_count: 0 });
      expect(url.clicks_before_import).toBe(format === 'bitly' && name === 'bitly' ? 0 : 12);
      const { headers } = await fetch(at(`/${url.short_code}`), { redirect: 'manual' });
      expect(headers.get('location')).toBe('https://example.com/one');
    },
  );

  test('some services brings along what only they have', async () => {
    await importFile(ada, exportsOf['dub']!);
    expect(await linkOf('one-dub')).toMatchObject({ tags: ['News', 'Spring'], is_active: true });
    expect(await linkOf('two-dub')).toMatchObject({ is_active: false, status: 'inactive' });
    await importFile(ada, exportsOf['dub_api']!);
    expect(await linkOf('one-dub-api')).toMatchObject({
      ...{ ios_url: 'https://apps.apple.com/app/id1', description: 'A note', has_password: false },
      redirect_rules: [{ destination: 'https://example.com/us', conditions: [{ country: ['US'] }] }],
    });
    await importFile(ada, exportsOf['shlink_api']!);
    const shlink = { max_clicks: 50, query_forwarding: 'override', expires_at: '2099-01-01T00:00:00.000Z' };
    expect(await linkOf('one-shlink-api')).toMatchObject(shlink);
    await importFile(ada, exportsOf['short_io']!);
    expect(await linkOf('one-short')).toMatchObject({ android_url: 'myapp://one', tags: ['News'] });
    await importFile(ada, exportsOf['rebrandly']!);
    expect(await linkOf('one-rebrandly')).toMatchObject({ query_forwarding: 'add', title: 'One' });
  });

  test('this server comes back as it was, without clicks among the measured ones', async () => {
    const { shortCode } = await shorten(ada, {
      ...{
        originalUrl: 'https://example.com/full',
        shortCode: 'full',
        title: '=1+"b", c; -x',
        description: 'two\nlines',
      },
      ...chosenOptions,
      ...{ fallbackUrl: 'https://example.com/late', maxClicks: 9, externalId: 'x-1' },
      ...{
        cardTitle: 'Card',
        cardDescription: 'About',
        iosUrl: 'myapp://x',
        androidUrl: 'https://example.com/android',
      },
      ...{ startsAt: '2026-01-01T00:00:00.000Z', expiresAt: '2099-01-01T00:00:00.000Z', tags: ['one', 'two'] },
      redirectRules: [{ destination: 'https://example.com/de', conditions: [{ language: ['de'] }] }],
    });
    await shorten(ada, { shortCode: 'over' });
    await shorten(ada, { shortCode: 'off' });
    await pool.query(`UPDATE short_url SET expires_at = '2025-01-01T00:00:00Z' WHERE short_code = 'over'`);
    await pool.query(`UPDATE short_url SET is_active = false, clicks_before_import = 5 WHERE short_code = 'off'`);
    await fetch(at(`/${shortCode}`), { redirect: 'manual', headers: { 'user-agent': CHROME } });
    await clicks.settle();
    const before = await links();
    const { body: file } = await rest(ada, 'GET', '/api/urls/export.csv');
    await db.shortUrl.deleteMany();
    const { status, body } = await importFile(ada, file);
    expect([status, body]).toMatchObject([202, { format: 'footbridge', created: 3, refused: 0 }]);
    const apart = [
      'id',
      'updated_at',
      'click_count',
      'bot_count',
      'unique_visitors',
      'last_clicked_at',
      'clicks_before_import',
    ];
    const plain = (all: any[]) =>
      all
        .map((one) => Object.fromEntries(Object.entries(one).filter(([name]) => !apart.includes(name))))
        .sort((a: any, b: any) => (a.short_code < b.short_code ? -1 : 1));
    const after = await links();
    expect(plain(after)).toEqual(plain(before));
    const counted = Object.fromEntries(
      after.map((one) => [one.short_code, [one.clicks_before_import, one.click_count]]),
    );
    expect(counted).toEqual({ full: [1, 0], over: [0, 0], off: [5, 0] });
  });
});

describe('codes that cannot be had', () => {
  const FILE =
    'url,code\nhttps://example.com/1,taken\nhttps://example.com/2,dashboard\nhttps://example.com/3,with/slash.x\nhttps://example.com/4,free\nhttps://example.com/5,free\nhttps://example.com/6,\n';
  beforeEach(async () => void (await shorten(await person(), { shortCode: 'taken' })));

  test('are renamed like they were, or at random', async () => {
    expect((await preview(FILE)).body).toMatchObject({ conflicts: 4, renamed: 4, created: 6, skipped: 0, refused: 0 });
    expect((await importFile(ada, FILE)).body).toMatchObject({ created: 6, renamed: 4 });
    const codeOf = Object.fromEntries((await links()).map((url) => [url.original_url.at(-1), url.short_code]));
    expect(codeOf).toMatchObject({ 1: 'taken-2', 2: 'dashboard-2', 4: 'free', 5: 'free-2' });
  });

  test('are left out, or nothing is imported at all', async () => {
    expect((await preview(FILE, 'keep')).body).toMatchObject({ created: 0, conflicts: 4 });
    const { status, body } = await importFile(ada, FILE, { conflicts: 'keep' });
    expect([status, body]).toMatchObject([
      202,
      { state: 'failed', failure_code: 'CONFLICT', created: 0, undo_until: null },
    ]);
    expect(body.failure).toBe('4 links cannot keep their codes here.');
    expect(await links()).toEqual([]);
    expect((await importFile(ada, FILE, { conflicts: 'skip' })).body).toMatchObject({ created: 2, skipped: 4 });
    expect((await links()).map((url) => url.short_code)).toContain('free');
    const good = 'url,code\nhttps://example.com/,mine\n';
    expect((await importFile(ada, good, { conflicts: 'keep' })).body).toMatchObject({ created: 1, renamed: 0 });
  });
});

describe('rows and files', () => {
  test('that cannot come are named, and do not hold the others up', async () => {
    const file =
      'url,code,clicks,created\njavascript:alert(1),a1,1,2024-01-01\nhttps://example.com/,a2,-7,2999-01-01\n,a3,1,\nhttps://example.com/,a4,x,nonsense\n';
    const { body } = await importFile(ada, file);
    expect(body).toMatchObject({ total: 4, created: 2, refused: 2, format: 'other' });
    expect(body.refusals.map(({ row }: any) => row)).toEqual([1, 3]);
    for (const url of await links()) {
      expect([url.clicks_before_import, Math.abs(Date.parse(url.created_at) - Date.now()) < 60_000]).toEqual([0, true]);
    }
  });

  test.each([
    ['no file at all', '', 'INVALID'],
    ['another kind of file', 'name,age\nAda,36\n', 'INVALID'],
    ['a file without rows', 'url,code\n', 'INVALID'],
    ['damaged JSON', '{"links": [{"long_url": ', 'INVALID'],
    ['JSON that is nested without end', '['.repeat(5_000_000), 'INVALID'],
    [
      'a member that is nested deeply',
      `[{"url": "https://a.example", "more": ${'{"a":'.repeat(30)}1${'}'.repeat(30)}}]`,
      'INVALID',
    ],
    ['CSV of more columns than services have', `url,${'c,'.repeat(300)}\nhttps://a.example`, 'INVALID'],
    [
      'JSON of more members than services have',
      `[{${Array.from({ length: 300 }, (_, at) => `"c${at}": 1`).join()}}]`,
      'INVALID',
    ],
    ['half a character', '[{"url": "https://a.example", "title": "\\ud800"}]', 'INVALID'],
    ['JSON without links', '{"links": []}', 'INVALID'],
    ['an open quotation mark', 'url,title\nhttps://example.com/,"x\n', 'INVALID'],
    ['NUL bytes', 'url\nhttps://example.com/\0\n', 'INVALID'],
    ['NUL in JSON', '[{"long_url": "https://example.com/", "link": "x", "title": "a\\u0000b"}]', 'INVALID'],
    ['other bytes than UTF-8', Buffer.from('url\nhttps://example.com/\xe9\n', 'latin1'), 'INVALID'],
    ['too many rows', `url\n${'https://example.com/\n'.repeat(10_001)}`, 'INVALID'],
    ['a million rows', `url\n${'https://a.test/\n'.repeat(600_000)}`, 'INVALID'],
    ['too many bytes', Buffer.alloc(MAX_IMPORT_BYTES + 1, 97), 'PAYLOAD_TOO_LARGE'],
  ] as const)('%s is refused, and nothing is stored', async (_name, file, code) => {
    for (const path of ['', '/preview']) {
      const { status, body } = await sendImport(ada, file as BodyInit, { path });
      expect([status, body.error.code]).toEqual([code === 'INVALID' ? 400 : 413, code]);
    }
    if (typeof file === 'string' && file.length < 1_000) {
      const input = { text: file, conflicts: 'rename' };
      expect((await gql(ada, IMPORT, { input })).data.importLinks).toMatchObject({ code: 'INVALID', field: 'file' });
      expect((await gql(ada, PREVIEW, { input })).data.previewImport).toMatchObject({ code: 'INVALID', field: 'file' });
    }
    expect(await links()).toEqual([]);
  });

  test('a spreadsheet, an archive and another encoding are named as what they are, at both doors', async () => {
    const said = async (file: string) => (await sendImport(ada, file, { path: '/preview' })).body.error.message;
    const ARCHIVE = 'This is a spreadsheet or an archive. Please export the links as CSV or JSON.';
    expect(await said('PK\x03\x04[Content_Types].xml')).toBe(ARCHIVE);
    const input = { text: 'PK\x03\x04', conflicts: 'rename' };
    expect((await gql(ada, PREVIEW, { input })).data.previewImport.message).toBe(ARCHIVE);
    expect(await said('u\0r\0l\0')).toBe('The file is not text in UTF-8. Please save it as CSV or JSON in UTF-8.');
  });

  test('another choice is refused, and so is whoever has not signed in', async () => {
    const { status, body } = await importFile(ada, 'url\nhttps://example.com/\n', { conflicts: 'overwrite' });
    expect([status, body.error.details.field]).toEqual([400, 'conflicts']);
    expect((await importFile({ ...ada, token: 'no' }, 'url\nhttps://example.com/\n')).status).toBe(401);
  });

  test('ten thousand rows come in one step, with their progress', { timeout: 240_000 }, async () => {
    const rows = Array.from({ length: 10_000 }, (_row, at) => `https://example.com/${at},many-${at},${at}`);
    const { status, body } = await importFile(ada, `url,code,clicks\n${rows.join('\n')}\n`);
    expect([status, body.created, body.done]).toEqual([202, 10_000, 10_000]);
    expect(await db.shortUrl.count({ where: { ownerId: ada.id, clicksBeforeImport: { gt: 0 } } })).toBe(9_999);
  });

  test('more than the plan allows are refused as a whole', async () => {
    const bob = await person();
    const rows = (count: number) => `url\n${'https://example.com/\n'.repeat(count)}`;
    const { status, body } = await importFile(bob, rows(101));
    expect([status, body.error.code]).toEqual([403, 'PLAN_LIMIT']);
    expect(await db.shortUrl.count({ where: { ownerId: bob.id } })).toBe(0);
  });
});

describe('an import', () => {
  const FILE = exportsOf['shlink']!;

  test('that is sent again under its key imports nothing twice; another file is refused', async () => {
    const first = await importFile(ada, FILE, { key: 'k1' });
    const again = await importFile(ada, FILE, { key: 'k1' });
    expect([again.status, again.headers.get('idempotency-replayed'), again.body]).toEqual([202, 'true', first.body]);
    expect(await links()).toHaveLength(2);
    const other = await importFile(ada, `${FILE}\n`, { key: 'k1' });
    expect([other.status, other.body.error.code]).toEqual([409, 'IDEMPOTENCY_MISMATCH']);
  });

  test('is made, listed and undone at both doors, for an hour and once', async () => {
    const input = { text: FILE, conflicts: 'rename', idempotencyKey: 'k2' };
    const told = await gql(ada, PREVIEW, { input: { text: FILE, conflicts: 'rename' } });
    expect(told.data.previewImport.preview).toMatchObject({ format: 'shlink', created: 2, clicks: 12 });
    const { linkImport } = (await gql(ada, IMPORT, { input })).data.importLinks;
    expect(linkImport).toMatchObject({ format: 'shlink', total: 2, created: 0, state: 'waiting', undoUntil: null });
    await runNow(linkImport.number);
    const READ = `query ($number: Int!) { viewer { import(number: $number) { state done created undoUntil jobId } } }`;
    const made = (await gql(ada, READ, { number: linkImport.number })).data.viewer.import;
    expect(made).toMatchObject({ state: 'done', done: 2, created: 2, jobId: 'k2' });
    expect(Date.parse(made.undoUntil)).toBeGreaterThan(Date.now() + 50 * 60_000);
    expect((await gql(ada, '{ viewer { imports { number undoneAt } } }')).data.viewer.imports).toHaveLength(1);
    const stranger = await person();
    const path = `/api/imports/${linkImport.number}/undo`;
    expect((await rest(stranger, 'GET', `/api/imports/${linkImport.number}`)).status).toBe(404);
    expect((await gql(stranger, READ, { number: linkImport.number })).errors![0]!.extensions.code).toBe('NOT_FOUND');
    expect((await rest(stranger, 'POST', path)).status).toBe(404);
    expect((await gql(stranger, UNDO, { number: linkImport.number })).data.undoImport.code).toBe('NOT_FOUND');
    await shorten(ada, { shortCode: 'stays' });
    const undone = await rest(ada, 'POST', path);
    expect([undone.status, undone.body.undo_until]).toEqual([200, null]);
    expect((await links()).map((url) => url.short_code)).toEqual(['stays']);
    expect((await fetch(at('/one-shlink'), { redirect: 'manual' })).status).toBe(404);
    expect((await rest(ada, 'POST', path)).body.error.code).toBe('CONFLICT');
    expect((await rest(ada, 'GET', '/api/imports')).body.imports[0].undone_at).not.toBeNull();

    const { body: late } = await importFile(ada, FILE.replaceAll('shlink', 'late'));
    await pool.query(`UPDATE link_import SET finished_at = now() - interval '61 minutes' WHERE id = $1`, [late.id]);
    const gone = await rest(ada, 'POST', `/api/imports/${late.id}/undo`);
    expect([gone.status, gone.body.error.code]).toEqual([410, 'GONE']);
    expect((await gql(ada, UNDO, { number: late.id })).data.undoImport.code).toBe('GONE');
  });

  test('keeps what was counted before apart from every figure', async () => {
    await importFile(ada, FILE.replaceAll('shlink', 'apart'));
    const { id } = await linkOf('one-apart');
    await fetch(at('/one-apart'), {
      redirect: 'manual',
      headers: { 'user-agent': CHROME },
    });
    await clicks.settle();
    expect(await linkOf('one-apart')).toMatchObject({ click_count: 1, clicks_before_import: 12 });
    const { body } = await rest(ada, 'GET', `/api/urls/${id}/stats`);
    expect(body).toMatchObject({ click_count: 1, clicks_today: 1, clicks_this_week: 1, clicks_this_month: 1 });
    await rest(ada, 'DELETE', `/api/urls/${id}`);
    expect((await rest(ada, 'POST', `/api/urls/${id}/restore`)).body.clicks_before_import).toBe(12);
  });
});
