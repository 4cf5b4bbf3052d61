import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isEnumType, isNonNullType, isObjectType } from 'graphql';
import { beforeAll, describe, expect, test } from 'vitest';
import { codeNames, errorCodes } from '../../api/common/error-codes.ts';
import { schema } from '../../api/doors/graphql/schema.ts';
import { makeKey, withKey } from '../kit/api-keys.ts';
import { readContract } from '../kit/openapi.ts';
import { numberOf, shorten } from '../kit/queries.ts';
import { at, gql, person, rest, useWorld, type Person } from '../kit/world.ts';

useWorld();

let ada: Person;
beforeAll(async () => {
  ada = await person();
});

describe('codes', () => {
  test('are one closed list in OpenAPI, in the schema and in the documents', async () => {
    const { document } = await readContract();
    expect(document.components.schemas.ErrorCode.enum).toEqual(codeNames);
    expect(document.components.schemas.Error.properties.error.properties.code).toMatchObject({
      $ref: '#/components/schemas/ErrorCode',
    });
    const type = schema.getType('ErrorCode');
    const values = isEnumType(type) ? type.getValues() : [];
    expect(values.map(({ name }) => name).sort()).toEqual([...codeNames].sort());
    const page = readFileSync(join(import.meta.dirname, '../../docs/api.md'), 'utf8');
    const told = [...page.matchAll(/^\| `([A-Z_]+)` \| (\d{3}) \| (.+) \|$/gm)].map(([, ...row]) => row);
    expect(told).toEqual(codeNames.map((code) => [code, String(errorCodes[code].status), errorCodes[code].means]));
  });

  test('tell a plan from a scope, and a taken code from a reserved one and a stale version', async () => {
    const { id, shortCode } = await shorten(ada, { shortCode: 'codes-1' });
    const number = numberOf(id);
    const refused = async (who: Person, method: string, path: string, body?: object) => {
      const answer = await rest(who, method, path, body);
      return [answer.status, answer.body.error.code];
    };
    const link = { original_url: 'https://example.com/' };
    expect(await refused(ada, 'POST', '/api/urls', { ...link, short_code: shortCode })).toEqual([409, 'CODE_TAKEN']);
    expect(await refused(ada, 'POST', '/api/urls', { ...link, short_code: 'api' })).toEqual([409, 'CODE_RESERVED']);
    const seen = { updated_at: '2026-01-01T00:00:00Z' };
    expect(await refused(ada, 'PUT', `/api/urls/${number}`, seen)).toEqual([409, 'STALE']);
    expect(await refused(await withKey(ada, ['read']), 'POST', '/api/urls', link)).toEqual([403, 'SCOPE_MISSING']);
    const all = await withKey(ada, ['read', 'write', 'analytics']);
    expect(await refused(all, 'GET', '/api/account/keys')).toEqual([403, 'KEY_NOT_ALLOWED']);
    const rows = Array.from({ length: 101 }, () => link);
    expect(await refused(await person({ tier: 'free' }), 'POST', '/api/urls/bulk', { urls: rows })).toEqual([
      403,
      'PLAN_LIMIT',
    ]);
  });
});

describe('an input with several faults', () => {
  const title = 'x'.repeat(201);

  test('is told all of them at once, at both doors', async () => {
    const answer = await rest(ada, 'POST', '/api/urls', { original_url: 'nonsense', short_code: 'api', title });
    expect(answer.status).toBe(400);
    const { code, message, details } = answer.body.error;
    expect([code, message, details.field]).toEqual(['INVALID', details.faults[0].message, 'original_url']);
    expect(details.faults.map(({ field, code }: any) => [field, code])).toEqual([
      ['original_url', 'INVALID'],
      ['short_code', 'CODE_RESERVED'],
      ['title', 'INVALID'],
    ]);
    const query = `mutation ($input: CreateUrlInput!) {
      createUrl(input: $input) { ... on UserError { code field faults { field code message } } } }`;
    const input = { originalUrl: 'nonsense', shortCode: 'api', title };
    expect((await gql(ada, query, { input })).data.createUrl).toEqual({
      code: 'INVALID',
      field: 'originalUrl',
      faults: details.faults.map((fault: any, at: number) => ({
        ...fault,
        field: ['originalUrl', 'shortCode', 'title'][at],
      })),
    });
  });

  test('tells of names that are not documented beside the others', async () => {
    const body = { original_url: 'nonsense', colour: 'red', size: 1 };
    const { error } = (await rest(ada, 'POST', '/api/urls?x=1', body)).body;
    expect(error.details.faults.map(({ field }: any) => field)).toEqual(['x', 'colour', 'size', 'original_url']);
    const list = await rest(ada, 'GET', '/api/urls?sort=odd&page=0&status=none');
    expect(list.body.error.details.faults.map(({ field }: any) => field).sort()).toEqual(['page', 'sort', 'status']);
  });

  test('tells them for each row of a bulk creation, also when it is sent again', async () => {
    const body = { urls: [{ original_url: 'nonsense', title }, { original_url: 'https://example.com/' }] };
    const send = () => rest(ada, 'POST', '/api/urls/bulk', body, { 'idempotency-key': 'faults-of-rows' });
    const [first, again] = [await send(), await send()];
    const fields = first.body.results[0].error_faults.map(({ field }: any) => field);
    expect([fields, first.body.results[1].error_faults]).toEqual([['original_url', 'title'], []]);
    expect(again.body).toEqual({ ...first.body, is_replay: true });
    const replayed = [first, again].map(({ headers }) => headers.get('idempotency-replayed'));
    expect(replayed).toEqual([null, 'true']);
  });

  test('is worded by us where a rule has no words', async () => {
    const refusals = await Promise.all([
      rest(ada, 'POST', '/api/account/keys', { name: 'x' }),
      rest(ada, 'POST', '/api/webhooks', { url: 5, events: 'link.created' }),
      rest(ada, 'POST', '/api/urls/bulk-update', { ids: 'x', action: 5 }),
      rest(ada, 'PUT', '/api/account/preferences', { theme: 'pink' }),
    ]);
    for (const { status, body } of refusals) {
      expect(status).toBe(400);
      const messages = body.error.details.faults.map(({ message }: any) => message);
      expect(messages.length).toBeGreaterThan(0);
      for (const message of messages) expect(message).not.toMatch(/Invalid input|expected|received|undefined/);
    }
  });
});

describe('one refused field of GraphQL', () => {
  test('is null with an error beside it, and the rest is data', async () => {
    const key = await withKey(ada, ['read']);
    const { status, data, errors } = await gql(key, '{ viewer { tier email hasClicks urls { totalCount } } }');
    expect(status).toBe(200);
    const urls = { totalCount: expect.any(Number) };
    expect(data.viewer).toEqual({ tier: 'free', email: null, hasClicks: null, urls });
    expect(errors!.map(({ path, extensions }) => [path!.join('.'), extensions.code]).sort()).toEqual([
      ['viewer.email', 'KEY_NOT_ALLOWED'],
      ['viewer.hasClicks', 'SCOPE_MISSING'],
    ]);
  });

  test('by its arguments leaves its neighbours alone, and says which argument', async () => {
    const query = '{ viewer { tier urls(first: 5, page: 0) { totalCount } } }';
    const { data, errors } = await gql(ada, query);
    expect(data).toEqual({ viewer: { tier: 'free', urls: null } });
    expect(errors).toMatchObject([{ path: ['viewer', 'urls'], extensions: { code: 'INVALID', field: 'page' } }]);
  });

  test('of two mutations leaves the other answered', async () => {
    const query = `mutation ($input: CreateUrlInput!) {
      createUrl(input: $input) { ... on CreateUrlSuccess { url { shortCode } } }
      createApiKey(input: { name: "x", scopes: [read] }) { __typename } }`;
    const key = await withKey(ada, ['write']);
    const { data, errors } = await gql(key, query, { input: { originalUrl: 'https://example.com/two' } });
    expect(data).toEqual({ createUrl: { url: { shortCode: expect.any(String) } }, createApiKey: null });
    expect(errors).toMatchObject([{ extensions: { code: 'KEY_NOT_ALLOWED' } }]);
  });

  test('every field that can be refused is nullable', () => {
    const strict = Object.values(schema.getTypeMap()).flatMap((type) => {
      if (!isObjectType(type) || type.name.startsWith('__') || type.name === 'Subscription') return [];
      const isWhole = ['Query', 'Mutation', 'Viewer'].includes(type.name);
      const fields = Object.values(type.getFields()).filter(
        ({ args, name }) => name !== 'id' && (isWhole || args.length),
      );
      return fields.filter((field) => isNonNullType(field.type)).map(({ name }) => `${type.name}.${name}`);
    });
    expect(strict).toEqual([]);
  });
});

describe("GraphQL's own errors have a code of the list", () => {
  const ask = (body: unknown, headers: object = {}) =>
    fetch(at('/graphql'), {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${ada.token}`, ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
  test.each([
    ['a syntax error', { query: '{ viewer {' }, 'GRAPHQL_PARSE_FAILED'],
    ['an unknown field', { query: '{ nothing }' }, 'GRAPHQL_VALIDATION_FAILED'],
    ['a variable of another type', { query: 'query ($id: ID!) { node(id: $id) { id } }', variables: {} }, 'INVALID'],
    ['two operations and no name', { query: 'query A { __typename } query B { __typename }' }, 'INVALID'],
    ['no query', {}, 'INVALID'],
    ['no JSON', '{', 'INVALID'],
    ['a batch', [], 'INVALID'],
    ['an unknown member', { query: '{ __typename }', colour: 'red' }, 'INVALID'],
  ])('%s', async (_name, body, code) => {
    const { errors } = await (await ask(body)).json();
    expect(errors).toEqual([expect.objectContaining({ extensions: { code } })]);
  });

  test('an answer in another form than wanted, and another method', async () => {
    const answer = await ask({ query: '{ __typename }' }, { accept: 'image/png' });
    expect([answer.status, (await answer.json()).errors[0].extensions.code]).toEqual([406, 'INVALID']);
    const put = await fetch(at('/graphql'), { method: 'PUT', headers: { 'content-type': 'application/json' } });
    expect([put.status, (await put.json()).errors[0].extensions.code]).toEqual([405, 'METHOD_NOT_ALLOWED']);
    const path = `/graphql?query=${encodeURIComponent('mutation { endOtherSessions { __typename } }')}`;
    const get = await fetch(at(path), { headers: { authorization: `Bearer ${ada.token}` } });
    expect([get.status, (await get.json()).errors[0].extensions.code]).toEqual([405, 'METHOD_NOT_ALLOWED']);
  });
});

describe('a body', () => {
  const send = (method: string, path: string, body: string) =>
    fetch(at(path), {
      method,
      headers: { 'content-type': 'application/json', authorization: `Bearer ${ada.token}` },
      ...(body && { body }),
    });

  test('that is empty is none, though it is called JSON', async () => {
    const id = numberOf((await shorten(ada)).id);
    const copy = await send('POST', `/api/urls/${id}/duplicate`, '');
    expect(copy.status).toBe(201);
    expect((await send('DELETE', `/api/urls/${id}`, '')).status).toBe(204);
    expect((await send('POST', `/api/urls/${id}/restore`, ' ')).status).toBe(200);
    const creation = await send('POST', '/api/urls', '');
    expect([creation.status, (await creation.json()).error.details.field]).toEqual([400, 'original_url']);
  });

  test('that is no JSON is said so', async () => {
    const answer = await send('POST', '/api/urls', '{');
    expect([answer.status, (await answer.json()).error.message]).toEqual([400, 'The body is not valid JSON.']);
  });
});

test('every operation documents what every call can answer', async () => {
  const { operations } = await readContract();
  for (const { method, path, operation, isPublic } of operations) {
    const expected = ['500', '503', ...(isPublic ? [] : ['400', '401', '403', '429'])];
    const isRead = method === 'GET';
    expect([method, path, Object.keys(operation.responses)]).toEqual([
      method,
      path,
      expect.arrayContaining([...expected, ...(isRead ? [] : ['400', '413'])]),
    ]);
  }
});

describe('a page of a listed origin', () => {
  const ORIGIN = 'https://refused.example';
  const ask = (path: string, init: RequestInit = {}, origin = ORIGIN) =>
    fetch(at(path), { ...init, headers: { origin, ...init.headers } });
  const open = ({ status, headers }: Response) => [status, headers.get('access-control-allow-origin')];
  let secret: string;
  beforeAll(async () => {
    ({ secret } = await makeKey(ada, ['read'], { origins: [ORIGIN] }));
  });

  test('reads why it is refused', async () => {
    const wrong = { authorization: `Bearer fbapi_${'0'.repeat(36)}` };
    for (const path of ['/api/urls', '/graphql?query={__typename}']) {
      const answer = await ask(path, { headers: wrong });
      expect(open(answer)).toEqual([401, ORIGIN]);
      expect(answer.headers.get('access-control-expose-headers')).toContain('www-authenticate');
      expect(answer.headers.get('vary')).toContain('origin');
    }
    expect(open(await ask('/api/urls'))).toEqual([401, ORIGIN]);
    expect(open(await ask('/api/urls', { method: 'PATCH' }))).toEqual([405, ORIGIN]);
    expect(open(await ask('/api/nothing'))).toEqual([404, ORIGIN]);
    const bearer = { authorization: `Bearer ${secret}` };
    expect(open(await ask('/api/analytics', { headers: bearer }))).toEqual([403, ORIGIN]);
    expect(open(await ask('/api/urls?odd=1', { headers: bearer }))).toEqual([400, ORIGIN]);
  });

  test('of another origin reads none of it, nor does one with the key of somebody else', async () => {
    expect(open(await ask('/api/urls', {}, 'https://other.example'))).toEqual([401, null]);
    const eve = await makeKey(await person(), ['read'], { origins: ['https://eve.example'] });
    const answer = await ask('/api/urls?odd=1', { headers: { authorization: `Bearer ${eve.secret}` } });
    expect(open(answer)).toEqual([400, null]);
    expect(open(await ask('/login', { method: 'PATCH' }))[1]).toBeNull();
  });

  test('of any origin reads the OpenAPI document', async () => {
    expect(open(await ask('/api/openapi.json', {}, 'https://tools.example'))).toEqual([200, '*']);
  });
});
