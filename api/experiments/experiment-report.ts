import { askClicks } from '../figures/engine/click-engine.ts';
import type { ClickQuery, Sums } from '../figures/contract/contract.ts';
import { nothingMeasured, type MeasuredCounts } from '../figures/contract/measured.ts';
import { addDays, utcDay } from '../common/days.ts';
import type { Owner } from '../common/viewer.ts';
import { decide } from './judge.ts';
import type { ExperimentWithVariants } from '../urls/experiments/list-experiments.ts';
import { missingFor } from './missing-for.ts';
import { probabilitiesToBeBest, sum, wilson } from './intervals.ts';
import type { VariantReport } from './variant-report.ts';
import { percent, variantShares } from './variant-shares.ts';
import { wordsOf, type Said, type Words } from './verdict-words.ts';

/** What the figures of an experiment allow to say. */
export interface Verdict extends Said, Words {
  /** What must be set up before anything can be measured. */
  missing: string[];
}

export interface ExperimentReport {
  variants: VariantReport[];
  verdict: Verdict;
}

/** The figures of an experiment of the owner, and what they allow to say. */
export async function reportOf(
  owner: Pick<Owner, 'id'>,
  experiment: ExperimentWithVariants,
): Promise<ExperimentReport> {
  const variants = await figuresOf(owner.id, experiment);
  return { variants, verdict: await verdictOf(experiment, variants) };
}

/** The days around an experiment in any zone; the variants' own ids select its clicks. */
function queryOf(ownerId: number, { linkId, variants, startedAt, endedAt }: ExperimentWithVariants): ClickQuery {
  return {
    ownerId,
    linkId,
    filters: [{ dimension: 'variant', numbers: variants.map(({ id }) => id), isNot: false }],
    from: addDays(utcDay(startedAt.getTime()), -1),
    to: addDays(utcDay(endedAt?.getTime() ?? Date.now()), 1),
  };
}

/** The clicks of a variant, what was measured of them, and the visitors who visited and converted. */
interface VariantCounts {
  clicks: Sums;
  measured: MeasuredCounts;
  visited: number;
  converted: number;
}

async function countsOf(ownerId: number, experiment: ExperimentWithVariants): Promise<VariantCounts[]> {
  const { variants } = experiment;
  const query = queryOf(ownerId, experiment);
  const window = { first: variants.length, offset: 0, orderBy: 'CLICKS', includeBots: true, among: null } as const;
  const [{ rows }, measured, outcomes] = await Promise.all([
    askClicks(query, { kind: 'breakdown', dimension: 'variant', window }),
    askClicks(query, { kind: 'measured', by: ['variant'], among: null, quantities: [] }),
    askClicks(query, { kind: 'outcomes', dimension: 'variant' }),
  ]);
  return variants.map(({ id }) => ({
    clicks: rows.find(({ value }) => value === id) ?? { clicks: 0, visitors: 0, bots: 0 },
    measured: (measured.find(({ values }) => values[0] === id) ?? nothingMeasured).counts,
    ...(outcomes.find(({ value }) => value === id) ?? { visited: 0, converted: 0 }),
  }));
}

async function figuresOf(ownerId: number, experiment: ExperimentWithVariants): Promise<VariantReport[]> {
  const { variants } = experiment;
  const counts = await countsOf(ownerId, experiment);
  const outcomes = counts.map(({ clicks, converted }) => ({ visitors: clicks.visitors, converted }));
  const isMeasured = counts.some(({ visited, converted }) => visited + converted > 0);
  const best = isMeasured ? probabilitiesToBeBest(outcomes) : [];
  return variantShares(variants).map((variant, index) => {
    const { clicks, measured, visited, converted } = counts[index]!;
    const { visitors } = clicks;
    const hasRate = isMeasured && visitors > 0;
    const interval = hasRate ? wilson(outcomes[index]!) : null;
    return {
      ...variant,
      clicks: clicks.clicks,
      visitors,
      bots: clicks.bots,
      conversions: isMeasured ? measured.conversions : null,
      measured: visited,
      converted,
      rate: hasRate ? percent(converted / visitors) : null,
      low: interval && percent(interval.low),
      high: interval && percent(interval.high),
      probabilityToBeBest: isMeasured ? percent(best[index]!) : null,
    };
  });
}

async function verdictOf(experiment: ExperimentWithVariants, variants: VariantReport[]): Promise<Verdict> {
  const decision = decide(
    variants.map(({ variant, visitors, measured, converted }) => ({
      ...{ weight: variant.weight, visitors, visited: measured, converted },
    })),
  );
  const clicks = sum(variants.map((one) => one.clicks));
  const visitors = sum(variants.map((one) => one.visitors));
  const kind = clicks ? decision.kind : 'NO_VISITORS';
  const winner = decision.winner === null ? null : variants[decision.winner]!;
  const needed = decision.visitorsNeeded === null ? null : rounded((decision.visitorsNeeded * clicks) / visitors);
  const probability = decision.splitProbability;
  const said = {
    kind,
    winner,
    clicksNeeded: needed,
    splitProbability: probability === null ? null : percent(probability),
  };
  const missing =
    (kind !== 'NOT_MEASURED' && clicks) || experiment.state === 'ended' ? [] : await missingFor(experiment);
  return { ...said, missing, ...wordsOf(said, { variants, state: experiment.state }) };
}

/** Upwards to two digits: it is an estimate. */
function rounded(count: number): number {
  const unit = 10 ** Math.max(0, Math.ceil(Math.log10(count + 1)) - 2);
  return Math.ceil(count / unit) * unit;
}
