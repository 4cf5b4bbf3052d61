import type { Readable } from 'node:stream';
import { z } from 'zod';
import { text } from './fields.ts';

const Refusal = z
  .object({
    error: z
      .object({
        code: text.describe('For programs, in capitals, such as INVALID or NOT_FOUND.'),
        message: text.describe('For people, in English.'),
        details: z
          .object({ field: text.optional().describe('The member or parameter at fault; left out where none is.') })
          .describe('Where the fault is.'),
      })
      .describe('What went wrong.'),
  })
  .meta({ id: 'Error' });

const refusals: Record<number, string> = {
  400: 'The request cannot be understood; details.field names what is wrong.',
  401: 'No valid access token or API key.',
  403: 'The plan does not allow it, or the API key lacks the scope.',
  404: "There is none of yours; others' look like this too.",
  409: 'Taken, reserved, or changed meanwhile.',
  410: 'Its time is over.',
  413: 'The body is too large.',
  429: 'The rate is used up, or too much is under way; Retry-After says for how many seconds.',
  503: 'Not available for the moment.',
};

/**
 * The responses of an operation: its success and its refusals; operations that need a token include 403 and 429. The compiler
 * checks the handler's response against the success.
 */
export function answers<Status extends number, Schema extends z.ZodType>(
  status: Status,
  description: string,
  schema: Schema,
  ...errors: number[]
) {
  return {
    [status]: schema.describe(description),
    ...refusalsOf(errors),
  } as unknown as Record<Status, Schema>;
}

/** The same for a file of a media type. */
export function fileAnswers(type: string, description: string, ...errors: number[]) {
  const schema = z
    .custom<string | Readable>()
    .meta({ type: 'string', ...(!type.startsWith('text/') && { format: 'binary' }) });
  return { 200: { description, content: { [type]: { schema } } }, ...refusalsOf(errors) };
}

const refusalsOf = (errors: number[]) =>
  Object.fromEntries(
    (errors.includes(401) ? [...errors, 403, 429] : errors).map((code) => [code, Refusal.describe(refusals[code]!)]),
  );
