// A version that does not exist yet: as this one, with more migrations.
import { cpSync, mkdirSync, mkdtempSync, readdirSync, renameSync, symlinkSync, writeFileSync } from 'node:fs';
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

/** A folder with the built server of that version, whose migrations come after all; whoever calls removes it. */
export function releaseOfNextVersion(...more: string[]): string {
  const root = join(migrationsFolder, '../..');
  const release = migrationsOfNextVersion(...more);
  const own = readdirSync(release);
  mkdirSync(join(release, 'prisma/migrations'), { recursive: true });
  for (const name of own) renameSync(join(release, name), join(release, 'prisma/migrations', name));
  cpSync(join(root, 'build'), join(release, 'build'), { recursive: true });
  for (const name of readdirSync(root)) {
    if (!['build', 'prisma', '.git', '.env', 'data'].includes(name)) symlinkSync(join(root, name), join(release, name));
  }
  return release;
}
