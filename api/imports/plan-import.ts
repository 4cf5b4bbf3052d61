import type { Transaction } from '../database/db.ts';
import { strangePictures } from '../cards/card-rules.ts';
import { MAX_DESCRIPTION_LENGTH, MAX_TITLE_LENGTH } from '../common/input-limits.ts';
import { UserError } from '../common/user-error.ts';
import type { Viewer } from '../common/viewer.ts';
import { linkKey } from '../common/link-key.ts';
import { newLinkDomains, OWN_HOST, type ChooseDomain } from '../domains/chosen-domain.ts';
import { judgeEach, type SoundRow } from '../urls/bulk-rows.ts';
import { csvFields, namedRows } from '../urls/csv-columns.ts';
import { isReserved, ShortCode } from '../urls/rules.ts';
import { takenKeys } from '../urls/taken.ts';
import { readerOf, type Format, type ImportedLink } from './formats.ts';
import type { Conflicts, Refusal } from './members.ts';
import { recognise } from './recognise-file.ts';

/** What only imports keep of a link. */
export interface Kept {
  createdAt: Date | null;
  clicks: number;
  isOff: boolean;
  /** When it expired, where that is past. */
  expiredAt: Date | null;
}

/** What an import would do. */
export interface ImportPlan {
  format: Format;
  total: number;
  sound: SoundRow[];
  /** By the number of the row. */
  kept: ReadonlyMap<number, Kept>;
  /** Links whose code is taken, or cannot be had here. */
  conflicts: number;
  renamed: number;
  skipped: number;
  refusals: Refusal[];
  ignored: string[];
}

type Row = Record<string, string | boolean | undefined>;
type Reader = Pick<Transaction, 'shortUrl' | 'deletedUrl' | 'domain'> & Transaction;

/** Decides what becomes of each row of a file; refuses INVALID for files that cannot be read or are not recognised. */
export async function planImport(
  tx: Reader,
  viewer: Viewer,
  bytes: Uint8Array,
  choice: Conflicts,
): Promise<ImportPlan> {
  const { format, names, records } = recognise(bytes);
  const { read, ignored } = readerOf(format, names);
  const links = records.map(read);
  const rows = namedRows(viewer, [
    [...csvFields],
    ...links.map(({ cells }) => csvFields.map((field) => cells[field] ?? '')),
  ]) as Row[];
  const choose = await newLinkDomains(tx, viewer);
  const kept = new Map<number, Kept>();
  links.forEach((link, at) => kept.set(at + 1, keptOf(link, rows[at]!)));
  const { conflicts, left } = await settleCodes(tx, rows, choice, choose);
  await dropStrangePictures(tx, viewer, rows);
  const numbers = rows.map((_row, at) => at + 1).filter((row) => !left.has(row));
  const judged = judgeEach(
    numbers.map((row) => rows[row - 1]),
    choose,
  );
  return {
    ...{ format, total: rows.length, kept, conflicts, ignored, skipped: left.size },
    renamed: choice === 'rename' ? conflicts : 0,
    sound: judged.sound.map((one) => ({ ...one, row: numbers[one.row - 1]! })),
    refusals: judged.refused.map(({ row, originalUrl, error }) => ({
      ...{ row: numbers[row - 1]!, originalUrl: originalUrl.slice(0, 200), message: error.message },
    })),
  };
}

/** What imports alone keep; the row loses what a new link could not have, and texts are cut to what fits. */
function keptOf({ createdAt, clicks, isOff }: ImportedLink, row: Row): Kept {
  const expiry = typeof row['expiresAt'] === 'string' && row['expiresAt'] ? new Date(row['expiresAt']) : null;
  const isPast = expiry !== null && expiry.getTime() <= Date.now();
  if (isPast) delete row['expiresAt'];
  if (typeof row['title'] === 'string') row['title'] = cut(row['title'], MAX_TITLE_LENGTH);
  if (typeof row['description'] === 'string') row['description'] = cut(row['description'], MAX_DESCRIPTION_LENGTH);
  const count = Math.round(Number(clicks.replaceAll(',', '')));
  return {
    createdAt: timeOf(createdAt),
    clicks: Number.isFinite(count) ? Math.min(Math.max(count, 0), 2_000_000_000) : 0,
    isOff,
    expiredAt: isPast ? expiry : null,
  };
}

const cut = (text: string, length: number) =>
  text
    .trim()
    .slice(0, length)
    .replace(/[\uD800-\uDBFF]$/, '');

/** A time as services write it: with a zone, in seconds or milliseconds since 1970, or in UTC; null for others, and for the future. */
function timeOf(text: string): Date | null {
  if (!text) return null;
  const number = /^\d{10}$/.test(text) ? Number(text) * 1_000 : /^\d{13}$/.test(text) ? Number(text) : NaN;
  const isBare = /^\d{4}-\d\d-\d\d(?:[T ]\d\d:\d\d(?::\d\d(?:\.\d+)?)?)?$/.test(text);
  const ms = Number.isNaN(number)
    ? Date.parse(isBare ? `${text.replace(' ', 'T')}${text.length > 10 ? 'Z' : ''}` : text)
    : number;
  return ms > Date.UTC(1990) && ms <= Date.now() ? new Date(ms) : null;
}

/** Gives other codes to rows whose code is taken or cannot be had here, or leaves them out; tells how many there are. */
async function settleCodes(
  tx: Reader,
  rows: Row[],
  choice: Conflicts,
  choose: ChooseDomain,
): Promise<{ conflicts: number; left: Set<number> }> {
  const wanted = rows.map(({ shortCode, domain }) => ({
    code: typeof shortCode === 'string' ? shortCode : '',
    domainId: domainIdOf(choose, domain),
  }));
  const names = wanted.flatMap(({ code, domainId }) =>
    code ? [code, ...alike(code)].map((shortCode) => ({ shortCode, domainId })) : [],
  );
  const taken = await takenKeys(tx, names);
  const left = new Set<number>();
  let conflicts = 0;
  wanted.forEach(({ code, domainId }, at) => {
    if (!code) return;
    const keyOf = (shortCode: string) => linkKey({ shortCode, domainId });
    const isFree = (one: string) => !taken.has(keyOf(one));
    let settled: string | undefined = isHad(code) && isFree(code) ? code : undefined;
    if (settled === undefined) {
      conflicts++;
      if (choice !== 'rename') left.add(at + 1);
      settled = alike(code).find(isFree) ?? '';
    }
    if (settled && !left.has(at + 1)) taken.add(keyOf(settled));
    rows[at]!['shortCode'] = settled;
  });
  return { conflicts, left };
}

/** The number of the domain that a row names; rows with a domain that the viewer does not have are refused later. */
function domainIdOf(choose: ChooseDomain, domain: Row[string]): number | null {
  const on = choose(typeof domain === 'string' ? domain : null);
  return (on instanceof UserError ? OWN_HOST : on).domainId;
}

const isHad = (code: string) => ShortCode.safeParse(code).success && !isReserved(code);

/** Codes like one that is taken: with a number behind it. None where it could not be had at all. */
const alike = (code: string): string[] =>
  ShortCode.safeParse(code).success ? [2, 3, 4, 5].map((number) => `${code.slice(0, 60)}-${number}`) : [];

/** Pictures belong to accounts: those of another one do not come along. */
async function dropStrangePictures(tx: Reader, viewer: Viewer, rows: Row[]): Promise<void> {
  const shown = rows.map(({ cardPicture }) => ({ cardPicture: typeof cardPicture === 'string' ? cardPicture : null }));
  const strange = await strangePictures(tx, viewer, shown);
  for (const row of rows) if (strange.has(String(row['cardPicture']))) delete row['cardPicture'];
}
