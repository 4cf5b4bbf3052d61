import { defineConfig } from 'prisma/config';

// `generate`, `validate` and `format` need no schema engine, yet the CLI insists on a binary and would download
// one. Any executable satisfies it for those commands; `migrate` and `db` keep their own behaviour.
if (!process.argv.includes('migrate') && !process.argv.includes('db')) {
  process.env.PRISMA_SCHEMA_ENGINE_BINARY ||= process.execPath;
}

export default defineConfig({
  schema: 'prisma/schema.prisma',
  migrations: { path: 'prisma/migrations' },
  datasource: { url: process.env.DATABASE_URL ?? '' },
});
