import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import Papa from 'papaparse';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { db } from '../../api/database/db.ts';
import { DESTINATION_LOCKED } from '../../api/urls/experiments/destination-lock.ts';
import { publicInternet, useOutboundPolicy } from '../../api/outbound/policy.ts';
import { messages } from '../../api/urls/rules.ts';
import { useClicks } from '../kit/clicks.ts';
import { A, B, END, follow, names, OWN, PAUSE, RESUME, startOn, two } from '../kit/experiments.ts';
import { numberOf, shorten, UPDATE_URL } from '../kit/queries.ts';
import { act } from '../kit/websites.ts';
import { gql, person, rest, useWorld, type Person } from '../kit/world.ts';

const clicks = useClicks();
useWorld(clicks.handler);

const NEW = 'https://mended.example/';

let ada: Person;
let url: Record<string, any>;
beforeEach(async () => {
  ada = await person({ tier: 'enterprise' });
  url = await shorten(ada, { originalUrl: OWN });
});

const path = () => `/api/urls/${numberOf(url.id)}`;
const start = async (variants: unknown = two) => (await startOn(ada, url.id, variants)).experiment;
const update = (changes: object) => act(ada, UPDATE_URL, { id: url.id, ...changes });
const put = (changes: object) => rest(ada, 'PUT', path(), changes);
const LINK = `query ($id: ID!) { node(id: $id) { ... on ShortUrl { originalUrl destinationLock
  experiment { id state destinations { letter name destination share } } } } }`;
const link = async (who = ada) => (await gql(who, LINK, { id: url.id })).data.node;
const led = async () => new Set(await Promise.all(names(8).map((name) => follow(url.shortCode, name))));

describe('the destination of a link in a running experiment', () => {
  const locked = { code: 'CONFLICT', message: DESTINATION_LOCKED, field: 'originalUrl' };

  test('is refused alike at both doors, whatever else is changed with it', async () => {
    await start();
    expect(await update({ originalUrl: NEW, title: 'Mended' })).toEqual(locked);
    const { status, body } = await put({ original_url: NEW, title: 'Mended' });
    expect([status, body.error]).toMatchObject([
      409,
      { code: 'CONFLICT', message: DESTINATION_LOCKED, details: { field: 'original_url' } },
    ]);
    expect((await rest(ada, 'GET', path())).body).toMatchObject({ original_url: OWN, title: null });
  });

  test('is refused in rows of many and where a link is found by its code, and the rest is changed', async () => {
    await start();
    const other = await shorten(ada, { originalUrl: OWN });
    const rows = [
      { id: numberOf(url.id), original_url: NEW, title: 'Mended' },
      { id: numberOf(url.id), title: 'Renamed' },
      { id: numberOf(other.id), original_url: NEW },
    ];
    const { body } = await rest(ada, 'PATCH', '/api/urls/bulk', { urls: [rows[0], rows[2]] });
    expect(body.results.map((one: any) => one.error_code ?? one.url.original_url)).toEqual(['CONFLICT', NEW]);
    const renamed = await rest(ada, 'PATCH', '/api/urls/bulk', { urls: [rows[1]] });
    expect(renamed.body.results[0].url).toMatchObject({ original_url: OWN, title: 'Renamed' });
    const upsert = { short_code: url.shortCode, original_url: NEW, match_by: 'short_code' };
    const refused = await rest(ada, 'PUT', '/api/urls', upsert);
    expect([refused.status, refused.body.error.code]).toEqual([409, 'CONFLICT']);
  });

  test('may be sent unchanged, and everything else is changed', async () => {
    await start();
    expect((await put({ original_url: OWN, title: 'Spring', is_active: false })).body).toMatchObject({
      original_url: OWN,
      title: 'Spring',
      is_active: false,
    });
    expect((await update({ originalUrl: OWN, shortCode: 'renamed', isActive: true })).url).toMatchObject({
      shortCode: 'renamed',
      isActive: true,
    });
    url.shortCode = 'renamed';
    for (const to of await led()) expect([A, B]).toContain(to);
  });

  test('is changed while the experiment is paused, and locked again once it goes on', async () => {
    const { id } = await start();
    await act(ada, PAUSE, { id });
    expect((await update({ originalUrl: NEW })).url.originalUrl).toBe(NEW);
    expect(await led()).toEqual(new Set([NEW]));
    await act(ada, RESUME, { id });
    expect(await update({ originalUrl: OWN })).toEqual(locked);
    for (const to of await led()) expect([A, B]).toContain(to);
    await act(ada, END, { id });
    expect((await put({ original_url: OWN })).body.original_url).toBe(OWN);
    expect(await led()).toEqual(new Set([OWN]));
  });

  test('cannot be set back by an undo from before the experiment', async () => {
    const { updatedAt } = (await update({ originalUrl: NEW })).url;
    await start();
    expect(await update({ originalUrl: OWN, updatedAt })).toEqual(locked);
    expect((await link()).originalUrl).toBe(NEW);
  });

  test('of two that change it and start an experiment at once, none is lost', async () => {
    const [changed, started] = await Promise.all([update({ originalUrl: NEW }), startOn(ada, url.id, two)]);
    expect(started.experiment.state).toBe('running');
    const { originalUrl } = await link();
    if (changed.url) expect(originalUrl).toBe(NEW);
    else expect([changed, originalUrl]).toEqual([locked, OWN]);
  });

  test('becomes that of the variant that is kept at the end, with one version of the link', async () => {
    const { id, report } = await start();
    const seen = (await rest(ada, 'GET', path())).body.updated_at;
    await act(ada, END, { id, keepVariant: report.variants[1].id });
    expect(await led()).toEqual(new Set([B]));
    const stale = await put({ title: 'Late', updated_at: seen });
    expect([stale.status, stale.body.error.message]).toEqual([409, messages.changedMeanwhile]);
  });

  test('stays, and the experiment runs on, where the variant to keep has been blocked meanwhile', async () => {
    const { id, report } = await start();
    const blocked = await db.suspension.create({
      data: { host: 'b.example', reason: 'Phishing', suspendedBy: 'operator@example.test' },
    });
    const kept = await act(ada, END, { id, keepVariant: report.variants[1].id });
    await db.suspension.delete({ where: { id: blocked.id } });
    expect(kept).toMatchObject({ code: 'DESTINATION_BLOCKED', field: 'originalUrl' });
    expect(await link()).toMatchObject({ originalUrl: OWN, experiment: { state: 'running' } });
  });
});

describe('a link', () => {
  test('tells its experiment and its destinations at both doors, until it has ended', async () => {
    expect(await link()).toEqual({ originalUrl: OWN, destinationLock: null, experiment: null });
    expect((await rest(ada, 'GET', path())).body.experiment).toBeNull();
    const { id, report } = await start([
      { destination: A, weight: 1, name: 'Long page' },
      { destination: B, weight: 3 },
    ]);
    const destinations = [
      { letter: 'A', name: 'Long page', destination: A, share: 25 },
      { letter: 'B', name: 'B', destination: B, share: 75 },
    ];
    expect(await link()).toEqual({
      originalUrl: OWN,
      destinationLock: DESTINATION_LOCKED,
      experiment: { id, state: 'running', destinations },
    });
    const told = destinations.map((one, index) => ({ variant_id: Number(report.variants[index].key), ...one }));
    const { body } = await rest(ada, 'GET', '/api/urls');
    expect(body.urls[0].experiment).toEqual({ id: numberOf(id), state: 'running', destinations: told });
    await act(ada, PAUSE, { id });
    expect(await link()).toMatchObject({ destinationLock: null, experiment: { state: 'paused' } });
    expect((await rest(ada, 'GET', path())).body.experiment.state).toBe('paused');
    await act(ada, END, { id });
    expect((await link()).experiment).toBeNull();
    expect((await rest(ada, 'GET', path())).body.experiment).toBeNull();
  });

  test('in a list has its own experiment', async () => {
    const other = await shorten(ada);
    const { id } = await start();
    const { data } = await gql(ada, '{ viewer { urls { nodes { id experiment { id } destinationLock } } } }');
    expect(data.viewer.urls.nodes).toEqual([
      { id: other.id, experiment: null, destinationLock: null },
      { id: url.id, experiment: { id }, destinationLock: DESTINATION_LOCKED },
    ]);
  });

  test('of somebody else tells nothing', async () => {
    await start();
    expect(await link(await person())).toBeNull();
  });

  test('in a CSV file tells its experiment and where that leads', async () => {
    const read = async () => {
      const { body } = await rest(ada, 'GET', '/api/urls/export.csv');
      const [row] = Papa.parse<Record<string, string>>(body.replace('\uFEFF', '').trim(), { header: true }).data;
      return [row!['Original URL'], row!['A/B Test'], row!['Test Destinations']];
    };
    expect(await read()).toEqual([OWN, '', '']);
    const { id } = await start();
    expect(await read()).toEqual([OWN, 'running', `${A} ${B}`]);
    await act(ada, PAUSE, { id });
    expect(await read()).toEqual([OWN, 'paused', `${A} ${B}`]);
  });
});

describe('a check of many', () => {
  let site: Server;
  let asked: string[] = [];
  let origin = '';
  beforeAll(async () => {
    site = createServer((request, response) => {
      asked.push(request.url!);
      response.writeHead(request.url === '/broken' ? 410 : 200).end();
    });
    await new Promise<void>((listening) => site.listen(0, '127.0.0.1', listening));
    origin = `http://site.test:${(site.address() as AddressInfo).port}`;
    const reach = { resolve: async () => ['127.0.0.1'], isAllowed: () => true, ports: 'any' as const };
    useOutboundPolicy({ ...publicInternet, ...reach, probeTimeoutMs: 60_000 });
  });
  afterAll(() => {
    useOutboundPolicy(publicInternet);
    site.closeAllConnections();
    site.close();
  });
  const check = async () => {
    asked = [];
    const { body } = await rest(ada, 'POST', '/api/urls/batch-check', { items: [url.shortCode], probe: true });
    return body.results[0];
  };
  const BATCH = `query ($items: [String!]!) { batchCheck(items: $items, probe: true) {
    destination destinations isReachable warning } }`;

  test('requests every destination of a running experiment, and names the broken one', async () => {
    await put({ original_url: `${origin}/own` });
    const { id } = await start(['/fine', '/broken'].map((to) => ({ destination: origin + to })));
    const found = await check();
    expect([...new Set(asked)].sort()).toEqual(['/broken', '/fine']);
    expect(found).toMatchObject({
      destination: null,
      destinations: [`${origin}/fine`, `${origin}/broken`],
      is_reachable: false,
      warning: `${origin}/broken: It answered with status 410, an error that visitors will probably see.`,
      hops: [{ url: `${origin}/broken`, status: 410 }],
    });
    const { data } = await gql(ada, BATCH, { items: [url.shortCode] });
    const { destination, destinations, is_reachable: isReachable, warning } = found;
    expect(data.batchCheck).toEqual([{ destination, destinations, isReachable, warning }]);
    await act(ada, PAUSE, { id });
    expect(await check()).toMatchObject({ destination: `${origin}/own`, is_reachable: true, warning: null });
    expect(new Set(asked)).toEqual(new Set(['/own']));
  });
});
