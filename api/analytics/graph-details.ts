import { ViewerNode } from '../account/graph.ts';
import { builder } from '../graph/builder.ts';
import { readsAlone } from '../graph/refusable-fields.ts';
import { DAILY_VISITORS } from '../common/descriptions.ts';
import { packCountry } from '../click-model/dimensions.ts';
import { percentage } from '../common/percentage.ts';
import type { Analytics, International } from './analytics.ts';
import { countryOf } from '../figures/contract/country-of.ts';
import { PlaceType } from '../figures/contract/graph-place.ts';
import { AnalyticsType } from './graph-analytics.ts';
import { PERCENT, READ, rowsCost, RowType, SCAN } from './graph-rows.ts';
import { hasClicks } from './has-clicks.ts';
import { browserOf } from '../figures/contract/names.ts';
import {
  browserVersions,
  campaigns,
  PARAMETERS,
  VERSION,
  type BrowserClicks,
  type CampaignClicks,
  type ListPage,
} from './combinations.ts';
import type { CombinedDimensions } from '../figures/contract/contract.ts';
import type { MeasuredFigures } from '../figures/contract/measured.ts';
import { FactsType } from './graph-facts.ts';
import { onceEach } from './once-each.ts';
import { quantitiesRead } from './graph-quantities.ts';
import type { Quantity } from '../click-model/quantities.ts';
import type { Scope } from './scope.ts';
import type { SocialNetwork } from './social-networks.ts';

const TOP = 10;
const MOST = 250;
const FARTHEST = 100_000;

type Shared<Row> = Row & { percentage: number; facts: (quantities: readonly Quantity[]) => Promise<MeasuredFigures> };

/** The rows of a list, and what tells their figures apart. */
interface List<Row> {
  read: (scope: Scope, page: ListPage) => Promise<Row[]>;
  dimensions: CombinedDimensions;
  valuesOf: (row: Row) => readonly number[];
}

const versionList: List<BrowserClicks> = {
  read: browserVersions,
  dimensions: VERSION,
  valuesOf: ({ browser, version }) => [browser, version],
};
const campaignList: List<CampaignClicks> = {
  read: campaigns,
  dimensions: PARAMETERS,
  valuesOf: ({ values }) => values,
};

/** The requested rows of a list with their share of all clicks. */
async function shares<Row extends { clicks: number }>(
  analytics: Analytics,
  { read, dimensions, valuesOf }: List<Row>,
  { first, offset }: ListPage,
): Promise<Shared<Row>[]> {
  const page = { first: atMost(first), offset: Math.min(Math.max(offset, 0), FARTHEST) };
  const [list, { value }] = await Promise.all([read(analytics.scope, page), analytics.clicks()]);
  const factsOf = onceEach((quantities) => analytics.facts.ofCombinations(dimensions, list.map(valuesOf), quantities));
  return list.map((row) => ({
    ...row,
    percentage: percentage(row.clicks, value),
    facts: async (quantities) => (await factsOf(quantities))(valuesOf(row)),
  }));
}

const atMost = (first: number) => Math.min(Math.max(first, 1), MOST);

const VersionType = builder.objectRef<Shared<BrowserClicks>>('BrowserVersion').implement({
  description: 'The clicks from one major version of a browser.',
  fields: (t) => ({
    browser: t.string({
      description: 'The display name of the browser.',
      resolve: ({ browser }) => browserOf(browser),
    }),
    version: t.int({
      nullable: true,
      description: 'The major version; null where unknown.',
      resolve: ({ version }) => version || null,
    }),
    clicks: t.exposeInt('clicks', { description: 'Clicks with this version.' }),
    percentage: t.exposeFloat('percentage', { description: `Of all clicks. ${PERCENT}` }),
    facts: t.field({
      type: FactsType,
      ...readsAlone,
      description: 'What was measured of its clicks.',
      complexity: READ,
      resolve: ({ facts }, _args, _context, info) => facts(quantitiesRead(info)),
    }),
  }),
});

const CampaignType = builder.objectRef<Shared<CampaignClicks>>('Campaign').implement({
  description: 'A combination of campaign parameters; missing parameters are null.',
  fields: (t) => ({
    source: t.exposeString('source', { nullable: true, description: 'The value of utm_source.' }),
    medium: t.exposeString('medium', { nullable: true, description: 'The value of utm_medium.' }),
    campaign: t.exposeString('campaign', { nullable: true, description: 'The value of utm_campaign.' }),
    clicks: t.exposeInt('clicks', { description: 'Clicks with this combination.' }),
    percentage: t.exposeFloat('percentage', { description: `Of all clicks. ${PERCENT}` }),
    facts: t.field({
      type: FactsType,
      ...readsAlone,
      description: 'What was measured of its clicks.',
      complexity: READ,
      resolve: ({ facts }, _args, _context, info) => facts(quantitiesRead(info)),
    }),
  }),
});

const SocialType = builder.objectRef<SocialNetwork>('SocialNetwork').implement({
  description: 'Clicks from one social network, including all of its hosts and apps.',
  fields: (t) => ({
    network: t.exposeString('network', {
      complexity: READ,
      description: 'Its name, or its host if it has no known name; "Unknown" for clicks without a referrer.',
    }),
    referrers: t.exposeStringList('referrers', {
      complexity: READ,
      description: 'Its key in filters by REFERRER; the empty key means unknown.',
    }),
    clicks: t.exposeInt('clicks', { description: 'Clicks from this network.', complexity: READ }),
    visitors: t.exposeInt('visitors', { description: DAILY_VISITORS, complexity: READ }),
    percentage: t.exposeFloat('percentage', { complexity: READ, description: `Of all clicks. ${PERCENT}` }),
  }),
});

const InternationalType = builder.objectRef<International>('InternationalTraffic').implement({
  description: "How many clicks come from outside the owner's country.",
  fields: (t) => ({
    homeCountryCode: t.exposeString('homeCountry', {
      nullable: true,
      description:
        "ISO 3166-1 alpha-2: chosen in the profile, else the country of the owner's time zone; null for zones without one.",
    }),
    homeCountry: t.string({
      nullable: true,
      description: "The display name of the owner's country; null without one.",
      resolve: ({ homeCountry }) => homeCountry && countryOf(packCountry(homeCountry)).name,
    }),
    percentage: t.exposeFloat('share', {
      nullable: true,
      description: `Of the clicks whose country is known. ${PERCENT}`,
    }),
  }),
});

const listCost = ({ first }: { first?: number | null }) => rowsCost(first ?? TOP);

builder.objectFields(AnalyticsType, (t) => {
  const first = t.arg.int({ required: true, defaultValue: TOP, description: `At most ${MOST}.` });
  const offset = t.arg.int({ required: true, defaultValue: 0, description: 'How many rows to skip.' });
  return {
    browserVersions: t.field({
      type: [VersionType],
      description: 'Most clicks first.',
      args: { first, offset },
      complexity: listCost,
      resolve: (analytics, args) => shares(analytics, versionList, args),
    }),
    campaigns: t.field({
      type: [CampaignType],
      description: 'Most clicks first; clicks without any parameter are left out.',
      args: { first, offset },
      complexity: listCost,
      resolve: (analytics, args) => shares(analytics, campaignList, args),
    }),
    social: t.field({
      type: [SocialType],
      description: 'The social networks that clicks came from, paid or not, most clicks first.',
      args: { first },
      complexity: listCost,
      resolve: async (analytics, args) => (await analytics.social()).slice(0, atMost(args.first)),
    }),
    international: t.field({
      type: InternationalType,
      description: "Clicks from outside the owner's country.",
      complexity: SCAN,
      resolve: (analytics) => analytics.international(),
    }),
  };
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
    authScopes: { may: ['analytics'] },
    description: 'Whether a person has ever clicked a URL of the viewer.',
    resolve: ({ id }) => hasClicks(id),
  }),
);
