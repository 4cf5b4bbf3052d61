import { encodeGlobalID } from '@pothos/plugin-relay';
import { ViewerNode } from '../account/graph.ts';
import { builder } from '../graph/builder.ts';
import { readsAlone } from '../graph/refusable-fields.ts';
import { DAILY_VISITORS, NO_NODE, OF_SCOPE, RETURNING } from '../common/descriptions.ts';
import type { Dimension } from '../click-model/dimensions.ts';
import { getUrl } from '../urls/get-url.ts';
import { TagNode } from '../tags/graph.ts';
import { ShortUrlNode } from '../urls/graph.ts';
import { Analytics, type Trend } from './analytics.ts';
import type { Measured } from './facts.ts';
import { PERCENT, RowType, SCAN } from './graph-rows.ts';
import { asScopeInput, ScopeArgument } from './graph-scope.ts';
import type { ComparedRange } from './compared-range.ts';
import { openScope } from './scope.ts';
import { ownerOf } from '../common/viewer.ts';
import { visitNeed, type VisitNeed } from './visit-need.ts';
import { visitSteps } from '../websites/visit-steps.ts';

export const TrendType = builder.objectRef<Trend>('Trend').implement({
  description: 'A figure beside the same figure of the period before, or of as much of it as has passed of this one.',
  fields: (t) => ({
    value: t.exposeInt('value', { description: 'The figure of this period.' }),
    previous: t.exposeInt('previous', {
      nullable: true,
      description: 'Null where nothing is known of the period before, or some of its days precede every URL.',
    }),
    change: t.exposeFloat('change', { nullable: true, description: `${PERCENT} Null where previous is 0 or null.` }),
  }),
});

const DaysType = builder.objectRef<ComparedRange>('DayRange').implement({
  description: 'Calendar days, including the first and the last.',
  fields: (t) => ({
    from: t.expose('from', { type: 'Date', description: 'The first day.' }),
    to: t.expose('to', { type: 'Date', description: 'The last day, included.' }),
    until: t.field({
      type: 'DateTime',
      nullable: true,
      description:
        'Where trends stop counting, to the minute, as the period is not over: the same part of both is compared. ' +
        'Null for a period that is over.',
      resolve: ({ until }) => (until === null ? null : new Date(until)),
    }),
  }),
});

const MeasuredType = builder.objectRef<Measured>('MeasuredFigure').implement({
  description: 'A figure based on measured clicks; null while there are none.',
  fields: (t) => ({
    value: t.exposeFloat('value', { nullable: true, description: 'The figure; null while nothing is measured.' }),
    previous: t.exposeFloat('previous', {
      nullable: true,
      description: 'The same of the period before; null where nothing was measured in it.',
    }),
    change: t.exposeFloat('change', { nullable: true, description: `${PERCENT} Null where previous is 0 or null.` }),
    measured: t.exposeInt('measured', { description: 'How many clicks it is based on.' }),
    total: t.exposeInt('total', { description: 'The total number of clicks.' }),
  }),
});

const topOf = (dimension: Dimension) => async (analytics: Analytics) => {
  const top = await analytics.top(dimension);
  return top && { dimension, ...top };
};

const Step = builder.enumType('VisitStep', {
  description:
    'What visits take. proof: a verified, active website at the destination. snippet: the snippet on its pages. ' +
    'attribution: the switch of the network settings.',
  values: visitSteps,
});

const Need = builder.objectRef<VisitNeed>('VisitNeed').implement({
  description: 'What is missing before visits and conversions of links count.',
  fields: (t) => ({
    step: t.field({ type: Step, description: 'The first step that is missing.', resolve: ({ step }) => step }),
    host: t.exposeString('host', {
      nullable: true,
      description: "The host of the URL's destination; null for all URLs.",
    }),
  }),
});

const Summary = builder.objectRef<Analytics>('AnalyticsSummary').implement({
  ...readsAlone,
  description: 'Visitors are daily unique visitors, summed over the days.',
  fields: (t) => ({
    clicks: t.field({ type: TrendType, description: OF_SCOPE, resolve: (analytics) => analytics.clicks() }),
    visitors: t.field({ type: TrendType, description: DAILY_VISITORS, resolve: (analytics) => analytics.visitors() }),
    bots: t.field({
      type: TrendType,
      description: 'Clicks by bots, previews and prefetches, whether or not they count as clicks.',
      resolve: (analytics) => analytics.bots(),
    }),
    returningClicks: t.int({
      description: RETURNING,
      complexity: SCAN,
      resolve: (analytics) => analytics.returningClicks(),
    }),
    uniqueRate: t.float({
      nullable: true,
      description: 'Visitors as a percentage of clicks by people; null without any.',
      resolve: (analytics) => analytics.uniqueRate(),
    }),
    mobileShare: t.float({
      nullable: true,
      description: 'Clicks from phones and tablets as a percentage of all clicks; null without clicks.',
      complexity: SCAN,
      resolve: (analytics) => analytics.mobileShare(),
    }),
    topCountry: t.field({
      type: RowType,
      nullable: true,
      description: 'The known country with the most clicks; null where none is known.',
      complexity: SCAN,
      resolve: topOf('country'),
    }),
    topDevice: t.field({
      type: RowType,
      nullable: true,
      description: 'The kind of device with the most clicks; null without clicks.',
      complexity: SCAN,
      resolve: topOf('device'),
    }),
  }),
});

builder.objectFields(Summary, (t) => {
  const measured = (name: Parameters<Analytics['measured']>[0], description: string) =>
    t.field({ type: MeasuredType, description, resolve: (analytics) => analytics.measured(name) });
  return {
    visits: measured('visits', 'Needs the snippet on the destination.'),
    bounceRate: measured('bounceRate', `Needs the snippet on the destination. ${PERCENT}`),
    sessionTime: measured(
      'sessionTime',
      'The median of how long pages were visible in a visit, in seconds. Needs the snippet on the destination.',
    ),
    conversionRate: measured(
      'conversionRate',
      `Visits with a conversion, of all visits. Needs the snippet on the destination. ${PERCENT}`,
    ),
    clickConversionRate: t.float({
      nullable: true,
      description: `Clicks by people with a conversion, of all clicks by people, whether a page or a server reported it. ${PERCENT}`,
      complexity: SCAN,
      resolve: (analytics) => analytics.clickConversionRate(),
    }),
    visitsNeed: t.field({
      type: Need,
      nullable: true,
      description: 'What figures of visits still need; null where everything is there.',
      resolve: ({ scope }) => visitNeed(scope),
    }),
  };
});

/** The analytics of a scope; a field queries the database only where it is selected. */
export const AnalyticsType = builder.objectRef<Analytics>('Analytics');

AnalyticsType.implement({
  ...readsAlone,
  description: 'The figures of a scope: which clicks there were, and what is known of them.',
  fields: (t) => ({
    id: t.id({
      description: `The same for the same viewer and scope. ${NO_NODE}`,
      resolve: ({ scope }) => encodeGlobalID('Analytics', `${scope.viewerId}:${scope.key}`),
    }),
    from: t.field({
      type: 'Date',
      description: 'The first day of the period.',
      resolve: ({ scope }) => scope.days.from,
    }),
    to: t.field({
      type: 'Date',
      description: 'The last day of the period, included.',
      resolve: ({ scope }) => scope.days.to,
    }),
    historyLimitedFrom: t.field({
      type: 'Date',
      nullable: true,
      description: 'The first day the plan shows, if the plan shortens the period; otherwise null.',
      resolve: ({ scope }) => scope.days.historyLimitedFrom,
    }),
  }),
});

builder.objectFields(AnalyticsType, (t) => ({
  humanClicks: t.int({
    description: 'Clicks by people, whether or not those by bots count as well: what coverage is of.',
    resolve: (analytics) => analytics.humanClicks(),
  }),
  comparedWith: t.field({
    type: DaysType,
    nullable: true,
    description:
      'The days that trends compare with; null when some are no longer stored, or all of them precede every URL.',
    resolve: (analytics) => analytics.compared(),
  }),
  url: t.field({
    type: ShortUrlNode,
    nullable: true,
    description: 'The URL of the scope; null for all URLs.',
    resolve: ({ scope }, _args, { viewer }) => (scope.linkId !== null && viewer ? getUrl(viewer, scope.linkId) : null),
  }),
  tag: t.field({
    type: TagNode,
    nullable: true,
    description: 'The tag of the scope; null for none.',
    resolve: ({ scope }) => scope.tag,
  }),
  activeNow: t.int({
    description: 'Clicks by people in the last five minutes, whatever the period.',
    resolve: (analytics) => analytics.activeNow(),
  }),
  summary: t.field({
    type: Summary,
    description: 'The key figures, compared with the period before.',
    complexity: SCAN,
    resolve: (analytics) => analytics,
  }),
  updatedAt: t.field({
    type: 'DateTime',
    description: 'When these figures were requested.',
    resolve: ({ scope }) => scope.askedAt,
  }),
}));

builder.objectFields(AnalyticsType, (t) => ({
  timeZone: t.string({ description: 'The zone of its days and hours.', resolve: ({ scope }) => scope.timeZone }),
  since: t.field({
    type: 'DateTime',
    nullable: true,
    description: 'When the first hour of LAST_24_HOURS began; null for whole days.',
    resolve: ({ scope }) => (typeof scope.days.span?.since === 'number' ? new Date(scope.days.span.since) : null),
  }),
}));

builder.prismaObjectField(ViewerNode, 'analytics', (t) =>
  t.field({
    authScopes: { may: ['analytics'] },
    type: AnalyticsType,
    description: 'Exact figures, counted from the stored clicks.',
    args: { scope: t.arg({ type: ScopeArgument, required: true, description: 'Which clicks the figures cover.' }) },
    resolve: async (user, { scope }) => new Analytics(await openScope(ownerOf(user), asScopeInput(scope))),
  }),
);
