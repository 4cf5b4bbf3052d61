// What one connection may cost others: answers that nobody reads, and connections that stand still.
import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { closeStalled } from '../../api/doors/http/connection-limits.ts';
import { sendRaw } from '../kit/raw-http.ts';
import { at, useWorld } from '../kit/world.ts';

useWorld();

const ahead = (path: string, count: number) =>
  Array.from({ length: count }, () => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`).join('');
const last = 'GET /health/live HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n';
const answersIn = (body: Buffer) => body.toString('latin1').split('HTTP/1.1 200 OK').length - 1;

test('thirty requests that are sent ahead are answered', async () => {
  const { status, body } = await sendRaw(ahead('/health/live', 30) + last);
  expect([status, answersIn(body)]).toEqual([200, 30]); // the first answer is not in its own body
});

test('who sends more requests ahead than answers can wait is hung up on', async () => {
  const { body } = await sendRaw(ahead('/health/live', 400) + last);
  expect(answersIn(body)).toBeLessThan(33);
});

test('a connection has sixteen test files under way, and the next are refused', async () => {
  const { hostname, port } = new URL(at(''));
  const socket = connect(Number(port), hostname);
  onTestFinished(() => void socket.destroy());
  socket.write(ahead('/assets/test-100kb.dat', 17) + last);
  const chunks: Buffer[] = [];
  socket.on('data', (chunk: Buffer) => chunks.push(chunk));
  await once(socket, 'close');
  const all = Buffer.concat(chunks).toString('latin1');
  expect(all.split('HTTP/1.1 200 OK').length - 1).toBe(17); // sixteen files, and the last request
  expect(all).toContain('HTTP/1.1 429 Too Many Requests');
  expect(all).toContain('Too many files are under way.');
});

test('a connection on which an answer stands still is closed', async () => {
  const server = createServer((_request, response) => void response.write('x'));
  closeStalled(server, 50);
  server.listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const socket: Socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
  socket.resume();
  await once(socket, 'close');
  expect(socket.bytesRead).toBeGreaterThan(0);
});
