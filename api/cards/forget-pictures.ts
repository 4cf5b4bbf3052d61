import type { ClientBase } from 'pg';

/** Deletes the pictures that no link has, deleted ones included that can be restored, a day after they were last chosen. */
export async function forgetPictures(client: ClientBase): Promise<void> {
  await client.query(
    `DELETE FROM picture p WHERE used_at < now() - interval '1 day'
       AND NOT EXISTS (SELECT FROM short_url u WHERE u.card_picture = p.id)
       AND NOT EXISTS (SELECT FROM deleted_url d WHERE d.card_picture = p.id)`,
  );
}
