import { z } from 'zod';
import { isStorableText } from '../common/storable-text.ts';

/** Bounds of a submission; what is beyond them was not measured. */
const MAX_SAMPLES = 20;
const MAX_RECEIPT_LENGTH = 40;
export const MAX_RTT_MS = 10_000;
export const MAX_MBPS = 10_000;
export const MAX_DURATION_MS = 60_000;

/** Why a measurement ended. */
export const stopReasons = ['complete', 'time', 'slow', 'hidden', 'left', 'failed'] as const;
const throughputKinds = ['measured', 'dispersion', 'lower_bound'] as const;
const effectiveTypes = ['slow-2g', '2g', '3g', '4g'] as const;

const CLICK_ID = 'Provide a valid click_id.';
const RTTS = `rtt_samples_ms must be at most ${MAX_SAMPLES} numbers from 1 to ${MAX_RTT_MS}.`;
const THROUGHPUTS = `throughput_samples_mbps must be at most ${MAX_SAMPLES} numbers from 0 to ${MAX_MBPS}.`;
const DURATION = `measurement_duration_ms must be a number from 0 to ${MAX_DURATION_MS}.`;
const KIND = `throughput_kind must be ${throughputKinds.join(', ')}.`;

const samples = (low: number, high: number, message: string) =>
  z.array(z.number(message).min(low, message).max(high, message), message).max(MAX_SAMPLES, message);
/** Context of a measurement: what a browser says in another way is left out. */
export const orNull = <Schema extends z.ZodType>(schema: Schema) => schema.nullish().catch(null);

/** What a browser measured, and what it says of its connection. */
export const Measured = z.object(
  {
    rttSamplesMs: samples(1, MAX_RTT_MS, RTTS).describe('Round trips in milliseconds, in order.'),
    throughputSamplesMbps: samples(0, MAX_MBPS, THROUGHPUTS)
      .default([])
      .describe('Speeds in Mbit/s, failed transfers left out.'),
    throughputKind: z.enum(throughputKinds, KIND).default('measured').describe('How the speeds were found.'),
    networkApiEffectiveType: orNull(z.enum(effectiveTypes)).describe('effectiveType of the Network Information API.'),
    networkApiDownlinkMbps: orNull(z.number().min(0).max(MAX_MBPS)).describe(
      'downlink of the Network Information API, Mbit/s.',
    ),
    networkApiRttMs: orNull(z.number().min(0).max(MAX_RTT_MS)).describe(
      'rtt of the Network Information API, milliseconds.',
    ),
    receipts: z
      .array(z.string().max(MAX_RECEIPT_LENGTH))
      .max(MAX_SAMPLES)
      .catch([])
      .describe("The last lines of the server's test files, on the page that measures a redirect."),
    protocol: orNull(z.string().max(20).refine(isStorableText)).describe('The protocol of the transfers, such as h2.'),
    renderedAhead: z
      .boolean()
      .nullish()
      .catch(null)
      .describe('Whether a browser loaded the page before anybody clicked: nobody waited until it was shown.'),
    stopReason: z.enum(stopReasons).catch('complete').describe('Why the measurement ended.'),
  },
  'measurements must be an object.',
);

/** What a visitor's browser reports of its way. Labels and scores that it sends are ignored. */
export const Submission = z.object({
  clickId: z.string(CLICK_ID).min(1, CLICK_ID).max(100, CLICK_ID).describe('The fb_click_id of the click.'),
  measurements: Measured.describe('What the browser measured.'),
  measurementDurationMs: z
    .number(DURATION)
    .min(0, DURATION)
    .max(MAX_DURATION_MS, DURATION)
    .describe('How long measuring took, milliseconds.'),
  addressProof: orNull(z.string().regex(/^[0-9a-f]{16}$/)).describe(
    'What the page of a redirect carries: that the click came from this address. Without it, fallbacks leave the delay out.',
  ),
});
export type Submission = z.output<typeof Submission>;
