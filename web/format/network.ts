import { numberFormat } from './number-format.ts';

const whole = numberFormat({ maximumFractionDigits: 0 });
/** Two digits say all that such a figure can tell. */
const rounded = numberFormat({ maximumSignificantDigits: 2 });

/** Milliseconds, `24 ms`. */
export const formatMs = (ms: number): string => `${whole.format(ms)} ms`;

/** The time a page took, `840 ms` or `1.24 s`. */
export const formatLoad = (ms: number): string => (ms < 1_000 ? formatMs(ms) : `${rounded.format(ms / 1_000)} s`);

/** A speed in megabits per second. */
export const formatSpeed = (mbps: number): string => `${rounded.format(mbps)} Mbit/s`;
