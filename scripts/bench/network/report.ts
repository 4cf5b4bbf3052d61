// What the bench prints: each bar of a profile, and a table of all of them as README has it.
import { trueRtt, type Figures } from './bars.ts';
import type { Profile } from './profiles.ts';
import { median } from './statistics.ts';
import type { Combination } from './visits.ts';

export interface Result extends Figures {
  profile: Profile;
  combination: Combination;
  /** How many visits were disturbed, in words. */
  disturbed: string;
}

/** A combination in words. */
export const wordsOf = ({ frontEnd, browser }: Combination): string =>
  `${frontEnd.words}, ${browser[0]!.toUpperCase()}${browser.slice(1)}`;

const percent = (part: number) => `${Math.round(part * 100)} %`;
const ms = (value: number) => `${value.toFixed(value < 100 ? 1 : 0)} ms`;

/** Prints what a profile came to. */
export function tell({ profile, combination, plainMs, kinds, reasons, disturbed, bars }: Result): void {
  console.log(`\n${wordsOf(combination)}; ${profile.name}: ${described(profile)}`);
  console.log(`a plain redirect takes ${ms(plainMs)} to the destination; ${kinds}; measuring ended: ${reasons}`);
  console.log(disturbed);
  for (const { name, figure, isMet } of bars) console.log(`${isMet ? '  met   ' : '  MISSED'} ${name}: ${figure}`);
}

const HEAD = [
  '| line | delay, median and p95 | round trip: true, by the page, by the server | Mbit/s | class | label | reached | bars |',
  '|---|---|---|---|---|---|---|---|',
];

/** Prints a table for each front end and browser, and returns whether every bar is met. */
export function report(results: readonly Result[], runs: number): boolean {
  console.log(`\n${runs} runs a line`);
  for (const combination of new Set(results.map((result) => result.combination))) {
    console.log(`\n**${wordsOf(combination)}**\n\n${HEAD.join('\n')}`);
    for (const result of results)
      if (result.combination === combination) console.log(`| ${cellsOf(result).join(' | ')} |`);
  }
  const missed = results.flatMap(({ combination, profile, bars }) =>
    bars
      .filter(({ isMet }) => !isMet)
      .map(({ name, figure }) => `${wordsOf(combination)}; ${profile.name}: ${name}: ${figure}`),
  );
  console.log(missed.length ? `\nMISSED\n${missed.join('\n')}` : '\nEvery bar is met.');
  return !missed.length;
}

const described = ({ rttMs, downMbps, upMbps, jitterMs }: Profile) =>
  `${rttMs} ms, ${downMbps}/${upMbps} Mbit/s${jitterMs ? `, jitter ${jitterMs} ms` : ''}`;

/** A median, or that there is none. */
const middle = (values: number[]) => (values.length ? ms(median(values)) : 'none');

function cellsOf(result: Result): string[] {
  const { profile, delays, delayP95, rtts, serverRtts, mbps, exactClass, label, labelShare, bars, runs } = result;
  const missed = bars.filter(({ isMet }) => !isMet).map(({ name }) => name);
  return [
    `${profile.name}: ${described(profile)}`,
    `${ms(median(delays))}, ${ms(delayP95)}`,
    `${ms(trueRtt(profile))}, ${middle(rtts)}, ${middle(serverRtts)}`,
    speedOf(result),
    mbps.length ? percent(exactClass) : '–',
    label === 'none' ? 'none' : `${label} ${percent(labelShare)}`,
    `${delays.length} of ${runs}`,
    missed.length ? `missed: ${missed.join('; ')}` : 'met',
  ];
}

/** The median speed; marked as a lower bound where most are, and with how many visits have none. */
function speedOf({ mbps, kinds, runs }: Result): string {
  if (!mbps.length) return 'none';
  const isBound = kinds.startsWith('lower_bound');
  const without = mbps.length < runs ? ` (${mbps.length} of ${runs})` : '';
  return `${isBound ? '≥ ' : ''}${median(mbps).toFixed(1)}${without}`;
}
