import Fastify from 'fastify';
import { GraphQLObjectType, GraphQLSchema, GraphQLString } from 'graphql';
import { beforeAll, describe, expect, test } from 'vitest';
import { entranceTypes, neededFor, withDeclaredScopes } from '../../api/graph/field-scopes.ts';
import { requireDeclaredScopes } from '../../api/doors/rest/route-scopes.ts';
import { schema } from '../../api/doors/graphql/schema.ts';
import { calling, makeKey, withKey } from '../kit/api-keys.ts';
import { beginningOf, STREAM } from '../kit/click-stream.ts';
import { numberOf, shorten } from '../kit/queries.ts';
import { readContract } from '../kit/openapi.ts';
import { forPeople, sameAtBothDoors } from '../kit/same-at-both-doors.ts';
import { act, register } from '../kit/websites.ts';
import { at, gql, person, rest, useWorld, type Person } from '../kit/world.ts';

useWorld();

let ada: Person;
let keys: Record<string, Person>;
beforeAll(async () => {
  ada = await person();
  const scopes = ['read', 'write', 'analytics', 'conversions'];
  keys = Object.fromEntries(await Promise.all(scopes.map(async (one) => [one, await withKey(ada, [one])])));
});

test('every entrance of the GraphQL schema declares which scopes open it, those for people apart', () => {
  const fields = entranceTypes(schema).flatMap((type) =>
    Object.keys(type.getFields()).map((name) => [type, name] as const),
  );
  expect(fields.length).toBeGreaterThan(150);
  const closed = fields.filter(([type, fieldName]) => !neededFor({ parentType: type, fieldName }).length);
  const names = closed.map(([type, name]) => `${type.name}.${name}`).filter((name) => !name.startsWith('ApiKey.'));
  expect(names.sort()).toEqual(forPeople.graphql);
});

test('a field or route that declares nothing is open, so nothing starts with one', async () => {
  const open = new GraphQLObjectType({ name: 'Query', fields: { secrets: { type: GraphQLString } } });
  expect(() => withDeclaredScopes(new GraphQLSchema({ query: open }))).toThrow('Query.secrets');
  const app = Fastify();
  requireDeclaredScopes(app);
  app.get('/api/secrets', async () => 'open');
  app.get('/api/public', { schema: { security: [] } as object }, async () => 'meant');
  await expect(app.ready()).rejects.toThrow(/ GET(, HEAD)? \/api\/secrets/);
});

test('both doors ask for the same scopes', async () => {
  const { operations } = await readContract();
  const told = new Map(operations.map(({ method, path, operation }) => [`${method} ${path}`, operation.description]));
  const ofRest = sameAtBothDoors.map(
    ([, name]) => /API keys need the scope (.+)\./.exec(told.get(name) ?? '')?.[1] ?? '',
  );
  const ofGraphQL = sameAtBothDoors.map(([name]) => {
    const [type, fieldName] = name.split('.') as [string, string];
    return neededFor({ parentType: schema.getType(type) as GraphQLObjectType, fieldName }).join(' or ');
  });
  expect(sameAtBothDoors.filter(([, name]) => !told.has(name))).toEqual([]);
  expect(sameAtBothDoors.map((pair, index) => [...pair, ofGraphQL[index]])).toEqual(
    sameAtBothDoors.map((pair, index) => [...pair, ofRest[index]]),
  );
  const mutations = Object.keys(schema.getMutationType()!.getFields()).map((name) => `Mutation.${name}`);
  const elsewhere = ['Mutation.reportConversion', 'Mutation.requestPasswordReset', 'Mutation.updateTimeZone'];
  const compared = sameAtBothDoors.map(([name]) => name);
  expect(mutations.filter((name) => ![...compared, ...elsewhere].includes(name))).toEqual([]);
});

test('every route of REST declares it too', async () => {
  const { operations } = await readContract();
  const closed = [];
  for (const { method, path, operation, isPublic } of operations) {
    if (isPublic || path === '/api/conversions') continue;
    const told = /API keys (?:need the scope (.+)|may not call it)\./.exec(operation.description);
    expect(told, `${method} ${path}`).not.toBeNull();
    if (!told![1]) closed.push(`${method} ${path}`);
  }
  expect(closed.sort()).toEqual(forPeople.rest);
});

test('a key does at each REST path what its scope says, and nothing else', async () => {
  const { operations } = await readContract();
  for (const { method, path, operation, isPublic } of operations) {
    if (isPublic || path === '/api/conversions') continue;
    const needed = /need the scope (.+)\./.exec(operation.description)?.[1] ?? 'none';
    const address = path.replace('{id}', '2000000000').replace('{code}', 'x');
    for (const [scope, key] of Object.entries(keys)) {
      if (scope === needed) continue;
      const { status, headers, body } = await rest(key, method, address);
      const code = needed === 'none' ? 'KEY_NOT_ALLOWED' : 'SCOPE_MISSING';
      expect([method, path, scope, status, body.error?.code]).toEqual([method, path, scope, 403, code]);
      expect(headers.get('www-authenticate')).toBe(
        needed === 'none'
          ? 'Bearer error="insufficient_scope"'
          : `Bearer error="insufficient_scope", scope="${needed}"`,
      );
    }
    const call = () => (path === STREAM ? beginningOf(keys[needed]!) : rest(keys[needed]!, method, address));
    if (needed !== 'none') expect([path, (await call()).status]).not.toEqual([path, 403]);
  }
});

describe('at the GraphQL door', () => {
  const READ = '{ viewer { urls { totalCount } } }';
  const FIGURES = '{ viewer { hasClicks } }';
  const WRITE = 'mutation { createUrl(input: { originalUrl: "https://example.com/" }) { __typename } }';
  const KEY = 'mutation { createApiKey(input: { name: "x", scopes: [read] }) { __typename } }';
  const ZONE = 'mutation { updateProfile(input: { timeZone: "Europe/Berlin" }) { __typename } }';

  test.each([
    ['read', READ, FIGURES, 'analytics'],
    ['analytics', FIGURES, READ, 'read'],
    ['write', WRITE, '{ viewer { id } }', 'read or analytics'],
    ['read', READ, WRITE, 'write'],
    ['conversions', '{ __typename }', WRITE, 'write'],
  ])('a key with %s may do %s and not %s', async (scope, allowed, refused, lacking) => {
    expect((await gql(keys[scope]!, allowed)).errors).toBeUndefined();
    const { status, errors } = await gql(keys[scope]!, refused);
    expect([status, errors![0]!.message]).toEqual([403, `This API key lacks the scope ${lacking}.`]);
    expect(errors![0]!.extensions.code).toBe('SCOPE_MISSING');
  });

  test('no key reads what is personal', async () => {
    const all = await withKey(ada, Object.keys(keys));
    const leaves = ['firstName', 'homeCountry', 'billingPortalUrl', 'email', 'sessions { id }', 'accountJobs { id }'];
    const fields = [...leaves, 'signInAddress { isVerified }', 'privacy { retentionDays }', 'preferences { theme }'];
    for (const field of fields) {
      const { status, errors, data } = await gql(all, `{ viewer { tier ${field} } }`);
      expect(data.viewer).toEqual({ tier: 'free', [field.split(' ')[0]!]: null });
      expect([field, status, errors!.map(({ message, extensions }) => [message, extensions.code])]).toEqual([
        field,
        200,
        [['An API key may not do this. Please sign in.', 'KEY_NOT_ALLOWED']],
      ]);
      expect((await gql(ada, `{ viewer { ${field} } }`)).errors).toBeUndefined();
    }
  });

  test('no key makes keys or changes the account', async () => {
    const all = await withKey(ada, Object.keys(keys));
    const { id } = await register(all, 'keys.example');
    for (const query of [KEY, ZONE, `mutation { rotateConversionKey(input: { id: "${id}" }) { __typename } }`]) {
      const { status, errors } = await gql(all, query);
      expect([status, errors![0]!.message]).toEqual([403, 'An API key may not do this. Please sign in.']);
    }
    const { key } = await makeKey(ada, ['read']);
    const globalId = Buffer.from(`ApiKey:${key.id}`).toString('base64');
    const { data, errors } = await gql(all, `{ node(id: "${globalId}") { ... on ApiKey { name } } }`);
    expect([data, errors![0]!.extensions.code, errors![0]!.message]).toEqual([
      { node: null },
      'KEY_NOT_ALLOWED',
      'An API key may not do this. Please sign in.',
    ]);
  });

  test('a stream needs the scope as well, and shares nothing with one of other rights', async () => {
    const query = 'subscription { dashboardUpdated { __typename } }';
    const headers = { 'content-type': 'application/json', accept: 'text/event-stream' };
    const open = (who: Person) =>
      fetch(at('/graphql'), {
        method: 'POST',
        headers: { ...headers, authorization: `Bearer ${who.token}` },
        body: JSON.stringify({ query }),
      });
    expect(await (await open(keys.read!)).text()).toContain('lacks the scope analytics');
    const allowed = await open(keys.analytics!);
    expect(allowed.headers.get('content-type')).toContain('text/event-stream');
    await allowed.body!.cancel();
  });

  test('a node needs the scope read, and its figures the scope analytics', async () => {
    const { id } = await shorten(ada);
    const ask = (who: Person, fields: string) => gql(who, `{ node(id: "${id}") { ... on ShortUrl { ${fields} } } }`);
    expect((await ask(keys.read!, 'shortCode')).data.node.shortCode).toBeDefined();
    expect((await ask(keys.analytics!, 'shortCode')).status).toBe(403);
    expect((await ask(keys.read!, 'quickAnalytics { peakHour }')).errors![0]!.message).toContain('analytics');
  });
});

describe('conversions', () => {
  const REPORT = `mutation ($input: ReportConversionInput!) { reportConversion(input: $input) {
    ... on ReportConversionSuccess { conversion { id isRepeated } } ... on UserError { code message field } } }`;

  test('are reported with an API key at both doors, by either id of the website', async () => {
    const { id } = await register(ada, 'conversions.example');
    const sent = (body: object) => rest(keys.conversions!, 'POST', '/api/conversions', { name: 'order', ...body });
    expect((await sent({ website_id: numberOf(id), id: 'o-1' })).body).toEqual({ id: 'o-1', is_repeated: false });
    expect((await sent({ website_id: id, id: 'o-1' })).body).toEqual({ id: 'o-1', is_repeated: true });
    const graph = await act(keys.conversions!, REPORT, { websiteId: id, name: 'order', id: 'o-2', value: 5 });
    expect(graph.conversion).toEqual({ id: 'o-2', isRepeated: false });
    expect((await sent({})).body.error).toMatchObject({
      code: 'INVALID',
      details: expect.objectContaining({ field: 'website_id' }),
    });
  });

  test("are refused for a stranger's website and with another scope", async () => {
    const { id } = await register(ada, 'strangers.example');
    const eve = await withKey(await person(), ['conversions']);
    const body = { name: 'order', website_id: id };
    expect((await rest(eve, 'POST', '/api/conversions', body)).status).toBe(404);
    expect(await act(eve, REPORT, { name: 'order', websiteId: id })).toMatchObject({ code: 'NOT_FOUND' });
    expect((await rest(keys.write!, 'POST', '/api/conversions', body)).status).toBe(403);
    const forged = calling(ada, `fbapi_${'0'.repeat(36)}`);
    expect((await rest(forged, 'POST', '/api/conversions', body)).status).toBe(401);
  });
});

describe('a browser', () => {
  const ORIGIN = 'https://app.listed.example';
  const from = (origin: string, method: string, path: string, headers: object = {}) =>
    fetch(at(path), { method, headers: { origin, ...headers } });
  const allowed = ({ headers }: Response) => headers.get('access-control-allow-origin');

  test('may call from an origin that its key lists, at every REST path and GraphQL', async () => {
    const { secret } = await makeKey(ada, ['read'], { origins: [ORIGIN] });
    const { operations } = await readContract();
    for (const path of [...new Set(operations.map(({ path }) => path)), '/graphql']) {
      const address = path.replace('{id}', '1').replace('{code}', 'x');
      const preflight = await from(ORIGIN, 'OPTIONS', address, { 'access-control-request-method': 'POST' });
      expect([path, preflight.status, allowed(preflight)]).toEqual([path, 204, ORIGIN]);
      expect(preflight.headers.get('access-control-allow-methods')).toBe(preflight.headers.get('allow'));
      expect(preflight.headers.get('access-control-allow-headers')).toContain('authorization');
      const stranger = await from('https://other.example', 'OPTIONS', address);
      expect([path, stranger.status, allowed(stranger)]).toEqual([path, 204, null]);
    }
    const bearer = { authorization: `Bearer ${secret}` };
    for (const path of ['/api/urls', '/api/dashboard', '/graphql?query={__typename}']) {
      const answer = await from(ORIGIN, 'GET', path, bearer);
      expect([path, allowed(answer)]).toEqual([path, ORIGIN]);
      expect(answer.headers.get('vary')).toContain('origin');
      expect(answer.headers.get('access-control-expose-headers')).toContain('ratelimit-remaining');
      expect(allowed(await from('https://other.example', 'GET', path, bearer))).toBeNull();
      expect(allowed(await from(ORIGIN, 'GET', path, { authorization: `Bearer ${ada.token}` }))).toBeNull();
    }
  });

  test('finds a path that does not exist closed', async () => {
    expect((await from(ORIGIN, 'OPTIONS', '/api/nothing')).status).toBe(404);
  });

  test('may not call any more when the key is revoked', async () => {
    const { key } = await makeKey(ada, ['read'], { origins: ['https://gone.example'] });
    expect(allowed(await from('https://gone.example', 'OPTIONS', '/api/urls'))).not.toBeNull();
    await rest(ada, 'DELETE', `/api/account/keys/${key.id}`);
    expect(allowed(await from('https://gone.example', 'OPTIONS', '/api/urls'))).toBeNull();
  });
});
