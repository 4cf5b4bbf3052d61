import type { ZodType } from 'zod';
import { UserError } from './user-error.ts';

/** Parses input with a rule; throws UserError INVALID naming the first field that breaks it. */
export function parseInput<Output>(rule: ZodType<Output>, input: unknown): Output {
  const parsed = rule.safeParse(input);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new UserError('INVALID', issue?.message ?? 'Invalid request data.', issue?.path.join('.') || undefined);
}
