import { z } from 'zod';

/** The last point in time that is accepted anywhere. */
export const LAST_TIMESTAMP = new Date('9999-12-31T23:59:59Z');

/** A date and time with its zone; `refusal` is what is said of anything else. */
export const Timestamp = (refusal: string) =>
  z
    .union([z.date(), z.iso.datetime({ offset: true }).transform((text) => new Date(text))], refusal)
    .refine((timestamp) => timestamp <= LAST_TIMESTAMP, refusal);
