import { z } from 'zod';

/** The words the documented answers are made of. What an answer may be is said here once, for people and compilers. */
export const text = z.string();
export const whole = z.int();
export const number = z.number();
export const flag = z.boolean();
export const timestamp = z.date();
/** A day of the calendar, YYYY-MM-DD. */
export const day = z.iso.date();

/** What is null until it can be known; `why` says what it takes. */
export const onceKnown = <Schema extends z.ZodType>(schema: Schema, why: string) => schema.nullable().describe(why);
