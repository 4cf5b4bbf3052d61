import { z } from 'zod';
import { UserError } from '../common/user-error.ts';
import type { Viewer } from '../common/viewer.ts';
import type { Transaction } from '../database/db.ts';
import { PICTURE_END, PICTURE_ID, PICTURE_PATH } from './members.ts';

const FORM = 'Add the picture first, and send its id or its address on this server.';
const STRANGE = 'There is no such picture in your account.';

/** The id of a picture, also in its address on this server; null, or an empty text, for none. */
export const PictureId = z.preprocess(
  (value) => (typeof value === 'string' ? idIn(value.trim()) || null : value),
  z.string(FORM).regex(PICTURE_ID, FORM).nullish(),
);

function idIn(text: string): string {
  const at = text.lastIndexOf(PICTURE_PATH);
  return at >= 0 && text.endsWith(PICTURE_END) ? text.slice(at + PICTURE_PATH.length, -PICTURE_END.length) : text;
}

/** What a link shows, as far as it is said. */
interface Shown {
  cardPicture?: string | null | undefined;
}

/** The refusal of a picture that is not the viewer's. */
export const strangePicture = () => new UserError('INVALID', STRANGE, 'cardPicture');

/** Which pictures of these the viewer does not have; those that there are, are kept at least until the transaction ends. */
export async function strangePictures(
  tx: Transaction,
  { id: ownerId }: Viewer,
  links: readonly Shown[],
): Promise<Set<string>> {
  const ids = [...new Set(links.flatMap(({ cardPicture }) => cardPicture ?? []))].sort();
  if (!ids.length) return new Set();
  const own = await tx.$queryRaw<{ id: string }[]>`
    UPDATE picture SET used_at = now() WHERE id IN (
      SELECT id FROM picture WHERE id = ANY(${ids}) AND owner_id = ${ownerId} ORDER BY id FOR NO KEY UPDATE) RETURNING id`;
  const known = new Set(own.map(({ id }) => id));
  return new Set(ids.filter((id) => !known.has(id)));
}

/** Refuses INVALID where a link shows a picture that the viewer does not have. */
export async function refuseStrangePicture(tx: Transaction, viewer: Viewer, link: Shown): Promise<void> {
  if ((await strangePictures(tx, viewer, [link])).size) throw strangePicture();
}
