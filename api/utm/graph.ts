import { ViewerNode } from '../account/graph.ts';
import { GLOBAL_ID } from '../common/descriptions.ts';
import { MAX_UTM_TEMPLATES } from '../common/input-limits.ts';
import { askedNames } from '../common/member.ts';
import { UserError } from '../common/user-error.ts';
import { builder } from '../graph/builder.ts';
import { exposedFields, inputFields, type Exposed } from '../graph/member-fields.ts';
import { NO_ROW, rowId, rowOfEither } from '../graph/row-id.ts';
import { deleteUtmTemplate, updateUtmTemplate } from './change-template.ts';
import { createUtmTemplate } from './create-template.ts';
import { listUtmTemplates } from './list-templates.ts';
import { listUtmValues, MAX_UTM_SUGGESTIONS, type UtmValue } from './list-values.ts';
import { utmTemplateMembers } from './members.ts';
import { utmParameters } from './rules.ts';

const Parameter = builder.enumType('UtmParameter', {
  description: 'A UTM parameter of an address.',
  values: Object.fromEntries(
    utmParameters.map((name) => [name.toUpperCase(), { value: name, description: `utm_${name}` }]),
  ),
});

const ValueType = builder.objectRef<UtmValue>('UtmValue').implement({
  description: 'What URLs of the account have in a UTM parameter.',
  fields: (t) => ({
    value: t.exposeString('value', { description: 'As people read it, not percent-encoded.' }),
    isLookalike: t.exposeBoolean('isLookalike', {
      description: 'Whether it differs from the text searched for in case, spaces, hyphens and underscores alone.',
    }),
  }),
});

builder.prismaObjectField(ViewerNode, 'utmValues', (t) =>
  t.field({
    authScopes: { may: ['read'] },
    type: [ValueType],
    description: `Distinct values in the destinations of URLs, lookalikes of the text first; at most ${MAX_UTM_SUGGESTIONS}.`,
    args: {
      parameter: t.arg({ type: Parameter, required: true, description: 'The parameter whose values are wanted.' }),
      search: t.arg.string({ description: 'How they begin, whatever the case, spaces, hyphens and underscores.' }),
    },
    resolve: ({ id }, input) => listUtmValues(id, input),
  }),
);

/** A template of the viewer; a stranger's id reads as "no such node". */
const TemplateNode = builder.prismaNode('UtmTemplate', {
  authScopes: { may: ['read', 'write'] },
  id: { field: 'id', description: GLOBAL_ID },
  findUnique: (id, { viewer }) => ({ id: rowId(id), ownerId: viewer?.id ?? NO_ROW }),
  nullable: true,
  description: 'UTM parameters that are kept under a name, to fill them into destinations.',
  fields: (t) =>
    exposedFields(utmTemplateMembers, Object.keys(utmTemplateMembers), {}, (name, options) =>
      t.expose(name as 'name', options as Exposed),
    ),
});

builder.prismaObjectField(ViewerNode, 'utmTemplates', (t) =>
  t.field({
    authScopes: { may: ['read'] },
    type: [TemplateNode],
    description: `In the order of their names; at most ${MAX_UTM_TEMPLATES}.`,
    resolve: ({ id }) => listUtmTemplates(id),
  }),
);

const errors = { types: [UserError], dataField: { name: 'template', description: 'The template as it is now.' } };
const rowOfTemplate = (id: string | number) => rowOfEither('UtmTemplate', String(id));
const values = askedNames(utmTemplateMembers).filter((name) => name !== 'name');

const CreateInput = builder.inputType('CreateUtmTemplateInput', {
  description: 'A template to create, with at least one value.',
  fields: (t) => ({
    name: t.string({ required: true, description: utmTemplateMembers.name.asked }),
    ...inputFields(utmTemplateMembers, values, {}, (options) => t.field(options as { type: 'String' })),
  }),
});

builder.mutationField('createUtmTemplate', (t) =>
  t.withAuth({ may: ['write'] }).field({
    type: TemplateNode,
    description: 'Creates a UTM template.',
    args: { input: t.arg({ type: CreateInput, required: true }) },
    errors,
    resolve: (_root, { input }, { viewer }) => createUtmTemplate(viewer, input),
  }),
);

const UpdateInput = builder.inputType('UpdateUtmTemplateInput', {
  description: 'What is left out stays as it is; null clears a value.',
  fields: (t) => ({
    id: t.id({ required: true, description: 'The global id of the template.' }),
    ...inputFields(utmTemplateMembers, ['name', ...values], {}, (options) => t.field(options as { type: 'String' })),
  }),
});

builder.mutationField('updateUtmTemplate', (t) =>
  t.withAuth({ may: ['write'] }).field({
    type: TemplateNode,
    description: 'Changes a UTM template. URLs that it was filled into stay as they are.',
    args: { input: t.arg({ type: UpdateInput, required: true }) },
    errors,
    resolve: (_root, { input: { id, ...changes } }, { viewer }) =>
      updateUtmTemplate(viewer, rowOfTemplate(id), changes),
  }),
);

const DeleteInput = builder.inputType('DeleteUtmTemplateInput', {
  description: 'The template to delete.',
  fields: (t) => ({ id: t.id({ required: true, description: 'The global id of the template.' }) }),
});

builder.mutationField('deleteUtmTemplate', (t) =>
  t.withAuth({ may: ['write'] }).field({
    type: 'ID',
    description: 'Deletes a UTM template. URLs stay as they are.',
    args: { input: t.arg({ type: DeleteInput, required: true }) },
    errors: { types: [UserError], dataField: { name: 'deletedId', description: 'The id as sent in the request.' } },
    resolve: async (_root, { input: { id } }, { viewer }) => {
      await deleteUtmTemplate(viewer, rowOfTemplate(id));
      return id;
    },
  }),
);
