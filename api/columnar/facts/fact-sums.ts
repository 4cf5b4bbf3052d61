import { factSumNames, type FactSums } from '../../analytics/engine/facts-contract.ts';
import { qualityOf } from '../../measurements/score.ts';
import { ABSENT, KBPS, RTT_STEPS, type FactNumbers } from '../layout/fact-columns.ts';

/** How many sums an entry has. */
const WIDTH = factSumNames.length;
const at = Object.fromEntries(factSumNames.map((name, index) => [name, index])) as Record<keyof FactSums, number>;

/** Where the sum of each score's quality stands. */
const QUALITY_AT = Uint8Array.from({ length: 101 }, (_, score) => at[qualityOf(score)]);

/** Sums of facts by entry: WIDTH numbers each. */
export class FactSumsTable {
  readonly #sums: Float64Array;

  constructor(entries: number) {
    this.#sums = new Float64Array(entries * WIDTH);
  }

  /** Adds the facts of a row to an entry. */
  addRow(entry: number, facts: FactNumbers, row: number): void {
    const sums = this.#sums;
    const base = entry * WIDTH;
    sums[base + at.clicks]!++;
    const rtt = facts.rtt[row]!;
    if (rtt !== ABSENT) {
      sums[base + at.rtts]!++;
      sums[base + at.rttMs]! += rtt / RTT_STEPS;
    }
    const kbps = facts.kbps[row]!;
    if (kbps !== ABSENT) {
      sums[base + at.speeds]!++;
      sums[base + at.mbps]! += kbps / KBPS;
    }
    const score = facts.score[row]!;
    if (score !== ABSENT) {
      sums[base + at.scores]!++;
      sums[base + at.score]! += score;
      sums[base + QUALITY_AT[score]!]!++;
    }
    const loadMs = facts.loadMs[row]!;
    if (loadMs !== ABSENT) {
      sums[base + at.loads]!++;
      sums[base + at.loadMs]! += loadMs;
    }
    const visibleMs = facts.visibleMs[row]!;
    if (visibleMs !== ABSENT) this.#addVisit(base, visibleMs, facts, row);
    const conversions = facts.conversions[row]!;
    if (conversions > 0) {
      sums[base + at.conversions]! += conversions;
      sums[base + at.converted]!++;
    }
  }

  #addVisit(base: number, visibleMs: number, { isBounce, conversions }: FactNumbers, row: number): void {
    const sums = this.#sums;
    sums[base + at.visits]!++;
    sums[base + at.visibleMs]! += visibleMs;
    if (isBounce[row] === 1) sums[base + at.bounces]!++;
    if (conversions[row]! > 0) sums[base + at.convertedVisits]!++;
  }

  /** Adds an entry to one of another table. */
  addTo(target: FactSumsTable, targetEntry: number, entry: number): void {
    const from = entry * WIDTH;
    const to = targetEntry * WIDTH;
    for (let index = 0; index < WIDTH; index++) target.#sums[to + index]! += this.#sums[from + index]!;
  }

  /** Whether anything was added to an entry. */
  has(entry: number): boolean {
    return this.#sums[entry * WIDTH + at.clicks]! > 0;
  }

  /** The sums of an entry by name. */
  sumsOf(entry: number): FactSums {
    const sums = {} as FactSums;
    for (const name of factSumNames) sums[name] = this.#sums[entry * WIDTH + at[name]]!;
    return sums;
  }
}
