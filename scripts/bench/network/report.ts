// What the bench prints: each bar of a profile, and a table of all of them as README has it.
import { trueRtt, type Figures } from './bars.ts';
import type { Profile } from './profiles.ts';
import { median, percentile } from './statistics.ts';

export interface Result extends Figures {
  profile: Profile;
}

const percent = (part: number) => `${Math.round(part * 100)} %`;
const ms = (value: number) => `${value.toFixed(value < 100 ? 1 : 0)} ms`;

/** Prints what a profile came to. */
export function tell({ profile, plainMs, kinds, reasons, bars }: Result): void {
  console.log(`\n${profile.name}: ${described(profile)}`);
  console.log(`a plain redirect takes ${ms(plainMs)} to the destination; ${kinds}; measuring ended: ${reasons}`);
  for (const { name, figure, isMet } of bars) console.log(`${isMet ? '  met   ' : '  MISSED'} ${name}: ${figure}`);
}

/** Prints the table, and returns whether every bar is met. */
export function report(results: readonly Result[], runs: number): boolean {
  console.log(`\n${runs} runs a profile\n`);
  console.log(
    '| line | delay, median and p95 | round trip: true, measured by the page, by PINGs | Mbit/s | class | label | reached | bars |',
  );
  console.log('|---|---|---|---|---|---|---|---|');
  for (const result of results) console.log(`| ${cellsOf(result).join(' | ')} |`);
  const missed = results.flatMap(({ profile, bars }) =>
    bars.filter(({ isMet }) => !isMet).map(({ name, figure }) => `${profile.name}: ${name}: ${figure}`),
  );
  console.log(missed.length ? `\nMISSED\n${missed.join('\n')}` : '\nEvery bar is met.');
  return !missed.length;
}

const described = ({ rttMs, downMbps, upMbps, jitterMs }: Profile) =>
  `${rttMs} ms, ${downMbps}/${upMbps} Mbit/s${jitterMs ? `, jitter ${jitterMs} ms` : ''}`;

function cellsOf({
  profile,
  delays,
  rtts,
  serverRtts,
  mbps,
  exactClass,
  label,
  labelShare,
  bars,
  runs,
}: Result): string[] {
  const [truth, measured] = [trueRtt(profile), median(rtts)];
  const missed = bars.filter(({ isMet }) => !isMet).length;
  return [
    `${profile.name}: ${described(profile)}`,
    `${ms(median(delays))}, ${ms(percentile(delays, 0.95))}`,
    `${ms(truth)}, ${rtts.length ? ms(measured) : 'none'}, ${ms(median(serverRtts))}`,
    mbps.length ? median(mbps).toFixed(1) : 'none',
    mbps.length ? percent(exactClass) : '–',
    label === 'none' ? 'none' : `${label} ${percent(labelShare)}`,
    `${delays.length} of ${runs}`,
    missed ? `${missed} missed` : 'met',
  ];
}
