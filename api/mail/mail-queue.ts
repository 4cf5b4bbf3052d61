import type { Pool } from 'pg';
import { config } from '../common/config.ts';
import { logger } from '../common/logger.ts';
import type { JobQueue, WorkEnd } from '../jobs/job.ts';
import { asHtml, asText, type Letter } from './letter.ts';
import type { Mail } from './outbox.ts';

const MINUTE_MS = 60_000;
const LONGEST_WAIT_MS = 6 * 60 * MINUTE_MS;
/** Waits of 1, 2, 4 … minutes and then six hours: so many attempts take a week. */
const MOST_ATTEMPTS = 36;
const TIMEOUT_MS = 15_000;
/** A mail server says by such an answer that it will never take the email. */
const NEVER = 500;
/** How often is looked for emails that come due, and how long none is tried once the mail server did not answer. */
const LOOK_EVERY_MS = 10_000;

/** An email to send now. */
export interface ClaimedMail {
  id: number;
  kind: Mail['kind'];
  data: Mail['data'];
  attempts: number;
  /** When it is due again, as the database writes it. */
  dueAt: string;
}

/** The words of an email, as things are now; null where it has no purpose any more. */
export type Compose = (mail: Mail) => Promise<Letter | null>;

/** The emails that wait, one after the other, in the words of `compose`. They need SMTP_URL. */
export const mailQueue = (compose: Compose): JobQueue<ClaimedMail> => ({
  name: 'mail',
  most: 1,
  everyMs: LOOK_EVERY_MS,
  claim,
  work: (mail, pool) => send(mail, pool, compose),
});

/**
 * Takes the emails that are due for longest; one is due again after a wait that grows, unless it is settled before. One that was put
 * off for twice the longest wait, by a clock that was wrong, is due as well.
 */
async function claim(pool: Pool, places: number): Promise<ClaimedMail[]> {
  const { rows } = await pool.query<ClaimedMail>(
    `UPDATE outgoing_mail SET attempts = attempts + 1,
       due_at = now() + least($2::float8, $3 * power(2, least(attempts, 20))) * interval '1 millisecond'
     WHERE id = ANY (ARRAY(SELECT id FROM outgoing_mail WHERE settled_at IS NULL
         AND (due_at <= now() OR due_at > now() + 2 * $2 * interval '1 millisecond') ORDER BY due_at LIMIT $1 FOR UPDATE SKIP LOCKED))
     RETURNING id, kind, data, attempts, due_at::text AS "dueAt"`,
    [places, LONGEST_WAIT_MS, MINUTE_MS],
  );
  return rows;
}

/** Settles what was claimed, unless another email was queued in its place meanwhile: that one is still to be sent. */
const settle = (pool: Pool, { id, dueAt }: ClaimedMail) =>
  pool.query('UPDATE outgoing_mail SET settled_at = now() WHERE id = $1 AND due_at = $2::timestamptz', [id, dueAt]);

/** Sends an email, and settles it once it is sent or refused for good; rests while the mail server does not answer. */
async function send(mail: ClaimedMail, pool: Pool, compose: Compose): Promise<WorkEnd> {
  try {
    await deliver(mail, compose);
    await settle(pool, mail);
  } catch (error) {
    const { code, responseCode = 0 } = error as { code?: string; responseCode?: number };
    // The error's message may hold the address, and the server's answer the text.
    logger.warn({ kind: mail.kind, attempts: mail.attempts, code, responseCode }, 'an email was not delivered');
    if ((code === 'EENVELOPE' && responseCode >= NEVER) || mail.attempts >= MOST_ATTEMPTS) await settle(pool, mail);
    else if (responseCode === 0) return { restMs: LOOK_EVERY_MS };
  }
  return {};
}

/** Sends one email; throws when the server does not take it. */
async function deliver({ kind, data }: ClaimedMail, compose: Compose): Promise<void> {
  const letter = await compose({ kind, data } as Mail);
  if (!letter || !config.smtp) return;
  const { url, from } = config.smtp;
  const times = { connectionTimeout: TIMEOUT_MS, greetingTimeout: TIMEOUT_MS, socketTimeout: TIMEOUT_MS };
  const { createTransport } = await import('nodemailer'); // takes 2 MB, and many installations send no email
  const transport = createTransport({ url, ...times } as { url: string });
  try {
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
  } finally {
    transport.close();
  }
}
