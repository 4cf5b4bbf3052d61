// @afresh: it tells of all there is.
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { FastifyInstance } from 'fastify';
import { config } from '../../api/common/config.ts';
import { logger } from '../../api/common/logger.ts';
import { registerCheck } from '../../api/common/health-checks.ts';
import { startInstallation } from '../kit/browser.ts';
import { withoutDatabase } from '../kit/outage.ts';
import { emptyDatabase } from '../kit/world.ts';

let app: FastifyInstance;
let origin = '';

beforeAll(async () => {
  await emptyDatabase();
  ({ app, origin } = await startInstallation());
});
afterAll(() => app.close());
afterEach(() => {
  vi.useRealTimers();
  config.metricsToken = undefined;
  registerCheck('journal', async () => ({ state: 'ok' })); // also forgets what was found last
});

const ask = async (path: string, headers: Record<string, string> = {}) => {
  const response = await fetch(origin + path, { headers });
  const text = await response.text();
  return { status: response.status, text, body: text.startsWith('{') ? JSON.parse(text) : null };
};

/** Asks until it is told what is wanted: a machine under load may take longer for an answer than a check may take. */
const expectTold = (path: string, wanted: object) => expect.poll(() => ask(path)).toMatchObject(wanted);

test('a proxy that nobody trusts is told of once, to those who run the server, and is no fault', async () => {
  const warn = vi.spyOn(logger, 'warn');
  await ask('/health/live', { 'x-forwarded-for': '203.0.113.9' });
  await ask('/health/live', { forwarded: 'for=203.0.113.9' });
  expect(warn.mock.calls.filter(([text]) => String(text).includes('TRUSTED_PROXIES'))).toHaveLength(1);
  warn.mockRestore();
  const found = { name: 'proxies', state: 'ok', message: expect.stringContaining('TRUSTED_PROXIES is empty') };
  await expectTold('/health', {
    status: 200,
    body: { status: 'ok', checks: expect.arrayContaining([expect.objectContaining(found)]) },
  });
  const ofStranger = await ask('/health', { 'x-forwarded-for': '203.0.113.9' });
  expect(ofStranger.body).toEqual({ status: 'ok' });
});

test('a healthy server says so, check by check', async () => {
  const checks = ['database', 'identity'].map((name) => ({ name, state: 'ok', latency_ms: expect.any(Number) }));
  await expectTold('/health', {
    status: 200,
    body: { status: 'ok', uptime_seconds: expect.any(Number), checks: expect.arrayContaining(checks) },
  });
  await expectTold('/health/ready', { status: 200, body: { status: 'ok', failing: [] } });
  expect(await ask('/health/live')).toMatchObject({ status: 200, body: { status: 'ok' } });
});

test('with the database down the server is alive, not ready, and tells no addresses; then it recovers', async () => {
  await withoutDatabase(async () => {
    registerCheck('journal', async () => ({ state: 'ok' }));
    await expectTold('/health/ready', { status: 503, body: { status: 'failing', failing: ['database'] } });
    const health = await ask('/health');
    expect(health.status).toBe(503);
    expect(health.body.checks).toContainEqual({
      name: 'database',
      state: 'failing',
      message: 'The check failed.',
      latency_ms: expect.any(Number),
    });
    expect(health.text).not.toMatch(/127\.0\.0\.1|postgres|test_/);
    expect((await ask('/health/live')).status).toBe(200);
  });
  registerCheck('journal', async () => ({ state: 'ok' }));
  await expectTold('/health/ready', { status: 200 });
});

test('a degraded part leaves the server ready', async () => {
  registerCheck('journal', async () => ({ state: 'degraded', message: '40,000 clicks wait to be stored.' }));
  await expectTold('/health/ready', { status: 200, body: { status: 'degraded', failing: [] } });
  expect((await ask('/health')).body.checks).toContainEqual({
    name: 'journal',
    state: 'degraded',
    message: '40,000 clicks wait to be stored.',
    latency_ms: expect.any(Number),
  });
});

test('a check that never answers is failing after two seconds', async () => {
  registerCheck('journal', () => new Promise(() => {}));
  await expectTold('/health/ready', { status: 503, body: { failing: ['journal'] } });
});

test('many who ask within a second are served by one round of checks', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  let rounds = 0;
  registerCheck('journal', async () => {
    rounds++;
    return { state: 'ok' };
  });
  await Promise.all(Array.from({ length: 20 }, () => ask('/health')));
  expect(rounds).toBe(1);
  vi.setSystemTime(Date.now() + 1_000);
  await ask('/health');
  expect(rounds).toBe(2);
});

test('strangers are told the state and nothing else; whoever has the token is told why', async () => {
  registerCheck('journal', async () => ({ state: 'degraded', message: '40,000 clicks wait to be stored.' }));
  const stranger = { 'x-forwarded-for': '203.0.113.5' };
  expect(await ask('/health', stranger)).toMatchObject({ status: 200, text: '{"status":"degraded"}' });
  config.metricsToken = 'a-token-of-some-length';
  const told = await ask('/health', { ...stranger, authorization: 'Bearer a-token-of-some-length' });
  expect(told.text).toContain('40,000 clicks');
});

test('metrics count requests by route, for whoever asks from this machine', async () => {
  await ask('/api/no/such/thing');
  await ask('/health/live');
  const { status, text } = await ask('/metrics');
  expect(status).toBe(200);
  expect(text).toContain('process_cpu_seconds_total');
  expect(text).toMatch(/http_request_duration_seconds_count\{method="GET",route="\/health\/live",status="200"\} \d+/);
  expect(text).not.toContain('no/such/thing');
});

test('metrics are refused to whoever came through a proxy, unless the token is right', async () => {
  expect((await ask('/metrics', { 'x-forwarded-for': '203.0.113.5' })).status).toBe(403);
  expect((await ask('/metrics', { 'x-forwarded-for': '127.0.0.1' })).status).toBe(403);
  const proxied = { 'x-forwarded-for': '203.0.113.5' };
  expect((await ask('/metrics', { ...proxied, authorization: 'Bearer undefined' })).status).toBe(403);
  config.metricsToken = 'a-token-of-some-length';
  expect((await ask('/metrics', { ...proxied, authorization: 'Bearer wrong' })).status).toBe(403);
  expect((await ask('/metrics', { ...proxied, authorization: 'Bearer a-token-of-some-length' })).status).toBe(200);
});
