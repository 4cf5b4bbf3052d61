import { grouped } from './grouped.ts';

/** How far back a stream of clicks goes on after an interruption: by the time since clicks were stored, and by their number. */
export const STREAM_LOOK_BACK_HOURS = 24;
export const STREAM_LOOK_BACK_CLICKS = 100_000;
/** How often it is noted that somebody follows, hours; the note ends with the look-back. */
export const FOLLOWING_NOTED_HOURS = 1;

/** The same for descriptions of the APIs. */
export const STREAM_BOUNDS = `for ${STREAM_LOOK_BACK_HOURS} hours and ${grouped(STREAM_LOOK_BACK_CLICKS)} clicks of the account.`;
