import { askClicks } from '../analytics/engine/click-engine.ts';
import type { ClickQuery } from '../analytics/engine/contract.ts';
import { askFacts } from '../analytics/engine/fact-engine.ts';
import { noFacts } from '../analytics/fact-figures.ts';
import { addDays, utcDay } from '../days.ts';
import type { Owner } from '../viewer.ts';
import { decide } from './judge.ts';
import type { ExperimentWithVariants } from './list-experiments.ts';
import { missingFor } from './missing-for.ts';
import { probabilitiesToBeBest, shares, sum, wilson } from './statistics.ts';
import { letterOf, nameOf } from './variant-names.ts';
import type { VariantReport } from './variant-report.ts';
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

async function figuresOf(ownerId: number, experiment: ExperimentWithVariants): Promise<VariantReport[]> {
  const { variants } = experiment;
  const query = queryOf(ownerId, experiment);
  const window = { first: variants.length, offset: 0, orderBy: 'CLICKS', includeBots: true, among: null } as const;
  const [{ rows }, facts] = await Promise.all([
    askClicks(query, { kind: 'breakdown', dimension: 'variant', window }),
    askFacts(query, { kind: 'values', dimension: 'variant' }),
  ]);
  const counted = new Map(rows.map((row) => [row.value, row]));
  const sums = new Map(facts.map((row) => [row.value, row.sums]));
  const known = variants.map(({ id }) => ({
    clicks: { clicks: 0, visitors: 0, bots: 0, ...counted.get(id) },
    facts: sums.get(id) ?? noFacts,
  }));
  const outcomes = known.map(({ facts }) => ({ visitors: facts.firstVisits, converted: facts.firstConverted }));
  const isMeasured = outcomes.some(({ visitors }) => visitors > 0);
  const best = isMeasured ? probabilitiesToBeBest(outcomes) : [];
  const parts = shares(variants.map(({ weight }) => weight));
  return variants.map((variant, index) => {
    const { clicks, facts } = known[index]!;
    const { visitors: measured, converted } = outcomes[index]!;
    const interval = measured ? wilson(outcomes[index]!) : null;
    return {
      variant,
      letter: letterOf(variant.position),
      name: nameOf(variant),
      share: percent(parts[index]!),
      clicks: clicks.clicks,
      visitors: clicks.visitors,
      bots: clicks.bots,
      conversions: facts.visits ? facts.conversions : null,
      measured,
      converted,
      rate: measured ? percent(converted / measured) : null,
      low: interval && percent(interval.low),
      high: interval && percent(interval.high),
      probabilityToBeBest: isMeasured ? percent(best[index]!) : null,
    };
  });
}

async function verdictOf(experiment: ExperimentWithVariants, variants: VariantReport[]): Promise<Verdict> {
  const decision = decide(
    variants.map(({ variant, measured, converted }) => ({ weight: variant.weight, visitors: measured, converted })),
  );
  const clicks = sum(variants.map((one) => one.clicks));
  const measured = sum(variants.map((one) => one.measured));
  const kind = clicks ? decision.kind : 'NO_VISITORS';
  const winner = decision.winner === null ? null : variants[decision.winner]!;
  const needed = decision.visitorsNeeded === null ? null : rounded((decision.visitorsNeeded * clicks) / measured);
  const probability = decision.splitProbability;
  const said = {
    kind,
    winner,
    clicksNeeded: needed,
    splitProbability: probability === null ? null : percent(probability),
  };
  const missing = measured || experiment.state === 'ended' ? [] : await missingFor(experiment);
  return { ...said, missing, ...wordsOf(said, { variants, state: experiment.state }) };
}

/** Per cent with two decimal places. */
const percent = (part: number): number => Math.round(part * 10_000) / 100;

/** Upwards to two digits: it is an estimate. */
function rounded(count: number): number {
  const unit = 10 ** Math.max(0, Math.ceil(Math.log10(count + 1)) - 2);
  return Math.ceil(count / unit) * unit;
}
