import { ViewerNode } from '../account/graph.ts';
import { builder } from '../graph/builder.ts';
import { rowOfEither } from '../graph/row-id.ts';
import { UserError } from '../common/user-error.ts';
import { bulkChangeUrls, type RowChange } from './bulk-change.ts';
import { findUrl } from './find-url.ts';
import { ItemError, refusalOf } from './graph-refusal.ts';
import { optionFields } from './graph-inputs.ts';
import { ShortUrlNode } from './graph.ts';
import { urlMembers } from './members.ts';
import { matches, upsertUrl, type UpsertedUrl } from './upsert-url.ts';

builder.prismaObjectField(ViewerNode, 'url', (t) =>
  t.field({
    authScopes: { may: ['read'] },
    type: ShortUrlNode,
    nullable: true,
    description: 'The URL with a code or an external id; null where the viewer has none.',
    args: {
      shortCode: t.arg.string({ description: 'What follows the host in the short URL.' }),
      externalId: t.arg.string({ description: 'Instead of the code: what your own systems call it.' }),
      domain: t.arg.string({
        description: "With the code: a domain of the account; this server's own host when left out.",
      }),
    },
    resolve: (_parent, args, { viewer }) =>
      findUrl(viewer!, {
        shortCode: args.shortCode ?? undefined,
        externalId: args.externalId ?? undefined,
        domain: args.domain ?? undefined,
      }).catch(nullWhereNone),
  }),
);

function nullWhereNone(error: unknown): null {
  if (error instanceof UserError && error.code === 'NOT_FOUND') return null;
  throw error;
}

const MatchBy = builder.enumType('UrlMatch', {
  description: 'By what upsertUrl finds an earlier URL; of several with one ORIGINAL_URL the oldest.',
  values: matches,
});

const UpsertUrlInput = builder.inputType('UpsertUrlInput', {
  description: 'What a URL is to be. What is left out of a URL that is there stays as it is; null clears it.',
  fields: (t) => ({
    matchBy: t.field({ type: MatchBy, description: 'EXTERNAL_ID when left out. What it names is required.' }),
    originalUrl: t.string({ required: true, description: urlMembers.originalUrl.asked }),
    shortCode: t.string({ description: urlMembers.shortCode.asked }),
    ...optionFields((field) => t.field(field)),
    isActive: t.boolean({ description: urlMembers.isActive.asked }),
  }),
});

const Upserted = builder.objectRef<UpsertedUrl>('UpsertedUrl').implement({
  description: 'A URL after an upsert.',
  fields: (t) => ({
    url: t.expose('url', { type: ShortUrlNode, description: 'As it is now.' }),
    isCreated: t.exposeBoolean('isCreated', { description: 'False where it was there before.' }),
  }),
});

builder.mutationField('upsertUrl', (t) =>
  t.withAuth({ may: ['write'] }).field({
    type: Upserted,
    description: 'Changes the URL that matches, or creates it. Sent again, or twice at once, it creates nothing twice.',
    args: { input: t.arg({ type: UpsertUrlInput, required: true }) },
    errors: { types: [UserError], dataField: { name: 'upserted', description: 'The URL, and whether it is new.' } },
    resolve: (_root, { input }, { viewer }) => upsertUrl(viewer, input),
  }),
);

const BulkChangeRow = builder.inputType('BulkChangeRow', {
  description: 'One URL to change, named by id or externalId. What is left out stays as it is; null clears it.',
  fields: (t) => ({
    id: t.id({ description: 'The global id of the URL.' }),
    originalUrl: t.string({ description: urlMembers.originalUrl.asked }),
    ...optionFields((field) => t.field(field)),
    isActive: t.boolean({ description: urlMembers.isActive.asked }),
    externalId: t.string({ description: 'Instead of the id: what your own systems call it.' }),
  }),
});

const BulkChangeUrlsInput = builder.inputType('BulkChangeUrlsInput', {
  description: 'The URLs to change, each to values of its own.',
  fields: (t) => ({
    rows: t.field({ type: [BulkChangeRow], required: true, description: '1 to 1,000 of them.' }),
  }),
});

const BulkChangeItem = builder.objectRef<RowChange>('BulkChangeItem').implement({
  description: 'What became of one row of a bulk change.',
  fields: (t) => ({
    row: t.exposeInt('row', { description: 'Starts at 1, in the order sent.' }),
    ok: t.boolean({
      description: 'Whether the row was applied, or had nothing to change.',
      resolve: ({ error }) => error === null,
    }),
    isChanged: t.exposeBoolean('isChanged', {
      description: 'False when it was refused, or says what the URL has already.',
    }),
    url: t.expose('url', { type: ShortUrlNode, nullable: true, description: 'As it is now; null when refused.' }),
    error: t.field({
      type: ItemError,
      nullable: true,
      description: 'Why the row was refused; null when it was not.',
      resolve: ({ error }) => refusalOf(error),
    }),
  }),
});

builder.mutationField('bulkChangeUrls', (t) =>
  t.withAuth({ may: ['write'] }).field({
    type: [BulkChangeItem],
    description: 'Changes destination, options and state of many URLs; a refused row does not stop the others.',
    args: { input: t.arg({ type: BulkChangeUrlsInput, required: true }) },
    errors: {
      types: [UserError],
      dataField: { name: 'results', description: 'One result for each row, in the order sent.' },
    },
    resolve: (_root, { input: { rows } }, { viewer }) =>
      bulkChangeUrls(viewer, {
        rows: rows.map(({ id, ...changes }) => ({
          ...changes,
          ...(id && { id: rowOfEither('ShortUrl', String(id)) }),
        })),
      }),
  }),
);
