import { z } from 'zod';
import { bulkUpdateUrls, Choice, extendUrl } from '../../urls/bulk-update.ts';
import type { BulkOutcome } from '../../urls/bulk-outcome.ts';
import { duplicateUrl } from '../../urls/duplicate-url.ts';
import { rowOfEither } from '../../graph/row-id.ts';
import { answers, Code } from './answers.ts';
import { Url } from './components.ts';
import { flag, text } from './fields.ts';
import { creationHeaders, keyOf, tellRepetition } from './idempotency-key.ts';
import { conditionalHeaders, versionOf } from './if-match.ts';
import { rowParameter } from './parameters.ts';
import { toUrl } from './shape.ts';
import { viewerOf } from './signed-in.ts';
import type { TypedApp } from './typed.ts';
import { fromWire, wireSchema } from './wire.ts';

const write = { rate: 'write' } as const;

const Outcome = z
  .object({
    id: z.union([z.int(), text]).describe('As sent.'),
    success: flag.describe('Whether the action was applied, or already was.'),
    is_changed: flag.describe('False when it was refused, or already as the action makes it.'),
    url: Url.nullable().describe('Null when deleted or refused.'),
    error: text.nullable().describe('Why it was refused; null otherwise.'),
    error_code: Code.nullable().describe('The reason for programs; null otherwise.'),
  })
  .meta({ id: 'BulkUpdateResult', description: 'What became of one URL of a bulk update.' });

const choice = wireSchema(Choice, {
  ids: { description: 'Of URLs: numbers, or ids of GraphQL.', items: { type: ['integer', 'string'] } },
  action: {
    description:
      'activate: switched on; one that has expired stays so, as its status says. extend: expires in 30 days; only for ' +
      'expired or expiring URLs. add_tags, remove_tags: the other tags stay.',
  },
  tags: { description: 'The names of the tags of add_tags and remove_tags; new names become tags.' },
});
/** The ids as they were sent, beside the rows they name. */
const Chosen = z
  .unknown()
  .transform((body) => {
    const { ids, action, tags } = fromWire(body);
    const sent = Array.isArray(ids) ? [...new Set(ids as unknown[])] : null;
    return {
      sent: sent ?? [],
      ids: sent ? sent.map((id) => rowOfEither('ShortUrl', String(id))) : ids,
      tags,
      action: typeof action === 'string' ? action.toUpperCase() : action,
    };
  })
  .meta(choice);

async function toOutcome(sent: unknown, { url, isChanged, error }: BulkOutcome): Promise<z.infer<typeof Outcome>> {
  return {
    id: sent as number | string,
    success: error === null,
    is_changed: isChanged,
    url: url && (await toUrl(url)),
    error: error?.message ?? null,
    error_code: error?.code ?? null,
  };
}

/** What is done to URLs beyond changing their fields. */
export async function urlActionRoutes(app: TypedApp): Promise<void> {
  const copy = {
    tags: ['URLs'],
    summary: "Copy a URL, with a new code and '(Copy)' after its title",
    description: 'The copy is active, has no clicks, and counts towards the plan. An expiry that is over is left out.',
    params: rowParameter('ShortUrl'),
    headers: creationHeaders,
    response: answers(201, 'The copy.', Url, 400, 401, 403, 404, 409, 429),
  };
  app.post('/api/urls/:id/duplicate', { config: write, schema: copy }, async (request, reply) => {
    const url = await duplicateUrl(viewerOf(request), request.params.id, keyOf(request));
    tellRepetition(reply, url);
    return reply
      .code(201)
      .header('location', `/api/urls/${url.id}`)
      .send(await toUrl(url));
  });

  const extension = {
    tags: ['URLs'],
    summary: 'Let an expired or expiring URL expire 30 days from now',
    description: 'Refused with 400 for URLs that neither have expired nor will within 7 days.',
    params: rowParameter('ShortUrl'),
    headers: conditionalHeaders,
    response: answers(200, 'The URL.', Url, 400, 401, 404, 429),
  };
  app.post('/api/urls/:id/extend', { config: { ...write, isConditional: true }, schema: extension }, async (request) =>
    toUrl(await extendUrl(viewerOf(request), request.params.id, versionOf(request))),
  );

  const change = {
    tags: ['Bulk'],
    summary: 'Apply one action to up to 1,000 URLs',
    description: 'One that is refused does not stop the others.',
    body: Chosen,
    response: answers(
      200,
      'What became of each URL, in the order sent.',
      z.object({ results: z.array(Outcome).describe('One result for each URL.') }),
      400,
      401,
      429,
    ),
  };
  app.post('/api/urls/bulk-update', { config: { rate: 'bulk' }, schema: change }, async (request) => {
    const { sent, ids, action, tags } = request.body;
    const outcomes = await bulkUpdateUrls(viewerOf(request), { ids, action, tags });
    const known = new Map(outcomes.map((outcome) => [outcome.id, outcome]));
    const results = sent.map((one, place) => toOutcome(one, known.get((ids as number[])[place]!)!));
    return { results: await Promise.all(results) };
  });
}
