import Papa from 'papaparse';

/** A CSV text that a spreadsheet takes for text: cells that look like formulas are defused. */
export const csvOf = (records: string[][]): string => Papa.unparse(records, { escapeFormulae: true, newline: '\r\n' });
