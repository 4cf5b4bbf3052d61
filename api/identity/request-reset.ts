import { z } from 'zod';
import { addressKey } from '../common/address-key.ts';
import { Limiter } from '../common/limiter.ts';
import { queueAgain, requireMail } from '../mail/outbox.ts';
import { parseInput } from '../common/parse-input.ts';
import { email } from './accounts.ts';
import { requireEmbedded } from './embedded-only.ts';

const byAddress = new Limiter({ name: 'resets-address', max: 10, windowMs: 15 * 60_000 });
/** Enough for somebody who did not get the first ones, too few to flood a mailbox. */
const byEmail = new Limiter({ name: 'resets-email', max: 5, windowMs: 60 * 60_000 });

/** Whose password is forgotten. */
export const ResetRequest = z.object({ email });

/**
 * Sends a link to a new password to an address, where it has an account; nothing tells whether it has. Refuses INVALID
 * addresses, FORBIDDEN with another identity provider or without a mail server, and RATE_LIMITED for who asks too often.
 */
export async function requestReset(input: unknown, address: string): Promise<void> {
  requireEmbedded();
  requireMail();
  await byAddress.attempt(addressKey(address));
  const { email: wanted } = parseInput(ResetRequest, input);
  if ((await byEmail.use(wanted)).isRefused) return;
  await queueAgain(`reset ${wanted}`, { kind: 'reset', data: { email: wanted } });
}
