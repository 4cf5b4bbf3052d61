/** Round trips against a file of 1 kB, then transfers of 100 kB, each after a pause. */
const PINGS = { file: '/assets/test-1kb.dat', count: 5, pauseMs: 20 };
const TRANSFERS = { file: '/assets/test-100kb.dat', count: 2, pauseMs: 50 };
/** Timers of browsers are coarse; no way is faster than this. */
const MIN_RTT_MS = 1;

/** How many steps a run has. */
export const STEPS = PINGS.count + TRANSFERS.count;

/** What a run found; a transfer that failed counts as 0. */
export interface PlanResult {
  rttsMs: number[];
  throughputsMbps: number[];
  durationMs: number;
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Fetches a file past every cache; its bytes and how long it took. */
async function transfer(file: string): Promise<{ bytes: number; ms: number }> {
  const began = performance.now();
  const response = await fetch(`${file}?nocache=${crypto.randomUUID()}`, { cache: 'no-store' });
  if (!response.ok) throw new Error(`The file was answered with ${response.status}.`);
  const { byteLength } = await response.arrayBuffer();
  return { bytes: byteLength, ms: performance.now() - began };
}

/** Runs all steps one after the other; throws where a round trip fails. `onStep` is told how many are done. */
export async function runPlan(onStep: (done: number) => void): Promise<PlanResult> {
  const began = performance.now();
  const rttsMs: number[] = [];
  const throughputsMbps: number[] = [];
  for (let step = 0; step < PINGS.count; step++) {
    if (step) await pause(PINGS.pauseMs);
    rttsMs.push(Math.max(MIN_RTT_MS, (await transfer(PINGS.file)).ms));
    onStep(rttsMs.length);
  }
  for (let step = 0; step < TRANSFERS.count; step++) {
    await pause(TRANSFERS.pauseMs);
    throughputsMbps.push(await transfer(TRANSFERS.file).then(mbpsOf, () => 0));
    onStep(rttsMs.length + throughputsMbps.length);
  }
  return { rttsMs, throughputsMbps, durationMs: performance.now() - began };
}

const mbpsOf = ({ bytes, ms }: { bytes: number; ms: number }): number => (bytes * 8) / Math.max(ms, 1) / 1_000;
