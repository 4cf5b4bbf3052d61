import { builder } from '../graph/builder.ts';
import { bulkProgress } from '../live/bulk-progress.ts';
import type { BulkProgress } from '../live/pubsub.ts';
import { rowOfEither } from '../graph/row-id.ts';
import { UserError } from '../common/user-error.ts';
import { bulkCreateUrls, LONG_LISTS, type BulkCreation, type RowOutcome } from './bulk-create.ts';
import { finishedRows } from './bulk-memory.ts';
import { bulkActions, bulkUpdateUrls } from './bulk-update.ts';
import type { BulkOutcome } from './bulk-outcome.ts';
import { ItemError, refusalOf } from './graph-refusal.ts';
import { optionFields } from './graph-inputs.ts';
import { ShortUrlNode } from './graph.ts';
import { urlMembers } from './members.ts';

const BulkUrlAction = builder.enumType('BulkUrlAction', {
  description:
    'ACTIVATE: switched on; one that has expired stays so, as its status says. EXTEND: expires 30 days from now; only for ' +
    'expired or expiring URLs. UNDO_EXTEND: the expiry before that. ' +
    'RESTORE: brings back what was deleted less than a minute ago. ADD_TAGS, REMOVE_TAGS: the other tags stay.',
  values: bulkActions,
});

const BulkUpdateUrlsInput = builder.inputType('BulkUpdateUrlsInput', {
  description: 'The URLs to change and the action for all of them.',
  fields: (t) => ({
    ids: t.idList({ required: true, description: '1 to 1,000 of them.' }),
    action: t.field({ type: BulkUrlAction, required: true, description: 'What to do with each of them.' }),
    tags: t.stringList({ description: 'The names of the tags of ADD_TAGS and REMOVE_TAGS; new names become tags.' }),
  }),
});

type Outcome = BulkOutcome & { globalId: string };

const BulkUpdateItem = builder.objectRef<Outcome>('BulkUpdateItem').implement({
  description: 'What became of one URL of a bulk update.',
  fields: (t) => ({
    urlId: t.id({ description: 'As sent in the request.', resolve: ({ globalId }) => globalId }),
    ok: t.boolean({
      description: 'Whether the action was applied, or had nothing to change.',
      resolve: ({ error }) => error === null,
    }),
    isChanged: t.exposeBoolean('isChanged', {
      description: 'False when it was refused, or already as the action makes it.',
    }),
    url: t.expose('url', { type: ShortUrlNode, nullable: true, description: 'Null when deleted or refused.' }),
    error: t.field({
      type: ItemError,
      nullable: true,
      description: 'Why the URL was refused; null when it was not.',
      resolve: ({ error }) => refusalOf(error),
    }),
  }),
});

builder.mutationField('bulkUpdateUrls', (t) =>
  t.withAuth({ may: ['write'] }).field({
    type: [BulkUpdateItem],
    description: 'Applies one action to many URLs; a refused item does not stop the others.',
    args: { input: t.arg({ type: BulkUpdateUrlsInput, required: true }) },
    errors: {
      types: [UserError],
      dataField: { name: 'results', description: 'One result for each URL, in the order sent.' },
    },
    resolve: async (_root, { input: { ids, action, tags } }, { viewer }) => {
      const globalIds = [...new Set(ids.map(String))];
      const rows = globalIds.map((id) => rowOfEither('ShortUrl', id));
      const outcomes = await bulkUpdateUrls(viewer, { ids: rows, action, tags });
      const known = new Map(outcomes.map((outcome) => [outcome.id, outcome]));
      return globalIds.map((globalId, index) => ({ ...known.get(rows[index]!)!, globalId }));
    },
  }),
);

const BulkUrlRow = builder.inputType('BulkUrlRow', {
  description: 'One URL to create.',
  fields: (t) => ({
    originalUrl: t.string({ required: true, description: urlMembers.originalUrl.asked }),
    shortCode: t.string({ description: urlMembers.shortCode.asked }),
    ...optionFields((field) => t.field(field)),
  }),
});

const BulkCreateUrlsInput = builder.inputType('BulkCreateUrlsInput', {
  description: 'The rows to create URLs from.',
  fields: (t) => ({
    rows: t.field({ type: [BulkUrlRow], required: true, description: `1 to 1,000 of them. ${LONG_LISTS}` }),
    idempotencyKey: t.string({
      description:
        'Sending it again within a day with the same rows creates nothing twice. It is also the jobId of bulkProgress.',
    }),
  }),
});

const BulkCreateRow = builder.objectRef<RowOutcome>('BulkCreateRow').implement({
  description: 'What became of one row of a bulk creation.',
  fields: (t) => ({
    row: t.exposeInt('row', { description: 'Starts at 1, in the order sent.' }),
    ok: t.boolean({ description: 'Whether a URL was created.', resolve: ({ error }) => error === null }),
    originalUrl: t.exposeString('originalUrl', { description: 'The destination as sent in the request.' }),
    url: t.expose('url', { type: ShortUrlNode, nullable: true, description: 'Null when refused or since deleted.' }),
    error: t.field({
      type: ItemError,
      nullable: true,
      description: 'Why the row was refused; null when it was not.',
      resolve: ({ error }) => refusalOf(error),
    }),
  }),
});

const BulkCreationType = builder.objectRef<BulkCreation>('BulkCreation').implement({
  description: 'What became of all rows of a bulk creation.',
  fields: (t) => ({
    jobId: t.exposeString('jobId', { description: 'The idempotency key, or a random id without one.' }),
    isReplay: t.exposeBoolean('isReplay', {
      description: 'True when this key was sent before: nothing was created again.',
    }),
    created: t.int({
      description: 'How many rows became a URL.',
      resolve: ({ outcomes }) => outcomes.filter(({ error }) => !error).length,
    }),
    failed: t.int({
      description: 'How many rows were refused.',
      resolve: ({ outcomes }) => outcomes.filter(({ error }) => error).length,
    }),
    results: t.field({
      type: [BulkCreateRow],
      description: 'One result for each row, in the order sent.',
      resolve: ({ outcomes }) => outcomes,
    }),
  }),
});

builder.mutationField('bulkCreateUrls', (t) =>
  t.withAuth({ may: ['write'] }).field({
    type: BulkCreationType,
    description:
      'Creates a URL from every row; a refused row does not stop the others. GraphQL requests can have at most 1 MB. ' +
      'Send larger ones to POST /api/urls/bulk.',
    args: { input: t.arg({ type: BulkCreateUrlsInput, required: true }) },
    errors: { types: [UserError], dataField: { name: 'creation', description: 'What became of the rows.' } },
    resolve: (_root, { input }, { viewer }) => bulkCreateUrls(viewer, input),
  }),
);

const Progress = builder.objectRef<BulkProgress>('BulkProgress').implement({
  description: 'The progress of a bulk creation.',
  fields: (t) => ({
    done: t.exposeInt('done', { description: 'Processed rows; reaches the total only when all rows are stored.' }),
    total: t.exposeInt('total', { description: 'The number of rows.' }),
  }),
});

builder.subscriptionField('bulkProgress', (t) =>
  t.withAuth({ may: ['write'] }).field({
    type: Progress,
    description:
      'The progress of a bulk creation. Subscribe with the idempotency key before sending the rows. Completes when all ' +
      'rows are stored, or when the access token expires.',
    args: { jobId: t.arg.string({ required: true, description: 'The idempotency key of the bulk creation.' }) },
    subscribe: (_root, { jobId }, { viewer }) =>
      bulkProgress(viewer, jobId, async () => {
        const total = await finishedRows(viewer, jobId);
        return total === null ? null : { done: total, total };
      }),
    resolve: (progress) => progress,
  }),
);
