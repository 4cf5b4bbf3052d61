// Names that strangers give: those that nobody answers for hold up nobody else, and nothing is said against them.
import { lookup } from 'node:dns/promises';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { pool } from '../../api/database/db.ts';
import { LookUps } from '../../api/outbound/look-ups.ts';
import { publicInternet, useOutboundPolicy } from '../../api/outbound/policy.ts';
import { recheckWebsites } from '../../api/websites/recheck-websites.ts';
import { nameServer, useNameServer } from '../kit/name-server.ts';
import { numberOf } from '../kit/queries.ts';
import { CREATE } from '../kit/webhooks.ts';
import { act, register, VERIFY, websitesOf } from '../kit/websites.ts';
import { withClient } from '../kit/with-client.ts';
import { gql, person, rest, useWorld, type Person } from '../kit/world.ts';

useWorld();
useNameServer();

const UNRESOLVED = 'Not checked: its name servers did not answer in time. Please try again in a minute.';
const LOOK_UPS = 'Not checked: too many names are being looked up for your account. Please try again in a minute.';
const BUSY = 'Not checked: too many requests to this host. Please try again in a minute.';
let port = 0;
let asked: string[] = [];
const held: ServerResponse[] = [];
let mostHeld = 0;
/** Requests that are held are answered two by two, so that none is answered while they come one by one. */
const site = createServer((request, response) => {
  asked.push(request.headers.host!);
  if (request.url !== '/held') return response.writeHead(200).end();
  mostHeld = Math.max(mostHeld, held.push(response));
  if (held.length < 2) return;
  setImmediate(() => held.splice(0).forEach((one) => one.writeHead(200).end()));
});
let ada: Person;
let bob: Person;

beforeAll(async () => {
  await new Promise<void>((listening) => site.listen(0, '127.0.0.1', listening));
  port = (site.address() as AddressInfo).port;
});
afterAll(() => {
  useOutboundPolicy(publicInternet);
  site.closeAllConnections();
  site.close();
});
beforeEach(async () => {
  nameServer.names = { 'site.test': { a: ['127.0.0.1'] } };
  nameServer.asked = [];
  asked = [];
  answering(new LookUps({ servers: [nameServer.address] }));
  [ada, bob] = await Promise.all([person(), person()]);
});
afterEach(() => vi.restoreAllMocks());

const answering = (lookUps: LookUps) =>
  useOutboundPolicy({
    ...publicInternet,
    resolve: (host, account) => lookUps.addresses(host, account),
    resolveTexts: (name, account) => lookUps.texts(name, account),
    isAllowed: (address) => address === '127.0.0.1',
    ports: 'any',
    probeTimeoutMs: 60_000,
  });
const at = (host: string, path = '/') => `http://${host}:${port}${path}`;
const silent = (from: number, count = 10) => Array.from({ length: count }, (_, n) => at(`n${from + n}.silent.test`));
const check = (who: Person, items: string[]) =>
  rest(who, 'POST', '/api/urls/batch-check', { items, probe: true }).then(({ body }) => body.results as any[]);
const validate = async (who: Person, url: string) => (await rest(who, 'POST', '/api/urls/validate', { url })).body;
async function timed<Result>(work: () => Promise<Result>): Promise<{ result: Result; tookMs: number }> {
  const began = performance.now();
  return { result: await work(), tookMs: performance.now() - began };
}

describe('silent names of one account', () => {
  test('delay nobody else by 100 ms, and are not said to be silent themselves', async () => {
    await validate(bob, at('site.test')); // so that nothing is new
    const attack = [1, 2, 3, 4].map((part) => check(ada, silent(part * 10)));
    await expect.poll(() => nameServer.asked.filter((one) => one.includes('silent')).length).toBeGreaterThanOrEqual(10);
    const delays: { bobs: number; system: number }[] = [];
    // A busy machine delays one of three; a silent name would delay them all.
    for (const name of ['new.test', 'newer.test', 'newest.test']) {
      nameServer.names[name] = { a: ['127.0.0.1'] };
      const bobs = await timed(() => validate(bob, at(name)));
      expect(bobs.result).toMatchObject({ valid: true, warning: null, not_checked: null, hops: [{ status: 200 }] });
      // PostgreSQL, SMTP and the sign-in look up their names this way.
      const system = await timed(() => lookup('localhost'));
      const alone = await timed(() => validate(bob, at('site.test')));
      delays.push({ bobs: bobs.tookMs - alone.tookMs, system: system.tookMs });
    }
    expect(Math.min(...delays.map(({ bobs }) => bobs))).toBeLessThan(100);
    expect(Math.min(...delays.map(({ system }) => system))).toBeLessThan(100);
    const hers = (await Promise.all(attack)).flat();
    for (const one of hers) {
      expect(one).toMatchObject({ state: 'valid', is_reachable: null, warning: null, hops: [] });
      expect([UNRESOLVED, LOOK_UPS]).toContain(one.not_checked);
    }
    expect(new Set(hers.map((one) => one.not_checked))).toEqual(new Set([UNRESOLVED, LOOK_UPS]));
  });

  test('are told of alike at both doors, and refuse no webhook', async () => {
    const url = at('n1.silent.test');
    const told = await validate(ada, url);
    expect(told).toMatchObject({ valid: true, url, warning: null, not_checked: UNRESOLVED, hops: [] });
    const document = 'query ($url: String!) { validateUrl(url: $url) { valid warning notChecked hops { url } } }';
    const { data } = await gql(ada, document, { url });
    expect(data.validateUrl).toEqual({ valid: true, warning: null, notChecked: UNRESOLVED, hops: [] });
    const made = await act(ada, CREATE, { url: 'https://hooks.silent.test/', events: ['link.created'] });
    expect(made.created.webhook.url).toBe('https://hooks.silent.test/');
  });

  test('take no proof of a website back, however often they are looked up', async () => {
    nameServer.names['_footbridge-verify.shop.example'] = { txt: [] };
    const { id, proofs } = await register(ada, 'shop.example');
    nameServer.names[proofs.dnsName] = { txt: [proofs.dnsValue] };
    const { verification } = await act(ada, VERIFY, { id });
    expect(verification.website.isVerified).toBe(true);
    nameServer.names = { 'shop.example': 'silent', [proofs.dnsName]: 'silent' };
    answering(new LookUps({ servers: [nameServer.address], timeoutMs: 50 }));
    const recheck = async () => {
      await pool.query("UPDATE website SET checked_at = now() - interval '25 hours' WHERE id = $1", [numberOf(id)]);
      await withClient((client) => recheckWebsites(client));
    };
    for (let day = 0; day < 4; day++) await recheck();
    expect((await websitesOf(ada))[0].isVerified).toBe(true);
    const { checks } = (await act(ada, VERIFY, { id })).verification;
    expect(new Set(checks.map(({ reason }: any) => reason))).toEqual(
      new Set(['Not checked: the name servers of the domain did not answer in time.']),
    );
    nameServer.names = {};
    answering(new LookUps({ servers: [nameServer.address] }));
    for (let day = 0; day < 3; day++) await recheck();
    expect((await websitesOf(ada))[0].isVerified).toBe(false);
  });
});

describe('a name', () => {
  const looking = () => new LookUps({ servers: [nameServer.address] });

  test('is looked up once for all who ask at the same time, and again when its record is too old', async () => {
    nameServer.names['site.test'] = { a: ['127.0.0.1'], ttl: 20 };
    const lookUps = looking();
    const both = ['a site.test', 'aaaa site.test'];
    const found = await Promise.all([1, 2, 3].map((account) => lookUps.addresses('Site.test.', account)));
    expect([found, nameServer.asked.toSorted()]).toEqual([Array(3).fill(['127.0.0.1']), both]);
    const now = performance.now();
    const clock = vi.spyOn(performance, 'now').mockReturnValue(now + 19_000);
    await lookUps.addresses('site.test', 1);
    expect(nameServer.asked).toHaveLength(2);
    clock.mockReturnValue(now + 22_000);
    await lookUps.addresses('site.test', 1);
    expect(nameServer.asked.slice(2).toSorted()).toEqual(both);
  });

  test('that does not exist, or has no address, is remembered for less', async () => {
    nameServer.names['empty.test'] = {};
    const lookUps = looking();
    for (const name of ['empty.test', 'absent.test', 'empty.test', 'absent.test']) {
      expect(await lookUps.addresses(name, 1)).toEqual([]);
    }
    expect(nameServer.asked).toHaveLength(4);
    vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 11_000);
    expect(await lookUps.addresses('absent.test', 1)).toEqual([]);
    expect(nameServer.asked).toHaveLength(6);
  });

  test('has the addresses of both families, those behind another name too', async () => {
    nameServer.names['both.test'] = { a: ['192.0.2.1'], aaaa: ['2001:db8::1'] };
    nameServer.names['alias.test'] = { cname: 'both.test' };
    const all = ['192.0.2.1', '2001:db8::1'];
    for (const name of ['both.test', 'alias.test'])
      expect((await looking().addresses(name, 1)).toSorted()).toEqual(all);
  });

  test('of the hosts file is found there, localhost always, and asked of nobody', async () => {
    expect(await looking().addresses('localhost', 1)).toContain('127.0.0.1');
    expect(await looking().addresses('app.localhost', 1)).toEqual(['127.0.0.1', '::1']);
    expect(nameServer.asked).toEqual([]);
  });

  test('of which the name servers fail is not one that does not exist', async () => {
    nameServer.names['failing.test'] = 'failing';
    await expect(looking().addresses('failing.test', 1)).rejects.toMatchObject({ reason: 'unresolved' });
    nameServer.names['failing.test'] = { a: ['192.0.2.1'] };
    expect(await looking().addresses('failing.test', 1)).toEqual(['192.0.2.1']);
  });
});

test('of one address, so many destinations a minute are requested and two at a time, by whatever names', async () => {
  const name = (index: number) => `w${index}.wild.test`;
  for (let index = 0; index < 400; index++) nameServer.names[name(index)] = { a: ['127.0.0.1'] };
  const parts = Array.from({ length: 31 }, (_, part) =>
    Array.from({ length: 10 }, (__, index) => at(name(part * 10 + index), '/held')),
  );
  mostHeld = 0;
  const others = await Promise.all([person(), person(), person()]);
  const ending = setInterval(() => held.splice(0).forEach((one) => one.writeHead(200).end()), 50); // the last one is alone
  const answers = await Promise.all(parts.map((items, part) => check(others[part % others.length]!, items)));
  clearInterval(ending);
  const told = Map.groupBy(answers.flat(), (one) => one.not_checked);
  expect([...told.keys()].sort()).toEqual([BUSY, null].sort());
  expect([asked.length <= 300, asked.length === told.get(null)!.length, mostHeld]).toEqual([true, true, 2]);

  const [left] = await check(ada, [at(name(399), '/held')]);
  expect(left).toMatchObject({ state: 'valid', is_reachable: null, not_checked: BUSY, warning: null, hops: [] });
  const document =
    'query ($items: [String!]!) { batchCheck(items: $items, probe: true) { isReachable notChecked warning hops { url } } }';
  const { data } = await gql(ada, document, { items: [at(name(398))] });
  expect(data.batchCheck).toEqual([{ isReachable: null, notChecked: BUSY, warning: null, hops: [] }]);
  expect(await validate(ada, at(name(397)))).toMatchObject({ valid: true, warning: null, not_checked: BUSY });
});
