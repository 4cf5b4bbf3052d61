import { createHash, randomBytes } from 'node:crypto';
import { z } from 'zod';
import { spend } from '../account/rates.ts';
import { Destination } from '../common/destination-input.ts';
import { MAX_PICTURE_BYTES } from '../common/input-limits.ts';
import { parseInput } from '../common/parse-input.ts';
import { UserError } from '../common/user-error.ts';
import type { Viewer } from '../common/viewer.ts';
import { db } from '../database/db.ts';
import { readDocument } from '../outbound/read-document.ts';
import { refusalOfReading } from '../outbound/refusal-words.ts';
import { refuseBlocked } from '../suspension/refusals.ts';
import { pictureUrl, type Picture } from './members.ts';
import { pictureRefusals, rewritePicture } from './rewrite-picture.ts';

const ID_BYTES = 16;
/** Pictures of an account that no link has; they are deleted a day after they were added. */
export const MOST_UNUSED = 100;

const ONE = 'Please send either a picture or its address.';
const BASE64 = 'The picture must be in Base64.';

/** A picture's file, or its address. */
export const NewPicture = z.object({
  url: Destination.nullish(),
  data: z
    .string(BASE64)
    // No character can be read in two ways: of a megabyte, that would never end.
    .regex(/^[A-Za-z0-9+/\s]*(?:=\s*){0,2}$/, BASE64)
    .nullish(),
});

/**
 * Adds a picture that cards of the viewer's links can show, read from its address or sent as Base64; the same picture again is the one
 * that is there. Refuses INVALID for what is no picture or cannot be read, PAYLOAD_TOO_LARGE, DESTINATION_BLOCKED, LIMIT_REACHED
 * and RATE_LIMITED.
 */
export async function addPicture(viewer: Viewer, input: unknown): Promise<Picture> {
  await spend(viewer, 'write');
  const { url, data } = parseInput(NewPicture, input);
  if (Boolean(url) === Boolean(data)) throw new UserError('INVALID', ONE, url ? 'url' : 'data');
  return keep(viewer, url ? await bytesAt(viewer, url) : Buffer.from(data!, 'base64'));
}

/** The same of a picture's bytes. */
export async function addPictureFile(viewer: Viewer, bytes: Uint8Array): Promise<Picture> {
  await spend(viewer, 'write');
  return keep(viewer, bytes);
}

async function bytesAt({ id: account }: Viewer, url: string): Promise<Uint8Array> {
  await refuseBlocked([url], 'url');
  const accept = 'image/jpeg, image/png, image/webp, image/gif';
  const reading = { account, maxBytes: MAX_PICTURE_BYTES, accept, within: 'internet', longer: 'refused' } as const;
  try {
    return (await readDocument(url, reading)).bytes;
  } catch (error) {
    throw refusalOfReading(error, 'url', pictureRefusals.bytes);
  }
}

async function keep({ id: ownerId }: Viewer, sent: Uint8Array): Promise<Picture> {
  const { bytes, width, height } = await rewritePicture(ownerId, sent);
  const hash = createHash('sha256').update(bytes).digest('hex');
  const id = await db.$transaction(async (tx) => {
    // Two calls at once would both find room.
    await tx.$queryRaw`SELECT 1 FROM app_user WHERE id = ${ownerId} FOR NO KEY UPDATE`;
    const [known] = await tx.$queryRaw<{ id: string }[]>`
      UPDATE picture SET used_at = now() WHERE owner_id = ${ownerId} AND hash = ${hash} RETURNING id`;
    if (known) return known.id;
    const [{ unused } = { unused: 0 }] = await tx.$queryRaw<{ unused: number }[]>`
      SELECT count(*)::int AS unused FROM picture p WHERE owner_id = ${ownerId}
        AND NOT EXISTS (SELECT FROM short_url u WHERE u.card_picture = p.id)`;
    if (unused >= MOST_UNUSED) throw new UserError('LIMIT_REACHED', tooMany);
    const id = randomBytes(ID_BYTES).toString('hex');
    await tx.picture.create({ data: { id, ownerId, hash, bytes: new Uint8Array(bytes), width, height } });
    return id;
  });
  return { id, url: pictureUrl(id), width, height, bytes: bytes.length };
}

const tooMany = `You have ${MOST_UNUSED} pictures that no link shows. They are deleted a day after they were added; please try again then.`;
