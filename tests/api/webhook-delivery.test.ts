import { describe, expect, test } from 'vitest';
import { withClient } from '../../api/database/with-client.ts';
import { db, pool } from '../../api/database/db.ts';
import { publicInternet, useOutboundPolicy } from '../../api/outbound/policy.ts';
import { claimDeliveries } from '../../api/webhooks/claim.ts';
import { maintainWebhooks } from '../../api/webhooks/maintain.ts';
import { MOST_LOGGED, MOST_WAITING } from '../../api/webhooks/rules.ts';
import { nextWait } from '../../api/webhooks/waits.ts';
import { withMail } from '../kit/own-account.ts';
import { numberOf, shorten } from '../kit/queries.ts';
import * as kit from '../kit/webhooks.ts';
import { arrived, endpoint, hook, hooksOf, hurry, logOf, useWebhooks, verified } from '../kit/webhooks.ts';
import { act } from '../kit/websites.ts';
import { person, useWorld, type Person } from '../kit/world.ts';

useWorld();
useWebhooks();

const DAY_MS = 86_400_000;
const answerWith =
  (status: number, text = '', headers: Record<string, string> = {}): typeof endpoint.answer =>
  (_received, response) =>
    response.writeHead(status, headers).end(text);
const newest = async (who: Person, id: string) => (await logOf(who, id))[0];
const until = (who: Person, id: string, wanted: object) =>
  expect.poll(() => newest(who, id), { timeout: 15_000 }).toMatchObject(wanted);
const maintain = () => withClient(pool, maintainWebhooks);
const weekAgo = (id: string) =>
  pool.query("UPDATE webhook SET failing_since = now() - interval '8 days' WHERE id = $1", [numberOf(id)]);

describe('an endpoint that answers with an error', () => {
  test('gets the same delivery again, signed anew, until it takes it', async () => {
    const ada = await person();
    const { id, secret } = await hook(ada, ['link.created']);
    endpoint.answer = answerWith(500, 'broken');
    await shorten(ada);
    await until(ada, id, { state: 'WAITING', answer: 'broken', attempts: [{ status: 500 }] });
    const [waiting] = await logOf(ada, id);
    expect(waiting.attempts[0].error).toBe('The endpoint answered with status 500.');
    const wait = Date.parse(waiting.nextAttemptAt) - Date.parse(waiting.attempts[0].at);
    expect([wait >= 4_900, wait <= 6_100]).toEqual([true, true]);
    expect((await hooksOf(ada))[0]).toMatchObject({ failingSince: expect.any(String), waitingCount: 1 });
    endpoint.answer = endpoint.ok;
    await hurry();
    await until(ada, id, { state: 'DELIVERED', answer: '', nextAttemptAt: null });
    const [first, second] = await arrived('link.created', 2);
    expect(second!.body).toBe(first!.body);
    expect(second!.headers['webhook-id']).toBe(first!.headers['webhook-id']);
    expect(verified(secret, second!)).toEqual(verified(secret, first!));
    expect((await hooksOf(ada))[0]).toMatchObject({ failingSince: null, waitingCount: 0, isActive: true });
    expect((await newest(ada, id)).attempts).toMatchObject([{ status: 500 }, { status: 204, error: null }]);
  });

  test.each([
    ['a redirect is not followed', answerWith(302, '', { location: 'http://127.0.0.1:1/' }), 302, /redirect \(302\)/],
    ['a broken connection fails', ((_r, response) => response.destroy()) as typeof endpoint.answer, null, /failed/],
  ])('%s', async (_name, answer, status, error) => {
    const ada = await person();
    const { id } = await hook(ada, ['link.created']);
    endpoint.answer = answer;
    await shorten(ada);
    await until(ada, id, { state: 'WAITING', attempts: [{ status, error: expect.stringMatching(error) }] });
  });

  test('is left alone for as long as it asks, a day at most', async () => {
    const ada = await person();
    const { id } = await hook(ada, ['link.created']);
    endpoint.answer = answerWith(429, '', { 'retry-after': '3600' });
    await shorten(ada);
    await until(ada, id, { attempts: [{ status: 429 }] });
    const wait = Date.parse((await newest(ada, id)).nextAttemptAt) - Date.now();
    expect(wait / 3_600_000).toBeCloseTo(1, 1);
    expect(nextWait(1, new Date(), 400 * DAY_MS)).toBe(DAY_MS);
  });

  test('is switched off at once by 410, and what waits fails', async () => {
    const ada = await person();
    const { id } = await hook(ada, ['link.created']);
    endpoint.answer = answerWith(410);
    await shorten(ada);
    await until(ada, id, { state: 'FAILED', attempts: [{ status: 410 }] });
    await expect.poll(async () => (await hooksOf(ada))[0]).toMatchObject({ isActive: false, offReason: 'GONE' });
    expect(await act(ada, kit.TEST, { id })).toMatchObject({ code: 'CONFLICT' });
    expect((await act(ada, kit.UPDATE, { id, isActive: true })).webhook).toMatchObject({ isActive: true, offAt: null });
  });

  test('keeps what the log shows of its answer short', async () => {
    const ada = await person();
    const { id } = await hook(ada, ['link.created']);
    endpoint.answer = answerWith(200, `a\0b${'x'.repeat(200_000)}`);
    await shorten(ada);
    await until(ada, id, { state: 'DELIVERED' });
    const { answer } = await newest(ada, id);
    expect([answer.slice(0, 3), answer.length]).toEqual(['abx', 1_023]);
  });
});

test('a delivery that a wrong clock has put off for a year is sent within a minute once the clock is right again', async () => {
  const ada = await person();
  const { id } = await hook(ada, ['link.created']);
  endpoint.answer = answerWith(429, '', { 'retry-after': '3600' });
  await shorten(ada);
  await until(ada, id, { state: 'WAITING', attempts: [{ status: 429 }] });
  endpoint.answer = endpoint.ok;
  await maintain(); // what waits by its own rules is left alone
  expect(Date.parse((await newest(ada, id)).nextAttemptAt)).toBeGreaterThan(Date.now());
  await pool.query(
    "UPDATE webhook_delivery SET is_under_way = true, due_at = now() + interval '1 year' WHERE state = 'waiting'",
  );
  await maintain();
  await until(ada, id, { state: 'DELIVERED' });
});

test('the waits grow from seconds to a day, and end after a week', () => {
  const queuedAt = new Date();
  let now = queuedAt.getTime();
  const waits: number[] = [];
  for (let attempts = 1; ; attempts++) {
    const wait = nextWait(attempts, queuedAt, 0, now);
    if (wait === null) break;
    waits.push(wait);
    now += wait;
  }
  const planned = [5, 300, 1_800, 7_200, 18_000, 36_000, 50_400, 86_400];
  waits.slice(0, 8).forEach((wait, n) => {
    expect([wait >= planned[n]! * 1_000, wait <= planned[n]! * 1_200]).toEqual([true, true]);
  });
  expect([waits.length >= 10, waits.length <= 12, now - queuedAt.getTime() <= 7 * DAY_MS]).toEqual([true, true, true]);
});

describe('a webhook', () => {
  test('of which every attempt failed for a week is switched off, its owner told, and its deliveries replayed', async () => {
    const ada = await person();
    const { id } = await hook(ada, ['link.created']);
    endpoint.answer = answerWith(503);
    await shorten(ada);
    await until(ada, id, { attempts: [{ status: 503 }] });
    await weekAgo(id);
    await withMail(async () => {
      await hurry();
      await expect.poll(async () => (await hooksOf(ada))[0].offReason, { timeout: 15_000 }).toBe('FAILURES');
      const mails = await db.outgoingMail.findMany({ where: { kind: 'webhook_off' } });
      expect(mails).toMatchObject([{ data: { webhookId: numberOf(id) } }]);
    });
    const failed = await newest(ada, id);
    expect([failed.state, failed.attempts.at(-1).error]).toEqual(['FAILED', 'The webhook was switched off.']);
    await shorten(ada);
    expect(await logOf(ada, id)).toHaveLength(1);
    endpoint.answer = endpoint.ok;
    const since = new Date(Date.now() - DAY_MS).toISOString();
    expect(await act(ada, kit.REPLAY_FAILED, { id, since })).toMatchObject({ code: 'CONFLICT' });
    expect((await act(ada, kit.UPDATE, { id, isActive: true })).webhook.failingSince).toBeNull();
    expect(await act(ada, kit.REPLAY_FAILED, { id, since: new Date(Date.now() + DAY_MS).toISOString() })).toEqual({
      count: 0,
    });
    expect(await act(ada, kit.REPLAY_FAILED, { id, since })).toEqual({ count: 1 });
    await until(ada, id, { state: 'DELIVERED' });
  });

  test('for which too much waits is switched off, so that it cannot fill the disk', async () => {
    const ada = await person();
    const { id } = await hook(ada, ['link.created']);
    await pool.query(
      `INSERT INTO webhook_delivery (webhook_id, owner_id, event, data, due_at)
       SELECT $1, $2, 'link.created', '{}', now() + interval '1 hour' FROM generate_series(1, $3::int)`,
      [numberOf(id), ada.id, MOST_WAITING.account],
    );
    await maintain();
    expect((await hooksOf(ada))[0]).toMatchObject({ isActive: false, offReason: 'BACKLOG', waitingCount: 0 });
    await pool.query("UPDATE webhook_delivery SET state = 'delivered' WHERE webhook_id = $1", [numberOf(id)]);
    while (await maintain());
    expect(await db.webhookDelivery.count({ where: { webhookId: numberOf(id), key: null } })).toBe(MOST_LOGGED);
  });

  test('has at most two deliveries under way, whoever delivers, and holds up no other', async () => {
    const [ada, eve] = [await person(), await person()];
    const { id } = await hook(ada, ['link.created']);
    const held: (() => void)[] = [];
    endpoint.answer = (received, response) => {
      const isAdas = received.payload.data.link.title === 'slow';
      if (isAdas) held.push(() => response.writeHead(200).end());
      else endpoint.ok(received, response);
    };
    for (let n = 0; n < 4; n++) await shorten(ada, { title: 'slow' });
    await expect.poll(() => held.length, { timeout: 15_000 }).toBe(2);
    const other = await hook(eve, ['link.created']);
    await shorten(eve);
    await until(eve, other.id, { state: 'DELIVERED' });
    expect(await claimDeliveries(pool, { all: 50, failing: 50 })).toEqual([]);
    expect(held).toHaveLength(2);
    held.forEach((release) => release());
    await expect.poll(() => held.length, { timeout: 15_000 }).toBe(4);
    held.slice(2).forEach((release) => release());
    await expect
      .poll(async () => (await logOf(ada, id)).map(({ state }: any) => state), { timeout: 15_000 })
      .toEqual(Array(4).fill('DELIVERED'));
  });
});

test('a delivery that a process took and did not finish is taken over, and arrives', async () => {
  const ada = await person();
  const { id } = await hook(ada, ['link.created']);
  await shorten(ada);
  await until(ada, id, { state: 'DELIVERED' });
  // As the killed process has left it: taken, and its lease over.
  await pool.query(
    `UPDATE webhook_delivery SET state = 'waiting', settled_at = NULL, is_under_way = true, tries = '[]',
       due_at = now() - interval '1 second' WHERE webhook_id = $1`,
    [numberOf(id)],
  );
  await until(ada, id, { state: 'DELIVERED', attempts: [{ status: 204 }] });
  const [first, second] = await arrived('link.created', 2);
  expect(second!.headers['webhook-id']).toBe(first!.headers['webhook-id']);
});

describe('addresses inside the network', () => {
  const policy = (address: () => string) =>
    useOutboundPolicy({ ...publicInternet, resolve: async () => [address()], readTimeoutMs: 60_000 });

  test('are not called, though the name led elsewhere when the webhook was made', async () => {
    const ada = await person();
    let address = '93.184.215.14';
    policy(() => address);
    const { created } = await act(ada, kit.CREATE, { url: 'https://hooks.example/', events: ['link.created'] });
    address = '127.0.0.1';
    await db.webhook.update({ where: { id: numberOf(created.webhook.id) }, data: { provedAt: new Date() } });
    await shorten(ada);
    await until(ada, created.webhook.id, {
      attempts: [{ status: null, error: 'The address was not found on the public internet.' }],
    });
    expect(endpoint.received).toEqual([]);
  });

  test.each([
    ['https://hooks.example/', '10.0.0.5', /public internet/],
    ['https://169.254.169.254/', '', /public internet/],
    ['https://[::1]/', '', /public internet/],
    ['https://hooks.example:8443/', '93.184.215.14', /ports 80 and 443/],
    ['http://hooks.example/', '93.184.215.14', /https/],
  ])('%s (%s) is refused when the webhook is made', async (url, address, message) => {
    policy(() => address);
    const refused = await act(await person(), kit.CREATE, { url, events: ['link.created'] });
    expect(refused).toEqual({ code: 'INVALID', field: 'url', message: expect.stringMatching(message) });
  });
});

test('the log forgets: what was sent after a week, the rest after 30 days', async () => {
  const ada = await person();
  const { id } = await hook(ada, ['link.created']);
  await shorten(ada);
  await until(ada, id, { state: 'DELIVERED' });
  const age = (days: number) =>
    pool.query(`UPDATE webhook_delivery SET settled_at = now() - make_interval(days => $2) WHERE webhook_id = $1`, [
      numberOf(id),
      days,
    ]);
  await age(8);
  await maintain();
  const [kept] = await logOf(ada, id);
  expect(kept).toMatchObject({ state: 'DELIVERED', body: null, answer: null });
  expect(await act(ada, kit.REPLAY, { id: kept.id })).toMatchObject({ code: 'GONE' });
  await age(31);
  await maintain();
  expect(await logOf(ada, id)).toEqual([]);
});
