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

/**
 * The files that measurements fetch, from any origin: random bytes, which nobody on the way can compress or keep. `bytes`
 * in the query asks for the beginning only.
 */
export async function testFiles(app: FastifyInstance): Promise<void> {
  for (const [name, size] of Object.entries(sizes)) {
    const content = randomBytes(size);
    app.get<{ Querystring: { bytes?: unknown } }>(`/assets/${name}`, async ({ query }, reply) =>
      reply
        .headers({ ...headers, 'server-timing': `app;dur=${reply.elapsedTime.toFixed(1)}` })
        .send(content.subarray(0, bytesOf(query.bytes) ?? size)),
    );
  }
}

/** The number of bytes that a query asks for; null where it asks for none. */
const bytesOf = (asked: unknown): number | null =>
  typeof asked === 'string' && /^[1-9]\d{0,5}$/.test(asked) ? Number(asked) : null;
