import { z } from 'zod';
import { findAccount } from '../identity/find-account.ts';
import { isOperator } from '../identity/operator.ts';
import { isDuplicate } from '../database/is-duplicate.ts';
import { db, type Transaction } from '../database/db.ts';
import type { Suspension } from '../generated/prisma/client.ts';
import { announceLinkChange } from '../live/link-changes.ts';
import { announceSuspensionChange } from '../live/suspension-changes.ts';
import { queueAgain } from '../mail/outbox.ts';
import { noteAction } from '../identity/operator-actions.ts';
import type { Actor } from '../identity/operator-actor.ts';
import { parseInput } from '../common/parse-input.ts';
import { nameOfLink } from '../common/short-origin.ts';
import { hostTyped, isOwnHost } from '../common/destination.ts';
import { UserError } from '../common/user-error.ts';
import { namedLink } from './named-link.ts';
import { linksOnHosts } from './links-on-host.ts';
import { kindOf, subjectOf, type SubjectKind } from '../suspension/subject.ts';
import { MAX_DESTINATION_LENGTH, MAX_SUSPENSION_REASON_LENGTH } from '../common/input-limits.ts';

/** Owners of links to one host who are told. */
const MOST_TOLD = 1_000;
const WHAT = 'Name a link by its code, a host, or an account by its email address: one of them.';
const WHY = 'Enter a reason. The owner will read it.';

const optional = z.string(WHAT).trim().max(MAX_DESTINATION_LENGTH, WHAT).nullish();

export const NewSuspension = z.object({
  shortCode: optional.describe('The code of the link to suspend; its address where it is on a domain of an account.'),
  host: optional.describe('The host of destinations to suspend, with its subdomains and for links to come.'),
  email: optional.describe('The email address of the account to suspend.'),
  reason: z
    .string(WHY)
    .trim()
    .min(1, WHY)
    .max(MAX_SUSPENSION_REASON_LENGTH, `A reason can have at most ${MAX_SUSPENSION_REASON_LENGTH} characters.`)
    .describe('Why; the owner reads it.'),
});

/** What is suspended, by its row, its name in the log, and whose accounts are told. */
interface Target {
  data: { linkId: number } | { accountId: number } | { host: string };
  kind: SubjectKind;
  name: string;
}

/**
 * Suspends a link, a host of destinations or an account: visitors get a page that says so, owners are told, everything stays
 * as it is. Refuses INVALID input, NOT_FOUND, ALREADY_EXISTS for what is suspended, and CONFLICT for an operator and an account that is being deleted.
 */
export async function suspend(actor: Actor, input: unknown): Promise<Suspension> {
  const { reason, ...names } = parseInput(NewSuspension, input);
  const target = await targetOf(names);
  const { kind, name } = target;
  const made = await db
    .$transaction(async (tx) => {
      const row = await tx.suspension.create({ data: { ...target.data, reason, suspendedBy: actor.name } });
      if (row.accountId !== null) {
        await tx.user.update({ where: { id: row.accountId }, data: { suspendedAt: row.createdAt } });
      }
      await noteAction(tx, actor, { action: `suspend_${kind}`, subject: name, reason });
      return row;
    })
    .catch((error: unknown) => {
      throw isDuplicate(error) ? new UserError('ALREADY_EXISTS', `${name} is suspended already.`) : error;
    });
  await announce(made);
  await tellOwners(made, { kind, name, reason, isOver: false });
  return made;
}

/** Ends a suspension at once, by its id. Refuses NOT_FOUND. */
export async function unsuspend(actor: Actor, id: number): Promise<void> {
  const ended = await db.$transaction(async (tx) => {
    const row = await tx.suspension.findUnique({ where: { id }, include: { link: true, account: true } });
    if (!row) throw new UserError('NOT_FOUND', 'Resource not found');
    const kind = kindOf(row);
    const name = subjectOf(row);
    await tx.suspension.delete({ where: { id } });
    if (row.accountId !== null) await tx.user.update({ where: { id: row.accountId }, data: { suspendedAt: null } });
    await noteAction(tx, actor, { action: `lift_${kind}`, subject: name });
    return { row, kind, name };
  });
  const { row, kind, name } = ended;
  await announce(row);
  await tellOwners(row, { kind, name, reason: row.reason, isOver: true });
}

/** Ends the suspension of an account by its email address, as at the command line. Refuses NOT_FOUND. */
export async function unsuspendNamed(actor: Actor, names: Names): Promise<void> {
  const { data, name } = await targetOf(names, async () => {});
  const row = await db.suspension.findFirst({ where: data });
  if (!row) throw new UserError('NOT_FOUND', `${name} is not suspended.`);
  await unsuspend(actor, row.id);
}

type Names = {
  shortCode?: string | null | undefined;
  host?: string | null | undefined;
  email?: string | null | undefined;
};

async function targetOf({ shortCode, host, email }: Names, judgeAccount = refuseKept): Promise<Target> {
  if ([shortCode, host, email].filter(Boolean).length !== 1) throw new UserError('INVALID', WHAT);
  if (shortCode) {
    const link = await namedLink(shortCode);
    if (!link) throw new UserError('NOT_FOUND', `There is no link with the code ${shortCode}.`, 'shortCode');
    return { data: { linkId: link.id }, kind: 'link', name: nameOfLink(link) };
  }
  if (host) return hostTarget(host);
  const user = await findAccount(email!);
  await judgeAccount(user);
  return { data: { accountId: user.id }, kind: 'account', name: user.email ?? email! };
}

function hostTarget(typed: string): Target {
  const name = hostTyped(typed);
  if (!name?.includes('.') && !name?.startsWith('[')) {
    throw new UserError('INVALID', 'Enter a host such as example.com.', 'host');
  }
  if (isOwnHost(name)) throw new UserError('INVALID', 'This is the host of this server.', 'host');
  return { data: { host: name }, kind: 'host', name };
}

async function refuseKept(user: { id: number; closingAt: Date | null }): Promise<void> {
  if (user.closingAt) throw new UserError('CONFLICT', 'This account is being deleted.', 'email');
  if (await isOperator(user))
    throw new UserError('CONFLICT', 'This account is an operator. Take the role away first.', 'email');
}

async function announce({ linkId, accountId, host }: Suspension): Promise<void> {
  if (linkId === null) return announceSuspensionChange({ accountId, host });
  const link = await db.shortUrl.findUnique({ where: { id: linkId } });
  if (link) announceLinkChange(link);
}

async function ownersOf({ linkId, accountId, host }: Suspension): Promise<number[]> {
  if (accountId !== null) return [accountId];
  if (linkId !== null) return (await db.shortUrl.findMany({ where: { id: linkId } })).map(({ ownerId }) => ownerId);
  const links = await linksOnHosts(db as Pick<Transaction, '$queryRaw'>, [host!], { most: Infinity });
  return [...new Set(links.map(({ ownerId }) => ownerId))].slice(0, MOST_TOLD);
}

async function tellOwners(
  suspension: Suspension,
  news: { kind: Target['kind']; name: string; reason: string; isOver: boolean },
): Promise<void> {
  const key = `${news.isOver ? 'lifted' : 'suspension'} ${suspension.id}`;
  for (const ownerId of await ownersOf(suspension)) {
    await queueAgain(`${key} ${ownerId}`, { kind: 'suspension', data: { ownerId, ...news } });
  }
}
