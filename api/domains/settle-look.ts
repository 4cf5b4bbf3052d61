import type { Transaction } from '../database/db.ts';
import { db } from '../database/db.ts';
import type { Domain } from '../generated/prisma/client.ts';
import { queueAgain, type DomainNews } from '../mail/outbox.ts';
import { announceDomainChange } from '../live/domain-changes.ts';
import type { Look, Step } from './look.ts';

const HELD = 'Another account has proved this domain. Remove its value from the TXT record first.';
const LOST = 'Another account has proved this domain since. Links on it are kept, but no longer served.';

/** A domain after a look at it. */
export interface Settled {
  domain: Domain;
  proof: Step;
  address: Step;
}

/**
 * Stores what a look at a domain found; null where the domain is gone. A proof makes the domain the account's, unless another account
 * still has its own: what was proved before stays so until then, as name servers can be away.
 */
export async function settleLook(id: number, look: Look): Promise<Settled | null> {
  const settled = await db.$transaction(async (tx) => {
    // Two accounts that prove one host at once wait for each other here.
    await tx.$queryRaw`SELECT 1 FROM domain WHERE host = (SELECT host FROM domain WHERE id = ${id}) ORDER BY id FOR UPDATE`;
    const before = await tx.domain.findUnique({ where: { id } });
    if (!before) return null;
    const proof = await judgeProof(tx, before, look);
    const domain = await tx.domain.update({ where: { id }, data: changesOf(before, proof, look.address) });
    if (before.toldAt && !domain.toldAt) await tellOwner(tx, domain, 'back');
    return { domain, proof, address: look.address };
  });
  if (settled) await announceDomainChange(settled.domain.host);
  return settled;
}

/** Takes the host from an account that had proved it and no longer does; refuses the proof where it still does. */
async function judgeProof(tx: Transaction, { id, host }: Domain, { proof, texts }: Look): Promise<Step> {
  if (!proof.isDone) return proof;
  const holder = await tx.domain.findFirst({ where: { host, verifiedAt: { not: null }, id: { not: id } } });
  if (!holder) return proof;
  if (texts.includes(holder.token)) return { isDone: false, reason: HELD, isUnknown: false };
  const none = { verifiedAt: null, connectedAt: null, failingSince: null, toldAt: null };
  const lost = await tx.domain.update({
    where: { id: holder.id },
    data: { ...none, failedChecks: 0, isDefault: false, problem: LOST },
  });
  await tellOwner(tx, lost, 'lost');
  return proof;
}

/** What becomes of a domain by what was found; what is not known changes nothing. */
function changesOf(before: Domain, proof: Step, address: Step) {
  const now = new Date();
  const reasons = [proof, address].flatMap(({ reason, isUnknown }) => (reason && !isUnknown ? reason : []));
  const isKnown = !proof.isUnknown && !address.isUnknown;
  return {
    checkedAt: now,
    verifiedAt: before.verifiedAt ?? (proof.isDone ? now : null),
    connectedAt: connectedAt(before, address, now),
    ...((isKnown || reasons.length > 0) && { problem: reasons.join(' ') || null }),
    ...failure(before, { isKnown, isWrong: reasons.length > 0 }, now),
  };
}

const wasLive = ({ verifiedAt, connectedAt: since }: Domain): boolean => verifiedAt !== null && since !== null;

/** Since when it leads here; one that was served fails instead of beginning anew. */
function connectedAt(before: Domain, { isDone, isUnknown }: Step, now: Date): Date | null {
  if (isDone) return before.connectedAt ?? now;
  return isUnknown || wasLive(before) ? before.connectedAt : null;
}

function failure(before: Domain, { isKnown, isWrong }: { isKnown: boolean; isWrong: boolean }, now: Date) {
  if (isWrong && wasLive(before)) return { failingSince: before.failingSince ?? now };
  return isKnown ? { failingSince: null, failedChecks: 0, toldAt: null } : {};
}

/** Queues an email to the owner of a domain; one of each kind at a time. */
export const tellOwner = (
  tx: Pick<Transaction, 'outgoingMail'>,
  { id, ownerId, host, problem }: Domain,
  news: DomainNews['news'],
): Promise<void> =>
  queueAgain(`domain ${news} ${id}`, { kind: 'domain', data: { ownerId, domainId: id, host, news, problem } }, tx);
