import { beforeEach, describe, expect, test } from 'vitest';
import { pool } from '../../api/database/db.ts';
import { numberOf, shorten } from '../kit/queries.ts';
import { act, register } from '../kit/websites.ts';
import { at, gql, person, useWorld, type Person } from '../kit/world.ts';

useWorld();

let ada: Person;
beforeEach(async () => {
  ada = await person();
});

async function post(who: Person, path: string, key: string, body: object) {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${who.token}`, 'idempotency-key': key };
  const response = await fetch(at(path), { method: 'POST', headers, body: JSON.stringify(body) });
  const repeated = response.headers.get('idempotency-replayed');
  return { status: response.status, repeated, body: (await response.json()) as any };
}
const mutation = (name: string, input: string, fields: string) =>
  `mutation ($input: ${input}!) { ${name}(input: $input) { __typename ${fields} ... on UserError { code field } } }`;
const CREATE = mutation('createUrl', 'CreateUrlInput', '... on CreateUrlSuccess { url { id } }');
const REGISTER = mutation(
  'registerWebsite',
  'RegisterWebsiteInput',
  '... on RegisterWebsiteSuccess { website { id createdAt } }',
);
const START = mutation(
  'startExperiment',
  'StartExperimentInput',
  '... on StartExperimentSuccess { experiment { id startedAt report { variants { letter } } } }',
);
const DUPLICATE = mutation('duplicateUrl', 'DuplicateUrlInput', '... on DuplicateUrlSuccess { url { id title } }');
const destination = { original_url: 'https://example.com/' };
const variants = [{ destination: 'https://a.example/' }, { destination: 'https://b.example/' }];
const countOf = async (table: string) =>
  Number((await pool.query(`SELECT count(*) FROM ${table} WHERE owner_id = $1`, [ada.id])).rows[0].count);

describe('REST answers as before', () => {
  test.each([
    ['a URL', 'short_url', async () => ['/api/urls', { ...destination, expires_at: '2099-01-01T00:00:00Z' }]],
    ['a website', 'website', async () => ['/api/websites', { domain: `rest${ada.id}.example` }]],
    [
      'an experiment',
      'experiment',
      async () => [`/api/urls/${numberOf((await shorten(ada)).id)}/experiments`, { variants }],
    ],
  ] as [string, string, () => Promise<[string, object]>][])('to the same key and %s', async (_what, table, request) => {
    const [path, body] = await request();
    const [first, again] = [await post(ada, path, 'key-1', body), await post(ada, path, 'key-1', body)];
    expect([first.status, first.repeated, again.status, again.repeated]).toEqual([201, null, 201, 'true']);
    expect(again.body).toEqual(first.body);
    expect(await countOf(table)).toBe(1);
    const other = await post(ada, '/api/urls', 'key-1', { original_url: 'https://example.com/other' });
    expect([other.status, other.body.error.details.field]).toEqual([409, 'Idempotency-Key']);
  });

  test('also to ten at once', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => post(ada, '/api/urls', 'key-1', destination)));
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect(answers.filter(({ repeated }) => repeated)).toHaveLength(9);
  });
});

describe('GraphQL answers as before', () => {
  test.each([
    ['createUrl', CREATE, async () => ({ originalUrl: 'https://example.com/' }), { title: 'other' }],
    ['registerWebsite', REGISTER, async () => ({ domain: `graphql${ada.id}.example` }), { name: 'other' }],
    [
      'startExperiment',
      START,
      async () => ({ url: (await shorten(ada)).id, variants }),
      { variants: [...variants].reverse() },
    ],
    ['duplicateUrl', DUPLICATE, async () => ({ id: (await shorten(ada)).id }), { id: '2000000000' }],
  ] as [string, string, () => Promise<object>, object][])(
    'to %s with the same key',
    async (_name, query, request, change) => {
      const input = { ...(await request()), idempotencyKey: 'key-2' };
      const first = await act(ada, query, input);
      expect(first.code).toBeUndefined();
      expect(await act(ada, query, input)).toEqual(first);
      const refused = await act(ada, query, { ...input, ...change });
      expect([refused.code, refused.field]).toEqual(
        'id' in change ? ['NOT_FOUND', null] : ['IDEMPOTENCY_MISMATCH', 'idempotencyKey'],
      );
    },
  );

  test('to the key that REST was sent', async () => {
    const { body } = await post(ada, '/api/urls', 'both', destination);
    const { url } = await act(ada, CREATE, { originalUrl: 'https://example.com/', idempotencyKey: 'both' });
    expect(numberOf(url.id)).toBe(body.id);
  });
});

test('a refusal is not remembered, a key is its owner’s, and a malformed one is refused at both doors', async () => {
  await register(ada, 'taken.example');
  expect((await post(ada, '/api/websites', 'k', { domain: 'taken.example' })).status).toBe(409);
  expect((await post(ada, '/api/websites', 'k', { domain: 'free.example' })).status).toBe(201);
  expect((await post(await person(), '/api/websites', 'k', { domain: 'free.example' })).repeated).toBeNull();
  const wrong = await post(ada, '/api/urls', 'x'.repeat(201), destination);
  expect([wrong.status, wrong.body.error.details.field]).toEqual([400, 'Idempotency-Key']);
  const refused = await gql(ada, CREATE, { input: { originalUrl: 'https://example.com/', idempotencyKey: 'a key' } });
  expect(refused.data.createUrl).toMatchObject({ code: 'INVALID', field: 'idempotencyKey' });
});

test('a day later the key counts as new', async () => {
  const { body } = await post(ada, '/api/urls', 'old', destination);
  await pool.query("UPDATE creation SET created_at = now() - interval '25 hours' WHERE owner_id = $1", [ada.id]);
  expect((await post(ada, '/api/urls', 'old', destination)).body.id).not.toBe(body.id);
});
