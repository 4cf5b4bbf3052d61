import { expect, test } from 'vitest';
import { judge, lineBar, type Measured, type Run } from './bars.ts';
import { profiles, type Profile } from './profiles.ts';

const slow: Profile = { ...profiles[0]!, rttMs: 300, downMbps: 1.6, upMbps: 0.75, jitterMs: 0, isMidBand: true };
const PLAIN_MS = 950;
const good: Measured = {
  ...{ rttMs: 317, samples: 1, mbps: 1.4, kind: 'dispersion', quality: 'poor', confidence: 0.4 },
  ...{ stopReason: 'slow', isSuspect: false },
};
const run = (delayMs: number, more: Partial<Measured> = {}): Run => ({
  crossedMs: PLAIN_MS + delayMs,
  measured: { ...good, ...more },
  serverRttMs: 302,
});
/** Twenty good runs, some of them replaced. */
const missedWith = (...others: Run[]) =>
  judge(slow, [...others, ...Array<Run>(20 - others.length).fill(run(60))], [run(0), run(-10), run(90)])
    .bars.filter(({ isMet }) => !isMet)
    .map(({ name }) => name);

test('good runs meet every bar, and one in twenty may be slow', () => {
  expect(missedWith()).toEqual([]);
  expect(missedWith(run(900))).toEqual([]);
});

test.each<[string, string[], Run[]]>([
  ['two slow visits', ['imposed delay p95 < 300 ms'], [run(300), run(300)]],
  ['a visitor who is lost', ['destination reached in 100 %'], [{ ...run(0), crossedMs: null }]],
  ['a report that is lost', ['every visit reported'], [{ ...run(60), measured: null }]],
  ['a forged visit', ['no honest visitor suspect'], [run(60, { isSuspect: true })]],
  ['a lone sample that is certain', ['one sample alone never "high"'], [run(60, { confidence: 0.75 })]],
  ['another class twice', ['throughput class exact in 95 %'], Array<Run>(2).fill(run(60, { mbps: 0.9 }))],
  ['another label thrice', ['the same label in 90 %'], Array<Run>(3).fill(run(60, { quality: 'fair' }))],
  ['a click without a round trip', ['every click has a round trip'], [{ ...run(60), serverRttMs: null }]],
  ['far round trips', ['90 % of RTTs within max(25 %, 15 ms)'], Array<Run>(3).fill(run(60, { rttMs: 500 }))],
])('%s is noticed', (_name, missed, runs) => {
  expect(missedWith(...runs)).toEqual(missed);
});

test('round trips that are all wrong, and delays that are all long, are noticed', () => {
  expect(missedWith(...Array<Run>(20).fill(run(60, { rttMs: 370 })))).toEqual(['RTT median error <= max(15 %, 5 ms)']);
  expect(missedWith(...Array<Run>(20).fill(run(210)))).toEqual(['imposed delay median < 200 ms']);
  expect(missedWith(...Array<Run>(20).fill({ ...run(60), serverRttMs: 340 }))).toEqual([
    'round trip of PINGs, median error <= max(10 %, 3 ms)',
  ]);
});

test('a line that is not as it was shaped is noticed', () => {
  expect(lineBar(slow, { rttMs: 302, mbps: 1.54 }).isMet).toBe(true);
  expect(lineBar(slow, { rttMs: 340, mbps: 1.54 }).isMet).toBe(false);
  expect(lineBar(slow, { rttMs: 302, mbps: 1.2 }).isMet).toBe(false);
});

test('figures that the line cannot carry are noticed, on lines of every speed; a lower bound is held to the line itself', () => {
  const fast: Profile = { ...slow, downMbps: 25, isMidBand: false };
  const missed = (more: Partial<Measured>) =>
    judge(fast, Array<Run>(20).fill(run(60, more)), [run(0)])
      .bars.filter(({ name, isMet }) => !isMet && name.startsWith('no more'))
      .map(({ name }) => name);
  expect(missed({ mbps: 36 })).toEqual([]);
  expect(missed({ mbps: 64 })).toEqual(['no more than the line carries in 95 %']);
  expect(missed({ mbps: 24, kind: 'lower_bound' })).toEqual([]);
  expect(missed({ mbps: 26, kind: 'lower_bound' })).toEqual(['no more than the line carries in 95 %']);
  expect(missed({ mbps: null, kind: 'none' })).toEqual([]);
});

test('where packets are lost, the slowest 5 % are compared with those of the plain redirect', () => {
  const runs = [run(1_000), run(1_000), ...Array<Run>(18).fill(run(60))];
  const plain = (tail: number) => [run(tail), run(tail), ...Array<Run>(18).fill(run(0))];
  const p95 = (profile: Profile, tail: number) => judge(profile, runs, plain(tail)).delayP95;
  expect([p95({ ...slow, loss: 2 }, 0), p95({ ...slow, loss: 2 }, 900), p95(slow, 900)]).toEqual([1_000, 100, 1_000]);
});

test('who tells the server round trips decides which bars there are for them', () => {
  const names = (source: 'pings' | 'proxy' | 'none') =>
    judge(slow, [run(60)], [run(0)], source)
      .bars.map(({ name }) => name)
      .filter((name) => /PINGs|proxy|every click/.test(name));
  expect(names('none')).toEqual([]);
  expect(names('proxy')).toEqual([
    'every click has a round trip',
    "the proxy's round trip, median error <= max(10 %, 3 ms)",
  ]);
  expect(names('pings')).toHaveLength(2);
});
