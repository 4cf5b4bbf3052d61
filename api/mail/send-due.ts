import type { Transporter } from 'nodemailer';
import { config } from '../config.ts';
import { db } from '../db.ts';
import { logger } from '../logger.ts';
import { compose } from './compose.ts';
import { asHtml, asText } from './letter.ts';
import type { Mail } from './outbox.ts';

const MINUTE_MS = 60_000;
const LONGEST_WAIT_MS = 6 * 60 * MINUTE_MS;
/** Waits of 1, 2, 4 … minutes and then six hours: so many attempts take a week. */
const MOST_ATTEMPTS = 36;
const TIMEOUT_MS = 15_000;
/** A mail server says by such an answer that it will never take the email. */
const NEVER = 500;

interface Claimed {
  id: number;
  kind: Mail['kind'];
  data: Mail['data'];
  attempts: number;
  /** When it is due again, as the database writes it. */
  dueAt: string;
}

/** Takes the email that is due for longest; it is due again after a wait that grows, unless it is settled before. */
async function claim(): Promise<Claimed | null> {
  const rows = await db.$queryRaw<Claimed[]>`
    UPDATE outgoing_mail SET attempts = attempts + 1,
      due_at = now() + LEAST(${LONGEST_WAIT_MS}, ${MINUTE_MS} * power(2, LEAST(attempts, 20))) * interval '1 millisecond'
    WHERE id = (SELECT id FROM outgoing_mail WHERE settled_at IS NULL AND due_at <= now()
      ORDER BY due_at LIMIT 1 FOR UPDATE SKIP LOCKED)
    RETURNING id, kind, data, attempts, due_at::text AS "dueAt"`;
  return rows[0] ?? null;
}

/** Settles what was claimed, unless another email was queued in its place meanwhile: that one is still to be sent. */
const settle = ({ id, dueAt }: Claimed) =>
  db.$executeRaw`UPDATE outgoing_mail SET settled_at = now() WHERE id = ${id} AND due_at = ${dueAt}::timestamptz`;

/** Sends one email; throws when the server does not take it. */
async function deliver({ kind, data }: Claimed, transport: Transporter, from: string): Promise<void> {
  const letter = await compose({ kind, data } as Mail);
  if (!letter) return;
  await transport.sendMail({
    from,
    to: { name: '', address: letter.to },
    subject: letter.subject,
    text: asText(letter, config.publicOrigin),
    html: asHtml(letter, config.publicOrigin),
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

/** Sends everything that is due, the oldest first; ends early while the mail server does not answer. */
export async function sendDue(): Promise<void> {
  if (!config.smtp) return;
  const { url, from } = config.smtp;
  const times = { connectionTimeout: TIMEOUT_MS, greetingTimeout: TIMEOUT_MS, socketTimeout: TIMEOUT_MS };
  const { createTransport } = await import('nodemailer'); // takes 2 MB, and many installations send no email
  const transport = createTransport({ url, ...times } as { url: string });
  try {
    for (let mail = await claim(); mail; mail = await claim()) {
      try {
        await deliver(mail, transport, from);
        await settle(mail);
      } catch (error) {
        const { code, responseCode = 0 } = error as { code?: string; responseCode?: number };
        // The error's message may hold the address, and the server's answer the text.
        logger.warn({ kind: mail.kind, attempts: mail.attempts, code, responseCode }, 'an email was not delivered');
        if ((code === 'EENVELOPE' && responseCode >= NEVER) || mail.attempts >= MOST_ATTEMPTS) await settle(mail);
        else if (responseCode === 0) return;
      }
    }
  } finally {
    transport.close();
  }
}
