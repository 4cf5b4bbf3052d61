import { planIsFull, roomForUrls } from '../account/limits.ts';
import { strangePicture, strangePictures } from '../cards/card-rules.ts';
import { lockForAccount, transactionLocks } from '../database/advisory-lock.ts';
import type { Transaction } from '../database/db.ts';
import { Prisma } from '../generated/prisma/client.ts';
import { blockedAmong } from '../suspension/suspensions.ts';
import { linkKey, type LinkName } from '../common/link-key.ts';
import { UserError } from '../common/user-error.ts';
import type { Viewer } from '../common/viewer.ts';
import { blockedIn, destinationsOf } from './blocked-destinations.ts';
import { Row, type SoundRow } from './bulk-rows.ts';
import { randomCode } from './random-code.ts';
import { arrayOf, rowColumnOf, tagIdsColumn, type RowColumn } from './row-columns.ts';
import { numbersOfTags, tagsAreFull } from '../tags/file-tags.ts';
import { messages } from './rules.ts';
import { keepPasswords } from './link-passwords.ts';
import { externalIdIsTaken, externalIdsAmong, takenKeys } from './taken.ts';

/** Rows per statement; progress is published after each statement. */
const CHUNK = 100;
const ATTEMPTS = 5;

type Column = RowColumn<
  Exclude<keyof SoundRow, 'row' | 'shortCode' | 'domainId' | 'password' | 'passwordHash' | 'tags'>
>;

/** The columns of a row beside its owner and its code. */
const COLUMNS = (Object.keys(Row.shape) as Exclude<Column['name'], 'tagIds'>[])
  .filter((name) => !['shortCode', 'password', 'tags'].includes(name))
  .concat('hasPassword')
  .map((name): Column => rowColumnOf(name))
  .concat(tagIdsColumn);

/** The outcome of one valid row: the id of its link, or the error. */
export type Insertion = { row: number; originalUrl: string } & ({ urlId: number } | { error: UserError });

/**
 * Creates links in statements of a hundred rows; a taken code, a blocked destination or a full plan refuses only the rows concerned. `onDone`
 * receives the number of processed rows after each statement.
 */
export async function insertRows(
  tx: Transaction,
  viewer: Viewer,
  rows: readonly SoundRow[],
  onDone: (count: number) => Promise<void>,
): Promise<Insertion[]> {
  return insertWithin(tx, viewer, rows, await roomForUrls(tx, viewer), onDone);
}

/** The same where the caller knows how many the plan has room for. */
export async function insertWithin(
  tx: Transaction,
  viewer: Viewer,
  rows: readonly SoundRow[],
  room: number,
  onDone: (count: number) => Promise<void>,
): Promise<Insertion[]> {
  if (rows.some(({ externalId }) => externalId !== null))
    await lockForAccount(tx, transactionLocks.externalIds, viewer);
  const refusalOf = await refusalsOf(tx, viewer, rows);
  const free = rows.filter((row) => refusalOf(row) === null);
  const outcomes: Insertion[] = [
    ...rows.flatMap((row) => {
      const error = refusalOf(row);
      return error ? refusal(row, error) : [];
    }),
    ...free.slice(room).map((row) => refusal(row, planIsFull())),
  ];
  const fitting = free.slice(0, room);
  const numbersOf = await numbersOfTags(
    tx,
    viewer,
    fitting.flatMap(({ tags }) => tags ?? []),
  );
  const filed = fitting.map((row) => ({ ...row, tagIds: numbersOf(row.tags ?? []) }));
  outcomes.push(...filed.filter(({ tagIds }) => !tagIds).map((row) => refusal(row, tagsAreFull('tags'))));
  // Lists with the same codes lock them in the same order: no deadlock.
  const inOrder = filed.filter(hasTags).sort((a, b) => compareCodes(keyOf(a), keyOf(b)) || a.row - b.row);
  for (let at = 0; at < inOrder.length; at += CHUNK) {
    outcomes.push(...(await insertChunk(tx, viewer, inOrder.slice(at, at + CHUNK))));
    await onDone(outcomes.length);
  }
  return outcomes;
}

const hasTags = <Filed extends { tagIds: number[] | null }>(row: Filed): row is Filed & { tagIds: number[] } =>
  row.tagIds !== null;

/** Why a row cannot become a link, whatever the plan allows; null where it can. */
async function refusalsOf(tx: Transaction, viewer: Viewer, rows: readonly SoundRow[]) {
  const [taken, namesakes, blocked, strange] = [
    await takenCodes(tx, rows),
    await namesakesOf(tx, viewer, rows),
    await blockedAmong(rows.flatMap(destinationsOf), tx),
    await strangePictures(tx, viewer, rows),
  ];
  return (row: SoundRow): UserError | null => {
    const { externalId, cardPicture } = row;
    const refused = blockedIn(row, blocked);
    if (refused) return refused;
    if (cardPicture && strange.has(cardPicture)) return strangePicture();
    if (taken.has(keyOf(row) ?? '')) return codeIsTaken();
    return namesakes.has(externalId) ? externalIdIsTaken() : null;
  };
}

/** Which external ids of rows links of the viewer have by now. */
const namesakesOf = (tx: Transaction, viewer: Viewer, rows: readonly SoundRow[]): Promise<Set<string | null>> =>
  externalIdsAmong(
    tx,
    viewer,
    rows.flatMap(({ externalId }) => externalId ?? []),
  );

const codeIsTaken = () => new UserError('CODE_TAKEN', messages.codeTaken, 'shortCode');
const refusal = ({ row, originalUrl }: SoundRow, error: UserError): Insertion => ({ row, originalUrl, error });

/** What a row with a requested code is known by; null with a random one. */
const keyOf = ({ shortCode, domainId }: SoundRow): string | null => shortCode && linkKey({ shortCode, domainId });

/** Rows with a requested code come first, ordered by their keys; rows with a random code follow. */
function compareCodes(one: string | null, other: string | null): number {
  if (one === other) return 0;
  if (one === null) return 1;
  return other === null || one < other ? -1 : 1;
}

function takenCodes(tx: Transaction, rows: readonly SoundRow[]): Promise<Set<string>> {
  return takenKeys(
    tx,
    rows.flatMap(({ shortCode, domainId }) => (shortCode ? { shortCode, domainId } : [])),
  );
}

async function insertChunk(tx: Transaction, viewer: Viewer, rows: SoundRow[]): Promise<Insertion[]> {
  const outcomes: Insertion[] = [];
  let waiting = rows;
  for (let attempt = 1; waiting.length && attempt <= ATTEMPTS; attempt++) {
    const coded = withCodes(waiting);
    const idOf = await insertCoded(tx, viewer, coded);
    await keepPasswords(
      tx,
      coded.flatMap(({ key, row }): [number, string][] =>
        row.passwordHash && idOf.has(key) ? [[idOf.get(key)!, row.passwordHash]] : [],
      ),
    );
    const missed = new Set<SoundRow>();
    const namesakes = await namesakesOf(
      tx,
      viewer,
      coded.flatMap(({ key, row }) => (idOf.has(key) ? [] : row)),
    );
    for (const { key, row } of coded) {
      const urlId = idOf.get(key);
      if (urlId !== undefined) outcomes.push({ row: row.row, originalUrl: row.originalUrl, urlId });
      else if (namesakes.has(row.externalId)) outcomes.push(refusal(row, externalIdIsTaken()));
      else if (row.shortCode) outcomes.push(refusal(row, codeIsTaken()));
      else missed.add(row); // a random code that was taken: another is drawn
    }
    waiting = waiting.filter((row) => missed.has(row));
  }
  return [...outcomes, ...waiting.map((row) => refusal(row, noCodeFound()))];
}

const noCodeFound = () => new UserError('UNAVAILABLE', 'No free short code was found. Please try again.', 'shortCode');

interface CodedRow {
  code: string;
  key: string;
  row: SoundRow;
}

function withCodes(rows: SoundRow[]): CodedRow[] {
  const used = new Set(rows.flatMap((row) => keyOf(row) ?? []));
  return rows.map((row) => {
    const keyWith = (shortCode: string) => linkKey({ shortCode, domainId: row.domainId });
    let code = row.shortCode ?? randomCode();
    while (!row.shortCode && used.has(keyWith(code))) code = randomCode();
    used.add(keyWith(code));
    return { code, key: keyWith(code), row };
  });
}

/** The ids of the created links by key; codes that belong to a link or a deleted one are skipped. */
async function insertCoded(tx: Transaction, viewer: Viewer, rows: CodedRow[]): Promise<Map<string, number>> {
  const valuesOf = (column: Column) =>
    arrayOf(
      column,
      rows.map(({ row }) => row[column.name]),
    );
  const names = Prisma.raw(COLUMNS.map(({ column }) => column).join(', '));
  const cast = Prisma.raw(COLUMNS.map(({ column, cast }) => column + cast).join(', '));
  const made = await tx.$queryRaw<({ id: number } & LinkName)[]>`
    INSERT INTO short_url (owner_id, short_code, domain_id, ${names})
    SELECT ${viewer.id}, code, domain_id, ${cast} FROM unnest(${rows.map(({ code }) => code)}::text[],
      ${rows.map(({ row }) => row.domainId)}::int[], ${Prisma.join(COLUMNS.map(valuesOf))}) AS r (code, domain_id, ${names})
    WHERE NOT EXISTS (SELECT 1 FROM deleted_url d WHERE d.short_code = r.code AND d.domain_id IS NOT DISTINCT FROM r.domain_id)
    ON CONFLICT DO NOTHING RETURNING id, short_code AS "shortCode", domain_id AS "domainId"`;
  return new Map(made.map(({ id, ...name }) => [linkKey(name), id]));
}
