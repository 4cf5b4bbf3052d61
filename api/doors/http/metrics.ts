import type { FastifyInstance } from 'fastify';
import { Histogram } from 'prom-client';
import { metrics, readMetrics } from '../../common/metrics-registry.ts';
import { UserError } from '../../common/user-error.ts';
import { isOperator } from './monitoring-access.ts';

const duration = new Histogram({
  name: 'http_request_duration_seconds',
  help: 'Time to answer an HTTP request, by method, route and status; short codes have their own metrics.',
  labelNames: ['method', 'route', 'status'],
  buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
  registers: [metrics],
});

/** Measures every request of the application by its route; its `_count` is the number of requests. */
export function measureRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions } = request;
    const route = routeOptions.url ?? 'none'; // never the path itself: anybody could invent labels without end
    duration.observe({ method, route, status: reply.raw.statusCode }, reply.elapsedTime / 1000);
  });
}

/** Prometheus metrics at /metrics, for this machine itself or with METRICS_TOKEN as bearer. */
export async function metricsDoor(app: FastifyInstance): Promise<void> {
  app.get('/metrics', async (request, reply) => {
    if (!isOperator(request)) throw new UserError('FORBIDDEN', 'Access forbidden');
    return reply
      .header('cache-control', 'no-store')
      .type(metrics.contentType)
      .send(await readMetrics());
  });
}
