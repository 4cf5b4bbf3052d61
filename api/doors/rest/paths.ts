import { z } from 'zod';
import { Analytics } from '../../analytics/analytics.ts';
import { coverageOf, gapReasons, type Coverage, type GapReason } from '../../analytics/coverage.ts';
import { openScope } from '../../analytics/scope.ts';
import { dimensionKeys, dimensions, type Dimension, type NameOf } from '../../click-model/dimensions.ts';
import type { MeasuredFigures } from '../../figures/contract/measured.ts';
import { dayMembers, listed } from './analytics-schemas.ts';
import { ownerMembers, questionOf } from './analytics-question.ts';
import { answers } from './answers.ts';
import { text, whole } from './fields.ts';
import { toDays } from './owner-analytics.ts';
import { percentileMembers, toPercentiles } from './percentiles.ts';
import { viewerOf } from './signed-in.ts';
import type { TypedApp } from './typed.ts';

const snakeReasons = Object.keys(gapReasons).map((reason) => reason.toLowerCase()) as [
  Lowercase<GapReason>,
  ...Lowercase<GapReason>[],
];
const toCoverage = ({ gaps, ...counts }: Coverage) => ({
  ...counts,
  gaps: gaps.map(({ reason, clicks }) => ({
    reason: reason.toLowerCase() as Lowercase<GapReason>,
    label: gapReasons[reason],
    clicks,
  })),
});

const { roundTrip, jitter, speed, speedShares } = percentileMembers;
const pathMembers = {
  clicks: whole.describe('Clicks by people. count says how many of them each figure rests on.'),
  roundTrip,
  jitter,
  speed,
  speedShares,
};

const Reason = z.enum(snakeReasons).describe('Why it was not measured, by what was known when the click was recorded.');
const coverage = (what: string) =>
  z
    .object({
      measured: whole.describe('Clicks of which it was measured.'),
      clicks: whole.describe('All clicks by people.'),
      gaps: z
        .array(
          z.object({
            reason: Reason,
            label: text.describe('The reason in words.'),
            clicks: whole.describe('Clicks by people.'),
          }),
        )
        .describe('The others by reason, most clicks first; with the measured ones they are all clicks by people.'),
    })
    .describe(what);

const Paths = z
  .object({
    ...dayMembers,
    ...pathMembers,
    roundTripCoverage: coverage('What round trips rest on, and why others are missing.'),
    speedCoverage: coverage('What speeds rest on, and why others are missing.'),
    rows: z
      .array(
        z.object({
          key: text.describe('Its key in filters, or the hour; empty where unknown.'),
          label: text.describe('Its name.'),
          ...pathMembers,
        }),
      )
      .describe(`Hours from 0 to 23, or the ${listed.texts} values with the most clicks.`),
  })
  .meta({ id: 'Paths', description: 'How good the path of visitors to this installation is.' });

const groups: Record<NameOf<Dimension>, Dimension> = Object.fromEntries(
  dimensionKeys.map((dimension) => [dimensions[dimension].name, dimension]),
) as never;
const groupNames = ['hour', ...(Object.keys(groups) as NameOf<Dimension>[])] as const;

const pathsSchema = {
  tags: ['Analytics'],
  summary: 'How good the path of visitors to this installation is',
  description:
    'Round trips and speeds as distributions, by country, network, URL, hour of the day or any other dimension. A figure rests ' +
    'on count of the clicks.',
  querystring: z.object({
    ...ownerMembers,
    by: z
      .enum(groupNames, `by must be one of ${groupNames.join(', ')}.`)
      .default('country')
      .describe('What tells the rows apart.'),
  }),
  response: answers(200, 'The paths.', Paths, 400, 401, 404),
};

const toPath = (clicks: number, figures: MeasuredFigures) => {
  const all = toPercentiles(figures);
  return { clicks, roundTrip: all.roundTrip, jitter: all.jitter, speed: all.speed, speedShares: all.speedShares };
};

/** The rows of a dimension; of hours all that the day has. */
async function rowsBy(analytics: Analytics, by: (typeof groupNames)[number]) {
  const { includeBots } = analytics.scope;
  const ofPeople = ({ clicks, bots }: { clicks: number; bots: number }) => (includeBots ? clicks - bots : clicks);
  if (by === 'hour') {
    const hours = (await analytics.peakHours()).map(async (row) => ({
      key: String(row.hour),
      label: `${String(row.hour).padStart(2, '0')}:00`,
      ...toPath(ofPeople(row), await analytics.facts.ofHour(row.hour)),
    }));
    return Promise.all(hours);
  }
  const breakdown = await analytics.breakdown(groups[by], {
    first: listed.texts,
    offset: 0,
    search: '',
    orderBy: 'CLICKS',
  });
  const rows = breakdown.rows.map(async (row) => {
    const url = await breakdown.linkOf(row);
    const label = url ? (url.title ?? url.shortCode) : row.label;
    return { key: row.key, label, ...toPath(ofPeople(row), await breakdown.factsOf(row)) };
  });
  return Promise.all(rows);
}

/** /api/analytics/paths: distributions of round trips and speeds. */
export async function pathRoutes(app: TypedApp): Promise<void> {
  app.get('/api/analytics/paths', { schema: pathsSchema }, async (request) => {
    const { by, ...query } = request.query;
    const analytics = new Analytics(await openScope(viewerOf(request), questionOf(query)));
    const [days, clicks, figures, rows, ofRoundTrips, ofSpeeds] = await Promise.all([
      toDays(analytics),
      analytics.humanClicks(),
      analytics.facts.figures(),
      rowsBy(analytics, by),
      coverageOf(analytics, 'roundTrip'),
      coverageOf(analytics, 'speed'),
    ]);
    const coverages = { roundTripCoverage: toCoverage(ofRoundTrips), speedCoverage: toCoverage(ofSpeeds) };
    return { ...days, ...toPath(clicks, figures), ...coverages, rows };
  });
}
