// How long a plain redirect takes to the destination, beside a bare one of Node on the same line, in turns.
import type { Profile } from './profiles.ts';
import { wordsOf } from './report.ts';
import { median, percentile } from './statistics.ts';
import type { Combination, Visit, Visits } from './visits.ts';

export interface PlainResult {
  combination: Combination;
  profile: Profile;
  /** From setting out to the arrival, milliseconds, of those who arrived. */
  ours: number[];
  bare: number[];
  runs: number;
}

interface Comparison {
  combination: Combination;
  profile: Profile;
  runs: number;
  barePort: number;
}

const WARM_UPS = 2;
/** A plain redirect may take so much longer than a bare one, in the median: a share, and milliseconds. */
const ALLOWED = { part: 0.05, ms: 10 };

const timeOf = ({ setOutAt, arrivedAt }: Visit): number[] => (arrivedAt === null ? [] : [arrivedAt - setOutAt]);

/** Visits a line in turns, by our plain redirect and by the bare one. */
export async function comparePlain(visits: Visits, comparison: Comparison): Promise<PlainResult> {
  const { runs, barePort, combination, profile } = comparison;
  const ours: number[] = [];
  const bare: number[] = [];
  for (let number = -WARM_UPS; number < runs; number++) {
    const visitOurs = async () => timeOf(await visits.visit('essential'));
    const visitBare = async () => timeOf(await visits.visitBare(barePort));
    const [first, second] = number % 2 ? [visitOurs, visitBare] : [visitBare, visitOurs];
    const [one, other] = [await first(), await second()];
    if (number < 0) continue;
    ours.push(...(number % 2 ? one : other));
    bare.push(...(number % 2 ? other : one));
  }
  return { combination, profile, ours, bare, runs };
}

const ms = (value: number) => `${Math.round(value)} ms`;

/** Prints the table, and returns whether every bar is met: all arrive, and the median is as short as the bare one's. */
export function reportPlain(results: readonly PlainResult[], runs: number): boolean {
  console.log(`\nFrom setting out to the destination, new connections, ${runs} visitors each\n`);
  console.log('| line | front end | bare Node, median and p95 | plain redirect, median and p95 | longer by | bars |');
  console.log('|---|---|---|---|---|---|');
  for (const result of results) console.log(`| ${cellsOf(result).join(' | ')} |`);
  return results.every((result) => !missedBy(result));
}

const longerBy = ({ ours, bare }: PlainResult) => median(ours) - median(bare);

/** Which bar is missed; null for none. */
function missedBy(result: PlainResult): string | null {
  const { ours, bare, runs } = result;
  if (ours.length < runs) return `missed: ${ours.length} of ${runs} arrived`;
  const most = Math.max(ALLOWED.part * median(bare), ALLOWED.ms);
  return longerBy(result) > most ? `missed: at most ${ms(most)} longer` : null;
}

function cellsOf(result: PlainResult): string[] {
  const { profile, combination, ours, bare } = result;
  const both = (values: number[]) => `${ms(median(values))}, ${ms(percentile(values, 0.95))}`;
  return [
    ...[profile.name, wordsOf(combination), both(bare), both(ours)],
    ...[ms(longerBy(result)), missedBy(result) ?? 'met'],
  ];
}
