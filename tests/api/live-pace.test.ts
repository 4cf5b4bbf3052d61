import { Repeater } from '@repeaterjs/repeater';
import { afterEach, expect, test, vi } from 'vitest';
import { coalesce } from '../../api/live/coalesce.ts';

// No application runs here: its timers would be among those that are held and counted.
afterEach(() => vi.useRealTimers());

const soon = () => new Date(Date.now() + 60_000);

test('a burst is delivered as its first and its last, and quiet stays quiet', async () => {
  vi.useFakeTimers();
  let emit: (value: unknown) => void = () => {};
  const source = new Repeater((push) => void (emit = push));
  const paced = coalesce(source, { interval: 1_000, endsAt: soon() });
  const heard: number[] = [];
  void (async () => {
    for await (const _ of paced) heard.push(Date.now());
  })();
  const began = Date.now();
  await vi.advanceTimersByTimeAsync(0);
  expect(heard).toEqual([began]);
  for (let event = 0; event < 50; event++) {
    emit(event);
    await vi.advanceTimersByTimeAsync(50);
  }
  await vi.advanceTimersByTimeAsync(10_000);
  expect(heard).toEqual([began, began + 1_000, began + 2_000, began + 3_000]);
  emit('later');
  await vi.advanceTimersByTimeAsync(0);
  expect(heard).toHaveLength(5);
  await paced.return();
  expect(vi.getTimerCount()).toBe(0);
});

test('its end comes at the given moment and returns the source', async () => {
  vi.useFakeTimers();
  let ended = false;
  const source = new Repeater(async (_push, stop) => {
    await stop;
    ended = true;
  });
  const paced = coalesce(source, { interval: 1_000, endsAt: soon() });
  await paced.next();
  const last = paced.next();
  await vi.advanceTimersByTimeAsync(60_000);
  expect((await last).done).toBe(true);
  await vi.advanceTimersByTimeAsync(0);
  expect(ended).toBe(true);
  expect(vi.getTimerCount()).toBe(0);
});
