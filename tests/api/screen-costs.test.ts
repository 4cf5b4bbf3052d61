import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { screenDocument } from '../kit/screen-document.ts';
import { shorten } from '../kit/queries.ts';
import { gql, person, useWorld, type Person } from '../kit/world.ts';

useWorld();

const artifacts = join(import.meta.dirname, '../../web/__generated__');
const operations = readdirSync(artifacts)
  .map((file) => file.replace('.graphql.ts', ''))
  .filter((name) => name.endsWith('Query') && screenDocument(name).startsWith('query '));

let ada: Person;
let url: string;
beforeAll(async () => {
  ada = await person({ tier: 'enterprise' });
  url = (await shorten(ada)).id;
});

const RULE = { destination: 'https://example.com', conditions: Array<object>(10).fill({ os: ['iOS'] }) };
/** As much as any screen asks at once. */
const variables = () => ({
  ...{
    id: url,
    url,
    destination: 'https://example.com',
    scope: { url },
    compared: true,
    isCompared: true,
    granularity: 'DAY',
    ...{ isHours: true, isPeriods: false, one: 'DE', two: 'US' },
    period: 'LAST_30_DAYS',
    list: 'ALL',
  },
  ...{
    website: null,
    range: 'WEEK',
    days: 7,
    isOverview: true,
    isAnalytics: true,
    first: 50,
    after: null,
    page: 1,
    ids: [url],
  },
  ...{
    dimension: 'COUNTRY',
    parameter: 'SOURCE',
    search: '',
    offset: 0,
    orderBy: 'CLICKS',
    shortCode: 'free-code',
    code: 'free-code',
    length: 6,
  },
  ...{ style: 'MIXED', items: Array<string>(100).fill('free-code'), probe: false },
  ...{ redirectRules: Array<object>(20).fill(RULE), visitor: {} },
  ...{ filter: {}, order: { field: 'CREATED_AT', direction: 'DESC' }, isCampaigns: true, email: 'ada@example.test' },
});

test.each(operations)('%s is within the limits that every query has', async (name) => {
  const { errors = [] } = await gql(ada, screenDocument(name), variables());
  expect(errors.filter(({ extensions }: any) => extensions?.code === 'QUERY_TOO_COSTLY')).toEqual([]);
  expect(errors.filter(({ message }: any) => /Unknown|required type/.test(message))).toEqual([]);
});

test('all screens are among them', () => {
  expect(operations).toEqual(expect.arrayContaining(['UrlScreenQuery', 'OverviewQuery', 'NetworkingScreenQuery']));
});
