// When storing clicks gives way to visitors. What a machine's processors do cannot be arranged, so it is told here.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { StoringThrottle, type Processors } from '../../api/worker/storing-throttle.ts';

const JOURNAL_BYTES = 1_000;
let processors: Processors;
let throttle: StoringThrottle;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
  processors = { count: 4, total: 0, spare: 0, isPart: false };
  throttle = new StoringThrottle(JOURNAL_BYTES, () => ({ ...processors }));
});
afterEach(() => void vi.useRealTimers());

/** So much time goes by, of which so many processors have nothing to do. */
function pass(ms: number, idle: number): void {
  vi.advanceTimersByTime(ms);
  processors.total += ms * processors.count;
  processors.spare += ms * idle;
}

/** A second in which a server process keeps saying that it is busy. */
function load(idle: number): void {
  for (let at = 0; at < 1_000; at += 50) {
    throttle.noteBusy();
    pass(50, idle);
  }
  throttle.noteBusy();
}

test('it does while visitors keep all processors busy, and a second longer', () => {
  expect(throttle.isNeeded()).toBe(false);
  load(0.4);
  expect(throttle.isNeeded()).toBe(true);
  pass(999, 4);
  expect(throttle.isNeeded()).toBe(true);
  pass(1, 4);
  expect(throttle.isNeeded()).toBe(false);
});

test('it does not where a processor is left for it: others answer as fast', () => {
  load(1.5);
  expect(throttle.isNeeded()).toBe(false);
  load(0.5); // until they need that one, too
  expect(throttle.isNeeded()).toBe(true);
});

test('what the processors did before the rush does not count', () => {
  load(3);
  pass(60_000, 4);
  throttle.noteBusy();
  expect(throttle.isNeeded()).toBe(true);
  pass(250, 0);
  throttle.noteBusy();
  expect(throttle.isNeeded()).toBe(true);
});

test('in a container that has only some of the processors, what is left of all says nothing', () => {
  processors.isPart = true;
  load(3);
  expect(throttle.isNeeded()).toBe(true);
});

test('it does not once the journals are half full: no click may be lost for want of room', () => {
  load(0);
  throttle.noteWaiting(JOURNAL_BYTES / 2 - 1);
  expect(throttle.isNeeded()).toBe(true);
  throttle.noteWaiting(JOURNAL_BYTES / 2);
  expect(throttle.isNeeded()).toBe(false);
});
