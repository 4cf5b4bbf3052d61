import { z } from 'zod';
import { destinationRefusals, judgeDestination } from '../common/destination.ts';

/** http(s) with a host, not ours, at most 2,048 characters; kept as typed where that is safe, with https:// where no scheme is. */
export const Destination = z.string(destinationRefusals.malformed).transform((typed, context) => {
  const verdict = judgeDestination(typed);
  if ('url' in verdict) return verdict.url;
  context.addIssue({ code: 'custom', message: verdict.refusal });
  return z.NEVER;
});

const LAST_TIMESTAMP = new Date('9999-12-31T23:59:59Z');

/** A point in time, refused with these words. */
export const Timestamp = (refusal: string) =>
  z.union([z.date(), z.iso.datetime({ offset: true }).transform((text) => new Date(text))], refusal);

/** A point in time in the years that people write, or none. */
export const NearTimestamp = (refusal: string) =>
  Timestamp(refusal)
    .refine((timestamp) => timestamp <= LAST_TIMESTAMP, refusal)
    .nullish();

/** Files and forms write what is not set as an empty text. */
export const unlessEmpty = <Rule extends z.ZodType>(rule: Rule) =>
  z.preprocess((value) => (typeof value === 'string' && value.trim() === '' ? null : value), rule);
