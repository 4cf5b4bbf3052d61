import { beforeAll, expect, test } from 'vitest';
import { constants } from 'node:http2';
import { CHROME } from '../kit/agents.ts';
import { certificateFolder } from '../kit/certificates.ts';
const files = certificateFolder();
process.env.PUBLIC_ORIGIN = 'https://localhost:3000';
process.env.TLS_CERT_FILE = files.certificateFile;
process.env.TLS_KEY_FILE = files.keyFile;
const { db, pool } = await import('../../api/database/db.ts');
const { useSigningKey } = await import('../../api/measurements/signed-click-id.ts');
const { newLineTest } = await import('../../api/measurements/line-test.ts');
const { deliveryOf } = await import('../../api/measurements/witness.ts');
const { useClicks } = await import('../kit/clicks.ts');
const { idIn } = await import('../kit/measuring.ts');
const { askOver, openSession } = await import('../kit/secure.ts');
const { frames, openRaw } = await import('../kit/raw-http2.ts');
const { slowLine } = await import('../kit/slow-line.ts');
const { person, useWorld } = await import('../kit/world.ts');
const clicks = useClicks();
useWorld(clicks.handler);
const navigation = { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document', 'user-agent': CHROME };
beforeAll(async () => {
  useSigningKey(Buffer.alloc(32, 7));
  const { id: ownerId } = await person();
  await db.networkSettings.create({ data: { ownerId, level: 'full' } });
  await db.shortUrl.create({ data: { ownerId, shortCode: 'way', originalUrl: 'https://example.com/' } });
});
const receiptIn = (body: Buffer) => body.toString('latin1').split('\n').at(-1)!;
const sleep = (ms: number) => new Promise((r) => setTimeout(r, ms));
async function report(session: any, clickId: string, receipt: string, rtt = 300) {
  const measurements = { rtt_samples_ms: [rtt], throughput_samples_mbps: [80], throughput_kind: 'measured', receipts: [receipt] };
  const { status } = await askOver(session, '/api/measurements', { method: 'POST', headers: { 'content-type': 'text/plain' },
    body: JSON.stringify({ click_id: clickId, measurements, measurement_duration_ms: 1 }) });
  await clicks.settle();
  const [row] = await db.measurement.findMany({ where: { clickId: clickId.slice(0, 32) } });
  const { rows: facts } = await pool.query('SELECT mbps, is_lower_bound FROM analytics.click_fact WHERE click_id = $1', [clickId.slice(0, 32)]);
  return { status, isSuspect: row!.isSuspect, kind: row!.throughputKind, mbps: row!.throughputMbps, facts };
}
test('honest baseline: 0.8 Mbit/s, claims 80', async () => {
  const line = await slowLine(0.8);
  const session = await openSession(line);
  const clickId = idIn((await askOver(session, '/way', { headers: navigation })).body);
  const big = (await askOver(session, `/assets/test-100kb.dat?click_id=${clickId}&n=t`)).body;
  await sleep(500);
  console.log('BASE', deliveryOf(clickId.slice(0, 32), 't'), await report(session, clickId, receiptIn(big)));
  session.destroy(); line.close();
});
test('same number again with few bytes', async () => {
  const line = await slowLine(0.8);
  const session = await openSession(line);
  const clickId = idIn((await askOver(session, '/way', { headers: navigation })).body);
  const big = (await askOver(session, `/assets/test-100kb.dat?click_id=${clickId}&n=t`)).body;
  await sleep(500);
  const before = deliveryOf(clickId.slice(0, 32), 't');
  await askOver(session, `/assets/test-100kb.dat?click_id=${clickId}&n=t&bytes=2000`);
  await sleep(300);
  console.log('SMALL', before, deliveryOf(clickId.slice(0, 32), 't'), await report(session, clickId, receiptIn(big)));
  session.destroy(); line.close();
});
test('same number, reset', async () => {
  const line = await slowLine(0.8);
  const session = await openSession(line);
  const clickId = idIn((await askOver(session, '/way', { headers: navigation })).body);
  const big = (await askOver(session, `/assets/test-100kb.dat?click_id=${clickId}&n=t`)).body;
  await sleep(500);
  const before = deliveryOf(clickId.slice(0, 32), 't');
  const stream = session.request({ ':path': `/assets/test-100kb.dat?click_id=${clickId}&n=t` }, { endStream: true });
  stream.on('error', () => {});
  stream.once('response', () => stream.close(constants.NGHTTP2_CANCEL));
  await sleep(1500);
  console.log('RESET', before, deliveryOf(clickId.slice(0, 32), 't'), await report(session, clickId, receiptIn(big)));
  session.destroy(); line.close();
});
test('raw: reset at once, before anything', async () => {
  const line = await slowLine(0.8);
  const session = await openSession(line);
  const clickId = idIn((await askOver(session, '/way', { headers: navigation })).body);
  const stream = session.request({ ':path': `/assets/test-100kb.dat?click_id=${clickId}&n=z` }, { endStream: true });
  stream.on('error', () => {});
  stream.once('response', () => stream.close(constants.NGHTTP2_CANCEL));
  await sleep(2500);
  console.log('RESETONLY', deliveryOf(clickId.slice(0, 32), 'z'));
  session.destroy(); line.close();
});
