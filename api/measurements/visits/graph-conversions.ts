import { NO_NODE } from '../../common/descriptions.ts';
import { UserError } from '../../common/user-error.ts';
import { builder } from '../../graph/builder.ts';
import { rowOfEither } from '../../graph/row-id.ts';
import { WebsiteNode } from '../../websites/graph.ts';
import { isProven, NEWEST_FIRST, strikeConversion } from './conversion-list.ts';

const MAX_PAGE = 100;
const DEFAULT_PAGE = 10;

const Conversion = builder.prismaObject('Conversion', {
  description: 'A conversion on a website, as a page or a server reported it.',
  fields: (t) => ({
    id: t.id({
      description: `Of this conversion among all. ${NO_NODE}`,
      resolve: ({ websiteId, reportedId }) => `${websiteId}:${reportedId}`,
    }),
    reportedId: t.exposeString('reportedId', { description: 'The id under which it was reported.' }),
    name: t.exposeString('name', { description: 'What the visitor did.' }),
    value: t.float({
      nullable: true,
      description: 'What it was worth; null without a value.',
      resolve: ({ value }) => value?.toNumber() ?? null,
    }),
    currency: t.exposeString('currency', { nullable: true, description: 'Such as EUR; null without one.' }),
    convertedAt: t.expose('convertedAt', { type: 'DateTime', description: 'When it was reported.' }),
  }),
});

builder.prismaObjectFields(Conversion, (t) => ({
  isProven: t.boolean({
    description: 'Whether a server with a key told of it; what a page tells, anybody can make up.',
    resolve: isProven,
  }),
  isFromLink: t.boolean({
    description: 'Whether it belongs to a click on a link of the viewer.',
    resolve: ({ clickId }) => clickId !== null,
  }),
  isCounted: t.exposeBoolean('isCounted', { description: 'Whether the website was verified and active.' }),
  isStruck: t.boolean({
    description: 'Whether its owner struck it out of every figure.',
    resolve: ({ struckAt }) => struckAt !== null,
  }),
}));

builder.prismaObjectField(WebsiteNode, 'reportedConversions', (t) =>
  t.relatedConnection('conversions', {
    authScopes: { may: ['analytics'] },
    description: 'Its conversions one by one, newest first, struck out ones too.',
    type: Conversion,
    cursor: 'websiteId_reportedId',
    defaultSize: DEFAULT_PAGE,
    maxSize: MAX_PAGE,
    query: { orderBy: [...NEWEST_FIRST] },
  }),
);

const StrikeConversionInput = builder.inputType('StrikeConversionInput', {
  description: 'A conversion that is to count no more, or again.',
  fields: (t) => ({
    websiteId: t.id({ required: true, description: 'The global id of the website.' }),
    id: t.string({ required: true, description: 'The id under which the conversion was reported.' }),
    isStruck: t.boolean({ required: true, description: 'True strikes it out; false restores it.' }),
  }),
});

builder.mutationField('strikeConversion', (t) =>
  t.withAuth({ may: ['write'] }).field({
    type: Conversion,
    description:
      'Strikes a conversion out of every figure, or restores it. One that is reported again stays struck out.',
    args: { input: t.arg({ type: StrikeConversionInput, required: true }) },
    errors: { types: [UserError], dataField: { name: 'conversion', description: 'The conversion as it is now.' } },
    resolve: (_root, { input: { websiteId, ...input } }, { viewer }) =>
      strikeConversion(viewer, rowOfEither('Website', String(websiteId)), input),
  }),
);
