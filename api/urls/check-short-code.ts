import { spend } from '../account/rates.ts';
import { db } from '../database/db.ts';
import type { Viewer } from '../common/viewer.ts';
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
  const refusal = refusalOfCode(code);
  if (refusal) return { available: false, reason: refusal };
  const taken = await takenAmong(db, [code.trim()]);
  return taken.size ? { available: false, reason: messages.codeTaken } : { available: true, reason: null };
}

/** Why no link can ever have this code; null when one can. */
export function refusalOfCode(code: string): string | null {
  const parsed = ShortCode.safeParse(code);
  if (!parsed.success) return parsed.error.issues[0]?.message ?? messages.codeFormat;
  return isReserved(parsed.data) ? messages.codeReserved : null;
}
