import { builder } from '../graph/builder.ts';
import type { Measurement } from '../generated/prisma/client.ts';
import { confidences, confidenceWord, qualities, throughputKinds } from '../scoring/score.ts';
import { stopReasons } from './submission.ts';

const upper = <Word extends string>(words: readonly Word[]) =>
  Object.fromEntries(words.map((word) => [word.toUpperCase(), { value: word }])) as {
    [Name in Word as Uppercase<Name>]: { value: Name };
  };

export const Quality = builder.enumType('ConnectionQuality', {
  description: 'The label of a score: 80 and more is excellent, 60 good, 40 fair.',
  values: upper(qualities),
});
export const Confidence = builder.enumType('ConfidenceLevel', {
  description: 'How well the samples support a score. HIGH: from 0.75. MEDIUM: from 0.45. LOW: below.',
  values: upper(confidences),
});
export const ThroughputKind = builder.enumType('ThroughputKind', {
  description:
    'MEASURED: by a transfer. DISPERSION: by the arrival of one page, which is rougher. LOWER_BOUND: at least this much. ' +
    'NONE: not measured.',
  values: upper(throughputKinds),
});
const StopReason = builder.enumType('MeasurementEnd', {
  description:
    'Why it ended. COMPLETE: everything was measured. TIME: its time was over. SLOW: the way is too slow for more. ' +
    'HIDDEN: nobody was looking. LEFT: the visitor went on. FAILED: the browser could not.',
  values: upper(stopReasons),
});

/** What was measured of the way of one click. */
export const MeasurementType = builder.objectRef<Measurement>('Measurement').implement({
  description:
    "What was measured of the way of one click. The score is the server's; samples and sources are kept with it.",
  fields: (t) => ({
    rttMs: t.exposeFloat('rttMs', {
      nullable: true,
      description: 'Median round trip in milliseconds; null where unknown.',
    }),
    minRttMs: t.exposeFloat('minRttMs', {
      nullable: true,
      description: 'Shortest round trip in milliseconds; null where unknown.',
    }),
    jitterMs: t.exposeFloat('jitterMs', {
      nullable: true,
      description: 'Mean difference of consecutive round trips; null under three.',
    }),
    throughputMbps: t.exposeFloat('throughputMbps', {
      nullable: true,
      description: 'The best valid sample, in megabits per second; null where there is none.',
    }),
    throughputKind: t.field({
      type: ThroughputKind,
      description: 'How the throughput was found.',
      resolve: ({ throughputKind }) => throughputKind as (typeof throughputKinds)[number],
    }),
    score: t.exposeInt('score', { nullable: true, description: '0 to 100; null where nothing could be scored.' }),
    quality: t.field({
      type: Quality,
      nullable: true,
      description: 'The label of the score; null without a score.',
      resolve: ({ quality }) => quality as (typeof qualities)[number] | null,
    }),
    confidence: t.exposeFloat('confidence', { description: '0 to 1: how much the samples support the score.' }),
    confidenceLevel: t.field({
      type: Confidence,
      description: 'The confidence in a word.',
      resolve: ({ confidence }) => confidenceWord(confidence),
    }),
    isSuspect: t.exposeBoolean('isSuspect', { description: 'Faster than the server saw; in no sum.' }),
    delayMs: t.exposeFloat('delayMs', { description: 'How long the visitor was held up, in milliseconds.' }),
    end: t.field({
      type: StopReason,
      description: 'Why the measurement ended.',
      resolve: ({ stopReason }) => stopReason as (typeof stopReasons)[number],
    }),
    sampleCount: t.int({ description: 'Round trips that were kept.', resolve: ({ rtts }) => rtts.length }),
    effectiveType: t.exposeString('effectiveType', {
      nullable: true,
      description: 'What the browser calls the connection; not scored, and null where it does not say.',
    }),
    protocol: t.exposeString('protocol', {
      nullable: true,
      description: 'The protocol of the connection as the browser names it, such as h2; null where unknown.',
    }),
    scorerVersion: t.exposeInt('scorerVersion', { description: 'The version of the rules that made the score.' }),
  }),
});
