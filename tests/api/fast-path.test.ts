// @afresh: it watches the HTTP server of its process, and its clock.
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { once } from 'node:events';
import type { Socket } from 'node:net';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { buildApp } from '../../api/doors/http/app.ts';
import { db } from '../../api/database/db.ts';
import { FastConnection } from '../../api/doors/http/fast-connection.ts';
import { FastResponse } from '../../api/doors/http/fast-response.ts';
import { useClicks } from '../kit/clicks.ts';
import { listen } from '../kit/listen.ts';
import { numberOf, shorten } from '../kit/queries.ts';
import { Line } from '../kit/raw-http.ts';
import { at, person, useWorld } from '../kit/world.ts';

const clicks = useClicks();
useWorld(clicks.handler);

/** Requests that node:http has parsed. */
let parsed = 0;
const count = () => void parsed++;
subscribe('http.server.request.start', count);

beforeAll(async () => {
  const ada = await person();
  await shorten(ada, { shortCode: 'there', originalUrl: 'https://example.com/a?b=c' });
  await shorten(ada, { shortCode: 'locked', password: 'a long password' });
  await shorten(ada, { shortCode: 'off' }).then((url) =>
    db.shortUrl.update({ where: { id: numberOf(url.id) }, data: { isActive: false } }),
  );
  return () => unsubscribe('http.server.request.start', count);
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** A request as browsers send it, with other headers. */
const get = (target: string, headers: string[] = [], host = 'Host: localhost') =>
  `GET ${target} HTTP/1.1\r\n${[host, 'Accept: text/html', ...headers].map((line) => `${line}\r\n`).join('')}\r\n`;

const elsewhere = get('/api/nothing');

/** The first answer to a request on a new connection, and that on one which node:http has read before. */
async function bothAnswers(text: string): Promise<[fast: string, byNode: string]> {
  const fast = new Line();
  fast.send(text);
  const slow = new Line();
  slow.send(elsewhere);
  await slow.answer();
  slow.send(text);
  const answers = await Promise.all([fast.answer(), slow.answer()]);
  fast.socket.destroy();
  slow.socket.destroy();
  return answers;
}

test('redirects are answered without node:http, one after another on a connection, byte for byte as by it', async () => {
  const [fast, byNode] = await bothAnswers(get('/there'));
  expect(fast).toBe(byNode);
  expect(fast).toMatch(/^HTTP\/1\.1 302 Found\r\nlocation: https:\/\/example\.com\/a\?b=c\r\n/);
  const line = new Line();
  parsed = 0;
  for (let sent = 0; sent < 3; sent++) {
    line.send(get('/there'));
    expect(await line.answer()).toBe(byNode);
  }
  line.socket.destroy();
  expect(parsed).toBe(0);
});

test.each(['/there+', '/there?q=1', '/there/more', '/missing', '/off', '/locked', '/locked+'])(
  '%s is answered in the same bytes without node:http as by it',
  async (target) => {
    for (const headers of [[], ['Accept-Language: de'], ['Connection: close'], ['connection: Keep-Alive']]) {
      const [fast, byNode] = await bothAnswers(get(target, headers));
      expect(fast).toBe(byNode);
      expect(fast).toMatch(/^HTTP\/1\.1 \d{3} /);
    }
    parsed = 0;
    const line = new Line();
    line.send(get(target));
    await line.answer();
    line.socket.destroy();
    expect(parsed).toBe(0);
  },
);

/** Requests that are left to node:http: something follows, changes the meaning of what follows, or is no plain GET of HTTP/1.1. */
const unusual: [what: string, text: string][] = [
  ['another path', elsewhere],
  ['HEAD', get('/there').replace('GET', 'HEAD')],
  ['OPTIONS', get('/there').replace('GET', 'OPTIONS')],
  ['HTTP/1.0', get('/there').replace('HTTP/1.1', 'HTTP/1.0')],
  ['HTTP/1.2', get('/there').replace('HTTP/1.1', 'HTTP/1.2')],
  ['a body by its length', `${get('/there', ['Content-Length: 3'])}abc`],
  ['a length of 0', get('/there', ['Content-Length: 0'])],
  ['chunks', `${get('/there', ['Transfer-Encoding: chunked'])}0\r\n\r\n`],
  ['chunks by another case', `${get('/there', ['tRANSFER-eNCODING: chunked'])}0\r\n\r\n`],
  ['an upgrade', get('/there', ['Connection: Upgrade', 'Upgrade: h2c'])],
  ['an expectation', get('/there', ['Expect: 100-continue', 'Connection: close'])],
  ['no host', get('/there', [], 'X-Host: localhost')],
  ['two hosts', get('/there', ['Host: example.com'])],
  ['a list of hosts', get('/there', [], 'Host: localhost, example.com')],
  ['an absolute target', get('http://localhost/there')],
  ['a header twice', get('/there', ['DNT: 0', 'DNT: 1'])],
  ['a space before the colon', get('/there', ['Content-Length : 3'])],
  ['a folded header', get('/there', ['X-A: 1', ' folded'])],
  ['a NUL byte', get('/there', ['X-A: 1\0'])],
  ['line feeds alone', get('/there').replaceAll('\r\n', '\n')],
  ['a carriage return alone', get('/there', ['X-A: 1\rX-B: 2'])],
  ['bytes beyond ASCII in the target', get('/there?\xe9')],
  ['a fragment', get('/there#part')],
  ['a tab in the request line', get('/there').replace('GET ', 'GET\t')],
  ['an empty line before', `\r\n${get('/there')}`],
  ['20 kB of headers', get('/there', [`X-A: ${'a'.repeat(20_000)}`])],
  ['another word for the connection', get('/there', ['Connection: close, X-A'])],
];

test.each(unusual)('%s is read by node:http', async (_what, text) => {
  const [fast, byNode] = await bothAnswers(text);
  expect(fast).toBe(byNode);
  expect(fast).toMatch(/^HTTP\/1\.1 \d{3} /);
});

test('of requests put together by chance each is answered in the same bytes as by node:http', async () => {
  let state = 20_260_101;
  const below = (bound: number) => ((state = (state * 48_271) % 2_147_483_647) / 2_147_483_647) * bound;
  const one = (from: readonly string[]) => from[Math.floor(below(from.length))]!;
  const target = () =>
    one(['/there', '/off', '/missing?a=%20b', '/there+?x', '/THERE', '//there', '/there?"', '/there/..']);
  const header = () =>
    one([
      'A',
      'Referer',
      'Cookie',
      'x_y',
      'Content-Length',
      'Accept',
      '__proto__',
      'constructor',
      'X\x7f',
      'Connection',
    ]) +
    one([':', ': ', ':\t', ' :', ': \xa0']) +
    one(['1', '', 'close', 'text/html \t', 'a=b; c', '\xff', '\x01', 'keep-alive', '0']);
  for (let round = 0; round < 150; round++) {
    const text = get(
      target(),
      Array.from({ length: Math.floor(below(4)) }, header),
      one(['Host: localhost', 'host:localhost ']),
    );
    const [fast, byNode] = await bothAnswers(text);
    expect(fast, text).toBe(byNode);
  }
});

test('requests that come at once, in pieces or before the answer are all answered, in their order', async () => {
  const [there] = await bothAnswers(get('/there'));
  const [off] = await bothAnswers(get('/off'));
  const together = new Line();
  together.send(get('/there') + get('/off') + get('/there'));
  for (const expected of [there, off, there]) expect(await together.answer()).toBe(expected);

  const given = vi.spyOn(FastConnection.prototype, 'giveAway');
  const inPieces = new Line();
  inPieces.send(get('/there'));
  expect(await inPieces.answer()).toBe(there);
  expect(given).not.toHaveBeenCalled();
  inPieces.send(get('/off').slice(0, 20));
  await expect.poll(() => given.mock.calls).toHaveLength(1);
  inPieces.send(get('/off').slice(20));
  expect(await inPieces.answer()).toBe(off);
});

test('who sends more while a link is looked up is answered in the order of the requests', async () => {
  const lookUp = Promise.withResolvers<null>();
  const load = vi.spyOn(clicks.links, 'load').mockReturnValue(lookUp.promise);
  const line = new Line();
  line.send(get('/not-looked-up-yet'));
  await expect.poll(() => load.mock.calls).toHaveLength(1);
  for (const target of ['/there', '/off']) {
    line.send(get(target));
    await fetch(at('/api/nothing')); // what was sent before has arrived when this is answered
  }
  lookUp.resolve(null);
  const answers = [await line.answer(), await line.answer(), await line.answer()];
  expect(answers.map((answer) => answer.split('\r\n', 1)[0])).toEqual([
    'HTTP/1.1 404 Not Found',
    'HTTP/1.1 302 Found',
    'HTTP/1.1 410 Gone',
  ]);
  line.socket.destroy();
});

test('an answer is left alone by who is gone before it, and is no click', async () => {
  const there = await clicks.links.load('there');
  const lookUp = Promise.withResolvers<typeof there>();
  const load = vi.spyOn(clicks.links, 'load').mockReturnValue(lookUp.promise);
  const append = vi.spyOn(clicks.journal, 'append');
  const left = vi.spyOn(FastResponse.prototype, 'broken');
  const line = new Line();
  line.send(get('/never-looked-up'));
  await expect.poll(() => load.mock.calls).toHaveLength(1);
  line.socket.destroy();
  await expect.poll(() => left.mock.calls).toHaveLength(1);
  lookUp.resolve(there);
  await lookUp.promise;
  expect(append).not.toHaveBeenCalled();
});

test('nothing behind the last answer of a connection is carried out, and it is closed once', async () => {
  const app = await buildApp(clicks.handler);
  const origin = await listen(app);
  const connected = once(app.server, 'connection');
  const line = new Line(origin);
  line.socket.removeAllListeners('end');
  const [socket] = (await connected) as [Socket];
  // As where the client reads nothing: the answer stays, and the connection with it.
  const ending = vi.spyOn(socket, 'destroySoon').mockImplementation(() => void socket.end());
  line.send(get('/there', ['Connection: close']));
  expect(await line.answer()).toContain('302 Found');
  parsed = 0;
  line.send('POST /api/urls HTTP/1.1\r\nHost: localhost\r\nContent-Length: 2\r\n\r\n{}');
  await fetch(`${origin}/api/nothing`); // what was sent before has arrived when this is answered
  expect(parsed).toBe(1);
  for (let look = 0; look < 3; look++) app.server.closeIdleConnections();
  expect(ending).toHaveBeenCalledTimes(1);
  line.socket.destroy();
  await app.close();
});

test('a connection that is given to node:http keeps no timeout that it had before', async () => {
  const app = await buildApp(clicks.handler);
  const connected = once(app.server, 'connection');
  const line = new Line(await listen(app));
  const [socket] = (await connected) as [Socket];
  socket.setTimeout(120_000); // as where nothing has moved for a minute
  line.send(get('/there'));
  await line.answer();
  line.send(elsewhere.slice(0, 20)); // node:http has a connection from the first byte of a request on
  const given = vi.spyOn(FastConnection.prototype, 'giveAway');
  await expect.poll(() => given.mock.calls).toHaveLength(1);
  expect(socket.timeout).toBe(0);
  line.socket.destroy();
  await app.close();
});

test('connections that are idle for longer than the answer says are closed; one that says nothing is left to node:http', async () => {
  vi.useFakeTimers({ toFake: ['setInterval'] });
  const given = vi.spyOn(FastConnection.prototype, 'giveAway');
  const app = await buildApp(clicks.handler);
  const origin = await listen(app);
  const line = new Line(origin);
  line.send(get('/there'));
  expect(await line.answer()).toContain('Keep-Alive: timeout=72\r\n');
  const silent = new Line(origin);
  await fetch(`${origin}/api/nothing`, { headers: { connection: 'close' } }); // the silent connection is there by now
  vi.advanceTimersByTime(60_000);
  expect(given.mock.calls).toHaveLength(2); // that of the request before, too
  line.send(get('/there'));
  expect(await line.answer()).toContain('302 Found');
  vi.advanceTimersByTime(72_000);
  expect(line.isClosed).toBe(false);
  vi.advanceTimersByTime(3_000);
  await expect.poll(() => line.isClosed).toBe(true);
  silent.send(get('/there'));
  expect(await silent.answer()).toContain('302 Found');
  silent.socket.destroy();
  vi.useRealTimers();
  await app.close();
});
