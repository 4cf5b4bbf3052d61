import { spend } from '../account/rates.ts';
import { isDuplicate } from '../database/is-duplicate.ts';
import type { Website } from '../generated/prisma/client.ts';
import { createOnce, repeatable } from '../database/idempotency.ts';
import { parseInput } from '../common/parse-input.ts';
import { UserError } from '../common/user-error.ts';
import type { Viewer } from '../common/viewer.ts';
import { randomToken } from '../common/random-token.ts';
import { MAX_WEBSITES, messages, NewWebsite } from './rules.ts';

/**
 * Registers a website of the viewer, pending until it is verified. Refuses INVALID input, ALREADY_EXISTS for a domain that the
 * viewer has registered, IDEMPOTENCY_MISMATCH, LIMIT_REACHED above the number of websites, and RATE_LIMITED.
 */
export async function registerWebsite(viewer: Viewer, input: unknown, idempotencyKey?: unknown): Promise<Website> {
  await spend(viewer, 'write');
  const website = parseInput(NewWebsite, input);
  const request = repeatable(idempotencyKey, 'website', website);
  const data = { ...website, ownerId: viewer.id, snippetToken: randomToken(), verificationToken: randomToken() };
  try {
    return await createOnce(viewer, request, async (tx) => {
      // Parallel registrations wait here, so that they cannot pass the limit together.
      await tx.$queryRaw`SELECT 1 FROM app_user WHERE id = ${viewer.id} FOR NO KEY UPDATE`;
      const count = await tx.website.count({ where: { ownerId: viewer.id } });
      if (count >= MAX_WEBSITES) throw new UserError('LIMIT_REACHED', messages.full);
      return tx.website.create({ data });
    });
  } catch (error) {
    if (!isDuplicate(error)) throw error;
    throw new UserError('ALREADY_EXISTS', messages.registered, 'domain');
  }
}
