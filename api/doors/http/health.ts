import type { FastifyInstance } from 'fastify';
import { currentProvider } from '../../openid/identity-provider.ts';
import { findEndedNodes } from '../../clicks/ended-nodes.ts';
import { findWaiting } from '../../clicks/clickhouse/find-waiting.ts';
import { hasClickHouse } from '../../clickhouse/shards.ts';
import { pool } from '../../database/db.ts';
import { UserError } from '../../common/user-error.ts';
import {
  checkHealth,
  failingOf,
  registerCheck,
  type CheckResult,
  type Finding,
  type Purpose,
} from '../../common/health-checks.ts';
import { systemState } from '../../system/sources.ts';
import { isDraining } from './draining.ts';
import { isOperator } from './monitoring-access.ts';

async function checkDatabase(): Promise<Finding> {
  await pool.query('SELECT 1');
  return { state: 'ok' };
}

async function checkIdentity(): Promise<Finding> {
  const state = await currentProvider().state();
  if (state === 'ok') return { state };
  if (state === 'failing') return { state, message: 'The identity provider does not respond.' };
  return { state, message: 'The identity provider does not respond. Signed-in users stay signed in.' };
}

const toWire = ({ name, state, message, latencyMs }: CheckResult) => ({
  name,
  state,
  ...(message && { message }),
  latency_ms: latencyMs,
});

/** The purpose a load balancer asks for; throws UserError INVALID for an unknown one. */
function purposeOf(query: unknown): Purpose {
  const { for: wanted } = query as { for?: unknown };
  if (wanted === undefined) return 'everything';
  if (wanted === 'redirects') return wanted;
  throw new UserError('INVALID', 'Use for=redirects, or leave it out to check everything.', 'for');
}

/**
 * /health for people, /health/live (the process answers) and /health/ready (send requests here) for machines: 503 as
 * soon as one check is failing or the server is stopping, 200 while they are ok or degraded.
 * `/health/ready?for=redirects` covers only redirects, which need no database for cached links. Only the operator sees
 * the findings.
 */
export async function healthDoor(app: FastifyInstance): Promise<void> {
  registerCheck('database', checkDatabase);
  registerCheck('identity', checkIdentity);
  registerCheck('nodes', () => findEndedNodes(pool));
  if (hasClickHouse) registerCheck('clicks', () => findWaiting(pool));
  app.addHook('onSend', async (_request, reply) => void reply.header('cache-control', 'no-store'));

  app.get('/health/live', async () => ({ status: 'ok' }));

  app.get('/health/ready', async (request, reply) => {
    const purpose = purposeOf(request.query);
    if (!app.server.listening || isDraining())
      return reply.code(503).send({ status: 'failing', failing: ['shutdown'] });
    const report = await checkHealth(purpose);
    const { state } = report;
    return reply.code(state === 'failing' ? 503 : 200).send({ status: state, failing: failingOf(report) });
  });

  app.get('/health', async (request, reply) => {
    const [{ state, checks }, { startedAt }] = await Promise.all([checkHealth(), systemState()]);
    const uptime = Math.floor((Date.now() - startedAt.getTime()) / 1_000);
    const details = { uptime_seconds: uptime, checks: checks.map(toWire) };
    return reply.code(state === 'failing' ? 503 : 200).send({ status: state, ...(isOperator(request) && details) });
  });
}
