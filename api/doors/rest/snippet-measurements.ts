import { z } from 'zod';
import type { SnippetMeasurement } from '../../generated/prisma/client.ts';
import { confidences, confidenceWord, qualities, throughputKinds } from '../../scoring/score.ts';
import { listSnippetMeasurements, SnippetListing } from '../../measurements/snippet-measurements.ts';
import { readNetwork } from '../../measurements/snippet-statistics.ts';
import { measurementTypes, SnippetSubmission } from '../../measurements/snippet-submission.ts';
import { submitSnippetMeasurement } from '../../measurements/submit-snippet-measurement.ts';
import { answers } from './answers.ts';
import { flag, number, text, timestamp, whole } from './fields.ts';
import { viewerOf } from './signed-in.ts';
import { RATE_HEADERS } from './response-headers.ts';
import { MAX_REPORT_BYTES, openToPages, readTextAsJson, reporterOf, tellReportsLeft } from './text-body.ts';
import type { TypedApp } from './typed.ts';
import { fromWireWithMeasurements, requestSchema, wireSchema } from './wire.ts';

const quality = z.enum(qualities).nullable().describe('The score in a word; null without a score.');
const networkType = text.nullable().describe('As the browser says: wifi, cellular, or a speed such as 4g.');
const figures = {
  score: whole.nullable().describe('0 to 100.'),
  confidence_score: number.describe('0 to 1: how much the samples support the score.'),
  confidence: z.enum(confidences).describe('confidence_score in a word.'),
};
const Result = z.object({
  quality: quality.describe('Null where nothing could be measured.'),
  network_type: networkType,
  ...figures,
});

/** A measurement as integrators see it. */
const Measurement = z
  .object({
    id: whole.describe('The number of the measurement.'),
    website_id: whole.describe('The number of the website.'),
    created_at: timestamp.describe('When it was reported.'),
    measurement_type: z
      .enum(measurementTypes)
      .describe('click: after a click on a link. session: of another visit, chosen by chance.'),
    network_type: networkType,
    network_speed_mbps: number.nullable().describe('Speed; null where it was not measured.'),
    network_rtt_ms: number.nullable().describe('Median round trip.'),
    country: text.nullable().describe('ISO 3166-1 alpha-2; null where unknown.'),
    asn: whole.nullable().describe('The number of the autonomous system; null where unknown.'),
    org: text.nullable().describe('The organisation of the autonomous system.'),
    page_url: text.nullable().describe('The page that measured; null where it did not say.'),
    is_counted: flag.describe(
      'Measured while the website was verified and active, and no test: part of the statistics.',
    ),
    measurement_data: z
      .object({
        quality,
        ...figures,
        jitter_ms: number.nullable().describe('Variation between round trips; null with too few.'),
        throughput_kind: z
          .enum(throughputKinds)
          .describe('How the speed was found: measured, estimated by dispersion, a lower bound, or none.'),
        is_suspect: flag.describe('Faster than the server saw; in no sum.'),
        stop_reason: text.describe('Why the measurement ended; complete where nothing cut it short.'),
        scorer_version: whole.describe('The version of the rules that gave the score.'),
      })
      .describe('How it was judged.'),
  })
  .meta({ id: 'SnippetMeasurement', description: 'What a page of a website measured.' });

const toFigures = ({ score, confidence }: SnippetMeasurement) => ({
  score,
  confidence_score: confidence,
  confidence: confidenceWord(confidence),
});
const qualityOf = ({ quality }: SnippetMeasurement) => quality as z.output<typeof Result>['quality'];

function toMeasurement(one: SnippetMeasurement): z.output<typeof Measurement> {
  const network = one.network === null ? null : readNetwork(one.network);
  return {
    id: one.id,
    website_id: one.websiteId,
    created_at: one.receivedAt,
    measurement_type: one.measurementType as (typeof measurementTypes)[number],
    network_type: one.networkType,
    network_speed_mbps: one.throughputMbps,
    network_rtt_ms: one.rttMs,
    country: one.country,
    asn: network?.asn ?? null,
    org: network?.organisation ?? null,
    page_url: one.pageUrl,
    is_counted: one.isCounted,
    measurement_data: {
      quality: qualityOf(one),
      ...toFigures(one),
      jitter_ms: one.jitterMs,
      throughput_kind: one.throughputKind as (typeof throughputKinds)[number],
      is_suspect: one.isSuspect,
      stop_reason: one.stopReason,
      scorer_version: one.scorerVersion,
    },
  };
}

/** POST /api/snippet-measurements: what a page of a website measured; nobody signs in for it. */
export async function snippetSubmissionRoutes(app: TypedApp): Promise<void> {
  readTextAsJson(app);
  openToPages(app);
  tellReportsLeft(app);
  const schema = {
    tags: ['Website reports'],
    summary: 'Report a measurement of a visit',
    description:
      'Once a session, and for a visit with a click id within half an hour of its click, of which it is then the measurement. ' +
      'Only pages of the domain of the website may send it, by their Origin header. What the page says of quality and score is ' +
      'ignored. The body is JSON, also as text/plain.',
    security: [],
    body: z.unknown().transform(fromWireWithMeasurements).meta(wireSchema(SnippetSubmission)),
    response: answers(200, 'The score.', Result, 400, 403, 404, 409, 410, 413, 429),
  };
  app.post(
    '/api/snippet-measurements',
    { config: { sends: RATE_HEADERS }, bodyLimit: MAX_REPORT_BYTES, schema },
    async (request) => {
      const made = await submitSnippetMeasurement(reporterOf(request), request.body);
      return { quality: qualityOf(made), network_type: made.networkType, ...toFigures(made) };
    },
  );
}

/** GET /api/snippet-measurements: the measurements of the viewer's websites. */
export async function snippetMeasurementRoutes(app: TypedApp): Promise<void> {
  const list = {
    tags: ['Websites'],
    summary: 'List measurements of websites',
    description:
      'Newest first, of one website or of all. Those of pending and inactive websites, and tests, are among them.',
    querystring: requestSchema(SnippetListing, {
      website_id: { description: 'Only of this website: its number, or its id in GraphQL.' },
      limit: { description: 'The most measurements of a page.' },
      offset: { description: 'How many to skip.' },
    }),
    response: answers(
      200,
      'A page of them.',
      z.object({ measurements: z.array(Measurement).describe('The measurements of this page.') }),
      400,
      401,
      404,
    ),
  };
  app.get('/api/snippet-measurements', { schema: list }, async (request) => ({
    measurements: (await listSnippetMeasurements(viewerOf(request), request.query)).map(toMeasurement),
  }));
}
