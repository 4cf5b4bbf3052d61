import { createHash, randomBytes } from 'node:crypto';
import { spend } from '../../account/rates.ts';
import { db } from '../../database/db.ts';
import type { Website } from '../../generated/prisma/client.ts';
import type { Viewer } from '../../common/viewer.ts';
import { getWebsite, noWebsite } from '../../websites/list-websites.ts';

const PREFIX = 'fbk_';
const KEY_BYTES = 24;
const SHAPE = new RegExp(`^${PREFIX}[0-9a-f]{${KEY_BYTES * 2}}$`);

/** The form in which a key is stored. */
export const hashOfKey = (key: string): string => createHash('sha256').update(key).digest('hex');

/** Whether a text can be a key; others are refused unread. */
export const isKey = (text: string): boolean => SHAPE.test(text);

/** A website, and the key that only this answer contains. */
export interface NewConversionKey {
  website: Website;
  conversionKey: string;
}

/**
 * Gives the viewer's website a new secret key for conversions that its server reports; the one before is worthless. The key
 * is not stored and cannot be shown again. Refuses NOT_FOUND and RATE_LIMITED.
 */
export async function rotateConversionKey(viewer: Viewer, id: number): Promise<NewConversionKey> {
  await spend(viewer, 'write');
  const conversionKey = PREFIX + randomBytes(KEY_BYTES).toString('hex');
  const { count } = await db.website.updateMany({
    where: { id, ownerId: viewer.id },
    data: { conversionKeyHash: hashOfKey(conversionKey) },
  });
  if (!count) throw noWebsite();
  return { website: await getWebsite(viewer, id), conversionKey };
}
