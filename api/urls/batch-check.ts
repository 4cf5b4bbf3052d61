import { z } from 'zod';
import { spend } from '../account/rates.ts';
import { db } from '../db.ts';
import { parseInput } from '../parse-input.ts';
import type { Viewer } from '../viewer.ts';
import type { CodeAvailability } from './check-code.ts';
import { isReserved, messages, ShortCode } from './rules.ts';
import { takenAmong } from './taken.ts';

const MOST = 100;
const CODES = `Please enter 1 to ${MOST} short codes.`;
/** The codes of one check. */
export const Batch = z.object({
  shortCodes: z.array(z.string(CODES).max(100, CODES), CODES).min(1, CODES).max(MOST, CODES),
});

/** Whether createUrl would currently accept each of up to 100 codes; refuses INVALID input and RATE_LIMITED. */
export async function batchCheck(
  viewer: Viewer,
  input: unknown,
): Promise<(CodeAvailability & { shortCode: string })[]> {
  await spend(viewer, 'check');
  const { shortCodes } = parseInput(Batch, input);
  const sound = shortCodes.flatMap((code) => ShortCode.safeParse(code).data ?? []);
  const taken = await takenAmong(db, sound);
  return shortCodes.map((shortCode) => {
    const reason = whyNot(shortCode, taken);
    return { shortCode, available: reason === null, reason };
  });
}

function whyNot(code: string, taken: ReadonlySet<string>): string | null {
  const parsed = ShortCode.safeParse(code);
  if (!parsed.success) return parsed.error.issues[0]?.message ?? messages.codeFormat;
  if (isReserved(parsed.data)) return messages.codeReserved;
  return taken.has(parsed.data) ? messages.codeTaken : null;
}
