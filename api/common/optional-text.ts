import { z } from 'zod';
import { isStorableText } from './storable-text.ts';

/** Optional text of at most `length` characters: trimmed, null when empty. */
export const optionalText = (name: string, length: number) =>
  z
    .string(`The ${name} must be text.`)
    .trim()
    .max(length, `The ${name} can have at most ${length} characters.`)
    .refine(isStorableText, `The ${name} contains a character that cannot be stored.`)
    .transform((text) => text || null)
    .nullish();
