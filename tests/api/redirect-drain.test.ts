// @afresh: it lets the server end.
import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { buildApp } from '../../api/doors/http/app.ts';
import { useClicks } from '../kit/clicks.ts';
import { shorten } from '../kit/queries.ts';
import { person, useWorld } from '../kit/world.ts';

const clicks = useClicks();
useWorld(clicks.handler);
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** A server of its own on every address of localhost, to be closed by its test. */
async function listen() {
  const app = await buildApp(clicks.handler);
  await app.listen({ host: 'localhost', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const addresses = app.addresses() as AddressInfo[];
  const origins = addresses.map(({ family, address }) =>
    family === 'IPv6' ? `http://[${address}]:${port}` : `http://${address}:${port}`,
  );
  return { app, origins };
}

async function follow(url: string, agent: Agent): Promise<IncomingMessage> {
  const [response] = (await once(get(url, { agent }), 'response')) as [IncomingMessage];
  response.resume();
  await once(response, 'end');
  return response;
}

test('who is under way is answered, on every address, and then nobody is let in', async () => {
  const { app, origins } = await listen();
  await shorten(await person(), { shortCode: 'known' });
  const known = await clicks.links.load('known');
  const agent = new Agent({ keepAlive: true });
  for (const origin of origins) await follow(`${origin}/known`, agent); // connections that are kept open
  const lookUp = Promise.withResolvers<typeof known>();
  const load = vi.spyOn(clicks.links, 'load').mockReturnValue(lookUp.promise);
  const answers = origins.map((origin) => follow(`${origin}/not-known-yet`, agent));
  await expect.poll(() => load.mock.calls).toHaveLength(origins.length);

  let isClosed = false;
  const closed = app.close().then(() => (isClosed = true));
  for (const origin of origins)
    await expect
      .poll(() =>
        fetch(origin).then(
          () => 'let in',
          () => 'refused',
        ),
      )
      .toBe('refused');
  expect(isClosed).toBe(false);
  lookUp.resolve(known);
  for (const answer of await Promise.all(answers)) expect(answer.statusCode).toBe(302);
  await closed; // kept connections do not hold it up
  agent.destroy();
});

test('an event stream is ended at once, to come back to the next server', async () => {
  const { app, origins } = await listen();
  const ada = await person();
  const response = await fetch(`${origins[0]}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'text/event-stream',
      authorization: `Bearer ${ada.token}`,
    },
    body: JSON.stringify({ query: 'subscription { dashboardUpdated(period: LAST_7_DAYS) { dashboard { id } } }' }),
  });
  expect(response.status).toBe(200);
  const rest = response.text().then(
    () => 'ended',
    () => 'ended',
  );
  vi.useFakeTimers({ toFake: ['setTimeout'] }); // the moment of grace that others have never ends
  await app.close();
  expect(await rest).toBe('ended');
});
