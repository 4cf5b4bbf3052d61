// Pictures of social cards: what is taken, what becomes of it, and what is refused at either door.
import sharp from 'sharp';
import { beforeEach, describe, expect, test } from 'vitest';
import { forgetPictures } from '../../api/cards/forget-pictures.ts';
import { MOST_UNUSED } from '../../api/cards/add-picture.ts';
import { MAX_PICTURE_BYTES } from '../../api/common/input-limits.ts';
import { pool } from '../../api/database/db.ts';
import { ADD_PICTURE, png, sendPicture, useSite } from '../kit/pictures.ts';
import { at, gql, operator, person, rest, useWorld, type Person } from '../kit/world.ts';

useWorld();
const site = useSite({
  '/card.png': async (response) => response.setHeader('content-type', 'image/png').end(await png()),
  '/moved': (response) => response.writeHead(302, { location: '/card.png' }).end(),
  '/inside': (response) => response.writeHead(302, { location: 'http://inside.example/card.png' }).end(),
  '/metadata': (response) => response.writeHead(302, { location: 'http://169.254.169.254/latest' }).end(),
  '/page': (response) => response.setHeader('content-type', 'text/html').end('<p>No picture at all</p>'),
  '/endless': (response) => {
    const more = () => {
      while (!response.destroyed && response.write(Buffer.alloc(65_536, 1)));
    };
    response.on('drain', more);
    more();
  },
  '/silent': () => {},
});

let ada: Person;
beforeEach(async () => {
  ada = await person();
});

const add = async (input: object) => (await gql(ada, ADD_PICTURE, { input })).data.addPicture;
const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64');
const served = async (url: string) => fetch(at(new URL(url).pathname));
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';

describe('a picture', () => {
  test('is taken as a file, from its address and in Base64, and is the same one each time', async () => {
    const bytes = await png();
    const { status, body } = await sendPicture(ada, bytes);
    expect([status, body]).toMatchObject([201, { width: 1_200, height: 630 }]);
    expect(body.url).toContain(`/assets/pictures/${body.id}.jpg`);
    const others = [
      (await rest(ada, 'POST', '/api/pictures', { url: site.at('/card.png') })).body.id,
      (await rest(ada, 'POST', '/api/pictures', { url: site.at('/moved') })).body.id,
      (await rest(ada, 'POST', '/api/pictures', { data: base64(bytes) })).body.id,
      (await add({ url: site.at('/card.png') })).picture.id,
      (await add({ data: base64(bytes) })).picture.id,
    ];
    expect(others).toEqual(others.map(() => body.id));
    const bob = await person();
    expect((await sendPicture(bob, bytes)).body.id).not.toBe(body.id);
  });

  test('is written anew: smaller, upright, on white, one frame, and without its metadata', async () => {
    const tall = await sharp({ create: { width: 3_000, height: 1_500, channels: 3, background: 'red' } })
      .withExif({ IFD0: { Artist: 'Ada Secret' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const { body } = await sendPicture(ada, tall, 'image/jpeg');
    expect([body.width, body.height]).toEqual([600, 1_200]);
    const response = await served(body.url);
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(bytes).toHaveLength(body.bytes);
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 600, height: 1_200 });
    expect((await sharp(bytes).metadata()).exif).toBeUndefined();
    expect(bytes.includes('Secret')).toBe(false);

    const clear = await sharp({ create: { width: 40, height: 40, channels: 4, background: '#00000000' } })
      .webp()
      .toBuffer();
    const { url } = (await sendPicture(ada, clear, 'image/webp')).body;
    const { data } = await sharp(Buffer.from(await (await served(url)).arrayBuffer()))
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(data[0]).toBeGreaterThan(250);

    const frames = await sharp({ create: { width: 20, height: 600, channels: 3, background: 'blue' } })
      .gif({ loop: 0 })
      .toBuffer();
    expect((await sendPicture(ada, frames, 'image/gif')).body).toMatchObject({ width: 20 });
  });

  test('is served to everybody with its type, for a year, and as nothing else', async () => {
    const { url } = (await sendPicture(ada, await png(300, 200))).body;
    const { status, headers } = await served(url);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('image/jpeg');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
    for (const path of [
      'nobody-has-this-one-0.jpg',
      'x',
      '..%2f..%2fenv.jpg',
      `${new URL(url).pathname.slice(17, 39)}.png`,
    ])
      expect((await fetch(at(`/assets/pictures/${path}`))).status, path).toBe(404);
  });

  test('is gone once operators suspend its account, or a link that shows it', async () => {
    const olga = await operator();
    const suspend = async (what: object) =>
      expect((await rest(olga, 'POST', '/api/system/suspensions', { reason: 'Spam', ...what })).status).toBe(201);
    const one = (await sendPicture(ada, await png(31, 31))).body;
    const { body } = await rest(ada, 'POST', '/api/urls', {
      original_url: 'https://example.com/',
      card_picture: one.id,
    });
    await suspend({ short_code: body.short_code });
    expect((await served(one.url)).status).toBe(404);
    const other = (await sendPicture(ada, await png(32, 32))).body;
    expect((await served(other.url)).status).toBe(200);
    await suspend({ email: `${ada.subject}@example.test` });
    expect((await served(other.url)).status).toBe(404);
  });
});

describe('what is refused', () => {
  test('other kinds of files, whatever they call themselves', async () => {
    for (const [name, bytes, type] of [
      ['SVG', Buffer.from(SVG), 'image/svg+xml'],
      ['SVG as PNG', Buffer.from(SVG), 'image/png'],
      ['SVG behind the mark of a PNG', Buffer.from(`\x89PNG\r\n\x1a\n${SVG}`, 'latin1'), 'image/png'],
      ['HTML', Buffer.from('<html><script>alert(1)</script>'), 'image/jpeg'],
      ['PDF', Buffer.from(`%PDF-1.7 ${'x'.repeat(40)}`), 'image/jpeg'],
      [
        'TIFF',
        await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
          .tiff()
          .toBuffer(),
        'image/tiff',
      ],
      ['NUL bytes', Buffer.alloc(5_000), 'image/png'],
      ['the half of a PNG', (await noise()).subarray(0, 9_000), 'image/png'],
      ['nothing', Buffer.alloc(0), 'image/png'],
    ] as const) {
      const { status, body } = await sendPicture(ada, bytes, type);
      expect([status, body.error?.code, body.error?.details.field], name).toEqual([400, 'INVALID', 'picture']);
      if (!bytes.length) continue;
      const graphql = await add({ data: base64(bytes) });
      expect([graphql.code, graphql.message], name).toEqual(['INVALID', body.error.message]);
    }
    expect((await pool.query('SELECT FROM picture WHERE owner_id = $1', [ada.id])).rowCount).toBe(0);
  });

  test('a picture that would fill the memory', async () => {
    const bomb = await png(16_000, 16_000);
    expect(bomb.length).toBeLessThan(MAX_PICTURE_BYTES);
    const before = process.memoryUsage().rss;
    const { status, body } = await sendPicture(ada, bomb);
    expect([status, body.error.message]).toEqual([400, 'Please choose a picture of at most 25 million pixels.']);
    expect(process.memoryUsage().rss - before).toBeLessThan(200_000_000); // unpacked, it has 768 MB
  });

  test('nobody, because somebody else sends many large ones at once', async () => {
    const eve = await person();
    const large = await png(4_900, 4_900);
    let done = 0;
    const hers = Array.from({ length: 10 }, () => sendPicture(eve, large).then(() => done++));
    await Promise.race(hers);
    const { status } = await sendPicture(ada, await png());
    expect([status, done < 10]).toEqual([201, true]);
    await Promise.all(hers);
  });

  test('a file of more than 5 MB, before it is read, and one of more than 1 MB in Base64', async () => {
    const { status, body } = await sendPicture(ada, Buffer.alloc(10_000_000, 1));
    expect([status, body.error.code]).toEqual([413, 'PAYLOAD_TOO_LARGE']);
    const data = 'A'.repeat(1_100_000);
    expect((await rest(ada, 'POST', '/api/pictures', { data })).body.error.code).toBe('PAYLOAD_TOO_LARGE');
    expect((await gql(ada, ADD_PICTURE, { input: { data } })).status).toBe(413);
  });

  test('neither or both of a file and an address, and what is not Base64', async () => {
    for (const [sent, field] of [
      [{}, 'data'],
      [{ url: site.at('/card.png'), data: 'AAAA' }, 'url'],
      [{ data: 'not Base64!' }, 'data'],
      [{ data: 'AA\0A' }, 'data'],
      [{ url: 'http://a.example/\0' }, 'url'],
      [{ url: 'file:///etc/passwd' }, 'url'],
      [{ url: 'javascript:alert(1)' }, 'url'],
    ] as const) {
      const { status, body } = await rest(ada, 'POST', '/api/pictures', sent);
      expect([status, body.error.code, body.error.details.field], JSON.stringify(sent)).toEqual([
        400,
        'INVALID',
        field,
      ]);
      expect(await add(sent)).toMatchObject({ code: 'INVALID', field });
    }
  });

  test('what is nearly Base64, at once', async () => {
    for (const data of [`${' '.repeat(100_000)}!`, `=${' '.repeat(100_000)}!`]) {
      const began = performance.now();
      const { body } = await rest(ada, 'POST', '/api/pictures', { data });
      expect(performance.now() - began).toBeLessThan(2_000);
      expect(body.error.message).toBe('The picture must be in Base64.');
      expect(await add({ data })).toMatchObject({ code: 'INVALID', field: 'data' });
    }
  });

  test('addresses inside of the network, by name, by number and behind a redirect', async () => {
    for (const url of [
      'http://inside.example/card.png',
      'http://10.0.0.7/card.png',
      'http://169.254.169.254/latest/meta-data',
      'http://[fd00::1]/card.png',
      site.at('/inside'),
      site.at('/metadata'),
    ]) {
      const { status, body } = await rest(ada, 'POST', '/api/pictures', { url });
      expect([status, body.error.message], url).toEqual([400, 'This address was not found on the public internet.']);
      expect(await add({ url }), url).toMatchObject({ code: 'INVALID', field: 'url' });
    }
    for (const url of ['http://127.0.0.1/card.png', 'http://localhost/card.png'])
      expect((await rest(ada, 'POST', '/api/pictures', { url })).body.error.details.field, url).toBe('url');
  });

  test('addresses that have no picture, do not end, do not answer, or are blocked', async () => {
    const refusal = async (path: string) => {
      const { body } = await rest(ada, 'POST', '/api/pictures', { url: site.at(path) });
      return [body.error.code, body.error.message];
    };
    expect(await refusal('/page')).toEqual(['INVALID', 'Please choose a PNG, JPEG, WebP or GIF picture.']);
    expect(await refusal('/none')).toEqual(['INVALID', 'This address answered with status 404.']);
    expect(await refusal('/endless')).toEqual(['PAYLOAD_TOO_LARGE', 'Please choose a picture of at most 5 MB.']);
    expect(await refusal('/silent')).toEqual(['INVALID', 'This address did not respond in time.']);
    const host = { host: 'site.example', reason: 'Malware' };
    expect((await rest(await operator(), 'POST', '/api/system/suspensions', host)).status).toBe(201);
    expect((await refusal('/card.png'))[0]).toBe('DESTINATION_BLOCKED');
  });

  test('whoever has not signed in', async () => {
    const bytes = (await png(20, 20)) as BodyInit;
    const file = { method: 'POST', headers: { 'content-type': 'image/png' }, body: bytes };
    expect((await fetch(at('/api/pictures/file'), file)).status).toBe(401);
    expect((await rest(null, 'POST', '/api/pictures', { data: 'AAAA' })).status).toBe(401);
  });
});

/** A PNG that does not compress. */
const noise = () =>
  sharp({
    create: {
      width: 200,
      height: 200,
      channels: 3,
      background: 'red',
      noise: { type: 'gaussian', mean: 128, sigma: 50 },
    },
  })
    .png()
    .toBuffer();

describe('pictures that no link has', () => {
  test('are so many at most, and are deleted a day later', async () => {
    await pool.query(
      `INSERT INTO picture (id, owner_id, hash, bytes, width, height)
       SELECT lpad(n::text, 32, 'a'), $1, lpad(n::text, 64, '0'), '\\x00', 1, 1 FROM generate_series(1, $2) AS n`,
      [ada.id, MOST_UNUSED],
    );
    const { status, body } = await sendPicture(ada, await png(50, 50));
    expect([status, body.error.code]).toEqual([403, 'LIMIT_REACHED']);
    const id = 'a'.repeat(31) + '7';
    const { body: link } = await rest(ada, 'POST', '/api/urls', {
      original_url: 'https://example.com/',
      card_picture: id,
    });
    expect(link.card_picture).toBe(id);
    expect((await sendPicture(ada, await png(50, 50))).status).toBe(201);

    await pool.query(`UPDATE picture SET used_at = now() - interval '25 hours' WHERE owner_id = $1`, [ada.id]);
    await pool.query('DELETE FROM picture WHERE owner_id = $1 AND id > $2', [ada.id, id]);
    const fresh = (await sendPicture(ada, await png(51, 51))).body.id;
    const client = await pool.connect();
    await forgetPictures(client).finally(() => client.release());
    const { rows } = await pool.query<{ id: string }>('SELECT id FROM picture WHERE owner_id = $1', [ada.id]);
    expect(rows.map((row) => row.id).toSorted()).toEqual([fresh, id].toSorted());
  });
});
