// What the real binary sends to a collector of traces, and what it does not: nothing of visitors, links and destinations.
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { config } from '../../api/common/config.ts';
import { db } from '../../api/database/db.ts';
import { encryptSecret, makeSecret } from '../../api/webhooks/secret.ts';
import { makeInstallation, type Installation } from '../kit/installation.ts';
import { shorten } from '../kit/queries.ts';
import { receiveTraces, type ReceivedSpan, type TraceReceiver } from '../kit/trace-receiver.ts';
import { person, useWorld } from '../kit/world.ts';

useWorld();

let receiver: TraceReceiver;
let installation: Installation;
let ownerId: number;
const NODE_OPTIONS = `--import=${join(import.meta.dirname, '../kit/tell-tracing.mjs')}`;

beforeAll(async () => {
  receiver = await receiveTraces();
  const owner = await person({ tier: 'enterprise' });
  ownerId = owner.id;
  await shorten(owner, {
    shortCode: 'secretcode',
    originalUrl: 'https://hidden.example/path',
  });
});
afterAll(() => receiver.close());
afterEach(() => installation.remove());

async function start(env: Record<string, string>): Promise<void> {
  installation = await makeInstallation({ DATABASE_URL: config.databaseUrl!, NODE_OPTIONS, ...env });
  await installation.start();
}

const headers = { 'user-agent': 'Curious/1.0', 'x-forwarded-for': '203.0.113.77' };
const ask = (path: string, init: RequestInit = {}) =>
  fetch(`${installation.origin}${path}`, { redirect: 'manual', ...init, headers: { ...headers, ...init.headers } });
const spansNamed = (name: string) => receiver.spans().filter((span) => span.name === name);
const childrenOf = (parent: ReceivedSpan) =>
  receiver.spans().filter(({ parentSpanId }) => parentSpanId === parent.spanId);

const TRACE = '0af7651916cd43dd8448eb211c80319c';
const withParent = (flags: string) => ({ headers: { traceparent: `00-${TRACE}-b7ad6b7169203331-${flags}` } });

test('requests, operations, statements, jobs and some redirects are traced, and name nobody and no link', async () => {
  await start({ OTEL_EXPORTER_OTLP_ENDPOINT: receiver.endpoint, OTEL_BSP_SCHEDULE_DELAY: '200' });
  for (let visit = 0; visit < 101; visit++) expect((await ask('/secretcode')).status).toBe(302);
  for (const traceparent of [withParent('00').headers.traceparent, 'nonsense']) {
    expect((await ask('/api/short-codes/secretcode', { headers: { traceparent } })).status).toBe(401);
  }
  const query = 'query Bystander { __typename }';
  const init = { method: 'POST', body: JSON.stringify({ query }), headers: { 'content-type': 'application/json' } };
  expect((await ask('/graphql', init)).status).toBe(200);

  await expect.poll(() => spansNamed('query Bystander')).toHaveLength(1);
  await expect.poll(() => spansNamed('POST /graphql')).toHaveLength(1);
  const [request] = spansNamed('POST /graphql') as [ReceivedSpan];
  expect(request).toMatchObject({ process: 'server', attributes: { 'http.response.status_code': 200 } });
  expect(childrenOf(request).map(({ name }) => name)).toContain('query Bystander');
  // What a stranger says of a trace is not read.
  await expect.poll(() => spansNamed('GET /api/short-codes/:code')).toHaveLength(2);
  expect(receiver.text()).not.toContain(TRACE);
  await expect.poll(() => spansNamed('redirect')).toHaveLength(2);
  expect(spansNamed('redirect')[0]!.attributes).toEqual({
    'http.request.method': 'GET',
    'http.response.status_code': 302,
  });
  await expect.poll(() => receiver.spans().some(({ name }) => name.startsWith('job '))).toBe(true);
  const [job] = receiver.spans().filter(({ name }) => name.startsWith('job '));
  expect(job).toMatchObject({ process: 'worker', hasFailed: false });
  const stored = () => spansNamed('store clicks').map(({ attributes }) => Number(attributes['footbridge.clicks']));
  await expect.poll(() => stored().reduce((sum, clicks) => sum + clicks, 0)).toBe(101);
  const [batch] = spansNamed('store clicks') as [ReceivedSpan];
  expect(batch).toMatchObject({ process: 'ingester', hasFailed: false });
  expect(childrenOf(batch).map(({ name }) => name)).toContain('COMMIT');
  const statements = () => receiver.spans().filter(({ attributes }) => attributes['db.system.name'] === 'postgresql');
  await expect.poll(() => statements().length).toBeGreaterThan(0);
  for (const { attributes } of statements()) {
    expect(String(attributes['db.query.text'])).not.toMatch(/'|(?<![\w$."])\d/);
  }
  for (const secret of ['secretcode', 'hidden.example', '203.0.113.77', '127.0.0.1', 'Curious']) {
    expect(receiver.text()).not.toContain(secret);
  }
});

test('a trusted proxy has our spans in its trace as far as it samples, work of queues has spans', async () => {
  const sent = { OTEL_EXPORTER_OTLP_ENDPOINT: receiver.endpoint, OTEL_BSP_SCHEDULE_DELAY: '200' };
  await start({ ...sent, TRUSTED_PROXIES: '127.0.0.1,::1' });
  const inTrace = () => receiver.spans().filter(({ traceId }) => traceId === TRACE);
  for (const flags of ['01', '00', '01']) {
    expect((await ask('/secretcode', withParent(flags))).status).toBe(302);
    expect((await ask('/api/short-codes/secretcode', withParent(flags))).status).toBe(401);
  }
  await expect.poll(() => inTrace().map(({ name }) => name)).toHaveLength(4);
  expect(new Set(inTrace().map(({ parentSpanId }) => parentSpanId))).toEqual(new Set(['b7ad6b7169203331']));
  const webhook = { ownerId, url: 'http://127.0.0.1:9/', events: ['link.deleted'], provedAt: new Date() };
  const { id: webhookId } = await db.webhook.create({
    data: { ...webhook, secret: await encryptSecret(makeSecret()) },
  });
  await db.webhookDelivery.create({ data: { ownerId, webhookId, event: 'webhook.test', data: {} } });
  await expect.poll(() => spansNamed('queue webhook_deliveries').length).toBeGreaterThan(0);
});

test('without an endpoint no package of OpenTelemetry is loaded', async () => {
  await start({ OTEL_EXPORTER_OTLP_ENDPOINT: '' });
  expect((await ask('/secretcode')).status).toBe(302);
  expect(installation.output()).not.toContain('@opentelemetry');
});

test('with one they are, and a collector that is away keeps nobody waiting', async () => {
  await start({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9' });
  expect((await ask('/secretcode')).status).toBe(302);
  expect(installation.output()).toContain('loads @opentelemetry/sdk-trace');
  expect(await installation.end('SIGTERM')).toBe(0);
});
