// The EventSource of Node itself: it connects again by its own rules, at the same address.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startListening } from '../../api/live/listen.ts';
import { withKey } from '../kit/api-keys.ts';
import { STREAM } from '../kit/click-stream.ts';
import { storeClicks } from '../kit/clicks.ts';
import { cuttableWay } from '../kit/cuttable.ts';
import { numberOf, shorten } from '../kit/queries.ts';
import { at, person, rest, useWorld } from '../kit/world.ts';

useWorld();

let stopListening = async () => {};
beforeAll(async () => {
  stopListening = await startListening();
});
afterAll(() => stopListening());

const CLIENT = `setInterval(() => {}, 1_000); // while it waits to connect again
const source = new EventSource(process.env.ADDRESS);
for (const name of ['open', 'position', 'click', 'error'])
  source.addEventListener(name, ({ data }) => console.log(name, data ? JSON.parse(data).referrer ?? '' : source.readyState));`;

test('it hears each click once, across a broken connection, and gives up when its key was revoked', async () => {
  const ada = await person({ tier: 'premium' });
  const linkId = numberOf((await shorten(ada)).id);
  const script = await withKey(ada, ['analytics']);
  const { body } = await rest(script, 'POST', '/api/streams/tokens', { url: linkId });
  const way = await cuttableWay(at(''));
  const client = spawn(process.execPath, ['--experimental-eventsource', '--no-warnings', '-e', CLIENT], {
    env: { ADDRESS: `${way.origin}${STREAM}?token=${body.token}` },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines = createInterface({ input: client.stdout })[Symbol.asyncIterator]();
  const clicks: string[] = [];
  const until = async (wanted: string) => {
    for (let line = await lines.next(); !line.done; line = await lines.next()) {
      if (line.value.startsWith('click')) clicks.push(line.value);
      if (line.value.trim() === wanted) return;
    }
    throw new Error(`the client ended before ${wanted}`);
  };
  const click = (name: string) => storeClicks([{ linkId, referrer: `https://${name}.example/` }]);

  await until('position');
  await click('live');
  await until('click live.example');
  way.cut();
  await until('error 0'); // connecting
  await click('meanwhile');
  await click('later');
  way.mend();
  await until('click later.example');
  const { body: listed } = await rest(ada, 'GET', '/api/account/keys');
  await rest(ada, 'DELETE', `/api/account/keys/${listed.keys[0].id}`);
  await until('error 2'); // closed
  expect(clicks).toEqual(['click live.example', 'click meanwhile.example', 'click later.example']);
  client.kill();
  await once(client, 'close');
  way.close();
});
