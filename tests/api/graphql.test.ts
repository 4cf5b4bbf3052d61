import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getIntrospectionQuery, type GraphQLInterfaceType } from 'graphql';
import { serverAudits } from 'graphql-http';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { mintClickId } from '../../api/click-model/click-id.ts';
import { db, pool } from '../../api/database/db.ts';
import { logger } from '../../api/common/logger.ts';
import { schema } from '../../api/doors/graphql/schema.ts';
import { schemaText } from '../../api/doors/graphql/schema-text.ts';
import { makeKey, withKey } from '../kit/api-keys.ts';
import { startOn } from '../kit/experiments.ts';
import { storeClicks } from '../kit/clicks.ts';
import { CREATE_URL, numberOf, shorten } from '../kit/queries.ts';
import { register } from '../kit/websites.ts';
import { at, gql, person, useWorld, type Person } from '../kit/world.ts';

useWorld();
afterEach(() => vi.restoreAllMocks());

const json = { 'content-type': 'application/json' };
const post = (body: unknown, headers: Record<string, string> = json) =>
  fetch(at('/graphql'), { method: 'POST', headers, body: typeof body === 'string' ? body : JSON.stringify(body) });
const TYPENAME = { query: '{ __typename }' };

/** The id of a click on a URL. */
async function clickOn(who: Person, url: string): Promise<string> {
  const at = Date.now();
  await storeClicks([{ linkId: numberOf(url), at, clickId: mintClickId(at).toString('hex') }]);
  const { data } = await gql(who, '{ viewer { clicks(scope: {}) { edges { node { id } } } } }');
  return data.viewer.clicks.edges[0].node.id;
}

test('schema.graphql is what the code says', () => {
  const file = readFileSync(join(import.meta.dirname, '../../schema.graphql'), 'utf8');
  expect(file).toBe(schemaText());
});

describe('the GraphQL-over-HTTP specification', () => {
  test.each(serverAudits({ url: () => at('/graphql') }).map((audit) => [audit.id, audit.name, audit] as const))(
    '%s %s',
    async (_id, _name, audit) => {
      const result = await audit.fn();
      expect(result.status === 'ok' ? 'ok' : `${result.status}: ${result.reason}`).toBe('ok');
    },
  );
});

describe('what a request may be', () => {
  test.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/graphql',
    'text/plain;application/json',
  ])('a body of %s is refused: a page of another site could send it unasked', async (type) => {
    const response = await post(TYPENAME, { 'content-type': type });
    expect(response.status).toBe(415);
    expect(await response.json()).toMatchObject({ errors: [{ extensions: { code: 'INVALID' } }] });
  });

  test('an untyped or empty body is refused', async () => {
    const untyped = await fetch(at('/graphql'), { method: 'POST', body: new Uint8Array([123, 125]) });
    expect(untyped.status).toBe(415);
    expect((await post('')).status).toBe(400);
    expect(await (await post('{}')).json()).toMatchObject({ errors: [{ message: expect.any(String) }] });
  });

  test('a batch is refused', async () => {
    const response = await post([TYPENAME, TYPENAME]);
    expect(response.status).toBe(400);
  });

  test('a body larger than 1 MB is refused, told beforehand or not', async () => {
    const large = JSON.stringify({ query: `{ __typename } #${'x'.repeat(1_200_000)}` });
    expect((await post(large)).status).toBe(413);
    const chunks = new ReadableStream({
      start(controller) {
        for (let sent = 0; sent < 2_000_000; sent += 100_000) controller.enqueue(new Uint8Array(100_000).fill(32));
        controller.close();
      },
    });
    const response = await fetch(at('/graphql'), {
      method: 'POST',
      headers: json,
      body: chunks,
      duplex: 'half',
    } as never);
    expect(response.status).toBe(413);
  });

  test('GET reads, and neither writes nor subscribes', async () => {
    const ada = await person();
    const get = (query: string, accept = 'application/json') =>
      fetch(at(`/graphql?query=${encodeURIComponent(query)}`), {
        headers: { authorization: `Bearer ${ada.token}`, accept },
      });
    expect(await (await get('{ viewer { firstName } }')).json()).toEqual({ data: { viewer: { firstName: 'Ada' } } });
    const write = await get('mutation { createUrl(input: { originalUrl: "https://x.example" }) { __typename } }');
    expect(write.status).toBe(405);
    expect(await db.shortUrl.count({ where: { ownerId: ada.id } })).toBe(0);
    const stream = await get('subscription { dashboardUpdated { dashboard { id } } }', 'text/event-stream');
    expect(stream.status).toBe(405);
  });

  test('the introspection query that tools send is answered', async () => {
    const answer = await gql(null, getIntrospectionQuery());
    expect(answer.data.__schema.queryType.name).toBe('Query');
  });
});

describe('what a document may cost', () => {
  test('more than 30 aliases are refused', async () => {
    const aliases = Array.from({ length: 31 }, (_, index) => `a${index}: __typename`).join(' ');
    const answer = await gql(null, `{ ${aliases} }`);
    expect(answer.data).toBeUndefined();
    expect(answer.errors?.[0]?.message).toBe('A document can have at most 30 aliases.');
  });

  test('breadth and cost are bounded', async () => {
    const ada = await person();
    const refused = async (query: string, variables = {}) => {
      const answer = await gql(ada, query, variables);
      expect(Object.values(answer.data ?? {}).filter(Boolean)).toEqual([]);
      return [answer.status, answer.errors?.[0]?.extensions.code, answer.errors?.[0]?.message];
    };
    const wide = Array.from(
      { length: 10 },
      (_, index) => `n${index}: node(id: "U2hvcnRVcmw6MQ==") { ${'id '.repeat(40)} }`,
    ).join(' ');
    expect(await refused(`{ ${wide} }`)).toEqual([400, 'QUERY_TOO_COSTLY', expect.stringContaining('fields')]);
    const page = 'first: 100) { edges { node { id title originalUrl clickCount createdAt } } }';
    const costly = Array.from({ length: 12 }, (_, index) => `u${index}: urls(${page}`).join(' ');
    expect(await refused(`{ viewer { ${costly} } }`)).toEqual([
      400,
      'QUERY_TOO_COSTLY',
      expect.stringContaining('costs'),
    ]);
    const ids = Array.from({ length: 101 }, () => Buffer.from('ShortUrl:1').toString('base64'));
    expect(await refused('query ($ids: [ID!]!) { nodes(ids: $ids) { id } }', { ids })).toEqual([
      400,
      'QUERY_TOO_COSTLY',
      expect.stringContaining('100 nodes'),
    ]);
  });
});

describe('errors', () => {
  test('a bug is masked, and names the request whose log line has it', async () => {
    const ada = await person();
    const named = await post(TYPENAME);
    expect(named.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
    const log = vi.spyOn(logger, 'child').mockReturnThis();
    const line = vi.spyOn(logger, 'error').mockImplementation(() => {});
    vi.spyOn(pool, 'query').mockRejectedValue(new Error('relation "secret" does not exist') as never);
    const answer = await gql(ada, '{ viewer { usage { urlCount } } }');
    expect(answer.data).toEqual({ viewer: { usage: null } });
    expect(answer.errors).toEqual([
      {
        message: 'Server error',
        path: ['viewer', 'usage'],
        locations: expect.anything(),
        extensions: { code: 'INTERNAL', requestId: expect.stringMatching(/^[0-9a-f-]{36}$/) },
      },
    ]);
    expect(log).toHaveBeenCalled();
    expect(line).toHaveBeenCalledWith(expect.objectContaining({ err: expect.any(Error) }), 'a resolver failed');
  });

  test('a value that does not fit its scalar is said so', async () => {
    const ada = await person();
    const input = { originalUrl: 'https://example.com', expiresAt: 'tomorrow' };
    const answer = await gql(ada, CREATE_URL, { input });
    expect(answer.status).toBe(400);
    expect(answer.errors?.[0]?.message).toContain('2026-01-31T23:59:00Z');
  });

  test('a mutation without a session is refused as a whole, not as data', async () => {
    const answer = await gql(null, CREATE_URL, { input: { originalUrl: 'https://example.com' } });
    expect(answer.status).toBe(401);
    expect(answer.data).toEqual({ createUrl: null });
    expect(answer.errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });

  test('selecting only the refusal of a union is answered', async () => {
    const ada = await person();
    const { data } = await gql(
      ada,
      'mutation { createUrl(input: { originalUrl: "https://example.com/" }) { ... on UserError { code } __typename } }',
    );
    expect(data.createUrl).toEqual({ __typename: 'CreateUrlSuccess' });
  });

  const nodeTypes = schema.getPossibleTypes(schema.getType('Node') as GraphQLInterfaceType).map(({ name }) => name);
  const idOf = (text: string) => Buffer.from(text).toString('base64');
  const malformed = ['', 'x', '%%%', '\0', 'é', 'a'.repeat(5000), ...['', ':', ':1', 'Query:1', 'Nobody:1'].map(idOf)];
  const local = ['', 'abc', '0', '-1', '1.5', '1e3', '2000000000', '99999999999', '\0', '1:1', "1' OR 1=1"];
  const foreign = nodeTypes.flatMap((type) => local.map((id) => idOf(`${type}:${id}`)));

  test.each([...malformed, ...foreign])('the malformed or foreign id %j is no node', async (id) => {
    const ada = await person();
    const own = await shorten(ada);
    const LOOK = 'query ($id: ID!, $ids: [ID!]!) { node(id: $id) { id } nodes(ids: $ids) { id } }';
    const answer = await gql(ada, LOOK, { id, ids: [id, own.id, id, own.id] });
    expect(answer.errors).toBeUndefined();
    expect(answer.data).toEqual({ node: null, nodes: [null, { id: own.id }, null, { id: own.id }] });
    const remove = `mutation ($id: ID!) { deleteUrl(input: { id: $id }) { ... on UserError { code } } }`;
    expect((await gql(ada, remove, { id })).data.deleteUrl).toEqual({ code: 'NOT_FOUND' });
  });

  const LOOK = 'query ($id: ID!) { node(id: $id) { __typename id } }';
  /** The node of an id, or the message of its refusal. */
  const lookOf = async (who: Person, id: string) => {
    const { data, errors } = await gql(who, LOOK, { id });
    return errors ? errors[0]!.message : data.node;
  };

  test('every type of node is found by its own id, and only by its owner', async () => {
    const [ada, bob] = [await person(), await person()];
    const own = await shorten(ada);
    const { data } = await gql(ada, '{ viewer { id } }');
    const { id: website } = await register(ada);
    const { experiment } = await startOn(ada, own.id);
    const { key } = await makeKey(ada, ['read']);
    const hook = { ownerId: ada.id, url: 'https://example.com/', events: [], secret: new Uint8Array(8) };
    const webhook = await db.webhook.create({ data: hook });
    const sent = { webhookId: webhook.id, ownerId: ada.id, event: 'webhook.test', data: {} };
    const delivery = await db.webhookDelivery.create({ data: sent });
    const named = { ownerId: ada.id, name: 'a', key: 'a' };
    const tag = await db.tag.create({ data: named });
    const template = await db.utmTemplate.create({ data: named });
    const view = await db.savedView.create({ data: named });
    const domain = await db.domain.create({ data: { ownerId: ada.id, host: 'node.example.com', token: '' } });
    const found: Record<string, string> = {
      ApiKey: idOf(`ApiKey:${key.id}`),
      Click: await clickOn(ada, own.id),
      Domain: idOf(`Domain:${domain.id}`),
      Experiment: experiment.id,
      ExperimentVariant: experiment.report.variants[0].id,
      SavedView: idOf(`SavedView:${view.id}`),
      ShortUrl: own.id,
      Tag: idOf(`Tag:${tag.id}`),
      UtmTemplate: idOf(`UtmTemplate:${template.id}`),
      Viewer: data.viewer.id,
      Webhook: idOf(`Webhook:${webhook.id}`),
      WebhookDelivery: idOf(`WebhookDelivery:${delivery.id}`),
      Website: website,
    };
    expect(nodeTypes.toSorted()).toEqual(Object.keys(found));
    for (const [type, id] of Object.entries(found)) {
      expect((await gql(ada, LOOK, { id })).data.node).toEqual({ __typename: type, id });
      expect((await gql(bob, LOOK, { id })).data.node).toBeNull();
    }
    const [reader, analyst, both] = await Promise.all(
      [['read'], ['analytics'], ['read', 'analytics']].map((scopes) => withKey(ada, scopes)),
    );
    const figures = ['Click', 'ExperimentVariant'];
    const refused = (message: string) => expect.stringContaining(message);
    for (const [type, id] of Object.entries(found)) {
      const itself = { __typename: type, id };
      const isSecret = type === 'ApiKey';
      const ofReader = isSecret ? refused('sign in') : figures.includes(type) ? refused('scope analytics') : itself;
      expect([type, await lookOf(reader!, id)]).toEqual([type, ofReader]);
      expect([type, await lookOf(both!, id)]).toEqual([type, isSecret ? refused('sign in') : itself]);
      expect([type, await lookOf(analyst!, id)]).toEqual([type, refused('scope read')]);
    }
  });

  test('what is computed anew for every query has an id for caches alone', async () => {
    const ada = await person();
    const { data } = await gql(ada, '{ system { id } viewer { dashboard { id } analytics(scope: {}) { id } } }');
    for (const { id } of [data.system, data.viewer.dashboard, data.viewer.analytics]) {
      expect(id.length).toBeGreaterThan(5);
      expect(await lookOf(ada, id)).toBeNull();
    }
  });
});
