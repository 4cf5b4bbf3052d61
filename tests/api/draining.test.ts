// @afresh: it lets the server end.
// A server that is about to stop says so before it closes anything.
import { request } from 'node:http';
import { expect, test } from 'vitest';
import { drain } from '../../api/doors/http/draining.ts';
import { registerCheck } from '../../api/common/health-checks.ts';
import { at, useWorld } from '../kit/world.ts';

useWorld();

/** What a client that keeps its connections is answered. */
const ask = (path: string) =>
  new Promise<[status: number, connection: string | undefined]>((resolve, reject) => {
    const asked = request(at(path), { headers: { connection: 'keep-alive' } }, (answer) => {
      answer.resume();
      answer.on('end', () => resolve([answer.statusCode!, answer.headers.connection]));
    });
    asked.on('error', reject).end();
  });

test('its readiness says no while everything still works, and each answer ends its connection', async () => {
  registerCheck('identity', async () => ({ state: 'ok' }));
  expect(await ask('/health/ready')).toEqual([200, 'keep-alive']);
  const hurry = new AbortController();
  const drained = drain(60_000, hurry.signal);
  const answer = await fetch(at('/health/ready'));
  expect([answer.status, await answer.json()]).toEqual([503, { status: 'failing', failing: ['shutdown'] }]);
  expect(await ask('/health/live')).toEqual([200, 'close']);
  expect((await ask('/api/urls'))[0]).toBe(401);
  hurry.abort(); // a second signal
  await drained;
});
