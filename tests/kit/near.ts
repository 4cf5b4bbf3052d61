import { expect } from 'vitest';

/** How far a percentile may be off: 3 %, and what three digits round by. */
const WITHIN = 0.036;

/** Holds a figure of measurements to a value. */
export const near = (figure: number, wanted: number): void =>
  expect(Math.abs(figure - wanted)).toBeLessThanOrEqual(wanted * WITHIN + 0.006);
