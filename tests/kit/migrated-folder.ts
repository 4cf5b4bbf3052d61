import { join } from 'node:path';
import { inject } from 'vitest';
import { copyAll } from './copy-all.ts';
import { makeDataDir } from './installation.ts';

/** A new data folder whose database is there and migrated: seconds less, for tests that are not about a first start. */
export function migratedFolder(): string {
  const dataDir = makeDataDir();
  const from = inject('migratedFolder');
  if (from) copyAll([join(from, 'postgres'), join(from, 'postgres-password')], dataDir);
  return dataDir;
}
