import { describe, expect, test } from 'vitest';
import { anchors, scoreBetween } from '../../api/scoring/anchors.ts';
import { confidenceWord, qualityOf, score, type Samples } from '../../api/scoring/score.ts';

const samples = (
  rttsMs: number[],
  throughputsMbps: number[],
  kind: Samples['kind'],
  serverRttMs: number | null,
  attempts = throughputsMbps.length,
): Samples => ({ rttsMs, throughputsMbps, kind, serverRttMs, attempts });

describe('ways with known figures', () => {
  test.each([
    ['fibre', samples([7, 6.9, 7.4, 7.2, 8.1], [94], 'lower_bound', 8), 97, 'excellent', 0.84],
    ['cable', samples([21, 22, 21.5, 21.2, 22.5], [17.5, 42.8], 'measured', 23), 82, 'excellent', 0.99],
    ['slow cable, capped', samples([32, 33, 32, 36, 34], [4.5], 'dispersion', 45), 68, 'good', 0.89],
    ['LTE', samples([72, 73, 71.8, 75, 72.4], [8.7], 'dispersion', 76), 64, 'good', 0.9],
    ['unsteady', samples([40, 95, 44, 160, 52], [18], 'measured', 45, 2), 61, 'good', 0.66],
    ['3G, passive', samples([316.6], [1.5], 'dispersion', 328), 37, 'poor', 0.44],
    ['satellite, capped', samples([600, 612, 605, 640, 598], [80], 'measured', 610), 36, 'poor', 0.99],
  ] as const)('%s', (_name, input, total, quality, confidence) => {
    const result = score(input);
    expect(result).toMatchObject({ score: total, quality, isSuspect: false });
    expect(result.confidence).toBeCloseTo(confidence, 2);
  });

  test('what is faster than the server saw is suspect, and little is known of it', () => {
    const forged = score(samples([5, 5, 5, 5, 5], [500], 'measured', 180));
    expect(forged).toMatchObject({ score: 100, isSuspect: true, confidence: 0.21 });
    // A slow processor takes its time for the handshake, which the server sees as a longer way.
    const slow = score(samples([7, 7.2, 7.1, 7, 7.4], [60], 'measured', 45));
    expect(slow.isSuspect).toBe(false);
  });

  test('nothing measured is no score, not a bad one', () => {
    expect(score(samples([], [], 'none', null))).toMatchObject({
      ...{ rttMs: null, minRttMs: null, jitterMs: null, throughputMbps: null },
      ...{ score: null, quality: null, kind: 'none' },
    });
    expect(score(samples([20], [], 'measured', null))).toMatchObject({ kind: 'none', score: 79, jitterMs: null });
  });
});

/** Numbers that look random and are the same in every run. */
function* numbers(seed: number): Generator<number> {
  for (let state = seed; ;) {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    yield state / 2_147_483_648;
  }
}
const between = (share: number, low: number, high: number) => low * (high / low) ** share;

describe('for any way', () => {
  const random = numbers(7);
  const next = () => random.next().value as number;
  const ways = Array.from({ length: 2_000 }, () => {
    const base = between(next(), 1, 3_000);
    const rttsMs = Array.from({ length: 1 + Math.floor(next() * 6) }, () => base * (1 + next() * 0.5));
    const kind = (['measured', 'dispersion', 'lower_bound'] as const)[Math.floor(next() * 3)]!;
    return samples(rttsMs, [between(next(), 0.02, 900)], kind, next() < 0.3 ? null : base);
  });
  const totalOf = (way: Samples) => score(way).score!;

  test('a score is a whole number of 0 to 100 with its label, and a confidence of 0 to 1', () => {
    for (const way of ways) {
      const { score: total, quality, confidence } = score(way);
      expect(Number.isInteger(total) && total! >= 0 && total! <= 100).toBe(true);
      expect(quality).toBe(qualityOf(total!));
      expect(confidence >= 0 && confidence <= 1).toBe(true);
    }
  });

  test('a longer round trip never scores better', () => {
    for (const way of ways) {
      const longer = { ...way, rttsMs: way.rttsMs.map((rtt) => rtt * 1.3) };
      expect(totalOf(longer)).toBeLessThanOrEqual(totalOf(way));
    }
  });

  test('more throughput never scores worse', () => {
    for (const way of ways) {
      const faster = { ...way, throughputsMbps: way.throughputsMbps.map((speed) => speed * 1.3) };
      expect(totalOf(faster)).toBeGreaterThanOrEqual(totalOf(way));
    }
  });

  test('a lower bound never scores worse than no throughput at all', () => {
    for (const way of ways) {
      const bound = totalOf({ ...way, kind: 'lower_bound' });
      expect(bound).toBeGreaterThanOrEqual(totalOf({ ...way, throughputsMbps: [], kind: 'none' }));
    }
  });

  test('no score is more than 15 better than its weaker link', () => {
    for (const way of ways.filter(({ kind }) => kind !== 'lower_bound')) {
      const { rttMs, throughputMbps, score: total } = score(way);
      const weakest = Math.min(scoreBetween(anchors.rtt, rttMs!), scoreBetween(anchors.throughput, throughputMbps!));
      expect(total!).toBeLessThanOrEqual(weakest + 15.5);
    }
  });
});

test.each([
  [0.75, 'high'],
  [0.74, 'medium'],
  [0.45, 'medium'],
  [0.44, 'low'],
] as const)('a confidence of %s is %s', (confidence, word) => expect(confidenceWord(confidence)).toBe(word));
