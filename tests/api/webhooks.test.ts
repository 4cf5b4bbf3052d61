// @afresh: it replaces the secrets.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { closeAccount } from '../../api/privacy/close-account.ts';
import { config } from '../../api/common/config.ts';
import { db, pool } from '../../api/database/db.ts';
import { startListening } from '../../api/live/listen.ts';
import { rotateSecrets } from '../../api/secrets/renew.ts';
import { eventTypes } from '../../api/webhooks/events.ts';
import { MAX_WEBHOOKS, messages } from '../../api/webhooks/rules.ts';
import { withKey } from '../kit/api-keys.ts';
import { untilHeard } from '../kit/news.ts';
import { numberOf, shorten } from '../kit/queries.ts';
import { subscribe } from '../kit/stream.ts';
import { tracesIn } from '../kit/takeout.ts';
import * as kit from '../kit/webhooks.ts';
import { arrived, endpoint, hook, hooksOf, proved, logOf, useWebhooks, verified } from '../kit/webhooks.ts';
import { act } from '../kit/websites.ts';
import { at, gql, person, rest, useWorld } from '../kit/world.ts';

useWorld();
useWebhooks();

let stopListening = async () => {};
beforeAll(async () => {
  stopListening = await startListening();
});
afterAll(() => stopListening());

const MISSING = { code: 'NOT_FOUND', message: 'Resource not found', field: null };
const events = ['link.created'];

test('a webhook is made, listed, changed and deleted; its secret is shown once', async () => {
  const ada = await person();
  const input = { url: ` ${endpoint.url} `, description: ' CRM ', events: ['link.deleted', 'link.created'] };
  const { secret, webhook } = (await act(ada, kit.CREATE, input)).created;
  expect(Buffer.from(secret.replace('whsec_', ''), 'base64')).toHaveLength(32);
  expect(webhook).toMatchObject({ url: endpoint.url, description: 'CRM', events: ['link.created', 'link.deleted'] });
  expect(webhook.provedAt).toBeNull();
  await proved(ada, webhook.id);
  const now = { provedAt: expect.any(String), deliveredAt: expect.any(String), waitingCount: expect.any(Number) };
  expect(await hooksOf(ada)).toEqual([{ ...webhook, ...now }]);
  const { rows } = await pool.query('SELECT encode(secret, $2) AS stored FROM webhook WHERE owner_id = $1', [
    ada.id,
    'base64',
  ]);
  expect(rows[0].stored).not.toContain(secret.slice(6, 26));
  const { webhook: changed } = await act(ada, kit.UPDATE, { id: webhook.id, description: null, isActive: false });
  expect(changed).toMatchObject({ description: null, isActive: false, offReason: 'OWNER', events: webhook.events });
  expect((await act(ada, kit.UPDATE, { id: webhook.id, isActive: true })).webhook.offReason).toBeNull();
  expect(await act(ada, kit.DELETE, { id: webhook.id })).toEqual({ deletedId: webhook.id });
  expect(await hooksOf(ada)).toEqual([]);
});

test('signatures stay the same when the key is rotated that encrypts secrets, on nodes that know it and on others', async () => {
  const ada = await person();
  const { secret, webhook } = (await act(ada, kit.CREATE, { url: endpoint.url, events })).created;
  await proved(ada, webhook.id);
  const stored = async () => (await db.webhook.findUniqueOrThrow({ where: { id: numberOf(webhook.id) } })).secret;
  const before = await stored();
  await rotateSecrets('webhooks', 0);
  expect(await stored()).not.toEqual(before);
  await shorten(ada);
  expect(verified(secret, (await arrived('link.created'))[0]!).type).toBe('link.created');
  // What a node wrote that did not know the new key yet.
  await db.webhook.update({ where: { id: numberOf(webhook.id) }, data: { secret: before } });
  await shorten(ada);
  expect(verified(secret, (await arrived('link.created', 2))[1]!).type).toBe('link.created');
});

describe('a new webhook', () => {
  test.each([
    [{ url: 'hooks' }, 'url', /full address/],
    [{ url: 'ftp://hooks.example/' }, 'url', /https/],
    [{ url: 'https://ada:secret@hooks.example/' }, 'url', /password/],
    [{ url: 'https://hooks.example/#part' }, 'url', /#/],
    [{ url: `${config.publicOrigin}/api` }, 'url', /this service/],
    [{ url: 'https://nowhere.example/' }, 'url', /not found/],
    [{ events: [] }, 'events', /one or more/],
    [{ events: ['link.created', 'all'] }, 'events.1', /one or more/],
    [{ description: 'x'.repeat(201) }, 'description', /200 characters/],
  ])('with %j is refused by name', async (wrong, field, message) => {
    const refused = await act(await person(), kit.CREATE, { url: endpoint.url, events, ...wrong });
    expect(refused).toEqual({ code: 'INVALID', field, message: expect.stringMatching(message) });
  });

  test('is refused above ten, also when several are made at once', async () => {
    const ada = await person();
    const all = await Promise.all(
      Array.from({ length: MAX_WEBHOOKS + 2 }, () => act(ada, kit.CREATE, { url: endpoint.url, events })),
    );
    const refused = all.filter(({ code }) => code);
    expect(refused).toEqual(Array(2).fill({ code: 'LIMIT_REACHED', message: messages.full, field: null }));
  });

  test('that is asked for again under its key is the same, with the same secret, which is not stored as it is', async () => {
    const ada = await person();
    const input = { url: endpoint.url, events, idempotencyKey: 'once' };
    const [first, second] = [await act(ada, kit.CREATE, input), await act(ada, kit.CREATE, input)];
    const known = ({ created: { secret, webhook } }: any) => [secret, webhook.id];
    expect(known(second)).toEqual(known(first));
    expect(await act(ada, kit.CREATE, { ...input, events: ['link.deleted'] })).toMatchObject({
      code: 'IDEMPOTENCY_MISMATCH',
    });
    const query = async <Row>(sql: string, values?: unknown[]) => (await pool.query(sql, values)).rows as Row[];
    expect(await tracesIn(query, -1, [first.created.secret, first.created.secret.slice(6)])).toEqual([]);
  });
});

test('a secret that was replaced signs along for a day', async () => {
  const ada = await person();
  const { id, secret: former } = await hook(ada, events);
  const { secret, webhook } = (await act(ada, kit.ROTATE, { id })).created;
  expect(Date.parse(webhook.formerSecretEndsAt) / 3_600_000).toBeCloseTo(Date.now() / 3_600_000 + 24, 1);
  await act(ada, kit.TEST, { id });
  const [both] = await arrived('webhook.test');
  expect(verified(secret, both!)).toEqual(verified(former, both!));
  expect(both!.headers['webhook-signature']).toMatch(/^v1,\S+ v1,\S+$/);
  await pool.query("UPDATE webhook SET former_ends_at = now() - interval '1 minute'");
  await act(ada, kit.TEST, { id });
  const [, one] = await arrived('webhook.test', 2);
  expect(verified(secret, one!).type).toBe('webhook.test');
  expect(() => verified(former, one!)).toThrow();
});

test('the log is read by pages and by state, and a delivery is replayed under its id', async () => {
  const ada = await person();
  const { id } = await hook(ada, events);
  for (let n = 0; n < 3; n++) await shorten(ada);
  await arrived('link.created', 3);
  await expect.poll(() => logOf(ada, id, '(state: DELIVERED)')).toHaveLength(3);
  expect(await logOf(ada, id, '(state: FAILED)')).toEqual([]);
  const all = await logOf(ada, id);
  const page = (
    await gql(
      ada,
      `query ($id: ID!) { node(id: $id) { ... on Webhook { deliveries(first: 2) { edges { node { id } }
        pageInfo { hasNextPage endCursor } } } } }`,
      { id },
    )
  ).data.node.deliveries;
  expect(page.pageInfo.hasNextPage).toBe(true);
  expect((await logOf(ada, id, `(first: 2, after: "${page.pageInfo.endCursor}")`)).map((one: any) => one.id)).toEqual([
    all[2].id,
  ]);
  const { errors } = await gql(ada, `{ viewer { webhooks { deliveries(after: "x") { edges { cursor } } } } }`);
  expect(errors![0]!.message).toContain('cursor');
  expect(JSON.parse(all[0].body)).toMatchObject({ type: 'link.created' });
  const held: (() => void)[] = [];
  endpoint.answer = (_received, response) => void held.push(() => response.writeHead(204).end());
  const { delivery } = await act(ada, kit.REPLAY, { id: all[0].messageId });
  expect(delivery).toMatchObject({ id: all[0].id, state: 'WAITING' });
  expect(await act(ada, kit.REPLAY, { id: all[0].id })).toMatchObject({ code: 'CONFLICT', message: messages.waiting });
  const received = await arrived('link.created', 4);
  held.forEach((release) => release());
  expect(received.at(-1)!.headers['webhook-id']).toBe(all[0].messageId);
  await expect.poll(async () => (await logOf(ada, id))[0].attempts.length).toBe(2);
});

test("a neighbour's webhooks and deliveries are not found", async () => {
  const [ada, eve] = [await person(), await person()];
  const { id } = await hook(ada, events);
  const { delivery } = await act(ada, kit.TEST, { id });
  for (const document of [kit.UPDATE, kit.DELETE, kit.ROTATE, kit.TEST, kit.CHALLENGE]) {
    expect(await act(eve, document, { id })).toEqual(MISSING);
    expect(await act(eve, document, { id: 'nonsense' })).toEqual(MISSING);
  }
  expect(await act(eve, kit.REPLAY, { id: delivery.id })).toEqual(MISSING);
  expect(await act(eve, kit.REPLAY, { id: delivery.messageId })).toEqual(MISSING);
  expect(await act(eve, kit.REPLAY_FAILED, { id, since: new Date().toISOString() })).toEqual(MISSING);
  for (const node of [id, delivery.id]) {
    expect((await gql(eve, 'query ($id: ID!) { node(id: $id) { id } }', { id: node })).data.node).toBeNull();
    expect((await gql(ada, 'query ($id: ID!) { node(id: $id) { id } }', { id: node })).data.node).toEqual({ id: node });
  }
});

test('REST tells and refuses the same, and repeats a creation under its key', async () => {
  const ada = await person();
  const create = async () => {
    const response = await fetch(at('/api/webhooks'), {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${ada.token}`, 'idempotency-key': 'once' },
      body: JSON.stringify({ url: endpoint.url, events }),
    });
    return { headers: response.headers, body: (await response.json()) as any };
  };
  const [first, second] = [await create(), await create()];
  const known = ({ body: { secret, webhook } }: { body: any }) => [secret, webhook.id];
  expect(known(second)).toEqual(known(first));
  expect([first.headers.get('cache-control'), second.headers.get('idempotency-replayed')]).toEqual([
    'no-store',
    'true',
  ]);
  const { id } = first.body.webhook;
  expect((await hooksOf(ada)).map((hook: any) => numberOf(hook.id))).toEqual([id]);
  await proved(ada, (await hooksOf(ada))[0].id);
  const { status, body } = await rest(ada, 'POST', `/api/webhooks/${id}/test`);
  expect([status, body.state, body.event]).toEqual([202, 'waiting', 'webhook.test']);
  const [received] = await arrived('webhook.test');
  expect(verified(first.body.secret, received!).type).toBe('webhook.test');
  const one = async () => (await rest(ada, 'GET', `/api/webhook-deliveries/${body.id}`)).body;
  await expect.poll(async () => (await one()).state).toBe('delivered');
  expect(await one()).toMatchObject({ payload: received!.payload, attempts: [{ status: 204, error: null }] });
  const wrong = await rest(ada, 'PUT', `/api/webhooks/${id}`, { events: ['all'] });
  expect([wrong.status, wrong.body.error]).toEqual([
    400,
    { code: 'INVALID', message: messages.events, details: expect.objectContaining({ field: 'events.0' }) },
  ]);
  expect((await rest(await withKey(ada, ['read']), 'GET', `/api/webhook-deliveries/${body.id}`)).status).toBe(403);
});

describe('an API key', () => {
  test('has delivered what it may read, and nothing else', async () => {
    const ada = await person();
    const [write, both] = [await withKey(ada, ['write']), await withKey(ada, ['write', 'read'])];
    const wanted = (names: string[]) => ({ url: endpoint.url, events: names });
    const lacks = (scope: string) => ({
      code: 'SCOPE_MISSING',
      message: `This API key lacks the scope ${scope}.`,
      field: null,
    });
    expect(await act(write, kit.CREATE, wanted(events))).toEqual(lacks('read'));
    expect(await act(both, kit.CREATE, wanted(Object.keys(eventTypes)))).toEqual(lacks('analytics'));
    const { created } = await act(both, kit.CREATE, wanted(events));
    const { id } = created.webhook;
    expect(await act(both, kit.UPDATE, { id, events: ['clicks.recorded'] })).toEqual(lacks('analytics'));
    expect(await act(write, kit.UPDATE, { id, url: `${endpoint.url}/elsewhere` })).toEqual(lacks('read'));
    expect(await act(write, kit.ROTATE, { id })).toEqual(lacks('read'));
    await proved(ada, id);
    const test = `mutation { sendTestWebhook(input: { id: "${id}" }) { ... on SendTestWebhookSuccess { delivery { state } } } }`;
    expect((await gql(write, test)).data.sendTestWebhook.delivery).toEqual({ state: 'WAITING' });
  });

  test('without the scope analytics does not read what was sent', async () => {
    const ada = await person();
    await hook(ada, events);
    await act(ada, kit.TEST, { id: (await hooksOf(ada))[0].id });
    const [read, analytics] = [await withKey(ada, ['read']), await withKey(ada, ['read', 'analytics'])];
    const query = '{ viewer { webhooks { url deliveries { edges { node { body } } } } } }';
    const refused = await gql(read, query);
    const [hooked] = refused.data.viewer.webhooks;
    expect(hooked.url).toBe(endpoint.url);
    expect(hooked.deliveries.edges.map(({ node }: { node: object }) => node)).toContainEqual({ body: null });
    expect(refused.errors![0]).toMatchObject({ extensions: { code: 'SCOPE_MISSING' } });
    const log = '{ viewer { webhooks { url deliveries { edges { node { state attempts { status } } } } } } }';
    expect((await gql(read, log)).data.viewer.webhooks).toHaveLength(1);
    expect((await gql(read, '{ viewer { webhooks { url } } }')).data.viewer.webhooks).toHaveLength(1);
    expect((await gql(analytics, query)).errors).toBeUndefined();
    expect((await gql(await withKey(ada, ['write']), '{ webhookEventTypes { name } }')).status).toBe(403);
  });
});

test('an open screen follows what becomes of deliveries', async () => {
  const ada = await person();
  const { id } = await hook(ada, events);
  const stream = await subscribe(
    ada,
    `subscription ($id: ID) { webhooksUpdated(id: $id) { webhooks { id deliveredAt deliveries { edges { node { state } } } } } }`,
    { id },
  );
  await untilHeard();
  await shorten(ada);
  const { webhooksUpdated } = await stream.until(
    ({ webhooksUpdated: { webhooks } }) => webhooks[0].deliveries.edges[0]?.node.state === 'DELIVERED',
  );
  expect(webhooksUpdated.webhooks).toMatchObject([{ id, deliveredAt: expect.any(String) }]);
  stream.close();
});

test('closing an account deletes its webhooks and their logs, and tells nobody of it', async () => {
  const ada = await person();
  const { id } = await hook(ada, ['link.created', 'link.deleted', 'clicks.recorded']);
  await shorten(ada);
  await arrived('link.created');
  await pool.query("INSERT INTO webhook_clicks (owner_id, clicks) VALUES ($1, '[]')", [ada.id]);
  const { email } = await db.user.findUniqueOrThrow({ where: { id: ada.id } });
  await closeAccount(email!);
  expect(await db.webhookDelivery.count({ where: { webhookId: numberOf(id) } })).toBe(0);
  const query = async <Row>(sql: string, values?: unknown[]) => (await pool.query(sql, values)).rows as Row[];
  expect(await tracesIn(query, ada.id, [ada.subject])).toEqual([]);
  expect(endpoint.of('link.deleted')).toEqual([]);
});
