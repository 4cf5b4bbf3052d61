import { spend } from '../account/rates.ts';
import { db } from '../db.ts';
import type { Viewer } from '../viewer.ts';
import { isReserved, messages, ShortCode } from './rules.ts';
import { takenAmong } from './taken.ts';

/** Whether a code is available. */
export interface CodeAvailability {
  available: boolean;
  /** Why it is not available; null when it is. */
  reason: string | null;
}

/** Whether createUrl would currently accept this code; refuses RATE_LIMITED. */
export async function checkCode(viewer: Viewer, code: string): Promise<CodeAvailability> {
  await spend(viewer, 'check');
  const parsed = ShortCode.safeParse(code);
  if (!parsed.success) return { available: false, reason: parsed.error.issues[0]?.message ?? messages.codeFormat };
  if (isReserved(parsed.data)) return { available: false, reason: messages.codeReserved };
  const taken = await takenAmong(db, [parsed.data]);
  return taken.size ? { available: false, reason: messages.codeTaken } : { available: true, reason: null };
}
