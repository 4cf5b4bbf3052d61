import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { readLineTest } from '../../measurements/line-test.ts';
import { readClickId } from '../../measurements/signed-click-id.ts';
import { writeReceipt, type Receipt } from '../../measurements/receipts.ts';
import { rememberDelivery } from '../../measurements/witness.ts';
import { pingBehind } from './ping-round-trips.ts';
import { takeTurns } from './test-file-turns.ts';

interface Asked {
  bytes?: unknown;
  /** The id of the click whose way is measured, or of a test. */
  click_id?: unknown;
  /** Which request of them it is. */
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

/** What is larger takes time to arrive, by which claims about it are judged. */
const TIMED_BYTES = 2_000;

/**
 * The files that measurements fetch, from any origin: random bytes, which nobody on the way can compress or keep. `bytes`
 * in the query asks for the beginning only. Who names a click gets a receipt as the last line: not before all the rest.
 */
export async function testFiles(app: FastifyInstance): Promise<void> {
  takeTurns(app);
  for (const [name, size] of Object.entries(sizes)) {
    const content = randomBytes(size);
    app.get<{ Querystring: Asked }>(`/assets/${name}`, async ({ query, raw }, reply) => {
      const bytes = Math.min(size, bytesOf(query.bytes) ?? size);
      const asked = askedBy(query, bytes);
      if (asked && bytes >= TIMED_BYTES) noteDelivery(raw, reply.raw, asked);
      return reply
        .headers({ ...headers, 'server-timing': `app;dur=${reply.elapsedTime.toFixed(1)}` })
        .send(withReceipt(content.subarray(0, bytes), asked));
    });
  }
}

/** What is sent for which click or test. */
interface AskedByClick {
  clickId: string;
  receipt: Receipt;
}

/** Notes when the browser has acknowledged all of an answer, where it can be asked. */
function noteDelivery(request: IncomingMessage, response: ServerResponse, { clickId, receipt }: AskedByClick): void {
  const began = performance.now();
  pingBehind(request, response, () => rememberDelivery(clickId, receipt, performance.now() - began));
}

const NUMBER = /^[0-9a-z]{1,3}$/;

/** What the page of a click gets; null for other visitors. */
function askedBy({ click_id: id, n: number }: Asked, bytes: number): AskedByClick | null {
  if (typeof id !== 'string' || typeof number !== 'string' || !NUMBER.test(number)) return null;
  const click = readClickId(id) ?? readLineTest(id);
  return click && { clickId: click.clickId, receipt: { number, bytes, askedMs: Math.max(0, Date.now() - click.at) } };
}

/** The bytes, the last of them a line with the proof that all were fetched; as they are for visitors without a click. */
function withReceipt(content: Buffer, asked: AskedByClick | null): Buffer {
  if (!asked) return content;
  const receipt = writeReceipt(asked.clickId, asked.receipt);
  if (receipt === null || receipt.length >= content.length) return content;
  return Buffer.concat([content.subarray(0, content.length - receipt.length - 1), Buffer.from(`\n${receipt}`)]);
}

/** The number of bytes that a query asks for; null where it asks for none. */
const bytesOf = (asked: unknown): number | null =>
  typeof asked === 'string' && /^[1-9]\d{0,5}$/.test(asked) ? Number(asked) : null;
