import type { FastifyInstance } from 'fastify';
import { rowId } from '../row-id.ts';
import { createUrl } from '../urls/create-url.ts';
import { deleteUrl } from '../urls/delete-url.ts';
import { MAX_DESTINATION_LENGTH } from '../urls/destination.ts';
import { getUrl } from '../urls/get-url.ts';
import { listUrls } from '../urls/list-urls.ts';
import { MAX_CODE_LENGTH, MAX_DESCRIPTION_LENGTH, MAX_TITLE_LENGTH } from '../urls/rules.ts';
import { setActive } from '../urls/set-active.ts';
import { updateUrl } from '../urls/update-url.ts';
import { answers, atMost, described, flag, input, list, moment, nullable, object, ref, whole } from './json-schema.ts';
import { question, urlId } from './parameters.ts';
import { fromWire, toUrl } from './shape.ts';
import { viewerOf } from './signed-in.ts';

interface ById {
  Params: { id: string };
}

const tags = ['URLs'];
const write = { rate: 'write' } as const;
const changes = {
  original_url: described(atMost(MAX_DESTINATION_LENGTH), 'Where it leads: http or https.'),
  short_code: described(atMost(MAX_CODE_LENGTH), 'Letters, digits, - and _. A random one when left out of a new URL.'),
  title: nullable(atMost(MAX_TITLE_LENGTH)),
  description: nullable(atMost(MAX_DESCRIPTION_LENGTH)),
  expires_at: described(nullable(moment), 'From then on the link leads nowhere.'),
};
const url = (...errors: number[]) => answers(200, 'The URL.', ref('Url'), ...errors);

/** /api/urls: the viewer's short URLs. */
export async function urlRoutes(app: FastifyInstance): Promise<void> {
  const page = object({ urls: list(ref('Url')), total: whole, page: whole, page_size: whole });
  app.get(
    '/api/urls',
    {
      schema: { tags, summary: 'List URLs', querystring: question, response: answers(200, 'A page.', page, 400, 401) },
    },
    async (request) => {
      const { urls, total, page, pageSize } = await listUrls(viewerOf(request), fromWire(request.query));
      return { urls: urls.map(toUrl), total, page, page_size: pageSize };
    },
  );

  const created = answers(201, 'The new URL.', ref('Url'), 400, 401, 403, 409, 429);
  const creation = { tags, summary: 'Create a URL', body: input(changes, ['original_url']), response: created };
  app.post('/api/urls', { config: write, schema: creation }, async (request, reply) => {
    const url = await createUrl(viewerOf(request), fromWire(request.body));
    return reply.code(201).header('location', `/api/urls/${url.id}`).send(toUrl(url));
  });

  const one = { tags, summary: 'Get a URL', params: urlId, response: url(401, 404) };
  app.get<ById>('/api/urls/:id', { schema: one }, async (request) =>
    toUrl(await getUrl(viewerOf(request), rowId(request.params.id))),
  );

  const update = {
    tags,
    summary: 'Change a URL',
    description: 'What is left out stays as it is; title, description and expires_at are cleared by null.',
    params: urlId,
    body: input({
      ...changes,
      is_active: flag,
      updated_at: described(moment, 'As last seen: a URL that was changed since is refused with 409.'),
    }),
    response: url(400, 401, 404, 409, 429),
  };
  app.put<ById>('/api/urls/:id', { config: write, schema: update }, async (request) =>
    toUrl(await updateUrl(viewerOf(request), rowId(request.params.id), fromWire(request.body))),
  );

  const deletion = {
    tags,
    summary: 'Delete a URL for good, with everything counted for it',
    params: urlId,
    response: answers(204, 'Deleted.', null, 401, 404, 429),
  };
  app.delete<ById>('/api/urls/:id', { config: write, schema: deletion }, async (request, reply) => {
    await deleteUrl(viewerOf(request), rowId(request.params.id));
    return reply.code(204).send();
  });

  const toggle = {
    tags,
    summary: 'Switch a URL on or off',
    params: urlId,
    body: input({ is_active: flag }, ['is_active']),
    response: url(400, 401, 404, 429),
  };
  app.post<ById>('/api/urls/:id/toggle', { config: write, schema: toggle }, async (request) =>
    toUrl(await setActive(viewerOf(request), rowId(request.params.id), fromWire(request.body))),
  );
}
