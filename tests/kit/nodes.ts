// Several servers on one PostgreSQL, each on a data folder of its own, as one installation.
import pg from 'pg';
import { inject } from 'vitest';
import { queryAt } from './query-at.ts';
import { makeInstallation, type Installation } from './installation.ts';

export interface Nodes {
  /** The address of the first is that of all. */
  all: Installation[];
  databaseUrl: string;
  query<Row extends pg.QueryResultRow>(text: string, values?: unknown[]): Promise<Row[]>;
  /** Ends them and removes their folders and their database. */
  remove(): Promise<void>;
}

let made = 0;

/** Makes so many nodes, which are not started, on an empty database of the run's PostgreSQL. */
export async function makeNodes(count: number, env: Record<string, string> = {}): Promise<Nodes> {
  const name = `nodes_${process.pid}_${++made}`;
  const own = inject('databaseUrl');
  const admin = new pg.Client({ connectionString: own.replace(/[^/]*$/, 'postgres') });
  await admin.connect();
  await admin.query(`CREATE DATABASE ${name}`);
  const databaseUrl = own.replace(/[^/]*$/, name);
  const all: Installation[] = [];
  for (let index = 0; index < count; index++) {
    const [first] = all;
    all.push(
      await makeInstallation({ DATABASE_URL: databaseUrl, ...(first && { PUBLIC_ORIGIN: first.origin }), ...env }),
    );
  }
  return {
    all,
    databaseUrl,
    query: (text, values) => queryAt(databaseUrl, text, values),
    async remove() {
      for (const each of all) await each.remove();
      await admin.query(`DROP DATABASE ${name} WITH (FORCE)`);
      await admin.end();
    },
  };
}
