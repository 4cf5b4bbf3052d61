import { spend } from '../account/rates.ts';
import { db } from '../db.ts';
import type { Viewer } from '../viewer.ts';
import { isReserved, messages, ShortCode } from './rules.ts';

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
  const taken = await db.shortUrl.findUnique({ where: { shortCode: parsed.data }, select: { id: true } });
  return taken ? { available: false, reason: messages.codeTaken } : { available: true, reason: null };
}
