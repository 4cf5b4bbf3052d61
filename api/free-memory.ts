import { performance } from 'node:perf_hooks';
import { getHeapStatistics, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

const CHECK_MS = 5_000;
/** Below this utilization of the event loop nobody waits while garbage is collected, which takes a tenth of a second. */
const IDLE_UTILIZATION = 0.02;
/** Less than this is not worth it. */
const WORTH_BYTES = 16 * 1024 * 1024;

/**
 * Collects garbage when the process has become idle after work, and so gives the memory of that work back to the system: V8
 * by itself keeps it until there is more work. Never ends; does not keep the process running.
 */
export function freeMemoryWhenIdle(): void {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  let before = performance.eventLoopUtilization();
  let kept = 0;
  setInterval(() => {
    const now = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(now, before);
    before = now;
    if (utilization > IDLE_UTILIZATION || committedBytes() - kept < WORTH_BYTES) return;
    collect();
    kept = committedBytes();
  }, CHECK_MS).unref();
}

/** What the heap takes of the machine's memory, and what it refers to outside. */
function committedBytes(): number {
  const { total_physical_size: heap, external_memory: external } = getHeapStatistics();
  return heap + external;
}
