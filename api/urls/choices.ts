import { z } from 'zod';

/** A choice for one link as files and forms write it; null, or an empty text, is as in the owner's settings. */
export const override = <Choice extends z.ZodType>(choice: Choice) =>
  z.preprocess((value) => (typeof value === 'string' ? value.trim().toLowerCase() || null : value), choice.nullish());

/** Writes a, b or c. */
const either = (words: string[]) => words.join(', ').replace(/, ([^,]*)$/, ' or $1');

/**
 * The members of an option that chooses one of some words. `name` is its type in GraphQL, and `meanings` is what the words mean.
 * `noun` is what it is called where another word is refused.
 */
export const choiceOf = <Values extends Record<string, string>>(
  values: Values,
  { name, noun, meanings }: { name: string; noun: string; meanings: string },
) => ({
  kind: 'choice' as const,
  choices: Object.values(values),
  choiceType: { name, meanings },
  isNullable: true as const,
  rule: override(z.enum(values, `The ${noun} must be ${either(Object.values(values))}.`)),
});
