import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Agent, request } from 'node:http';
import { once } from 'node:events';
import { getIntrospectionQuery, parse } from 'graphql';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { rates } from '../../api/account/rates.ts';
import { MAX_DOCUMENT_BYTES, MAX_TOKENS } from '../../api/doors/http/graphql-documents.ts';
import { MAX_DEPTH, TOLD } from '../../api/doors/http/graphql-limits.ts';
import { refuseRepetition } from '../../api/doors/http/graphql-repetition.ts';
import { MAX_STREAMS } from '../../api/doors/http/open-streams.ts';
import { STRANGERS } from '../../api/account/strangers.ts';
import { MAX_NESTING } from '../../api/common/nesting.ts';
import { screenDocument } from '../kit/screen-document.ts';
import { CREATE_URL } from '../kit/queries.ts';
import { at, person, useWorld, type Person } from '../kit/world.ts';

useWorld();
/** A test's strangers are not those of the test before. */
let minute = Date.now();
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime((minute += STRANGERS.windowMs));
  return () => void vi.useRealTimers();
});

async function ask(query: string, { who, variables = {} }: { who?: Person; variables?: object } = {}) {
  const response = await fetch(at('/graphql'), {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(who && { authorization: `Bearer ${who.token}` }) },
    body: JSON.stringify({ query, variables }),
  });
  const text = await response.text();
  return { status: response.status, headers: response.headers, text, errors: JSON.parse(text).errors };
}

const nested = (open: string, inner: string, close: string, times: number) =>
  open.repeat(times) + inner + close.repeat(times);

describe('a document that asks for too much is refused in a few words', () => {
  const filled = (filler: string) => `{ __typename } ${filler.repeat(Math.ceil(980_000 / filler.length))}`;
  test.each([
    ['a megabyte of comments', filled('#\n'), 413, 'PAYLOAD_TOO_LARGE'],
    ['a megabyte of commas', filled(','), 413, 'PAYLOAD_TOO_LARGE'],
    ['a megabyte that is no GraphQL', '%'.repeat(980_000), 413, 'PAYLOAD_TOO_LARGE'],
    ['a megabyte of text', `{ node(id: "${'x'.repeat(980_000)}") { id } }`, 413, 'PAYLOAD_TOO_LARGE'],
    ['a thousand comments', `{ __typename } ${'#\n'.repeat(1_000)}`, 400, 'QUERY_TOO_COSTLY'],
    ['5,000 open lists', `{ node(id: ${'['.repeat(5_000)}) { id } }`, 400, 'QUERY_TOO_COSTLY'],
    ['990 lists', `{ node(id: ${nested('[', '', ']', 990)}) { id } }`, 400, 'QUERY_TOO_COSTLY'],
    ['990 objects', `{ node(id: ${nested('{a:', '1', '}', 990)}) { id } }`, 400, 'QUERY_TOO_COSTLY'],
    ['a variable of 990 lists', `query ($a: ${nested('[', 'ID', ']', 990)}) { __typename }`, 400, 'QUERY_TOO_COSTLY'],
    [
      'introspection 120 deep',
      `{ __schema { types { fields { type ${nested('{ ofType ', '{ name }', '}', 120)} } } } }`,
      400,
      'QUERY_TOO_COSTLY',
    ],
    ['a character NUL', '{ node(id: "\\u0000") { id } }', 400, 'INVALID'],
    ['half a character', '{ node(id: "\\ud800") { id } }', 200, 'GRAPHQL_PARSE_FAILED'],
  ])('%s', async (_name, query, status, code) => {
    const answer = await ask(query);
    expect([answer.status, answer.errors[0].extensions.code]).toEqual([status, code]);
    expect(answer.text.length).toBeLessThan(400);
  });

  test('depth counts through fragments, each of them shallow', async () => {
    const parts = Array.from(
      { length: 9 },
      (_, n) => `fragment F${n} on __Type { ofType { ofType { ...F${n + 1} } } }`,
    );
    const query = `{ __schema { types { fields { type { ...F0 } } } } } ${parts.join(' ')} fragment F9 on __Type { name }`;
    const answer = await ask(query);
    expect(answer.status).toBe(400);
    expect(answer.errors[0].message).toBe(`A selection can be at most ${MAX_DEPTH} fields deep.`);
    const round = await ask('{ __schema { types { ...A } } } fragment A on __Type { ofType { ...A } }');
    expect(round.errors[0].message).toContain('Cannot spread fragment "A" within itself');
  });

  test('a GET has the same bound', async () => {
    const response = await fetch(at(`/graphql?query=${encodeURIComponent(`{ __typename }${'['.repeat(50)}`)}`));
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ errors: [{ extensions: { code: 'QUERY_TOO_COSTLY' } }] });
  });

  test('of many errors the first are told, and of long ones the beginning', async () => {
    const many = await ask(`{ ${Array.from({ length: 500 }, (_, n) => `nothing${n}`).join(' ')} }`);
    expect(many.errors).toHaveLength(TOLD.errors);
    const long = await ask(`{ ${'x'.repeat(10_000)} }`);
    expect(long.errors[0].message.length).toBe(TOLD.characters + 1);
    expect(long.text.length).toBeLessThan(600);
  });

  test('variables nested ever deeper are refused before they are read, those of a GET as well', async () => {
    const query = 'query ($id: ID!) { node(id: $id) { id } }';
    const deep = (times: number) => ({ variables: { id: JSON.parse(nested('[', '', ']', times)) } });
    const wrong = await ask(query, deep(MAX_NESTING - 2));
    expect(wrong.errors[0].message).toContain('Variable "$id"');
    const refusal = [{ message: expect.stringContaining('32 levels deep'), extensions: { code: 'INVALID' } }];
    const answer = await ask(query, deep(3_000));
    expect([answer.status, answer.errors]).toMatchObject([400, refusal]);
    const parameters = new URLSearchParams({ query, variables: JSON.stringify(deep(100).variables) });
    const byGet = await fetch(at(`/graphql?${parameters}`), { headers: { 'content-type': 'application/json' } });
    expect([byGet.status, (await byGet.json()).errors]).toMatchObject([400, refusal]);
  });

  test('strangers have fewer tokens than people with a session, and enough for the introspection of tools', async () => {
    const query = `{ __typename ${'#\n'.repeat(MAX_TOKENS.stranger)} }`;
    expect((await ask(query)).status).toBe(400);
    expect((await ask(query, { who: await person() })).text).toBe('{"data":{"__typename":"Query"}}');
    const full = {
      inputValueDeprecation: true,
      specifiedByUrl: true,
      schemaDescription: true,
      directiveIsRepeatable: true,
    };
    expect((await ask(getIntrospectionQuery(full))).errors).toBeUndefined();
    const over = await ask(`{ ${'a '.repeat(MAX_TOKENS.signedIn)} }`, { who: await person() });
    expect(over.errors[0].message).toBe(
      `A document can have at most ${MAX_TOKENS.signedIn} tokens, including comments.`,
    );
  });

  test.each([
    ['one field 180 times', 'node(id: "abc") { id } '.repeat(180)],
    ['one field 64 times', '__typename '.repeat(64)],
    ['few fields in few others', `viewer { ${'id '.repeat(9)} } `.repeat(9)],
    ['one field by way of fragments', '...A ...B'],
    ['the same in each other', 'viewer { subscription { tier tier tier tier } } '.repeat(20)],
  ])('%s: comparing each with each is refused before it begins, with a session too', async (_name, fields) => {
    const parts = ['A', 'B'].map((name) => `fragment ${name} on Query { ${'__typename '.repeat(40)} }`);
    const query = `{ ${fields} } ${fields.includes('...') ? parts.join(' ') : ''}`;
    const answer = await ask(query, { who: await person() });
    expect([answer.status, answer.errors]).toEqual([
      400,
      [expect.objectContaining({ message: 'The document repeats its fields too often.' })],
    ]);
    expect(answer.errors[0].extensions.code).toBe('QUERY_TOO_COSTLY');
  });

  test('repeating a field some times is fine; fragments that multiply are refused in no time', async () => {
    const who = await person();
    expect((await ask(`{ ${'__typename '.repeat(50)} }`, { who })).errors).toBeUndefined();
    const parts = Array.from({ length: 14 }, (_, n) => {
      return `fragment F${n} on __Type { ofType { ...F${n + 1} } a: ofType { ...F${n + 1} } }`;
    });
    const query = `{ __schema { types { ...F0 } } } ${parts.join(' ')} fragment F14 on __Type { name }`;
    const answer = await ask(query, { who });
    expect(answer.errors[0].message).toBe('The document spreads its fragments too often.');
  });

  test('a page of the click history costs no more than a query may', async () => {
    const query = screenDocument('ClickListPageQuery');
    const answer = await ask(query, {
      who: await person(),
      variables: { scope: { period: 'LAST_30_DAYS' }, first: 50 },
    });
    expect(answer.errors).toBeUndefined();
    const tooMany = await ask(query, {
      who: await person(),
      variables: { scope: { period: 'LAST_30_DAYS' }, first: 200 },
    });
    expect(tooMany.errors[0].extensions.code).toBe('QUERY_TOO_COSTLY');
  });

  test('what the web app sends is half of the bounds at most', () => {
    const folder = join(import.meta.dirname, '../../web/__generated__');
    const sent = readdirSync(folder)
      .map((name) => name.split('.')[0]!)
      .filter((name) => /(Query|Mutation|Subscription)$/.test(name))
      .map(screenDocument);
    expect(sent.length).toBeGreaterThan(20);
    for (const text of sent) {
      expect(text.length * 3).toBeLessThan(MAX_DOCUMENT_BYTES);
      expect(parse(text).tokenCount! * 2).toBeLessThan(MAX_TOKENS.signedIn);
      expect(() => refuseRepetition(parse(text))).not.toThrow();
    }
  });
});

test.each(['HEAD', 'PUT', 'PATCH', 'DELETE'])('%s is answered with the methods that there are', async (method) => {
  const response = await fetch(at('/graphql'), { method });
  expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, POST']);
  if (method !== 'HEAD') {
    expect(await response.json()).toMatchObject({ errors: [{ extensions: { code: 'METHOD_NOT_ALLOWED' } }] });
  }
});

describe('rates', () => {
  test('strangers of one address are counted, before anything of theirs is read', async () => {
    for (let asked = 0; asked < STRANGERS.max; asked++) expect((await ask('{')).status).toBe(200);
    const refused = await ask('{ __typename }');
    expect(refused.status).toBe(429);
    expect(refused.errors[0].extensions).toMatchObject({ code: 'RATE_LIMITED', retryAfter: 60 });
    expect(refused.headers.get('retry-after')).toBe('60');
    expect((await ask('{ __typename }', { who: await person() })).status).toBe(200);
  });

  test('what a request spends is told in headers, and a refusal says for how long, by each of its ways', async () => {
    const ada = await person();
    const check = '{ validateUrl(url: "x") { valid } }';
    const one = await ask(check, { who: ada });
    expect(one.headers.get('ratelimit-limit')).toBe(String(rates.check.max));
    expect(one.headers.get('ratelimit-remaining')).toBe(String(rates.check.max - 1));
    expect(one.headers.get('ratelimit-reset')).toBe('60');
    const many = Array.from({ length: 30 }, (_, n) => `c${n}: validateUrl(url: "x") { valid }`).join(' ');
    for (let used = 1; used + 30 <= rates.check.max; used += 30) await ask(`{ ${many} }`, { who: ada });
    const partly = await ask(`{ ${many} }`, { who: ada });
    const values = Object.values(JSON.parse(partly.text).data);
    expect([partly.status, values.filter((value) => value === null).length]).toEqual([200, partly.errors.length]);
    expect(values.filter(Boolean)).toHaveLength(29);
    const refused = await ask(check, { who: ada });
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).toBe('60');
    expect(refused.headers.get('ratelimit-remaining')).toBe('0');
    expect(refused.errors[0].extensions).toEqual({ code: 'RATE_LIMITED', retryAfter: 60 });
  });

  test('a mutation that is refused as data carries the seconds too', async () => {
    const ada = await person();
    const refused = 'mutation { deleteUrl(input: { id: "x" }) { ... on UserError { code retryAfter } } }';
    for (let used = 0; used < rates.write.max; used++) await ask(refused, { who: ada });
    const answer = await ask(refused, { who: ada });
    expect(JSON.parse(answer.text).data.deleteUrl).toEqual({ code: 'RATE_LIMITED', retryAfter: 60 });
    expect(answer.headers.get('retry-after')).toBe('60');
    const create = await ask(CREATE_URL, { who: ada, variables: { input: { originalUrl: 'https://example.com/' } } });
    expect(JSON.parse(create.text).data.createUrl.code).toBe('RATE_LIMITED');
  });
});

describe('401', () => {
  test('without a token it asks for one, with a bad one it says so, at both doors', async () => {
    const challenge = async (path: string, token?: string) => {
      const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
      const init = path === '/graphql' ? { method: 'POST', body: '{"query":"{ viewer { id } }"}' } : {};
      const response = await fetch(at(path), { headers, ...init });
      return [response.status, response.headers.get('www-authenticate')];
    };
    for (const path of ['/graphql', '/api/auth/profile']) {
      expect(await challenge(path)).toEqual([401, 'Bearer']);
      expect(await challenge(path, 'nonsense')).toEqual([401, 'Bearer error="invalid_token"']);
    }
  });
});

test('an account may have so many streams open and no more; one that ends makes room', async () => {
  const ada = await person();
  const agent = new Agent({ maxSockets: Infinity });
  const open = async (who: Person) => {
    const asked = request(at('/graphql'), {
      method: 'POST',
      agent,
      headers: {
        'content-type': 'application/json',
        accept: 'text/event-stream',
        authorization: `Bearer ${who.token}`,
      },
    });
    asked.on('error', () => {}); // the test hangs up
    asked.end(JSON.stringify({ query: 'subscription { bulkProgress(jobId: "a") { __typename } }' }));
    const [response] = await once(asked, 'response');
    return { status: response.statusCode, headers: response.headers, close: () => asked.destroy() };
  };
  const opened = await Promise.all(Array.from({ length: MAX_STREAMS.account }, () => open(ada)));
  expect(new Set(opened.map(({ status }) => status))).toEqual(new Set([200]));
  const refused = await open(ada);
  expect([refused.status, refused.headers['retry-after']]).toEqual([429, '30']);
  expect((await open(await person())).status).toBe(200);
  opened[0]!.close();
  await expect.poll(async () => (await open(ada)).status).toBe(200);
  agent.destroy();
});
