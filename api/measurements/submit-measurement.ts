import { addressKey } from '../common/address-key.ts';
import { db } from '../database/db.ts';
import { isDuplicate } from '../database/is-duplicate.ts';
import { connections } from '../click-model/dimensions.ts';
import { Prisma, type Measurement } from '../generated/prisma/client.ts';
import { Limiter, ROUGHLY } from '../common/limiter.ts';
import { parseInput } from '../common/parse-input.ts';
import { countReport } from '../common/reporters.ts';
import { UserError } from '../common/user-error.ts';
import { noteReport, recordClickFacts, type Ask, type ClickFacts } from './record-facts.ts';
import { score, SCORER_VERSION, type ThroughputKind } from '../scoring/score.ts';
import { standingOf } from './click-standing.ts';
import { checkPage, checkWebsite } from './check-claims.ts';
import { isFromAddress, reporterNumber } from './reporter-number.ts';
import { readClickId, type ClickMark, type SignedClick } from './signed-click-id.ts';
import { mayReport } from './may-report.ts';
import { refuseWithdrawn } from './refuse-withdrawn.ts';
import { Submission } from './submission.ts';
import { roundTripAt } from './witness.ts';

/** How long after its click a report is taken: a page leads on long before, a website has time to load. */
export const EXPIRY_MS = { redirect: 60_000, embed: 30 * 60_000, visit: 30 * 60_000 } as const satisfies Record<
  ClickMark['source'],
  number
>;
/** Per address; an office of visitors shares one. */
export const QUOTA = { max: 30, windowMs: 60_000 } as const;
const quota = new Limiter({ name: 'measurements', ...QUOTA, apart: ROUGHLY });

export const refusals = {
  origin: 'Pages of this origin may not report measurements of this click.',
  forged: 'This click_id is not known.',
  expired: 'The time to submit a measurement of this click is over.',
  repeated: 'A measurement of this click has already been submitted.',
} as const;

/** Who reports a measurement. */
export interface Reporter {
  address: string;
  /** The Origin header; browsers cannot be made to send another's. */
  origin: string | undefined;
  /** The round trip of the reporting connection in milliseconds, as the server saw it; null when nobody measured it. */
  roundTripMs: number | null;
  /** The same where a trusted proxy told it; null elsewhere. */
  proxyRttMs: number | null;
  /** Sec-GPC or DNT. */
  wantsPrivacy: boolean;
}

/**
 * Scores and stores what the page of a redirect, or the website behind it, measured. Refuses RATE_LIMITED, INVALID bodies,
 * NOT_FOUND click ids that were not signed here, FORBIDDEN origins, visitors who ask for privacy by now and links that are not measured any more,
 * GONE when its time is over (a minute; half an hour for websites), and CONFLICT for a second submission.
 */
export async function submitMeasurement(reporter: Reporter, input: unknown): Promise<Measurement> {
  const { address, origin, roundTripMs, proxyRttMs } = reporter;
  await countReport(reporter, quota, addressKey(address));
  const submission = parseInput(Submission, input);
  const { clickId } = submission;
  const now = Date.now();
  const click = readClickId(clickId);
  if (!click || !isToMeasure(click)) throw new UserError('NOT_FOUND', refusals.forged, 'clickId');
  const standing = await standingOf(click.clickId);
  if (!(await mayReport(origin, click, standing))) throw new UserError('FORBIDDEN', refusals.origin);
  if (now - click.at > EXPIRY_MS[click.source]) throw new UserError('GONE', refusals.expired, 'clickId');
  refuseWithdrawn(standing, reporter.wantsPrivacy);
  const serverRttMs = roundTripAt(click.clickId) ?? roundTripMs;
  const check = click.source === 'redirect' ? checkPage : checkWebsite;
  const { measurements, isRefuted } = check(click, submission, { now, serverRttMs, proxyRttMs });
  const kept = click.isPrivate ? coarse(measurements) : measurements;
  const data = {
    clickId: click.clickId,
    source: click.source,
    delayMs: delayOf(click, submission, now),
    reporter: await voterOf(click, submission, address),
    ...scored(kept, serverRttMs, isRefuted),
    ...(click.isPrivate ? withoutDetails : detailsOf(kept)),
  };
  try {
    return await db.$transaction((transaction) => storeMeasurement(transaction, data));
  } catch (error) {
    if (!isDuplicate(error)) throw error;
    throw new UserError('CONFLICT', refusals.repeated, 'clickId');
  }
}

type MeasuredClick = SignedClick & { source: Exclude<ClickMark['source'], 'visit'> };
const isToMeasure = (click: SignedClick): click is MeasuredClick => click.source !== 'visit';

/**
 * Who votes on whether the page is too slow for the click's place: whoever clicked from the same address. Otherwise one
 * address would lend its place to reporters from anywhere. Websites hold up nobody, so they have no vote.
 */
async function voterOf({ source, clickId, at }: MeasuredClick, { addressProof }: Submission, address: string) {
  const votes = source === 'redirect' && isFromAddress(clickId, address, addressProof);
  return votes ? reporterNumber(address, at) : null;
}

/**
 * How long a page held its visitor up, milliseconds: by our own clock, from the click to its report, without a round trip. A
 * page that was rendered ahead waited for its visitor, so that only its own clock can tell.
 */
function delayOf(
  { source, at }: MeasuredClick,
  { measurements, measurementDurationMs }: Submission,
  now: number,
): number {
  if (source === 'embed' || measurements.renderedAhead) return measurementDurationMs;
  const rttMs = Math.min(...measurements.rttSamplesMs, now - at);
  return Math.max(0, now - at - rttMs);
}

/** Stores the measurement of a click, which the analytics count unless it is suspect. */
export async function storeMeasurement(
  transaction: Prisma.TransactionClient,
  data: Prisma.MeasurementCreateInput,
): Promise<Measurement> {
  const measurement = await transaction.measurement.create({ data });
  const ask: Ask = (sql, values) => transaction.$queryRawUnsafe(sql, ...values);
  if (measurement.isSuspect) await noteReport(ask, measurement.clickId);
  else await recordClickFacts(ask, measurement.clickId, factsOf(measurement));
  return measurement;
}

/** What the analytics count of a measurement. */
const factsOf = ({ score: points, effectiveType, ...measured }: Measurement): ClickFacts => ({
  rttMs: measured.rttMs,
  jitterMs: measured.jitterMs,
  mbps: measured.throughputMbps,
  isLowerBound: measured.throughputMbps === null ? null : measured.throughputKind === LOWER_BOUND_KIND,
  // A website measures visitors who have arrived: it holds up nobody.
  delayMs: measured.source === 'redirect' ? measured.delayMs : null,
  score: points,
  connection: connections.find((name) => name === effectiveType) ?? null,
});

const LOWER_BOUND_KIND: ThroughputKind = 'lower_bound';

type Measured = Submission['measurements'];

/** The score of what was measured, and what it was computed from. */
export function scored(measured: Measured, serverRttMs: number | null, isRefuted = false) {
  const speeds = measured.throughputSamplesMbps;
  const valid = speeds.filter((speed) => speed > 0); // 0 says that a transfer failed
  const { kind, ...figures } = score({
    rttsMs: measured.rttSamplesMs,
    throughputsMbps: valid,
    kind: valid.length ? measured.throughputKind : 'none',
    attempts: speeds.length,
    serverRttMs,
    isRefuted,
  });
  return {
    ...figures,
    throughputKind: kind,
    attempts: speeds.length,
    stopReason: measured.stopReason,
    scorerVersion: SCORER_VERSION,
  };
}

/** What is kept beside the score. */
export const detailsOf = (measured: Measured) => ({
  rtts: measured.rttSamplesMs,
  throughputs: measured.throughputSamplesMbps,
  effectiveType: measured.networkApiEffectiveType,
  downlinkMbps: measured.networkApiDownlinkMbps,
  browserRttMs: measured.networkApiRttMs,
  protocol: measured.protocol,
});

/** What privacy mode keeps instead of it. */
export const withoutDetails = { rtts: [], throughputs: [] };

const RTT_STEP_MS = 5;
/** Mbit/s at which the classes of throughput begin. */
const CLASSES = [30, 10, 3, 1];

/** What privacy mode scores: round trips by steps, throughput by class. */
export const coarse = (measured: Measured): Measured => ({
  ...measured,
  rttSamplesMs: measured.rttSamplesMs.map((rtt) => Math.max(1, Math.round(rtt / RTT_STEP_MS) * RTT_STEP_MS)),
  throughputSamplesMbps: measured.throughputSamplesMbps.map(
    (speed) => CLASSES.find((begin) => speed >= begin) ?? (speed > 0 ? 0.5 : 0),
  ),
});
