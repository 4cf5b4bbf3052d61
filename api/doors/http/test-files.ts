import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { readClickId } from '../../measurements/signed-click-id.ts';
import { writeReceipt } from '../../measurements/receipts.ts';

interface Asked {
  bytes?: unknown;
  click_id?: unknown;
  /** Which request of the click it is. */
  n?: unknown;
}

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
 * in the query asks for the beginning only; who names a click gets a receipt.
 */
export async function testFiles(app: FastifyInstance): Promise<void> {
  for (const [name, size] of Object.entries(sizes)) {
    const content = randomBytes(size);
    app.get<{ Querystring: Asked }>(`/assets/${name}`, async ({ query }, reply) => {
      const bytes = Math.min(size, bytesOf(query.bytes) ?? size);
      const receipt = receiptOf(query, bytes);
      return reply
        .headers({ ...headers, 'server-timing': `app;dur=${reply.elapsedTime.toFixed(1)}` })
        .headers(receipt === null ? {} : { 'x-receipt': receipt })
        .send(content.subarray(0, bytes));
    });
  }
}

const NUMBER = /^[0-9a-z]{1,3}$/;

/** The proof for a page that it fetched so many bytes; null for other visitors. */
function receiptOf({ click_id: id, n: number }: Asked, bytes: number): string | null {
  if (typeof id !== 'string' || typeof number !== 'string' || !NUMBER.test(number)) return null;
  const click = readClickId(id);
  return click && writeReceipt(click.clickId, { number, bytes });
}

/** The number of bytes that a query asks for; null where it asks for none. */
const bytesOf = (asked: unknown): number | null =>
  typeof asked === 'string' && /^[1-9]\d{0,5}$/.test(asked) ? Number(asked) : null;
