import type { Viewer } from '../common/viewer.ts';
import type { Transaction } from '../database/db.ts';

/** Lets transactions that count or name what the account has follow one another, so that they cannot pass a limit together. */
export const lockAccount = (tx: Transaction, { id }: Pick<Viewer, 'id'>): Promise<unknown> =>
  tx.$queryRaw`SELECT 1 FROM app_user WHERE id = ${id} FOR NO KEY UPDATE`;
