import { encodeGlobalID } from '@pothos/plugin-relay';
import { ViewerNode } from '../account/graph.ts';
import { builder } from '../builder.ts';
import { db } from '../db.ts';
import { BY_PEOPLE, GLOBAL_ID } from '../descriptions.ts';
import { ExperimentState } from '../generated/prisma/enums.ts';
import { NO_ROW, rowId, rowOfEither } from '../row-id.ts';
import { ShortUrlNode } from '../urls/graph.ts';
import { verdictKinds } from './judge.ts';
import { ExperimentWindow, listExperiments, withVariants, type ExperimentPage } from './list-experiments.ts';
import { destinationLock } from './destination-lock.ts';
import { measuredBest } from './measured-best.ts';
import { openExperimentOf } from './open-experiments.ts';
import { reportOf, type Verdict } from './report.ts';
import { variantReports } from './variant-reports.ts';
import type { VariantReport } from './variant-report.ts';
import { variantShares, type VariantShare } from './variant-shares.ts';

const State = builder.enumType(ExperimentState, {
  name: 'ExperimentState',
  description:
    'running: visitors get the variants. paused: everybody gets the destination of the URL. ended: for good.',
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
    letter: t.exposeString('letter', { description: 'A to D.' }),
    name: t.exposeString('name', { description: 'What its owner calls it; its letter without a name.' }),
    destination: t.string({
      description: 'Where its visitors are led.',
      resolve: ({ variant }) => variant.destination,
    }),
    weight: t.int({
      description: 'Its weight among those of all variants, 1 to 100.',
      resolve: ({ variant }) => variant.weight,
    }),
    share: t.exposeFloat('share', { description: 'The part of the visitors that its weight stands for, per cent.' }),
    clicks: t.exposeInt('clicks', { description: BY_PEOPLE }),
    visitors: t.exposeInt('visitors', { description: 'Daily unique visitors.' }),
    bots: t.exposeInt('bots', { description: 'Clicks by bots, previews and prefetches, which count nowhere.' }),
    conversions: t.exposeInt('conversions', {
      nullable: true,
      description: 'Conversions after all of its clicks; null where neither a visit nor a conversion was reported.',
    }),
    measured: t.exposeInt('measured', {
      description: 'Visitors who reached a website with the snippet. Only the check of the split needs them.',
    }),
    converted: t.exposeInt('converted', {
      description: 'Visitors with a conversion, reported by a page or a server.',
    }),
    rate: t.exposeFloat('rate', {
      nullable: true,
      description: 'converted as a percentage of visitors; null while nothing is reported.',
    }),
    low: t.exposeFloat('low', {
      nullable: true,
      description: "Where the rate's 95% interval (Wilson) begins; null without a rate.",
    }),
    high: t.exposeFloat('high', { nullable: true, description: 'Where that interval ends; null without a rate.' }),
    probabilityToBeBest: t.exposeFloat('probabilityToBeBest', {
      nullable: true,
      description:
        'The probability that its rate is the highest, per cent (Beta, from uniform priors); null while nothing is measured.',
    }),
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
    kind: t.expose('kind', { type: Kind, description: 'The verdict for programs.' }),
    headline: t.exposeString('headline', { description: 'The verdict in one sentence, for people.' }),
    reason: t.exposeString('reason', { description: 'What the verdict rests on, for people.' }),
    winner: t.expose('winner', { type: VariantType, nullable: true, description: 'Null unless kind is WINNER.' }),
    splitProbability: t.exposeFloat('splitProbability', {
      nullable: true,
      description: 'How likely so uneven a split is by chance, per cent; null where visitors are too few to tell.',
    }),
    clicksNeeded: t.exposeInt('clicksNeeded', {
      nullable: true,
      description: 'About how many clicks are still needed; null while nobody has converted.',
    }),
    missing: t.exposeStringList('missing', { description: 'What must be set up before conversions can be measured.' }),
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
      description:
        'The variant that was measured best: the winner, else the one most probably best. Null where nothing can be compared.',
      resolve: measuredBest,
    }),
  }),
});

const DestinationType = builder.objectRef<VariantShare>('ExperimentDestination').implement({
  description: 'A destination of an experiment without figures.',
  fields: (t) => ({
    letter: t.exposeString('letter', { description: 'A to D.' }),
    name: t.exposeString('name', { description: 'What its owner calls it; its letter without a name.' }),
    destination: t.string({
      description: 'Where its visitors are led.',
      resolve: ({ variant }) => variant.destination,
    }),
    share: t.exposeFloat('share', { description: 'The part of the visitors that its weight stands for, per cent.' }),
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
    state: t.expose('state', { type: State, description: 'Whether visitors get the variants.' }),
    startedAt: t.expose('startedAt', { type: 'DateTime', description: 'When it started.' }),
    endedAt: t.expose('endedAt', { type: 'DateTime', nullable: true, description: 'When it ended; null before.' }),
    keptVariant: t.id({
      nullable: true,
      description: 'The id of the variant whose destination became that of the URL; null without one.',
      select: { keptVariantId: true },
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
      select: { linkId: true, ownerId: true },
      resolve: ({ linkId, ownerId }) => db.shortUrl.findUnique({ where: { id: linkId, ownerId } }),
    }),
    report: t.field({
      authScopes: { may: ['analytics', 'write'] },
      type: ReportType,
      description: 'Its figures and what they show.',
      select: { id: true, ownerId: true },
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
    select: { id: true },
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
    select: { id: true, ownerId: true },
    resolve: ({ id, ownerId }) => openExperimentOf(ownerId, id),
  }),
);

builder.prismaObjectField(ShortUrlNode, 'destinationLock', (t) =>
  t.string({
    authScopes: { may: ['read'] },
    nullable: true,
    description: 'Why its originalUrl cannot be changed now: an experiment runs. Null when it can.',
    select: { id: true, ownerId: true },
    resolve: async ({ id, ownerId }) => destinationLock(await openExperimentOf(ownerId, id)),
  }),
);
