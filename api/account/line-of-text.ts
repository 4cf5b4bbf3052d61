import { z } from 'zod';
import { isPrintable } from '../common/storable-text.ts';

/** A trimmed text on one line, without characters that are not printed. */
export const LineOfText = z
  .string('This must be text.')
  .trim()
  .refine(isPrintable, 'The text contains a character that cannot be used.');
