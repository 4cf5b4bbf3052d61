import { confidenceWord, type Score, type ThroughputKind } from '../scoring/score.ts';

/** What was measured of a line, scored. */
export interface Scored extends Pick<
  Score,
  'rttMs' | 'jitterMs' | 'throughputMbps' | 'score' | 'confidence' | 'isSuspect'
> {
  throughputKind: string;
  quality: string | null;
}

/** A figure with its name and what it means. */
export interface Fact {
  name: string;
  value: string;
  text: string;
}

const UNKNOWN = 'Unknown';
const ms = (value: number) => `${value.toFixed(value < 10 ? 1 : 0)} ms`;

/** A measurement in words: each figure, or why there is none, and what it means. */
export const factsOf = (line: Scored): Fact[] => [roundTrip(line), variation(line), speed(line), total(line)];

function roundTrip({ rttMs }: Scored): Fact {
  const text =
    rttMs === null
      ? 'Your browser did not tell when anything arrived.'
      : `How long a packet takes to this installation and back. ${feeling(rttMs)} This is your path to this installation; a ` +
        'server that is nearer or farther away has another.';
  return { name: 'Round trip', value: rttMs === null ? UNKNOWN : ms(rttMs), text };
}

function feeling(rttMs: number): string {
  if (rttMs <= 20) return 'This feels instant.';
  if (rttMs <= 60) return 'This is hardly noticed.';
  return rttMs <= 200 ? 'Pages take noticeably longer.' : 'Every step of a page makes you wait.';
}

function variation({ jitterMs }: Scored): Fact {
  const steady = jitterMs !== null && jitterMs <= 10 ? 'It is steady.' : 'Calls and games notice it.';
  const text =
    jitterMs === null
      ? 'It takes at least three round trips to tell.'
      : `How much one round trip differs from the next, on average. ${steady}`;
  return { name: 'Jitter', value: jitterMs === null ? UNKNOWN : ms(jitterMs), text };
}

const speedTexts: Record<ThroughputKind, string> = {
  measured: 'How fast the best of the downloads from this installation was.',
  dispersion: 'How fast the bytes of one page arrived, which is a rough figure.',
  lower_bound: 'At least this much: the download was over before it could tell more.',
  none: 'No download ended in time, or the bytes of the page arrived all at once. So there is no speed, rather than an invented one.',
};

function speed({ throughputMbps, throughputKind }: Scored): Fact {
  const isBound = throughputKind === 'lower_bound';
  const value = throughputMbps === null ? UNKNOWN : `${isBound ? '≥ ' : ''}${throughputMbps.toFixed(1)} Mbit/s`;
  return { name: 'Speed', value, text: speedTexts[throughputKind as ThroughputKind] };
}

const SCALE = '80 and more is excellent, 60 good, 40 fair.';

function total({ score, quality, confidence, isSuspect }: Scored): Fact {
  if (score === null) return { name: 'Score', value: UNKNOWN, text: 'Nothing could be measured that would make one.' };
  const doubt = isSuspect
    ? 'It does not fit what the server saw, so it counts nowhere.'
    : `The measurements support it with ${confidenceWord(confidence)} confidence.`;
  return {
    name: 'Score',
    value: `${score} of 100, ${quality}`,
    text: `${SCALE} It weighs round trip, speed and jitter, and is at most 15 above the weaker of the first two. ${doubt}`,
  };
}
