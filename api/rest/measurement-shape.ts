import { z } from 'zod';
import type { Measurement } from '../generated/prisma/client.ts';
import { confidences, confidenceWord, qualities, throughputKinds, type Quality } from '../measurements/score.ts';
import { flag, number, text, whole } from './fields.ts';

/** What was measured of the way of a click, as integrators see it. */
export const ClickMeasurement = z
  .object({
    rtt_ms: number.nullable().describe('Median round trip.'),
    jitter_ms: number.nullable(),
    throughput_mbps: number.nullable(),
    throughput_kind: z.enum(throughputKinds),
    score: whole.nullable().describe('0 to 100.'),
    connection_quality: z.enum(qualities).nullable(),
    confidence_score: number.describe('0 to 1: how much the samples support the score.'),
    confidence: z.enum(confidences),
    is_suspect: flag.describe('Faster than the server saw; in no sum.'),
    delay_ms: number.describe('How long the visitor was held up.'),
    stop_reason: text,
    scorer_version: whole,
  })
  .meta({ id: 'Measurement' });

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
