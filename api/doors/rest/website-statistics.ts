import { z } from 'zod';
import { qualities } from '../../scoring/score.ts';
import type { MeasuredFigures } from '../../figures/contract/measured.ts';
import { readNetwork, type TypeCount } from '../../measurements/snippet-statistics.ts';
import { FiguresQuestion, websiteFigures, type WebsiteFigures } from '../../measurements/website-figures.ts';
import { percentage } from '../../common/percentage.ts';
import { rotateConversionKey } from '../../measurements/visits/conversion-key.ts';
import { getWebsite } from '../../websites/list-websites.ts';
import { snippetCodeOf } from '../../websites/snippet-code.ts';
import { answers } from './answers.ts';
import { day, number, onceKnown, text, timestamp, whole } from './fields.ts';
import { rowParameter } from './parameters.ts';
import { snakePercentiles as percentiles, speedShares, toSnakePercentiles } from './percentiles.ts';
import { viewerOf } from './signed-in.ts';
import type { TypedApp } from './typed.ts';
import { requestSchema } from './wire.ts';

const NONE = 'Null before the first one.';
const group = {
  count: whole.describe('Measurements.'),
  avg_speed: onceKnown(number, `Mean speed in Mbit/s, lower bounds at their bound: prefer speed. ${NONE}`),
  avg_rtt: onceKnown(number, `Mean round trip in milliseconds: prefer round_trip. ${NONE}`),
  round_trip: percentiles('Round trips in milliseconds.'),
  speed: percentiles('Download throughputs in Mbit/s.'),
  speed_shares: speedShares,
};

const TypeShare = z.object({
  type: text.nullable().describe('Null where the browser does not say.'),
  count: whole.describe('Measurements.'),
  percentage: number.describe('Per cent of all measurements.'),
});
const Statistics = z
  .object({
    since: timestamp.describe('When the range begins; no earlier than the plan shows.'),
    total_measurements: whole.describe('Suspect ones are left out of everything here.'),
    avg_rtt_ms: onceKnown(number, `Mean round trip: a few slow ways raise it. ${NONE}`),
    median_rtt_ms: onceKnown(number, `Median round trip, as round_trip has it. ${NONE}`),
    avg_speed_mbps: onceKnown(number, `Mean speed, lower bounds at their bound, so at least that. ${NONE}`),
    avg_quality_score: onceKnown(number, `Mean score, 0 to 100. ${NONE}`),
    round_trip: percentiles('Round trips in milliseconds.'),
    speed: percentiles('Download throughputs in Mbit/s.'),
    speed_shares: speedShares,
    score: percentiles('Scores, 0 to 100.'),
    quality_distribution: z
      .object(
        Object.fromEntries(qualities.map((one) => [one, whole.describe(`Measurements that are ${one}.`)])) as Record<
          (typeof qualities)[number],
          typeof whole
        >,
      )
      .describe('Measurements by the label of their score.'),
    connection_types: z
      .array(TypeShare)
      .describe('Measurements by what the connection is made of: wifi, cellular, ethernet, bluetooth or wimax.'),
    effective_types: z
      .array(TypeShare)
      .describe('The same by how fast browsers take the connection to be: 4g, 3g, 2g or slow-2g.'),
    isp_breakdown: z
      .array(
        z.object({
          org: text.describe('The organisation that runs the network.'),
          asn: whole.nullable().describe('The number of the autonomous system; null where unknown.'),
          ...group,
        }),
      )
      .describe('Measurements by network.'),
    geographic_distribution: z
      .array(z.object({ country: text.describe('ISO 3166-1 alpha-2.'), ...group }))
      .describe('Measurements by country.'),
    trends: z
      .array(
        z.object({
          day: day.describe("The day in the account's time zone."),
          avg_quality_score: onceKnown(number, `Mean score, 0 to 100. ${NONE}`),
          ...group,
        }),
      )
      .describe('Measurements by day, oldest first.'),
    visits: z
      .object({
        count: whole.describe('Visits.'),
        views: whole.describe('Pages that were seen.'),
        bounces: whole.describe('One page, visible for less than 10 seconds, without a conversion.'),
        bounce_rate: onceKnown(number, `Bounces in per cent of visits. ${NONE}`),
        avg_visible_ms: onceKnown(number, `Mean of how long pages were visible: prefer session_time. ${NONE}`),
        session_time: percentiles('How long pages were visible in a visit, in seconds.'),
        page_load: percentiles('How long first pages took to load, in milliseconds.'),
        from_links: whole.describe('Visits of a click on one of your links.'),
        p50_load_ms: onceKnown(number, 'Half of the pages loaded as fast or faster. Null where no page was loaded.'),
        p95_load_ms: onceKnown(number, '95 % of the pages loaded as fast or faster. Null where no page was loaded.'),
      })
      .describe('Visits to the website.'),
    conversions: z
      .array(
        z.object({
          name: text.describe('The name of the conversion.'),
          currency: text.nullable().describe('ISO 4217; null without one.'),
          count: whole.describe('Conversions of that name.'),
          value: onceKnown(number, 'The sum of their values. Null where none has one.'),
          from_links: whole.describe('Those after a click on one of your links.'),
        }),
      )
      .describe('Conversions by name and currency.'),
  })
  .meta({ id: 'WebsiteStatistics', description: 'What the pages of a website reported, summed.' });

const toGroup = ({ measured, roundTrip, speed, speedShares: shares }: MeasuredFigures) => ({
  speed_shares: shares,
  count: measured,
  avg_speed: speed.mean,
  avg_rtt: roundTrip.mean,
  round_trip: toSnakePercentiles(roundTrip),
  speed: toSnakePercentiles(speed),
});

function toStatistics({ measured, visits, conversions }: WebsiteFigures): z.output<typeof Statistics> {
  const toShare = ({ type, count }: TypeCount) => ({ type, count, percentage: percentage(count, measured.measured) });
  return {
    since: measured.since,
    total_measurements: measured.measured,
    avg_rtt_ms: measured.roundTrip.mean,
    median_rtt_ms: measured.roundTrip.p50,
    avg_speed_mbps: measured.speed.mean,
    avg_quality_score: measured.score.mean,
    round_trip: toSnakePercentiles(measured.roundTrip),
    speed: toSnakePercentiles(measured.speed),
    speed_shares: measured.speedShares,
    score: toSnakePercentiles(measured.score),
    quality_distribution: Object.fromEntries(
      measured.qualityCounts.map(({ quality, count }) => [quality, count]),
    ) as z.output<typeof Statistics>['quality_distribution'],
    connection_types: measured.connectionTypes.map(toShare),
    effective_types: measured.effectiveTypes.map(toShare),
    isp_breakdown: measured.providers.map(({ value, ...figures }) => {
      const { asn, organisation } = readNetwork(value);
      return { org: organisation, asn, ...toGroup(figures) };
    }),
    geographic_distribution: measured.countries.map(({ value, ...figures }) => ({
      country: value,
      ...toGroup(figures),
    })),
    trends: measured.days.map(({ value, ...figures }) => ({
      day: value,
      avg_quality_score: figures.score.mean,
      ...toGroup(figures),
    })),
    visits: {
      count: visits.count,
      views: visits.views,
      bounces: visits.bounces,
      bounce_rate: visits.bounceRate,
      avg_visible_ms: visits.sessionTime.mean === null ? null : visits.sessionTime.mean * 1_000,
      session_time: toSnakePercentiles(visits.sessionTime),
      page_load: toSnakePercentiles(visits.pageLoad),
      from_links: visits.fromLinks,
      p50_load_ms: visits.pageLoad.p50,
      p95_load_ms: visits.pageLoad.p95,
    },
    conversions: conversions.map(({ fromLinks, ...sums }) => ({ ...sums, from_links: fromLinks })),
  };
}

const tags = ['Websites'];

/** /api/websites/{id}/…: the figures of a website, its snippet, and its key for conversions. */
export async function websiteStatisticsRoutes(app: TypedApp): Promise<void> {
  const statistics = {
    tags,
    summary: 'The figures of a website',
    description:
      'Measurements, visits and conversions of a range; what its pages reported while it was verified and active.',
    params: rowParameter('Website'),
    querystring: requestSchema(FiguresQuestion, {
      range: { description: 'How far back from now.' },
      limit: { description: 'The most rows of a breakdown.' },
    }),
    response: answers(200, 'The figures.', z.object({ statistics: Statistics }), 400, 401, 404),
  };
  app.get('/api/websites/:id/stats', { schema: statistics }, async (request) => ({
    statistics: toStatistics(await websiteFigures(viewerOf(request), request.params.id, request.query)),
  }));

  const Code = z.object({
    snippet_code: text.describe('Follows new versions.'),
    pinned_snippet_code: text.describe('Stays at this version, whose bytes the browser checks.'),
    tag_manager_code: text.describe('Makes the element by script, for tag managers that drop its attributes.'),
    version: text.describe('The version of the snippet.'),
    integrity: text.describe('The hash that the browser checks.'),
  });
  const code = {
    tags,
    summary: 'Get the snippet of a website',
    description: 'A script element for the head of each page. It names the website by its token.',
    params: rowParameter('Website'),
    response: answers(200, 'The code for the head of each page.', Code, 401, 404),
  };
  app.get('/api/websites/:id/snippet-code', { config: { scopes: ['read'] }, schema: code }, async (request) => {
    const { code, pinnedCode, tagManagerCode, version, integrity } = snippetCodeOf(
      await getWebsite(viewerOf(request), request.params.id),
    );
    return {
      snippet_code: code,
      pinned_snippet_code: pinnedCode,
      tag_manager_code: tagManagerCode,
      version,
      integrity,
    };
  });

  const rotation = {
    tags,
    summary: 'Make or replace the conversion key',
    description: 'Shown this once. The key before is refused from then on.',
    params: rowParameter('Website'),
    response: answers(
      200,
      'The key.',
      z.object({ conversion_key: text.describe('The key, fbk_…; it cannot be shown again.') }),
      401,
      404,
      429,
    ),
  };
  const write = { rate: 'write' } as const;
  app.post(
    '/api/websites/:id/rotate-conversion-key',
    { config: { ...write, scopes: [] }, schema: rotation },
    async (request) => {
      const { conversionKey } = await rotateConversionKey(viewerOf(request), request.params.id);
      return { conversion_key: conversionKey };
    },
  );
}
