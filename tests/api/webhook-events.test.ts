import { afterEach, describe, expect, test } from 'vitest';
import { warnOfLimits } from '../../api/usage/warn-of-limits.ts';
import { db, pool } from '../../api/database/db.ts';
import { inTransaction } from '../../api/database/transaction.ts';
import { webhookEvents } from '../../api/webhooks/events.ts';
import { maintainWebhooks } from '../../api/webhooks/maintain.ts';
import { withKey } from '../kit/api-keys.ts';
import { chosenOptions } from '../kit/chosen-options.ts';
import { storeClicks } from '../kit/clicks.ts';
import { CREATE_URL, DELETE_URL, numberOf, shorten, UPDATE_URL } from '../kit/queries.ts';
import { png, sendPicture } from '../kit/pictures.ts';
import { readContract } from '../kit/openapi.ts';
import { arrived, endpoint, hook, hooksOf, hurryClicks, TEST, useWebhooks, verified } from '../kit/webhooks.ts';
import { act, internet, register, useInternet, VERIFY, verifiedSite } from '../kit/websites.ts';
import { withClient } from '../kit/with-client.ts';
import { gql, person, rest, useWorld, type Person } from '../kit/world.ts';

useWorld();
useInternet();
useWebhooks();

/** Every payload of the tests of this file. */
const seen: { type: string }[] = [];
afterEach(() => void seen.push(...[...endpoint.received, ...endpoint.challenges].map(({ payload }) => payload)));

/** Without challenges. */
const queuedOf = (who: Person) =>
  db.webhookDelivery.findMany({ where: { ownerId: who.id, event: { not: 'webhook.verification' } } });
const edit = (who: Person, input: object) => gql(who, UPDATE_URL, { input });

describe('links', () => {
  test('are told of when they are made, changed and deleted, as REST has them, signed', async () => {
    const ada = await person({ tier: 'premium' });
    const { secret } = await hook(ada, ['link.created', 'link.updated', 'link.deleted']);
    const { id } = await shorten(ada, { shortCode: 'told', title: 'Spring' });
    const [created] = await arrived('link.created');
    const { type, timestamp, data } = verified(secret, created!);
    expect([type, Math.abs(Date.now() - Date.parse(timestamp)) < 60_000]).toEqual(['link.created', true]);
    const { suspension, experiment, ...asRest } = (await rest(ada, 'GET', `/api/urls/${numberOf(id)}`)).body;
    expect(experiment).toBeNull(); // tells of itself
    expect(suspension).toBeNull(); // what operators decide is no part of an event
    expect(data).toEqual({ link: asRest });
    expect(created!.headers['content-type']).toBe('application/json');

    await edit(ada, { id, title: 'Summer', originalUrl: 'https://example.com/summer' });
    const [updated] = await arrived('link.updated');
    expect(verified(secret, updated!).data).toMatchObject({
      changed: ['original_url', 'title'],
      link: { id: numberOf(id), title: 'Summer' },
    });
    await gql(ada, DELETE_URL, { input: { id } });
    const [deleted] = await arrived('link.deleted');
    expect(verified(secret, deleted!).data.link).toMatchObject({ id: numberOf(id), short_code: 'told' });
    const ids = endpoint.received.map(({ headers }) => headers['webhook-id']);
    expect(new Set(ids).size).toBe(3);
    expect(ids.every((text) => /^msg_[\da-f]{32}$/.test(String(text)))).toBe(true);
  });

  test('are told of whichever option is changed, but not of a password', async () => {
    const ada = await person();
    const { secret } = await hook(ada, ['link.updated']);
    const { id } = await shorten(ada);
    const { body: picture } = await sendPicture(ada, await png(9, 9));
    const options = {
      ...chosenOptions,
      ...{ maxClicks: 10, startsAt: '2030-01-01T00:00:00Z' },
      ...{ fallbackUrl: 'https://example.com/late', password: 'open sesame', tags: ['Spring', 'news'] },
      ...{ cardTitle: 'Look', cardDescription: 'At this', cardPicture: picture.id },
      ...{ iosUrl: 'https://example.com/ios', androidUrl: 'myapp://page' },
    };
    await edit(ada, { id, ...options });
    const [updated] = await arrived('link.updated');
    const { changed, link } = verified(secret, updated!).data;
    const names = Object.keys(options).map((name) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`));
    expect(changed).toEqual(names.map((name) => (name === 'password' ? 'has_password' : name)).sort());
    expect(link).toMatchObject({ has_password: true, max_clicks: 10, status: 'scheduled', tags: ['news', 'Spring'] });
    expect(JSON.stringify(await queuedOf(ada))).not.toMatch(/sesame|scrypt/);
  });

  test('that change in a way their owner does not see are not told of', async () => {
    const ada = await person();
    await hook(ada, ['link.updated']);
    const { id } = await shorten(ada);
    await storeClicks([{ linkId: numberOf(id) }]);
    await edit(ada, { id, title: null });
    expect(await queuedOf(ada)).toEqual([]);
  });

  test('made, deleted and restored together are told of one by one', async () => {
    const ada = await person({ tier: 'premium' });
    await hook(ada, ['link.created', 'link.deleted', 'link.updated']);
    const urls = Array.from({ length: 1_000 }, (_, n) => ({ original_url: `https://example.com/${n}` }));
    const { body } = await rest(ada, 'POST', '/api/urls/bulk', { urls });
    expect(body.success_count).toBe(1_000);
    const ids = body.results.map(({ url }: any) => url.id as number);
    const bulk = { ids: ids.slice(0, 3), action: 'delete' };
    expect((await rest(ada, 'POST', '/api/urls/bulk-update', bulk)).status).toBe(200);
    expect((await rest(ada, 'POST', `/api/urls/${ids[0]}/restore`)).status).toBe(200);
    const counts = Map.groupBy(await queuedOf(ada), ({ event }) => event);
    expect([counts.get('link.created')!.length, counts.get('link.deleted')!.length]).toEqual([1_001, 3]);
    await pool.query('DELETE FROM webhook WHERE owner_id = $1', [ada.id]);
  });

  test('of a transaction that is undone, of others, and of a webhook that is off are told to nobody', async () => {
    const [ada, eve] = [await person(), await person()];
    await hook(ada, ['link.created']);
    await shorten(eve);
    const client = await pool.connect();
    await client.query('BEGIN');
    await client.query("INSERT INTO short_url (owner_id, short_code, original_url) VALUES ($1, 'undone', 'x')", [
      ada.id,
    ]);
    await client.query('ROLLBACK');
    client.release();
    await gql(ada, CREATE_URL, { input: { originalUrl: 'nonsense' } });
    await pool.query("UPDATE webhook SET off_reason = 'owner' WHERE owner_id = $1", [ada.id]);
    await shorten(ada);
    expect(await queuedOf(ada)).toEqual([]);
  });
});

describe('clicks', () => {
  test('are told of together, at most 100 in one delivery, bots marked, without an address', async () => {
    const ada = await person({ tier: 'premium' });
    const { secret } = await hook(ada, ['clicks.recorded']);
    const link = numberOf((await shorten(ada, { title: 'Spring' })).id);
    const other = numberOf((await shorten(await person())).id);
    const clicks = Array.from({ length: 149 }, () => ({ linkId: link, address: 'DE-7', query: 'utm_source=news' }));
    await storeClicks([...clicks, { linkId: link, userAgent: 'curl/8' }, { linkId: other }]);
    await hurryClicks();
    const parts = (await arrived('clicks.recorded', 2)).map((received) => verified(secret, received).data.clicks);
    expect(parts.map((part) => part.length).sort()).toEqual([100, 50].sort());
    const all = parts.flat();
    expect(all.filter((click) => click.is_bot)).toMatchObject([{ kind: 'bot', url_id: link }]);
    expect(JSON.stringify(all)).not.toContain('DE-7');
    const stored = (await rest(ada, 'GET', '/api/analytics/clicks?first=1')).body.clicks[0];
    const { measurement: _, ...asRest } = stored;
    expect(all.find(({ id }) => id === asRest.id)).toEqual(asRest);
    expect(asRest).toMatchObject({ country_code: 'DE', utm_source: 'news', title: 'Spring' });
    expect(await db.webhookClicks.count()).toBe(0);
  });

  test('of owners who do not have them delivered are not noted', async () => {
    const ada = await person();
    await hook(ada, ['link.deleted']);
    await storeClicks([{ linkId: numberOf((await shorten(ada)).id) }]);
    expect(await db.webhookClicks.count()).toBe(0);
  });
});

test('conversions are told of once, those that do not count never', async () => {
  const ada = await person();
  const { secret } = await hook(ada, ['conversion.recorded']);
  const { id } = await verifiedSite(ada.id, 'shop.example');
  const pending = await verifiedSite(ada.id, 'pending.example', { verifiedAt: null });
  const server = await withKey(ada, ['conversions']);
  const report = (body: object) => rest(server, 'POST', '/api/conversions', { name: 'order', ...body });
  for (let times = 0; times < 2; times++) await report({ website_id: id, id: 'o-1', value: 19.9, currency: 'EUR' });
  expect((await report({ website_id: pending.id, id: 'o-2' })).status).toBe(201);
  const [received] = await arrived('conversion.recorded');
  expect(verified(secret, received!).data.conversion).toMatchObject({
    ...{ id: 'o-1', name: 'order', value: 19.9, currency: 'EUR', source: 'server' },
    ...{ click_id: null, website_id: id, domain: 'shop.example' },
  });
  expect(await queuedOf(ada)).toHaveLength(1);
});

describe('conversions that pages report', () => {
  const shop = async (who: Person) => verifiedSite(who.id, `${crypto.randomUUID()}.example`);
  /** Conversions that pages reported a minute ago, so that they are told of at once: all of them, as they come in one transaction. */
  const reported = (who: Person, websiteId: number, count: number, name: string) =>
    withClient((client) =>
      inTransaction(client, async () => {
        await client.query(
          `INSERT INTO conversion (website_id, reported_id, owner_id, source, name, is_counted)
           SELECT $1, $2 || n, $3, 'page', $2, true FROM generate_series(1, $4::int) AS n`,
          [websiteId, name, who.id, count],
        );
        await client.query("UPDATE webhook_report SET created_at = now() - interval '1 minute' WHERE owner_id = $1", [
          who.id,
        ]);
      }),
    );
  const waitingReports = (who: Person) => db.webhookReport.count({ where: { ownerId: who.id } });

  test('are told of together, apart from those of a server, which can be believed', async () => {
    const ada = await person();
    const { secret } = await hook(ada, ['conversion.recorded', 'conversions.reported']);
    const website = await shop(ada);
    await reported(ada, website.id, 2, 'o-');
    const [together] = await arrived('conversions.reported');
    expect(verified(secret, together!).data.conversions).toMatchObject([
      { id: 'o-1', source: 'page', website_id: website.id, domain: website.domain },
      { id: 'o-2', source: 'page' },
    ]);
    expect(endpoint.of('conversion.recorded')).toEqual([]);
    // Whoever guesses the id of an order keeps nothing from its owner.
    const server = await withKey(ada, ['conversions']);
    await rest(server, 'POST', '/api/conversions', { website_id: website.id, id: 'o-1', name: 'order', value: 5 });
    const [believed] = await arrived('conversion.recorded');
    expect(verified(secret, believed!).data.conversion).toMatchObject({ id: 'o-1', source: 'server', value: 5 });
  });

  test('that a stranger floods are dropped, which is told, and neither hold up nor switch off anything', async () => {
    const ada = await person();
    const { id } = await hook(ada, [...webhookEvents]);
    const website = await shop(ada);
    const held: (() => void)[] = [];
    endpoint.answer = (received, response) => {
      if (received.payload.type !== 'conversions.reported') return endpoint.ok(received, response);
      held.push(() => response.writeHead(503).end());
    };
    await reported(ada, website.id, 12_000, 'flood-');
    await expect.poll(() => waitingReports(ada), { timeout: 15_000 }).toBe(0);
    await pool.query(
      `INSERT INTO webhook_delivery (webhook_id, owner_id, event, data, is_bundle, due_at)
       SELECT $1, $2, 'conversions.reported', '{"conversions":[]}', true, now() + interval '1 hour' FROM generate_series(1, 97)`,
      [numberOf(id), ada.id],
    );
    await reported(ada, website.id, 250, 'more-');
    await expect.poll(() => waitingReports(ada), { timeout: 15_000 }).toBe(0);
    const bundles = (await queuedOf(ada)).filter(({ event }) => event === 'conversions.reported');
    expect(bundles).toHaveLength(100);
    await expect.poll(() => held.length, { timeout: 15_000 }).toBe(1);
    await shorten(ada);
    await arrived('link.created');
    expect(held).toHaveLength(1);
    held.forEach((release) => release());
    await withClient(maintainWebhooks);
    const [webhook] = await hooksOf(ada);
    expect(webhook).toMatchObject({ isActive: true, droppedCount: 12_000 - 300 + 250, droppedAt: expect.any(String) });
  });
});

test('a website is told of when it is verified, and not when it is checked again', async () => {
  const ada = await person();
  const { secret } = await hook(ada, ['website.verified']);
  const { id, proofs } = await register(ada, 'verified.example');
  internet.texts = { [proofs.dnsName]: [proofs.dnsValue] };
  await act(ada, VERIFY, { id });
  await act(ada, VERIFY, { id });
  const [received] = await arrived('website.verified');
  const { website } = verified(secret, received!).data;
  expect(website).toMatchObject({ id: numberOf(id), domain: 'verified.example', name: null, verified_by: 'dns' });
  expect(new Date(website.verified_at).toISOString()).toBe(website.verified_at);
  expect(await queuedOf(ada)).toHaveLength(1);
});

test('a limit is told of at 80 and at 100 per cent, once a month, though no email is sent', async () => {
  const ada = await person();
  const { secret } = await hook(ada, ['limit.reached']);
  const add = (from: number, to: number) =>
    pool.query(
      `INSERT INTO short_url (owner_id, short_code, original_url)
       SELECT $1, 'limit-' || n, 'https://example.com/' FROM generate_series($2::int, $3::int) AS n`,
      [ada.id, from, to],
    );
  await add(1, 80);
  await warnOfLimits();
  await warnOfLimits();
  await arrived('limit.reached');
  await add(81, 100);
  await warnOfLimits();
  const all = (await arrived('limit.reached', 2)).map((received) => verified(secret, received).data);
  expect(all).toMatchObject([
    { limit: 'urls', percentage: 80, used: 80, allowed: 100, plan: 'free' },
    { limit: 'urls', percentage: 100, used: 100, allowed: 100 },
  ]);
  expect(await queuedOf(ada)).toHaveLength(2);
});

test('a test is told to the webhook that is tried, whatever its events', async () => {
  const ada = await person();
  const [one] = [await hook(ada, ['link.created']), await hook(ada, [...webhookEvents])];
  await act(ada, TEST, { id: one.id });
  const [received] = await arrived('webhook.test');
  expect(verified(one.secret, received!).data).toEqual({ message: 'This is a test. Nothing has happened.' });
  expect(await queuedOf(ada)).toHaveLength(1);
});

test('everything that arrived is as the OpenAPI document describes it, and nothing else is described', async () => {
  const { document, holdPayload } = await readContract();
  expect(Object.keys(document.webhooks).sort()).toEqual(
    [...webhookEvents, 'webhook.test', 'webhook.verification'].sort(),
  );
  expect([...new Set(seen.map(({ type }) => type))].sort()).toEqual(Object.keys(document.webhooks).sort());
  for (const payload of seen) holdPayload(payload);
});
