import { builder } from '../graph/builder.ts';
import { db } from '../database/db.ts';
import { PRESENCE } from '../common/descriptions.ts';
import { AccountJobKind, AccountJobState, AddressHandling } from '../generated/prisma/enums.ts';
import type { AccountJob } from '../generated/prisma/client.ts';
import { UserError } from '../common/user-error.ts';
import { ViewerNode } from '../account/graph.ts';
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
const JobKind = builder.enumType(AccountJobKind, {
  name: 'AccountJobKind',
  description:
    'What a job does: export collects a download, delete_clicks deletes old clicks, close deletes the account.',
});
const JobState = builder.enumType(AccountJobState, {
  name: 'AccountJobState',
  description: 'The progress of a job: waiting to start, running, done, or failed.',
});

const PrivacyType = builder.objectRef<Privacy>('Privacy').implement({
  description: 'How the clicks of visitors are stored, and for how long.',
  fields: (t) => ({
    addressHandling: t.expose('addressHandling', {
      type: Handling,
      description: "How much of a visitor's address is used.",
    }),
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
    kind: t.expose('kind', { type: JobKind, description: 'What the job does.' }),
    state: t.expose('state', { type: JobState, description: 'The progress of the job.' }),
    done: t.exposeInt('done', { description: 'How many clicks the job has worked off so far.' }),
    total: t.exposeInt('total', { description: 'About how many clicks there are to do.' }),
    failure: t.exposeString('failure', {
      nullable: true,
      description: 'Why it failed, for people; null unless it did.',
    }),
    before: t.string({
      nullable: true,
      description: 'Clicks before this day are deleted, YYYY-MM-DD; null for other jobs.',
      resolve: ({ before }) => before?.toISOString().slice(0, 10) ?? null,
    }),
    bytes: t.float({
      nullable: true,
      description: 'The size of a finished download; otherwise null.',
      resolve: ({ bytes }) => (bytes === null ? null : Number(bytes)),
    }),
    createdAt: t.string({
      description: 'When it was requested, ISO 8601 in UTC.',
      resolve: ({ createdAt }) => createdAt.toISOString(),
    }),
    finishedAt: t.string({
      nullable: true,
      description: 'When it was done or failed, ISO 8601 in UTC; null before.',
      resolve: ({ finishedAt }) => finishedAt?.toISOString() ?? null,
    }),
  }),
});

builder.prismaObjectFields(ViewerNode, (t) => ({
  privacy: t.field({
    authScopes: { signedIn: true },
    type: PrivacyType,
    description: 'How the clicks of visitors are stored, and for how long.',
    resolve: (user) => privacyOf(user),
  }),
  accountJobs: t.field({
    authScopes: { signedIn: true },
    type: [JobType],
    description: 'Downloads and deletions, the latest of each kind; finished ones for a day.',
    complexity: { field: 1, multiplier: 3 },
    resolve: (user) => jobsOf(user),
  }),
}));

const UpdatePrivacyInput = builder.inputType('UpdatePrivacyInput', {
  description: 'The privacy settings to change; what is left out stays as it is.',
  fields: (t) => ({
    addressHandling: t.field({ type: Handling, description: "How much of a visitor's address is used." }),
    retentionDays: t.int({ description: 'Null keeps clicks for as long as the installation does.' }),
  }),
});

const viewerOf = ({ id }: { id: number }) => db.user.findUniqueOrThrow({ where: { id } });

builder.mutationField('updatePrivacy', (t) =>
  t.withAuth({ signedIn: true }).field({
    type: ViewerNode,
    description: 'What is left out stays as it is. Clicks that are too old by now are deleted within the hour.',
    args: { input: t.arg({ type: UpdatePrivacyInput, required: true }) },
    errors: { types: [UserError], dataField: { name: 'viewer', description: 'The account after the change.' } },
    resolve: async (_root, { input: { addressHandling, ...others } }, { viewer }) => {
      await updatePrivacy(viewer, { ...others, ...(addressHandling && { addressHandling }) });
      return viewerOf(viewer);
    },
  }),
);

const RequestExportInput = builder.inputType('RequestExportInput', {
  description: 'Who asks for the download.',
  fields: (t) => ({ currentPassword: t.string({ description: PRESENCE }) }),
});

builder.mutationField('requestExport', (t) =>
  t.withAuth({ signedIn: true }).field({
    type: JobType,
    description: 'Collects everything stored of the account in a ZIP file, which GET /api/account/exports/{id} sends.',
    args: { input: t.arg({ type: RequestExportInput }) },
    errors: {
      types: [UserError],
      dataField: { name: 'job', description: 'The job that does it; its progress is in accountJobs.' },
    },
    resolve: (_root, { input }, { viewer }) => requestExport(viewer, input),
  }),
);

const DeleteOldClicksInput = builder.inputType('DeleteOldClicksInput', {
  description: 'Which clicks to delete, with a confirmation.',
  fields: (t) => ({
    before: t.string({ required: true, description: 'The first day that is kept, YYYY-MM-DD.' }),
    confirmation: t.string({ required: true, description: `"${CONFIRMATION.clicks}"` }),
    currentPassword: t.string({ description: PRESENCE }),
  }),
});

builder.mutationField('deleteOldClicks', (t) =>
  t.withAuth({ signedIn: true }).field({
    type: JobType,
    description: 'Deletes clicks and everything derived from them for good; the totals of URLs stay.',
    args: { input: t.arg({ type: DeleteOldClicksInput, required: true }) },
    errors: {
      types: [UserError],
      dataField: { name: 'job', description: 'The job that does it; its progress is in accountJobs.' },
    },
    resolve: (_root, { input }, { viewer }) => deleteOldClicks(viewer, input),
  }),
);

const CloseAccountInput = builder.inputType('CloseAccountInput', {
  description: 'The confirmation of closing the account.',
  fields: (t) => ({
    confirmation: t.string({ required: true, description: `"${CONFIRMATION.everything}"` }),
    currentPassword: t.string({ description: PRESENCE }),
  }),
});

builder.mutationField('closeAccount', (t) =>
  t.withAuth({ signedIn: true }).field({
    type: JobType,
    description:
      'Closes the account for good: no token works any more, and everything stored of it is deleted. ' +
      'GET /api/account/closings/{id} tells how far that is.',
    args: { input: t.arg({ type: CloseAccountInput, required: true }) },
    errors: {
      types: [UserError],
      dataField: { name: 'job', description: 'The job that deletes everything.' },
    },
    resolve: (_root, { input }, { viewer }) => closeOwnAccount(viewer, input),
  }),
);
