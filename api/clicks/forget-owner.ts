import type { LinkName } from '../common/link-key.ts';
import { pool } from '../database/pool.ts';
import { inTransaction } from '../database/transaction.ts';
import { withClient } from '../database/with-client.ts';
import { deleteAllOf } from '../urls/deleted-urls.ts';
import { markDeleted } from './mark-deleted.ts';
import { clickStore } from './store.ts';

/**
 * Deletes all links of an owner for good, those that could be restored among them, and marks their clicks for removal: no
 * click of them is stored afterwards. Returns their names.
 */
export const deleteLinksOf = (ownerId: number): Promise<LinkName[]> =>
  withClient(pool, (client) =>
    inTransaction(client, async () => {
      const links = await deleteAllOf(client, ownerId);
      await markDeleted(
        client,
        ownerId,
        links.map(({ id }) => id),
      );
      return links;
    }),
  );

/**
 * Deletes everything stored of the clicks of an owner whose links are gone; returns the number of clicks.
 * `onRemoved` receives the number of each step.
 */
export const forgetOwner = (ownerId: number, onRemoved?: (clicks: number) => Promise<void>): Promise<number> =>
  clickStore.forgetOwner(ownerId, onRemoved);
