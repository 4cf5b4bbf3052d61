/** Days that a report of a link is kept. */
export const REPORT_DAYS = 180;
