// Prints the GraphQL schema, or writes it to schema.graphql with `write`. Needs no database: the client connects lazily.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { useDatabase } from '../api/database/address.ts';

useDatabase('postgresql://localhost/none');
const { schemaText } = await import('../api/doors/graphql/schema-text.ts');
if (process.argv[2] === 'write') writeFileSync(join(import.meta.dirname, '../schema.graphql'), schemaText());
else process.stdout.write(schemaText());
process.exit(0);
