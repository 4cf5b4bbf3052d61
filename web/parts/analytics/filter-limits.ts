/** Values of one filter of the analytics, and characters of each: apart, as they are read before the app is loaded. */
export const MAX_FILTER_VALUES = 100;
export const MAX_FILTER_TEXT = 512;
