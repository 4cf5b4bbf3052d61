import { request, type IncomingMessage } from 'node:http';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startListening } from '../../api/live/listen.ts';
import { shorten } from '../kit/queries.ts';
import { at, person, useWorld, type Person } from '../kit/world.ts';

useWorld();

let stopListening = async () => {};
beforeAll(async () => {
  stopListening = await startListening();
});
afterAll(() => stopListening());

/** Asks as it crosses the wire: `fetch` would undo the compression and hide its header. */
async function ask(path: string, headers: Record<string, string>, body?: string): Promise<IncomingMessage> {
  const sent = request(at(path), { method: body === undefined ? 'GET' : 'POST', headers });
  sent.end(body);
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  return answer;
}

const asJson = (who: Person, encoding: string) => ({
  'content-type': 'application/json',
  authorization: `Bearer ${who.token}`,
  'accept-encoding': encoding,
});
const TYPES = JSON.stringify({ query: '{ __schema { types { name description } } }' });

async function bytes(answer: IncomingMessage): Promise<Buffer> {
  return Buffer.concat(await answer.toArray());
}

test.each([
  ['gzip', 'gzip', gunzipSync],
  ['gzip, br', 'br', brotliDecompressSync],
])('a long GraphQL answer is compressed for a client that accepts %s', async (accepted, encoding, decompress) => {
  const ada = await person();
  const answer = await ask('/graphql', asJson(ada, accepted), TYPES);
  expect(answer.headers).toMatchObject({
    'content-encoding': encoding,
    vary: expect.stringMatching(/accept-encoding/i),
  });
  const body = await bytes(answer);
  expect(Number(answer.headers['content-length'])).toBe(body.length);
  expect(JSON.parse(decompress(body).toString()).data.__schema.types.length).toBeGreaterThan(50);
});

test('a short GraphQL answer, and one for a client that accepts nothing, stay as they are', async () => {
  const ada = await person();
  const short = await ask('/graphql', asJson(ada, 'gzip'), JSON.stringify({ query: '{ __typename }' }));
  expect(short.headers['content-encoding']).toBeUndefined();
  expect(JSON.parse(await text(short))).toEqual({ data: { __typename: 'Query' } });
  const long = await ask('/graphql', asJson(ada, 'identity'), TYPES);
  expect(long.headers['content-encoding']).toBeUndefined();
  expect(long.headers.vary).toMatch(/accept-encoding/i);
  expect(JSON.parse(await text(long)).data).toBeTruthy();
});

test('a stream delivers its first event at once, uncompressed, whatever the client accepts', async () => {
  const ada = await person();
  const query = 'subscription { dashboardUpdated { dashboard { totalUrls } } }';
  const answer = await ask(
    '/graphql',
    { ...asJson(ada, 'gzip, br'), accept: 'text/event-stream' },
    JSON.stringify({ query }),
  );
  expect(answer.headers['content-type']).toMatch(/^text\/event-stream/);
  expect(answer.headers['content-encoding'] ?? 'none').toBe('none'); // Yoga's word, so that proxies leave it alone
  let heard = '';
  for await (const chunk of answer) {
    heard += String(chunk);
    if (heard.includes('"totalUrls":0')) break; // the stream itself goes on
  }
  expect(heard).toContain('event: next');
});

test('REST compresses long answers and files, and never those that hold tokens', async () => {
  const ada = await person({ tier: 'enterprise' });
  for (let n = 0; n < 12; n++) await shorten(ada, { originalUrl: `https://example.com/a-rather-long-path/${n}` });
  const headers = { authorization: `Bearer ${ada.token}`, 'accept-encoding': 'br' };
  const list = await ask('/api/urls', headers);
  expect(list.headers).toMatchObject({ 'content-encoding': 'br', vary: expect.stringMatching(/accept-encoding/i) });
  expect(JSON.parse(brotliDecompressSync(await bytes(list)).toString()).urls).toHaveLength(12);
  const document = await ask('/api/openapi.json', { 'accept-encoding': 'gzip' });
  expect(document.headers['content-encoding']).toBe('gzip');
  expect(JSON.parse(gunzipSync(await bytes(document)).toString()).openapi).toMatch(/^3\.1/);
  const long = JSON.stringify({ refresh_token: 'x'.repeat(5_000) });
  const refused = await ask('/api/auth/refresh', { ...headers, 'content-type': 'application/json' }, long);
  expect(refused.headers['content-encoding']).toBeUndefined();
  refused.resume();
});
