import { ViewerNode } from '../account/graph.ts';
import { GLOBAL_ID } from '../common/descriptions.ts';
import { MAX_TAGS } from '../common/input-limits.ts';
import { UserError } from '../common/user-error.ts';
import { TagColor } from '../generated/prisma/enums.ts';
import { builder } from '../graph/builder.ts';
import { exposedFields, type Exposed } from '../graph/member-fields.ts';
import { NO_ROW, rowId, rowOfEither } from '../graph/row-id.ts';
import { deleteTag, updateTag } from './change-tag.ts';
import { createTag } from './create-tag.ts';
import { linkCountOf, listTags } from './list-tags.ts';
import { tagMembers } from './members.ts';

const Color = builder.enumType(TagColor, { name: 'TagColor', description: 'The color of a tag.' });

/** A tag of the viewer; a stranger's id reads as "no such node". */
export const TagNode = builder.prismaNode('Tag', {
  authScopes: { may: ['read', 'write', 'analytics'] },
  id: { field: 'id', description: GLOBAL_ID },
  findUnique: (id, { viewer }) => ({ id: rowId(id), ownerId: viewer?.id ?? NO_ROW }),
  nullable: true,
  description: 'A word that links are filed under.',
  fields: (t) => ({
    ...exposedFields(tagMembers, Object.keys(tagMembers), { color: Color }, (name, options) =>
      t.expose(name as 'name', options as Exposed),
    ),
    linkCount: t.int({
      description: 'How many URLs have it.',
      resolve: linkCountOf,
    }),
  }),
});

builder.prismaObjectField(ViewerNode, 'tags', (t) =>
  t.field({
    authScopes: { may: ['read'] },
    type: [TagNode],
    description: `In the order of their names; at most ${MAX_TAGS}.`,
    complexity: { field: 1, multiplier: 10 },
    resolve: ({ id }) => listTags(id),
  }),
);

const errors = { types: [UserError], dataField: { name: 'tag', description: 'The tag as it is now.' } };
const rowOfTag = (id: string | number) => rowOfEither('Tag', String(id));

const CreateTagInput = builder.inputType('CreateTagInput', {
  description: 'A tag to create.',
  fields: (t) => ({
    name: t.string({ required: true, description: tagMembers.name.asked }),
    color: t.field({ type: Color, description: tagMembers.color.asked }),
  }),
});

builder.mutationField('createTag', (t) =>
  t.withAuth({ may: ['write'] }).field({
    type: TagNode,
    description: 'Creates a tag. URLs that are given a new name create one by themselves.',
    args: { input: t.arg({ type: CreateTagInput, required: true }) },
    errors,
    resolve: (_root, { input }, { viewer }) => createTag(viewer, input),
  }),
);

const UpdateTagInput = builder.inputType('UpdateTagInput', {
  description: 'What is left out stays as it is.',
  fields: (t) => ({
    id: t.id({ required: true, description: 'The global id of the tag.' }),
    name: t.string({ description: tagMembers.name.asked }),
    color: t.field({ type: Color, description: 'The color in which it is shown.' }),
  }),
});

builder.mutationField('updateTag', (t) =>
  t.withAuth({ may: ['write'] }).field({
    type: TagNode,
    description: 'Renames or recolors a tag. Its URLs show it at once.',
    args: { input: t.arg({ type: UpdateTagInput, required: true }) },
    errors,
    resolve: (_root, { input: { id, ...changes } }, { viewer }) => updateTag(viewer, rowOfTag(id), changes),
  }),
);

const DeleteTagInput = builder.inputType('DeleteTagInput', {
  description: 'The tag to delete.',
  fields: (t) => ({ id: t.id({ required: true, description: 'The global id of the tag.' }) }),
});

builder.mutationField('deleteTag', (t) =>
  t.withAuth({ may: ['write'] }).field({
    type: 'ID',
    description: 'Deletes a tag. Its URLs stay, without it.',
    args: { input: t.arg({ type: DeleteTagInput, required: true }) },
    errors: { types: [UserError], dataField: { name: 'deletedId', description: 'The id as sent in the request.' } },
    resolve: async (_root, { input: { id } }, { viewer }) => {
      await deleteTag(viewer, rowOfTag(id));
      return id;
    },
  }),
);
