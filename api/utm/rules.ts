import { z } from 'zod';
import {
  MAX_SEARCH_LENGTH,
  MAX_TEMPLATE_NAME_LENGTH,
  MAX_UTM_LENGTH,
  MAX_UTM_TEMPLATES,
} from '../common/input-limits.ts';
import { nameInput } from '../common/name-input.ts';
import { isPrintable } from '../common/storable-text.ts';

/** The UTM parameters, without the `utm_` before their names. */
export const utmParameters = ['source', 'medium', 'campaign', 'term', 'content'] as const;
export type UtmParameter = (typeof utmParameters)[number];

export const messages = {
  form: 'The name of a template must be text.',
  unnamed: 'Please enter a name.',
  tooLong: `The name of a template can have at most ${MAX_TEMPLATE_NAME_LENGTH} characters.`,
  unusable: 'The name contains a character that cannot be used.',
  empty: 'Please fill in at least one UTM parameter.',
  full: `An account can have at most ${MAX_UTM_TEMPLATES} UTM templates.`,
  taken: 'You already have a template with this name.',
} as const;

const LONGEST = `A UTM parameter can have at most ${MAX_UTM_LENGTH} characters.`;
/** A value as people read it, trimmed; null and an empty text are none. */
const Value = z
  .string('A UTM parameter must be text.')
  .trim()
  .max(MAX_UTM_LENGTH, LONGEST)
  .refine(isPrintable, 'The UTM parameter contains a character that cannot be used.')
  .transform((value) => value || null)
  .nullish();

const values = { source: Value, medium: Value, campaign: Value, term: Value, content: Value };
const Name = nameInput(messages, MAX_TEMPLATE_NAME_LENGTH);

/** The values of a template. */
export type UtmValues = Record<UtmParameter, string | null>;

/** Whether nothing would be filled in. */
export const isEmpty = (template: Partial<UtmValues>): boolean => utmParameters.every((name) => !template[name]);

/** A new template. */
export const NewUtmTemplate = z.object({ name: Name, ...values }).refine((input) => !isEmpty(input), messages.empty);

/** The changeable fields of a template: omitted means unchanged, null means cleared. */
export const UtmTemplateChanges = z.object({
  name: z.preprocess((name) => name ?? undefined, Name.optional()),
  ...values,
});

const PARAMETER = `The parameter must be ${utmParameters.slice(0, -1).join(', ')} or ${utmParameters.at(-1)}.`;
/** Which values are asked for. */
export const UtmSearch = z.object({
  parameter: z.preprocess(
    (value) => (typeof value === 'string' ? value.trim().toLowerCase() : value),
    z.enum(utmParameters, PARAMETER),
  ),
  search: z
    .string('The search must be text.')
    .max(MAX_SEARCH_LENGTH, `The search can have at most ${MAX_SEARCH_LENGTH} characters.`)
    .refine((text) => !text.includes('\0'), 'The search contains a character that cannot be stored.')
    .nullish(),
});
