import type { ExperimentState } from '../generated/prisma/enums.ts';
import { ERROR_RATE, LIFT, SPLIT_LEVEL } from './judge.ts';
import type { VerdictKind } from './judge.ts';
import type { VariantReport } from './variant-report.ts';

/** A verdict as people read it. */
export interface Words {
  headline: string;
  reason: string;
}

/** What was decided of an experiment. */
export interface Said {
  kind: VerdictKind;
  winner: VariantReport | null;
  /** How likely so uneven a split is by chance, per cent; null where visitors are too few to tell. */
  splitProbability: number | null;
  /** Clicks still needed; null while nobody has converted. */
  clicksNeeded: number | null;
}

interface Context {
  variants: readonly VariantReport[];
  state: ExperimentState;
}

const inHundred = Math.round(ERROR_RATE * 100);
const lift = `${LIFT * 100}%`;
/** A percentage with one decimal place at most. */
const short = (percentage: number | null) => `${Math.round((percentage ?? 0) * 10) / 10}%`;
const number = (value: number) => value.toLocaleString('en-US');

/** A verdict and its reason in words. */
export function wordsOf(said: Said, context: Context): Words {
  switch (said.kind) {
    case 'NO_VISITORS':
      return {
        headline: 'No clicks yet',
        reason: `Figures appear here with the first click by a person. Bots are led to ${context.variants[0]!.name} and do not count.`,
      };
    case 'NOT_MEASURED':
      return {
        headline: 'No verdict without conversions',
        reason: 'Clicks show how visitors were split, but not which destination works better.',
      };
    case 'UNEVEN_SPLIT':
      return { headline: 'No verdict: the split is uneven', reason: unevenReason(context) };
    case 'TOO_EARLY':
      return { headline: 'Too early to tell', reason: earlyReason(said, context) };
    case 'WINNER':
      return { headline: `${said.winner!.name} is the winner`, reason: winnerReason(said.winner!, context) };
    case 'NO_DIFFERENCE':
      return {
        headline: 'No clear difference',
        reason: `With this many visitors, a destination that converts ${lift} more often would have been found in 80 of 100 tests.`,
      };
  }
}

type Split = 'visitors' | 'measured';

/** The variant whose part is furthest from its share, and that part, per cent. */
function worstOf(variants: readonly VariantReport[], split: Split) {
  const total = variants.reduce((sum, one) => sum + one[split], 0);
  const partOf = (one: VariantReport) => (total ? (one[split] / total) * 100 : one.share);
  const away = (one: VariantReport) => Math.abs(partOf(one) - one.share);
  const worst = variants.reduce((a, b) => (away(b) > away(a) ? b : a));
  return { worst, part: partOf(worst), away: away(worst) };
}

function unevenReason({ variants }: Context): string {
  const [all, reached] = [worstOf(variants, 'visitors'), worstOf(variants, 'measured')];
  const isOnTheWay = reached.away > all.away;
  const { worst, part } = isOnTheWay ? reached : all;
  const whom = isOnTheWay ? 'visitors who reached a website' : 'visitors';
  const advice = isOnTheWay
    ? 'Check that every destination has the website snippet and opens equally fast; visitors who leave before it loads are missing.'
    : 'Something other than chance decides who is led where.';
  return (
    `${worst.name} should have ${short(worst.share)} of the ${whom} and has ${short(part)}. Chance alone ` +
    `does that in fewer than 1 of ${number(1 / SPLIT_LEVEL)} experiments. ${advice}`
  );
}

function earlyReason({ clicksNeeded, splitProbability }: Said, { state }: Context): string {
  const isSplitKnown = splitProbability !== null;
  if (state === 'ended') {
    return isSplitKnown
      ? 'No destination was clearly better when the test ended.'
      : 'Too few visitors came before the test ended.';
  }
  const soFar = isSplitKnown ? 'No destination is clearly better yet.' : 'Too few visitors came so far.';
  if (clicksNeeded === null) return `${soFar} Nobody has converted so far.`;
  return `${soFar} At the present rate, about ${number(clicksNeeded)} more clicks are needed to find a difference of ${lift} in 80 of 100 tests.`;
}

function winnerReason(winner: VariantReport, { variants }: Context): string {
  const others = variants.filter((one) => one !== winner).map(({ name, rate }) => `${short(rate)} for ${name}`);
  return (
    `${short(winner.rate)} of its visitors converted, against ${others.join(', ')}. The split passed its check. If all destinations ` +
    `were equally good, fewer than ${inHundred} of 100 tests would name a winner, however often you look.`
  );
}
