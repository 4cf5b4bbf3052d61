/** A figure and the score it stands for. */
type Anchor = readonly [figure: number, score: number];

/**
 * Anchors of the sub-scores. 80, 60 and 40 divide excellent, good, fair and poor. Sources: AIM is Cloudflare's
 * Aggregated Internet Measurement; RPM is the responsiveness draft of the IETF (60,000 / RPM is a round trip); netinfo is
 * the Network Information API.
 */
export const anchors = {
  /** Milliseconds: ours; AIM; RPM 1000; RPM 300; netinfo slow-2g. */
  rtt: [
    [5, 100],
    [20, 80],
    [60, 60],
    [200, 40],
    [2_000, 0],
  ],
  /** Mbit/s: AIM, AIM, AIM, AIM, netinfo slow-2g. */
  throughput: [
    [100, 100],
    [50, 80],
    [10, 60],
    [1, 40],
    [0.05, 0],
  ],
  /** Milliseconds: ours, AIM, AIM, AIM, AIM. */
  jitter: [
    [2, 100],
    [10, 80],
    [20, 60],
    [100, 40],
    [500, 0],
  ],
} as const satisfies Record<string, readonly Anchor[]>;

/** The score of a figure: linear in its logarithm between anchors, constant outside. */
export function scoreBetween(points: readonly Anchor[], figure: number): number {
  const sorted = [...points].sort(([one], [other]) => one - other);
  const [first, last] = [sorted[0]!, sorted.at(-1)!];
  if (figure <= first[0]) return first[1];
  if (figure >= last[0]) return last[1];
  const above = sorted.findIndex(([at]) => at >= figure);
  const [low, lowScore] = sorted[above - 1]!;
  const [high, highScore] = sorted[above]!;
  return lowScore + ((highScore - lowScore) * Math.log(figure / low)) / Math.log(high / low);
}
