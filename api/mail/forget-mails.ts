import type { ClientBase } from 'pg';

/** An email is gone a day after it was sent; the next look is an hour later at most. */
const KEPT_HOURS = 23;

/** Deletes emails that were sent or given up, and those of nobody's account that could not be sent, after a day. */
export async function forgetOldMails(client: Pick<ClientBase, 'query'>): Promise<void> {
  await client.query(
    `DELETE FROM outgoing_mail WHERE settled_at < now() - make_interval(hours => $1)
       OR owner_id IS NULL AND account_id IS NULL AND created_at < now() - make_interval(hours => $1)`,
    [KEPT_HOURS],
  );
}
