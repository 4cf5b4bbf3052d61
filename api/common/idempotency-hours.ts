/** Answers to creations with a key of the caller are kept this long; later, the key counts as new. */
export const KEPT_HOURS = 24;
