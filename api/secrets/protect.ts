import { db } from '../database/db.ts';
import { logger } from '../common/logger.ts';
import { keyRing, lockSecrets } from './key-ring.ts';
import { fileKeys } from './key-file.ts';
import { fromStore, toStore } from './stored-secret.ts';

/**
 * Brings the secrets in the database into the form that the settings ask for: encrypted with the key of SECRET_KEY_FILE, or plain
 * without one. Throws one sentence where a file is missing, unsafe, or not the one they are encrypted with.
 */
export async function protectSecrets(): Promise<void> {
  const { current } = fileKeys();
  const changed = await db.$transaction(async (tx) => {
    await lockSecrets(tx);
    const rows = await tx.secretKey.findMany();
    const others = rows.filter(({ fileKey }) => fileKey !== (current?.id ?? null));
    for (const row of others) {
      await tx.secretKey.update({ where: { id: row.id }, data: toStore(row, fromStore(row), current) });
    }
    return others.length;
  });
  if (changed) logger.warn({ keys: changed, key: current?.id ?? null }, current ? ENCRYPTED : DECRYPTED);
  await keyRing.refresh();
}

const ENCRYPTED =
  'the keys in the database were encrypted with SECRET_KEY_FILE; run "npm run keys -- replace all" if a copy from before may be known';
const DECRYPTED = 'the keys in the database are not encrypted any more';
