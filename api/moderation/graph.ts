import { builder } from '../graph/builder.ts';
import type { LinkReport } from '../generated/prisma/client.ts';
import { actorOf } from '../identity/operator-actor.ts';
import { changed, OperationsType } from '../operators/graph.ts';
import { ShortUrlNode } from '../urls/graph.ts';
import type { Viewer } from '../common/viewer.ts';
import { findLinks, MOST_FOUND, type FoundLink } from './found-links.ts';
import { listSuspensions, MOST_SUSPENSIONS, type ListedSuspension } from './list-suspensions.ts';
import { listReports, MOST_LINKS, MOST_REPORTS, settleReports, type ReportedLink } from './reports.ts';
import { suspend, unsuspend } from './suspend.ts';
import { suspensionOf, type LinkSuspension, type SuspensionKind } from '../suspension/suspensions.ts';

const Kind = builder.enumType('SuspensionKind', {
  description:
    'LINK: one link. ACCOUNT: all of its owner. HOST: all to its destination. LIST: on the list of blocked hosts.',
  values: {
    LINK: { value: 'link' },
    ACCOUNT: { value: 'account' },
    HOST: { value: 'host' },
    LIST: { value: 'list' },
  } as {
    [Name in SuspensionKind as Uppercase<Name>]: { value: Name };
  },
});

const LinkSuspensionType = builder.objectRef<LinkSuspension>('LinkSuspension').implement({
  description: 'Why a URL does not redirect, by a decision of those who run the server.',
  fields: (t) => ({
    kind: t.expose('kind', { type: Kind, description: 'What is suspended.' }),
    reason: t.exposeString('reason', { description: 'Why, for the owner.' }),
    since: t.expose('since', { type: 'DateTime', nullable: true, description: 'Null for the list of blocked hosts.' }),
  }),
});

builder.prismaObjectField(ShortUrlNode, 'suspension', (t) =>
  t.field({
    authScopes: { may: ['read'] },
    type: LinkSuspensionType,
    nullable: true,
    description:
      'Why it does not redirect, whatever its status, by a decision of those who run the server; null for nothing.',
    resolve: (url) => suspensionOf(url),
  }),
);

const Suspension = builder.objectRef<ListedSuspension>('Suspension').implement({
  description: 'A link, an account or a host that is suspended.',
  fields: (t) => ({
    number: t.exposeInt('id', { description: 'Its number for unsuspend.' }),
    kind: t.expose('kind', { type: Kind, description: 'What it is.' }),
    subject: t.exposeString('subject', { description: 'The short code, the email address or the host.' }),
    destination: t.exposeString('destination', { nullable: true, description: 'Where a link leads; null for others.' }),
    reason: t.exposeString('reason', { description: 'Why; the owner reads it.' }),
    suspendedBy: t.exposeString('suspendedBy', { description: 'The operator, or "command line".' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'Since when.' }),
  }),
});

const ON_DOMAIN = "The domain of an account that it is on; null for this server's own host.";

const Found = builder.objectRef<FoundLink>('FoundLink').implement({
  description: 'A link of any account, as operators see it.',
  fields: (t) => ({
    number: t.exposeInt('id', { description: 'Its number in this installation.' }),
    shortCode: t.exposeString('shortCode', { description: 'The last part of the short URL.' }),
    domain: t.exposeString('domain', { nullable: true, description: ON_DOMAIN }),
    shortUrl: t.exposeString('shortUrl', { description: 'The whole short URL.' }),
    originalUrl: t.exposeString('originalUrl', { description: 'The destination.' }),
    ownerEmail: t.exposeString('ownerEmail', { nullable: true, description: 'The account; null without an address.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was created.' }),
    suspension: t.expose('suspension', {
      type: LinkSuspensionType,
      nullable: true,
      description: 'Null where it works.',
    }),
  }),
});

const Report = builder.objectRef<LinkReport>('LinkReport').implement({
  description: 'What somebody said of a link.',
  fields: (t) => ({
    number: t.exposeInt('id', { description: 'Grows with time.' }),
    reason: t.exposeString('reason', { description: 'What is wrong with it.' }),
    contact: t.exposeString('contact', {
      nullable: true,
      description: 'An email address for questions; null without one.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was sent.' }),
  }),
});

const Reported = builder.objectRef<ReportedLink>('ReportedLink').implement({
  description: 'A link with the reports that wait.',
  fields: (t) => ({
    shortCode: t.exposeString('shortCode', { description: 'The last part of the short URL.' }),
    domain: t.exposeString('domain', { nullable: true, description: ON_DOMAIN }),
    shortUrl: t.exposeString('shortUrl', { description: 'The whole short URL.' }),
    originalUrl: t.exposeString('originalUrl', {
      nullable: true,
      description: 'The destination; null for a link that is gone.',
    }),
    ownerEmail: t.exposeString('ownerEmail', { nullable: true, description: 'The account; null without an address.' }),
    suspension: t.expose('suspension', {
      type: LinkSuspensionType,
      nullable: true,
      description: 'Null where it works.',
    }),
    count: t.exposeInt('count', { description: 'How many reports wait.' }),
    reports: t.field({
      type: [Report],
      description: `The latest, ${MOST_REPORTS} at most, newest first.`,
      complexity: { field: 1, multiplier: 1 },
      resolve: ({ reports }) => reports,
    }),
  }),
});

builder.objectFields(OperationsType, (t) => ({
  suspensions: t.field({
    type: [Suspension],
    description: `What is suspended, newest first, ${MOST_SUSPENSIONS} at most.`,
    complexity: { field: 1, multiplier: MOST_SUSPENSIONS },
    args: { before: t.arg.int({ description: 'The number of a suspension: only those before it.' }) },
    resolve: (viewer, { before }) => listSuspensions(viewer, before),
  }),
  reports: t.field({
    type: [Reported],
    description: `The links whose reports wait, latest first, ${MOST_LINKS} at most.`,
    complexity: { field: 1, multiplier: MOST_LINKS },
    resolve: (viewer) => listReports(viewer),
  }),
  links: t.field({
    type: [Found],
    description: `Links of all accounts, newest first, ${MOST_FOUND} at most.`,
    complexity: { field: 1, multiplier: MOST_FOUND },
    args: { search: t.arg.string({ required: true, description: 'A code, a short URL, or a host of destinations.' }) },
    resolve: (viewer, { search }) => findLinks(viewer, search),
  }),
}));

const SuspendInput = builder.inputType('SuspendInput', {
  description: 'What is suspended, named by one of the three, and why.',
  fields: (t) => ({
    shortCode: t.string({ description: 'A link, by its code.' }),
    host: t.string({ description: 'A host of destinations, with its subdomains, also for links to come.' }),
    email: t.string({ description: 'An account, by its email address.' }),
    reason: t.string({ required: true, description: 'At most 500 characters; the owner reads it.' }),
  }),
});
const UnsuspendInput = builder.inputType('UnsuspendInput', {
  description: 'Which suspension ends.',
  fields: (t) => ({ number: t.int({ required: true, description: 'The number of the suspension.' }) }),
});
const SettleReportsInput = builder.inputType('SettleReportsInput', {
  description: 'Which link operators are done with.',
  fields: (t) => ({
    shortCode: t.string({ required: true, description: 'The code of the link.' }),
    domain: t.string({ description: 'Its domain, where it is on one of an account.' }),
  }),
});

/** Does something as the viewer, and shows the installation as it is then. */
const then = async (viewer: Viewer, work: Promise<unknown>) => work.then(() => viewer);

builder.mutationFields((t) => ({
  suspend: t.withAuth({ signedIn: true }).field({
    type: OperationsType,
    description: 'Suspends a link, a host or an account at once. Deletes nothing. For operators only.',
    args: { input: t.arg({ type: SuspendInput, required: true }) },
    errors: changed,
    resolve: async (_root, { input }, { viewer }) => then(viewer, suspend(await actorOf(viewer), input)),
  }),
  unsuspend: t.withAuth({ signedIn: true }).field({
    type: OperationsType,
    description: 'Ends a suspension at once. For operators only.',
    args: { input: t.arg({ type: UnsuspendInput, required: true }) },
    errors: changed,
    resolve: async (_root, { input }, { viewer }) => then(viewer, unsuspend(await actorOf(viewer), input.number)),
  }),
  settleReports: t.withAuth({ signedIn: true }).field({
    type: OperationsType,
    description: 'Takes the reports of a link from the list. For operators only.',
    args: { input: t.arg({ type: SettleReportsInput, required: true }) },
    errors: changed,
    resolve: async (_root, { input }, { viewer }) => then(viewer, settleReports(viewer, input)),
  }),
}));
