import { db } from '../database/db.ts';
import { oneAtATime } from '../common/one-at-a-time.ts';
import { encryptAnew } from './encrypt-anew.ts';
import { isEncrypting } from './encrypted-columns.ts';
import { keyRing } from './key-ring.ts';
import { purposeNames } from './purposes.ts';

/** A third of the time that a new secret waits. */
const LOOK_EVERY_MS = 5_000;

/** Takes over secrets that are renewed, by whatever process, and deletes those that have ended, until the function returned is called. */
export function followSecrets(lookMs = LOOK_EVERY_MS): () => Promise<void> {
  const look = async () => {
    await keyRing.refresh();
    await deleteEnded();
  };
  const looking = oneAtATime(look, 'the keys could not be read anew; those that are known stay in use');
  const timer = setInterval(looking.run, lookMs).unref();
  return async () => {
    clearInterval(timer);
    await looking.over();
  };
}

async function deleteEnded(): Promise<void> {
  const ended = { endsAt: { lt: new Date() } };
  const rows = await db.secretKey.findMany({ where: ended, select: { purpose: true } });
  if (!rows.length) return;
  // A node that had not read the new secret yet may have encrypted something with the former one.
  for (const purpose of purposeNames.filter(isEncrypting)) {
    if (rows.some((row) => row.purpose === purpose)) await encryptAnew(purpose);
  }
  await db.secretKey.deleteMany({ where: ended });
}
