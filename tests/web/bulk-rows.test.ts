import { expect, test } from 'vitest';
import { MAX_BULK_URLS } from '../../web/input-limits.ts';
import { emptyValues, problemsOf, type RowValues } from '../../web/screens/bulk/bulk-row.ts';
import { csvOf } from '../../web/csv/csv-of.ts';
import { readCsv } from '../../web/screens/bulk/read-csv.ts';
import { csvTable, fileOfRows, pastedRows, rowsOfTable } from '../../web/screens/bulk/records.ts';
import { rowsOf, rowsReducer } from '../../web/screens/bulk/rows-reducer.ts';

const row = (originalUrl: string, rest: Partial<RowValues> = {}): RowValues => ({
  ...emptyValues,
  originalUrl,
  ...rest,
});
const csvRows = (text: string) => rowsOfTable(csvTable(text));
const urlsOf = (rows: readonly RowValues[] | null) => rows?.map(({ originalUrl }) => originalUrl);

test.each([
  ['https://example.org', '', null],
  ['HTTP://example.org', 'abcd', null],
  ['example.org/a?b=c', '', null],
  ['example.org:8080/a', '', null],
  ['ftp://example.org', '', 'Please enter an address that starts with http:// or https://.'],
  ['javascript:alert(1)', '', 'Please enter an address that starts with http:// or https://.'],
  ['https://', '', 'Please enter a valid URL.'],
  [`https://example.org/${'a'.repeat(2048)}`, '', 'A destination can have at most 2,048 characters.'],
  ['https://example.org', 'abc', null],
  ['https://example.org', 'a'.repeat(64), null],
  ['https://example.org', 'a'.repeat(65), 'A short code can have at most 64 characters.'],
  ['https://example.org', 'ab cd', 'Use only letters, numbers, hyphens and underscores in a short code.'],
  ['  ', 'x', null],
])('"%s" with the code "%s": %s', (originalUrl, shortCode, problem) => {
  expect(problemsOf([row(originalUrl, { shortCode })])).toEqual([problem]);
});

test('a code that an earlier row has is told by that row’s number', () => {
  const rows = ['same', 'other', 'same'].map((shortCode) => row('https://example.org', { shortCode }));
  expect(problemsOf(rows)).toEqual([null, null, 'Row 1 already uses this short code.']);
});

test('lines become rows, blank ones do not', () => {
  expect(urlsOf(pastedRows('https://a.test\r\n\n  https://b.test,with,commas \r'))).toEqual([
    'https://a.test',
    'https://b.test,with,commas',
  ]);
});

test('a spreadsheet’s range becomes rows, by its header where it has one', () => {
  expect(pastedRows('https://a.test\tTitle\t"two\nlines"\tcode')).toEqual([
    row('https://a.test', { title: 'Title', description: 'two\nlines', shortCode: 'code' }),
  ]);
  expect(pastedRows('Short-Code\tIgnored\tORIGINAL URL\ncode\tx\thttps://a.test')).toEqual([
    row('https://a.test', { shortCode: 'code' }),
  ]);
});

test.each([
  ['commas', 'original_url,title\nhttps://a.test,"One, two"'],
  ['semicolons', 'original_url;title\r\nhttps://a.test;One, two'],
  ['tabs', 'original_url\ttitle\rhttps://a.test\tOne, two'],
  ['reordered, extra columns, blank lines', 'title,extra,Original URL\n\n"One, two",x,https://a.test\n,,\n'],
])('a file with %s is understood', (_name, text) => {
  expect(csvRows(text)).toEqual([row('https://a.test', { title: 'One, two' })]);
});

test('level and method are read in letters of any case, and what is neither is told', () => {
  const rows = csvRows(
    'url,Measurement Level,measurement-method\na.test, FULL ,Embed\nb.test,most,\nc.test,none,slowly\nd.test,,',
  );
  expect(rows.map(({ measurementLevel, measurementMethod }) => [measurementLevel, measurementMethod])).toEqual([
    ['full', 'embed'],
    ['most', ''],
    ['none', 'slowly'],
    ['', ''],
  ]);
  expect(problemsOf(rows)).toEqual([
    null,
    'The measurement level must be none, essential or full.',
    'The measurement method must be redirect, embed or hybrid.',
    null,
  ]);
});

test('results that look like formulas are defused', () => {
  expect(csvOf([['=1+1', '+1', 'plain']])).toBe(`"'=1+1","'+1",plain`);
});

const file = (content: BlobPart, name = 'urls.csv', type = 'text/csv') => new File([content], name, { type });

test.each([
  [file('x', 'urls.txt', 'text/plain'), 'Please upload a CSV file'],
  [file(new Uint8Array(5 * 1024 * 1024 + 1)), 'The file is larger than 5 MB.'],
  [file(new Uint8Array([0xff, 0xfe, 0x61, 0])), 'The file is in UTF-16. Please save it as CSV in UTF-8.'],
  [
    file(new Uint8Array([0x61, 0xff, 0x62])),
    'The file contains characters that are not UTF-8. Please save it as CSV in UTF-8.',
  ],
  [file('original_url\n'), 'The file has no rows.'],
  [file(`original_url\n${'https://a.test\n'.repeat(1001)}`), 'The file has more than 1,000 rows.'],
])('a file that cannot be sent is refused before (%#)', async (given, problem) => {
  expect(await readCsv(given)).toMatchObject({ table: null, problem });
});

test('a file without a type is recognised by its name, and its byte order mark is ignored', async () => {
  const { table } = await readCsv(file('\uFEFForiginal_url\nhttps://a.test', 'URLS.CSV', ''));
  expect(urlsOf(rowsOfTable(table!))).toEqual(['https://a.test']);
});

test('columns are recognised by their names, those of others and our own among them', () => {
  const fieldsOf = (header: string) => csvTable(`${header}\nx`).fields;
  expect(fieldsOf('Destination,Expires,Clicks')).toEqual(['originalUrl', 'expiresAt', null]);
  expect(fieldsOf('created_at,link,long_url,title')).toEqual([null, 'shortCode', 'originalUrl', 'title']);
  expect(fieldsOf('link,name')).toEqual(['originalUrl', 'title']);
  expect(fieldsOf('url;original_url;Title')).toEqual([null, 'originalUrl', 'title']);
  expect(fieldsOf('Wohin,Name')).toEqual([null, 'title']);
});

test('a file without names is read by its order, and its destinations are found', () => {
  const table = csvTable('1,https://a.test/x\n2,https://b.test/y');
  expect([table.header, table.fields]).toEqual([
    ['Column 1', 'Column 2'],
    [null, 'originalUrl'],
  ]);
  expect(urlsOf(rowsOfTable(table))).toEqual(['https://a.test/x', 'https://b.test/y']);
});

test('a whole short link gives its code, and an expiry is a day or a time in the future', () => {
  const rows = csvRows(
    'short link,destination,expires\nhttps://dub.sh/abc/,a.test,2030-12-31\n,b.test,2020-01-01\n,c.test,soon\n',
  );
  expect(rows[0]).toEqual(row('a.test', { shortCode: 'abc', expiresAt: '2030-12-31' }));
  expect(problemsOf(rows)).toEqual([
    null,
    'The expiry must be in the future.',
    'Please write the expiry as 2030-12-31 or 2030-12-31 18:00.',
  ]);
});

test('what is sent is a file with our own names of columns', async () => {
  const rows = [row('https://a.test', { title: 'One, two', expiresAt: '2030-12-31' })];
  const sent = fileOfRows(rows, 'mine.csv');
  expect([sent.name, sent.type]).toEqual(['mine.csv', 'text/csv']);
  const { table } = await readCsv(sent);
  expect(table!.header).toContain('original_url');
  expect(rowsOfTable(table!)).toEqual(rows);
});

test('pasted rows take the place of the empty ones, and keep what was typed', () => {
  let state = rowsOf();
  state = rowsReducer(state, { do: 'edit', key: 1, change: { originalUrl: 'https://typed.test' } });
  state = rowsReducer(state, { do: 'paste', key: 2, rows: [row('https://a.test'), row('https://b.test')] });
  expect(urlsOf(state.rows)).toEqual(['https://typed.test', 'https://a.test', 'https://b.test']);
  expect(new Set(state.rows.map(({ key }) => key)).size).toBe(3);
  state = rowsReducer(state, { do: 'paste', key: 1, rows: [row('https://c.test')] });
  expect(urlsOf(state.rows)).toEqual(['https://typed.test', 'https://c.test', 'https://a.test', 'https://b.test']);
});

test('there is always one row, and never more than a thousand', () => {
  let state = rowsOf([emptyValues]);
  expect(rowsReducer(state, { do: 'remove', key: 1 }).rows).toHaveLength(1);
  state = rowsReducer(state, { do: 'paste', key: 1, rows: Array(MAX_BULK_URLS + 5).fill(row('https://a.test')) });
  expect(state.rows).toHaveLength(MAX_BULK_URLS);
  expect(state.dropped).toBe(5);
  expect(rowsReducer(state, { do: 'add' }).rows).toHaveLength(MAX_BULK_URLS);
});
