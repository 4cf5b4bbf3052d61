// @afresh: it has settings of its own.
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { beforeAll, expect, test, vi } from 'vitest';
import { readBatch } from '../../api/clicks/journal-reader.ts';
import { request } from '../kit/raw-http.ts';

// Before anything reads the settings.
vi.hoisted(() => {
  process.env.TRUSTED_PROXIES = '127.0.0.1, 10.0.0.0/8';
  process.env.CONNECTIONS_PER_ADDRESS = '20';
});
const { db } = await import('../../api/database/db.ts');
const { servedDomains } = await import('../../api/domains/served-domains.ts');
const { useClicks } = await import('../kit/clicks.ts');
const { at, person, useWorld } = await import('../kit/world.ts');
const { shorten } = await import('../kit/queries.ts');
const { sendRaw } = await import('../kit/raw-http.ts');

const clicks = useClicks();
useWorld(clicks.handler);

beforeAll(async () => {
  await shorten(await person(), { shortCode: 'there' });
});

test('behind a trusted proxy the last host of X-Forwarded-Host counts, as visitors can send others before it', async () => {
  const { id: ownerId } = await person();
  const live = { ownerId, token: 'a'.repeat(32), verifiedAt: new Date() };
  const { id: domainId } = await db.domain.create({ data: { ...live, host: 'go.ada.example' } });
  await db.domain.create({ data: { ...live, host: 'go.eve.example' } });
  const link = { ownerId, shortCode: 'hosted', originalUrl: 'https://example.com/' };
  await db.shortUrl.create({ data: { ...link, domain: 'go.ada.example', domainId } });
  await servedDomains.readAll();
  const lead = async (hosts: string) =>
    (await sendRaw(request('GET', '/hosted', [`X-Forwarded-Host: ${hosts}`]))).status;
  expect([await lead('go.ada.example'), await lead('go.eve.example, go.ada.example')]).toEqual([302, 302]);
  expect([await lead('go.eve.example'), await lead('go.ada.example, go.eve.example')]).toEqual([404, 404]);
});

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['198.51.100.1, 203.0.113.9', '203.0.113.9'],
  ['203.0.113.9, 10.1.2.3', '203.0.113.9'],
  ['1.1.1.1, 203.0.113.9, 10.1.2.3, 10.9.9.9', '203.0.113.9'],
  ['2001:db8::7', '2001:db8::7'],
  ['', '127.0.0.1'],
  ['not an address', 'not an address'],
  [Array.from({ length: 1_000 }, () => '10.0.0.1').join(), '10.0.0.1'],
  [','.repeat(2_000), '127.0.0.1'],
])('behind a trusted proxy X-Forwarded-For %s means %s', async (header, address) => {
  const from = readBatch(clicks.folder, { file: 0, offset: 0 }, 1e6)!.next;
  const { status } = await sendRaw(request('GET', '/there', [`X-Forwarded-For: ${header}`]));
  expect(status).toBe(302);
  const [click] = readBatch(clicks.folder, from, 10)!.clicks;
  expect(click!.address).toBe(address);
});

test('an address has a bound of connections, which closed ones leave and trusted proxies do not have', async () => {
  const port = Number(new URL(at('')).port);
  const open = async (count: number, localAddress: string) => {
    const sockets = Array.from({ length: count }, () => connect({ port, host: '127.0.0.1', localAddress }));
    for (const socket of sockets) socket.on('error', () => {});
    await Promise.all(sockets.map((socket) => once(socket, 'connect')));
    return sockets;
  };
  const answers = (socket: Socket) =>
    new Promise<boolean>((resolve) => {
      socket.once('data', () => resolve(true)).once('close', () => resolve(false));
      socket.write('GET /there HTTP/1.1\r\nHost: localhost\r\n\r\n');
    });
  const sockets = await open(25, '127.0.0.9');
  expect((await Promise.all(sockets.map(answers))).filter(Boolean)).toHaveLength(20);
  const [other] = await open(1, '127.0.0.10');
  expect(await answers(other!)).toBe(true);
  const ofProxy = await open(30, '127.0.0.1');
  expect((await Promise.all(ofProxy.map(answers))).every(Boolean)).toBe(true);
  for (const socket of sockets.slice(0, 20)) socket.destroy();
  await expect.poll(async () => answers((await open(1, '127.0.0.9'))[0]!)).toBe(true);
  for (const socket of [...sockets, ...ofProxy, other!]) socket.destroy();
});
