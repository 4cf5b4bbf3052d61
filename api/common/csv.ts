/**
 * A spreadsheet runs a cell that begins like this. Where it takes semicolons for separators, as in half of Europe, quotes
 * protect nothing, and a cell begins behind each semicolon, tab and line as well.
 */
const FORMULA = /^[=+\-@\t\r]|(?<=[;\t\r\n])[=+\-@]/g;
const NEEDS_QUOTES = /[",\r\n]/;

/** Begins a CSV file: spreadsheets take one without it for a file in an old encoding. */
export const BYTE_ORDER_MARK = '\uFEFF';

/** What a cell can hold; null is an empty one. */
export type Cell = string | number | null;

/** A cell of a CSV file: text that a spreadsheet would run gets an apostrophe in front. */
export function csvCell(value: Cell): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const text = value.replace(FORMULA, "'$&");
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A line of a CSV file, its end included. */
export const csvLine = (cells: readonly Cell[]): string => `${cells.map(csvCell).join(',')}\r\n`;
