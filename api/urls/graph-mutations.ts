import { builder, SENT_AGAIN } from '../graph/builder.ts';
import { rowOfEither } from '../graph/row-id.ts';
import { UserError } from '../common/user-error.ts';
import { createUrl } from './create-url.ts';
import { extendUrl } from './bulk-update.ts';
import { deleteUrl } from './delete-url.ts';
import { duplicateUrl } from './duplicate-url.ts';
import { optionFields } from './graph-inputs.ts';
import { ShortUrlNode } from './graph.ts';
import { urlMembers } from './members.ts';
import { restoreUrl } from './restore-url.ts';
import { setActive } from './set-active.ts';
import { updateUrl } from './update-url.ts';

const errors = { types: [UserError], dataField: { name: 'url', description: 'The URL that was created or changed.' } };
const rowOfUrl = (id: string | number) => rowOfEither('ShortUrl', String(id));

const SEEN = 'The version you last saw. If the URL has changed since, it stays as it is and the error is STALE.';

const CreateUrlInput = builder.inputType('CreateUrlInput', {
  description: 'A URL to create.',
  fields: (t) => ({
    originalUrl: t.string({ required: true, description: urlMembers.originalUrl.asked }),
    shortCode: t.string({ description: urlMembers.shortCode.asked }),
    ...optionFields((field) => t.field(field)),
    idempotencyKey: t.string({ description: SENT_AGAIN }),
  }),
});

builder.mutationField('createUrl', (t) =>
  t.withAuth({ may: ['write'] }).field({
    type: ShortUrlNode,
    description: 'Creates a short URL. Refuses codes that are taken or reserved, and more URLs than the plan allows.',
    args: { input: t.arg({ type: CreateUrlInput, required: true }) },
    errors,
    resolve: (_root, { input: { idempotencyKey, ...input } }, { viewer }) => createUrl(viewer, input, idempotencyKey),
  }),
);

const UpdateUrlInput = builder.inputType('UpdateUrlInput', {
  description: 'Omitted fields stay unchanged; null clears whatever can be null.',
  fields: (t) => ({
    id: t.id({ required: true, description: 'The global id of the URL.' }),
    originalUrl: t.string({
      description: `${urlMembers.originalUrl.asked} Another one is CONFLICT while an experiment runs.`,
    }),
    shortCode: t.string({ description: 'At most 64 letters, digits, - and _; the previous code stops redirecting.' }),
    ...optionFields((field) => t.field(field)),
    isActive: t.boolean({ description: urlMembers.isActive.asked }),
    updatedAt: t.field({
      type: 'DateTime',
      description: 'The version you last saw. If the URL has changed since, it stays unchanged and the error is STALE.',
    }),
  }),
});

builder.mutationField('updateUrl', (t) =>
  t.withAuth({ may: ['write'] }).field({
    type: ShortUrlNode,
    description:
      'Changes a URL. Refuses taken codes, another destination while an experiment runs, and with updatedAt, URLs that have changed since.',
    args: { input: t.arg({ type: UpdateUrlInput, required: true }) },
    errors,
    resolve: (_root, { input: { id, ...changes } }, { viewer }) => updateUrl(viewer, rowOfUrl(id), changes),
  }),
);

const ToggleUrlInput = builder.inputType('ToggleUrlInput', {
  description: 'The URL to switch on or off.',
  fields: (t) => ({
    id: t.id({ required: true, description: 'The global id of the URL.' }),
    isActive: t.boolean({ required: true, description: 'True switches it on, false off.' }),
    updatedAt: t.field({ type: 'DateTime', description: SEEN }),
  }),
});

builder.mutationField('toggleUrl', (t) =>
  t.withAuth({ may: ['write'] }).field({
    type: ShortUrlNode,
    description: 'Switches a URL on or off.',
    args: { input: t.arg({ type: ToggleUrlInput, required: true }) },
    errors,
    resolve: (_root, { input: { id, ...state } }, { viewer }) => setActive(viewer, rowOfUrl(id), state),
  }),
);

const DeleteUrlInput = builder.inputType('DeleteUrlInput', {
  description: 'The URL to delete.',
  fields: (t) => ({
    id: t.id({ required: true, description: 'The global id of the URL.' }),
    updatedAt: t.field({ type: 'DateTime', description: SEEN }),
  }),
});

builder.mutationField('deleteUrl', (t) =>
  t.withAuth({ may: ['write'] }).field({
    type: 'ID',
    description:
      'Deletes a URL: it stops redirecting at once. For a minute restoreUrl brings it back; then it is gone for good with all its statistics.',
    args: { input: t.arg({ type: DeleteUrlInput, required: true }) },
    errors: { types: [UserError], dataField: { name: 'deletedId', description: 'The id as sent in the request.' } },
    resolve: async (_root, { input: { id, updatedAt } }, { viewer }) => {
      await deleteUrl(viewer, rowOfUrl(id), updatedAt);
      return id;
    },
  }),
);

const RestoreUrlInput = builder.inputType('RestoreUrlInput', {
  description: 'The URL to bring back.',
  fields: (t) => ({ id: t.id({ required: true, description: 'The global id of the deleted URL.' }) }),
});

builder.mutationField('restoreUrl', (t) =>
  t.withAuth({ may: ['write'] }).field({
    type: ShortUrlNode,
    description: 'Brings back a URL that was deleted less than a minute ago, with its code and statistics.',
    args: { input: t.arg({ type: RestoreUrlInput, required: true }) },
    errors,
    resolve: (_root, { input: { id } }, { viewer }) => restoreUrl(viewer, rowOfUrl(id)),
  }),
);

const DuplicateUrlInput = builder.inputType('DuplicateUrlInput', {
  description: 'The URL to copy.',
  fields: (t) => ({
    id: t.id({ required: true, description: 'The global id of the URL.' }),
    idempotencyKey: t.string({ description: SENT_AGAIN }),
  }),
});

builder.mutationField('duplicateUrl', (t) =>
  t.withAuth({ may: ['write'] }).field({
    type: ShortUrlNode,
    description: "Makes an active copy with a new code and ' (Copy)' after its title. A future expiry is kept.",
    args: { input: t.arg({ type: DuplicateUrlInput, required: true }) },
    errors,
    resolve: (_root, { input: { id, idempotencyKey } }, { viewer }) =>
      duplicateUrl(viewer, rowOfUrl(id), idempotencyKey),
  }),
);

const ExtendUrlInput = builder.inputType('ExtendUrlInput', {
  description: 'The URL to extend.',
  fields: (t) => ({
    id: t.id({ required: true, description: 'The global id of the URL.' }),
    updatedAt: t.field({ type: 'DateTime', description: SEEN }),
  }),
});

builder.mutationField('extendUrl', (t) =>
  t.withAuth({ may: ['write'] }).field({
    type: ShortUrlNode,
    description: 'Sets the expiry of an expired or expiring URL to 30 days from now.',
    args: { input: t.arg({ type: ExtendUrlInput, required: true }) },
    errors,
    resolve: (_root, { input: { id, updatedAt } }, { viewer }) => extendUrl(viewer, rowOfUrl(id), updatedAt),
  }),
);
