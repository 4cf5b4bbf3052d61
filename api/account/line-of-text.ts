import { z } from 'zod';
import { isStorableText } from '../common/storable-text.ts';

/** A trimmed text on one line, without characters that are not printed. */
export const LineOfText = z
  .string('This must be text.')
  .trim()
  .refine(
    (text) => isStorableText(text) && !/[\p{Cc}\u2028\u2029]/u.test(text),
    'The text contains a character that cannot be used.',
  );
