import type { Readable } from 'node:stream';
import { z } from 'zod';
import { codeNames, errorCodes } from '../../common/error-codes.ts';
import { text } from './fields.ts';
import type { TypedApp } from './typed.ts';

const codeList = codeNames
  .map((code) => `- \`${code}\` (${errorCodes[code].status}): ${errorCodes[code].means}`)
  .join('\n');

/** The closed list of codes, for programs. */
export const Code = z
  .enum(codeNames)
  .meta({ id: 'ErrorCode', description: `The kind of an error, for programs. More may join.\n\n${codeList}` });

const field = text.describe('The member, parameter or header at fault, as the request has it.');

/** Everything that is wrong with an input, as answers tell it. */
export const Faults = z.array(
  z.object({ field: field.optional(), code: Code, message: text.describe('What to change, for people.') }),
);
const Refusal = z
  .object({
    error: z
      .object({
        code: Code,
        message: text.describe('For people, in English.'),
        details: z
          .object({
            field: field.optional().describe('The first that is at fault; left out where none is.'),
            faults: Faults.optional().describe(
              'Everything that is wrong with the request, one for each field; left out where no field is.',
            ),
          })
          .describe('Where the fault is.'),
      })
      .describe('What went wrong.'),
  })
  .meta({ id: 'Error' });

const refusals: Record<number, string> = {
  400: 'The request cannot be understood; details.faults names everything that is wrong.',
  401: 'No valid access token or API key.',
  403: 'The plan does not allow it, the API key lacks the scope, or something is suspended; the code says which.',
  404: "There is none of yours; others' look like this too.",
  409: 'Taken, reserved, in a state that does not allow it, or changed in the meantime; the code says which.',
  410: 'Its time is over.',
  412: 'It was changed since the version that If-Match names; nothing was done.',
  413: 'The body is too large.',
  429: 'The rate is used up, or too much is under way; Retry-After says for how many seconds.',
  500: 'A fault of the server; its log names it by X-Request-Id.',
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

/** The same for server-sent events. */
export function streamAnswers(description: string, ...errors: number[]) {
  const schema = z.custom<Readable>().meta({ type: 'string' });
  return { 200: { description, content: { 'text/event-stream': { schema } } }, ...refusalsOf(errors) };
}

/** Each status has one schema, which some hundred routes share. */
const refusalOf = new Map(
  Object.entries(refusals).map(([code, description]) => [Number(code), Refusal.describe(description)]),
);

const refusalsOf = (errors: readonly number[]) =>
  Object.fromEntries(
    (errors.includes(401) ? [...errors, 403, 429] : errors).map((code) => [code, refusalOf.get(code)!]),
  );

/**
 * Documents, at all routes registered from now on, the refusals that no route has to name: faults of the server everywhere, names
 * that are not documented where somebody is signed in, and bodies that are too large.
 */
export function completeAnswers(app: TypedApp): void {
  app.addHook('onRoute', (route) => {
    const response = route.schema?.response as Record<string, unknown> | undefined;
    if (!response) return;
    const isSignedIn = '401' in response;
    const isRead = [route.method].flat().every((method) => method === 'GET' || method === 'HEAD');
    const further = [
      500,
      503,
      ...(isSignedIn ? [400] : []),
      ...(isRead ? [] : [400, 413]),
      ...(route.config?.isConditional ? [409, 412] : []),
    ];
    route.schema = { ...route.schema, response: { ...refusalsOf(further), ...response } };
  });
}
