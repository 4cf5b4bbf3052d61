import { z } from 'zod';
import { MAX_BULK_URLS } from '../input-limits.ts';
import type { MeasurementLevel, MeasurementMethod } from '../generated/prisma/enums.ts';
import { UserError } from '../user-error.ts';
import { destinationRefusals } from './destination.ts';
import { isReserved, messages, NewUrl } from './rules.ts';

/** The fields of one row: a new URL without an expiry. */
export const Row = NewUrl.omit({ expiresAt: true });

export const noRows = 'Please add at least one URL';
export const tooManyRows = `At most ${MAX_BULK_URLS.toLocaleString('en')} URLs can be created at once.`;

/** A valid row. */
export interface SoundRow {
  /** Starts at 1, in the order sent. */
  row: number;
  originalUrl: string;
  title: string | null;
  description: string | null;
  /** Null for a random code. */
  shortCode: string | null;
  /** Null as in the owner's settings. */
  measurementLevel: MeasurementLevel | null;
  measurementMethod: MeasurementMethod | null;
}

/** A refused row and the error. */
export interface RefusedRow {
  row: number;
  originalUrl: string;
  error: UserError;
}

const Rows = z.array(z.unknown(), noRows).max(MAX_BULK_URLS, tooManyRows);
const textOf = (value: unknown) => (typeof value === 'string' ? value : '');
const memberOf = (row: unknown, name: string) =>
  textOf(row && typeof row === 'object' ? (row as Record<string, unknown>)[name] : undefined);

/**
 * Validates every row; if several rows have the same code, the first keeps it. Throws UserError INVALID when
 * there are no rows, only rows without a destination, or too many.
 */
export function judgeRows(input: unknown): { sound: SoundRow[]; refused: RefusedRow[] } {
  const parsed = Rows.safeParse(input);
  if (!parsed.success) throw new UserError('INVALID', parsed.error.issues[0]!.message, 'rows');
  if (!parsed.data.some((row) => memberOf(row, 'originalUrl').trim())) throw new UserError('INVALID', noRows, 'rows');
  const sound: SoundRow[] = [];
  const refused: RefusedRow[] = [];
  const rowOfCode = new Map<string, number>();
  for (const [index, raw] of parsed.data.entries()) {
    const row = index + 1;
    const verdict = judgeRow(raw, rowOfCode);
    if (verdict instanceof UserError) refused.push({ row, originalUrl: memberOf(raw, 'originalUrl'), error: verdict });
    else {
      if (verdict.shortCode) rowOfCode.set(verdict.shortCode, row);
      sound.push({ row, ...verdict });
    }
  }
  return { sound, refused };
}

function judgeRow(raw: unknown, rowOfCode: Map<string, number>): Omit<SoundRow, 'row'> | UserError {
  const parsed = Row.safeParse(raw);
  if (!parsed.success) return refusalOf(parsed.error.issues[0]!);
  const { originalUrl, title = null, description = null, shortCode = null } = parsed.data;
  const { measurementLevel = null, measurementMethod = null } = parsed.data;
  if (shortCode && isReserved(shortCode)) return new UserError('CONFLICT', messages.codeReserved, 'shortCode');
  const other = shortCode && rowOfCode.get(shortCode);
  if (other) return new UserError('CONFLICT', `Row ${other} already uses this short code.`, 'shortCode');
  return { originalUrl, title, description, shortCode, measurementLevel, measurementMethod };
}

/** A row that is not an object has no destination. */
function refusalOf({ path, message }: z.core.$ZodIssue): UserError {
  return path.length
    ? new UserError('INVALID', message, path.join('.'))
    : new UserError('INVALID', destinationRefusals.malformed, 'originalUrl');
}
