import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { config } from '../../api/common/config.ts';
import { buildApp } from '../../api/doors/http/app.ts';
import { sendRaw } from '../kit/raw-http.ts';
import { at, person, useWorld } from '../kit/world.ts';

useWorld();

const documented = (code: string, details: object = {}) => ({
  error: { code, message: expect.any(String), details: expect.objectContaining(details) },
});

const part = (name: string, content: string) =>
  `--b\r\nContent-Disposition: form-data; name="${name}"; filename="a.csv"\r\nContent-Type: text/csv\r\n\r\n${content}\r\n`;
const good = part('csv_file', 'original_url\nhttps://example.com/');

test.each([
  ['no boundary', 'multipart/form-data', `${good}--b--\r\n`],
  ['an empty boundary', 'multipart/form-data; boundary=', `${good}--b--\r\n`],
  ['a boundary of 300 characters', `multipart/form-data; boundary=${'b'.repeat(300)}`, `${good}--b--\r\n`],
  ['no closing boundary', 'multipart/form-data; boundary=b', good],
  ['garbage', 'multipart/form-data; boundary=b', '\u0001\u0002nothing of a form'],
  ['nothing', 'multipart/form-data; boundary=b', ''],
  ['a cut header', 'multipart/form-data; boundary=b', '--b\r\nContent-Disposition: form-da'],
  ['a cut file', 'multipart/form-data; boundary=b', good.slice(0, -20)],
  ['two files', 'multipart/form-data; boundary=b', `${good}${good}--b--\r\n`],
  ['two files of other names', 'multipart/form-data; boundary=b', `${part('a', '1')}${part('b', '2')}--b--\r\n`],
  [
    'too many fields',
    'multipart/form-data; boundary=b',
    `${`--b\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n`.repeat(30)}--b--\r\n`,
  ],
])('an upload with %s is refused as documented', async (_name, type, body) => {
  const ada = await person({ tier: 'premium' });
  const response = await fetch(at('/api/urls/bulk/csv'), {
    method: 'POST',
    headers: { authorization: `Bearer ${ada.token}`, 'content-type': type },
    body,
  });
  expect(await response.json()).toEqual(documented('INVALID', { field: 'csv_file' }));
  expect(response.status).toBe(400);
});

test.each([
  ['/api/urls', 'text/html', 'Send the body as application/json.'],
  ['/api/imports', 'application/xml', 'Send the body as text/csv or application/octet-stream.'],
  ['/api/pictures/file', 'text/html', 'Send the body as image/png or image/jpeg or image/webp or image/gif.'],
])('a body of %s in %s is refused with the types that are taken', async (path, type, message) => {
  const ada = await person({ tier: 'premium' });
  const headers = { authorization: `Bearer ${ada.token}`, 'content-type': type };
  const response = await fetch(at(path), { method: 'POST', headers, body: '<x/>' });
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ error: { code: 'INVALID', message } });
});

test('headers too large to be read are refused as documented', async () => {
  const answer = await sendRaw(`GET /api/urls HTTP/1.1\r\nHost: localhost\r\nX: ${'x'.repeat(40_000)}\r\n\r\n`);
  expect(answer.status).toBe(431);
  expect(JSON.parse(answer.body.toString())).toEqual(documented('INVALID'));
  expect(answer.headers).toContain('content-type: application/json; charset=utf-8');
});

test('what is no HTTP is refused as documented', async () => {
  const answer = await sendRaw('nonsense\r\n\r\n');
  expect(answer.status).toBe(400);
  expect(JSON.parse(answer.body.toString())).toEqual(documented('INVALID'));
});

test.each(['/%zz', '/api/urls/%E0%A4%A', '/api/%'])('the broken path %s is refused as documented', async (path) => {
  const response = await fetch(at(path));
  expect(response.status).toBe(400);
  expect(await response.json()).toEqual(documented('INVALID'));
});

test.each([
  ['PATCH', '/api/urls', 'GET, HEAD, POST, PUT'],
  ['PATCH', '/api/urls/1', 'DELETE, GET, HEAD, PUT'],
  ['GET', '/api/auth/oauth/callback', 'POST'],
  ['GET', '/api/auth/refresh', 'POST'],
  ['POST', '/api/openapi.json', 'GET, HEAD'],
  ['POST', '/health', 'GET, HEAD'],
  ['DELETE', '/health/ready', 'GET, HEAD'],
  ['PUT', '/metrics', 'GET, HEAD'],
])('%s on %s says which methods there are', async (method, path, allowed) => {
  const response = await fetch(at(path), { method });
  expect([response.status, response.headers.get('allow')]).toEqual([405, allowed]);
  expect(await response.json()).toEqual(documented('METHOD_NOT_ALLOWED'));
});

test.each([
  ['PATCH', '/api/nothing'],
  ['GET', '/api/nothing'],
  ['POST', '/dashboard'],
  ['DELETE', '/api/urls/1/nothing'],
])('%s on the unknown %s is not found', async (method, path) => {
  const response = await fetch(at(path), { method });
  expect(response.status).toBe(404);
  expect(await response.json()).toEqual(documented('NOT_FOUND'));
});

test('an installation on https tells browsers to come by nothing else, one on http does not', async () => {
  const header = async (origin: string, path: string) =>
    (await fetch(origin + path)).headers.get('strict-transport-security');
  const { publicOrigin } = config;
  config.publicOrigin = 'https://links.example';
  const app = await buildApp(() => false);
  config.publicOrigin = publicOrigin;
  await app.listen({ host: '127.0.0.1', port: 0 });
  const secure = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  for (const path of ['/login', '/api/nothing', '/health/live', '/oidc/jwks', '/graphql?query={__typename}']) {
    expect([await header(secure, path), await header(at(''), path)], path).toEqual(['max-age=31536000', null]);
  }
  await app.close();
});

test('JSON nested ever deeper is refused as documented, whoever sends it and wherever it is', async () => {
  const ada = await person();
  const bearer = { authorization: `Bearer ${ada.token}` };
  const deep = (name: string, times = 10_000) => `{"${name}":${'['.repeat(times)}${']'.repeat(times)}}`;
  const send = async (path: string, body: string, headers: object, type = 'application/json') => {
    const response = await fetch(at(path), { method: 'POST', headers: { 'content-type': type, ...headers }, body });
    return [path, response.status, await response.json()];
  };
  const refused = (path: string) => [path, 400, documented('INVALID')];
  for (const path of ['/api/urls', '/api/websites', '/api/urls/bulk', '/api/users/me/network-settings/quick-setup'])
    expect(await send(path, deep('nowhere'), bearer)).toEqual(refused(path));
  expect(await send('/api/urls', deep('nowhere', 31), bearer)).toEqual([
    ...['/api/urls', 400],
    documented('INVALID', { field: 'nowhere' }),
  ]);
  const objects = `{"code":${'{"a":'.repeat(5_000)}"["${'}'.repeat(5_000)}}`;
  for (const body of [deep('code'), objects])
    expect(await send('/api/auth/oauth/callback', body, {})).toEqual(refused('/api/auth/oauth/callback'));
  expect(await send('/api/visits', deep('nowhere', 100), {}, 'text/plain')).toEqual(refused('/api/visits'));
  const brackets = JSON.stringify({ original_url: 'https://example.com/', title: '[{"\\"['.repeat(20) });
  expect((await send('/api/urls', brackets, bearer))[1]).toBe(201);
});
