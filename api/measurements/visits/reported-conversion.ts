import { z } from 'zod';
import { isStorableText } from '../../common/storable-text.ts';

const MAX_LENGTH = 100;
const MAX_VALUE = 1_000_000_000;

const NAME = `name must be 1 to ${MAX_LENGTH} characters.`;
const ID = `id must be 1 to ${MAX_LENGTH} characters.`;
const VALUE = `value must be a number from 0 to ${MAX_VALUE}.`;
const CURRENCY = 'currency must be a code of three letters such as EUR.';

const text = (message: string) =>
  z.string(message).trim().min(1, message).max(MAX_LENGTH, message).refine(isStorableText, message);

/** Something that a visitor did, as a page or a server reports it. */
export const ReportedConversion = z.object({
  name: text(NAME).describe('What the visitor did, such as order.'),
  value: z.number(VALUE).min(0, VALUE).max(MAX_VALUE, VALUE).nullish().describe('What it is worth; null for nothing.'),
  currency: z
    .string(CURRENCY)
    .regex(/^[a-z]{3}$/i, CURRENCY)
    .transform((code) => code.toUpperCase())
    .describe('ISO 4217, such as EUR; null without one.')
    .nullish(),
  /** The same id is the same conversion. */
  id: text(ID).optional().describe('The same id is the same conversion.'),
});
export type ReportedConversion = z.output<typeof ReportedConversion>;
