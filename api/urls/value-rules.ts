import { z } from 'zod';

/** A value that may be left out, null, or an empty text, which clear it. */
export const clearable = <Rule extends z.ZodType>(rule: Rule) =>
  z.preprocess((value) => (typeof value === 'string' ? value.trim() || null : value), rule.nullish());

/** A whole number from 1 to `most`, as a number or as files write it. */
export const wholeNumber = (refusal: string, most: number) =>
  z.preprocess(
    (value) => (typeof value === 'string' && /^\s*\d+\s*$/.test(value) ? Number(value) : value),
    z.number(refusal).int(refusal).min(1, refusal).max(most, refusal),
  );
