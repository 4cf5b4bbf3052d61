// The bench itself, in the namespace of the server's side.
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { judge, lineBar } from './bars.ts';
import { openBareServer } from './bare-server.ts';
import { Disturbances } from './disturbance.ts';
import { knowsDistance, roundTripSource } from './front-ends.ts';
import { openLaboratory, SERVER_ADDRESS, type Laboratory } from './laboratory.ts';
import { readOptions } from './options.ts';
import { comparePlain, reportPlain, type PlainResult } from './plain.ts';
import type { Profile } from './profiles.ts';
import { report, tell, type Result } from './report.ts';
import { openVisits, type Combination, type Visit, type Visits } from './visits.ts';
import { openCleanUp } from '../clean-up.ts';

const options = readOptions(process.argv.slice(2));
if (typeof options === 'string') throw new Error(options);
const { runs, lines, wanted, isPlain } = options;
const WARM_UPS = 2;
/** Of the visits that are measured, one in so many is followed by one that is not; where packets are lost, each. */
const PLAIN_EVERY = 2;
/** How long a plain TCP transfer takes that shows what the line is like, seconds. */
const CHECK_SECONDS = 2;

const cleanUp = openCleanUp();

type Line = Parameters<typeof lineBar>[1];

/** The line as a plain TCP connection finds it, so that nobody has to believe the shaper. */
async function checkLine(laboratory: Laboratory, visits: Visits, { downMbps }: Profile): Promise<Line> {
  const bytes = Math.round((downMbps * 1e6 * CHECK_SECONDS) / 8);
  const node = laboratory.onVisitorsSide(process.execPath);
  const script = join(import.meta.dirname, 'line-check.ts');
  const args = [script, SERVER_ADDRESS, String(visits.destination.plainPort), String(bytes)];
  const { stdout } = await promisify(execFile)(node, args);
  return JSON.parse(stdout) as Line;
}

interface Visited {
  measured: Visit[];
  plain: Visit[];
}

async function visitAll(visits: Visits, { loss }: Profile, disturbances: Disturbances): Promise<Visited> {
  for (let number = 0; number < WARM_UPS; number++) {
    await visits.visit('full');
    await visits.visit('essential');
  }
  const measured: Visit[] = [];
  const plain: Visit[] = [];
  for (let number = 0; number < runs; number++) {
    measured.push(await disturbances.without(() => visits.visit('full')));
    const isCompared = loss || number % PLAIN_EVERY === 0;
    if (isCompared) plain.push(await disturbances.without(() => visits.visit('essential')));
  }
  return { measured, plain };
}

async function resultOf(
  laboratory: Laboratory,
  visits: Visits,
  combination: Combination,
  profile: Profile,
): Promise<Result> {
  await laboratory.shape(profile);
  const disturbances = new Disturbances();
  const line = await disturbances.without(() => checkLine(laboratory, visits, profile));
  const { measured, plain } = await visitAll(visits, profile, disturbances);
  const source = roundTripSource(combination.frontEnd);
  const held = { ...profile, isFar: profile.isFar && knowsDistance(combination.frontEnd) };
  const figures = judge(held, await visits.runsOf(measured), await visits.runsOf(plain), source);
  return {
    ...figures,
    profile,
    combination,
    disturbed: disturbances.words,
    bars: [lineBar(profile, line), ...figures.bars],
  };
}

const results: Result[] = [];
const plainResults: PlainResult[] = [];

/** Visits every line by one front end and browser; both end with it. */
async function visitLines(laboratory: Laboratory, combination: Combination): Promise<void> {
  const ending = cleanUp.use(new AsyncDisposableStack());
  const visits = await openVisits(laboratory, combination, ending);
  const barePort = isPlain ? await openBareServer(SERVER_ADDRESS, ending) : 0;
  for (const profile of lines) {
    if (isPlain) {
      await laboratory.shape(profile);
      plainResults.push(await comparePlain(visits, { barePort, runs, combination, profile }));
    } else {
      const result = await resultOf(laboratory, visits, combination, profile);
      results.push(result);
      tell(result);
    }
  }
  await ending.disposeAsync();
}

try {
  const laboratory = await openLaboratory(cleanUp);
  for (const combination of wanted) await visitLines(laboratory, combination);
} finally {
  await cleanUp.disposeAsync();
}
process.exitCode = (isPlain ? reportPlain(plainResults, runs) : report(results, runs)) ? 0 : 1;
