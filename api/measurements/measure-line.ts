import { addressKey } from '../common/address-key.ts';
import { Limiter, ROUGHLY } from '../common/limiter.ts';
import { parseInput } from '../common/parse-input.ts';
import { UserError } from '../common/user-error.ts';
import { db } from '../database/db.ts';
import type { Measurement } from '../generated/prisma/client.ts';
import { readLineTest } from './line-test.ts';
import { readClickId } from './signed-click-id.ts';
import { Submission } from './submission.ts';
import { scored } from './submit-measurement.ts';

/** How long a test of a line may take, and how long after a click its result is shown to whoever has its id. */
export const LINE_MS = { test: 10 * 60_000, click: 24 * 60 * 60_000 } as const;
/** Tests and results of one address. */
export const LINE_QUOTA = { max: 60, windowMs: 60_000 } as const;
const quota = new Limiter({ name: 'lines', ...LINE_QUOTA, apart: ROUGHLY });

/** What an id at /measure names: a test under way, a click, its result, or nothing that is known here. */
export type NamedLine =
  | { state: 'unknown' | 'over' | 'unmeasured' }
  | { state: 'test'; id: string }
  | { state: 'measured'; measurement: Measurement };

/** What is shown of a measurement. */
export type LineResult = ReturnType<typeof scored> | Measurement;

/** Counts a request for a test or a result; refuses RATE_LIMITED addresses. */
export const countLine = (address: string) => quota.attempt(addressKey(address));

/** What an id names: only ids that were signed here tell anything, and only for their time. */
export async function lineNamed(id: string, now: number): Promise<NamedLine> {
  const test = readLineTest(id);
  if (test) return now - test.at > LINE_MS.test ? { state: 'over' } : { state: 'test', id };
  const click = readClickId(id);
  if (!click) return { state: 'unknown' };
  if (now - click.at > LINE_MS.click) return { state: 'over' };
  if (click.source === 'visit') return { state: 'unmeasured' };
  const measurement = await db.measurement.findFirst({ where: { clickId: click.clickId, source: click.source } });
  return measurement ? { state: 'measured', measurement } : { state: 'unmeasured' };
}

/**
 * Scores what a page found of its own line, and stores nothing. Refuses INVALID bodies, NOT_FOUND ids that were not signed here
 * and GONE ones whose time is over.
 */
export function measureLine(id: string, roundTripMs: number | null, input: unknown, now: number): LineResult {
  const test = readLineTest(id);
  if (!test) throw new UserError('NOT_FOUND', 'This measurement is not known.', 'clickId');
  if (now - test.at > LINE_MS.test) throw new UserError('GONE', 'The time for this measurement is over.', 'clickId');
  return scored(parseInput(Submission, input).measurements, roundTripMs);
}
