import { builder } from '../builder.ts';
import { config } from '../config.ts';
import { db } from '../db.ts';
import { SubscriptionTier } from '../generated/prisma/enums.ts';
import type { PlanLimits } from '../plans.ts';
import { NO_ROW, rowId } from '../row-id.ts';
import { UserError } from '../user-error.ts';
import { ownerColumns, ownerOf } from '../viewer.ts';
import { limitsOf } from './limits.ts';
import { updateTimeZone } from './update-time-zone.ts';
import { usageOf, type Usage } from './usage.ts';

export const Tier = builder.enumType(SubscriptionTier, { name: 'SubscriptionTier' });

export const Limits = builder.objectRef<PlanLimits>('PlanLimits').implement({
  description: 'What the plan allows; -1 means unlimited. History reaches no further than clicks are kept.',
  fields: (t) => ({
    maxUrls: t.exposeInt('maxUrls'),
    monthlyClickLimit: t.exposeInt('monthlyClickLimit'),
    maxAnalyticsHistoryDays: t.exposeInt('maxAnalyticsHistoryDays'),
    canUseBulkOperations: t.exposeBoolean('canUseBulkOperations'),
  }),
});

const UsageType = builder.objectRef<Usage>('Usage').implement({
  description: 'How much of the plan is used; percentages are null when the plan has no limit.',
  fields: (t) => ({
    urlCount: t.exposeInt('urlCount'),
    maxUrls: t.exposeInt('maxUrls'),
    urlUsagePercentage: t.exposeFloat('urlUsagePercentage', { nullable: true }),
    currentMonthClicks: t.exposeInt('currentMonthClicks'),
    clickLimit: t.exposeInt('clickLimit'),
    clickUsagePercentage: t.exposeFloat('clickUsagePercentage', { nullable: true }),
  }),
});

/** The signed-in owner: every read starts here. */
export const ViewerNode = builder.prismaNode('User', {
  variant: 'Viewer',
  id: { field: 'id' },
  // A stranger's id reads as "no such node".
  findUnique: (id, { viewer }) => ({ id: viewer && rowId(id) === viewer.id ? viewer.id : NO_ROW }),
  nullable: true,
  fields: (t) => ({
    email: t.exposeString('email', { authScopes: { may: ['read'] }, nullable: true }),
    firstName: t.exposeString('firstName'),
    tier: t.expose('tier', { type: Tier }),
    shortOrigin: t.string({
      description: 'What every short URL begins with: scheme, host and port.',
      resolve: () => config.shortOrigin,
    }),
    timeZone: t.string({ select: { timeZone: true }, resolve: (user) => user.timeZone ?? 'UTC' }),
    limits: t.field({
      authScopes: { may: ['read'] },
      type: Limits,
      select: { tier: true, retentionDays: true },
      resolve: (user) => limitsOf(user),
    }),
    usage: t.field({
      authScopes: { may: ['read'] },
      type: UsageType,
      select: ownerColumns,
      resolve: (user) => usageOf(ownerOf(user)),
    }),
  }),
});

builder.queryField('viewer', (t) =>
  t.withAuth({ may: ['read', 'analytics'] }).prismaField({
    type: ViewerNode,
    resolve: (query, _root, _args, { viewer }) => db.user.findUniqueOrThrow({ ...query, where: { id: viewer.id } }),
  }),
);

const UpdateTimeZoneInput = builder.inputType('UpdateTimeZoneInput', {
  fields: (t) => ({ timeZone: t.string({ required: true, description: 'An IANA zone, Europe/Berlin for example.' }) }),
});

builder.mutationField('updateTimeZone', (t) =>
  t.withAuth({ signedIn: true }).field({
    type: ViewerNode,
    args: { input: t.arg({ type: UpdateTimeZoneInput, required: true }) },
    errors: { types: [UserError], dataField: { name: 'viewer' } },
    resolve: (_root, { input }, { viewer }) => updateTimeZone(viewer, input),
  }),
);
