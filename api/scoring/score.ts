import { anchors, scoreBetween } from './anchors.ts';
import { halfInterval, jitter, median } from './statistics.ts';

/** Stored beside every score; raised whenever the same input would score differently. */
export const SCORER_VERSION = 3;

/**
 * How a throughput came about. dispersion: from the arrival of one page's bytes. lower_bound: the transfer was too short
 * to tell more.
 */
export const throughputKinds = ['measured', 'dispersion', 'lower_bound', 'none'] as const;
export type ThroughputKind = (typeof throughputKinds)[number];

/** What was measured about one visitor's way. */
export interface Samples {
  /** Round trips in milliseconds, in order, without those that contain a connection's set-up. */
  rttsMs: readonly number[];
  /** Mbit/s, failed transfers left out. */
  throughputsMbps: readonly number[];
  kind: ThroughputKind;
  /** Transfers tried, failed ones included. */
  attempts: number;
  /** The server's own view of the round trip, milliseconds; null without one. */
  serverRttMs: number | null;
  /** Whether the server knows otherwise that a claim cannot be true. */
  isRefuted?: boolean;
}

export const qualities = ['excellent', 'good', 'fair', 'poor'] as const;
export type Quality = (typeof qualities)[number];

/** The result for one visitor's way. */
export interface Score {
  rttMs: number | null;
  minRttMs: number | null;
  jitterMs: number | null;
  throughputMbps: number | null;
  kind: ThroughputKind;
  /** 0 to 100; null without a round trip and a throughput. */
  score: number | null;
  quality: Quality | null;
  /** 0 to 1: how much the samples support the score. */
  confidence: number;
  /** Not what the server saw: left out of every sum. */
  isSuspect: boolean;
}

const WEIGHTS = { rtt: 0.5, throughput: 0.35, jitter: 0.15 } as const;
/** A way is at most so much better than its weaker link. */
const WEAKEST_LINK = 15;
/** A short way alone is "good": nobody knows what it carries. */
const MOST_WITHOUT_THROUGHPUT = 79;

/** Scores what was measured; pure, and the same for ever under one version. Weights and the cap are our choice. */
export function score(samples: Samples): Score {
  const rttMs = median(samples.rttsMs);
  const jitterMs = jitter(samples.rttsMs);
  const fastest = samples.throughputsMbps.length ? Math.max(...samples.throughputsMbps) : null;
  const throughputMbps = samples.kind === 'none' ? null : fastest;
  const kind = throughputMbps === null ? 'none' : samples.kind;
  const total = totalOf({ rttMs, throughputMbps, kind, jitterMs });
  const isSuspect = samples.isRefuted === true || isImplausiblyFast(rttMs, samples.serverRttMs);
  return {
    rttMs,
    minRttMs: samples.rttsMs.length ? Math.min(...samples.rttsMs) : null,
    jitterMs,
    throughputMbps,
    kind,
    score: total,
    quality: total === null ? null : qualityOf(total),
    confidence: confidenceOf({ ...samples, kind }, rttMs, isSuspect),
    isSuspect,
  };
}

/** The label of a score. */
export function qualityOf(total: number): Quality {
  if (total >= 80) return 'excellent';
  if (total >= 60) return 'good';
  return total >= 40 ? 'fair' : 'poor';
}

type Figures = Pick<Score, 'rttMs' | 'throughputMbps' | 'kind' | 'jitterMs'>;

function totalOf(figures: Figures): number | null {
  const all = weighted(figures);
  if (figures.kind !== 'lower_bound') return all;
  // A lower bound says that it was at least so fast: it may raise the score, never lower it.
  const without = weighted({ ...figures, throughputMbps: null });
  return all === null || without === null ? all : Math.max(all, without);
}

function weighted({ rttMs, throughputMbps, jitterMs }: Figures): number | null {
  const part = (points: Parameters<typeof scoreBetween>[0], figure: number | null) =>
    figure === null ? null : scoreBetween(points, figure);
  const rtt = part(anchors.rtt, rttMs);
  const throughput = part(anchors.throughput, throughputMbps);
  const links = [rtt, throughput].filter((link) => link !== null);
  if (!links.length) return null;
  const parts = [
    [rtt, WEIGHTS.rtt],
    [throughput, WEIGHTS.throughput],
    [part(anchors.jitter, jitterMs), WEIGHTS.jitter],
  ] as const;
  const present = parts.filter(([value]) => value !== null);
  const weights = present.reduce((sum, [, weight]) => sum + weight, 0);
  const mean = present.reduce((sum, [value, weight]) => sum + value! * weight, 0) / weights;
  const most = throughput === null ? MOST_WITHOUT_THROUGHPUT : 100;
  return Math.round(Math.min(mean, Math.min(...links) + WEAKEST_LINK, most));
}

/** What a proxy saw may contain an acknowledgement that a system held back for so long, milliseconds (Linux: 40). */
const HELD_BACK_MS = 40;
/** Less than half of what the server saw of the way alone. */
const isImplausiblyFast = (rttMs: number | null, serverRttMs: number | null) =>
  rttMs !== null && serverRttMs !== null && rttMs < 0.5 * (serverRttMs - HELD_BACK_MS);
const isImplausiblySlow = (rttMs: number, serverRttMs: number) => rttMs > 2 * serverRttMs + 100;

const FULL_SAMPLES = 5;
const KIND_TRUST: Record<ThroughputKind, number> = { measured: 1, dispersion: 0.6, lower_bound: 0.4, none: 0 };
/** How closely one sample alone is taken to be known. */
const LONE_SPREAD = 0.3;

function confidenceOf(samples: Samples, rttMs: number | null, isSuspect: boolean): number {
  const { rttsMs, throughputsMbps, kind, attempts, serverRttMs } = samples;
  const number = Math.min(1, rttsMs.length / FULL_SAMPLES);
  const half = halfInterval(rttsMs);
  const lone = rttsMs.length === 1 ? LONE_SPREAD : 0;
  const spread = half === null ? lone : Math.max(0, 1 - half / rttMs!);
  const valid = attempts ? Math.min(1, throughputsMbps.length / attempts) : 0;
  const sum =
    0.35 * number + 0.25 * spread + 0.25 * KIND_TRUST[kind] * valid + 0.15 * witnessed(rttMs, serverRttMs, isSuspect);
  return Math.round((isSuspect ? sum * 0.25 : sum) * 100) / 100;
}

function witnessed(rttMs: number | null, serverRttMs: number | null, isSuspect: boolean): number {
  if (rttMs === null || serverRttMs === null) return 0.5;
  if (isSuspect) return 0;
  return isImplausiblySlow(rttMs, serverRttMs) ? 0.25 : 1;
}

export const confidences = ['high', 'medium', 'low'] as const;

/** A confidence in the words of the responsiveness draft. */
export function confidenceWord(confidence: number): (typeof confidences)[number] {
  if (confidence >= 0.75) return 'high';
  return confidence >= 0.45 ? 'medium' : 'low';
}
