import { z } from 'zod';
import type { Tag as TagRow } from '../../generated/prisma/client.ts';
import { deleteTag, updateTag } from '../../tags/change-tag.ts';
import { createTag } from '../../tags/create-tag.ts';
import { linkCountOf, listTags } from '../../tags/list-tags.ts';
import { tagMembers } from '../../tags/members.ts';
import { NewTag, TagChanges } from '../../tags/rules.ts';
import { answers } from './answers.ts';
import { whole } from './fields.ts';
import { requestDocs, responseMembers, wireValues } from './member-schemas.ts';
import { rowParameter } from './parameters.ts';
import { viewerOf } from './signed-in.ts';
import type { TypedApp } from './typed.ts';
import { requestSchema } from './wire.ts';

const Tag = z
  .object({
    id: whole.describe('The number of the tag.'),
    ...responseMembers(tagMembers),
    link_count: whole.describe('How many URLs have it.'),
  })
  .meta({ id: 'Tag', description: 'A word that URLs are filed under.' });

const toTag = async (tag: TagRow) => ({
  id: tag.id,
  ...wireValues(tagMembers, tag),
  link_count: await linkCountOf(tag),
});

const tags = ['Tags'];
const write = { rate: 'write' } as const;
const docs = requestDocs(tagMembers);

/** /api/tags: the viewer's tags. */
export async function tagRoutes(app: TypedApp): Promise<void> {
  const all = z.object({ tags: z.array(Tag).describe('All of them.') });
  const list = {
    tags,
    summary: 'List tags',
    description: 'All tags of the account in the order of their names; at most 100.',
    response: answers(200, 'The tags.', all, 401),
  };
  app.get('/api/tags', { schema: list }, async (request) => ({
    tags: await Promise.all((await listTags(viewerOf(request).id)).map(toTag)),
  }));

  const creation = {
    tags,
    summary: 'Create a tag',
    description: 'URLs that are given a new name create one by themselves. Refused with 403 for the 101st.',
    body: requestSchema(NewTag, docs),
    response: answers(201, 'The new tag.', Tag, 400, 401, 403, 409, 429),
  };
  app.post('/api/tags', { config: write, schema: creation }, async (request, reply) =>
    reply.code(201).send(await toTag(await createTag(viewerOf(request), request.body))),
  );

  const change = {
    tags,
    summary: 'Rename or recolor a tag',
    description: 'What is left out stays as it is. Its URLs show it at once.',
    params: rowParameter('Tag'),
    body: requestSchema(TagChanges, docs),
    response: answers(200, 'The tag.', Tag, 400, 401, 404, 409, 429),
  };
  app.put('/api/tags/:id', { config: write, schema: change }, async (request) =>
    toTag(await updateTag(viewerOf(request), request.params.id, request.body)),
  );

  const deletion = {
    tags,
    summary: 'Delete a tag',
    description: 'Its URLs stay, without it.',
    params: rowParameter('Tag'),
    response: answers(204, 'Deleted.', z.undefined(), 401, 404, 429),
  };
  app.delete('/api/tags/:id', { config: write, schema: deletion }, async (request, reply) => {
    await deleteTag(viewerOf(request), request.params.id);
    return reply.code(204).send();
  });
}
