import { ViewerNode } from '../account/graph.ts';
import { UserError } from '../common/user-error.ts';
import type { LinkImport } from '../generated/prisma/client.ts';
import { builder } from '../graph/builder.ts';
import { exposedFields, type Exposed } from '../graph/member-fields.ts';
import { formats } from './formats.ts';
import { importLinks } from './import-links.ts';
import { findImport, listImports } from './list-imports.ts';
import { conflictChoices, importMembers, importStates, importWords, previewMembers, type Refusal } from './members.ts';
import { previewImport } from './preview-import.ts';
import type { ImportPreview } from './preview-plan.ts';
import { undoImport, undoUntil } from './undo-import.ts';

const Format = builder.enumType('ImportFormat', { description: 'Where a file comes from.', values: formats });
const State = builder.enumType('ImportState', { description: importMembers.state.words, values: importStates });
const Conflicts = builder.enumType('ImportConflicts', { description: importWords.conflicts, values: conflictChoices });

const RefusalType = builder.objectRef<Refusal>('ImportRefusal').implement({
  description: importWords.refusal,
  fields: (t) => ({
    row: t.exposeInt('row', { description: importWords.row }),
    originalUrl: t.exposeString('originalUrl', { description: importWords.originalUrl }),
    message: t.exposeString('message', { description: importWords.message }),
  }),
});

const PreviewType = builder.objectRef<ImportPreview>('ImportPreview').implement({
  description: importWords.preview,
  fields: (t) => ({
    ...exposedFields(previewMembers, Object.keys(previewMembers), { format: Format }, (name, options) =>
      t.expose(name as 'total', options as unknown as { type: 'Int'; description: string }),
    ),
    refusals: t.expose('refusals', { type: [RefusalType], description: 'The first 100 of them.' }),
  }),
});

/** An import as both doors tell it. */
const told = (one: LinkImport) => ({
  ...one,
  undoUntil: undoUntil(one),
  jobId: one.key,
  refusals: one.refusals as unknown as Refusal[],
});

const ImportType = builder.objectRef<ReturnType<typeof told>>('LinkImport').implement({
  description: importWords.import_,
  fields: (t) => ({
    number: t.exposeInt('id', { description: 'Its number, for undoImport.' }),
    ...exposedFields(importMembers, Object.keys(importMembers), { format: Format, state: State }, (name, options) =>
      t.expose(name as 'createdAt', options as unknown as Exposed as never),
    ),
    refusals: t.expose('refusals', { type: [RefusalType], description: 'The first 100 rows that were not imported.' }),
  }),
});

builder.prismaObjectField(ViewerNode, 'imports', (t) =>
  t.field({
    authScopes: { may: ['read'] },
    type: [ImportType],
    description: importWords.imports,
    resolve: async (viewer) => (await listImports(viewer)).map(told),
  }),
);

builder.prismaObjectField(ViewerNode, 'import', (t) =>
  t.field({
    authScopes: { may: ['read'] },
    type: ImportType,
    description: importWords.one,
    args: { number: t.arg.int({ required: true, description: 'Its number.' }) },
    resolve: async (viewer, { number }) => told(await findImport(viewer, number)),
  }),
);

const PreviewInput = builder.inputType('PreviewImportInput', {
  description: 'A file, and what is to become of links whose code is taken. GraphQL requests can have at most 1 MB.',
  fields: (t) => ({
    text: t.string({ required: true, description: importWords.text }),
    conflicts: t.field({ type: Conflicts, required: true, description: importWords.conflicts }),
  }),
});

builder.mutationField('previewImport', (t) =>
  t.withAuth({ may: ['write'] }).field({
    type: PreviewType,
    description: `${importWords.preview} Send larger files to POST /api/imports/preview.`,
    args: { input: t.arg({ type: PreviewInput, required: true }) },
    errors: { types: [UserError], dataField: { name: 'preview', description: 'What would become of the file.' } },
    resolve: (_root, { input: { text, ...options } }, { viewer }) => previewImport(viewer, Buffer.from(text), options),
  }),
);

const ImportInput = builder.inputType('ImportLinksInput', {
  description: 'A file, and how it is imported. GraphQL requests can have at most 1 MB.',
  fields: (t) => ({
    text: t.string({ required: true, description: importWords.text }),
    conflicts: t.field({ type: Conflicts, required: true, description: importWords.conflicts }),
    idempotencyKey: t.string({ description: importWords.key }),
  }),
});

builder.mutationField('importLinks', (t) =>
  t.withAuth({ may: ['write'] }).field({
    type: ImportType,
    description: `${importWords.import} Send larger files to POST /api/imports.`,
    args: { input: t.arg({ type: ImportInput, required: true }) },
    errors: { types: [UserError], dataField: { name: 'linkImport', description: 'The import, which waits.' } },
    resolve: async (_root, { input: { text, ...options } }, { viewer }) =>
      told((await importLinks(viewer, Buffer.from(text), options)).linkImport),
  }),
);

const UndoInput = builder.inputType('UndoImportInput', {
  description: 'The import to undo.',
  fields: (t) => ({ number: t.int({ required: true, description: 'Its number.' }) }),
});

builder.mutationField('undoImport', (t) =>
  t.withAuth({ may: ['write'] }).field({
    type: ImportType,
    description: importWords.undo,
    args: { input: t.arg({ type: UndoInput, required: true }) },
    errors: { types: [UserError], dataField: { name: 'linkImport', description: 'The import, which is undone.' } },
    resolve: async (_root, { input }, { viewer }) => told(await undoImport(viewer, input.number)),
  }),
);
