import type { Purpose } from './purposes.ts';

/** The kinds of secrets that encrypt what is stored, with the table, its key and the columns that hold it. */
export const encryptedColumns = {
  'acme-account': { table: 'acme_account', key: 'directory_url', columns: ['private_key'] },
  certificates: { table: 'certificate', key: 'host', columns: ['private_key'] },
  'second-step': { table: 'second_step', key: 'account_id', columns: ['secret'] },
  webhooks: { table: 'webhook', key: 'id', columns: ['secret', 'former_secret'] },
} as const satisfies { [Kind in Purpose]?: { table: string; key: string; columns: readonly string[] } };

export type EncryptingPurpose = keyof typeof encryptedColumns;

/** Whether secrets of a kind encrypt what is stored. */
export const isEncrypting = (purpose: Purpose): purpose is EncryptingPurpose =>
  Object.hasOwn(encryptedColumns, purpose);
