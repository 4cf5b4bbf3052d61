import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { spend } from '../account/rates.ts';
import { strangePicture, strangePictures } from '../cards/card-rules.ts';
import { db, type Transaction } from '../database/db.ts';
import { refusedWhileTested, testedAmong } from './experiments/destination-lock.ts';
import { Prisma, type ShortUrl } from '../generated/prisma/client.ts';
import { MAX_BULK_URLS } from '../common/input-limits.ts';
import { announceLinkChange } from '../live/link-changes.ts';
import { heldAmong, heldLink, refuseSuspended } from '../suspension/refusals.ts';
import { blockedAmong } from '../suspension/suspensions.ts';
import { judgeInput, parseInput } from '../common/parse-input.ts';
import { refusalOfFaults, UserError } from '../common/user-error.ts';
import type { Viewer } from '../common/viewer.ts';
import { blockedIn, destinationsOf } from './blocked-destinations.ts';
import { movedTo } from './bulk-moves.ts';
import { lockAll } from './owned-urls.ts';
import { hashesOf, keepPasswords, refusalOfMany, type PasswordHash } from './link-passwords.ts';
import { arrayOf, rowColumnOf, tagIdsColumn, type RowColumn } from './row-columns.ts';
import { UrlChanges } from './rules.ts';
import { numbersOfTags, tagsAreFull } from '../tags/file-tags.ts';
import { timesRefusal } from './times.ts';

const ONE = 'Name the link by either its id or its external id.';
const Changeable = UrlChanges.omit({ shortCode: true, externalId: true, updatedAt: true });
/** One URL to change, and what: omitted means unchanged, null means cleared. Its code stays, and its external id names it. */
export const ChangeRow = Changeable.extend({ id: z.number(ONE).nullish(), externalId: z.string(ONE).nullish() });
type Row = z.output<typeof ChangeRow>;

type Column = Exclude<keyof typeof Changeable.shape, 'password' | 'tags'> | 'hasPassword';
const COLUMNS = (Object.keys(Changeable.shape) as Column[])
  .filter((name) => !['password', 'tags'].includes(name))
  .concat('hasPassword')
  .map((name): RowColumn<Column | 'tagIds'> => rowColumnOf(name))
  .concat(tagIdsColumn);

const SOME = 'Please send at least one link.';
/** The rows to change; the verb judges each by itself. */
export const ChangeRows = z.object({
  rows: z
    .array(z.unknown(), SOME)
    .min(1, SOME)
    .max(MAX_BULK_URLS, `At most ${MAX_BULK_URLS} links can be changed at once.`),
});

/** The outcome of one row. */
export interface RowChange {
  /** Starts at 1, in the order sent. */
  row: number;
  /** The URL as it is now; null when refused. */
  url: ShortUrl | null;
  isChanged: boolean;
  error: UserError | null;
}

/** A row that names a URL of the viewer, which is locked. */
interface Target {
  row: number;
  before: ShortUrl;
  changes: Omit<Row, 'id' | 'externalId'> & { hasPassword?: boolean; tagIds?: number[] };
  /** The domain that it is on afterwards. */
  domainId?: number | null;
}

/**
 * Changes many of the viewer's URLs, each to values of its own, in one transaction. A refused row (INVALID, NOT_FOUND,
 * SUSPENDED, DESTINATION_BLOCKED, CONFLICT, LIMIT_REACHED) does not stop the others. Refuses as a whole: INVALID without
 * rows or with more than 1,000, SUSPENDED accounts, and RATE_LIMITED.
 */
export async function bulkChangeUrls(viewer: Viewer, input: unknown): Promise<RowChange[]> {
  await spend(viewer, 'bulk');
  await refuseSuspended(viewer);
  const { rows } = parseInput(ChangeRows, input);
  const outcomes = new Map<number, RowChange>();
  const refuse = (row: number, error: UserError) => outcomes.set(row, { row, url: null, isChanged: false, error });
  const passwords = new Set<string>();
  const sound = rows.flatMap((raw, index) => {
    const verdict = judgeRow(raw, passwords);
    if (!(verdict instanceof UserError)) return { row: index + 1, ...verdict };
    refuse(index + 1, verdict);
    return [];
  });
  const hash = await hashesOf(sound.map(({ password }) => password));
  const targets: Target[] = [];
  await db.$transaction(async (tx) => {
    for (const { row, target } of await targetsOf(tx, viewer, sound)) {
      if (target instanceof UserError) refuse(row, target);
      else targets.push(target);
    }
    for (const outcome of await apply(tx, viewer, targets, hash)) outcomes.set(outcome.row, outcome);
  });
  for (const { before, domainId } of targets) if (domainId !== before.domainId) announceLinkChange(before);
  for (const { url, isChanged } of outcomes.values()) if (url && isChanged) announceLinkChange(url);
  return rows.map((_row, index) => outcomes.get(index + 1)!);
}

function judgeRow(raw: unknown, passwords: Set<string>): Row | UserError {
  const verdict = judgeInput(ChangeRow, raw);
  if ('faults' in verdict) return refusalOfFaults(verdict.faults);
  const { id, externalId } = verdict.output;
  return (id === null || id === undefined) === !externalId
    ? new UserError('INVALID', ONE, id === null || id === undefined ? 'id' : 'externalId')
    : (refusalOfMany(verdict.output.password, passwords) ?? verdict.output);
}

/** The URLs that rows name, locked; a refusal where a row names none that can be changed, or the URL of an earlier row. */
async function targetsOf(tx: Transaction, viewer: Viewer, rows: readonly (Row & { row: number })[]) {
  const externalIds = rows.flatMap(({ externalId }) => externalId ?? []);
  const named = await tx.shortUrl.findMany({
    where: { ownerId: viewer.id, externalId: { in: externalIds } },
    select: { id: true, externalId: true },
  });
  const idOf = new Map(named.map(({ id, externalId }) => [externalId!, id]));
  const chosen = rows.map(({ id, externalId }) => id ?? idOf.get(externalId!));
  const found = await lockAll(tx, viewer, [...new Set(chosen.filter((id) => id !== undefined))]);
  const held = await heldAmong([...found.values()], tx);
  const seen = new Set<number>();
  return rows.map(({ row, id: _id, externalId: _externalId, ...changes }, index) => {
    const before = found.get(chosen[index] ?? 0);
    const { password } = changes;
    const all = { ...changes, ...(password !== undefined && { hasPassword: password !== null }) };
    const target = before ? judgeTarget({ row, before, changes: all }, held, seen) : notFound();
    if (before) seen.add(before.id);
    return { row, target };
  });
}

const notFound = () => new UserError('NOT_FOUND', 'Resource not found');

function judgeTarget(target: Target, held: ReadonlyMap<number, string>, seen: ReadonlySet<number>): Target | UserError {
  const { before, changes } = target;
  const reason = held.get(before.id);
  if (reason !== undefined) return heldLink(reason);
  if (seen.has(before.id)) return new UserError('INVALID', 'An earlier row changes the same link.', 'id');
  return timesRefusal(before, changes) ?? target;
}

async function apply(
  tx: Transaction,
  viewer: Viewer,
  targets: readonly Target[],
  hash: (password: PasswordHash) => PasswordHash,
): Promise<RowChange[]> {
  const refusedFor = await refusals(tx, viewer, targets);
  const isFull = await fileTags(
    tx,
    viewer,
    targets.filter((target) => !refusedFor(target)),
  );
  const refusal = (target: Target) => refusedFor(target) ?? (isFull.has(target) ? tagsAreFull('tags') : null);
  const changed = targets.filter((target) => !refusal(target) && isOther(target));
  await store(tx, viewer, changed);
  await keepPasswords(
    tx,
    changed.map(({ before, changes }) => [before.id, hash(changes.password)]),
  );
  const ids = targets.map(({ before }) => before.id);
  const urls = await tx.shortUrl.findMany({ where: { id: { in: ids }, ownerId: viewer.id } });
  const known = new Map(urls.map((url) => [url.id, url]));
  const isChanged = new Set(changed);
  return targets.map((target) => {
    const { row, before } = target;
    const error = refusal(target);
    return error
      ? { row, url: null, isChanged: false, error }
      : { row, url: known.get(before.id)!, isChanged: isChanged.has(target), error: null };
  });
}

/** Why a row cannot be applied; the others are given the domain that they are on from now. */
async function refusals(tx: Transaction, viewer: Viewer, targets: readonly Target[]) {
  const ofDestination = await refusalsOf(tx, viewer, targets);
  const ofDomain = await movedTo(tx, viewer, targets);
  for (const target of targets) {
    const on = ofDomain(target);
    if (!(on instanceof UserError))
      Object.assign(target, { changes: { ...target.changes, domain: on.domain }, domainId: on.domainId });
  }
  return (target: Target): UserError | null => {
    const on = ofDomain(target);
    return on instanceof UserError ? on : ofDestination(target);
  };
}

/** Finds or makes the tags that rows name; returns the rows for whose tags the account has no room. */
async function fileTags(tx: Transaction, viewer: Viewer, targets: readonly Target[]): Promise<Set<Target>> {
  const named = targets.filter(({ changes }) => changes.tags !== undefined);
  const numbersOf = await numbersOfTags(
    tx,
    viewer,
    named.flatMap(({ changes }) => changes.tags!),
  );
  return new Set(
    named.filter(({ changes }) => {
      const tagIds = numbersOf(changes.tags!);
      if (tagIds) changes.tagIds = tagIds;
      return tagIds === null;
    }),
  );
}

/** Why a row may not change its URL: a running experiment decides, the destination is blocked, or the picture is not the viewer's. */
async function refusalsOf(tx: Transaction, viewer: Viewer, targets: readonly Target[]) {
  const led = targets.filter(
    ({ before, changes }) => (changes.originalUrl ?? before.originalUrl) !== before.originalUrl,
  );
  const tested = await testedAmong(
    tx,
    led.map(({ before }) => before.id),
  );
  const blocked = await blockedAmong(
    targets.flatMap(({ changes }) => destinationsOf(changes)),
    tx,
  );
  const shown = targets.map(({ changes }) => changes);
  const strange = await strangePictures(tx, viewer, shown);
  const isLed = new Set(led);
  return (target: Target): UserError | null => {
    if (isLed.has(target) && tested.has(target.before.id)) return refusedWhileTested();
    const { cardPicture } = target.changes;
    if (cardPicture && strange.has(cardPicture)) return strangePicture();
    return blockedIn(target.changes, blocked, target.before);
  };
}

/** Whether a row says anything else than its URL has. */
const isOther = ({ before, changes }: Target): boolean =>
  Boolean(changes.password) ||
  COLUMNS.some(({ name }) => changes[name] !== undefined && !isDeepStrictEqual(changes[name] ?? null, before[name]));

async function store(tx: Transaction, viewer: Viewer, targets: readonly Target[]): Promise<void> {
  if (!targets.length) return;
  const arrays = COLUMNS.map((column) =>
    arrayOf(
      column,
      targets.map(({ before, changes: { [column.name]: value = before[column.name] } }) => value),
    ),
  );
  const extended = targets.map(({ before, changes }) => (changes.expiresAt === undefined ? before.extendedFrom : null));
  const names = Prisma.raw(COLUMNS.map(({ column }) => column).join(', '));
  const changed = Prisma.raw(COLUMNS.map(({ column, cast }) => `${column} = r.${column}${cast}`).join(', '));
  await tx.$executeRaw`
    UPDATE short_url u SET ${changed}, extended_from = r.extended_from, domain_id = r.domain_id, updated_at = now()
    FROM unnest(${targets.map(({ before }) => before.id)}::int[], ${extended}::timestamptz[],
      ${targets.map(({ domainId = null }) => domainId)}::int[], ${Prisma.join(arrays)}) AS r (id, extended_from, domain_id, ${names})
    WHERE u.id = r.id AND u.owner_id = ${viewer.id}`;
}
