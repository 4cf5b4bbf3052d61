import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { db, pool } from '../../api/database/db.ts';
import { mintClickId } from '../../api/click-model/click-id.ts';
import { signClickId, useSigningKey } from '../../api/measurements/signed-click-id.ts';
import { keyRing } from '../../api/secrets/key-ring.ts';
import { replaceSecrets, rotateSecrets } from '../../api/secrets/renew.ts';
import { UNKNOWN_CLICK } from '../../api/measurements/visits/click-of-report.ts';
import { CONVERSION_EXPIRY_MS, refusals } from '../../api/measurements/visits/report-conversion.ts';
import { REPORT_QUOTAS } from '../../api/websites/report-quotas.ts';
import { act, register, sendAsPage, verifiedSite } from '../kit/websites.ts';
import { numberOf } from '../kit/queries.ts';
import { at, gql, person, rest, useWorld, type Person } from '../kit/world.ts';

useWorld();

let ada: Person;
let eve: Person;
let site: Awaited<ReturnType<typeof verifiedSite>>;
let key: string;
let sites = 0;

beforeAll(() => useSigningKey(Buffer.alloc(32, 7)));
beforeEach(async () => {
  vi.useRealTimers();
  [ada, eve] = [await person(), await person()];
  site = await verifiedSite(ada.id, `shop${++sites}.example`);
  key = (await rest(ada, 'POST', `/api/websites/${site.id}/rotate-conversion-key`)).body.conversion_key;
});

const ROTATE_KEY = `mutation ($input: RotateConversionKeyInput!) { rotateConversionKey(input: $input) {
  ... on RotateConversionKeySuccess { key { conversionKey website { id hasConversionKey } } }
  ... on UserError { code message field } } }`;

async function send(body: unknown, sent: string | null = key) {
  const response = await fetch(at('/api/conversions'), {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(sent !== null && { authorization: `Bearer ${sent}` }) },
    body: JSON.stringify(body),
  });
  return { status: response.status, headers: response.headers, body: (await response.json()) as any };
}
const signed = (when = Date.now()) => signClickId(mintClickId(when), { source: 'embed', isPrivate: false })!;
const order = (more: object = {}) => ({ id: 'order-1', name: 'order', value: 19.99, currency: 'EUR', ...more });
const conversions = () => db.conversion.findMany({ where: { websiteId: site.id }, orderBy: { reportedId: 'asc' } });

describe('the key', () => {
  test('is shown once and stored as a hash; a new one ends the one before, at both doors', async () => {
    expect(key).toMatch(/^fbk_[0-9a-f]{48}$/);
    const { rows } = await pool.query('SELECT w::text AS row FROM website w WHERE id = $1', [site.id]);
    expect(rows[0].row).not.toContain(key.slice(4));
    const { id, hasConversionKey } = await register(ada, `fresh${sites}.example.com`, {});
    expect(hasConversionKey).toBe(false);
    const { conversionKey, website } = (await act(ada, ROTATE_KEY, { id })).key;
    expect([conversionKey, website]).toEqual([expect.stringMatching(/^fbk_/), { id, hasConversionKey: true }]);
    expect((await send(order(), conversionKey)).status).toBe(201);
    const told = (await rest(ada, 'GET', `/api/websites/${numberOf(id)}`)).body;
    expect(told).toMatchObject({ has_conversion_key: true, snippet_seen_at: null });
    await rest(ada, 'POST', `/api/websites/${numberOf(id)}/rotate-conversion-key`);
    expect((await send(order(), conversionKey)).status).toBe(401);
  });

  test('of the website of somebody else cannot be made', async () => {
    expect((await rest(eve, 'POST', `/api/websites/${site.id}/rotate-conversion-key`)).status).toBe(404);
    const { id } = await register(ada, `mine${sites}.example.com`);
    expect(await act(eve, ROTATE_KEY, { id })).toMatchObject({ code: 'NOT_FOUND' });
    expect((await send(order())).status).toBe(201);
  });

  test.each([null, 'x', `fbk_${'0'.repeat(48)}`])('%s is refused', async (wrong) => {
    const { status, body } = await send(order(), wrong);
    expect([status, body.error.message]).toEqual([401, refusals.key]);
  });
});

describe('a conversion of a server', () => {
  test('of a click whose id was signed with a former key is stored, until that key is replaced', async () => {
    await keyRing.follow('click-ids', ({ current, all }) => useSigningKey(current, all)); // as the server does
    const statusOf = async (click_id: string, id: string) => (await send(order({ id, click_id }))).status;
    const former = signed();
    await rotateSecrets('click-ids', 0);
    expect(await statusOf(former, 'former')).toBe(201);
    expect(await statusOf(signed(), 'current')).toBe(201);
    await replaceSecrets('click-ids', 0);
    expect(await statusOf(former, 'ended')).toBe(404);
    expect(await statusOf(signed(), 'next')).toBe(201);
    useSigningKey(Buffer.alloc(32, 7));
  });

  test('is stored with its click, and counts once under its id', async () => {
    const click_id = signed();
    expect((await send(order({ click_id }))).body).toEqual({ id: 'order-1', is_repeated: false });
    expect((await send(order({ click_id, value: 5 }))).body).toEqual({ id: 'order-1', is_repeated: true });
    const [stored, ...others] = await conversions();
    expect(others).toEqual([]);
    expect(stored).toMatchObject({ ownerId: ada.id, source: 'server', currency: 'EUR', isCounted: true });
    expect([Number(stored!.value), stored!.clickId!.replaceAll('-', '')]).toEqual([19.99, click_id.slice(0, 32)]);
  });

  test('needs neither a click nor an id', async () => {
    const { status, body } = await send({ name: 'sign-up' });
    expect([status, body]).toEqual([201, { id: expect.stringMatching(/^[0-9a-f-]{36}$/), is_repeated: false }]);
    expect(await conversions()).toMatchObject([{ clickId: null, value: null, reportedId: body.id }]);
  });

  test('stands above what the page said of it, and no page changes it', async () => {
    const report = {
      ...{ website_id: site.id, snippet_token: site.snippetToken, session_id: crypto.randomUUID(), click_id: signed() },
      ...{ seq: 1, age_ms: 0, views: 1, visible_ms: 0, conversions: [order({ value: 1 })] },
    };
    const page = () => sendAsPage('/api/visits', report, { origin: `https://${site.domain}` });
    expect((await page()).status).toBe(204);
    await send(order());
    await page();
    const [stored, ...others] = await conversions();
    expect(others).toEqual([]);
    expect([stored!.source, Number(stored!.value), stored!.clickId !== null]).toEqual(['server', 19.99, true]);
  });

  test('of a pending website is stored apart', async () => {
    await db.website.update({ where: { id: site.id }, data: { verifiedAt: null } });
    expect((await send(order({ click_id: signed() }))).status).toBe(201);
    expect(await conversions()).toMatchObject([{ isCounted: false }]);
  });

  test('is taken for thirty days after its click', async () => {
    expect((await send(order({ click_id: signed(Date.now() - CONVERSION_EXPIRY_MS + 60_000) }))).status).toBe(201);
    const { status, body } = await send(order({ click_id: signed(Date.now() - CONVERSION_EXPIRY_MS - 1_000) }));
    expect([status, body.error.message]).toEqual([410, refusals.expired]);
  });

  test('with a click id that was not signed here is refused without asking the database', async () => {
    const query = vi.spyOn(db.website, 'findUnique');
    const { status, body } = await send(order({ click_id: 'f'.repeat(48) }));
    expect([status, body.error.message]).toEqual([404, UNKNOWN_CLICK]);
    expect(query).not.toHaveBeenCalled();
    query.mockRestore();
  });

  test.each([
    [{ name: '' }, 'name'],
    [{ name: 'x'.repeat(101) }, 'name'],
    [{ name: 'with \0' }, 'name'],
    [{ value: -1 }, 'value'],
    [{ value: '19.99' }, 'value'],
    [{ currency: 'euro' }, 'currency'],
    [{ id: 'x'.repeat(101) }, 'id'],
  ])('with %j is refused by name', async (more, field) => {
    const { status, body } = await send(order(more));
    expect([status, body.error.details.field]).toEqual([400, field]);
    expect(await conversions()).toEqual([]);
  });
});

test('deleting the website deletes what its pages and its server reported', async () => {
  await send(order());
  expect((await rest(ada, 'DELETE', `/api/websites/${site.id}`)).status).toBe(204);
  expect(await conversions()).toEqual([]);
  expect((await send(order())).status).toBe(401);
  expect((await gql(ada, '{ viewer { websites { id } } }')).data.viewer.websites).toEqual([]);
});

// Last, as nothing is left for this website then.
test('conversions are limited for each website, with the time to wait', async () => {
  const answers = [];
  for (let times = 0; times <= REPORT_QUOTAS.conversions.website; times++) answers.push(await send({ name: 'x' }));
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused.length).toBeGreaterThan(0);
  expect(Number(refused[0]!.headers.get('retry-after'))).toBeGreaterThan(0);
  for (const { headers } of answers) expect(headers.get('ratelimit-limit')).toBe('600');
  expect(refused[0]!.headers.get('ratelimit-remaining')).toBe('0');
});
