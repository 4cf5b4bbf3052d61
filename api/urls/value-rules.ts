import { z } from 'zod';

const LAST_TIMESTAMP = new Date('9999-12-31T23:59:59Z');

/** A date and time with its zone; `refusal` is what is said of anything else. */
export const Timestamp = (refusal: string) =>
  z
    .union([z.date(), z.iso.datetime({ offset: true }).transform((text) => new Date(text))], refusal)
    .refine((timestamp) => timestamp <= LAST_TIMESTAMP, refusal);

/** A value that may be left out, null, or an empty text, which clear it. */
export const clearable = <Rule extends z.ZodType>(rule: Rule) =>
  z.preprocess((value) => (typeof value === 'string' ? value.trim() || null : value), rule.nullish());

/** A whole number from 1 to `most`, as a number or as files write it. */
export const wholeNumber = (refusal: string, most: number) =>
  z.preprocess(
    (value) => (typeof value === 'string' && /^\s*\d+\s*$/.test(value) ? Number(value) : value),
    z.number(refusal).int(refusal).min(1, refusal).max(most, refusal),
  );
