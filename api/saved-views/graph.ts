import { ViewerNode } from '../account/graph.ts';
import { GLOBAL_ID } from '../common/descriptions.ts';
import { MAX_SAVED_VIEWS } from '../common/input-limits.ts';
import { askedNames } from '../common/member.ts';
import { UserError } from '../common/user-error.ts';
import { builder } from '../graph/builder.ts';
import { exposedFields, inputFields, type Exposed } from '../graph/member-fields.ts';
import { NO_ROW, rowId, rowOfEither } from '../graph/row-id.ts';
import { Direction, OrderField, StatusFilter, TagMatch } from '../urls/graph-list.ts';
import { deleteSavedView, updateSavedView } from './change-view.ts';
import { createSavedView } from './create-view.ts';
import { listSavedViews } from './list-views.ts';
import { savedViewMembers } from './members.ts';

const choices = { status: StatusFilter, tagMatch: TagMatch, sort: OrderField, direction: Direction };

/** A view of the viewer; a stranger's id reads as "no such node". */
const ViewNode = builder.prismaNode('SavedView', {
  authScopes: { may: ['read', 'write'] },
  id: { field: 'id', description: GLOBAL_ID },
  findUnique: (id, { viewer }) => ({ id: rowId(id), ownerId: viewer?.id ?? NO_ROW }),
  nullable: true,
  description: 'What a list of URLs is narrowed to and ordered by, kept under a name.',
  fields: (t) =>
    exposedFields(savedViewMembers, Object.keys(savedViewMembers), choices, (name, options) =>
      t.expose(name as 'name', options as Exposed),
    ),
});

builder.prismaObjectField(ViewerNode, 'savedViews', (t) =>
  t.field({
    authScopes: { may: ['read'] },
    type: [ViewNode],
    description: `In the order of their names; at most ${MAX_SAVED_VIEWS}.`,
    resolve: ({ id }) => listSavedViews(id),
  }),
);

const errors = { types: [UserError], dataField: { name: 'view', description: 'The view as it is now.' } };
const rowOfView = (id: string | number) => rowOfEither('SavedView', String(id));
const members = askedNames(savedViewMembers).filter((name) => name !== 'name');

const CreateInput = builder.inputType('CreateSavedViewInput', {
  description: 'A view to save; what is left out narrows nothing.',
  fields: (t) => ({
    name: t.string({ required: true, description: savedViewMembers.name.asked }),
    ...inputFields(savedViewMembers, members, choices, (options) => t.field(options as { type: 'String' })),
  }),
});

builder.mutationField('createSavedView', (t) =>
  t.withAuth({ may: ['write'] }).field({
    type: ViewNode,
    description: 'Saves a view of the list of URLs.',
    args: { input: t.arg({ type: CreateInput, required: true }) },
    errors,
    resolve: (_root, { input }, { viewer }) => createSavedView(viewer, input),
  }),
);

const UpdateInput = builder.inputType('UpdateSavedViewInput', {
  description: 'What is left out stays as it is; null clears it.',
  fields: (t) => ({
    id: t.id({ required: true, description: 'The global id of the view.' }),
    ...inputFields(savedViewMembers, ['name', ...members], choices, (options) =>
      t.field(options as { type: 'String' }),
    ),
  }),
});

builder.mutationField('updateSavedView', (t) =>
  t.withAuth({ may: ['write'] }).field({
    type: ViewNode,
    description: 'Renames a saved view, or changes what it narrows and orders.',
    args: { input: t.arg({ type: UpdateInput, required: true }) },
    errors,
    resolve: (_root, { input: { id, ...changes } }, { viewer }) => updateSavedView(viewer, rowOfView(id), changes),
  }),
);

const DeleteInput = builder.inputType('DeleteSavedViewInput', {
  description: 'The view to delete.',
  fields: (t) => ({ id: t.id({ required: true, description: 'The global id of the view.' }) }),
});

builder.mutationField('deleteSavedView', (t) =>
  t.withAuth({ may: ['write'] }).field({
    type: 'ID',
    description: 'Deletes a saved view. Its URLs stay.',
    args: { input: t.arg({ type: DeleteInput, required: true }) },
    errors: { types: [UserError], dataField: { name: 'deletedId', description: 'The id as sent in the request.' } },
    resolve: async (_root, { input: { id } }, { viewer }) => {
      await deleteSavedView(viewer, rowOfView(id));
      return id;
    },
  }),
);
