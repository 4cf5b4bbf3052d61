/** A notification holds 8,000 bytes: it names this many clicked links at most, and stands for any link when it is full. */
export const MOST_CLICKED = 500;
