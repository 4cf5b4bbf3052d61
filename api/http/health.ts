import type { FastifyInstance } from 'fastify';
import { currentProvider } from '../account/provider.ts';
import { pool } from '../db.ts';
import { checkHealth, registerCheck, type CheckResult, type Finding } from './health-checks.ts';

async function checkDatabase(): Promise<Finding> {
  await pool.query('SELECT 1');
  return { state: 'ok' };
}

async function checkIdentity(): Promise<Finding> {
  const state = await currentProvider().state();
  if (state === 'ok') return { state };
  if (state === 'failing') return { state, message: 'The identity provider does not answer.' };
  return { state, message: 'The identity provider does not answer; who is signed in stays so.' };
}

const toWire = ({ name, state, message, latencyMs }: CheckResult) => ({
  name,
  state,
  ...(message && { message }),
  latency_ms: latencyMs,
});

/**
 * /health for people, /health/live (the process answers) and /health/ready (send requests here) for machines: 503 as
 * soon as one check is failing, 200 while they are ok or degraded.
 */
export async function healthDoor(app: FastifyInstance): Promise<void> {
  registerCheck('database', checkDatabase);
  registerCheck('identity', checkIdentity);
  app.addHook('onSend', async (_request, reply) => void reply.header('cache-control', 'no-store'));

  app.get('/health/live', async () => ({ status: 'ok' }));

  app.get('/health/ready', async (_request, reply) => {
    const { state, checks } = await checkHealth();
    const failing = checks.filter((check) => check.state === 'failing').map(({ name }) => name);
    return reply.code(state === 'failing' ? 503 : 200).send({ status: state, failing });
  });

  app.get('/health', async (_request, reply) => {
    const { state, checks } = await checkHealth();
    return reply
      .code(state === 'failing' ? 503 : 200)
      .send({ status: state, uptime_seconds: Math.floor(process.uptime()), checks: checks.map(toWire) });
  });
}
