import { z } from 'zod';
import { spend } from '../account/rates.ts';
import { parseInput } from '../common/parse-input.ts';
import { domainOfNew } from '../domains/chosen-domain.ts';
import { db } from '../database/db.ts';
import type { Viewer } from '../common/viewer.ts';
import { isReserved, messages, OnDomain, ShortCode } from './rules.ts';
import { takenAmong } from './taken.ts';

/** Whether a code is available. */
export interface CodeAvailability {
  available: boolean;
  /** Why it is not available; null when it is. */
  reason: string | null;
}

/** On which domain a code is asked for. */
export const CodeQuestion = z.object({ domain: OnDomain });

/** Whether createUrl would currently accept this code on a domain; refuses INVALID domains and RATE_LIMITED. */
export async function checkCode(viewer: Viewer, code: string, input: unknown = {}): Promise<CodeAvailability> {
  await spend(viewer, 'check');
  const { domainId } = await domainOfNew(db, viewer, parseInput(CodeQuestion, input).domain);
  const refusal = refusalOfCode(code);
  if (refusal) return { available: false, reason: refusal };
  const taken = await takenAmong(db, [code.trim()], domainId);
  return taken.size ? { available: false, reason: messages.codeTaken } : { available: true, reason: null };
}

/** Why no link can ever have this code; null when one can. */
export function refusalOfCode(code: string): string | null {
  const parsed = ShortCode.safeParse(code);
  if (!parsed.success) return parsed.error.issues[0]?.message ?? messages.codeFormat;
  return isReserved(parsed.data) ? messages.codeReserved : null;
}
