// @afresh: it tells of all there is.
import { afterEach, beforeAll, expect, test } from 'vitest';
import { registerCheck } from '../../api/common/health-checks.ts';
import { db } from '../../api/database/db.ts';
import { watchSystem } from '../../api/system/sources.ts';
import { jobFigures } from '../kit/jobs.ts';
import { subscribe } from '../kit/stream.ts';
import { gql, operator as makeOperator, person, rest, useWorld, type Person } from '../kit/world.ts';

useWorld();

const PATH = '/api/system/health';
const READ = `{ system { state version startedAt checkedAt
  checks { name state since message latencyMs meanMs slowestMs } readiness { purpose isReady failing }
  details { jobs { name everyMs ranAt tookMs problem note nextAt failures }
    queues { name waiting failed ranAt nextAt } journal { bytes maxBytes waitingBytes written stored lost }
    stored { databaseBytes segments columnBytes lastDay } placeFiles { name publishedAt }
    changes { check from to at message } } } }`;

let operator: Person;
let guest: Person;
let stop = () => {};
beforeAll(async () => {
  registerCheck('identity', async () => ({ state: 'ok' })); // the tests' provider signs tokens, and nothing else
  guest = await person(); // the first account, which its age makes no operator
  operator = await makeOperator();
  const dueAt = new Date('2026-01-01T00:00:00Z');
  await db.outgoingMail.create({ data: { key: 'waits', kind: 'address', data: {}, dueAt } });
  await db.outgoingMail.create({ data: { key: 'failed', kind: 'address', data: {}, attempts: 2 } });
  const ran = { ranAt: new Date(1_700_000_000_000), tookMs: 3 };
  const jobs = [
    jobFigures('clock', { ...ran, everyMs: 15_000, nextAt: new Date(1_700_000_015_000) }),
    jobFigures('labels', { ...ran, failure: 'no room', failures: 2 }),
    jobFigures('columns'),
  ];
  stop = watchSystem({
    journal: { figures: () => ({ written: 7, lost: 1, bytes: 2_048, maxBytes: 4_096, failure: null }) },
    ingester: {
      figures: () => ({ stored: 6, damagedBytes: 0, lagBytes: 512, keptBytes: 0, silentMs: 0, failure: null }),
    },
    jobs: { figures: async () => jobs },
    losses: { earlier: { clicks: 2, damagedBytes: 0, lastAt: 1 } },
  });
  return () => stop();
});
afterEach(() => registerCheck('disk', async () => ({ state: 'ok' }))); // also forgets what was found last

const read = async (who: Person) => (await gql(who, READ)).data.system;
const checkOf = ({ checks }: { checks: { name: string }[] }, name: string) => checks.find((one) => one.name === name);

test('who runs the server sees everything, at both doors', async () => {
  const system = await read(operator);
  expect(system).toMatchObject({ version: expect.stringMatching(/^\d+\.\d+\.\d+/), startedAt: expect.any(String) });
  expect(checkOf(system, 'database')).toMatchObject({ state: 'OK', latencyMs: expect.any(Number) });
  expect(system.readiness).toEqual([
    { purpose: 'EVERYTHING', isReady: true, failing: [] },
    { purpose: 'REDIRECTS', isReady: true, failing: [] },
  ]);
  const { jobs, queues, journal, stored, placeFiles } = system.details;
  expect(queues).toEqual([
    { name: 'mail', waiting: 1, failed: 1, ranAt: null, nextAt: '2026-01-01T00:00:00.000Z' },
    { name: 'webhook_deliveries', waiting: 0, failed: 0, ranAt: null, nextAt: null },
  ]);
  expect(jobs).toContainEqual({
    ...{ name: 'clock', everyMs: 15_000, ranAt: '2023-11-14T22:13:20.000Z', tookMs: 3 },
    ...{ problem: null, note: null, nextAt: '2023-11-14T22:13:35.000Z', failures: 0 },
  });
  expect(jobs).toContainEqual(expect.objectContaining({ name: 'labels', problem: 'no room', failures: 2 }));
  expect(jobs).toContainEqual(expect.objectContaining({ name: 'columns', ranAt: null, tookMs: null }));
  expect(journal).toEqual({ bytes: 2048, maxBytes: 4096, waitingBytes: 512, written: 7, stored: 6, lost: 3 });
  expect(stored).toMatchObject({ databaseBytes: expect.any(Number), segments: 0, lastDay: null });
  expect(placeFiles.map(({ publishedAt }: { publishedAt: string }) => Date.parse(publishedAt))).toEqual([
    expect.any(Number),
    expect.any(Number),
    expect.any(Number),
  ]);
  const { status, body } = await rest(operator, 'GET', PATH);
  expect(status).toBe(200);
  expect(body).toMatchObject({
    state: system.state.toLowerCase(),
    readiness: [{ purpose: 'everything', is_ready: true, failing: [] }, { purpose: 'redirects' }],
    details: {
      journal: { bytes: 2048, max_bytes: 4096, waiting_bytes: 512, written: 7, stored: 6, lost: 3 },
      stored: { segments: 0, last_day: null },
    },
  });
  expect(body.details.jobs).toHaveLength(jobs.length);
  expect(body.details.jobs[0]).toMatchObject({ next_at: '2023-11-14T22:13:35.000Z', failures: 0 });
  expect(body.details.queues[0]).toEqual({
    ...{ name: 'mail', waiting: 1, failed: 1, ran_at: null, next_at: '2026-01-01T00:00:00.000Z' },
  });
});

test('everybody else sees which parts work, and nothing more', async () => {
  registerCheck('disk', async () => ({ state: 'degraded', message: '900 MB are free.' }));
  const system = await read(guest);
  expect(system).toMatchObject({ state: 'DEGRADED', details: null });
  expect(checkOf(system, 'disk')).toEqual({
    ...{ name: 'disk', state: 'DEGRADED', since: expect.any(String) },
    ...{ message: null, latencyMs: null, meanMs: null, slowestMs: null },
  });
  const { body } = await rest(guest, 'GET', PATH);
  expect(body.details).toBeNull();
  expect(JSON.stringify(body)).not.toContain('900 MB');
});

test('a stranger is refused at both doors', async () => {
  expect((await gql(null, READ)).status).toBe(401);
  expect((await rest(null, 'GET', PATH)).status).toBe(401);
  expect((await gql(null, 'subscription { systemUpdated { state } }')).status).toBe(401);
});

test('what changes is remembered with its time, and a failing part takes the server out', async () => {
  await read(operator); // the disk is found well
  const before = new Date().toISOString();
  registerCheck('disk', async () => ({ state: 'failing', message: '9 MB are free.' }));
  const system = await read(operator);
  expect(system.state).toBe('FAILING');
  expect(system.readiness).toContainEqual({ purpose: 'EVERYTHING', isReady: false, failing: ['disk'] });
  expect(system.readiness).toContainEqual({ purpose: 'REDIRECTS', isReady: true, failing: [] });
  const since: string = (checkOf(system, 'disk') as unknown as { since: string }).since;
  expect(since >= before).toBe(true);
  const [latest] = system.details.changes;
  expect(latest).toEqual({ check: 'disk', from: 'OK', to: 'FAILING', at: since, message: '9 MB are free.' });
});

test('whoever looks is told again and again', async () => {
  const stream = await subscribe(operator, 'subscription { systemUpdated { id state checkedAt } }');
  const first = (await stream.next()).data.systemUpdated;
  expect(first).toMatchObject({ id: 'system', state: 'OK' });
  const second = (await stream.next()).data.systemUpdated;
  expect(second.checkedAt > first.checkedAt).toBe(true);
  await stream.close();
});
