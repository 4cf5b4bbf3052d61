import { performance } from 'node:perf_hooks';
import { getHeapStatistics, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

const CHECK_MS = 5_000;
/** Below this utilization of the event loop there is no work; other programs that need the processor raise it. */
const IDLE_UTILIZATION = 0.1;
/** Less than this is not worth it. */
const WORTH_BYTES = 16 * 1024 * 1024;

/** Collects garbage at once and gives its memory back; the process stands still for some tenths of a second. */
export function freeMemory(): void {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as (options: object) => void;
  collect({ type: 'major', flavor: 'last-resort' });
}

/**
 * Collects garbage when the process has become idle after work, which V8 by itself does with the next work. For processes
 * that nobody waits for, as it holds them up; not while `isBusy`, when others need the processor. Never ends; does not keep the process
 * running.
 */
export function freeMemoryWhenIdle(isBusy: () => boolean = () => false): void {
  let before = performance.eventLoopUtilization();
  let kept = 0;
  setInterval(() => {
    const now = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(now, before);
    before = now;
    if (isBusy() || utilization > IDLE_UTILIZATION || committedBytes() - kept < WORTH_BYTES) return;
    freeMemory();
    kept = committedBytes();
  }, CHECK_MS).unref();
}

/** What the heap takes of the machine's memory, and what it refers to outside. */
function committedBytes(): number {
  const { total_physical_size: heap, external_memory: external } = getHeapStatistics();
  return heap + external;
}
