import { db, type Transaction } from '../database/db.ts';
import { Limiter } from '../common/limiter.ts';
import { config } from '../common/config.ts';
import { queueAgain, type Deed } from '../mail/outbox.ts';
import { hasConfirmedEmail } from './confirmed-email.ts';

/** Whoever has the password cannot fill the mailbox of its owner with these. */
const perAccount = new Limiter({ name: 'told-owners', max: 30, windowMs: 60 * 60_000 });

/**
 * Tells the owner of an account, by email to a confirmed address, what was done for it; `id` names the thing done. Does nothing
 * without a mail server, or after thirty emails in an hour.
 */
export async function tellOwner(
  ownerId: number,
  { deed, id, name = null }: { deed: Deed; id: string | number; name?: string | null },
  tx: Pick<Transaction, 'outgoingMail'> = db,
): Promise<void> {
  if (!config.smtp || (await perAccount.use(String(ownerId))).isRefused) return;
  const owner = await db.user.findUnique({ where: { id: ownerId } });
  if (!owner?.email || !(await hasConfirmedEmail(owner))) return;
  const data = { ownerId: deed === 'closing' ? null : ownerId, email: owner.email, deed, name };
  await queueAgain(`${deed} ${id}`, { kind: 'deed', data }, tx);
}
