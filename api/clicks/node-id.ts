import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The identity of this data folder, made once: PostgreSQL remembers the journal's position under it. */
export function readNodeId(folder: string): string {
  const file = join(folder, 'node-id');
  if (!existsSync(file)) {
    // By way of another name: a process killed here must not leave half an identity.
    writeFileSync(`${file}.new`, crypto.randomUUID(), { mode: 0o600, flush: true });
    renameSync(`${file}.new`, file);
  }
  return readFileSync(file, 'utf8').trim();
}
