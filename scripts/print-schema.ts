// Prints the GraphQL schema, or writes it to schema.graphql with `write`. Needs no database: the client connects lazily.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { lexicographicSortSchema, printSchema } from 'graphql';
import { config } from '../api/config.ts';

config.databaseUrl ??= 'postgresql://localhost/none';
const { schema } = await import('../api/schema.ts');
const text = `${printSchema(lexicographicSortSchema(schema))}\n`;
if (process.argv[2] === 'write') writeFileSync(join(import.meta.dirname, '../schema.graphql'), text);
else process.stdout.write(text);
process.exit(0);
