import { builder } from '../../graph/builder.ts';
import { PercentilesType } from '../../figures/contract/graph-percentiles.ts';
import { RangeArgument } from '../graph-ranges.ts';
import { beginOf } from '../snippet-ranges.ts';
import { rowOfEither } from '../../graph/row-id.ts';
import { UserError } from '../../common/user-error.ts';
import { WebsiteNode } from '../../websites/graph.ts';
import { rotateConversionKey, type NewConversionKey } from './conversion-key.ts';
import { reportOwnConversion, type TakenConversion } from './report-conversion.ts';
import { conversionSums, visitSums, type ConversionSum, type LeftOut, type VisitSums } from './visit-sums.ts';

const LeftOutType = builder.objectRef<LeftOut>('LeftOutVisits').implement({
  description: 'Visits that were not measured for what the browser said of the connection.',
  fields: (t) => ({
    savingData: t.exposeInt('savingData', { description: 'Of people who save data.' }),
    slow: t.exposeInt('slow', { description: 'On slow lines (2g), with versions of the snippet before 1.1.' }),
  }),
});

const Visits = builder.objectRef<VisitSums>('WebsiteVisits').implement({
  description: 'Visits that the snippet reported while the website was verified and active.',
  fields: (t) => ({
    count: t.exposeInt('count', { description: 'How many visits.' }),
    views: t.exposeInt('views', { description: 'How many pages were viewed.' }),
    bounces: t.exposeInt('bounces', {
      description: 'One page, visible for less than 10 seconds, without a conversion.',
    }),
    bounceRate: t.exposeFloat('bounceRate', { nullable: true, description: '0 to 100; null without a visit.' }),
    sessionTime: t.expose('sessionTime', {
      type: PercentilesType,
      description: 'How long pages were visible in a visit, in seconds.',
    }),
    pageLoad: t.expose('pageLoad', {
      type: PercentilesType,
      description: 'How long first pages took to load, in milliseconds.',
    }),
    fromLinks: t.exposeInt('fromLinks', { description: 'Visits of a click on a link of the viewer.' }),
    leftOut: t.expose('leftOut', { type: LeftOutType, description: 'Visits that no figure of the way can have.' }),
  }),
});

const ConversionSumType = builder.objectRef<ConversionSum>('ConversionSum').implement({
  description: 'Conversions of one name in one currency.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'What the visitors did.' }),
    currency: t.exposeString('currency', {
      nullable: true,
      description: 'A code of three letters such as EUR; null without one.',
    }),
    count: t.exposeInt('count', { description: 'How many conversions.' }),
    value: t.exposeFloat('value', { nullable: true, description: 'Null where none has a value.' }),
    fromLinks: t.exposeInt('fromLinks', { description: 'Those of a click on a link of the viewer.' }),
    proven: t.exposeInt('proven', {
      description: 'Those that a server told of with a key; what pages tell, anybody can make up.',
    }),
    provenValue: t.exposeFloat('provenValue', {
      nullable: true,
      description: 'The part of the value that a server told of; null without one.',
    }),
  }),
});

builder.prismaObjectField(WebsiteNode, 'visits', (t) =>
  t.field({
    authScopes: { may: ['analytics'] },
    type: Visits,
    description: 'The visits that its pages reported in a range.',
    select: { id: true, owner: { select: { tier: true, retentionDays: true } } },
    args: { range: t.arg(RangeArgument) },
    complexity: 5,
    resolve: ({ id, owner }, { range }) => visitSums(id, beginOf(range, owner)),
  }),
);

builder.prismaObjectField(WebsiteNode, 'conversions', (t) =>
  t.field({
    authScopes: { may: ['analytics'] },
    type: [ConversionSumType],
    description: 'Most frequent first; at most 100.',
    select: { id: true, owner: { select: { tier: true, retentionDays: true } } },
    args: { range: t.arg(RangeArgument) },
    complexity: { field: 5, multiplier: 5 },
    resolve: ({ id, owner }, { range }) => conversionSums(id, beginOf(range, owner)),
  }),
);

const NewKey = builder.objectRef<NewConversionKey>('NewConversionKey').implement({
  description: "The new key with which a website's server reports conversions.",
  fields: (t) => ({
    website: t.field({
      type: WebsiteNode,
      description: 'The website it belongs to.',
      resolve: ({ website }) => website,
    }),
    conversionKey: t.exposeString('conversionKey', { description: 'It cannot be shown again.' }),
  }),
});

const RotateConversionKeyInput = builder.inputType('RotateConversionKeyInput', {
  description: 'The website that gets a new conversion key.',
  fields: (t) => ({ id: t.id({ required: true, description: 'The global id of the website.' }) }),
});

builder.mutationField('rotateConversionKey', (t) =>
  t.withAuth({ signedIn: true }).field({
    type: NewKey,
    description:
      'Makes the secret key with which the server of a website reports conversions, or replaces it: the one before is ' +
      'refused from then on.',
    args: { input: t.arg({ type: RotateConversionKeyInput, required: true }) },
    errors: {
      types: [UserError],
      dataField: { name: 'key', description: 'The new key, which is shown only this once.' },
    },
    resolve: (_root, { input: { id } }, { viewer }) => rotateConversionKey(viewer, rowOfEither('Website', String(id))),
  }),
);

const Conversion = builder.objectRef<TakenConversion>('ReportedConversion').implement({
  description: 'A conversion as it was recorded.',
  fields: (t) => ({
    id: t.exposeString('id', { description: 'As sent, or a random one.' }),
    isRepeated: t.exposeBoolean('isRepeated', { description: 'Reported before under this id: it counts once.' }),
  }),
});

const ReportConversionInput = builder.inputType('ReportConversionInput', {
  description: "A conversion on one of the viewer's websites.",
  fields: (t) => ({
    websiteId: t.id({ required: true, description: 'The global id of the website.' }),
    name: t.string({ required: true, description: 'What the visitor did.' }),
    value: t.float({ description: 'What it was worth, 0 or more; null for no value.' }),
    currency: t.string({ description: 'A code of three letters such as EUR.' }),
    id: t.string({ description: 'The same id is the same conversion.' }),
    clickId: t.string({ description: 'The fb_click_id of the page that the visitor landed on, for up to 30 days.' }),
  }),
});

builder.mutationField('reportConversion', (t) =>
  t.withAuth({ may: ['conversions'] }).field({
    type: Conversion,
    description: 'Reports a conversion on one of your websites, as its server knows of it.',
    args: { input: t.arg({ type: ReportConversionInput, required: true }) },
    errors: {
      types: [UserError],
      dataField: { name: 'conversion', description: 'The conversion as it was recorded.' },
    },
    resolve: (_root, { input: { id, clickId, ...input } }, { viewer }) =>
      reportOwnConversion(viewer, { ...input, id: id ?? undefined, clickId: clickId ?? undefined }),
  }),
);
