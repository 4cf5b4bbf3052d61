import type { FastifyInstance } from 'fastify';
import { config } from '../../common/config.ts';
import { servedDomains } from '../../domains/served-domains.ts';

/**
 * Tells a proxy that gets certificates on demand, as Caddy does, for which names it may: verified domains of accounts and this
 * installation's own names. It looks in memory alone, so that names at random cost nothing.
 */
export async function certificateAsk(app: FastifyInstance): Promise<void> {
  app.get('/api/tls/ask', async (request, reply) => {
    void reply.header('cache-control', 'no-store');
    const { domain } = request.query as { domain?: unknown };
    const host = typeof domain === 'string' ? domain.trim().toLowerCase().replace(/\.$/, '') : '';
    const isServed = config.ownHosts.includes(host) || servedDomains.of(host) !== undefined;
    return reply.code(isServed ? 200 : 404).send({ served: isServed });
  });
}
