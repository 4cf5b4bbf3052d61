// The migrations of a version that does not exist yet.
import { cpSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrationsFolder } from '../../api/database/migrate.ts';

/** A folder with all migrations and more of them, in order; whoever calls removes it. */
export function migrationsOfNextVersion(...more: string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'footbridge-next-'));
  cpSync(migrationsFolder, folder, { recursive: true });
  for (const [index, sql] of more.entries()) {
    const one = join(folder, `9999010100000${index}_of_tomorrow`);
    mkdirSync(one);
    writeFileSync(join(one, 'migration.sql'), sql);
  }
  return folder;
}
