import type { z, ZodType } from 'zod';
import { isErrorCode } from './error-codes.ts';
import { wordsFor } from './rule-words.ts';
import { refusalOfFaults, type Fault } from './user-error.ts';

/** The most faults of one input that an answer names. */
const MOST_FAULTS = 100;

/** What an input is by a rule: its output, or everything that is wrong with it. */
export function judgeInput<Output>(rule: ZodType<Output>, input: unknown): { output: Output } | { faults: Fault[] } {
  const parsed = rule.safeParse(input, { error: wordsFor });
  return parsed.success ? { output: parsed.data } : { faults: faultsOf(parsed.error) };
}

/** Parses input with a rule; throws one UserError that names every field which breaks it, INVALID for most. */
export function parseInput<Output>(rule: ZodType<Output>, input: unknown): Output {
  const verdict = judgeInput(rule, input);
  if ('faults' in verdict) throw refusalOfFaults(verdict.faults);
  return verdict.output;
}

/** One fault for each field, in the order of the rule: of several the first, as the others follow from it. */
function faultsOf({ issues }: z.ZodError): Fault[] {
  const byField = new Map<string, Fault>();
  for (const { path, message, ...issue } of issues) {
    const field = path.join('.');
    const { code } = ('params' in issue ? issue.params : undefined) ?? {};
    if (!byField.has(field)) {
      byField.set(field, { code: isErrorCode(code) ? code : 'INVALID', message, field: field || undefined });
    }
  }
  return [...byField.values()].slice(0, MOST_FAULTS);
}
