import { config } from '../common/config.ts';
import { db, type Transaction } from '../database/db.ts';
import { UserError } from '../common/user-error.ts';

/** What an owner is told of, as somebody else may have done it. */
export type Deed =
  | 'api_key'
  | 'webhook'
  | 'export'
  | 'deletion'
  | 'closing'
  | 'second_step_off'
  | 'recovery_codes'
  | 'recovery_code_used'
  | 'wrong_codes';

/** What an email of it says. The address is kept with it: that of a closed account is gone by then. */
export type DeedMail = {
  /** Null for the closing of the account, after which the email is still to be sent. */
  ownerId: number | null;
  email: string;
  deed: Deed;
  /** The name of the key, or the host of the webhook. */
  name: string | null;
};

/** A new way to sign in, or a new need for it, of which the owner is told with a way back. */
export type AdditionMail = {
  accountId: string;
  email: string;
  what: 'second_step' | 'passkey';
  /** Tells it apart from others of its kind. */
  id: string;
  name: string | null;
};

/** What an email is about. Its words, and any link that lets somebody in, are made when it is sent: none is stored. */
export type Mail =
  | { kind: 'reset'; data: { email: string } }
  | { kind: 'address'; data: { accountId: string } }
  | { kind: 'password_changed'; data: { accountId: string } }
  | { kind: 'address_change'; data: { accountId: string; newEmail: string } }
  | { kind: 'address_changed'; data: { email: string; accountId?: string } }
  | { kind: 'deed'; data: DeedMail }
  | { kind: 'addition'; data: AdditionMail }
  | { kind: 'limit'; data: { ownerId: number; limit: 'urls' | 'clicks'; level: 80 | 100; month: string } }
  | { kind: 'webhook_off'; data: { webhookId: number; ownerId: number } }
  | { kind: 'suspension'; data: SuspensionNews }
  | { kind: 'domain'; data: DomainNews }
  | { kind: 'reports'; data: { operatorId: number } };

/** What an owner is told of a domain: looks at it fail, it is back, or another account has proved it. */
export type DomainNews = {
  ownerId: number;
  domainId: number;
  host: string;
  news: 'failing' | 'back' | 'lost';
  problem: string | null;
};

/** What an owner is told of a suspension: its kind, the code or host, and why. */
export type SuspensionNews = {
  ownerId: number;
  kind: 'link' | 'account' | 'host';
  name: string;
  reason: string;
  isOver: boolean;
};

/** Whose email it is: it is deleted with the account. */
const belonging = (data: Mail['data']) => ({
  ownerId: 'ownerId' in data ? data.ownerId : null,
  accountId: 'accountId' in data ? data.accountId : null,
});

/**
 * Queues an email in place of a former one with the same key, sent or not, within a transaction. Without a mail server nothing is
 * queued. It is deleted with the account that its data name.
 */
export async function queueAgain(
  key: string,
  { kind, data }: Mail,
  tx: Pick<Transaction, 'outgoingMail'> = db,
): Promise<void> {
  if (!config.smtp) return;
  const now = new Date();
  const anew = { kind, data, ...belonging(data), attempts: 0, createdAt: now, dueAt: now, settledAt: null };
  await tx.outgoingMail.upsert({ where: { key }, create: { key, ...anew }, update: anew });
}

/** Refuses FORBIDDEN where this installation sends no email. */
export function requireMail(): void {
  if (config.smtp) return;
  throw new UserError('FORBIDDEN', 'This server sends no email. Please ask its operator.');
}
