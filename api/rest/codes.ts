import type { FastifyInstance } from 'fastify';
import { batchCheck } from '../urls/batch-check.ts';
import { checkCode } from '../urls/check-code.ts';
import { generateCode } from '../urls/generate-code.ts';
import { validateUrl } from '../urls/validate-url.ts';
import {
  answers,
  described,
  flag,
  input,
  list,
  nullable,
  object,
  ref,
  text,
  whole,
  withDefault,
} from './json-schema.ts';
import { fromWire } from './shape.ts';
import { viewerOf } from './signed-in.ts';

const tags = ['Tools'];
const check = { rate: 'check' } as const;

/** What to ask before a URL is made: whether a destination and a code will do. */
export async function codeRoutes(app: FastifyInstance): Promise<void> {
  const verdict = object({
    valid: flag,
    error: described(nullable(text), 'What to change; null when valid.'),
    warning: described(nullable(text), 'Why it may not work all the same: valid, but it did not answer.'),
  });
  const validation = {
    tags,
    summary: 'Check a destination: its form, and whether it answers',
    body: input({ url: text }, ['url']),
    response: answers(200, 'The verdict.', verdict, 401, 429),
  };
  app.post('/api/urls/validate', { config: check, schema: validation }, async (request) => {
    const { url } = fromWire(request.body);
    return validateUrl(viewerOf(request), typeof url === 'string' ? url : '');
  });

  const generation = {
    tags,
    summary: 'A random short code, free at this moment',
    querystring: input({ length: withDefault({ ...whole, minimum: 4, maximum: 16 }, 6) }),
    response: answers(200, 'The code.', object({ short_code: text }), 400, 401, 429, 503),
  };
  app.get<{ Querystring: { length?: string } }>(
    '/api/urls/generate-code',
    { config: check, schema: generation },
    async (request) => ({ short_code: await generateCode(viewerOf(request), request.query.length) }),
  );

  const availability = {
    tags,
    summary: 'Whether a short code can be had',
    params: input({ code: text }, ['code']),
    response: answers(200, 'Whether.', ref('Availability'), 401, 429),
  };
  app.get<{ Params: { code: string } }>(
    '/api/urls/check/:code',
    { config: check, schema: availability },
    async (request) => ({
      short_code: request.params.code,
      ...(await checkCode(viewerOf(request), request.params.code)),
    }),
  );

  const batch = {
    tags,
    summary: 'Whether each of up to 100 short codes can be had',
    body: input({ short_codes: { ...list(text), minItems: 1, maxItems: 100 } }, ['short_codes']),
    response: answers(
      200,
      'One answer for each, in order.',
      object({ results: list(ref('Availability')) }),
      400,
      401,
      429,
    ),
  };
  app.post('/api/urls/batch-check', { config: check, schema: batch }, async (request) => {
    const results = await batchCheck(viewerOf(request), fromWire(request.body));
    return { results: results.map(({ shortCode, ...rest }) => ({ short_code: shortCode, ...rest })) };
  });
}
