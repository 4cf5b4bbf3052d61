import type { ClientBase } from 'pg';
import { withClient as withClientOf } from '../../api/database/with-client.ts';
import { pool } from '../../api/database/db.ts';

/** Works with one connection of the pool. */
export const withClient = <Result>(work: (client: ClientBase) => Promise<Result>): Promise<Result> =>
  withClientOf(pool, work);
