import { beforeAll, describe, expect, test } from 'vitest';
import { randomSource } from '../kit/traffic.ts';
import { randomClick, trafficPlaces } from '../kit/analytics-traffic.ts';
import { useClicks } from '../kit/clicks.ts';
import { download, readArchive, type Row } from '../kit/csv.ts';
import { numberOf, shorten } from '../kit/queries.ts';
import { gql, person, rest, useWorld, type Person } from '../kit/world.ts';
import { quietHalfHourZone } from '../kit/zones.ts';

const clicks = useClicks({ places: trafficPlaces });
useWorld();

const random = randomSource(91);
const DAY_MS = 86_400_000;
const { timeZone, offset } = quietHalfHourZone();

let ada: Person;
let urls: Record<string, any>[];

beforeAll(async () => {
  ada = await person({ tier: 'premium', timeZone });
  urls = await Promise.all(
    ['=1+1', 'A "quoted", one', 'two\nlines'].map((title, index) =>
      shorten(ada, { title, shortCode: `code-${index}` }),
    ),
  );
  const links = urls.map(({ id }) => numberOf(id));
  await clicks.ingest(Array.from({ length: 600 }, () => randomClick(random, links, Date.now(), [Date.now() - DAY_MS])));
});

const files: Record<string, string> = {
  LINK: 'urls',
  COUNTRY: 'countries',
  CITY: 'cities',
  DEVICE: 'devices',
  DEVICE_MODEL: 'device-models',
  OS: 'operating-systems',
  OS_VERSION: 'os-versions',
  BROWSER: 'browsers',
  CHANNEL: 'channels',
  REFERRER: 'referrers',
  UTM_SOURCE: 'utm-sources',
  UTM_MEDIUM: 'utm-mediums',
  UTM_CAMPAIGN: 'utm-campaigns',
  NETWORK: 'networks',
};

async function archiveOf(query: string, who = ada) {
  const answer = await download(who, `/api/analytics/export?${query}`);
  expect(answer.status).toBe(200);
  return { name: answer.headers.get('content-disposition'), files: readArchive(answer.bytes) };
}

const FIGURES = `query ($scope: AnalyticsScope!) { viewer { analytics(scope: $scope) { from to
  summary { clicks { value previous change } visitors { value } bots { value } uniqueRate mobileShare
    topCountry { label } }
  series { date clicks visitors bots } seriesBefore { date clicks visitors bots }
  heatmap { weekday hour clicks visitors bots }
  ${Object.keys(files)
    .map((name) => `${name}: breakdown(dimension: ${name}, first: 60) { rows { clicks visitors bots percentage } }`)
    .join('\n')} } } }`;

async function shownOn(scope: object): Promise<any> {
  const { data, errors } = await gql(ada, FIGURES, { scope });
  expect(errors).toBeUndefined();
  return data.viewer.analytics;
}

const cells = (rows: Row[], ...names: string[]) => rows.map((row) => names.map((name) => row[name]));
const texts = (rows: any[], ...members: string[]) => rows.map((row) => members.map((member) => String(row[member])));
const COUNTS = ['Clicks', 'Daily Unique Visitors', 'Bots'];

const questions: [string, string, () => object][] = [
  ['everything of thirty days', '', () => ({})],
  [
    'a year of one country with bots',
    'period=1y&country=DE&bots=true',
    () => ({
      period: 'LAST_365_DAYS',
      includeBots: true,
      filters: [{ dimension: 'COUNTRY', values: ['DE'], isNot: false }],
    }),
  ],
  [
    'what came neither from search nor unknown',
    'period=90d&channel_not=search&referrer_not=',
    () => ({
      period: 'LAST_90_DAYS',
      filters: [
        { dimension: 'CHANNEL', values: ['search'], isNot: true },
        { dimension: 'REFERRER', values: [''], isNot: true },
      ],
    }),
  ],
];

test.each(questions)('the archive holds what the screen shows: %s', async (_what, query, scope) => {
  const [{ files: found }, shown] = [await archiveOf(query), await shownOn(scope())];
  for (const [dimension, name] of Object.entries(files)) {
    // Files have rows of bots alone as well, so that these add up.
    const rows = found[name]!.filter((row) => row.Clicks !== '0');
    expect({ [name]: cells(rows, ...COUNTS, 'Share of Clicks (%)') }).toEqual({
      [name]: texts(shown[dimension].rows, 'clicks', 'visitors', 'bots', 'percentage'),
    });
    const bots = found[name]!.reduce((sum, row) => sum + Number(row.Bots), 0);
    expect({ [name]: bots }).toEqual({ [name]: shown.summary.bots.value });
  }
  const point = ['date', 'clicks', 'visitors', 'bots'];
  expect(cells(found.days!, 'Date', ...COUNTS)).toEqual(texts(shown.series, ...point));
  expect(cells(found['days-compared']!, 'Date', ...COUNTS)).toEqual(texts(shown.seriesBefore ?? [], ...point));
  expect(cells(found['hours-of-the-week']!, ...COUNTS)).toEqual(texts(shown.heatmap, 'clicks', 'visitors', 'bots'));
  const { clicks: total, visitors, uniqueRate, topCountry } = shown.summary;
  const summary = Object.fromEntries(found.summary!.map((row) => [row.Figure, row.Value]));
  expect(summary).toMatchObject({
    'First Day': shown.from,
    'Last Day': shown.to,
    'Time Zone': timeZone,
    Clicks: String(total.value),
    'Daily Unique Visitors': String(visitors.value),
    'Unique Rate (%)': String(uniqueRate),
    'Top Country': topCountry.label,
    'Bounce Rate (%)': '',
  });
  expect(found.hours).toBeUndefined();
});

test('hours come when asked for, in the zone of the owner, and add up', async () => {
  const { files: found, name } = await archiveOf(`period=7d&hours=true&url=${numberOf(urls[0]!.id)}`);
  const sum = (rows: Row[]) => rows.reduce((total, row) => total + Number(row.Clicks), 0);
  expect(sum(found.hours!)).toBe(sum(found.days!));
  expect(sum(found.hours!)).toBeGreaterThan(0);
  for (const { Hour } of found.hours!) {
    expect(Hour).toMatch(/^\d{4}-\d\d-\d\dT\d\d:00:00[+-]/);
    expect(Hour!.endsWith(offset)).toBe(true);
  }
  const [{ Date: from }, { Date: to }] = [found.days![0]!, found.days!.at(-1)!] as any;
  expect(name).toBe(`attachment; filename="footbridge-analytics-code-0-${from}-${to}.zip"`);
});

test('no cell runs as a formula, and commas, quotes and lines stay within theirs', async () => {
  const { files: found } = await archiveOf('period=1y');
  expect(new Set(found.urls!.map(({ Title }) => Title))).toEqual(new Set(["'=1+1", 'A "quoted", one', 'two\nlines']));
});

test('every campaign is in the file and can be paged to, however many there are', async () => {
  const bob = await person();
  const linkId = numberOf((await shorten(bob)).id);
  const many = Array.from({ length: 1_300 }, (_, index) => `c${String(index).padStart(4, '0')}`);
  await clicks.ingest(many.map((name) => ({ linkId, query: `utm_campaign=${name}` })));
  const { files: found } = await archiveOf('', bob);
  expect(found.campaigns!.map(({ Campaign }) => Campaign).sort()).toEqual(many);
  const page = `query ($offset: Int!) { viewer { analytics(scope: {}) {
    campaigns(first: 250, offset: $offset) { campaign } } } }`;
  const pages = await Promise.all([0, 250, 500, 750, 1_000, 1_250].map((offset) => gql(bob, page, { offset })));
  const paged = pages.flatMap(({ data }) => data.viewer.analytics.campaigns.map((one: any) => one.campaign));
  expect(paged.sort()).toEqual(many);
  const { body } = await rest(bob, 'GET', '/api/analytics');
  expect(body.utmData).toHaveLength(1_000); // as its description says
});

test('an account without clicks gets empty files', async () => {
  const { files: found } = await archiveOf('', await person());
  expect(found.days).toHaveLength(30);
  expect([found.urls, found.countries, found.campaigns]).toEqual([[], [], []]);
  const summary = Object.fromEntries(found.summary!.map((row) => [row.Figure, row.Value]));
  expect([summary.Clicks, summary['Unique Rate (%)']]).toEqual(['0', '']);
});

describe('refused', () => {
  test.each([
    ['period=2d', 'period'],
    ['hours=perhaps', 'hours'],
    ['period=1y&hours=true', 'hours'],
    ['device=shoe', 'device'],
  ])('%s', async (query, field) => {
    const { status, body } = await rest(ada, 'GET', `/api/analytics/export?${query}`);
    expect([status, body.error.code, body.error.details.field]).toEqual([400, 'INVALID', field]);
  });

  test("a stranger's URL and a caller without a session", async () => {
    const path = `/api/analytics/export?url=${numberOf(urls[0]!.id)}`;
    expect((await rest(await person(), 'GET', path)).status).toBe(404);
    expect((await rest(null, 'GET', path)).status).toBe(401);
  });
});
