import { z } from 'zod';
import type { Measurement } from '../../generated/prisma/client.ts';
import { confidences, confidenceWord, qualities, throughputKinds, type Quality } from '../../scoring/score.ts';
import { flag, number, text, whole } from './fields.ts';

/** What was measured of the way of a click, as integrators see it. */
export const ClickMeasurement = z
  .object({
    rtt_ms: number.nullable().describe('Median round trip.'),
    jitter_ms: number.nullable().describe('Variation between round trips in milliseconds; null with too few.'),
    throughput_mbps: number.nullable().describe('Speed in Mbit/s; null where it was not measured.'),
    throughput_kind: z
      .enum(throughputKinds)
      .describe('How the speed was found: measured, estimated by dispersion, a lower bound, or none.'),
    score: whole.nullable().describe('0 to 100.'),
    connection_quality: z.enum(qualities).nullable().describe('The score in a word; null without a score.'),
    confidence_score: number.describe('0 to 1: how much the samples support the score.'),
    confidence: z.enum(confidences).describe('confidence_score in a word.'),
    is_suspect: flag.describe('Faster than the server saw; in no sum.'),
    delay_ms: number.describe('How long the visitor was held up.'),
    stop_reason: text.describe('Why the measurement ended; complete where nothing cut it short.'),
    scorer_version: whole.describe('The version of the rules that gave the score.'),
  })
  .meta({ id: 'Measurement', description: 'What was measured of the way of a click.' });

/** The measurement as the OpenAPI document describes it. */
export const toMeasurement = (one: Measurement): z.output<typeof ClickMeasurement> => ({
  rtt_ms: one.rttMs,
  jitter_ms: one.jitterMs,
  throughput_mbps: one.throughputMbps,
  throughput_kind: one.throughputKind as (typeof throughputKinds)[number],
  score: one.score,
  connection_quality: one.quality as Quality | null,
  confidence_score: one.confidence,
  confidence: confidenceWord(one.confidence),
  is_suspect: one.isSuspect,
  delay_ms: one.delayMs,
  stop_reason: one.stopReason,
  scorer_version: one.scorerVersion,
});
