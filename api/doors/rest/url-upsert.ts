import { z } from 'zod';
import { bulkChangeUrls, ChangeRow, type RowChange } from '../../urls/bulk-change.ts';
import { findUrl, UrlName } from '../../urls/find-url.ts';
import { upsertUrl, UrlUpsert } from '../../urls/upsert-url.ts';
import { rowOfEither } from '../../graph/row-id.ts';
import { snakeCase } from '../../common/snake-case.ts';
import { toldFaults } from '../http/errors.ts';
import { MAX_BULK_URLS } from '../../common/input-limits.ts';
import { answers, Code, Faults } from './answers.ts';
import { Url } from './components.ts';
import { flag, text, whole } from './fields.ts';
import { noteVersion } from './if-match.ts';
import { toUrl } from './shape.ts';
import { viewerOf } from './signed-in.ts';
import type { TypedApp } from './typed.ts';
import { urlDocs } from './urls.ts';
import { fromWire, requestSchema, wireSchema } from './wire.ts';

const names = {
  short_code: { description: 'What follows the host in the short URL.' },
  external_id: { description: 'What your own systems call it.' },
  domain: { description: "With the code: a domain of the account; this server's own host when left out." },
};
const upserted = {
  ...urlDocs,
  match_by: {
    description:
      'By what an earlier URL is found; of several with one original_url the oldest. What it names is required.',
    default: 'external_id',
  },
};

const row = wireSchema(ChangeRow, {
  ...urlDocs,
  id: { type: ['integer', 'string'], description: 'The number of the URL, or its id in GraphQL.' },
  external_id: { description: 'The external id of the URL, instead of its id.' },
});
const changed = z
  .unknown()
  .transform((body) => {
    const { urls } = fromWire(body);
    return Array.isArray(urls) ? urls.map(toRow) : urls;
  })
  .meta({
    type: 'object',
    properties: {
      urls: { type: 'array', description: 'The URLs to change.', items: row, minItems: 1, maxItems: MAX_BULK_URLS },
    },
    required: ['urls'],
  });

function toRow(sent: unknown): unknown {
  const { id, ...changes } = fromWire(sent);
  const isNamed = typeof id === 'string' || typeof id === 'number';
  return { ...changes, ...(id !== undefined && { id: isNamed ? rowOfEither('ShortUrl', String(id)) : id }) };
}

const Changed = z
  .object({
    index: whole.describe('The place of the row in the request, from 0.'),
    success: flag.describe('Whether the row was applied, or had nothing to change.'),
    is_changed: flag.describe('False when it was refused, or says what the URL has already.'),
    url: Url.nullable().describe('The URL as it is now; null when refused.'),
    error: text.nullable().describe('Why it was refused; null otherwise.'),
    error_code: Code.nullable().describe('The reason for programs; null otherwise.'),
    error_field: text.nullable().describe('The member at fault; null otherwise, and where none is.'),
    error_faults: Faults.describe('Everything that is wrong with the row, one for each member.'),
  })
  .meta({ id: 'BulkChangeResult', description: 'What became of one row of a bulk change.' });

const toChanged = async ({ row: place, url, isChanged, error }: RowChange): Promise<z.infer<typeof Changed>> => ({
  index: place - 1,
  success: error === null,
  is_changed: isChanged,
  url: url && (await toUrl(url)),
  error: error?.message ?? null,
  error_code: error?.code ?? null,
  error_field: error?.field ? snakeCase(error.field) : null,
  error_faults: error ? toldFaults(error) : [],
});

/** Finding URLs by what an integrator calls them, and creating or changing them by it. */
export async function urlUpsertRoutes(app: TypedApp): Promise<void> {
  const lookup = {
    tags: ['URLs'],
    summary: 'Find a URL by its code or external id',
    description:
      "Exactly one of both; a code is on this server's own host unless domain names another. For a destination, which several URLs can have, list URLs with original_url.",
    querystring: requestSchema(UrlName, names),
    response: answers(200, 'The URL.', Url, 400, 401, 404),
  };
  app.get('/api/urls/lookup', { schema: lookup }, async (request, reply) => {
    const url = await findUrl(viewerOf(request), request.query);
    noteVersion(reply, url);
    return toUrl(url);
  });

  const upsert = {
    tags: ['URLs'],
    summary: 'Create a URL, or change the one that is there',
    description:
      'What is left out of a URL that is there stays as it is. Sent again, or twice at once, it creates nothing twice. ' +
      '201 where it was created, else 200.',
    body: requestSchema(UrlUpsert, upserted),
    response: {
      ...answers(200, 'The URL that was there, as it is now.', Url, 400, 401, 403, 409),
      ...answers(201, 'The new URL.', Url),
    },
  };
  app.put('/api/urls', { config: { rate: 'write', sends: ['Location'] }, schema: upsert }, async (request, reply) => {
    const { url, isCreated } = await upsertUrl(viewerOf(request), request.body);
    return reply
      .code(isCreated ? 201 : 200)
      .header('location', `/api/urls/${url.id}`)
      .send(await toUrl(url));
  });

  const change = {
    tags: ['Bulk'],
    summary: 'Change up to 1,000 URLs',
    description:
      'Each to values of its own; what is left out stays as it is, and so do short codes and external ids. A row that is refused ' +
      'does not stop the others.',
    body: changed,
    response: answers(
      200,
      'What became of each row, in the order sent.',
      z.object({ results: z.array(Changed).describe('One result for each row.') }),
      400,
      401,
    ),
  };
  app.patch('/api/urls/bulk', { config: { rate: 'bulk' }, schema: change }, async (request) => {
    const outcomes = await bulkChangeUrls(viewerOf(request), { rows: request.body });
    return { results: await Promise.all(outcomes.map(toChanged)) };
  });
}
