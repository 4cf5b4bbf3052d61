import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The identity of this data folder, made once: PostgreSQL remembers the journal's position under it. */
export function readNodeId(folder: string): string {
  const file = join(folder, 'node-id');
  if (!existsSync(file)) writeFileSync(file, crypto.randomUUID(), { mode: 0o600 });
  return readFileSync(file, 'utf8').trim();
}
