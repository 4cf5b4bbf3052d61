// Compares the migrations with schema.prisma.
//   npm run migration:check          fails when they disagree, and prints the missing SQL
//   npm run migration:create <name>  writes the missing SQL as a new migration; an empty one when they agree, for SQL
//                                    about what schema.prisma does not describe
// Uses the PostgreSQL of DATABASE_URL, or a temporary one without it.
import { mkdtempSync, rmSync } from 'node:fs';
import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbedded } from '../api/database/embedded.ts';
import { migrationsFolder, readMigrations } from '../api/database/migrate.ts';
import { missingMigration } from '../tests/kit/schema-engine.ts';

const schemaFile = join(migrationsFolder, '../schema.prisma');

async function withDatabase<T>(work: (url: string) => Promise<T>): Promise<T> {
  if (process.env.DATABASE_URL) return work(process.env.DATABASE_URL);
  const folder = mkdtempSync(join(tmpdir(), 'footbridge-migration-'));
  await chmod(folder, 0o755); // as root the server runs under another account, which needs access
  const server = await startEmbedded({ folder, settings: { fsync: 'off' } });
  try {
    return await work(server.url);
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

const [command, name] = process.argv.slice(2);
if (!(command === 'check' || (command === 'create' && /^[a-z0-9_]+$/.test(name ?? '')))) {
  console.error(
    'Usage: npm run migration:check, or npm run migration:create NAME (lower case letters, digits and underscores)',
  );
  process.exit(64);
}
const migrations = await readMigrations();
const datamodel = await readFile(schemaFile, 'utf8');
const missing = await withDatabase((url) => missingMigration(url, datamodel, migrations));
/** A migration's place in the order: now, or right after the last one, which another clock may have named. */
function nextStamp(): string {
  const now = new Date().toISOString().replace(/\D/g, '').slice(0, 14);
  const last = migrations.at(-1)?.name.slice(0, now.length) ?? '';
  return now > last ? now : String(Number(last) + 1);
}

if (command === 'create') {
  const folder = join(migrationsFolder, `${nextStamp()}_${name}`);
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'migration.sql'), missing ?? '-- The migrations agree with schema.prisma.\n');
  console.log(`Wrote ${folder}`);
} else if (missing === null) {
  console.log('The migrations agree with schema.prisma.');
} else {
  console.error(`The migrations lack this SQL:\n${missing}`);
  process.exitCode = 2;
}
