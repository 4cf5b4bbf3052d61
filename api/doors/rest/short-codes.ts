import { z } from 'zod';
import { checkCode, CodeQuestion } from '../../urls/check-short-code.ts';
import { generateCode, Wish } from '../../urls/generate-code.ts';
import { validateUrl } from '../../urls/validate-url.ts';
import { answers } from './answers.ts';
import { Availability } from './components.ts';
import { Hop, toHop } from './hops.ts';
import { flag, text } from './fields.ts';
import { viewerOf } from './signed-in.ts';
import type { TypedApp } from './typed.ts';
import { fromWire, requestSchema } from './wire.ts';

const tags = ['Tools'];
const check = { rate: 'check' } as const;
const onDomain = { description: 'A domain of the account; where a new URL would be when left out.' };

/** Accepts any value: a value that is not a text is not a valid destination. */
const Validation = z
  .unknown()
  .transform((body) => z.string().catch('').parse(fromWire(body).url))
  .meta({
    type: 'object',
    properties: { url: { type: 'string', description: 'The destination to check.' } },
    required: ['url'],
  });

/** Checks before a URL is created: destinations and codes. */
export async function codeRoutes(app: TypedApp): Promise<void> {
  const verdict = z.object({
    valid: flag.describe('Whether a URL can lead there.'),
    url: text.nullable().describe('As it would be stored; null when invalid.'),
    error: text.nullable().describe('What to change; null when valid.'),
    warning: text.nullable().describe('Why it may not work all the same: valid, but it did not answer.'),
    not_checked: text
      .nullable()
      .describe(
        'Why it is not known whether it works: too many requests, or its name could not be looked up; else null.',
      ),
    is_own_host: flag.describe('Whether it is refused because it leads to this service.'),
    hops: z.array(Hop).describe('In the order of the redirects; none when invalid.'),
  });
  const validation = {
    tags,
    summary: 'Check a destination: its form, and whether it answers',
    description: 'Requests the destination and follows its redirects. Nothing is stored.',
    body: Validation,
    response: answers(200, 'The verdict.', verdict, 401, 429),
  };
  app.post('/api/urls/validate', { config: check, schema: validation }, async (request) => {
    const { isOwnHost, notChecked, hops, ...others } = await validateUrl(viewerOf(request), request.body);
    return { ...others, not_checked: notChecked, is_own_host: isOwnHost, hops: hops.map(toHop) };
  });

  const generation = {
    tags,
    summary: 'A random short code, free at this moment',
    description: 'It stays free until somebody creates a URL with it.',
    querystring: requestSchema(Wish, {
      length: { description: 'Characters of the code.' },
      style: {
        description:
          'mixed: letters and digits that look like no other. lowercase: the same without capitals. word: easy to say.',
      },
      domain: onDomain,
    }),
    response: answers(
      200,
      'The code.',
      z.object({ short_code: text.describe('The code; it is not reserved.') }),
      400,
      401,
      429,
      503,
    ),
  };
  app.get('/api/urls/generate-code', { config: check, schema: generation }, async (request) => ({
    short_code: await generateCode(viewerOf(request), request.query),
  }));

  const availability = {
    tags,
    summary: 'Whether a short code can be had',
    description: 'Also at /api/urls/check/{code}, a path that tools cannot tell from those of one URL.',
    params: z.object({ code: text.describe('The code to look up.') }),
    querystring: requestSchema(CodeQuestion, { domain: onDomain }),
    response: answers(200, 'Whether it can be had, and why not.', Availability, 400, 401, 429),
  };
  for (const [path, hide] of [
    ['/api/short-codes/:code', false],
    ['/api/urls/check/:code', true],
  ] as const)
    app.get(path, { config: check, schema: { ...availability, hide } }, async (request) => ({
      short_code: request.params.code,
      ...(await checkCode(viewerOf(request), request.params.code, request.query)),
    }));
}
