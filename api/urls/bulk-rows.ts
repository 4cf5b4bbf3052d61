import { z } from 'zod';
import { MAX_BULK_URLS } from '../common/input-limits.ts';
import { linkKey } from '../common/link-key.ts';
import { judgeInput } from '../common/parse-input.ts';
import { refusalOfFaults, UserError, type Fault } from '../common/user-error.ts';
import { destinationRefusals } from '../common/destination.ts';
import type { ChooseDomain } from '../domains/chosen-domain.ts';
import { refusalOfMany, type PasswordHash } from './link-passwords.ts';
import { NewUrl } from './rules.ts';
import { timesRefusal } from './times.ts';
import { grouped } from '../common/grouped.ts';

/** Files write no expiry as an empty cell. */
const leftOut = (value: unknown) => (value === '' ? undefined : value);

/** The fields of one row: those of a new URL. */
export const Row = NewUrl.extend({ expiresAt: z.preprocess(leftOut, NewUrl.shape.expiresAt) });

export const noRows = 'Please add at least one URL';
export const tooManyRows = `At most ${grouped(MAX_BULK_URLS)} links can be created at once.`;

type NewValues = z.output<typeof Row>;

/** A valid row: null where a member was left out. */
export type SoundRow = {
  hasPassword: boolean;
  domainId: number | null;
  passwordHash?: PasswordHash;
  tagIds?: number[] | null;
} & {
  [Name in keyof Required<NewValues>]: Exclude<NewValues[Name], undefined> | NullOf<Name>;
} & {
  /** Starts at 1, in the order sent. */
  row: number;
};
type NullOf<Name> = Name extends 'originalUrl' ? never : null;

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
export function judgeRows(input: unknown, choose: ChooseDomain): { sound: SoundRow[]; refused: RefusedRow[] } {
  const parsed = Rows.safeParse(input);
  if (!parsed.success) throw new UserError('INVALID', parsed.error.issues[0]!.message, 'rows');
  if (!parsed.data.some((row) => memberOf(row, 'originalUrl').trim())) throw new UserError('INVALID', noRows, 'rows');
  return judgeEach(parsed.data, choose);
}

/** The same of any number of rows, which may all be refused. */
export function judgeEach(
  raws: readonly unknown[],
  choose: ChooseDomain,
): { sound: SoundRow[]; refused: RefusedRow[] } {
  const sound: SoundRow[] = [];
  const refused: RefusedRow[] = [];
  const rows: EarlierRows = { ofKey: new Map(), ofExternalId: new Map(), passwords: new Set(), choose };
  for (const [index, raw] of raws.entries()) {
    const row = index + 1;
    const verdict = judgeRow(raw, rows);
    if (verdict instanceof UserError) refused.push({ row, originalUrl: memberOf(raw, 'originalUrl'), error: verdict });
    else {
      if (verdict.shortCode) rows.ofKey.set(keyOf(verdict), row);
      if (verdict.externalId) rows.ofExternalId.set(verdict.externalId, row);
      sound.push({ row, ...verdict });
    }
  }
  return { sound, refused };
}

/** The rows that have a code or an external id first. */
interface EarlierRows {
  ofKey: Map<string, number>;
  ofExternalId: Map<string, number>;
  passwords: Set<string>;
  choose: ChooseDomain;
}

const keyOf = ({ shortCode, domainId }: Pick<SoundRow, 'shortCode' | 'domainId'>) =>
  linkKey({ shortCode: shortCode!, domainId });

function judgeRow(raw: unknown, rows: EarlierRows): Omit<SoundRow, 'row'> | UserError {
  const verdict = judgeInput(Row, raw);
  if ('faults' in verdict) return refusalOf(verdict.faults);
  const on = rows.choose(verdict.output.domain);
  if (on instanceof UserError) return on;
  const values = {
    ...(Object.fromEntries(
      Object.keys(Row.shape).map((name) => [name, verdict.output[name as keyof NewValues] ?? null]),
    ) as unknown as Omit<SoundRow, 'row'>),
    ...on,
    hasPassword: Boolean(verdict.output.password),
  };
  const refusal = timesRefusal({}, values) ?? takenBefore(values, rows);
  return refusal ?? refusalOfMany(values.password, rows.passwords) ?? values;
}

/** The refusal of a row whose code or external id an earlier one has. */
function takenBefore(row: Pick<SoundRow, 'shortCode' | 'domainId' | 'externalId'>, rows: EarlierRows) {
  const { shortCode, externalId } = row;
  const other = shortCode && rows.ofKey.get(keyOf(row));
  if (other) return new UserError('CODE_TAKEN', `Row ${other} already uses this short code.`, 'shortCode');
  const namesake = externalId && rows.ofExternalId.get(externalId);
  if (!namesake) return null;
  return new UserError('EXTERNAL_ID_TAKEN', `Row ${namesake} already uses this external id.`, 'externalId');
}

/** A row that is not an object has no destination. */
function refusalOf(faults: Fault[]): UserError {
  return faults[0]!.field === undefined
    ? new UserError('INVALID', destinationRefusals.malformed, 'originalUrl')
    : refusalOfFaults(faults);
}
