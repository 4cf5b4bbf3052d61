import type { ClientBase } from 'pg';
import { advisoryLocks, sharingLock } from '../database/advisory-lock.ts';
import { readHome, requireOwnPlace } from './click-home.ts';
import { onConnection } from './on-connection.ts';

const MOVING = 'clicks are being moved; what is to be deleted is deleted afterwards.';

/**
 * Work that deletes clicks, or what is known of them, where they are. It throws one sentence while their last part is moved, and in a server
 * whose settings name the place they have left: what it deleted there would stay in figures.
 */
export const atHome = <Arguments extends unknown[], Result>(
  work: (client: ClientBase, ...given: Arguments) => Promise<Result>,
): ((...given: Arguments) => Promise<Result>) =>
  onConnection((client, ...given: Arguments) =>
    sharingLock(client, advisoryLocks.deletingClicks, MOVING, async () => {
      requireOwnPlace((await readHome(client)).place);
      return work(client, ...given);
    }),
  );
