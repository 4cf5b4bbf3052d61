import { pool } from '../database/db.ts';
import { decryptFor, encryptFor } from './encryption.ts';
import { encryptedColumns, type EncryptingPurpose } from './encrypted-columns.ts';

const AT_ONCE = 500;

/** Encrypts everything that is stored for a purpose with its current secret; what changes meanwhile is left as it was written. */
export async function encryptAnew(purpose: EncryptingPurpose): Promise<void> {
  for (const column of encryptedColumns[purpose].columns) {
    let page = await pageAfter('', purpose, column);
    while (page.length) {
      for (const row of page) await replaceOne(row, purpose, column);
      page = await pageAfter(page.at(-1)!.key, purpose, column);
    }
  }
}

interface Row {
  key: string;
  value: Buffer;
}

async function pageAfter(after: string, purpose: EncryptingPurpose, column: string): Promise<Row[]> {
  const { table, key } = encryptedColumns[purpose];
  const { rows } = await pool.query<Row>(
    `SELECT ${key}::text AS key, ${column} AS value FROM ${table}
     WHERE ${column} IS NOT NULL AND ${key}::text > $1 ORDER BY ${key}::text LIMIT ${AT_ONCE}`,
    [after],
  );
  return rows;
}

async function replaceOne({ key: id, value }: Row, purpose: EncryptingPurpose, column: string): Promise<void> {
  const { table, key } = encryptedColumns[purpose];
  const anew = await encryptFor(purpose, await decryptFor(purpose, value));
  const update = `UPDATE ${table} SET ${column} = $1 WHERE ${key}::text = $2 AND ${column} = $3`;
  await pool.query(update, [Buffer.from(anew), id, value]);
}
