/** A line as the laboratory imitates it. */
export interface Line {
  /** Milliseconds there and back, half of them each way. */
  rttMs: number;
  downMbps: number;
  upMbps: number;
  /** Each packet takes up to so much longer, each way, milliseconds. */
  jitterMs: number;
}

/** A line that visitors have, and which bars it is held to. */
export interface Profile extends Line {
  name: string;
  /** Whether its true score lies in the middle of a label, so that noise leaves the label alone. */
  isMidBand: boolean;
}

const line = (name: string, rttMs: number, downMbps: number, upMbps: number, isMidBand: boolean, jitterMs = 0) => ({
  ...{ name, rttMs, downMbps, upMbps, isMidBand, jitterMs },
});

export const profiles: readonly Profile[] = [
  line('fibre', 6, 200, 100, true),
  line('cable, 100', 20, 100, 20, false),
  line('cable, 20', 28, 20, 5, true),
  line('DSL', 36, 6, 1, true),
  line('LTE', 50, 25, 10, true, 2),
  line('LTE, busy', 70, 12, 4, false, 4),
  line('4G, far', 170, 9, 3, true),
  line('3G', 300, 1.6, 0.75, true),
];
