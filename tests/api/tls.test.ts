// @afresh: it has settings of its own.
import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import type { ServerHttp2Session } from 'node:http2';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { connect as connectTls } from 'node:tls';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { CHROME } from '../kit/agents.ts';
import { certificateFolder, certificates } from '../kit/certificates.ts';

const files = certificateFolder();
afterAll(files.remove);
// Before anything reads the settings.
process.env.PUBLIC_ORIGIN = 'https://localhost:3000';
process.env.CONNECTIONS_PER_ADDRESS = '100';
process.env.TLS_CERT_FILE = files.certificateFile;
process.env.TLS_KEY_FILE = files.keyFile;
const { ConfigError, readConfig } = await import('../../api/common/config.ts');
const { db } = await import('../../api/database/db.ts');
const { buildApp } = await import('../../api/doors/http/app.ts');
const { readCertificate } = await import('../../api/doors/http/certificate.ts');
const { logger } = await import('../../api/common/logger.ts');
const { useSigningKey } = await import('../../api/measurements/signed-click-id.ts');
const { listenPlainly } = await import('../../api/doors/http/plain-listener.ts');
const { freePort } = await import('../kit/installation.ts');
const { startListening } = await import('../../api/live/listen.ts');
const { useClicks } = await import('../kit/clicks.ts');
const { ask, askOver, openSession } = await import('../kit/secure.ts');
const { at, person, useWorld } = await import('../kit/world.ts');

const clicks = useClicks();
useWorld(clicks.handler);

type Person = Awaited<ReturnType<typeof person>>;
let ada: Person;
beforeAll(async () => {
  useSigningKey(Buffer.alloc(32, 7));
  ada = await person();
  await db.networkSettings.create({ data: { ownerId: ada.id, level: 'full' } });
  await db.shortUrl.create({ data: { ownerId: ada.id, shortCode: 'there', originalUrl: 'https://example.com/a' } });
});

const port = () => Number(new URL(at('')).port);
const navigation = { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document', 'user-agent': CHROME };
const bearer = () => ({ authorization: `Bearer ${ada.token}`, 'content-type': 'application/json' });
const MEGABYTES = 10 * 1024 * 1024;

describe.each(['HTTP/2', 'HTTP/1.1'] as const)('over TLS by %s', (protocol) => {
  test('a short code is redirected, and unknown ones are not', async () => {
    for (const method of ['GET', 'HEAD']) {
      const { status, headers, body } = await ask(protocol, '/there', { method, headers: { 'user-agent': 'curl/8' } });
      expect([status, headers.location, body.length]).toEqual([302, 'https://example.com/a', 0]);
    }
    const unknown = await ask(protocol, '/not-there');
    expect([unknown.status, unknown.body.toString()]).toEqual([404, expect.stringContaining('does not exist')]);
    expect((await ask(protocol, '/there', { method: 'POST', body: 'x' })).status).toBe(405);
  });

  test('a navigation gets the page that measures, and its click is stored', async () => {
    await clicks.settle();
    const { status, headers, body } = await ask(protocol, '/there', { headers: navigation });
    expect([status, Number(headers['content-length'])]).toEqual([200, body.length]);
    expect(headers['server-timing']).toMatch(/^app;dur=/);
    expect(await clicks.settle()).toBe(1);
  });

  test('the APIs answer, compressed where that is asked for', async () => {
    const asked = { headers: { 'accept-encoding': 'br' } };
    const document = await ask(protocol, '/api/openapi.json', asked);
    expect([document.status, document.headers['content-encoding']]).toEqual([200, 'br']);
    expect(document.headers['strict-transport-security']).toMatch(/max-age/);
    const query = { query: '{ viewer { firstName } }' };
    const answer = await ask(protocol, '/graphql', { method: 'POST', headers: bearer(), body: JSON.stringify(query) });
    expect(JSON.parse(answer.body.toString())).toEqual({ data: { viewer: { firstName: 'Ada' } } });
    expect((await ask(protocol, '/api/urls', { headers: bearer() })).status).toBe(200);
    expect((await ask(protocol, '/health/live')).status).toBe(200);
    const issuer = await ask(protocol, '/oidc/.well-known/openid-configuration');
    expect(JSON.parse(issuer.body.toString()).authorization_endpoint).toBe('https://localhost:3000/oidc/auth');
  });

  test.each([
    ['/graphql', 'application/json', 413],
    ['/api/urls', 'application/json', 413],
    ['/api/measurements', 'text/plain', 413],
    ['/oidc/token', 'application/x-www-form-urlencoded', 413],
  ])('10 MB for %s are refused', async (path, type, status) => {
    const headers = { ...bearer(), 'content-type': type };
    const body = Buffer.alloc(MEGABYTES, 'x');
    expect((await ask(protocol, path, { method: 'POST', headers, body })).status).toBe(status);
  });
});

test('an idle connection of HTTP/1.1 is kept longer than proxies keep theirs', async () => {
  const { headers } = await ask('HTTP/1.1', '/there', { headers: { connection: 'keep-alive' } });
  expect(headers['keep-alive']).toBe('timeout=72');
});

test('the cookie with the refresh token is for secure connections alone', async () => {
  const name = 'footbridge_refresh_3000';
  const headers = {
    'content-type': 'application/json',
    'footbridge-session': 'cookie',
    origin: 'https://localhost:3000',
  };
  const signOut = { method: 'POST', headers: { ...headers, cookie: `a=b; ${name}=token` }, body: '{}' };
  const answer = await ask('HTTP/2', '/api/auth/logout', signOut);
  const removed = `${name}=; Max-Age=0; Path=/api/auth; HttpOnly; SameSite=Strict; Secure`;
  expect(answer.headers['set-cookie']).toEqual([removed]); // also before there is a provider
});

test('a subscription streams over HTTP/2, beside other requests of the same connection', async () => {
  const stopListening = await startListening();
  const session = await openSession();
  try {
    const stream = session.request({
      ...{ ':path': '/graphql', ':method': 'POST', accept: 'text/event-stream' },
      ...bearer(),
    });
    stream.end(JSON.stringify({ query: 'subscription { urlsUpdated { events { kind } } }' }));
    const [headers] = await once(stream, 'response');
    expect([headers[':status'], headers['content-type']]).toEqual([200, 'text/event-stream']);
    let text = '';
    stream.on('data', (chunk: Buffer) => (text += chunk.toString()));
    await expect.poll(() => text).toContain('"events":[]'); // the subscription is open
    await askOver(session, '/api/urls', {
      ...{ method: 'POST', headers: bearer(), body: JSON.stringify({ original_url: 'https://example.com/' }) },
    });
    await expect.poll(() => text).toContain('CREATED');
    stream.close();
  } finally {
    session.destroy();
    await stopListening();
  }
});

test('a server that stops answers what is under way over HTTP/2, and ends connections', async () => {
  const app = await buildApp(clicks.handler);
  await app.listen({ host: '127.0.0.1', port: 0 });
  const session = await openSession({ port: (app.server.address() as AddressInfo).port });
  const known = await clicks.links.load('there');
  const lookup = Promise.withResolvers<typeof known>();
  const load = vi.spyOn(clicks.links, 'load').mockReturnValue(lookup.promise);
  const answer = askOver(session, '/not-known-yet');
  await expect.poll(() => load.mock.calls).toHaveLength(1);
  const closed = app.close();
  lookup.resolve(known);
  expect((await answer).status).toBe(302);
  await closed;
  await expect.poll(() => session.destroyed).toBe(true);
  load.mockRestore();
});

test('a visitor who leaves an HTTP/2 connection during the lookup is no click', async () => {
  await clicks.settle();
  const app = await buildApp(clicks.handler);
  await app.listen({ host: '127.0.0.1', port: 0 });
  const isGone = Promise.withResolvers<void>();
  app.server.once('session', (session: ServerHttp2Session) => session.once('close', () => isGone.resolve()));
  const session = await openSession({ port: (app.server.address() as AddressInfo).port });
  const known = await clicks.links.load('there');
  const lookup = Promise.withResolvers<typeof known>();
  const load = vi.spyOn(clicks.links, 'load').mockReturnValue(lookup.promise);
  session.request({ ':path': '/not-known-yet' }).on('error', () => {});
  await expect.poll(() => load.mock.calls).toHaveLength(1);
  session.destroy();
  await isGone.promise;
  lookup.resolve(known);
  await app.close();
  expect(await clicks.settle()).toBe(0);
  load.mockRestore();
});

test('what is no HTTP, and what is no TLS, is refused, and the server goes on', async () => {
  const socket = connectTls({ port: port(), host: 'localhost', ca: certificates.one.cert });
  socket.write('nonsense\r\n\r\n');
  let text = '';
  socket.on('data', (chunk: Buffer) => (text += chunk.toString()));
  await once(socket, 'close');
  expect(text).toMatch(/^HTTP\/1\.1 400 /);
  const plain = connect(port(), '127.0.0.1');
  plain.on('error', () => {});
  plain.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
  plain.resume();
  await once(plain, 'close');
  expect((await ask('HTTP/2', '/health/live')).status).toBe(200);
});

/** Passes bytes on to the application, and keeps those that come back. */
async function eavesdrop(): Promise<{ server: Server; port: number; heard: Buffer[] }> {
  const heard: Buffer[] = [];
  const server = createServer((client: Socket) => {
    const upstream = connect(port(), '127.0.0.1');
    upstream.on('data', (chunk) => heard.push(chunk));
    client.pipe(upstream).pipe(client);
    for (const socket of [client, upstream]) socket.on('error', () => {});
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { server, port: (server.address() as AddressInfo).port, heard };
}

/** The lengths of the records of data in a stream of TLS. */
function* recordLengths(bytes: Buffer): Generator<number> {
  const DATA = 23;
  for (let at = 0; at + 5 <= bytes.length; at += 5 + bytes.readUInt16BE(at + 3))
    if (bytes[at] === DATA) yield bytes.readUInt16BE(at + 3);
}

test.each(['HTTP/2', 'HTTP/1.1'] as const)('the page comes in records of a packet each by %s', async (protocol) => {
  const between = await eavesdrop();
  const { body } = await ask(protocol, '/there', { headers: navigation, port: between.port });
  between.server.close();
  const lengths = [...recordLengths(Buffer.concat(between.heard))];
  expect(Math.max(...lengths)).toBeLessThan(1_460);
  expect(lengths.length).toBeGreaterThanOrEqual(body.length / 1_400);
});

/** The name in the certificate that new connections get. */
async function servedName(): Promise<string> {
  const socket = connectTls({ port: port(), host: '127.0.0.1', rejectUnauthorized: false });
  await once(socket, 'secureConnect');
  const { subject } = socket.getPeerCertificate();
  socket.destroy();
  return String(subject.CN);
}

test('a renewed certificate is served, and a broken one changes nothing', async () => {
  expect(await servedName()).toBe('one.localhost');
  const error = vi.spyOn(logger, 'error').mockReturnValue();
  const session = await openSession();
  files.write(certificates.two.cert, 'no key');
  await expect.poll(() => error.mock.calls.length).toBeGreaterThan(0);
  expect(error.mock.calls[0]![1]).toContain('the one before stays in use');
  expect(await servedName()).toBe('one.localhost');
  files.write(certificates.two.cert, certificates.two.key);
  await expect.poll(servedName).toBe('two.localhost');
  expect((await askOver(session, '/health/live')).status).toBe(200); // a connection outlives its certificate
  session.close();
  error.mockRestore();
});

describe('the settings', () => {
  const both = { TLS_CERT_FILE: '/a.pem', TLS_KEY_FILE: '/b.pem' };
  test('make https the default of the address', () => {
    expect(readConfig({ ...both, PORT: '8443' }).publicOrigin).toBe('https://localhost:8443');
    expect(readConfig({}).tls).toBeNull();
  });

  test.each([
    [{ TLS_CERT_FILE: '/a.pem' }, 'The setting TLS_CERT_FILE needs TLS_KEY_FILE beside it.'],
    [{ TLS_KEY_FILE: '/b.pem' }, 'The setting TLS_KEY_FILE needs TLS_CERT_FILE beside it.'],
    [{ ...both, PUBLIC_ORIGIN: 'http://localhost' }, 'The setting PUBLIC_ORIGIN must begin with https://'],
    [{ ...both, SHORT_ORIGIN: 'http://localhost' }, 'The setting SHORT_ORIGIN must begin with https://'],
  ])('%j is refused', (env, message) => {
    expect(() => readConfig(env)).toThrow(ConfigError);
    expect(() => readConfig(env)).toThrow(message);
  });

  test('name the file that cannot be read, and files that do not belong together', () => {
    const missing = { certificateFile: files.certificateFile, keyFile: '/nowhere/key.pem' };
    expect(() => readCertificate(missing)).toThrow('the file of TLS_KEY_FILE cannot be read (ENOENT).');
    const { remove, ...apart } = certificateFolder({ cert: certificates.one.cert, key: certificates.two.key });
    onTestFinished(remove);
    expect(() => readCertificate(apart)).toThrow('cannot be used together');
  });
});

test('an address has a bound of connections, those that never finish their handshake among them', async () => {
  const localAddress = '127.0.0.9';
  const sockets = Array.from({ length: 105 }, () => connect({ port: port(), host: '127.0.0.1', localAddress }));
  let closed = 0;
  for (const socket of sockets) socket.on('error', () => {}).once('close', () => closed++);
  await expect.poll(() => closed).toBe(5);
  await expect.poll(() => closed, { timeout: 40_000 }).toBe(sockets.length); // ten seconds are given for a handshake
});

test('plain HTTP beside it leads to HTTPS, to a host of ours whatever the request names', async () => {
  const plain = await freePort();
  const close = await listenPlainly('127.0.0.1', plain);
  try {
    const lead = async (path: string, host?: string) => {
      const answer = await askPlainly(plain, path, host);
      return [answer.statusCode, answer.headers.location];
    };
    expect(await lead('/there?a=b')).toEqual([308, 'https://localhost:3000/there?a=b']);
    for (const host of ['evil.example', 'evil.example:80', '', 'LOCALHOST:80']) {
      expect(await lead('//evil.example/x', host)).toEqual([308, 'https://localhost:3000//evil.example/x']);
    }
  } finally {
    await close();
  }
});

const askPlainly = (to: number, path: string, host = 'localhost') =>
  new Promise<IncomingMessage>((resolve, reject) => {
    get({ host: '127.0.0.1', port: to, path, headers: { host } }, (answer) => resolve(answer.resume())).on(
      'error',
      reject,
    );
  });
