import { conversionsNeeded, lnEvidence, shares, splitProbability, sum, type Outcomes } from './intervals.ts';

/** At most this part of experiments without a difference ever gets a winner. */
export const ERROR_RATE = 0.05;
/** A split of visitors that is less likely by chance is not taken for chance. */
export const SPLIT_LEVEL = 0.001;
/** The difference that an experiment is to find, as a part of the lower rate, with a probability of 80 %. */
export const LIFT = 0.2;

/** A variant as it is judged. */
export interface Judged extends Outcomes {
  weight: number;
  /** Visitors who reached a website with the snippet. */
  visited: number;
}

/** What an experiment's figures allow to say. */
export const verdictKinds = [
  'NO_VISITORS',
  'NOT_MEASURED',
  'UNEVEN_SPLIT',
  'TOO_EARLY',
  'WINNER',
  'NO_DIFFERENCE',
] as const;
export type VerdictKind = (typeof verdictKinds)[number];

export interface Decision {
  kind: VerdictKind;
  /** The index of the winner; null without one. */
  winner: number | null;
  /** How likely so uneven a split is by chance, of the visitors or of those who visited; null where they are too few. */
  splitProbability: number | null;
  /** How many more visitors are needed; null while nobody converted, 0 when there are enough. */
  visitorsNeeded: number | null;
}

/**
 * Decides what can be said of variants. A winner needs a split that passed its check, and evidence against being alike
 * with each of the others; ERROR_RATE is divided among them (Bonferroni). So the rate holds however often one looks.
 */
export function decide(variants: readonly Judged[]): Decision {
  const weights = variants.map(({ weight }) => weight);
  const visited = variants.map((variant) => variant.visited);
  const isReported = sum(visited) + sum(variants.map(({ converted }) => converted)) > 0;
  const splits = [variants.map(({ visitors }) => visitors), ...(sum(visited) ? [visited] : [])];
  const probability = leastOf(splits.map((counts) => splitProbability(counts, weights)));
  const needed = visitorsNeeded(variants);
  const said = { winner: null, splitProbability: probability, visitorsNeeded: needed };
  if (!isReported) return { ...said, kind: 'NOT_MEASURED' };
  if (probability === null) return { ...said, kind: 'TOO_EARLY' };
  if (probability < SPLIT_LEVEL) return { ...said, kind: 'UNEVEN_SPLIT' };
  const winner = winnerOf(variants);
  if (winner !== null) return { ...said, kind: 'WINNER', winner };
  return { ...said, kind: needed === 0 ? 'NO_DIFFERENCE' : 'TOO_EARLY' };
}

/** The least of some probabilities; null where one of them is not known. */
const leastOf = (all: (number | null)[]): number | null =>
  all.reduce((least, one) => (least === null || one === null ? null : Math.min(least, one)), 1 as number | null);

/** The evidence against being alike that one of so many variants needs against each of the others. */
const thresholdOf = (variants: number): number => Math.log((variants - 1) / ERROR_RATE);

function winnerOf(variants: readonly Judged[]): number | null {
  const rates = variants.map(({ converted, visitors }) => (visitors ? converted / visitors : 0));
  const best = rates.indexOf(Math.max(...rates));
  const { converted, weight } = variants[best]!;
  const isClear = variants.every((other, index) => {
    if (index === best) return true;
    // Of both, the better one must also have more conversions than its weight says.
    const isAhead = converted * other.weight > other.converted * weight;
    const evidence = lnEvidence([converted, other.converted], [weight, other.weight]);
    return isAhead && evidence >= thresholdOf(variants.length);
  });
  return isClear ? best : null;
}

/** So many visitors as find LIFT between any two variants, at the rate at which visitors convert so far. */
function visitorsNeeded(variants: readonly Judged[]): number | null {
  const [visitors, converted] = [sum(variants.map((one) => one.visitors)), sum(variants.map((one) => one.converted))];
  if (!converted) return null;
  const parts = shares(variants.map(({ weight }) => weight));
  const pairs = parts.flatMap((one, index) => parts.slice(index + 1).map((other) => [one, other] as const));
  const conversions = pairs.map(([one, other]) => knownNeeded(one, other, variants.length) / (one + other));
  return Math.max(0, Math.ceil((Math.max(...conversions) * visitors) / converted) - visitors);
}

const known = new Map<string, number>();
/** Pairs of weights are few. */
const MOST_KNOWN = 10_000;

function knownNeeded(one: number, other: number, variants: number): number {
  const key = `${one}|${other}|${variants}`;
  let needed = known.get(key);
  if (needed === undefined) {
    if (known.size >= MOST_KNOWN) known.clear();
    known.set(key, (needed = conversionsNeeded([one, other], thresholdOf(variants), LIFT)));
  }
  return needed;
}
