// @afresh: it has settings of its own.
// Links that ask for a password, as owners set it at both doors.
import { beforeEach, expect, test, vi } from 'vitest';
import { pool } from '../../api/database/db.ts';
import { withClient } from '../../api/database/with-client.ts';
import { deleteForGood } from '../../api/urls/deleted-urls.ts';
import { useClicks } from '../kit/clicks.ts';
import { globalId, makeLocked, openAs, passOf, SECRET, WORD } from '../kit/link-passwords.ts';
import { CREATE_URL, shorten, UPDATE_URL } from '../kit/queries.ts';
import { upload } from '../kit/upload.ts';
import { gql, person, rest, useWorld, type Person } from '../kit/world.ts';

// Before anything reads the settings.
vi.hoisted(() => {
  process.env.TRUSTED_PROXIES = '127.0.0.1';
});

useWorld(useClicks().handler);

let ada: Person;
beforeEach(async () => {
  ada = await person({ tier: 'premium' });
});

const make = (members: object = {}) => makeLocked(ada, members);

const hashOf = async (id: number) =>
  (await pool.query<{ hash: string }>('SELECT hash FROM link_password WHERE link_id = $1', [id])).rows[0]?.hash;

test('read at both doors that there is one, and nobody reads it', async () => {
  const made = await make({ title: 'Vault' });
  expect(made).toMatchObject({ has_password: true });
  expect(await hashOf(made.id)).toMatch(/^scrypt\$/);
  const url = await shorten(ada, { password: WORD });
  const told = await gql(ada, '{ viewer { urls { edges { node { hasPassword } } } } }');
  expect(told.data.viewer.urls.edges).toEqual([{ node: { hasPassword: true } }, { node: { hasPassword: true } }]);
  const file = await rest(ada, 'GET', '/api/urls/export.csv');
  const everything = JSON.stringify([
    made,
    url,
    told,
    file.body,
    (await rest(ada, 'GET', `/api/urls/${made.id}`)).body,
  ]);
  for (const leak of [WORD, 'scrypt', await hashOf(made.id)]) expect(everything).not.toContain(leak);
  const { rows } = await pool.query('SELECT to_jsonb(u)::text AS row FROM short_url u');
  expect(JSON.stringify(rows)).not.toContain('scrypt');
  const { errors } = await gql(ada, '{ viewer { urls { edges { node { password } } } } }');
  expect(errors![0]!.message).toContain('Cannot query field "password"');
});

test.each([
  ['abc', 'The password must have at least 4 characters.'],
  ['x'.repeat(201), 'A password can have at most 200 characters.'],
  [7, 'The password must be text.'],
])('are refused %s at both doors, in rows and on an edit', async (password, words) => {
  const { id } = await make();
  const before = await hashOf(id);
  const sent = { original_url: SECRET, password };
  const refused = { message: words, details: { field: 'password' } };
  for (const answer of [
    await rest(ada, 'POST', '/api/urls', sent),
    await rest(ada, 'PUT', `/api/urls/${id}`, { password }),
    await rest(ada, 'PUT', '/api/urls', { ...sent, external_id: 'one' }),
  ]) {
    expect([answer.status, answer.body.error]).toMatchObject([400, refused]);
  }
  const created = await rest(ada, 'POST', '/api/urls/bulk', { urls: [sent] });
  const changed = await rest(ada, 'PATCH', '/api/urls/bulk', { urls: [{ id, password }] });
  for (const { body } of [created, changed]) expect(body.results).toMatchObject([{ success: false, error: words }]);
  if (typeof password === 'string') {
    const { data } = await gql(ada, CREATE_URL, { input: { originalUrl: SECRET, password } });
    expect(data.createUrl).toMatchObject({ message: words, field: 'password' });
  }
  expect(await hashOf(id)).toBe(before);
});

test('set, replace and remove passwords of many, and of files; ten different ones at once', async () => {
  const { body } = await upload(ada, `url,Password\n${SECRET},${WORD}\n${SECRET},\n${SECRET},abc\n`);
  expect(body.results.map(({ url, error_field: field }: any) => url?.has_password ?? field)).toEqual([
    true,
    false,
    'password',
  ]);
  const [first, second] = body.results.map(({ url }: any) => url);
  await passOf(first.short_code);
  const change = (urls: object[]) => rest(ada, 'PATCH', '/api/urls/bulk', { urls });
  const done = await change([
    { id: first.id, password: null },
    { id: second.id, password: 'another one' },
  ]);
  expect(done.body.results.map(({ url, is_changed }: any) => [url.has_password, is_changed])).toEqual([
    [false, true],
    [true, true],
  ]);
  expect([await hashOf(first.id), (await openAs(first.short_code)).status]).toEqual([undefined, 302]);
  await passOf(second.short_code, 'another one');
  expect((await change([{ id: first.id, password: null }])).body.results[0].is_changed).toBe(false);
  const urls = Array.from({ length: 12 }, (_, row) => ({ original_url: SECRET, password: `word ${row % 11}` }));
  const { body: many } = await rest(ada, 'POST', '/api/urls/bulk', { urls });
  expect(many.results.map(({ success }: any) => success)).toEqual([...Array(10).fill(true), false, true]);
  expect(many.results[10].error).toBe('At most 10 different passwords can be set at once.');
}, 60_000);

test('find it on a copy and after an undone deletion, and gone for good with the link', async () => {
  const { id, short_code: code } = await make();
  const copy = await rest(ada, 'POST', `/api/urls/${id}/duplicate`);
  expect(copy.body.has_password).toBe(true);
  await passOf(copy.body.short_code);
  await rest(ada, 'DELETE', `/api/urls/${id}`);
  await rest(ada, 'POST', `/api/urls/${id}/restore`);
  await passOf(code);
  await rest(ada, 'DELETE', `/api/urls/${id}`);
  await pool.query(`UPDATE deleted_url SET deleted_at = now() - interval '1 hour'`);
  await withClient(pool, deleteForGood);
  expect(await hashOf(id)).toBeUndefined();
  expect(await hashOf(copy.body.id)).toBeDefined();
});

test('send a creation again under its key without another link or another password', async () => {
  const headers = { 'idempotency-key': 'once' };
  const send = (password?: string) => rest(ada, 'POST', '/api/urls', { original_url: SECRET, password }, headers);
  const made = await send(WORD);
  expect((await send(WORD)).body.id).toBe(made.body.id);
  expect((await send()).body.error.code).toBe('IDEMPOTENCY_MISMATCH');
  const { rows } = await pool.query('SELECT * FROM creation');
  expect(JSON.stringify(rows)).not.toMatch(/sesame|scrypt/);
  await passOf(made.body.short_code);
});

test('change the rest of a link without touching it, and upsert it at the other door', async () => {
  const { id, short_code: code } = await make({ external_id: 'vault' });
  const hash = await hashOf(id);
  await rest(ada, 'PUT', `/api/urls/${id}`, { title: 'Other', password: '' });
  expect(await hashOf(id)).toBeUndefined();
  await rest(ada, 'PUT', '/api/urls', { original_url: SECRET, external_id: 'vault', password: WORD });
  await gql(ada, UPDATE_URL, { input: { id: globalId(id), title: 'Again' } });
  expect(await hashOf(id)).toMatch(/^scrypt/);
  expect(await hashOf(id)).not.toBe(hash);
  await passOf(code);
});
