import type { ClientBase } from 'pg';
import { pool } from '../database/pool.ts';
import { withClient } from '../database/with-client.ts';

/** Work that has a connection of its own to the database each time it is called. */
export const onConnection =
  <Arguments extends unknown[], Result>(work: (client: ClientBase, ...given: Arguments) => Promise<Result>) =>
  (...given: Arguments): Promise<Result> =>
    withClient(pool, (client) => work(client, ...given));
