import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { config } from '../../api/common/config.ts';
import { publicInternet, useOutboundPolicy } from '../../api/outbound/policy.ts';
import { db } from '../../api/database/db.ts';
import { gql, person, rest, useWorld, type Person } from '../kit/world.ts';

useWorld();

const TAKEN = 'This short code is already taken. Please choose a different one.';
const LIST = 'Please enter 1 to 1000 short codes or addresses.';
const unknown = { short_code: null, reason: null, id: null, destination: null, destinations: [] };
const unprobed = { is_reachable: null, not_checked: null, warning: null, hops: [] };

let ada: Person;
let site: Server;
let port = 0;
let asked: string[] = [];
const check = (body: object, who = ada) => rest(who, 'POST', '/api/urls/batch-check', body);
const address = (path: string) => `http://site.test:${port}${path}`;

beforeAll(async () => {
  site = createServer((request, response) => {
    asked.push(request.url!);
    response.writeHead(request.url === '/gone' ? 410 : 200).end();
  });
  await new Promise<void>((listening) => site.listen(0, '127.0.0.1', listening));
  port = (site.address() as AddressInfo).port;
  useOutboundPolicy({
    ...publicInternet,
    resolve: async () => ['127.0.0.1'],
    isAllowed: () => true,
    ports: 'any',
    probeTimeoutMs: 60_000,
  });
  const grace = await person({ name: 'Grace' });
  ada = await person();
  for (const [who, short_code, path] of [
    [grace, 'hers', '/secret'],
    [ada, 'mine', '/fine'],
    [ada, 'off', '/gone'],
    [ada, 'old', '/fine'],
  ] as const)
    await rest(who, 'POST', '/api/urls', { short_code, original_url: address(path) });
  await db.shortUrl.updateMany({ where: { shortCode: 'off' }, data: { isActive: false } });
  await db.shortUrl.updateMany({ where: { shortCode: 'old' }, data: { expiresAt: new Date(0) } });
});
afterAll(() => {
  site.closeAllConnections();
  site.close();
});

test('codes, short URLs and destinations are told apart, in the order sent', async () => {
  const items = ['mine', `${config.shortOrigin}/off`, ' old ', 'hers', 'free-one', 'GraphQL'];
  const more = ['site.test/page', 'ftp://site.test', `${config.shortOrigin}/dashboard/x`, 'a\0b', ''];
  const { status, body } = await check({ items: [...items, ...more] });
  expect(status).toBe(200);
  const { id } = await db.shortUrl.findFirstOrThrow({ where: { shortCode: 'mine' } });
  expect(body.results[0]).toEqual({
    ...{ item: 'mine', short_code: 'mine', available: false, state: 'active', reason: null },
    ...{ id, destination: address('/fine'), destinations: [address('/fine')] },
    ...unprobed,
  });
  expect(body.results.map(({ item, state, short_code }: Record<string, unknown>) => [item, state, short_code])).toEqual(
    [
      ['mine', 'active', 'mine'],
      [`${config.shortOrigin}/off`, 'inactive', 'off'],
      [' old ', 'expired', 'old'],
      ['hers', 'taken', 'hers'],
      ['free-one', 'available', 'free-one'],
      ['GraphQL', 'refused', 'GraphQL'],
      ['site.test/page', 'valid', null],
      ['ftp://site.test', 'refused', null],
      [`${config.shortOrigin}/dashboard/x`, 'refused', null],
      ['a\0b', 'refused', null],
      ['', 'refused', null],
    ],
  );
  // Where somebody else's link leads is not told.
  const hers = { ...unknown, short_code: 'hers', available: false, state: 'taken', reason: TAKEN };
  expect(body.results[3]).toEqual({ item: 'hers', ...hers, ...unprobed });
  expect(body.results[6]).toMatchObject({ destination: 'https://site.test/page', available: false, reason: null });
  expect(body.results[7].reason).toBe('Please enter an address that starts with http:// or https://.');
  expect(asked).toEqual([]);
});

test('texts sent as short codes are never read as destinations', async () => {
  const sent = ['mine', 'free-one', 'GraphQL', 'a b', 'x'.repeat(65), 'example.com'];
  const { body } = await check({ short_codes: sent });
  const told = body.results.map(({ item, short_code, available, state, reason }: Record<string, unknown>) => {
    expect(short_code).toBe(item);
    return [available, state, reason];
  });
  const format = 'Invalid short code format. Use only letters, numbers, hyphens, and underscores.';
  expect(told).toEqual([
    [false, 'active', null],
    [true, 'available', null],
    [false, 'refused', 'This short code is reserved. Please choose a different one.'],
    [false, 'refused', format],
    [false, 'refused', 'A short code can have at most 64 characters.'],
    [false, 'refused', format],
  ]);
});

test('with probe every destination is requested once, those of own links too', async () => {
  asked = [];
  const items = ['mine', 'off', address('/fine'), 'hers', 'free-one'];
  const { body } = await check({ items, probe: true });
  const told = body.results.map(({ is_reachable, warning }: Record<string, unknown>) => [is_reachable, warning]);
  expect(told).toEqual([
    [true, null],
    [false, 'It answered with status 410, an error that visitors will probably see.'],
    [true, null],
    [null, null],
    [null, null],
  ]);
  expect(asked.sort()).toEqual(['/fine', '/gone', '/gone']); // HEAD, and GET where that failed
  expect(body.results[0].hops).toEqual([
    { url: address('/fine'), status: 200, took_ms: expect.any(Number), content_type: null },
  ]);
});

test('GraphQL says the same', async () => {
  const document = `query ($items: [String!]!, $probe: Boolean) { batchCheck(items: $items, probe: $probe) {
    item shortCode state reason destination isReachable warning url { shortCode } hops { status } } }`;
  const items = ['off', 'hers', 'free-one', 'site.test/page'];
  const { data } = await gql(ada, document, { items });
  const plain = {
    shortCode: null,
    reason: null,
    destination: null,
    isReachable: null,
    warning: null,
    url: null,
    hops: [],
  };
  expect(data.batchCheck).toEqual([
    {
      ...{ ...plain, item: 'off', shortCode: 'off', state: 'INACTIVE' },
      ...{ destination: address('/gone'), url: { shortCode: 'off' } },
    },
    { ...plain, item: 'hers', shortCode: 'hers', state: 'TAKEN', reason: TAKEN },
    { ...plain, item: 'free-one', shortCode: 'free-one', state: 'AVAILABLE' },
    { ...plain, item: 'site.test/page', state: 'VALID', destination: 'https://site.test/page' },
  ]);
  const probed = await gql(ada, document, { items: ['off'], probe: true });
  expect(probed.data.batchCheck[0]).toMatchObject({ isReachable: false, hops: [{ status: 410 }] });

  const refused = await gql(ada, document, { items: [] });
  expect(refused.errors![0]).toMatchObject({ message: LIST, extensions: { code: 'INVALID', field: 'items' } });
  const many = Array<string>(1_000).fill('free-one');
  expect((await gql(ada, document, { items: many })).data.batchCheck).toHaveLength(1_000);
});

test('what is not a list of texts, too many of them, or nobody, is refused', async () => {
  for (const wrong of [[], 'busy', [7], Array<string>(1_001).fill('x')]) {
    const answer = await check({ items: wrong });
    expect([answer.status, answer.body.error.message]).toEqual([400, LIST]);
  }
  for (const wrong of [{}, { items: ['a'], short_codes: ['a'] }]) {
    const answer = await check(wrong);
    expect([answer.status, answer.body.error.message]).toEqual([400, 'Please send either items or short codes.']);
  }
  const eleven = Array.from({ length: 11 }, (_, index) => address(`/${index}`));
  const { status, body } = await check({ items: eleven, probe: true });
  const tooMany = 'With probe, please send at most 10 at once.';
  expect([status, body.error.message]).toEqual([400, tooMany]);
  const document = 'query ($items: [String!]!) { batchCheck(items: $items, probe: true) { item } }';
  const { errors } = await gql(ada, document, { items: eleven });
  expect(errors![0]).toMatchObject({ message: tooMany, extensions: { code: 'INVALID', field: 'probe' } });
  expect((await rest(null, 'POST', '/api/urls/batch-check', { items: ['a'] })).status).toBe(401);
});

test('so many destinations a minute are requested for an account', async () => {
  const busy = await person();
  const ten = Array.from({ length: 10 }, (_, index) => address(`/${index}`));
  const statuses: number[] = [];
  for (let sent = 0; sent <= 120; sent++) statuses.push((await check({ items: ten, probe: true }, busy)).status);
  expect(statuses.indexOf(429)).toBe(120);
  expect((await check({ items: ten }, busy)).status).toBe(200);
});
