// Prisma's schema engine as WebAssembly, of the same commit as the binary that `prisma` downloads. For development only: it
// determines the SQL that the migrations lack for schema.prisma.
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { bindMigrationAwareSqlAdapterFactory, type SqlDriverAdapter } from '@prisma/driver-adapter-utils';
import * as glue from '@prisma/schema-engine-wasm/schema_engine_bg';
import { connectAdapter, connectShadow } from './schema-adapter.ts';

/** A migration in prisma/migrations. */
export interface Migration {
  name: string;
  sql: string;
}

let started: Promise<void> | undefined;

/** Loads the WebAssembly with Node alone; the package's entry expects a bundler that turns .wasm into a module. */
async function start(): Promise<void> {
  const entry = createRequire(import.meta.url).resolve('@prisma/schema-engine-wasm/schema_engine_bg');
  const bytes = await readFile(join(dirname(entry), 'schema_engine_bg.wasm'));
  const { instance } = await WebAssembly.instantiate(bytes, { './schema_engine_bg.js': { ...glue } });
  glue.__wbg_set_wasm(instance.exports);
  (instance.exports.__wbindgen_start as () => void)();
}

/**
 * The SQL that turns the result of the migrations into the datamodel; null when they agree. On the PostgreSQL of `url` a
 * database is created for the comparison and dropped again.
 */
export async function missingMigration(
  url: string,
  datamodel: string,
  migrations: Migration[],
): Promise<string | null> {
  await (started ??= start());
  const files = [{ path: 'schema.prisma', content: datamodel }];
  const connections: SqlDriverAdapter[] = [];
  const factory = bindMigrationAwareSqlAdapterFactory({
    provider: 'postgres',
    adapterName: 'footbridge-pg',
    connect: async () => {
      const adapter = await connectAdapter(url);
      connections.push(adapter);
      return adapter;
    },
    connectToShadowDb: () => connectShadow(url),
  });
  const engine = await glue.SchemaEngine.new({ datamodels: [['schema.prisma', datamodel]] }, () => {}, factory);
  try {
    const { exitCode, stdout } = await engine.diff({
      from: { tag: 'migrations', ...asList(migrations) },
      to: { tag: 'schemaDatamodel', files },
      script: true,
      exitCode: true,
      filters: { externalTables: [], externalEnums: [] },
    });
    return exitCode === 0 ? null : stdout;
  } finally {
    engine.free();
    await Promise.all(connections.map((adapter) => adapter.dispose()));
  }
}

const asList = (migrations: Migration[]) => ({
  baseDir: 'prisma/migrations',
  lockfile: { path: 'migration_lock.toml', content: 'provider = "postgresql"\n' },
  shadowDbInitScript: '',
  migrationDirectories: migrations.map(({ name, sql }) => ({
    path: name,
    migrationFile: { path: 'migration.sql', content: { tag: 'ok' as const, value: sql } },
  })),
});
