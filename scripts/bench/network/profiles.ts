/** A line as the laboratory imitates it. */
export interface Line {
  /** Milliseconds there and back, half of them each way. */
  rttMs: number;
  downMbps: number;
  upMbps: number;
  /** Each packet takes up to so much longer, each way, milliseconds. */
  jitterMs: number;
  /** Lost packets, per cent. */
  loss: number;
}

/** A line that visitors have, and which bars it is held to. */
export interface Profile extends Line {
  name: string;
  /** Whether its true score lies in the middle of a label, so that noise leaves the label alone. */
  isMidBand: boolean;
  /** Whether its visitors get the plain redirect: the page would come too late. */
  isFar: boolean;
}

const line = (name: string, rttMs: number, downMbps: number, upMbps: number, isMidBand: boolean, jitterMs = 0) => ({
  ...{ name, rttMs, downMbps, upMbps, isMidBand, jitterMs, loss: 0, isFar: false },
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
  line('5G', 15, 300, 50, false, 3),
  line('Wi-Fi', 40, 15, 3, false, 10),
  line('satellite, low', 45, 100, 15, false, 15),
  line('DSL, slow', 55, 2, 0.4, false),
  line('HSPA', 120, 4, 1.5, false, 10),
  line('an ocean away', 180, 100, 100, false),
  { ...line('LTE, 2 % lost', 50, 25, 10, false, 2), loss: 2 },
  { ...line('EDGE', 400, 0.2, 0.1, false, 20), isFar: true },
  { ...line('satellite', 600, 20, 3, false), isFar: true },
];
