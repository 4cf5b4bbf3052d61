import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

const sizes = { 'test-1kb.dat': 1_024, 'test-100kb.dat': 102_400 } as const;

const headers = {
  'content-type': 'application/octet-stream',
  'content-encoding': 'identity',
  'cache-control': 'no-store, no-transform',
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
  'timing-allow-origin': '*',
} as const;

/** The files that measurements fetch, from any origin: random bytes, which nobody on the way can compress or keep. */
export async function testFiles(app: FastifyInstance): Promise<void> {
  for (const [name, size] of Object.entries(sizes)) {
    const content = randomBytes(size);
    app.get(`/assets/${name}`, async (_request, reply) =>
      reply.headers({ ...headers, 'server-timing': `app;dur=${reply.elapsedTime.toFixed(1)}` }).send(content),
    );
  }
}
