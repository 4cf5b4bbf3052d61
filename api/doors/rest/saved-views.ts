import { z } from 'zod';
import type { SavedView as ViewRow } from '../../generated/prisma/client.ts';
import { deleteSavedView, updateSavedView } from '../../saved-views/change-view.ts';
import { createSavedView } from '../../saved-views/create-view.ts';
import { listSavedViews } from '../../saved-views/list-views.ts';
import { savedViewMembers } from '../../saved-views/members.ts';
import { NewSavedView, SavedViewChanges } from '../../saved-views/rules.ts';
import { answers } from './answers.ts';
import { whole } from './fields.ts';
import { requestDocs, responseMembers, wireValues } from './member-schemas.ts';
import { rowParameter } from './parameters.ts';
import { viewerOf } from './signed-in.ts';
import type { TypedApp } from './typed.ts';
import { requestSchema } from './wire.ts';

const View = z
  .object({ id: whole.describe('The number of the view.'), ...responseMembers(savedViewMembers) })
  .meta({ id: 'SavedView', description: 'What a list of URLs is narrowed to and ordered by, kept under a name.' });

const spelled = (word: string | null) => word?.toLowerCase() ?? null;

const toView = ({ id, status, tagMatch, sort, direction, ...others }: ViewRow) => {
  const words = {
    status: spelled(status),
    tagMatch: spelled(tagMatch),
    sort: spelled(sort),
    direction: spelled(direction),
  };
  return { id, ...wireValues(savedViewMembers, { ...others, ...words }) };
};

const tags = ['Saved views'];
const write = { rate: 'write' } as const;
const docs = requestDocs(savedViewMembers);

/** /api/saved-views: what lists of URLs are narrowed to and ordered by, kept under names. */
export async function savedViewRoutes(app: TypedApp): Promise<void> {
  const list = {
    tags,
    summary: 'List saved views',
    description:
      'All views of the account in the order of their names; at most 50. Their members are parameters of GET /api/urls, tags with commas between them.',
    response: answers(200, 'The views.', z.object({ views: z.array(View).describe('All of them.') }), 401),
  };
  app.get('/api/saved-views', { schema: list }, async (request) => ({
    views: (await listSavedViews(viewerOf(request).id)).map(toView),
  }));

  const creation = {
    tags,
    summary: 'Save a view',
    description: 'What is left out narrows nothing. Refused with 403 for the 51st.',
    body: requestSchema(NewSavedView, docs),
    response: answers(201, 'The new view.', View, 400, 401, 403, 409, 429),
  };
  app.post('/api/saved-views', { config: write, schema: creation }, async (request, reply) =>
    reply.code(201).send(toView(await createSavedView(viewerOf(request), request.body))),
  );

  const change = {
    tags,
    summary: 'Rename or change a saved view',
    description: 'What is left out stays as it is; null clears it.',
    params: rowParameter('SavedView'),
    body: requestSchema(SavedViewChanges, docs),
    response: answers(200, 'The view.', View, 400, 401, 404, 409, 429),
  };
  app.put('/api/saved-views/:id', { config: write, schema: change }, async (request) =>
    toView(await updateSavedView(viewerOf(request), request.params.id, request.body)),
  );

  const deletion = {
    tags,
    summary: 'Delete a saved view',
    description: 'Its URLs stay.',
    params: rowParameter('SavedView'),
    response: answers(204, 'Deleted.', z.undefined(), 401, 404, 429),
  };
  app.delete('/api/saved-views/:id', { config: write, schema: deletion }, async (request, reply) => {
    await deleteSavedView(viewerOf(request), request.params.id);
    return reply.code(204).send();
  });
}
