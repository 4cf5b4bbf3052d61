import { parseArgs } from 'node:util';
import { browserNames, type BrowserName } from './browsers.ts';
import { frontEnds } from './front-ends.ts';
import { profiles, type Profile } from './profiles.ts';
import type { Combination } from './visits.ts';

export interface Options {
  runs: number;
  /** Whether only plain redirects are compared with bare ones. */
  isPlain: boolean;
  lines: readonly Profile[];
  /** The front ends with their browsers, in the order in which they are visited. */
  wanted: readonly Combination[];
}

const MOST_RUNS = 1_000;
const many = { type: 'string', multiple: true } as const;

/** What the command line asks for; a sentence where that cannot be had. Without a choice it is own TLS with HTTP/2 in Chromium. */
export function readOptions(args: readonly string[]): Options | string {
  const { values } = parseArgs({
    args: [...args],
    options: {
      ...{ runs: { type: 'string', default: '20' }, plain: { type: 'boolean', default: false } },
      ...{ line: many, 'front-end': many, browser: many },
    },
  });
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1 || runs > MOST_RUNS) return `--runs is a number from 1 to ${MOST_RUNS}.`;
  const lines = chosen(profiles, values.line, 'line');
  const ends = chosen(frontEnds, values['front-end'] ?? ['own-h2'], 'front-end');
  const named = browserNames.map((name) => ({ name }));
  const browsers = chosen(named, values.browser ?? ['chromium'], 'browser');
  if (typeof lines === 'string') return lines;
  if (typeof ends === 'string') return ends;
  if (typeof browsers === 'string') return browsers;
  const wanted = ends.flatMap((frontEnd) => browsers.map(({ name }): Combination => ({ frontEnd, browser: name })));
  return { runs, isPlain: values.plain, lines, wanted };
}

/** Those that were asked for, "all" for every one; all where none was. */
function chosen<One extends { name: string | BrowserName }>(
  all: readonly One[],
  names: readonly string[] | undefined,
  option: string,
): readonly One[] | string {
  if (!names || names.includes('all')) return all;
  const unknown = names.find((name) => !all.some((one) => one.name === name));
  if (unknown === undefined) return all.filter(({ name }) => names.includes(name));
  return `There is no ${option} "${unknown}": ${all.map(({ name }) => `"${name}"`).join(', ')}, "all".`;
}
