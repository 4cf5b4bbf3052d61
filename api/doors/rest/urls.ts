import { z } from 'zod';
import { MAX_DESTINATION_LENGTH } from '../../common/input-limits.ts';
import { createUrl } from '../../urls/create-url.ts';
import { deleteUrl } from '../../urls/delete-url.ts';
import { getUrl } from '../../urls/get-url.ts';
import { listUrls } from '../../urls/list-urls.ts';
import { sentMembers, urlMembers } from '../../urls/members.ts';
import { NewUrl, UrlChanges } from '../../urls/rules.ts';
import { restoreUrl } from '../../urls/restore-url.ts';
import { setActive, State } from '../../urls/set-active.ts';
import { updateUrl } from '../../urls/update-url.ts';
import type { FastifyRequest } from 'fastify';
import { answers } from './answers.ts';
import { Url, urlPageMembers } from './components.ts';
import { creationHeaders, keyOf, tellRepetition } from './idempotency-key.ts';
import { conditionalHeaders, noteVersion, versionOf } from './if-match.ts';
import { linkNext, paged } from './paging.ts';
import { question, rowParameter } from './parameters.ts';
import { nextUrls, toUrl, toUrlPage } from './shape.ts';
import { requestDocs } from './member-schemas.ts';
import { viewerOf } from './signed-in.ts';
import type { TypedApp } from './typed.ts';
import { requestSchema } from './wire.ts';

const tags = ['URLs'];
const write = { rate: 'write' } as const;
const conditional = { ...write, isConditional: true } as const;
/** What requests say of a URL, for the documents. */
export const urlDocs = {
  ...requestDocs(sentMembers),
  original_url: { description: urlMembers.originalUrl.asked, maxLength: MAX_DESTINATION_LENGTH },
  updated_at: { description: 'As last seen: a URL that was changed since is refused with 409.' },
};
const url = (...errors: number[]) => answers(200, 'The URL.', Url, ...errors);

const page = z.object({ urls: z.array(Url).describe('The URLs of this page.'), ...urlPageMembers });
const list = {
  tags,
  summary: 'List URLs',
  description:
    'Your URLs by pages, newest first unless sort and direction say otherwise. Follow the header Link, or send end_cursor as ' +
    'after, to read them all.',
  querystring: question,
  response: answers(200, 'A page.', page, 400, 401),
};

/** The members of a request with the version of its header, which comes before that of the body. */
const withVersion = (request: FastifyRequest) => ({
  ...(request.body as object),
  ...(versionOf(request) && { updatedAt: versionOf(request) }),
});

/** /api/urls: the viewer's short URLs. */
export async function urlRoutes(app: TypedApp): Promise<void> {
  app.get('/api/urls', { config: paged, schema: list }, async (request, reply) => {
    const page = await listUrls(viewerOf(request), request.query);
    linkNext(request, reply, nextUrls(request, page));
    return { urls: await Promise.all(page.urls.map(toUrl)), ...toUrlPage(page) };
  });

  const created = answers(201, 'The new URL.', Url, 400, 401, 403, 409, 429);
  const creation = {
    tags,
    summary: 'Create a URL',
    description: 'It redirects at once. Refused with 403 where the plan has no room for another.',
    headers: creationHeaders,
    body: requestSchema(NewUrl, urlDocs),
    response: created,
  };
  app.post('/api/urls', { config: write, schema: creation }, async (request, reply) => {
    const url = await createUrl(viewerOf(request), request.body, keyOf(request));
    tellRepetition(reply, url);
    return reply
      .code(201)
      .header('location', `/api/urls/${url.id}`)
      .send(await toUrl(url));
  });

  const one = {
    tags,
    summary: 'Get a URL',
    description: 'Its settings and counters, as they are now.',
    params: rowParameter('ShortUrl'),
    response: url(401, 404),
  };
  app.get('/api/urls/:id', { schema: one }, async (request, reply) => {
    const found = await getUrl(viewerOf(request), request.params.id);
    noteVersion(reply, found);
    return toUrl(found);
  });

  const update = {
    tags,
    summary: 'Change a URL',
    description:
      'What is left out stays as it is; null clears whatever can be null. While an experiment runs, another original_url is refused with 409: pause or end the experiment first.',
    params: rowParameter('ShortUrl'),
    headers: conditionalHeaders,
    body: requestSchema(UrlChanges, urlDocs),
    response: url(400, 401, 404, 409, 429),
  };
  app.put('/api/urls/:id', { config: conditional, schema: update }, async (request) =>
    toUrl(await updateUrl(viewerOf(request), request.params.id, withVersion(request))),
  );

  await stateRoutes(app);
}

/** Deleting, restoring and switching a URL. */
async function stateRoutes(app: TypedApp): Promise<void> {
  const deletion = {
    tags,
    summary: 'Delete a URL, with everything counted for it',
    description: 'It stops redirecting at once. For a minute it can be restored; then it is gone for good.',
    params: rowParameter('ShortUrl'),
    headers: conditionalHeaders,
    response: answers(204, 'Deleted.', z.undefined(), 401, 404, 429),
  };
  app.delete('/api/urls/:id', { config: conditional, schema: deletion }, async (request, reply) => {
    await deleteUrl(viewerOf(request), request.params.id, versionOf(request));
    return reply.code(204).send();
  });

  const restoration = {
    tags,
    summary: 'Bring back a URL that was deleted less than a minute ago',
    description: 'It redirects again, with its clicks and settings as they were.',
    params: rowParameter('ShortUrl'),
    response: url(400, 401, 403, 404, 429),
  };
  app.post('/api/urls/:id/restore', { config: write, schema: restoration }, async (request) =>
    toUrl(await restoreUrl(viewerOf(request), request.params.id)),
  );

  const toggle = {
    tags,
    summary: 'Switch a URL on or off',
    description: 'While off it does not redirect; its clicks and settings stay.',
    params: rowParameter('ShortUrl'),
    headers: conditionalHeaders,
    body: requestSchema(State, urlDocs),
    response: url(400, 401, 404, 409, 429),
  };
  app.post('/api/urls/:id/toggle', { config: conditional, schema: toggle }, async (request) =>
    toUrl(await setActive(viewerOf(request), request.params.id, withVersion(request))),
  );
}
