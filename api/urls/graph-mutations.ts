import { builder } from '../builder.ts';
import { rowOf } from '../row-id.ts';
import { UserError } from '../user-error.ts';
import { createUrl } from './create-url.ts';
import { extendUrl } from './bulk-update.ts';
import { deleteUrl } from './delete-url.ts';
import { duplicateUrl } from './duplicate-url.ts';
import { ShortUrlNode } from './graph.ts';
import { setActive } from './set-active.ts';
import { updateUrl } from './update-url.ts';

const errors = { types: [UserError], dataField: { name: 'url' } };
const rowOfUrl = (id: string | number) => rowOf('ShortUrl', String(id));

const CreateUrlInput = builder.inputType('CreateUrlInput', {
  fields: (t) => ({
    originalUrl: t.string({ required: true, description: 'Where it leads: http(s), at most 2,048 characters.' }),
    shortCode: t.string({ description: 'At most 16 letters, digits, - and _; a random one when left out.' }),
    title: t.string(),
    description: t.string(),
    expiresAt: t.field({ type: 'DateTime', description: 'From then on it leads nowhere; in the future.' }),
  }),
});

builder.mutationField('createUrl', (t) =>
  t.withAuth({ signedIn: true }).field({
    type: ShortUrlNode,
    args: { input: t.arg({ type: CreateUrlInput, required: true }) },
    errors,
    resolve: (_root, { input }, { viewer }) => createUrl(viewer, input),
  }),
);

const UpdateUrlInput = builder.inputType('UpdateUrlInput', {
  description: 'A field left out stays as it is; title, description and expiresAt are cleared by null.',
  fields: (t) => ({
    id: t.id({ required: true }),
    originalUrl: t.string(),
    shortCode: t.string(),
    title: t.string(),
    description: t.string(),
    expiresAt: t.field({ type: 'DateTime' }),
    isActive: t.boolean(),
    updatedAt: t.field({
      type: 'DateTime',
      description: 'As last seen: a URL that was changed since stays as it is, and the answer is CONFLICT.',
    }),
  }),
});

builder.mutationField('updateUrl', (t) =>
  t.withAuth({ signedIn: true }).field({
    type: ShortUrlNode,
    args: { input: t.arg({ type: UpdateUrlInput, required: true }) },
    errors,
    resolve: (_root, { input: { id, ...changes } }, { viewer }) => updateUrl(viewer, rowOfUrl(id), changes),
  }),
);

const ToggleUrlInput = builder.inputType('ToggleUrlInput', {
  fields: (t) => ({ id: t.id({ required: true }), isActive: t.boolean({ required: true }) }),
});

builder.mutationField('toggleUrl', (t) =>
  t.withAuth({ signedIn: true }).field({
    type: ShortUrlNode,
    description: 'Switches a URL on or off.',
    args: { input: t.arg({ type: ToggleUrlInput, required: true }) },
    errors,
    resolve: (_root, { input: { id, isActive } }, { viewer }) => setActive(viewer, rowOfUrl(id), { isActive }),
  }),
);

const DeleteUrlInput = builder.inputType('DeleteUrlInput', {
  fields: (t) => ({ id: t.id({ required: true }) }),
});

builder.mutationField('deleteUrl', (t) =>
  t.withAuth({ signedIn: true }).field({
    type: 'ID',
    description: 'Deletes a URL for good, with everything counted for it.',
    args: { input: t.arg({ type: DeleteUrlInput, required: true }) },
    errors: { types: [UserError], dataField: { name: 'deletedId' } },
    resolve: async (_root, { input: { id } }, { viewer }) => {
      await deleteUrl(viewer, rowOfUrl(id));
      return id;
    },
  }),
);

const DuplicateUrlInput = builder.inputType('DuplicateUrlInput', {
  fields: (t) => ({ id: t.id({ required: true }) }),
});

builder.mutationField('duplicateUrl', (t) =>
  t.withAuth({ signedIn: true }).field({
    type: ShortUrlNode,
    description: "An active copy with a fresh code, ' (Copy)' behind its title; an expiry still to come is kept.",
    args: { input: t.arg({ type: DuplicateUrlInput, required: true }) },
    errors,
    resolve: (_root, { input: { id } }, { viewer }) => duplicateUrl(viewer, rowOfUrl(id)),
  }),
);

const ExtendUrlInput = builder.inputType('ExtendUrlInput', {
  fields: (t) => ({ id: t.id({ required: true }) }),
});

builder.mutationField('extendUrl', (t) =>
  t.withAuth({ signedIn: true }).field({
    type: ShortUrlNode,
    description: 'Lets an expired or expiring URL expire 30 days from now.',
    args: { input: t.arg({ type: ExtendUrlInput, required: true }) },
    errors,
    resolve: (_root, { input: { id } }, { viewer }) => extendUrl(viewer, rowOfUrl(id)),
  }),
);
