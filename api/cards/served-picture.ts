import { pool } from '../database/db.ts';
import { PICTURE_ID } from './members.ts';

/**
 * The bytes of a picture; null where there is none, and where operators suspended its account or a link that shows it.
 */
export async function servedPicture(id: string): Promise<Buffer | null> {
  if (!PICTURE_ID.test(id)) return null;
  const { rows } = await pool.query<{ bytes: Buffer }>(
    `SELECT p.bytes FROM picture p WHERE p.id = $1
       AND NOT EXISTS (SELECT FROM suspension s WHERE s.account_id = p.owner_id)
       AND NOT EXISTS (SELECT FROM short_url u JOIN suspension s ON s.link_id = u.id WHERE u.card_picture = p.id)`,
    [id],
  );
  return rows[0]?.bytes ?? null;
}
