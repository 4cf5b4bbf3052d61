import { db } from '../database/db.ts';
import { UserError } from '../common/user-error.ts';
import { encryptAnew } from './encrypt-anew.ts';
import { isEncrypting } from './encrypted-columns.ts';
import { addSecret, keyRing, lockSecrets } from './key-ring.ts';
import { purposeNames, purposes, type Purpose } from './purposes.ts';

/** When a new secret begins: every node has read it by then, so that none refuses what another makes. */
export const TAKEOVER_MS = 15_000;

/** A secret that was renewed, and what follows. */
export interface Renewed {
  purpose: Purpose;
  follows: string;
}

/**
 * Gives a purpose, or all, a new secret that every node uses after `takeoverMs`; the former one is accepted for as long as what it
 * made may live. Refuses INVALID for a purpose that does not exist.
 */
export async function rotateSecrets(name: string, takeoverMs = TAKEOVER_MS): Promise<Renewed[]> {
  return renew(name, takeoverMs, (purpose) => ({
    keptMs: purposes[purpose].keptMs,
    follows: purposes[purpose].rotated,
  }));
}

/**
 * Gives a purpose, or all, a new secret that every node uses after `takeoverMs`, and ends the former ones then: for secrets that
 * somebody else may know. Refuses INVALID for a purpose that does not exist.
 */
export async function replaceSecrets(name: string, takeoverMs = TAKEOVER_MS): Promise<Renewed[]> {
  return renew(name, takeoverMs, (purpose) => ({
    keptMs: isEncrypting(purpose) ? purposes[purpose].keptMs : 0, // what it encrypted must still be read
    follows: purposes[purpose].replaced,
  }));
}

type Plan = (purpose: Purpose) => { keptMs: number; follows: string };

async function renew(name: string, takeoverMs: number, plan: Plan): Promise<Renewed[]> {
  const wanted = purposeNames.filter((purpose) => name === 'all' || name === purpose);
  if (!wanted.length) throw new UserError('INVALID', `There is no key ${name}; there are ${purposeNames.join(', ')}.`);
  const renewed: Renewed[] = [];
  for (const purpose of wanted) {
    const { keptMs, follows } = plan(purpose);
    await keyRing.of(purpose); // refuses a secret that cannot be read, before it is replaced
    await addNewer(purpose, isEncrypting(purpose) ? 0 : takeoverMs, keptMs);
    await keyRing.refresh();
    if (isEncrypting(purpose)) await encryptAnew(purpose);
    renewed.push({ purpose, follows });
  }
  return renewed;
}

async function addNewer(purpose: Purpose, takeoverMs: number, keptMs: number): Promise<void> {
  const startsAt = new Date(Date.now() + takeoverMs);
  const endsAt = new Date(startsAt.getTime() + keptMs);
  await db.$transaction(async (tx) => {
    await lockSecrets(tx);
    await tx.secretKey.updateMany({
      where: { purpose, OR: [{ endsAt: null }, { endsAt: { gt: endsAt } }] },
      data: { endsAt },
    });
    await addSecret(tx, purpose, startsAt);
  });
}
