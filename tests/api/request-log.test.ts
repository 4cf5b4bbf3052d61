// What the real binary prints of requests: enough to find one by its id, and nothing of who asked for what.
import { once } from 'node:events';
import { request as ask } from 'node:http';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { makeInstallation, type Installation } from '../kit/installation.ts';
import { config } from '../../api/common/config.ts';
import { shorten } from '../kit/queries.ts';
import { person, useWorld } from '../kit/world.ts';

useWorld();

let installation: Installation;

beforeAll(async () => {
  await shorten(await person({ tier: 'enterprise' }), { shortCode: 'secretcode' });
});
afterEach(() => installation.remove());

async function start(env: Record<string, string>): Promise<void> {
  installation = await makeInstallation({ DATABASE_URL: config.databaseUrl!, LOG_LEVEL: 'info', ...env });
  await installation.start();
}

/** A request as it stands, with an address and a browser that must not be told. */
async function send(method: string, path: string, body?: string) {
  const asked = ask(installation.origin, {
    method,
    path,
    headers: {
      'user-agent': 'Curious/1.0',
      'x-forwarded-for': '203.0.113.77',
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
  });
  asked.end(body);
  const [response] = await once(asked, 'response');
  response.resume();
  await once(response, 'end');
  return { status: response.statusCode as number, id: response.headers['x-request-id'] as string | undefined };
}

const UNTRUSTED = 'TRUSTED_PROXIES is empty';
/** The server, too, asks itself for this now and then, and its answer has no id. */
const DISCOVERY = '/oidc/*';

/** The lines of this test's requests, without that of the proxy that nobody trusts. */
function lines() {
  const printed = installation.output().split('\n');
  const ofRequests = printed.filter((line) => line.startsWith('{') && !line.includes(UNTRUSTED));
  return ofRequests
    .map((line) => JSON.parse(line) as Record<string, unknown>)
    .filter(({ route }) => route !== DISCOVERY);
}

const SECRETS = /secret|confidential|nobody-knows|203\.0\.113|127\.0\.0\.1|::1|Curious|utm_|token|\?/i;
const KINDS: [method: string, path: string, route: string, body?: string][] = [
  ['GET', '/health/live?token=confidential', '/health/live'],
  ['GET', '/health/ready?for=confidential', '/health/ready'],
  ['GET', '/api/urls/12345?token=confidential', '/api/urls/:id'],
  ['GET', '/api/streams/clicks?token=confidential', '/api/streams/clicks'],
  ['POST', '/api/urls', '/api/urls', '{"original_url":"https://secret.example/"}'],
  ['PATCH', '/api/urls', 'none'],
  ['GET', '/api/confidential/path', '/*'],
  ['GET', '/%zz-confidential', 'none'],
  ['POST', '/graphql', '/graphql', '{"query":"{ secret }"}'],
];
const REDIRECTS: [method: string, path: string][] = [
  ['GET', '/secretcode?utm_source=confidential'],
  ['HEAD', '/secretcode'],
  ['POST', '/secretcode'],
  ['GET', '/confidential-code'],
];

test('each request has one line of its own, with the id that its answer has; redirects have none', async () => {
  await start({});
  const wanted: unknown[] = [];
  for (const [method, path, route, body] of KINDS) {
    const { status, id } = await send(method, path, body);
    expect(id ?? route).toBeTruthy();
    wanted.push({
      level: 30,
      time: expect.any(Number),
      method,
      route,
      status,
      ms: expect.any(Number),
      requestId: expect.any(String),
      msg: 'request',
    });
    await expect.poll(() => lines().length).toBe(wanted.length);
    if (id) expect(lines().at(-1)!.requestId).toBe(id);
  }
  await send('GET', '/oidc/.well-known/openid-configuration?secret');
  await expect.poll(() => installation.output()).toContain(`"route":"${DISCOVERY}"`);
  for (const [method, path] of REDIRECTS) await send(method, path);
  await installation.end('SIGTERM'); // what was printed then is all there is
  expect(lines()).toEqual(wanted);
  expect(installation.output().split(UNTRUSTED)).toHaveLength(2); // once
  expect(installation.output().replace(/Footbridge is ready on \S+/, '')).not.toMatch(SECRETS);
});

test('with LOG_REDIRECTS=1 redirects have a line, without an id and without the code', async () => {
  await start({ LOG_REDIRECTS: '1' });
  const wanted: unknown[] = [];
  for (const [method, path] of REDIRECTS) {
    const { status, id } = await send(method, path);
    expect(id).toBeUndefined();
    wanted.push({
      level: 30,
      time: expect.any(Number),
      method,
      route: ':code',
      status,
      ms: expect.any(Number),
      msg: 'request',
    });
  }
  await installation.end('SIGTERM'); // also what had not been printed yet is printed at the end
  expect(lines()).toEqual(wanted);
  expect(lines().map(({ status }) => status)).toEqual([302, 302, 405, 404]);
  expect(installation.output().replace(/Footbridge is ready on \S+/, '')).not.toMatch(SECRETS);
});

test('at another level there are none', async () => {
  await start({ LOG_REDIRECTS: '1', LOG_LEVEL: 'warn' });
  for (const [method, path, , body] of KINDS) await send(method, path, body);
  for (const [method, path] of REDIRECTS) await send(method, path);
  await installation.end('SIGTERM');
  expect(lines()).toEqual([]);
});
