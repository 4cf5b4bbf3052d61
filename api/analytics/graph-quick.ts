import { builder } from '../graph/builder.ts';
import { BOT_CLICKS, DAILY_VISITORS } from '../common/descriptions.ts';
import { ShortUrlNode } from '../urls/graph.ts';
import { required } from '../common/viewer.ts';
import { referrerOf } from '../figures/contract/names.ts';
import { PERCENT } from './graph-rows.ts';
import { quickAnalytics, type QuickAnalytics } from './quick-analytics.ts';

const QuickAnalyticsType = builder.loadableObjectRef<QuickAnalytics, number>('QuickAnalytics', {
  load: async (linkIds, { viewer }) =>
    (await quickAnalytics(required(viewer), linkIds)).map(
      (found) => found ?? new Error('the link has been deleted in the meantime'),
    ),
  // A subscription's context outlives its events, so each event reads again.
  loaderOptions: { cache: false },
});

QuickAnalyticsType.implement({
  description: 'Key figures of a URL, loaded at once for all URLs of a page. Unknown figures are null.',
  fields: (t) => ({
    visitors: t.exposeInt('uniqueVisitors', { description: DAILY_VISITORS }),
    uniqueVisitors: t.exposeInt('uniqueVisitors', { deprecationReason: 'Use visitors.', description: DAILY_VISITORS }),
    uniqueRate: t.exposeFloat('uniqueRate', {
      nullable: true,
      description: 'Unique visitors as a percentage of clicks; null without clicks.',
    }),
    peakHour: t.exposeInt('peakHour', {
      nullable: true,
      description: "The hour of the owner's day, 0 to 23, with the most clicks by people; null without clicks.",
    }),
    topReferrer: t.string({
      nullable: true,
      description: 'The most frequent known referrer host, or the name of the Android app; null without one.',
      resolve: ({ topReferrer }) => topReferrer && referrerOf(topReferrer),
    }),
    bounceRate: t.exposeFloat('bounceRate', {
      nullable: true,
      description: `Null without the snippet on the destination. ${PERCENT}`,
    }),
    botCount: t.exposeInt('botCount', { description: BOT_CLICKS }),
  }),
});

builder.prismaObjectField(ShortUrlNode, 'quickAnalytics', (t) =>
  t.field({
    authScopes: { may: ['analytics'] },
    type: QuickAnalyticsType,
    nullable: true,
    description: 'Key figures for lists; null where they are not known.',
    resolve: ({ id }) => id,
  }),
);
