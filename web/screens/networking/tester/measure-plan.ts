/** Round trips against a file of 1 kB, then transfers of 100 kB, each after a pause. */
const PINGS = { file: '/assets/test-1kb.dat', count: 5, pauseMs: 20 };
/** The first one opens the connection's window: the fastest counts. */
const TRANSFERS = { file: '/assets/test-100kb.dat', count: 2, pauseMs: 50, bytes: 102_400 };
/** Timers of browsers are coarse; no way is faster than this. */
const MIN_RTT_MS = 1;
const MIN_TRANSFER_MS = 0.1;
/** Browsers take so long themselves: what arrives faster tells only that the way is at least so fast. */
const SHORTEST_MS = 10;

/** How many steps a run has. */
export const STEPS = PINGS.count + TRANSFERS.count;

/** What a run found. */
export interface PlanResult {
  rttsMs: number[];
  /** A transfer that failed counts as 0. */
  throughputsMbps: number[];
  throughputKind: 'measured' | 'lower_bound';
  durationMs: number;
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Fetches a file past every cache and returns its timing by the browser; throws where there is none. */
async function timingOf(file: string): Promise<PerformanceResourceTiming> {
  const path = `${file}?nocache=${crypto.randomUUID()}`;
  const response = await fetch(path, { cache: 'no-store' });
  if (!response.ok) throw new Error(`The file was answered with ${response.status}.`);
  await response.arrayBuffer();
  const [entry] = performance.getEntriesByName(new URL(path, location.href).href) as PerformanceResourceTiming[];
  if (!entry?.requestStart) throw new Error('The browser does not tell when the file arrived.');
  return entry;
}

/** Runs all steps one after the other; throws where a round trip fails. `onStep` is told how many are done. */
export async function runPlan(onStep: (done: number) => void): Promise<PlanResult> {
  performance.clearResourceTimings(); // browsers keep 250 entries, and drop what comes later
  const began = performance.now();
  const rttsMs: number[] = [];
  for (let step = 0; step < PINGS.count; step++) {
    if (step) await pause(PINGS.pauseMs);
    rttsMs.push(...roundTripOf(await timingOf(PINGS.file)));
    onStep(step + 1);
  }
  if (!rttsMs.length) throw new Error('Every file needed a connection of its own.');
  const transfersMs: number[] = [];
  for (let step = 0; step < TRANSFERS.count; step++) {
    await pause(TRANSFERS.pauseMs);
    transfersMs.push(await timingOf(TRANSFERS.file).then(transferMs, () => Infinity));
    onStep(PINGS.count + step + 1);
  }
  return {
    rttsMs,
    throughputsMbps: transfersMs.map((ms) => (TRANSFERS.bytes * 8) / ms / 1_000),
    throughputKind: Math.min(...transfersMs) < SHORTEST_MS ? 'lower_bound' : 'measured',
    durationMs: performance.now() - began,
  };
}

/** Without the server's own time; nothing where a connection was set up, which is no round trip alone. */
function roundTripOf(entry: PerformanceResourceTiming): number[] {
  if (entry.connectEnd !== entry.connectStart) return [];
  const serverMs = entry.serverTiming?.[0]?.duration ?? 0;
  return [Math.max(MIN_RTT_MS, entry.responseStart - entry.requestStart - serverMs)];
}

const transferMs = ({ responseStart, responseEnd }: PerformanceResourceTiming): number =>
  Math.max(MIN_TRANSFER_MS, responseEnd - responseStart);
