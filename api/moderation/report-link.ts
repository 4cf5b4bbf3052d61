import { z } from 'zod';
import { addressKey } from '../common/address-key.ts';
import { listOperators } from '../identity/operator.ts';
import { config } from '../common/config.ts';
import { db } from '../database/db.ts';
import { Limiter } from '../common/limiter.ts';
import { parseInput } from '../common/parse-input.ts';
import { isStorableText } from '../common/storable-text.ts';
import { OWN_HOST, type OnDomain as Reported } from '../domains/chosen-domain.ts';
import { ShortCode } from '../urls/rules.ts';
import { UserError } from '../common/user-error.ts';
import { MAX_EMAIL_LENGTH } from '../common/input-limits.ts';

const HOUR_MS = 3_600_000;
/** Reports of one address: enough for somebody who got several such links. */
export const byAddress = new Limiter({ name: 'link-reports', max: 10, windowMs: HOUR_MS });
/** Open reports of one link that are kept: more say nothing new. */
const MOST_OF_LINK = 20;
/** Open reports that are kept in all. */
const MOST_IN_ALL = 5_000;
const MAX_REASON = 1_000;

const EMAIL = 'Please enter an email address, for example name@example.com.';
const storable = 'The text contains a character that cannot be stored.';

const Report = z.object({
  code: ShortCode,
  reason: z
    .string()
    .trim()
    .min(1, 'Please say what is wrong with this link.')
    .max(MAX_REASON, `Please use at most ${MAX_REASON} characters.`)
    .refine(isStorableText, storable),
  contact: z
    .string()
    .trim()
    .max(MAX_EMAIL_LENGTH, EMAIL)
    .transform((text) => text || null)
    .pipe(z.email(EMAIL).nullable())
    .optional(),
});

/**
 * Keeps a stranger's report of a link, on the domain where it was opened, for operators, who are told at most once an hour. One too many of a link is dropped in
 * silence. Refuses INVALID input, NOT_FOUND codes, RATE_LIMITED addresses, and UNAVAILABLE while too many wait.
 */
export async function reportLink(input: unknown, address: string, on: Reported = OWN_HOST): Promise<void> {
  const { code, reason, contact = null } = parseInput(Report, input);
  await byAddress.attempt(addressKey(address));
  const named = { shortCode: code, domainId: on.domainId };
  const link = await db.shortUrl.findFirst({ where: named, select: { id: true } });
  if (!link) throw new UserError('NOT_FOUND', 'There is no such link.', 'code');
  const open = { settledAt: null };
  if ((await db.linkReport.count({ where: { ...named, ...open } })) >= MOST_OF_LINK) return;
  if ((await db.linkReport.count({ where: open })) >= MOST_IN_ALL) {
    throw new UserError(
      'UNAVAILABLE',
      'Too many reports are waiting. Please try again later.',
      undefined,
      HOUR_MS / 1000,
    );
  }
  await db.linkReport.create({ data: { shortCode: code, ...on, reason, contact } });
  await tellOperators();
}

/** Queues one email for each operator, an hour after the former one at the earliest. */
async function tellOperators(): Promise<void> {
  if (!config.smtp) return;
  for (const { id: operatorId } of await listOperators()) {
    const data = JSON.stringify({ operatorId });
    await db.$executeRaw`
      INSERT INTO outgoing_mail (key, kind, data, owner_id)
      VALUES (${`reports ${operatorId}`}, 'reports', ${data}::jsonb, ${operatorId})
      ON CONFLICT (key) DO UPDATE SET attempts = 0, settled_at = NULL, owner_id = EXCLUDED.owner_id,
        due_at = greatest(now(), outgoing_mail.settled_at + interval '1 hour')
      WHERE outgoing_mail.settled_at IS NOT NULL`;
  }
}
