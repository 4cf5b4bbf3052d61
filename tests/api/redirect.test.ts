import { connect } from 'node:net';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { readCampaign } from '../../api/click-model/channel.ts';
import { readBatch } from '../../api/clicks/journal-reader.ts';
import { clickFlags } from '../../api/click-model/record.ts';
import { db } from '../../api/database/db.ts';
import { reservedWords } from '../../api/generated/reserved.ts';
import { useClicks } from '../kit/clicks.ts';
import { request, sendRaw } from '../kit/raw-http.ts';
import { numberOf, shorten } from '../kit/queries.ts';
import { at, person, useWorld, type Person } from '../kit/world.ts';

const clicks = useClicks();
useWorld(clicks.handler);

let ada: Person;
const destination = 'https://example.com/A%2fb%20c?x={y}|"z"&utm_source=own#[frag]';

beforeAll(async () => {
  ada = await person();
  await db.networkSettings.create({ data: { ownerId: ada.id, level: 'essential' } }); // keeps what a click tells
  await shorten(ada, { shortCode: 'there', originalUrl: destination });
  await shorten(ada, { shortCode: 'off' }).then((url) =>
    db.shortUrl.update({ where: { id: numberOf(url.id) }, data: { isActive: false } }),
  );
  await shorten(ada, { shortCode: 'past' }).then((url) =>
    db.shortUrl.update({ where: { id: numberOf(url.id) }, data: { expiresAt: new Date(Date.now() - 1) } }),
  );
});

const headerOf = (lines: string[], name: string) =>
  lines.find((line) => line.toLowerCase().startsWith(`${name}: `))?.slice(name.length + 2);

/** Clicks the journal got since the last time. */
let read = { file: 0, offset: 0 };
function journaled() {
  const batch = readBatch(clicks.folder, read, 1_000);
  if (batch) read = batch.next;
  return batch?.clicks ?? [];
}

describe('a link that leads somewhere', () => {
  test.each(['GET', 'HEAD'])('%s is answered 302 with these headers and no other', async (method) => {
    const { status, headers, body } = await sendRaw(request(method, '/there'));
    expect(status).toBe(302);
    expect(headers.filter((line) => !line.startsWith('Date: '))).toEqual([
      `location: ${destination}`,
      'cache-control: private, no-store',
      'content-length: 0',
      'Connection: close',
    ]);
    expect(body).toHaveLength(0);
  });

  test('a round trip that nobody trusted tells is not believed', async () => {
    journaled();
    await sendRaw(request('GET', '/there', ['X-Client-RTT: 23400']));
    expect(journaled()).toMatchObject([{ rttMs: null }]);
  });

  test("the campaign of its own query is journaled before the destination's, and it leads to the same place", async () => {
    journaled();
    const { status, headers } = await sendRaw(
      request('GET', '/there?a=%00&utm_medium=email', ['Referer: https://r.example/x']),
    );
    expect([status, headerOf(headers, 'location')]).toEqual([302, destination]);
    expect(journaled()).toMatchObject([
      {
        query: 'utm_medium=email&&utm_source=own',
        referrer: 'https://r.example/x',
        flags: 0,
        address: '127.0.0.1',
      },
    ]);
  });

  test('no campaign is lost behind a long query, and none is cut in the middle', async () => {
    await shorten(ada, { shortCode: 'far', originalUrl: 'https://example.com/?utm_campaign=fromdest' });
    journaled();
    for (const length of [400, 495, 512, 600, 1_200]) {
      await sendRaw(request('GET', `/far?fbclid=${'x'.repeat(length)}&utm_source=news`));
      await sendRaw(request('GET', `/far?utm_source=${'%E8%AA%9E'.repeat(length)}&utm_medium=email`));
    }
    const told = journaled().map(({ query }) => readCampaign(query));
    expect(told).toHaveLength(10);
    for (const [at, campaign] of told.entries()) {
      const [source, medium] = at % 2 ? ['語'.repeat(100), 'email'] : ['news', null];
      expect(campaign).toMatchObject({ source, medium, campaign: 'fromdest' });
    }
  });

  test('what a browser hints of itself is journaled, as much of it as tells something', async () => {
    journaled();
    const brave = '"Chromium";v="140", "Brave";v="140"';
    const told: [string[], string][] = [
      [[], ''],
      [['Sec-CH-UA-Mobile: ?1'], ''],
      [[`Sec-CH-UA: ${brave}`, 'Sec-CH-UA-Mobile: ?1', 'Sec-CH-UA-Platform: "Android"'], `${brave}\n?1\n"Android"`],
      [[`Sec-CH-UA: ${brave}`], `${brave}\n?0\n`],
      [
        [`Sec-CH-UA: ${'x'.repeat(5_000)}`, `Sec-CH-UA-Platform: ${'y'.repeat(5_000)}`],
        `${'x'.repeat(340)}\n?0\n${'y'.repeat(40)}`,
      ],
    ];
    for (const [headers] of told) await sendRaw(request('GET', '/there', headers));
    expect(journaled().map(({ hints, flags }) => [hints, flags])).toEqual(told.map(([, hints]) => [hints, 0]));
  });

  test('what the request tells of its purpose is flagged', async () => {
    journaled();
    const told: [string, string[], number][] = [
      ['HEAD', [], clickFlags.head],
      ['GET', ['Sec-Purpose: prefetch;prerender'], clickFlags.prefetch],
      ['GET', ['Purpose: prefetch'], clickFlags.prefetch],
      ['GET', ['X-Purpose: preview'], clickFlags.prefetch],
      ['GET', ['X-Moz: prefetch'], clickFlags.prefetch],
      ['GET', ['Sec-GPC: 1'], clickFlags.privacy],
      ['GET', ['DNT: 1'], clickFlags.privacy],
      ['GET', ['DNT: 0', 'Sec-GPC: 0'], 0],
      ['HEAD', ['Sec-GPC: 1', 'Sec-Purpose: prefetch'], clickFlags.head | clickFlags.prefetch | clickFlags.privacy],
    ];
    for (const [method, headers] of told) await sendRaw(request(method, '/there', headers));
    expect(journaled().map((click) => click.flags)).toEqual(told.map(([, , flags]) => flags));
  });

  test.each(['prefetch', 'prefetch;prerender', 'prefetch;anonymous-client-ip'])(
    'what is fetched ahead (%s) is refused, so that the browser asks again when somebody clicks',
    async (purpose) => {
      const { status, headers, body } = await sendRaw(request('GET', '/there', [`Sec-Purpose: ${purpose}`]));
      expect([status, body.length, headerOf(headers, 'cache-control')]).toEqual([503, 0, 'no-store']);
      expect((await sendRaw(request('GET', '/there'))).status).toBe(302);
    },
  );

  test('X-Forwarded-For is what a stranger says, and not believed', async () => {
    journaled();
    await sendRaw(request('GET', '/there', ['X-Forwarded-For: 203.0.113.9']));
    expect(journaled()[0]!.address).toBe('127.0.0.1');
  });

  test('a destination that came into the table by another way cannot break the answer', async () => {
    const { id } = await shorten(ada, { shortCode: 'odd' });
    for (const [stored, sent] of [
      ['https://example.com/größe 1', 'https://example.com/gr%C3%B6%C3%9Fe%201'],
      ['https://ß.example/größe', 'https://xn--zca.example/gr%C3%B6%C3%9Fe'],
      ['https://example.com/\r\nset-cookie: a=b', 'https://example.com/%0D%0Aset-cookie:%20a=b'],
      ['https://example.com/😀', 'https://example.com/%F0%9F%98%80'],
    ]) {
      await db.shortUrl.update({ where: { id: numberOf(id) }, data: { originalUrl: stored! } });
      clicks.links.invalidate('odd');
      const { status, headers } = await sendRaw(request('GET', '/odd'));
      expect([status, headerOf(headers, 'location')]).toEqual([302, sent]);
      expect(headers.join()).not.toMatch(/set-cookie: a=b,/);
    }
  });
});

describe('a link that leads nowhere', () => {
  const cases: [string, string, number, string][] = [
    ['GET', '/unknown', 404, 'NOT_FOUND'],
    ['GET', '/off', 410, 'GONE'],
    ['GET', '/past?x=1', 410, 'GONE'],
    ['POST', '/there', 405, 'METHOD_NOT_ALLOWED'],
    ['DELETE', '/unknown', 405, 'METHOD_NOT_ALLOWED'],
  ];

  test.each(cases)('%s %s is a page with status %i', async (method, target, status, code) => {
    journaled();
    const page = await sendRaw(request(method, target, ['Accept: text/html,*/*']));
    expect(page.status).toBe(status);
    expect(headerOf(page.headers, 'content-type')).toBe('text/html; charset=utf-8');
    expect(headerOf(page.headers, 'cache-control')).toBe('no-store');
    expect(headerOf(page.headers, 'content-security-policy')).toContain("default-src 'none'");
    expect(headerOf(page.headers, 'allow')).toBe(status === 405 ? 'GET, HEAD' : undefined);
    expect(headerOf(page.headers, 'location')).toBeUndefined();
    expect(page.body.toString()).toMatch(/^<!doctype html>\s*<html lang="en">.*<h1>.+<\/h1>.*<\/html>\s*$/s);
    expect(Number(headerOf(page.headers, 'content-length'))).toBe(page.body.length);

    const json = await sendRaw(request(method, target, ['Accept: application/json']));
    expect(json.status).toBe(status);
    expect(JSON.parse(json.body.toString())).toEqual({ error: { code, message: expect.any(String), details: {} } });
    expect(journaled()).toEqual([]);
  });

  test('HEAD has the headers of the page, and no page', async () => {
    const { status, headers, body } = await sendRaw(request('HEAD', '/unknown'));
    expect(status).toBe(404);
    expect(Number(headerOf(headers, 'content-length'))).toBeGreaterThan(500);
    expect(body).toHaveLength(0);
  });

  test('what is not counted is told in the figures', async () => {
    const before = clicks.redirect.figures();
    await sendRaw(request('GET', '/unknown'));
    await sendRaw(request('GET', '/there'));
    expect(clicks.redirect.figures()).toEqual({
      ...before,
      followed: before.followed + 1,
      refused: before.refused + 1,
    });
  });
});

test("reserved words are the application's, in any case", async () => {
  for (const word of ['graphql', 'GraphQL', 'HEALTH', 'Api', ...[...reservedWords].slice(0, 5)]) {
    const { body, headers } = await sendRaw(request('GET', `/${word}`));
    expect([word, headerOf(headers, 'x-request-id')]).toEqual([word, expect.any(String)]); // Fastify's answer
    expect(body.toString()).not.toContain('This link does not exist');
  }
  expect(await (await fetch(at('/health/live'))).json()).toEqual({ status: 'ok' });
});

describe('hostile requests', () => {
  const huge = 'x'.repeat(8_000);
  const all = String.fromCharCode(...Array.from({ length: 223 }, (_, index) => index + 33)).replace('\x7f', '');
  const requests: Record<string, string> = {
    'a huge agent': request('GET', '/there', [`User-Agent: ${huge}`]),
    'a huge referrer': request('GET', '/there', [`Referer: https://example.com/${huge}`]),
    'a huge query': request('GET', `/there?${huge}`),
    'headers beyond every limit': request('GET', '/there', [`X-A: ${huge}`, `X-B: ${huge}`, `X-C: ${huge}`]),
    'every byte a header may hold': request('GET', '/there', [`User-Agent: ${all}`, `Referer: ${all}`]),
    'a NUL in a header': request('GET', '/there', ['User-Agent: a\0b']),
    'a NUL in the target': request('GET', '/the\0re'),
    'an encoded NUL': request('GET', '/there?utm_source=%00'),
    'an encoded NUL as code': request('GET', '/%00'),
    'bytes beyond ASCII in the target': request('GET', '/there?\xff\xfe=\xc3\xa9'),
    'a code of 70 characters': request('GET', `/${'c'.repeat(70)}`),
    'two slashes': request('GET', '//there'),
    'a slash behind': request('GET', '/there/'),
    dots: request('GET', '/../there'),
    'an absolute target': request('GET', 'http://localhost/there'),
    'a foreign absolute target': request('GET', 'http://evil.example/there'),
    'an asterisk': request('OPTIONS', '*'),
    'a tunnel': request('CONNECT', 'there:443'),
    'a method of its own': request('BREW', '/there'),
    'no version': 'GET /there\r\n\r\n',
    'the oldest version': 'GET /there HTTP/1.0\r\n\r\n',
    'a body that never comes': request('POST', '/there', ['Content-Length: 100']),
    'two lengths': request('POST', '/there', ['Content-Length: 1', 'Content-Length: 2']),
    'many purposes': request('GET', '/there', ['Purpose: a', 'Purpose: prefetch', 'Sec-Purpose: b']),
    'an agent on two lines': request('GET', '/there', ['User-Agent: a', ' b']),
    'line feeds only': 'GET /there HTTP/1.1\nHost: a\n\n',
    nothing: '\r\n\r\n',
    TLS: '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03',
  };

  test.each(Object.entries(requests))('%s is answered, and the next visitor as well', async (_name, text) => {
    const { status } = await sendRaw(text, { isAll: text === requests.nothing });
    expect([0, 302, 400, 404, 405, 410, 421, 431, 505]).toContain(status);
    const next = await sendRaw(request('GET', '/there'));
    expect([next.status, headerOf(next.headers, 'location')]).toEqual([302, destination]);
  });

  test('what they left in the journal is whole, and can be stored', async () => {
    const { lost, written } = clicks.journal.figures();
    expect(lost).toBe(0);
    expect(await clicks.settle()).toBe(written);
    expect(clicks.journal.figures().failure).toBeNull();
  });
});

test('who leaves before the look-up has answered is not counted', async () => {
  const known = await clicks.links.load('there');
  const lookUp = Promise.withResolvers<typeof known>();
  const load = vi.spyOn(clicks.links, 'load').mockReturnValue(lookUp.promise);
  const { hostname, port } = new URL(at(''));
  const socket = connect(Number(port), hostname);
  socket.write(request('GET', '/nobody-knows-yet', ['User-Agent: impatient']));
  await expect.poll(() => load.mock.calls).toEqual([['nobody-knows-yet']]);
  socket.resetAndDestroy();
  journaled();
  for (let round = 0; round < 3; round++) await sendRaw(request('GET', '/there')); // the server hears of it before these
  lookUp.resolve(known);
  await lookUp.promise;
  load.mockRestore();
  await sendRaw(request('GET', '/there'));
  expect(journaled().filter((click) => click.userAgent === 'impatient')).toEqual([]);
});
