// What operators take down: visitors see it at once, owners can neither change nor delete it, and everything stays.
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { finishDeletions } from '../../api/clicks/finish-deletions.ts';
import { forgetByChoice } from '../../api/clicks/retention.ts';
import { withClient } from '../../api/database/with-client.ts';
import { db, pool } from '../../api/database/db.ts';
import { announceKeyChange } from '../../api/live/key-changes.ts';
import { withKey } from '../kit/api-keys.ts';
import { useClicks } from '../kit/clicks.ts';
import { CREATE_URL, DELETE_URL, numberOf, shorten, UPDATE_URL } from '../kit/queries.ts';
import { runJobs } from '../kit/run-jobs.ts';
import { upload } from '../kit/upload.ts';
import { at, gql, operator, person, rest, useWorld, type Person } from '../kit/world.ts';

const clicks = useClicks();
useWorld(clicks.handler);

let olga: Person;
let ada: Person;
beforeAll(async () => {
  olga = await operator();
});
beforeEach(async () => {
  ada = await person({ tier: 'enterprise' });
  return async () => {
    await db.suspension.deleteMany();
  };
});

const emailOf = ({ subject }: Person) => `${subject}@example.test`;
const open = (code: string, headers = {}) => fetch(at(`/${code}`), { redirect: 'manual', headers });
const statusOf = async (code: string) => (await open(code)).status;
const suspend = (input: object, who = olga) =>
  rest(who, 'POST', '/api/system/suspensions', { reason: 'Phishing', ...input });
const lift = async () => {
  const { body } = await rest(olga, 'GET', '/api/system/suspensions');
  for (const { id } of body.suspensions) {
    expect((await rest(olga, 'DELETE', `/api/system/suspensions/${id}`)).status).toBe(204);
  }
};
const SUSPEND = `mutation ($input: SuspendInput!) { suspend(input: $input) {
  ... on SuspendSuccess { operations { suspensions { number kind subject destination reason suspendedBy } } }
  ... on UserError { code message field } } }`;
const UNSUSPEND = `mutation ($number: Int!) { unsuspend(input: { number: $number }) {
  ... on UnsuspendSuccess { operations { suspensions { number } } } ... on UserError { code message } } }`;
const HELD = 'This link is suspended and cannot be changed or deleted. Reason: Phishing';
const BLOCKED = 'Links to this destination are blocked on this server.';
const SUSPENDED = 'This account is suspended: nothing can be created or changed. Reason: Phishing';

test('a suspended link shows a page with 410 at once, its owner sees why, and it works again once that is over', async () => {
  const url = await shorten(ada, { originalUrl: 'https://bank.example/login' });
  const code = url.shortCode as string;
  expect(await statusOf(code)).toBe(302);
  const { data } = await gql(olga, SUSPEND, { input: { shortCode: code, reason: 'Phishing' } });
  expect(data.suspend.operations.suspensions).toMatchObject([
    { kind: 'LINK', subject: code, destination: 'https://bank.example/login', suspendedBy: emailOf(olga) },
  ]);
  const page = await open(code);
  expect([page.status, await page.text()]).toEqual([410, expect.stringContaining('This link was suspended')]);
  const json = await open(code, { accept: 'application/json' });
  expect(await json.json()).toMatchObject({ error: { code: 'GONE', message: 'This link was suspended' } });

  const seen = await gql(ada, '{ viewer { urls { nodes { status suspension { kind reason since } } } } }');
  expect(seen.data.viewer.urls.nodes).toEqual([
    { status: 'ACTIVE', suspension: { kind: 'LINK', reason: 'Phishing', since: expect.any(String) } },
  ]);
  const { body } = await rest(ada, 'GET', `/api/urls/${numberOf(url.id)}`);
  expect(body.suspension).toEqual({ kind: 'link', reason: 'Phishing', since: expect.any(String) });

  const again = await suspend({ short_code: code });
  expect([again.status, again.body.error.message]).toEqual([409, `${code} is suspended already.`]);
  const [{ number }] = data.suspend.operations.suspensions;
  expect((await gql(olga, UNSUSPEND, { number })).data.unsuspend.operations.suspensions).toEqual([]);
  expect(await statusOf(code)).toBe(302);
  const actions = (await rest(olga, 'GET', '/api/system/actions')).body.actions.slice(0, 2);
  expect(actions).toMatchObject([
    { actor: emailOf(olga), action: 'lift_link', subject: code },
    { actor: emailOf(olga), action: 'suspend_link', subject: code, reason: 'Phishing' },
  ]);
});

test('a suspended link stays for evidence: it can be neither changed nor deleted, nor can its clicks', async () => {
  const url = await shorten(ada, { title: 'Mine' });
  const id = numberOf(url.id);
  await clicks.ingest([{ linkId: id }]);
  await suspend({ short_code: url.shortCode });
  for (const [method, path, body] of [
    ['PUT', `/api/urls/${id}`, { title: 'Other' }],
    ['DELETE', `/api/urls/${id}`, undefined],
    ['POST', `/api/urls/${id}/toggle`, { is_active: false }],
    [
      'POST',
      `/api/urls/${id}/experiments`,
      { variants: ['a', 'b'].map((x) => ({ destination: `https://${x}.example` })) },
    ],
  ] as const) {
    const answer = await rest(ada, method, path, body);
    expect([path, answer.status, answer.body.error.message]).toEqual([path, 403, HELD]);
  }
  expect((await gql(ada, UPDATE_URL, { input: { id: url.id, title: 'x' } })).data.updateUrl.message).toBe(HELD);
  expect((await gql(ada, DELETE_URL, { input: { id: url.id } })).data.deleteUrl.message).toBe(HELD);
  const bulk = await rest(ada, 'POST', '/api/urls/bulk-update', { ids: [id], action: 'delete' });
  expect(bulk.body.results).toMatchObject([{ success: false, error: HELD, error_code: 'SUSPENDED' }]);
  for (const [path, body] of [
    ['close', { confirmation: 'delete everything' }],
    ['delete-clicks', { before: '2026-11-01', confirmation: 'delete clicks' }],
  ] as const) {
    const answer = await rest(ada, 'POST', `/api/account/${path}`, body);
    expect([path, answer.status, answer.body.error?.code]).toEqual([path, 409, 'CONFLICT']);
  }
  await lift();
  expect((await rest(ada, 'DELETE', `/api/urls/${id}`)).status).toBe(204);
});

test('a suspended host stops its links and those to its subdomains, and refuses new ones on every path', async () => {
  const [one, below] = [
    await shorten(ada, { originalUrl: 'https://Evil.example:8443/x' }),
    await shorten(ada, { originalUrl: 'http://login.evil.example/' }),
  ];
  const other = await shorten(ada, { originalUrl: 'https://notevil.example/?u=https://evil.example/' });
  const gone = await shorten(ada, { originalUrl: 'https://evil.example/gone' });
  await rest(ada, 'DELETE', `/api/urls/${numberOf(gone.id)}`);
  for (const { shortCode } of [one, below, other]) expect(await statusOf(shortCode)).toBe(302);

  expect((await suspend({ host: 'https://EVIL.example./path' })).body.suspensions).toMatchObject([
    { kind: 'host', subject: 'evil.example' },
  ]);
  expect(await statusOf(one.shortCode)).toBe(410);
  expect(await statusOf(below.shortCode)).toBe(410);
  expect(await statusOf(other.shortCode)).toBe(302);
  expect((await rest(ada, 'DELETE', `/api/urls/${numberOf(below.id)}`)).body.error.message).toBe(HELD);

  const originalUrl = 'https://www.evil.example/new';
  const made = await gql(ada, CREATE_URL, { input: { originalUrl } });
  expect(made.data.createUrl).toEqual({ code: 'DESTINATION_BLOCKED', message: BLOCKED, field: 'originalUrl' });
  const changed = await rest(ada, 'PUT', `/api/urls/${numberOf(other.id)}`, { original_url: originalUrl });
  expect([changed.status, changed.body.error]).toEqual([
    400,
    { code: 'DESTINATION_BLOCKED', message: BLOCKED, details: expect.objectContaining({ field: 'original_url' }) },
  ]);
  const rows = [{ original_url: originalUrl }, { original_url: 'https://fine.example/' }];
  const bulk = await rest(ada, 'POST', '/api/urls/bulk', { urls: rows });
  expect(bulk.body.results).toMatchObject([{ success: false, error: BLOCKED }, { success: true }]);
  const csv = await upload(ada, `original_url\n${originalUrl}\n`);
  expect((csv.body as any).results).toMatchObject([{ success: false, error: BLOCKED }]);
  const variants = [{ destination: originalUrl }, { destination: 'https://fine.example/' }];
  const experiment = await rest(ada, 'POST', `/api/urls/${numberOf(other.id)}/experiments`, { variants });
  expect(experiment.body.error.message).toBe(BLOCKED);
  expect((await rest(ada, 'POST', `/api/urls/${numberOf(one.id)}/duplicate`)).body.error.message).toBe(BLOCKED);
  expect((await rest(ada, 'POST', `/api/urls/${numberOf(gone.id)}/restore`)).body.error.message).toBe(BLOCKED);
  expect((await rest(ada, 'POST', '/api/urls/validate', { url: originalUrl })).body).toMatchObject({
    ...{ valid: false, error: BLOCKED },
  });
  await lift();
  expect(await statusOf(one.shortCode)).toBe(302);
  expect((await gql(ada, CREATE_URL, { input: { originalUrl } })).data.createUrl.url).toBeDefined();
});

test('an experiment with one variant on a suspended host stops as a whole', async () => {
  const { id, shortCode } = await shorten(ada);
  const variants = [{ destination: 'https://bad.example/' }, { destination: 'https://fine.example/' }];
  await rest(ada, 'POST', `/api/urls/${numberOf(id)}/experiments`, { variants });
  expect(await statusOf(shortCode)).toBe(302);
  await suspend({ host: 'bad.example' });
  expect(await statusOf(shortCode)).toBe(410);
});

test('a suspended account signs in, reads and exports, but creates and changes nothing; nor do its keys', async () => {
  const { id, shortCode } = await shorten(ada);
  const keyed = await withKey(ada, ['read', 'write']);
  expect((await rest(keyed, 'GET', '/api/urls')).status).toBe(200);
  await suspend({ email: emailOf(ada) });
  announceKeyChange({ ownerId: ada.id, keyId: null, isRevoked: false }); // as the database notifies every node
  expect(await statusOf(shortCode)).toBe(410);

  const seen = await gql(ada, '{ viewer { suspension { reason since } urls { nodes { suspension { kind } } } } }');
  expect(seen.data.viewer).toMatchObject({
    ...{ suspension: { reason: 'Phishing' }, urls: { nodes: [{ suspension: { kind: 'ACCOUNT' } }] } },
  });
  expect((await rest(ada, 'GET', '/api/account/profile')).body.profile.suspension).toMatchObject({
    reason: 'Phishing',
  });
  expect((await rest(ada, 'GET', '/api/urls/export.csv')).status).toBe(200);
  expect((await rest(ada, 'POST', '/api/account/exports')).status).toBe(202);
  for (const who of [ada, keyed]) {
    for (const [method, path, body] of [
      ['POST', '/api/urls', { original_url: 'https://new.example/' }],
      ['POST', '/api/urls/bulk', { urls: [{ original_url: 'https://new.example/' }] }],
      ['POST', '/api/urls/bulk-update', { ids: [numberOf(id)], action: 'delete' }],
      ['DELETE', `/api/urls/${numberOf(id)}`, undefined],
      ['POST', '/api/websites', { domain: 'new.example' }],
    ] as const) {
      const answer = await rest(who, method, path, body);
      expect([path, answer.status, answer.body.error?.message]).toEqual([path, 403, SUSPENDED]);
    }
  }
  const closing = await rest(ada, 'POST', '/api/account/close', { confirmation: 'delete everything' });
  expect([closing.status, closing.body.error.message]).toEqual([403, SUSPENDED]);
  await lift();
  expect((await rest(ada, 'POST', '/api/urls', { original_url: 'https://new.example/' })).status).toBe(201);
  expect(await statusOf(shortCode)).toBe(302);
});

test('operators find links by code and by host, and read of accounts no more than that', async () => {
  const { shortCode, shortUrl } = await shorten(ada, { originalUrl: 'https://shop.wanted.example/a' });
  await shorten(ada, { originalUrl: 'https://example.com/?q=wanted.example' });
  for (const search of [shortCode, shortUrl, 'wanted.example']) {
    const { body } = await rest(olga, 'GET', `/api/system/links?search=${encodeURIComponent(search)}`);
    expect(body.links).toMatchObject([{ short_code: shortCode, owner_email: emailOf(ada), suspension: null }]);
  }
});

test('whoever is no operator is refused at both doors, and nothing happens', async () => {
  const { shortCode } = await shorten(ada);
  const message = 'Only operators of this installation may do this.';
  const answer = await suspend({ short_code: shortCode }, ada);
  expect([answer.status, answer.body.error.message]).toEqual([403, message]);
  for (const path of ['suspensions', 'reports', 'links?search=x']) {
    expect((await rest(ada, 'GET', `/api/system/${path}`)).status).toBe(403);
    expect((await rest(null, 'GET', `/api/system/${path}`)).status).toBe(401);
  }
  expect((await gql(ada, SUSPEND, { input: { shortCode, reason: 'x' } })).data.suspend.message).toBe(message);
  expect((await gql(null, SUSPEND, { input: { shortCode, reason: 'x' } })).status).toBe(401);
  expect((await gql(ada, '{ operations { suspensions { number } } }')).data.operations).toBeNull();
  const key = await withKey(olga, ['read', 'write']);
  expect((await rest(key, 'POST', '/api/system/suspensions', { host: 'a.example', reason: 'x' })).status).toBe(403);
  expect(await db.suspension.count()).toBe(0);
});

test('what cannot be suspended is refused', async () => {
  const refused = async (input: object) => {
    const { status, body } = await suspend(input);
    return [status, body.error.code];
  };
  expect(await refused({})).toEqual([400, 'INVALID']);
  expect(await refused({ short_code: 'x', host: 'a.example' })).toEqual([400, 'INVALID']);
  expect(await refused({ host: 'com' })).toEqual([400, 'INVALID']);
  expect(await refused({ host: 'localhost:3000' })).toEqual([400, 'INVALID']);
  expect(await refused({ host: 'a.example', reason: ' ' })).toEqual([400, 'INVALID']);
  expect(await refused({ short_code: 'no-such-code' })).toEqual([404, 'NOT_FOUND']);
  expect(await refused({ email: emailOf(olga) })).toEqual([409, 'CONFLICT']);
  expect((await rest(olga, 'DELETE', '/api/system/suspensions/999999')).status).toBe(404);
});

test('what a suspended account deleted or wanted deleted stays until the suspension is over', async () => {
  const [gone, kept] = [await shorten(ada), await shorten(ada)];
  const day = 86_400_000;
  await clicks.ingest([{ linkId: numberOf(kept.id), at: Date.now() - 60 * day }]);
  await rest(ada, 'DELETE', `/api/urls/${numberOf(gone.id)}`);
  await db.deletedUrl.updateMany({ data: { deletedAt: new Date(Date.now() - 120_000) } });
  await rest(ada, 'PUT', '/api/account/privacy', { retention_days: 31 });
  const today = new Date().toISOString().slice(0, 10);
  const order = { before: today, confirmation: 'delete clicks' };
  expect((await rest(ada, 'POST', '/api/account/delete-clicks', order)).status).toBe(202);
  await suspend({ email: emailOf(ada) });
  const stored = async () => (await pool.query('SELECT FROM analytics.click WHERE owner_id = $1', [ada.id])).rowCount;
  const work = async () => {
    await withClient(pool, finishDeletions);
    await withClient(pool, (client) => forgetByChoice(client, 760));
    await runJobs(clicks.folder);
  };
  await work();
  expect([await db.deletedUrl.count({ where: { ownerId: ada.id } }), await stored()]).toEqual([1, 1]);
  await lift();
  await work();
  expect([await db.deletedUrl.count({ where: { ownerId: ada.id } }), await stored()]).toEqual([0, 0]);
});

test('a suspension that another process makes is announced', async () => {
  const { id } = await shorten(ada);
  const client = await pool.connect();
  const heard: string[] = [];
  client.on('notification', ({ channel, payload }) => heard.push(`${channel} ${payload}`));
  await client.query('LISTEN suspensions; LISTEN short_url');
  await pool.query("INSERT INTO suspension (host, reason, suspended_by) VALUES ('far.example', 'x', 'y')");
  await pool.query("INSERT INTO suspension (link_id, reason, suspended_by) VALUES ($1, 'x', 'y')", [numberOf(id)]);
  const { shortCode } = await db.shortUrl.findUniqueOrThrow({ where: { id: numberOf(id) } });
  await expect.poll(() => heard).toEqual(['suspensions {"o" : null, "h" : "far.example"}', `short_url ${shortCode}`]);
  client.release(true);
});
