import { spend } from '../account/rates.ts';
import { randomToken } from '../common/random-token.ts';
import { isDuplicate } from '../database/is-duplicate.ts';
import { createOnce, repeatable } from '../database/idempotency.ts';
import type { Domain } from '../generated/prisma/client.ts';
import { parseInput } from '../common/parse-input.ts';
import { UserError } from '../common/user-error.ts';
import type { Viewer } from '../common/viewer.ts';
import { refuseBlockedAddresses } from './blocked-addresses.ts';
import { refuseLoops } from './refuse-loops.ts';
import { MAX_DOMAINS, messages, NewDomain } from './rules.ts';

/**
 * Adds a domain of the viewer, which serves links once it is verified. Several accounts can add the same; the first that proves it
 * has it. Refuses INVALID input, DESTINATION_BLOCKED, ALREADY_EXISTS for a domain that the viewer has added, IDEMPOTENCY_MISMATCH,
 * LIMIT_REACHED above the number of domains, and RATE_LIMITED.
 */
export async function createDomain(viewer: Viewer, input: unknown, idempotencyKey?: unknown): Promise<Domain> {
  await spend(viewer, 'write');
  const { host, ...given } = parseInput(NewDomain, input);
  const request = repeatable(idempotencyKey, 'domain', { host, ...given });
  refuseLoops({ host, ...given });
  await refuseBlockedAddresses({ ...given, host });
  try {
    return await createOnce(viewer, request, async (tx) => {
      // Parallel additions wait here, so that they cannot pass the limit together.
      await tx.$queryRaw`SELECT 1 FROM app_user WHERE id = ${viewer.id} FOR NO KEY UPDATE`;
      const count = await tx.domain.count({ where: { ownerId: viewer.id } });
      if (count >= MAX_DOMAINS) throw new UserError('LIMIT_REACHED', messages.full);
      return tx.domain.create({ data: { ...given, host, ownerId: viewer.id, token: randomToken() } });
    });
  } catch (error) {
    if (!isDuplicate(error)) throw error;
    throw new UserError('ALREADY_EXISTS', messages.added, 'host');
  }
}
