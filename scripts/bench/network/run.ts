// The bench itself, in the namespace of the server's side.
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { judge, lineBar } from './bars.ts';
import { openLaboratory, SERVER_ADDRESS, type Laboratory } from './laboratory.ts';
import { profiles, type Profile } from './profiles.ts';
import { report, tell, type Result } from './report.ts';
import { openVisits, type Visit, type Visits } from './visits.ts';

const [runs, wanted] = [Number(process.argv[2]), process.argv[3]];
const WARM_UPS = 2;
/** Of the visits that are measured, one in so many is followed by one that is not. */
const PLAIN_EVERY = 2;
/** How long a plain TCP transfer takes that shows what the line is like, seconds. */
const CHECK_SECONDS = 2;

const cleanUp = new AsyncDisposableStack();
let closing: Promise<void> | undefined;
const close = () => (closing ??= cleanUp.disposeAsync());
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => void close().finally(() => process.exit(1)));

type Line = Parameters<typeof lineBar>[1];

/** The line as a plain TCP connection finds it, so that nobody has to believe the shaper. */
async function checkLine(laboratory: Laboratory, visits: Visits, { downMbps }: Profile): Promise<Line> {
  const bytes = Math.round((downMbps * 1e6 * CHECK_SECONDS) / 8);
  const node = laboratory.onVisitorsSide(process.execPath);
  const script = join(import.meta.dirname, 'line-check.ts');
  const options = [script, SERVER_ADDRESS, String(visits.destination.plainPort), String(bytes)];
  const { stdout } = await promisify(execFile)(node, options);
  return JSON.parse(stdout) as Line;
}

async function visitAll(visits: Visits): Promise<{ measured: Visit[]; plain: Visit[] }> {
  for (let number = 0; number < WARM_UPS; number++) {
    await visits.visit('full');
    await visits.visit('essential');
  }
  const measured: Visit[] = [];
  const plain: Visit[] = [];
  for (let number = 0; number < runs; number++) {
    measured.push(await visits.visit('full'));
    if (number % PLAIN_EVERY === 0) plain.push(await visits.visit('essential'));
  }
  return { measured, plain };
}

async function resultOf(laboratory: Laboratory, visits: Visits, profile: Profile): Promise<Result> {
  await laboratory.shape(profile);
  const line = await checkLine(laboratory, visits, profile);
  const { measured, plain } = await visitAll(visits);
  const figures = judge(profile, await visits.runsOf(measured), await visits.runsOf(plain));
  return { ...figures, profile, bars: [lineBar(profile, line), ...figures.bars] };
}

const results: Result[] = [];
try {
  const laboratory = await openLaboratory(cleanUp);
  const visits = await openVisits(laboratory, cleanUp);
  for (const profile of profiles.filter(({ name }) => !wanted || name === wanted)) {
    const result = await resultOf(laboratory, visits, profile);
    results.push(result);
    tell(result);
  }
} finally {
  await close();
}
if (!results.length) throw new Error(`There is no profile ${wanted}: ${profiles.map(({ name }) => name).join('; ')}.`);
process.exitCode = report(results, runs) ? 0 : 1;
