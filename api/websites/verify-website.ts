import { spend } from '../account/rates.ts';
import { db } from '../database/db.ts';
import type { Website } from '../generated/prisma/client.ts';
import type { Viewer } from '../common/viewer.ts';
import { getWebsite, noWebsite } from './list-websites.ts';
import { lookForProofs, type Check } from './proofs.ts';

/** A website after its proofs were looked for, and what became of each. */
export interface Verification {
  website: Website;
  checks: Check[];
}

/**
 * Looks for the proofs that the viewer controls a website, and marks it as verified when one is there. One that is
 * verified stays so if none is: only the daily check takes it back. Refuses NOT_FOUND and RATE_LIMITED.
 */
export async function verifyWebsite(viewer: Viewer, id: number): Promise<Verification> {
  await spend(viewer, 'verify');
  const before = await getWebsite(viewer, id);
  const checks = await lookForProofs(before);
  const proved = checks.find(({ isProved }) => isProved);
  const now = new Date();
  const { count } = await db.website.updateMany({
    where: { id, ownerId: viewer.id },
    data: proved
      ? { checkedAt: now, verifiedAt: before.verifiedAt ?? now, verifiedBy: proved.method, failedChecks: 0 }
      : { checkedAt: now },
  });
  if (!count) throw noWebsite(); // deleted while its proofs were looked for
  return { website: await getWebsite(viewer, id), checks };
}
