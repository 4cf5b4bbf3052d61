import { z } from 'zod';

/** The building blocks of documented responses, for readers and the compiler. */
export const text = z.string();
export const whole = z.int();
export const number = z.number();
export const flag = z.boolean();
export const timestamp = z.date();
/** A day of the calendar, YYYY-MM-DD. */
export const day = z.iso.date();

/** A figure that is null until it is known; `why` explains what it needs. */
export const onceKnown = <Schema extends z.ZodType>(schema: Schema, why: string) => schema.nullable().describe(why);

/** One of some words of the code, as REST writes them: in lower case. */
export const oneOf = <Word extends string>(words: readonly Word[]) => z.enum(words.map(lower));

/** A word of the code as REST writes it. */
export const lower = <Word extends string>(word: Word): Lowercase<Word> => word.toLowerCase() as Lowercase<Word>;

/** A figure under an earlier name, which goes with the next version of the API. */
export const formerly = <Schema extends z.ZodType>(schema: Schema, name: string) =>
  schema.meta({ description: `Use ${name}.`, deprecated: true });
