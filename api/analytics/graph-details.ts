import { ViewerNode } from '../account/graph.ts';
import { builder } from '../builder.ts';
import { packCountry } from '../dimensions.ts';
import { percentage } from '../percentage.ts';
import type { Analytics } from './analytics.ts';
import { countryOf, type Country } from './countries.ts';
import { AnalyticsType } from './graph-analytics.ts';
import { BreakdownType, PERCENT, READ, rowsCost, RowType } from './graph-rows.ts';
import { hasClicks } from './has-clicks.ts';
import { browserOf } from './names.ts';
import { browserVersions, campaigns, type BrowserClicks, type CampaignClicks } from './combinations.ts';

const TOP = 10;
const MOST = 250;

type Shared<Row> = Row & { percentage: number };

/** The first rows of a list beside their share of all clicks. */
async function shares<Row extends { clicks: number }>(
  analytics: Analytics,
  rows: Promise<Row[]>,
  first: number,
): Promise<Shared<Row>[]> {
  const [list, { value }] = await Promise.all([rows, analytics.clicks()]);
  return list
    .slice(0, Math.min(Math.max(first, 1), MOST))
    .map((row) => ({ ...row, percentage: percentage(row.clicks, value) }));
}

const VersionType = builder.objectRef<Shared<BrowserClicks>>('BrowserVersion').implement({
  fields: (t) => ({
    browser: t.string({ resolve: ({ browser }) => browserOf(browser) }),
    version: t.int({
      nullable: true,
      description: 'The major version; null where unknown.',
      resolve: ({ version }) => version || null,
    }),
    clicks: t.exposeInt('clicks'),
    percentage: t.exposeFloat('percentage', { description: `Of all clicks. ${PERCENT}` }),
  }),
});

const CampaignType = builder.objectRef<Shared<CampaignClicks>>('Campaign').implement({
  description: 'Campaign parameters that came together; null is one that was not there.',
  fields: (t) => ({
    source: t.exposeString('source', { nullable: true }),
    medium: t.exposeString('medium', { nullable: true }),
    campaign: t.exposeString('campaign', { nullable: true }),
    clicks: t.exposeInt('clicks'),
    percentage: t.exposeFloat('percentage', { description: `Of all clicks. ${PERCENT}` }),
  }),
});

const listCost = ({ first }: { first?: number | null }) => rowsCost(first ?? TOP);

builder.objectFields(AnalyticsType, (t) => {
  const first = t.arg.int({ required: true, defaultValue: TOP, description: `At most ${MOST}.` });
  return {
    browserVersions: t.field({
      type: [VersionType],
      description: 'Most clicks first.',
      args: { first },
      complexity: listCost,
      resolve: (analytics, args) => shares(analytics, browserVersions(analytics.scope), args.first),
    }),
    campaigns: t.field({
      type: [CampaignType],
      description: 'Most clicks first; clicks without any parameter are left out.',
      args: { first },
      complexity: listCost,
      resolve: (analytics, args) => shares(analytics, campaigns(analytics.scope), args.first),
    }),
    social: t.field({
      type: BreakdownType,
      description: 'The clicks social networks brought, by the host they came from.',
      args: { first },
      complexity: listCost,
      resolve: async (analytics, args) => ({
        dimension: 'referrer' as const,
        breakdown: await analytics.social(Math.min(Math.max(args.first, 1), MOST)),
      }),
    }),
  };
});

const PlaceType = builder.objectRef<Country>('CountryPlace').implement({
  description: 'Where maps have a country.',
  fields: (t) => ({
    numericCode: t.exposeString('numericCode', {
      complexity: READ,
      nullable: true,
      description: 'ISO 3166-1 numeric.',
    }),
    latitude: t.exposeFloat('latitude', { complexity: READ, nullable: true }),
    longitude: t.exposeFloat('longitude', { complexity: READ, nullable: true }),
  }),
});

builder.objectField(RowType, 'place', (t) =>
  t.field({
    type: PlaceType,
    nullable: true,
    complexity: READ,
    description: 'For COUNTRY; null where the country is unknown.',
    resolve: ({ dimension, row }) =>
      dimension === 'country' && row.countryCode ? countryOf(packCountry(row.countryCode)) : null,
  }),
);

builder.prismaObjectField(ViewerNode, 'hasClicks', (t) =>
  t.boolean({
    description: 'Whether a person ever followed a URL of the viewer.',
    select: { id: true },
    resolve: ({ id }) => hasClicks(id),
  }),
);
