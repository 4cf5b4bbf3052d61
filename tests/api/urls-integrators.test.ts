import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { db } from '../../api/database/db.ts';
import { storeClicks } from '../kit/clicks.ts';
import { numberOf, shorten } from '../kit/queries.ts';
import { upload } from '../kit/upload.ts';
import { gql, person, rest, useWorld, type Person } from '../kit/world.ts';

useWorld();

let ada: Person;
let eve: Person;
beforeAll(async () => {
  eve = await person();
});
beforeEach(async () => {
  ada = await person({ tier: 'enterprise' });
});

const put = (who: Person, body: object) => rest(who, 'PUT', '/api/urls', body);
const refused = ({ status, body }: { status: number; body: any }) => [
  status,
  body.error.code,
  body.error.details.field,
];

const UPSERT = `mutation ($input: UpsertUrlInput!) { upsertUrl(input: $input) {
  ... on UpsertUrlSuccess { upserted { isCreated url { id shortCode title originalUrl externalId } } }
  ... on UserError { code field message } } }`;
const upsert = async (who: Person, input: object) => (await gql(who, UPSERT, { input })).data.upsertUrl;

describe('an external id', () => {
  test('is unique in its account alone, at both doors, and changes and goes like any member', async () => {
    const link = { original_url: 'https://example.com/1', external_id: ' order-1 ' };
    const made = await rest(ada, 'POST', '/api/urls', link);
    expect([made.status, made.body.external_id]).toEqual([201, 'order-1']);
    expect(refused(await rest(ada, 'POST', '/api/urls', link))).toEqual([409, 'EXTERNAL_ID_TAKEN', 'external_id']);
    expect((await rest(eve, 'POST', '/api/urls', link)).status).toBe(201);
    const other = await shorten(ada, { externalId: 'order-2' });
    const path = `/api/urls/${numberOf(other.id)}`;
    const taken = await rest(ada, 'PUT', path, { external_id: 'order-1' });
    expect(refused(taken)).toEqual([409, 'EXTERNAL_ID_TAKEN', 'external_id']);
    expect((await rest(ada, 'PUT', path, { external_id: null })).body.external_id).toBeNull();
    const long = await rest(ada, 'PUT', path, { external_id: 'x'.repeat(201) });
    expect(refused(long)).toEqual([400, 'INVALID', 'external_id']);
  });

  test('comes by bulk creations and CSV files, and refuses only the rows concerned', async () => {
    await shorten(ada, { externalId: 'a' });
    const rows = ['a', 'b', 'b', 'c'].map((external_id) => ({ original_url: 'https://example.com/', external_id }));
    const { results } = (await rest(ada, 'POST', '/api/urls/bulk', { urls: rows })).body;
    expect(results.map(({ url, error_code }: any) => url?.external_id ?? error_code)).toEqual([
      'EXTERNAL_ID_TAKEN',
      'b',
      'EXTERNAL_ID_TAKEN',
      'c',
    ]);
    const file = await upload(ada, 'original_url,external_id\nhttps://example.com/,d\nhttps://example.com/,a\n');
    expect(file.body.results.map(({ url, error_code }: any) => url?.external_id ?? error_code)).toEqual([
      'd',
      'EXTERNAL_ID_TAKEN',
    ]);
    const { body } = await rest(ada, 'GET', '/api/urls/export.csv?sort=created_at&direction=asc');
    const cells = (body as string).trim().split('\r\n');
    expect(cells.map((line) => line.split(',')[cells[0]!.split(',').indexOf('External Id')]).sort()).toEqual([
      'External Id',
      'a',
      'b',
      'c',
      'd',
    ]);
  });

  test('is free at once when its link is deleted; restored, the link has it unless another does', async () => {
    const link = { original_url: 'https://example.com/', external_id: 'again' };
    const first = (await rest(ada, 'POST', '/api/urls', link)).body;
    await rest(ada, 'DELETE', `/api/urls/${first.id}`);
    expect((await rest(ada, 'POST', `/api/urls/${first.id}/restore`)).body.external_id).toBe('again');
    await rest(ada, 'DELETE', `/api/urls/${first.id}`);
    expect((await rest(ada, 'POST', '/api/urls', link)).status).toBe(201);
    expect((await rest(ada, 'POST', `/api/urls/${first.id}/restore`)).body.external_id).toBeNull();
  });
});

describe('a link is found', () => {
  const QUERY = `query ($shortCode: String, $externalId: String) {
    viewer { url(shortCode: $shortCode, externalId: $externalId) { id } } }`;

  test('by its code and by its external id, at both doors, and by nobody else', async () => {
    const { id, shortCode } = await shorten(ada, { externalId: 'crm-7' });
    for (const [query, variables] of [
      [`short_code=${shortCode}`, { shortCode }],
      ['external_id=crm-7', { externalId: 'crm-7' }],
    ] as const) {
      const path = `/api/urls/lookup?${query}`;
      expect((await rest(ada, 'GET', path)).body.id).toBe(numberOf(id));
      expect((await gql(ada, QUERY, variables)).data.viewer.url.id).toBe(id);
      expect((await rest(eve, 'GET', path)).status).toBe(404);
      expect((await gql(eve, QUERY, variables)).data.viewer.url).toBeNull();
      expect((await rest(ada, 'GET', `/api/urls?${query}`)).body.urls).toHaveLength(1);
      expect((await rest(eve, 'GET', `/api/urls?${query}`)).body.urls).toEqual([]);
    }
    for (const query of ['', '?short_code=x&external_id=y']) {
      expect((await rest(ada, 'GET', `/api/urls/lookup${query}`)).body.error.code).toBe('INVALID');
    }
    expect((await gql(ada, QUERY)).errors![0]!.extensions.code).toBe('INVALID');
  });

  test('by its destination, as it is stored, also among hits of a search', async () => {
    for (const path of ['one', 'two', 'one']) await shorten(ada, { originalUrl: `https://example.com/${path}` });
    const count = async (query: string) => (await rest(ada, 'GET', `/api/urls?${query}`)).body.total;
    expect(await count('original_url=https://example.com/one')).toBe(2);
    expect(await count('original_url=example.com/one')).toBe(2);
    expect(await count('original_url=example.com/one&search=example')).toBe(2);
    expect(await count('original_url=https://example.com/on')).toBe(0);
    const query = `query ($filter: UrlFilter) { viewer { urls(filter: $filter) { totalCount } } }`;
    const filter = { originalUrl: 'https://example.com/two' };
    expect((await gql(ada, query, { filter })).data.viewer.urls.totalCount).toBe(1);
    expect((await gql(eve, query, { filter })).data.viewer.urls.totalCount).toBe(0);
  });
});

describe('an upsert', () => {
  test('creates once and changes from then on, at both doors', async () => {
    const made = await put(ada, { external_id: 'p-1', original_url: 'https://example.com/a', title: 'First' });
    expect([made.status, made.headers.get('location')]).toEqual([201, `/api/urls/${made.body.id}`]);
    const again = await put(ada, { external_id: 'p-1', original_url: 'https://example.com/b' });
    expect([again.status, again.body]).toMatchObject([200, { id: made.body.id, title: 'First' }]);
    expect(again.body.original_url).toBe('https://example.com/b');
    const { upserted } = await upsert(ada, { externalId: 'p-1', originalUrl: 'https://example.com/c', title: null });
    expect(upserted).toMatchObject({ isCreated: false, url: { originalUrl: 'https://example.com/c', title: null } });
    expect((await upsert(eve, { externalId: 'p-1', originalUrl: 'https://example.com/' })).upserted.isCreated).toBe(
      true,
    );
  });

  test('matches by code or destination where that is asked for', async () => {
    const { id, shortCode } = await shorten(ada, { originalUrl: 'https://example.com/here' });
    await shorten(ada, { originalUrl: 'https://example.com/here' });
    const byDestination = { original_url: 'https://example.com/here', title: 'Found', match_by: 'original_url' };
    expect((await put(ada, byDestination)).body).toMatchObject({ id: numberOf(id), title: 'Found' });
    const byCode = { matchBy: 'SHORT_CODE', shortCode, originalUrl: 'https://example.com/there' };
    expect((await upsert(ada, byCode)).upserted).toMatchObject({ isCreated: false, url: { id } });
    expect(await upsert(eve, byCode)).toMatchObject({ code: 'CODE_TAKEN', field: 'shortCode' });
  });

  test('of twenty at once makes one link', async () => {
    const calls = Array.from({ length: 20 }, (_, n) =>
      put(ada, { original_url: 'https://example.com/race', match_by: 'original_url', title: `Number ${n}` }),
    );
    const statuses = (await Promise.all(calls)).map(({ status }) => status).sort();
    expect(statuses).toEqual([...Array(19).fill(200), 201]);
    expect(await db.shortUrl.count({ where: { ownerId: ada.id } })).toBe(1);
  });

  test('refuses what a creation refuses, and a match without its value', async () => {
    const link = { original_url: 'https://example.com/' };
    expect(refused(await put(ada, link))).toEqual([400, 'INVALID', 'external_id']);
    expect(refused(await put(ada, { ...link, match_by: 'short_code' }))).toEqual([400, 'INVALID', 'short_code']);
    expect(refused(await put(ada, { ...link, match_by: 'title' }))).toEqual([400, 'INVALID', 'match_by']);
    const named = { ...link, external_id: 'x' };
    expect(refused(await put(ada, { ...named, short_code: 'api' }))).toEqual([409, 'CODE_RESERVED', 'short_code']);
    const past = { ...named, expires_at: '2020-01-01T00:00:00Z' };
    expect(refused(await put(ada, past))).toEqual([400, 'INVALID', 'expires_at']);
    expect(refused(await put(ada, { external_id: 'x' }))).toEqual([400, 'INVALID', 'original_url']);
    await shorten(ada, { externalId: 'y', shortCode: `upsert-${ada.id}` });
    const clash = { ...link, match_by: 'short_code', short_code: `another-${ada.id}`, external_id: 'y' };
    expect(refused(await put(ada, clash))).toEqual([409, 'EXTERNAL_ID_TAKEN', 'external_id']);
  });
});

describe('a bulk change', () => {
  const CHANGE = `mutation ($input: BulkChangeUrlsInput!) { bulkChangeUrls(input: $input) {
    ... on BulkChangeUrlsSuccess { results { row ok isChanged url { title originalUrl } error { code field } } }
    ... on UserError { code field } } }`;
  const patch = (who: Person, urls: unknown) => rest(who, 'PATCH', '/api/urls/bulk', { urls });

  test('gives each link values of its own, and refuses rows one by one', async () => {
    const one = await shorten(ada, { title: 'One' });
    await shorten(ada, { externalId: 'two', title: 'Two' });
    const foreign = await shorten(eve);
    const expires_at = new Date(Date.now() + 86_400_000).toISOString();
    const { status, body } = await patch(ada, [
      { id: numberOf(one.id), title: 'Uno', original_url: 'https://example.com/uno' },
      { external_id: 'two', expires_at, description: 'zwei' },
      { id: one.id, title: 'Twice' },
      { id: foreign.id, title: 'Stolen' },
      { external_id: 'nothing', title: 'x' },
      { title: 'x' },
      { id: one.id, external_id: 'two', title: 'x' },
      { id: one.id, original_url: 'nonsense', title: 'x'.repeat(201) },
      { external_id: 'two', expires_at: '2020-01-01T00:00:00Z' },
      'nonsense',
    ]);
    expect(status).toBe(200);
    expect(body.results.map(({ index }: any) => index)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(body.results[0].url).toMatchObject({ title: 'Uno', original_url: 'https://example.com/uno' });
    expect(body.results[1].url).toMatchObject({ title: 'Two', description: 'zwei', expires_at });
    expect(body.results.slice(2).map(({ error_code }: any) => error_code)).toEqual([
      ...['INVALID', 'NOT_FOUND', 'NOT_FOUND', 'INVALID', 'INVALID', 'INVALID', 'INVALID', 'INVALID'],
    ]);
    expect(body.results[7].error_faults.map(({ field }: any) => field)).toEqual(['original_url', 'title']);
    expect(await db.shortUrl.count({ where: { ownerId: eve.id, title: 'Stolen' } })).toBe(0);
  });

  test('takes every option that a change of one link takes, at both doors', async () => {
    const { id } = await shorten(ada, { title: 'Kept', expiresAt: new Date(Date.now() + 86_400_000) });
    const options = { is_active: false, measurement_level: 'full', measurement_method: 'embed', no_index: true };
    const { body } = await patch(ada, [{ id, ...options }]);
    expect(body.results[0]).toMatchObject({ success: true, is_changed: true, url: { title: 'Kept', ...options } });
    expect((await patch(ada, [{ id, ...options }])).body.results[0].is_changed).toBe(false);

    const rows = [{ id, isActive: true, measurementLevel: null, measurementMethod: 'hybrid', noIndex: false }];
    const answer = await gql(ada, CHANGE, { input: { rows } });
    expect(answer.data.bulkChangeUrls.results).toMatchObject([{ ok: true, isChanged: true, error: null }]);
    expect((await rest(ada, 'GET', `/api/urls/${id}`)).body).toMatchObject({
      ...{ title: 'Kept', is_active: true, measurement_level: null, measurement_method: 'hybrid', no_index: false },
    });
    const fieldsOf = async (name: string) => {
      const { data } = await gql(ada, `{ __type(name: "${name}") { inputFields { name } } }`);
      return data.__type.inputFields.map((field: { name: string }) => field.name).sort();
    };
    const single: string[] = await fieldsOf('UpdateUrlInput');
    expect(await fieldsOf('BulkChangeRow')).toEqual(single.filter((name) => !/^(shortCode|updatedAt)$/.test(name)));
  });

  test('leaves the rest, says what had nothing to change, and is the same in GraphQL', async () => {
    const { id } = await shorten(ada, { title: 'Same', originalUrl: 'https://example.com/same' });
    const change = async (rows: object[]) => (await gql(ada, CHANGE, { input: { rows } })).data.bulkChangeUrls;
    expect((await change([{ id, title: 'Same' }])).results).toMatchObject([{ ok: true, isChanged: false }]);
    expect((await change([{ id, title: null }])).results).toMatchObject([
      { ok: true, isChanged: true, url: { title: null, originalUrl: 'https://example.com/same' } },
    ]);
    expect(await change([])).toMatchObject({ code: 'INVALID', field: 'rows' });
    expect(refused(await patch(ada, []))).toEqual([400, 'INVALID', 'urls']);
    expect(refused(await patch(ada, Array(1001).fill({ id: 1 })))).toEqual([400, 'INVALID', 'urls']);
  });
});

describe('If-Match', () => {
  const send = (method: string, path: string, tag: string, body?: object) =>
    rest(ada, method, path, body, { 'if-match': tag });

  test('changes only what was seen; clicks are no change', async () => {
    const id = numberOf((await shorten(ada)).id);
    const path = `/api/urls/${id}`;
    const tagOf = async () => (await rest(ada, 'GET', path)).headers.get('etag')!;
    const first = await tagOf();
    await storeClicks([{ linkId: id, address: 'DE-1' }]);
    expect(await tagOf()).not.toBe(first);
    expect((await send('PUT', path, first, { title: 'Mine' })).status).toBe(200);
    for (const [method, where, body] of [
      ['PUT', path, { title: 'Stale' }],
      ['POST', `${path}/toggle`, { is_active: false }],
      ['POST', `${path}/extend`, undefined],
      ['DELETE', path, undefined],
    ] as const) {
      expect([method, where, ...refused(await send(method, where, first, body))]).toEqual([
        ...[method, where, 412, 'STALE', 'If-Match'],
      ]);
      expect(refused(await send(method, where, '"of-another-server"', body))[0]).toBe(412);
    }
    expect(refused(await send('PUT', path, `${first}, ${first}`, {}))).toEqual([400, 'INVALID', 'If-Match']);
    expect((await send('PUT', path, '*', { title: 'Any' })).body.title).toBe('Any');
    expect((await send('DELETE', path, await tagOf())).status).toBe(204);
  });

  test('is refused where nothing would come of it', async () => {
    const answer = await send('POST', '/api/urls', '"x"', { original_url: 'https://example.com/' });
    expect(refused(answer)).toEqual([400, 'INVALID', 'If-Match']);
    expect(await db.shortUrl.count({ where: { ownerId: ada.id } })).toBe(0);
  });

  test('in GraphQL is the version of the input, for each change', async () => {
    const { id } = await shorten(ada);
    const updatedAt = '2026-01-01T00:00:00Z';
    for (const [name, more] of [
      ['toggleUrl', 'isActive: false'],
      ['deleteUrl', ''],
      ['extendUrl', ''],
    ]) {
      const query = `mutation { ${name}(input: { id: "${id}", updatedAt: "${updatedAt}", ${more} }) { ... on UserError { code } } }`;
      expect((await gql(ada, query)).data[name!]).toEqual({ code: 'STALE' });
    }
  });
});
