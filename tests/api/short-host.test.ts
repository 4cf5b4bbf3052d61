// @afresh: it has settings of its own.
import { beforeAll, expect, test, vi } from 'vitest';
import { request } from '../kit/raw-http.ts';

// Before anything reads the settings.
vi.hoisted(() => {
  process.env.PUBLIC_ORIGIN = 'http://app.example.test';
  process.env.SHORT_ORIGIN = 'http://go.example.test';
  process.env.EMBEDDED_IDENTITY = '1';
});
const { useClicks } = await import('../kit/clicks.ts');
const { person, useWorld } = await import('../kit/world.ts');
const { shorten } = await import('../kit/queries.ts');
const { sendRaw } = await import('../kit/raw-http.ts');

const clicks = useClicks();
useWorld(clicks.handler);

beforeAll(async () => {
  await shorten(await person(), { shortCode: 'there' });
});

const ask = (host: string, method: string, target: string, accept = 'text/html') =>
  sendRaw(request(method, target, [`Accept: ${accept}`]).replace('Host: localhost', `Host: ${host}`));

test.each([
  ['GET', '/'],
  ['GET', '/login'],
  ['GET', '/urls'],
  ['GET', '/api/openapi.json'],
  ['GET', '/api/urls'],
  ['GET', '/api/measurements'],
  ['GET', '/api/auth/config'],
  ['POST', '/graphql'],
  ['OPTIONS', '/graphql'],
  ['GET', '/oidc/.well-known/openid-configuration'],
  ['GET', '/identity/interaction/x'],
  ['GET', '/metrics'],
  ['GET', '/health'],
])('the host of short links answers %s %s with 404', async (method, target) => {
  for (const host of ['go.example.test', 'GO.example.test:8443', 'go.example.test.', 'go.example.test.:80']) {
    const { status, body } = await ask(host, method, target);
    expect([host, status, body.toString()]).toEqual([host, 404, expect.stringContaining('This link does not exist')]);
  }
  const { status, body } = await ask('go.example.test', method, target, 'application/json');
  expect([status, JSON.parse(body.toString())]).toMatchObject([404, { error: { code: 'NOT_FOUND' } }]);
});

test.each([
  ['GET', '/there', 302],
  ['GET', '/assets/test-1kb.dat?click_id=1', 200],
  ['GET', '/assets/test-100kb.dat?bytes=2500', 200],
  ['POST', '/api/measurements', 400],
  ['GET', '/report?code=there', 200],
  ['HEAD', '/report', 200],
  ['GET', '/health/live', 200],
])('the host of short links answers %s %s, which belongs to them, with %i', async (method, target, expected) => {
  expect((await ask('go.example.test', method, target)).status).toBe(expected);
});

test.each([
  ['GET', '/api/openapi.json', 200],
  ['GET', '/api/urls', 401],
  ['GET', '/there', 302],
])('the host of the app answers %s %s with %i', async (method, target, expected) => {
  for (const host of ['app.example.test', '127.0.0.1']) {
    expect([host, (await ask(host, method, target)).status]).toEqual([host, expected]);
  }
});
