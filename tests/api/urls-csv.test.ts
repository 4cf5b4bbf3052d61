import { request } from 'node:http';
import { describe, expect, test } from 'vitest';
import { db } from '../../api/database/db.ts';
import { shorten } from '../kit/queries.ts';
import { upload } from '../kit/upload.ts';
import { at, person, rest, useWorld } from '../kit/world.ts';

useWorld();

const premium = () => person({ tier: 'premium' });
const A = 'https://example.com/a';
const B = 'https://example.com/b';
const utf16 = (text: string) => new Uint8Array([0xff, 0xfe, ...Buffer.from(text, 'utf16le')]);

describe('files that are read', () => {
  test.each([
    ['with the column url', `URL,title\n${A},One\n${B},Two\n`, ['One', 'Two']],
    ['with url beside original_url', `url,original_url,title\nx,${A},One\ny,${B},Two\n`, ['One', 'Two']],
    [
      'without schemes',
      `url,title\n${A.replace('https://', '')},One\n${B.replace('https://', '')},Two\n`,
      ['One', 'Two'],
    ],
    ['plain', `original_url,title\n${A},One\n${B},Two\n`, ['One', 'Two']],
    ['without a last line end', `original_url,title\n${A},One\n${B},Two`, ['One', 'Two']],
    ['with a byte order mark', `\uFEFForiginal_url,title\n${A},One\n${B},Two`, ['One', 'Two']],
    ['with CRLF', `original_url,title\r\n${A},One\r\n${B},Two\r\n`, ['One', 'Two']],
    ['with CR', `original_url,title\r${A},One\r${B},Two\r`, ['One', 'Two']],
    ['with mixed line ends', `original_url,title\r\n${A},One\n${B},Two\r`, ['One', 'Two']],
    ['with semicolons', `original_url;title\n${A};One, two\n${B};Two`, ['One, two', 'Two']],
    ['with tabs', `original_url\ttitle\n${A}\tOne\n${B}\tTwo; 2`, ['One', 'Two; 2']],
    ['with quoted line ends', `original_url,title\n${A},"One\nline"\n${B},"Two ""2"""`, ['One\nline', 'Two "2"']],
    ['with quoted delimiters', `"original_url","title"\n"${A}","One, two"\n"${B}",Two`, ['One, two', 'Two']],
    ['with another case and spaces', ` Original URL , TITLE \n${A}, One \n${B},Two`, ['One', 'Two']],
    ['with more columns in another order', `id,Title,note,ORIGINAL-URL\n1,One,x,${A}\n2,Two,,${B}`, ['One', 'Two']],
    ['with blank lines', `\n\noriginal_url,title\n\n${A},One\n , \n\n${B},Two\n\n\n`, ['One', 'Two']],
    ['with short and long records', `original_url,title\n${A}\n${B},Two,three,four`, [null, 'Two']],
    ['with letters of all alphabets', `original_url,title\n${A},Zürich 東京\n${B},🎉`, ['Zürich 東京', '🎉']],
  ])('%s', async (_kind, content, titles) => {
    const { status, body } = await upload(await premium(), content);
    expect(status).toBe(200);
    expect(body).toMatchObject({ total_count: 2, success_count: 2, error_count: 0 });
    expect(body.results.map((result: any) => result.url.original_url)).toEqual([A, B]);
    expect(body.results.map((result: any) => result.url.title)).toEqual(titles);
    expect(body.results.map((result: any) => result.row)).toEqual([1, 2]);
  });

  test('without a header, columns stand in their order', async () => {
    const { body } = await upload(await premium(), `${A},One,About,one-1\n${B}`, { fields: { skip_header: 'false' } });
    expect(body.results[0].url).toMatchObject({ title: 'One', description: 'About', short_code: 'one-1' });
    expect(body.success_count).toBe(2);
  });

  test.each([
    ['Bitly', 'created_at,link,long_url,title,tags', `2024-01-05,https://bit.ly/peer-1/,${A},One,x`],
    ['Dub', 'Short link,Destination URL,Clicks,Title', `https://dub.sh/peer-1,${A},9,One`],
    ['Kutt', 'address,target,description,visit_count', `peer-1,${A},About,9`],
    ['Shlink', 'createdAt,shortUrl,longUrl,title,tags,visits', `2024-01-05,https://s.test/peer-1,${A},One,x,9`],
    ['YOURLS', 'keyword,url,title,timestamp,ip,clicks', `peer-1,${A},One,2024-01-05,192.0.2.1,9`],
    ['Footbridge', 'Short Code,Title,Original URL,Description,Click Count,Status', `peer-1,One,${A},About,9,Active`],
  ])('as %s writes them', async (_whose, header, line) => {
    await db.shortUrl.deleteMany({ where: { shortCode: 'peer-1' } });
    const { body } = await upload(await premium(), `${header}\n${line}\n`);
    expect(body.results[0]).toMatchObject({ success: true, url: { original_url: A, short_code: 'peer-1' } });
  });

  test.each([
    ['2099-06-30', '2099-06-30T21:59:59.000Z'],
    ['2099-06-30 18:00', '2099-06-30T16:00:00.000Z'],
    ['2099-01-30T18:00', '2099-01-30T17:00:00.000Z'],
    ['2099-06-30T18:00:00Z', '2099-06-30T18:00:00.000Z'],
    ['2099-06-30T18:00:00+0530', '2099-06-30T12:30:00.000Z'],
    ['', null],
  ])('an expiry of %s is on the clock of the owner', async (cell, expiresAt) => {
    const grace = await premium();
    await db.user.update({ where: { id: grace.id }, data: { timeZone: 'Europe/Berlin' } });
    const { body } = await upload(grace, `url,Expires\n${A},${cell}\n`);
    expect(body.results[0].url.expires_at).toBe(expiresAt);
  });

  test('an expiry that has passed, or is none, refuses its row alone', async () => {
    const { body } = await upload(await premium(), `url,expires\n${A},2020-01-01\n${A},soon\n${A},\n`);
    expect(body.results.map((result: any) => result.error)).toEqual([
      'The expiry must be in the future.',
      'Please enter the expiry as a date and time with its time zone.',
      null,
    ]);
  });

  test('the template is a file that is read', async () => {
    const grace = await premium();
    const template = await rest(grace, 'GET', '/api/urls/bulk/csv/template');
    expect(template.headers.get('content-disposition')).toContain('bulk_urls_template.csv');
    expect((await upload(grace, template.body)).body).toMatchObject({ total_count: 2, success_count: 2 });
  });

  test('by its name alone, or by its type alone', async () => {
    const grace = await premium();
    const content = `original_url\n${A}`;
    const byName = await upload(grace, content, { type: 'application/vnd.ms-excel', name: 'LINKS.CSV' });
    const byType = await upload(grace, content, { type: 'text/csv', name: 'links' });
    expect([byName.status, byType.status]).toEqual([200, 200]);
  });

  test('bad rows do not fail the others, codes taken in the same file are told', async () => {
    await shorten(await person(), { shortCode: 'mine-1' });
    const rows = [`${A},dup-1`, `${B},dup-1`, 'nonsense,', `${A},mine-1`, `${B},a b`, `${B},`];
    const { body } = await upload(await premium(), `original_url,short_code\n${rows.join('\n')}\n`);
    expect(body).toMatchObject({ total_count: 6, success_count: 2, error_count: 4 });
    expect(body.results.map((result: any) => result.error)).toEqual([
      null,
      'Row 1 already uses this short code.',
      'Please enter a full address, such as example.com/page.',
      'This short code is already taken. Please choose a different one.',
      'Invalid short code format. Use only letters, numbers, hyphens, and underscores.',
      null,
    ]);
    expect(body.results[2]).toMatchObject({ row: 3, success: false, url: null, original_url: 'nonsense' });
  });
});

describe('files that are refused make nothing', () => {
  const huge = new Uint8Array(5 * 1024 * 1024 + 1).fill(97);
  test.each([
    ['UTF-16', utf16(`original_url\n${A}`), 400, 'The file is in UTF-16. Please save it as CSV in UTF-8.'],
    [
      'bytes that are not UTF-8',
      Buffer.from(`original_url,title\n${A},Z\xfcrich`, 'latin1'),
      400,
      'The file contains characters that are not UTF-8. Please save it as CSV in UTF-8.',
    ],
    [
      'a character cut off',
      Buffer.from(`original_url,title\n${A},€`).subarray(0, -1),
      400,
      'The file contains characters that are not UTF-8. Please save it as CSV in UTF-8.',
    ],
    ['NUL', `original_url,title\n${A},a\0b`, 400, 'The file contains NUL characters. Please save it as CSV in UTF-8.'],
    [
      'an open quote',
      `original_url,title\n${A},"One\n${B},Two`,
      400,
      'The file has an opening quotation mark without a closing one.',
    ],
    ['no header', `${A},One\n${B},Two`, 400, 'The first line must name the columns, including original_url or url.'],
    ['a column twice', `original_url,title,Title\n${A},One,Two`, 400, 'The first line names a column twice.'],
    ['nothing', '', 400, 'The first line must name the columns, including original_url or url.'],
    ['a header alone', 'original_url,title\n', 400, 'Please add at least one URL'],
    ['1001 rows', `original_url\n${`${A}\n`.repeat(1001)}`, 400, 'The file has more than 1,000 rows.'],
    ['more than 5 MB', huge, 413, 'The file is larger than 5 MB.'],
  ])('%s', async (_kind, content, status, message) => {
    const grace = await premium();
    const answer = await upload(grace, content as BlobPart);
    expect([answer.status, answer.body.error.message]).toEqual([status, message]);
    expect(await db.shortUrl.count({ where: { ownerId: grace.id } })).toBe(0);
  });

  test('a thousand rows in five megabytes are taken', async () => {
    const grace = await person({ tier: 'enterprise' });
    const row = `${A},,${'d'.repeat(1000)},${'n'.repeat(4100)}\n`;
    const { body } = await upload(grace, `original_url,title,description,note\n${row.repeat(1000)}`);
    expect(body.success_count).toBe(1000);
  });

  test.each([
    ['another type', { type: 'application/pdf', name: 'a.pdf' }, 'Please upload a CSV file', 'csv_file'],
    ['skip_header=maybe', { fields: { skip_header: 'maybe' } }, 'skip_header must be true or false.', 'skip_header'],
    ['max_rows=0', { fields: { max_rows: '0' } }, 'max_rows must be a whole number from 1 to 1000.', 'max_rows'],
    ['more than max_rows', { fields: { max_rows: '1' } }, 'The file has more than 1 rows.', 'csv_file'],
  ])('%s', async (_kind, options, message, field) => {
    const answer = await upload(await premium(), `original_url\n${A}\n${B}\n`, options);
    expect([answer.status, answer.body.error.message, answer.body.error.details.field]).toEqual([400, message, field]);
  });

  test('no file at all', async () => {
    const grace = await premium();
    const json = await rest(grace, 'POST', '/api/urls/bulk/csv', { csv_file: 'x' });
    expect([json.status, json.body.error.message]).toEqual([400, 'Please upload a CSV file']);
  });

  test('a plan without bulk operations', async () => {
    const answer = await upload(await person(), `original_url\n${A}\n`);
    expect([answer.status, answer.body.error]).toEqual([
      403,
      { code: 'PLAN_LIMIT', message: 'Upgrade to Premium or Enterprise to unlock bulk operations', details: {} },
    ]);
  });
});

test('a file without an end is answered with 413 while it is still coming', async () => {
  const { token } = await premium();
  const line = Buffer.from('x'.repeat(1000));
  const status = await new Promise<number>((resolve, reject) => {
    const call = request(at('/api/urls/bulk/csv'), {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'multipart/form-data; boundary=b' },
    });
    let isAnswered = false;
    call.on('response', (response) => {
      isAnswered = true;
      resolve(response.statusCode!);
      call.destroy();
    });
    call.on('error', (error) => (isAnswered ? undefined : reject(error)));
    call.write(
      '--b\r\ncontent-disposition: form-data; name="csv_file"; filename="a.csv"\r\ncontent-type: text/csv\r\n\r\n',
    );
    call.write(`original_url,title\n${A},`);
    const more = () => {
      while (!isAnswered && !call.destroyed) if (!call.write(line)) return void call.once('drain', more);
    };
    more();
  });
  expect(status).toBe(413);
});

test('after a file that was refused half-way its connection answers on', async () => {
  const who = await premium();
  expect((await upload(who, 'x'.repeat(6_000_000))).status).toBe(413);
  const statuses: number[] = [];
  for (let call = 0; call < 4; call++) {
    const response = await fetch(at('/api/urls/bulk/csv/template'), {
      headers: { authorization: `Bearer ${who.token}` },
      signal: AbortSignal.timeout(30_000),
    });
    await response.text();
    statuses.push(response.status);
  }
  expect(statuses).toEqual([200, 200, 200, 200]);
});

test('a file sent again under its key makes nothing twice', async () => {
  const grace = await premium();
  const content = `original_url\n${A}\n`;
  const [one, two] = [await upload(grace, content, { key: 'k' }), await upload(grace, content, { key: 'k' })];
  expect([one.body.is_replay, two.body.is_replay]).toEqual([false, true]);
  expect(two.body.results[0].url.id).toBe(one.body.results[0].url.id);
  expect((await upload(grace, `original_url\n${B}\n`, { key: 'k' })).status).toBe(409);
});
