import type { z } from 'zod';

const expected: Record<string, string> = {
  string: 'This must be text.',
  number: 'This must be a number.',
  int: 'This must be a whole number.',
  boolean: 'Set this to true or false.',
  array: 'This must be a list.',
  object: 'This must be an object.',
  record: 'This must be an object.',
  date: 'Enter a date and time such as 2026-01-31T23:59:00Z.',
};

const units: Record<string, string> = { string: ' characters', array: ' entries' };

/** Bounds the length of texts and lists, and other values themselves. */
function bounded(origin: string, bound: string): string {
  const unit = units[origin];
  return unit === undefined ? `This must be ${bound}.` : `This can have ${bound}${unit}.`;
}

/** Words the refusal of a rule that has no words of its own: people read no sentence of a library. */
export function wordsFor(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'This is required.' : (expected[issue.expected] ?? 'Invalid request data.');
    case 'invalid_value':
      return `Use one of ${issue.values.join(', ').toLowerCase()}.`;
    case 'too_small':
      return bounded(issue.origin, `at least ${issue.minimum}`);
    case 'too_big':
      return bounded(issue.origin, `at most ${issue.maximum}`);
    default:
      return 'Invalid request data.';
  }
}
