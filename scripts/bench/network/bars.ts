// What the runs of a profile come to, and the bars that they are held to. Pure.
import type { Quality } from '../../../api/scoring/score.ts';
import type { RoundTripSource } from './front-ends.ts';
import { share, median, percentile } from './statistics.ts';
import type { Profile } from './profiles.ts';

/** What one visit came to. */
export interface Run {
  /** Milliseconds from the click to the arrival, as the server's side saw both; null for visitors who never arrived. */
  crossedMs: number | null;
  /** What the server stored of the visit; null where no report came in. */
  measured: Measured | null;
  /** The round trip that the server saw, milliseconds; null where it saw none. */
  serverRttMs: number | null;
}

export interface Measured {
  rttMs: number | null;
  samples: number;
  mbps: number | null;
  kind: string;
  quality: Quality | null;
  confidence: number;
  stopReason: string;
  isSuspect: boolean;
}

export interface Bar {
  name: string;
  figure: string;
  isMet: boolean;
}

/** What a round trip of the page takes beside the way: about so many bytes are sent, one bit after the other. */
const BYTES = { down: 1_400, up: 500 };
/** A PING of HTTP/2 and its answer: a frame of 17 bytes in a record of TLS and a packet, each way. */
const PING_BYTES = 80;
/** Mbit/s at which a class of throughput begins, the lowest first. */
const CLASSES = [0, 1, 3, 10, 30];

/** The round trip that a measurement should find, milliseconds. */
export const trueRtt = ({ rttMs, jitterMs, downMbps, upMbps }: Profile): number =>
  rttMs + jitterMs + (BYTES.down * 8) / downMbps / 1_000 + (BYTES.up * 8) / upMbps / 1_000;

/** The round trip that PINGs should find, milliseconds. */
export const truePing = ({ rttMs, jitterMs, downMbps, upMbps }: Profile): number =>
  rttMs + jitterMs + (PING_BYTES * 8) / downMbps / 1_000 + (PING_BYTES * 8) / upMbps / 1_000;

const classOf = (mbps: number): number => CLASSES.findLastIndex((begin) => mbps >= begin);

/** How far the class of what was measured lies from the line's own. */
const classesOff = ({ downMbps }: Profile, mbps: number): number => Math.abs(classOf(mbps) - classOf(downMbps));

export interface Figures {
  runs: number;
  /** What the plain redirect took, the median. */
  plainMs: number;
  /** Milliseconds more than that. */
  delays: number[];
  /** What the slowest 5 % waited longer; where packets are lost, than the slowest 5 % of the plain redirect. */
  delayP95: number;
  rtts: number[];
  /** What the server saw, of measured and plain redirects. */
  serverRtts: number[];
  mbps: number[];
  /** The most frequent label, and the share of runs that have it. */
  label: string;
  labelShare: number;
  exactClass: number;
  /** How often throughputs came about in which way, and why measuring ended. */
  kinds: string;
  reasons: string;
  bars: Bar[];
}

/**
 * Holds the runs of a profile to its bars, beside those of the plain redirect on the same line. `source` is who tells the server
 * round trips.
 */
export function judge(
  profile: Profile,
  runs: readonly Run[],
  plainRuns: readonly Run[],
  source: RoundTripSource = 'pings',
): Figures {
  const crossed = plainRuns.flatMap(({ crossedMs }) => crossedMs ?? []);
  const plain = median(crossed);
  const all = [...runs, ...plainRuns];
  const serverRtts = all.flatMap(({ serverRttMs }) => serverRttMs ?? []);
  const delays = runs.flatMap(({ crossedMs }) => (crossedMs === null ? [] : [crossedMs - plain]));
  const measured = runs.flatMap((run) => run.measured ?? []);
  const rtts = measured.flatMap(({ rttMs }) => rttMs ?? []);
  const mbps = measured.flatMap((one) => one.mbps ?? []);
  // A packet that is lost costs hundreds of milliseconds, with the page and without: tails are compared with tails.
  const slowest = percentile(delays, 0.95) - (profile.loss ? percentile(crossed, 0.95) - plain : 0);
  const [label, labelShare] = mostFrequent(measured.map(({ quality }) => quality ?? 'none'));
  const bars = [
    ...delayBars(delays, slowest, runs.length),
    ...(profile.isFar ? [] : rttBars(trueRtt(profile), rtts)),
    ...(source === 'none' ? [] : roundTripBars(truePing(profile), serverRtts, all.length, source)),
    ...throughputBars(profile, measured),
    ...labelBars(profile, labelShare),
    ...honestyBars(measured, profile.isFar ? 0 : runs.length),
  ];
  return {
    ...{
      runs: runs.length,
      plainMs: plain,
      delays,
      delayP95: slowest,
      rtts,
      serverRtts,
      mbps,
      label,
      labelShare,
      bars,
    },
    exactClass: share(mbps, (one) => classesOff(profile, one) === 0),
    kinds: counted(measured.map(({ kind }) => kind)),
    reasons: counted(measured.map(({ stopReason }) => stopReason)),
  };
}

/** Milliseconds times Mbit/s that one connection fills in the seconds of the check. */
const FILLED = 5_000;

/** Whether the laboratory is what it claims, by what a plain TCP connection found; a tenth is protocol overhead. */
export function lineBar({ rttMs, jitterMs, downMbps, loss }: Profile, found: { rttMs: number; mbps: number }): Bar {
  const isFar = Math.abs(found.rttMs - rttMs - jitterMs) > Math.max(0.1 * rttMs, 3);
  // A loss, and a long way, keep a single transfer from filling the line within seconds.
  const least = loss || rttMs * downMbps > FILLED ? 0 : 0.9 * downMbps;
  const isSlow = found.mbps < least || found.mbps > downMbps;
  const figure = `${ms(found.rttMs)}, ${found.mbps.toFixed(1)} Mbit/s`;
  return { name: 'the line, as plain TCP finds it', figure, isMet: !isFar && !isSlow };
}

const ms = (value: number) => `${value.toFixed(1)} ms`;
const percent = (value: number) => `${Math.round(value * 100)} %`;

function delayBars(delays: number[], p95: number, runs: number): Bar[] {
  const middle = median(delays);
  return [
    { name: 'destination reached in 100 %', figure: `${delays.length} of ${runs}`, isMet: delays.length === runs },
    { name: 'imposed delay p95 < 300 ms', figure: ms(p95), isMet: p95 < 300 },
    { name: 'imposed delay median < 200 ms', figure: ms(middle), isMet: middle < 200 },
  ];
}

function rttBars(truth: number, rtts: number[]): Bar[] {
  const error = Math.abs(median(rtts) - truth);
  const near = share(rtts, (rtt) => Math.abs(rtt - truth) <= Math.max(0.25 * truth, 15));
  return [
    { name: 'RTT median error <= max(15 %, 5 ms)', figure: ms(error), isMet: error <= Math.max(0.15 * truth, 5) },
    { name: '90 % of RTTs within max(25 %, 15 ms)', figure: percent(near), isMet: near >= 0.9 },
  ];
}

function roundTripBars(truth: number, rtts: number[], clicks: number, source: 'pings' | 'proxy'): Bar[] {
  const error = Math.abs(median(rtts) - truth);
  const whose = source === 'pings' ? 'round trip of PINGs' : "the proxy's round trip";
  return [
    { name: 'every click has a round trip', figure: `${rtts.length} of ${clicks}`, isMet: rtts.length === clicks },
    {
      name: `${whose}, median error <= max(10 %, 3 ms)`,
      figure: ms(error),
      isMet: error <= Math.max(0.1 * truth, 3),
    },
  ];
}

/**
 * What the page can promise of throughput: between 12 and 20 Mbit/s nothing, nor where packets are lost, which slows down every
 * transfer. Where it tells none, nothing is wrong.
 */
function throughputBars(profile: Profile, measured: readonly Measured[]): Bar[] {
  const { downMbps } = profile;
  const mbps = measured.flatMap((one) => one.mbps ?? []);
  if (!mbps.length) return [];
  const most = (kind: string) => downMbps * (kind === 'lower_bound' ? 1 : MOST_OVER);
  const invented = measured.filter((one) => one.mbps !== null && one.mbps > most(one.kind)).length;
  const part = invented / mbps.length;
  const figure = `${invented} of ${mbps.length}`;
  return [
    { name: 'no more than the line carries in 95 %', figure, isMet: part <= 0.05 },
    ...(profile.loss ? [] : classBars(profile, mbps)),
  ];
}

/** A figure may be so many times what the line carries: jitter draws packets together. */
const MOST_OVER = 1.5;

function classBars(profile: Profile, mbps: number[]): Bar[] {
  const { downMbps } = profile;
  const bar = (name: string, met: number): Bar => ({
    name: `${name} in 95 %`,
    figure: percent(met),
    isMet: met >= 0.95,
  });
  if (downMbps >= 20)
    return [
      bar(
        'throughput never below 3 Mbit/s',
        share(mbps, (one) => one >= 3),
      ),
    ];
  if (downMbps > 12) return [];
  const bars = [
    bar(
      'throughput within one class',
      share(mbps, (one) => classesOff(profile, one) <= 1),
    ),
  ];
  if (downMbps <= 2)
    bars.push(
      bar(
        'throughput class exact',
        share(mbps, (one) => classesOff(profile, one) === 0),
      ),
    );
  return bars;
}

const labelBars = ({ isMidBand }: Profile, labelShare: number): Bar[] =>
  isMidBand ? [{ name: 'the same label in 90 %', figure: percent(labelShare), isMet: labelShare >= 0.9 }] : [];

/** Every visit is reported, none as forged, and one sample alone never counts as certain. */
function honestyBars(measured: Measured[], runs: number): Bar[] {
  const certain = measured.filter(({ samples, confidence }) => samples <= 1 && confidence >= 0.75).length;
  const suspect = measured.filter(({ isSuspect }) => isSuspect).length;
  return [
    { name: 'every visit reported', figure: `${measured.length} of ${runs}`, isMet: measured.length === runs },
    { name: 'no honest visitor suspect', figure: `${suspect}`, isMet: suspect === 0 },
    { name: 'one sample alone never "high"', figure: `${certain} are`, isMet: certain === 0 },
  ];
}

/** Values by how often they occur, most frequent first. */
function frequencies(values: readonly string[]): [string, number][] {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].sort(([, one], [, other]) => other - one);
}

const counted = (values: readonly string[]) =>
  frequencies(values)
    .map(([value, count]) => `${value} ${count}`)
    .join(', ');

function mostFrequent(labels: readonly string[]): [string, number] {
  const [label, count] = frequencies(labels)[0] ?? ['none', 0];
  return [label, labels.length ? count / labels.length : 0];
}
