// @afresh: it has settings of its own.
// Speeds that the server's own clock refutes: it knows when it sent a file, and when that was acknowledged or reported.
import { once } from 'node:events';
import { constants } from 'node:http2';
import { beforeAll, describe, expect, test } from 'vitest';
import { CHROME } from '../kit/agents.ts';
import { certificateFolder } from '../kit/certificates.ts';

const files = certificateFolder();
// Before anything reads the settings.
process.env.PUBLIC_ORIGIN = 'https://localhost:3000';
process.env.TLS_CERT_FILE = files.certificateFile;
process.env.TLS_KEY_FILE = files.keyFile;
const { db, pool } = await import('../../api/database/db.ts');
const { useSigningKey } = await import('../../api/measurements/signed-click-id.ts');
const { newLineTest, readLineTest } = await import('../../api/measurements/line-test.ts');
const { readReceipts } = await import('../../api/measurements/receipts.ts');
const { deliveryOf } = await import('../../api/measurements/witness.ts');
const { useClicks } = await import('../kit/clicks.ts');
const { idIn } = await import('../kit/measuring.ts');
const { ask, askOver, openSession } = await import('../kit/secure.ts');
const { slowLine } = await import('../kit/slow-line.ts');
const { person, useWorld } = await import('../kit/world.ts');

const clicks = useClicks();
useWorld(clicks.handler);
beforeAll(() => useSigningKey(Buffer.alloc(32, 7)));

const navigation = { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document', 'user-agent': CHROME };
const LARGE = 102_400;
/** The PINGs of the server wait behind the file; a way much shorter would be suspect for that alone. */
const RTT_MS = 300;
const receiptIn = (body: Buffer) => /\n([^\n]+)$/.exec(body.toString('latin1'))?.[1] ?? '';

async function linkOf() {
  const owner = await person();
  await db.networkSettings.create({ data: { ownerId: owner.id, level: 'full' } });
  const shortCode = `hurried-${owner.id}`;
  await db.shortUrl.create({ data: { ownerId: owner.id, shortCode, originalUrl: 'https://example.com/a' } });
  return shortCode;
}

/** A test of a line, with its id as visitors see it. */
const lineTest = () => {
  const id = newLineTest(Date.now())!;
  return { id, clickId: readLineTest(id)!.clickId };
};

type Send = (path: string, body?: object) => Promise<{ status: number; body: Buffer }>;
/** Follows a link, fetches a large file over a line, and claims a speed; `more` is asked for in between, under the same number. */
async function claim(send: Send, mbps: number, isFetched = true, more: string[] = []) {
  const clickId = idIn((await send(`/${await linkOf()}`)).body);
  const { body } = await send(`/assets/test-100kb.dat?click_id=${clickId}&n=t`);
  expect(body).toHaveLength(LARGE);
  for (const query of more) await send(`/assets/test-100kb.dat?click_id=${clickId}&n=t${query}`);
  const measurements = {
    ...{ rtt_samples_ms: [RTT_MS], throughput_samples_mbps: [mbps], throughput_kind: 'measured' },
    receipts: [isFetched ? receiptIn(body) : receiptIn(body.subarray(0, LARGE / 2))],
  };
  const { status } = await send('/api/measurements', {
    ...{ click_id: clickId, measurements, measurement_duration_ms: 1 },
  });
  expect(status).toBe(200);
  await clicks.settle();
  const [row] = await db.measurement.findMany({ where: { clickId: clickId.slice(0, 32) } });
  const { rows: facts } = await pool.query('SELECT mbps FROM analytics.click_fact WHERE click_id = $1 AND mbps > 0', [
    clickId.slice(0, 32),
  ]);
  const [receipt] = readReceipts(clickId.slice(0, 32), [receiptIn(body)]);
  const sawMs = receipt ? deliveryOf(clickId.slice(0, 32), receipt) : null;
  return { isSuspect: row!.isSuspect, isCounted: facts.length > 0, sawMs };
}

/** What a visitor sends over one line: by HTTP/2 over one connection, by HTTP/1.1 over one each. */
async function over(protocol: 'HTTP/2' | 'HTTP/1.1', mbps: number) {
  const line = await slowLine(mbps);
  const session = protocol === 'HTTP/2' ? await openSession(line) : null;
  const send: Send = (path, body) => {
    const asked = body
      ? { method: 'POST', headers: { 'content-type': 'text/plain' }, body: JSON.stringify(body) }
      : { headers: navigation };
    return session ? askOver(session, path, asked) : ask(protocol, path, { ...asked, port: line.port });
  };
  return { send, close: () => (session?.destroy(), line.close()) };
}

const COUNTED = { isSuspect: false, isCounted: true };
const LEFT_OUT = { isSuspect: true, isCounted: false };

// 100 kB take 1,024 ms at 0.8 Mbit/s.
describe.each(['HTTP/2', 'HTTP/1.1'] as const)('over a line of 0.8 Mbit/s, by %s', (protocol) => {
  test.each([
    [0.7, COUNTED],
    [80, LEFT_OUT],
    [6, LEFT_OUT],
  ])('a claim of %d Mbit/s', async (mbps, expected) => {
    const { send, close } = await over(protocol, 0.8);
    expect(await claim(send, mbps)).toMatchObject(expected);
    close();
  });

  test('who has not fetched the end of a file has no receipt for it', async () => {
    const { send, close } = await over(protocol, 8);
    expect(await claim(send, 20, false)).toMatchObject(LEFT_OUT);
    close();
  });
});

test('by HTTP/2 the server has seen how long the file took', async () => {
  const { send, close } = await over('HTTP/2', 0.8);
  expect((await claim(send, 0.7)).sawMs).toBeGreaterThan(1_000);
  close();
});

test('a small file under the same number does not shorten that', async () => {
  const { send, close } = await over('HTTP/2', 0.8);
  const claimed = await claim(send, 80, true, ['&bytes=2000', '&bytes=2000']);
  expect(claimed).toMatchObject(LEFT_OUT);
  expect(claimed.sawMs).toBeGreaterThan(1_000);
  close();
});

test('of a file that is broken off nothing is seen', async () => {
  const session = await openSession();
  let asked = 0;
  session.on('ping', () => asked++);
  const { clickId, id } = lineTest();
  const path = `/assets/test-100kb.dat?click_id=${id}&n=t`;
  const fetched = async () => {
    const [receipt] = readReceipts(clickId, [receiptIn((await askOver(session, path)).body)]);
    await expect.poll(() => deliveryOf(clickId, receipt!)).not.toBeNull();
  };
  const window = (initialWindowSize: number) =>
    new Promise<void>((taken) => session.settings({ initialWindowSize }, () => taken()));
  await fetched();
  await window(0);
  const stream = session.request({ ':path': path });
  await once(stream, 'response'); // and nothing of the file itself
  stream.close(constants.NGHTTP2_CANCEL);
  await once(stream, 'close');
  await window(LARGE * 2);
  await fetched(); // the server has heard of the end of the one before by then
  expect(asked).toBe(2);
  session.destroy();
});

test('a fast line may be as fast as it says', async () => {
  const { send, close } = await over('HTTP/2', 1_000);
  expect(await claim(send, 10)).toMatchObject(COUNTED);
  close();
});
