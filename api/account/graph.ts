import { builder } from '../graph/builder.ts';
import { config } from '../common/config.ts';
import { db } from '../database/db.ts';
import { GLOBAL_ID } from '../common/descriptions.ts';
import type { Suspension } from '../generated/prisma/client.ts';
import { SubscriptionTier } from '../generated/prisma/enums.ts';
import type { PlanLimits } from '../common/plan-limits.ts';
import { NO_ROW, rowId } from '../graph/row-id.ts';
import { UserError } from '../common/user-error.ts';
import { limitsOf } from './limits.ts';
import { profileMembers } from './members.ts';
import { updateProfile } from './update-profile.ts';

export const Tier = builder.enumType(SubscriptionTier, {
  name: 'SubscriptionTier',
  description: 'The plan of an account.',
});

export const Limits = builder.objectRef<PlanLimits>('PlanLimits').implement({
  description: 'What the plan allows; -1 means unlimited. History reaches no further than clicks are kept.',
  fields: (t) => ({
    maxUrls: t.exposeInt('maxUrls', { description: 'How many URLs the account can have.' }),
    monthlyClickLimit: t.exposeInt('monthlyClickLimit', { description: 'How many clicks a month are included.' }),
    maxAnalyticsHistoryDays: t.exposeInt('maxAnalyticsHistoryDays', {
      description: 'How many days back figures reach.',
    }),
    canUseBulkOperations: t.exposeBoolean('canUseBulkOperations', {
      description: 'Whether more than 100 rows can be sent at once.',
    }),
  }),
});

const AccountSuspension = builder.objectRef<Pick<Suspension, 'reason' | 'createdAt'>>('AccountSuspension').implement({
  description: 'A suspension of the whole account by those who run the server.',
  fields: (t) => ({
    reason: t.exposeString('reason', { description: 'Why.' }),
    since: t.expose('createdAt', { type: 'DateTime', description: 'Since when.' }),
  }),
});

/** The signed-in owner: every read starts here. */
export const ViewerNode = builder.prismaNode('User', {
  variant: 'Viewer',
  id: { field: 'id', description: GLOBAL_ID, authScopes: { may: ['read', 'analytics'] } },
  // A stranger's id reads as "no such node".
  findUnique: (id, { viewer }) => ({ id: viewer && rowId(id) === viewer.id ? viewer.id : NO_ROW }),
  nullable: true,
  description: 'The account that makes the request: everything it owns is read from here.',
  fields: (t) => ({
    email: t.exposeString('email', {
      authScopes: { signedIn: true },
      nullable: true,
      description: profileMembers.email.words,
    }),
    firstName: t.exposeString('firstName', {
      authScopes: { signedIn: true },
      description: profileMembers.firstName.words,
    }),
    tier: t.expose('tier', { authScopes: { may: ['read'] }, type: Tier, description: 'The plan of the account.' }),
    shortOrigin: t.string({
      authScopes: { may: ['read', 'analytics'] },
      description: 'What every short URL begins with: scheme, host and port.',
      resolve: () => config.shortOrigin,
    }),
    timeZone: t.string({
      authScopes: { may: ['read', 'analytics'] },
      description: "The IANA zone in which the owner's days begin; UTC until one is known.",
      resolve: (user) => user.timeZone ?? 'UTC',
    }),
    suspension: t.field({
      authScopes: { may: ['read'] },
      type: AccountSuspension,
      nullable: true,
      description: 'Why nothing can be created or changed, and no URL redirects; null where nothing is suspended.',
      select: { suspension: true },
      resolve: ({ suspension }) => suspension,
    }),
    limits: t.field({
      authScopes: { may: ['read'] },
      type: Limits,
      description: 'What the plan allows.',
      resolve: (user) => limitsOf(user),
    }),
  }),
});

builder.queryField('viewer', (t) =>
  t.withAuth({ may: ['read', 'analytics'] }).prismaField({
    type: ViewerNode,
    description: 'The account that makes the request.',
    // Whoever was read to authenticate the request need not be read again, unless the question is for more than the account.
    resolve: (query, _root, _args, { viewer }) =>
      (Object.keys(query).length === 0 && viewer.account) ||
      db.user.findUniqueOrThrow({ ...query, where: { id: viewer.id } }),
  }),
);

const UpdateTimeZoneInput = builder.inputType('UpdateTimeZoneInput', {
  description: 'The new time zone.',
  fields: (t) => ({ timeZone: t.string({ required: true, description: 'An IANA zone, Europe/Berlin for example.' }) }),
});

builder.mutationField('updateTimeZone', (t) =>
  t.withAuth({ signedIn: true }).field({
    type: ViewerNode,
    deprecationReason: 'Use updateProfile.',
    description: "Changes the time zone of the owner's days, from the next click on.",
    args: { input: t.arg({ type: UpdateTimeZoneInput, required: true }) },
    errors: { types: [UserError], dataField: { name: 'viewer', description: 'The account after the change.' } },
    resolve: (_root, { input }, { viewer }) => updateProfile(viewer, input),
  }),
);
