import type { FastifyInstance } from 'fastify';
import { config } from '../../common/config.ts';
import { logger } from '../../common/logger.ts';
import { registerCheck } from '../../common/health-checks.ts';

const MESSAGE =
  'Requests name the address of their visitor in a header, but TRUSTED_PROXIES is empty. If a proxy of yours sends it, all visitors behind the proxy count as one.';

/**
 * Where no proxy is trusted, tells those who run the server once that requests come with a header of proxies. Anybody can send
 * one, so the server is none the worse for it.
 */
export function watchForwardedHeaders(app: FastifyInstance): void {
  if (config.trustedProxies.length) return;
  let isTold = false;
  app.addHook('onRequest', async ({ headers }) => {
    if (isTold || !(headers['x-forwarded-for'] ?? headers.forwarded)) return;
    isTold = true;
    logger.warn(MESSAGE);
    registerCheck('proxies', async () => ({ state: 'ok', message: MESSAGE }));
  });
}
