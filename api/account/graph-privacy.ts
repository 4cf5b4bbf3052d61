import { builder } from '../builder.ts';
import { db } from '../db.ts';
import { AccountJobKind, AccountJobState, AddressHandling } from '../generated/prisma/enums.ts';
import type { AccountJob } from '../generated/prisma/client.ts';
import { UserError } from '../user-error.ts';
import { ViewerNode } from './graph.ts';
import { closeOwnAccount } from './jobs/close-own-account.ts';
import { CONFIRMATION } from './jobs/confirmation.ts';
import { deleteOldClicks } from './jobs/delete-old-clicks.ts';
import { jobsOf } from './jobs/job-of.ts';
import { requestExport } from './jobs/request-export.ts';
import { privacyOf, updatePrivacy, type Privacy } from './privacy.ts';

const Handling = builder.enumType(AddressHandling, {
  name: 'AddressHandling',
  description:
    'How much of the address of a visitor is used to find the place and to tell visitors apart; it is never stored. ' +
    'truncated: without its last part. none: no place, no network and no visitors are known.',
});
const JobKind = builder.enumType(AccountJobKind, { name: 'AccountJobKind' });
const JobState = builder.enumType(AccountJobState, { name: 'AccountJobState' });

const PrivacyType = builder.objectRef<Privacy>('Privacy').implement({
  fields: (t) => ({
    addressHandling: t.expose('addressHandling', { type: Handling }),
    retentionDays: t.exposeInt('retentionDays', {
      nullable: true,
      description: 'How many days clicks are kept; null for as long as the installation keeps them.',
    }),
    mostRetentionDays: t.exposeInt('mostRetentionDays', {
      description: 'How many days the installation keeps clicks.',
    }),
  }),
});

const JobType = builder.objectRef<AccountJob>('AccountJob').implement({
  description: 'A download or a deletion that takes a while; it goes on after a restart of the server.',
  fields: (t) => ({
    id: t.exposeString('id', {
      description: 'Names it at /api/account/exports, and at /api/account/closings for whoever closed an account.',
    }),
    kind: t.expose('kind', { type: JobKind }),
    state: t.expose('state', { type: JobState }),
    done: t.exposeInt('done', { description: 'Clicks so far.' }),
    total: t.exposeInt('total', { description: 'About how many clicks there are to do.' }),
    failure: t.exposeString('failure', { nullable: true }),
    before: t.string({
      nullable: true,
      description: 'Clicks before this day are deleted, YYYY-MM-DD.',
      resolve: ({ before }) => before?.toISOString().slice(0, 10) ?? null,
    }),
    bytes: t.float({
      nullable: true,
      description: 'The size of a finished download.',
      resolve: ({ bytes }) => (bytes === null ? null : Number(bytes)),
    }),
    createdAt: t.string({ resolve: ({ createdAt }) => createdAt.toISOString() }),
    finishedAt: t.string({ nullable: true, resolve: ({ finishedAt }) => finishedAt?.toISOString() ?? null }),
  }),
});

builder.prismaObjectFields(ViewerNode, (t) => ({
  privacy: t.field({ type: PrivacyType, select: { id: true }, resolve: (user) => privacyOf(user) }),
  accountJobs: t.field({
    type: [JobType],
    description: 'Downloads and deletions, the latest of each kind; finished ones for a day.',
    select: { id: true },
    complexity: { field: 1, multiplier: 3 },
    resolve: (user) => jobsOf(user),
  }),
}));

const UpdatePrivacyInput = builder.inputType('UpdatePrivacyInput', {
  fields: (t) => ({
    addressHandling: t.field({ type: Handling }),
    retentionDays: t.int({ description: 'Null keeps clicks for as long as the installation does.' }),
  }),
});

const viewerOf = ({ id }: { id: number }) => db.user.findUniqueOrThrow({ where: { id } });

builder.mutationField('updatePrivacy', (t) =>
  t.withAuth({ signedIn: true }).field({
    type: ViewerNode,
    description: 'What is left out stays as it is. Clicks that are too old by now are deleted within the hour.',
    args: { input: t.arg({ type: UpdatePrivacyInput, required: true }) },
    errors: { types: [UserError], dataField: { name: 'viewer' } },
    resolve: async (_root, { input: { addressHandling, ...others } }, { viewer }) => {
      await updatePrivacy(viewer, { ...others, ...(addressHandling && { addressHandling }) });
      return viewerOf(viewer);
    },
  }),
);

builder.mutationField('requestExport', (t) =>
  t.withAuth({ signedIn: true }).field({
    type: JobType,
    description: 'Collects everything stored of the account in a ZIP file, which GET /api/account/exports/{id} sends.',
    errors: { types: [UserError], dataField: { name: 'job' } },
    resolve: (_root, _args, { viewer }) => requestExport(viewer),
  }),
);

const DeleteOldClicksInput = builder.inputType('DeleteOldClicksInput', {
  fields: (t) => ({
    before: t.string({ required: true, description: 'The first day that is kept, YYYY-MM-DD.' }),
    confirmation: t.string({ required: true, description: `"${CONFIRMATION.clicks}"` }),
  }),
});

builder.mutationField('deleteOldClicks', (t) =>
  t.withAuth({ signedIn: true }).field({
    type: JobType,
    description: 'Deletes clicks and everything derived from them for good; the totals of URLs stay.',
    args: { input: t.arg({ type: DeleteOldClicksInput, required: true }) },
    errors: { types: [UserError], dataField: { name: 'job' } },
    resolve: (_root, { input }, { viewer }) => deleteOldClicks(viewer, input),
  }),
);

const CloseAccountInput = builder.inputType('CloseAccountInput', {
  fields: (t) => ({ confirmation: t.string({ required: true, description: `"${CONFIRMATION.everything}"` }) }),
});

builder.mutationField('closeAccount', (t) =>
  t.withAuth({ signedIn: true }).field({
    type: JobType,
    description:
      'Closes the account for good: no token works any more, and everything stored of it is deleted. ' +
      'GET /api/account/closings/{id} tells how far that is.',
    args: { input: t.arg({ type: CloseAccountInput, required: true }) },
    errors: { types: [UserError], dataField: { name: 'job' } },
    resolve: (_root, { input }, { viewer }) => closeOwnAccount(viewer, input),
  }),
);
