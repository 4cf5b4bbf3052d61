import { encodeGlobalID } from '@pothos/plugin-relay';
import { ViewerNode } from '../account/graph.ts';
import { builder } from '../graph/builder.ts';
import { exposedFields, type Exposed } from '../graph/member-fields.ts';
import { storedNames } from '../common/member.ts';
import { db } from '../database/db.ts';
import { GLOBAL_ID } from '../common/descriptions.ts';
import { ExperimentState } from '../generated/prisma/enums.ts';
import { NO_ROW, rowId, rowOfEither } from '../graph/row-id.ts';
import { ShortUrlNode } from '../urls/graph.ts';
import { verdictKinds } from './judge.ts';
import {
  ExperimentWindow,
  listExperiments,
  withVariants,
  type ExperimentPage,
} from '../urls/experiments/list-experiments.ts';
import { destinationLock } from '../urls/experiments/destination-lock.ts';
import { BEST, destinationMembers, experimentMembers, variantMembers, verdictMembers } from './members.ts';
import { measuredBest } from './measured-best.ts';
import { openExperimentOf } from '../urls/experiments/open-experiments.ts';
import { reportOf, type Verdict } from './experiment-report.ts';
import { variantReports } from './variant-reports.ts';
import type { VariantReport } from './variant-report.ts';
import { variantShares, type VariantShare } from './variant-shares.ts';

const State = builder.enumType(ExperimentState, {
  name: 'ExperimentState',
  description: experimentMembers.state.words,
});

/** The global id of a variant. */
export const variantId = (id: number): string => encodeGlobalID('ExperimentVariant', id);

const VariantType = builder.objectRef<VariantReport>('ExperimentVariant');
builder.node(VariantType, {
  id: { description: GLOBAL_ID, resolve: ({ variant }) => variant.id },
  loadMany: (ids, { viewer }) => variantReports(viewer?.id ?? NO_ROW, ids.map(rowId)),
  authScopes: { may: ['analytics', 'write'] },
  description: 'A destination of an experiment with its figures. Rates and intervals are percentages.',
  fields: (t) => ({
    key: t.string({
      description: 'Its key in breakdowns and filters by VARIANT.',
      resolve: ({ variant }) => String(variant.id),
    }),
    ...exposedFields(variantMembers, storedNames(variantMembers), {}, (name, options) =>
      t.expose(name as 'letter', options as Exposed),
    ),
    destination: t.string({
      description: variantMembers.destination.words,
      resolve: ({ variant }) => variant.destination,
    }),
    weight: t.int({ description: variantMembers.weight.words, resolve: ({ variant }) => variant.weight }),
  }),
});

const Kind = builder.enumType('ExperimentVerdictKind', {
  description:
    'What the figures of an experiment show. TOO_EARLY: too few visitors to tell. UNEVEN_SPLIT: not divided by the weights.',
  values: verdictKinds,
});

const VerdictType = builder.objectRef<Verdict>('ExperimentVerdict').implement({
  description: 'What can be concluded from the figures of an experiment.',
  fields: (t) => ({
    ...exposedFields(verdictMembers, storedNames(verdictMembers), { kind: Kind }, (name, options) =>
      t.expose(name as 'headline', options as Exposed),
    ),
    winner: t.expose('winner', { type: VariantType, nullable: true, description: 'Null unless kind is WINNER.' }),
  }),
});

const ReportType = builder.objectRef<Awaited<ReturnType<typeof reportOf>>>('ExperimentReport').implement({
  description: 'The figures of an experiment and what they show.',
  fields: (t) => ({
    variants: t.field({
      type: [VariantType],
      description: 'Its variants with their figures, by letter.',
      resolve: ({ variants }) => variants,
    }),
    verdict: t.expose('verdict', { type: VerdictType, description: 'What can be concluded from the figures.' }),
    best: t.field({
      type: VariantType,
      nullable: true,
      description: BEST,
      resolve: measuredBest,
    }),
  }),
});

const DestinationType = builder.objectRef<VariantShare>('ExperimentDestination').implement({
  description: 'A destination of an experiment without figures.',
  fields: (t) => ({
    ...exposedFields(destinationMembers, storedNames(destinationMembers), {}, (name, options) =>
      t.expose(name as 'letter', options as Exposed),
    ),
    destination: t.string({
      description: destinationMembers.destination.words,
      resolve: ({ variant }) => variant.destination,
    }),
  }),
});

/** An experiment of the viewer; a stranger's id reads as "no such node". */
export const ExperimentNode = builder.prismaNode('Experiment', {
  authScopes: { may: ['read', 'write', 'analytics'] },
  id: { field: 'id', description: GLOBAL_ID },
  findUnique: (id, { viewer }) => ({ id: rowId(id), ownerId: viewer?.id ?? NO_ROW }),
  nullable: true,
  description: 'An A/B test of a URL: its visitors are led to one of several destinations.',
  fields: (t) => ({
    ...exposedFields(experimentMembers, storedNames(experimentMembers), { state: State }, (name, options) =>
      t.expose(name as 'startedAt', options as never),
    ),
    keptVariant: t.id({
      nullable: true,
      description: 'The id of the variant whose destination became that of the URL; null without one.',
      resolve: ({ keptVariantId }) => (keptVariantId === null ? null : variantId(keptVariantId)),
    }),
    destinations: t.field({
      type: [DestinationType],
      description: 'Where it leads visitors while it runs, by letter.',
      select: withVariants,
      resolve: ({ variants }) => variantShares(variants),
    }),
    url: t.field({
      authScopes: { may: ['read'] },
      type: ShortUrlNode,
      nullable: true,
      description: 'The URL it tests; null when that has been deleted.',
      resolve: ({ linkId, ownerId }) => db.shortUrl.findUnique({ where: { id: linkId, ownerId } }),
    }),
    report: t.field({
      authScopes: { may: ['analytics', 'write'] },
      type: ReportType,
      description: 'Its figures and what they show.',
      complexity: 20,
      resolve: async ({ id, ownerId }) => {
        const experiment = await db.experiment.findUniqueOrThrow({ where: { id }, include: withVariants });
        return reportOf({ id: ownerId }, experiment);
      },
    }),
  }),
});

const Page = builder.objectRef<ExperimentPage>('ExperimentPage').implement({
  description: 'A page of a list of experiments.',
  fields: (t) => ({
    totalCount: t.exposeInt('totalCount', { description: 'The number of experiments on all pages.' }),
    experiments: t.field({
      type: [ExperimentNode],
      description: 'The experiments of the page.',
      complexity: { field: 0, multiplier: 1 },
      resolve: ({ experiments }) => experiments,
    }),
  }),
});

const { first, offset } = ExperimentWindow.parse({});
builder.prismaObjectField(ViewerNode, 'experiments', (t) =>
  t.field({
    authScopes: { may: ['read', 'analytics'] },
    type: Page,
    description: "The viewer's experiments: those that have not ended first, then newest first.",
    args: {
      url: t.arg.id({ description: 'Only those of this URL.' }),
      first: t.arg.int({ required: true, defaultValue: first, description: '1 to 50.' }),
      offset: t.arg.int({ required: true, defaultValue: offset, description: 'How many experiments to skip.' }),
    },
    complexity: ({ first: count }) => ({ field: 1, multiplier: count ?? first }),
    resolve: (viewer, { url, ...window }) =>
      listExperiments(viewer, url === null || url === undefined ? null : rowOfEither('ShortUrl', String(url)), window),
  }),
);

builder.prismaObjectField(ShortUrlNode, 'experiment', (t) =>
  t.field({
    authScopes: { may: ['read'] },
    type: ExperimentNode,
    nullable: true,
    description: 'Its experiment that has not ended; null without one.',
    resolve: ({ id, ownerId }) => openExperimentOf(ownerId, id),
  }),
);

builder.prismaObjectField(ShortUrlNode, 'destinationLock', (t) =>
  t.string({
    authScopes: { may: ['read'] },
    nullable: true,
    description: 'Why its originalUrl cannot be changed now: an experiment runs. Null when it can.',
    resolve: async ({ id, ownerId }) => destinationLock(await openExperimentOf(ownerId, id)),
  }),
);
