import { z } from 'zod';
import { reportMembers } from './visits/visit-report.ts';
import { MAX_DURATION_MS, MAX_MBPS, MAX_RTT_MS, Measured, orNull } from './submission.ts';

export const MAX_URL_LENGTH = 500;

/** click: of a visit that a click led to. session: of another visit, chosen by chance. */
export const measurementTypes = ['click', 'session'] as const;
/** What connections are made of, as the Network Information API names it. */
export const connectionTypes = ['bluetooth', 'cellular', 'ethernet', 'wifi', 'wimax'] as const;

const TYPE = `measurement_type must be ${measurementTypes.join(' or ')}.`;
const URL_MESSAGE = 'page_url must be an address.';
const RTT = `rtt must be a number from 1 to ${MAX_RTT_MS}.`;
const THROUGHPUT = `throughput must be a number from 0 to ${MAX_MBPS}.`;
const DURATION = `test_duration_ms must be a number from 0 to ${MAX_DURATION_MS}.`;

const listOf = (figure: number | null | undefined) => (typeof figure === 'number' ? [figure] : []);

/** One figure each, or all samples; samples stand above a figure. What a page says of quality and score is ignored. */
const SnippetMeasured = Measured.partial({ rttSamplesMs: true })
  .extend({
    rtt: z
      .number(RTT)
      .min(1, RTT)
      .max(MAX_RTT_MS, RTT)
      .nullish()
      .describe('One round trip in milliseconds, instead of samples.'),
    throughput: z
      .number(THROUGHPUT)
      .min(0, THROUGHPUT)
      .max(MAX_MBPS, THROUGHPUT)
      .nullish()
      .describe('One speed in Mbit/s, instead of samples.'),
    testDurationMs: z
      .number(DURATION)
      .min(0, DURATION)
      .max(MAX_DURATION_MS, DURATION)
      .default(0)
      .describe('How long measuring took, milliseconds.'),
    effectiveType: Measured.shape.networkApiEffectiveType.describe('Another name of network_api_effective_type.'),
    connectionType: orNull(z.enum(connectionTypes)).describe('type of the Network Information API.'),
  })
  .transform(({ rtt, throughput, effectiveType, ...measured }) => ({
    ...measured,
    rttSamplesMs: measured.rttSamplesMs ?? listOf(rtt),
    throughputSamplesMbps: measured.throughputSamplesMbps.length ? measured.throughputSamplesMbps : listOf(throughput),
    networkApiEffectiveType: effectiveType ?? measured.networkApiEffectiveType,
  }));

/** What a page of a website measured of a visitor's way. */
export const SnippetSubmission = z.object({
  ...reportMembers,
  pageUrl: z
    .url({ protocol: /^https?$/, error: URL_MESSAGE })
    .max(MAX_URL_LENGTH, URL_MESSAGE)
    .nullish()
    .describe('The address of the page that measured.'),
  /** By whether there is a click id, where it is left out. */
  measurementType: z.enum(measurementTypes, TYPE).nullish().describe('Left out: click with a click_id, else session.'),
  testId: z
    .string()
    .max(100)
    .nullish()
    .catch(null)
    .describe('The test_id that the page was told; without it and the receipts of its files no speed is kept.'),
  measurements: SnippetMeasured.describe('What the page measured.'),
});
export type SnippetSubmission = z.output<typeof SnippetSubmission>;
