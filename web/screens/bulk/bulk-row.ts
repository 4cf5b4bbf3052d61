import { MAX_CODE_LENGTH, MAX_DESTINATION_LENGTH } from '../../input-limits.ts';
import { timeInCell, type CsvTime } from '../../csv/columns.ts';
import { withScheme } from '../../parts/url-form/address.ts';
import { optionProblem } from '../../parts/url-form/option-words.ts';
import { moreOptions, optionNames, withoutOptions, type OptionName } from '../../parts/url-form/url-options.ts';

/** What one row says of the link to create; its options as they were written. */
export interface RowValues extends Record<OptionName, string> {
  originalUrl: string;
  shortCode: string;
  /** As it was written, a day or a day and a time; empty for never. */
  expiresAt: string;
}

/** A row of the form; its key stays when rows before it are removed. */
export interface BulkRow extends RowValues {
  key: number;
}

/** Options that stand after the others in files. */
export const laterOptions = optionNames.filter((name) => name !== 'title' && name !== 'description');

/** In the order of columns in files. */
export const emptyValues: RowValues = {
  ...{ originalUrl: '', ...withoutOptions(['title', 'description']), shortCode: '', expiresAt: '' },
  ...withoutOptions(laterOptions),
};

/** Whether a row takes part: one without a URL does not. */
export const isFilled = ({ originalUrl }: RowValues) => originalUrl.trim() !== '';

/** The rows in which something stands, without those at the end in which nothing does; null without any. */
export function typedRows(rows: readonly BulkRow[]): RowValues[] | null {
  const typed = rows.map(({ key: _key, ...values }) => values);
  const last = typed.findLastIndex((values) => Object.values(values).some((text) => text.trim() !== ''));
  return last < 0 ? null : typed.slice(0, last + 1);
}

/** Whether a row sets options that few set. */
export const hasOptions = (row: RowValues) => moreOptions.some((name) => row[name] !== '');

function urlProblem(typed: string): string | null {
  const address = typed.trim();
  const url = withScheme(address);
  if (url !== address && !/^[^/?#:]*\./.test(address)) return 'Please enter a full address, such as example.com/page.';
  if (!/^https?:/i.test(url)) return 'Please enter an address that starts with http:// or https://.';
  if (url.length > MAX_DESTINATION_LENGTH) return 'A destination can have at most 2,048 characters.';
  return URL.canParse(url) ? null : 'Please enter a valid URL.';
}

function codeProblem(code: string): string | null {
  if (/[^A-Za-z0-9_-]/.test(code)) return 'Use only letters, numbers, hyphens and underscores in a short code.';
  return code.length > MAX_CODE_LENGTH ? `A short code can have at most ${MAX_CODE_LENGTH} characters.` : null;
}

/** The point in time of a start or an expiry, on the reader's clock where it names no zone; null for what is none. */
export function timeOf(field: CsvTime, written: string): Date | null {
  const parts = timeInCell(field, written);
  return parts && new Date(`${parts.day}T${parts.time}${parts.zone ?? ''}`);
}

function expiryProblem(written: string): string | null {
  if (written.trim() === '') return null;
  const expiry = timeOf('expiresAt', written);
  if (!expiry) return 'Please write the expiry as 2030-12-31 or 2030-12-31 18:00.';
  return expiry.getTime() > Date.now() ? null : 'The expiry must be in the future.';
}

function startProblem({ startsAt, expiresAt }: RowValues): string | null {
  if (startsAt.trim() === '') return null;
  const start = timeOf('startsAt', startsAt);
  if (!start) return 'Please write the start as 2030-12-31 or 2030-12-31 18:00.';
  const expiry = timeOf('expiresAt', expiresAt);
  return expiry && start >= expiry ? 'The start must be before the expiry.' : null;
}

const wrongOption = (row: RowValues): string | null =>
  optionNames.map((name) => optionProblem(name, row[name])).find((problem) => problem !== null) ??
  startProblem(row) ??
  limitProblem(row);

const limitProblem = ({ maxClicks }: RowValues): string | null =>
  /^\s*([1-9]\d*)?\s*$/.test(maxClicks) ? null : 'The limit of clicks must be a whole number.';

/** The problem of each row that can be detected locally; null for a valid row. */
export function problemsOf(rows: readonly RowValues[]): (string | null)[] {
  const rowOfCode = new Map<string, number>();
  return rows.map((row, index) => {
    if (!isFilled(row)) return null;
    const code = row.shortCode.trim();
    const problem =
      urlProblem(row.originalUrl) ?? codeProblem(code) ?? expiryProblem(row.expiresAt) ?? wrongOption(row);
    if (problem || code === '') return problem;
    const other = rowOfCode.get(code);
    if (other !== undefined) return `Row ${other} already uses this short code.`;
    rowOfCode.set(code, index + 1);
    return null;
  });
}
