// The clock of a test file.
import { afterAll, vi } from 'vitest';

/**
 * Stops the clock of this process while a file is tested: what its tests call today stays today, also at midnight. Timers
 * go on, and so does the database's clock; call it at the top.
 */
export function stopClock(): void {
  vi.useFakeTimers({ toFake: ['Date'] });
  afterAll(() => void vi.useRealTimers());
}
