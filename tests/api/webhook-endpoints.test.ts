// What an endpoint has to prove before it gets anything, and what it cannot take from others: places and room.
import { describe, expect, test } from 'vitest';
import { withClient } from '../../api/database/with-client.ts';
import { db, pool } from '../../api/database/db.ts';
import { LookUps } from '../../api/outbound/look-ups.ts';
import { publicInternet, useOutboundPolicy } from '../../api/outbound/policy.ts';
import { SHARES } from '../../api/webhooks/claim.ts';
import { triesOf } from '../../api/webhooks/deliveries.ts';
import { maintainWebhooks } from '../../api/webhooks/maintain.ts';
import { messages, MOST_WAITING } from '../../api/webhooks/rules.ts';
import { encryptSecret, makeSecret } from '../../api/webhooks/secret.ts';
import { nameServer, useNameServer } from '../kit/name-server.ts';
import { numberOf, shorten } from '../kit/queries.ts';
import * as kit from '../kit/webhooks.ts';
import { arrived, endpoint, hook, hooksOf, proved, useWebhooks, verified } from '../kit/webhooks.ts';
import { act } from '../kit/websites.ts';
import { gql, person, rest, useWorld, type Person } from '../kit/world.ts';

useWorld();
useWebhooks();
useNameServer();

const events = ['link.created'];

describe('an endpoint', () => {
  const challengesOf = async (who: Person, id: string) =>
    (
      await gql(
        who,
        `query ($id: ID!) { node(id: $id) { ... on Webhook { deliveries { edges { node { ${kit.DELIVERY} } } } } } }`,
        { id },
      )
    ).data.node.deliveries.edges
      .map(({ node }: any) => node)
      .filter(({ event }: any) => event === 'webhook.verification');
  const refusing: typeof endpoint.answer = (_received, response) => response.end('{"challenge":"another"}');

  test('that answers anything but its challenge gets nothing else; once it does, it gets what waited', async () => {
    const ada = await person();
    endpoint.answerChallenge = refusing;
    const { created } = await act(ada, kit.CREATE, { url: endpoint.url, events });
    const { id } = created.webhook;
    await shorten(ada, { title: 'waits' });
    const error = 'The endpoint did not answer with the value of challenge.';
    await expect
      .poll(() => challengesOf(ada, id))
      .toMatchObject([{ state: 'WAITING', attempts: [{ status: 200, error }] }]);
    expect(verified(created.secret, endpoint.challenges[0]!)).toMatchObject({ type: 'webhook.verification' });
    expect(await act(ada, kit.TEST, { id })).toMatchObject({ code: 'CONFLICT', message: messages.unproved });
    expect((await rest(ada, 'GET', `/api/webhooks/${numberOf(id)}`)).body).toMatchObject({
      proved_at: null,
      waiting_count: 2,
    });
    expect(endpoint.received).toEqual([]);

    endpoint.answerChallenge = ({ payload }, response) =>
      response.end(JSON.stringify({ challenge: payload.data.challenge }));
    expect((await act(ada, kit.CHALLENGE, { id })).delivery).toMatchObject({
      event: 'webhook.verification',
      state: 'WAITING',
    });
    await proved(ada, id);
    const [received] = await arrived('link.created');
    expect(received!.payload.data.link.title).toBe('waits');
    const [first, last] = [endpoint.challenges[0]!, endpoint.challenges.at(-1)!];
    expect(last.payload.data.challenge).not.toBe(first.payload.data.challenge);
    expect(await act(ada, kit.CHALLENGE, { id })).toMatchObject({ code: 'CONFLICT', message: messages.proved });
    expect((await rest(ada, 'POST', `/api/webhooks/${numberOf(id)}/challenge`)).status).toBe(409);
  });

  test('at another address proves itself anew, and an echo of the former challenge does not', async () => {
    const ada = await person();
    const { id } = await hook(ada, events);
    const { payload } = endpoint.challenges[0]!;
    endpoint.answerChallenge = (_received, response) => response.end(payload.data.challenge);
    const { webhook } = await act(ada, kit.UPDATE, { id, url: endpoint.url.replace('127.0.0.1', 'localhost') });
    expect(webhook.provedAt).toBeNull();
    await shorten(ada);
    await expect.poll(() => challengesOf(ada, id)).toMatchObject([{ attempts: [{ error: expect.any(String) }] }]);
    expect(endpoint.received).toEqual([]);
    endpoint.answerChallenge = endpoint.echo;
    await act(ada, kit.CHALLENGE, { id });
    await arrived('link.created');
  });

  test('that was switched off before it answered is asked when it is switched on', async () => {
    const ada = await person();
    endpoint.answerChallenge = refusing;
    const { id } = (await act(ada, kit.CREATE, { url: endpoint.url, events })).created.webhook;
    await act(ada, kit.UPDATE, { id, isActive: false });
    expect(await act(ada, kit.CHALLENGE, { id })).toMatchObject({ code: 'CONFLICT', message: messages.off });
    endpoint.answerChallenge = endpoint.echo;
    await act(ada, kit.UPDATE, { id, isActive: true });
    await proved(ada, id);
  });
});

/** Webhooks to the endpoint that have proved it, each with so many tests on their way. */
async function hooksWith(who: Person, hooks: number, deliveries: number, message: string, url = endpoint.url) {
  const secret = await encryptSecret(makeSecret());
  const data = { ownerId: who.id, url, events: ['link.created'], secret, provedAt: new Date() };
  const made = await db.webhook.createManyAndReturn({ data: Array.from({ length: hooks }, () => data) });
  const sent = made.map(({ id }) => ({ webhookId: id, ownerId: who.id, event: 'webhook.test', data: { message } }));
  await db.webhookDelivery.createMany({ data: Array.from({ length: deliveries }, () => sent).flat() });
}

test('slow endpoints hold up nobody else: an account has a share of what is under way, and so has a host', async () => {
  const slow = await Promise.all(Array.from({ length: 6 }, () => person()));
  const held = new Map<string, (() => void)[]>();
  const heldOf = (message: string) => held.get(message) ?? [];
  const count = () => [...held.values()].flat().length;
  endpoint.answer = ({ payload: { data } }, response) => {
    if (data.message === 'quick') return endpoint.ok(null as never, response);
    held.set(data.message, [...heldOf(data.message), () => response.writeHead(204).end()]);
  };
  await hooksWith(slow[0]!, 10, 3, 'slow 0');
  await expect.poll(() => count(), { timeout: 15_000 }).toBe(SHARES.account);
  for (const [index, who] of slow.entries()) if (index) await hooksWith(who, 10, 3, `slow ${index}`);
  await expect.poll(() => count(), { timeout: 15_000 }).toBe(SHARES.host);
  // Another host, by another name of this machine.
  const quick = await person();
  await hooksWith(quick, 2, 3, 'quick', endpoint.url.replace('127.0.0.1', 'localhost'));
  await expect
    .poll(() => db.webhookDelivery.count({ where: { ownerId: quick.id, state: 'delivered' } }), { timeout: 5_000 })
    .toBe(6);
  expect([count(), heldOf('slow 0').length]).toEqual([SHARES.host, SHARES.account]);
  endpoint.answer = endpoint.ok;
  for (const release of [...held.values()].flat()) release();
  const waiting = () => db.webhookDelivery.count({ where: { event: 'webhook.test', state: 'waiting' } });
  await expect.poll(waiting, { timeout: 15_000 }).toBe(0);
});

test('names that nobody answers for hold up the deliveries of their own account alone', async () => {
  const lookUps = new LookUps({ servers: [nameServer.address] });
  useOutboundPolicy({ ...publicInternet, resolve: (host, account) => lookUps.addresses(host, account) });
  const [ada, bob] = [await person(), await person()];
  for (let n = 0; n < 10; n++) await hooksWith(ada, 1, 1, 'silent', `https://n${n}.silent.test/`);
  const silent = () => nameServer.asked.filter((one) => one.startsWith('a ')).length;
  await expect.poll(silent).toBeGreaterThanOrEqual(SHARES.account);
  await hooksWith(bob, 1, 1, 'quick', endpoint.url.replace('127.0.0.1', 'localhost'));
  await arrived('webhook.test');
  expect(await db.webhookDelivery.count({ where: { ownerId: ada.id, isUnderWay: true } })).toBe(SHARES.account);
  const tried = async () => (await db.webhookDelivery.findMany({ where: { ownerId: ada.id } })).flatMap(triesOf);
  await expect
    .poll(async () => (await tried()).map(({ error }) => error), { timeout: 15_000 })
    .toContain('The address was not called: its name servers did not answer in time.');
  await db.webhook.deleteMany({ where: { ownerId: ada.id } });
});

test('what waits is bounded for an account, however many webhooks multiply its events', async () => {
  const ada = await person();
  await hooksWith(ada, 10, 0, '', 'http://127.0.0.1:9/');
  await db.webhook.updateMany({ where: { ownerId: ada.id }, data: { provedAt: null } }); // so that nothing is sent
  const create = (from: number) =>
    pool.query(
      `INSERT INTO short_url (owner_id, short_code, original_url)
       SELECT $1, 'many-' || n, 'https://example.com/' FROM generate_series($2::int, $2 + 1499) AS n`,
      [ada.id, from],
    );
  for (const from of [0, 1_500, 3_000]) await create(from);
  const waiting = await db.webhookDelivery.count({ where: { ownerId: ada.id, state: 'waiting' } });
  expect(waiting).toBe(MOST_WAITING.account);
  await withClient(pool, maintainWebhooks);
  expect((await hooksOf(ada)).map(({ offReason }: any) => offReason)).toEqual(Array(10).fill('BACKLOG'));
  await pool.query('DELETE FROM webhook WHERE owner_id = $1', [ada.id]);
});
