// The real application on a real port and the worker's own database, with people to ask it things.
import { clickTables, ensureClickTables } from '../../api/click-model/clickhouse-tables.ts';
import { sendMeasured } from '../../api/clicks/clickhouse/measured-outbox.ts';
import { changeOn, hasClickHouse, shardNumbers } from '../../api/clickhouse/shards.ts';
import { afterAll, beforeAll } from 'vitest';
import { useSharedCounts } from '../../api/common/limiter.ts';
import { db, pool } from '../../api/database/db.ts';
import { withClient } from '../../api/database/with-client.ts';
import type { SubscriptionTier } from '../../api/generated/prisma/enums.ts';
import { buildApp } from '../../api/doors/http/app.ts';
import type { RedirectHandler } from '../../api/doors/http/redirect-handler.ts';
import { commandLine } from '../../api/identity/operator-actor.ts';
import { setOperator } from '../../api/operators/set-operator.ts';
import { publicInternet, useOutboundPolicy } from '../../api/outbound/policy.ts';
import { atEndOfModules } from './afresh.ts';
import { listen } from './listen.ts';
import { issuer, mint, trustTestIssuer } from './tokens.ts';

export interface Person {
  id: number;
  subject: string;
  token: string;
}

export interface GraphQLAnswer {
  status: number;
  // Tests name the shape they expect in their assertions.
  data: any;
  errors?: { message: string; path?: (string | number)[]; extensions: Record<string, unknown> }[];
}

let origin = '';
let people = 0;

/** The application of all files that share their modules and need none of their own. */
let shared: Promise<string> | undefined;

/** Empties the database before the tests of a file; starts an application for them where they bring a handler of redirects. */
export function useWorld(redirect?: RedirectHandler): void {
  let close = async () => {};
  beforeAll(async () => {
    trustTestIssuer();
    // No test asks the internet.
    const resolve = async (host: string) => (host === 'localhost' ? ['127.0.0.1'] : []);
    useOutboundPolicy({ ...publicInternet, resolve, resolveTexts: async () => [] });
    await emptyDatabase();
    if (redirect) {
      const app = await buildApp(redirect);
      close = async () => void (await app.close());
      origin = await listen(app);
    } else origin = await (shared ??= startShared());
  });
  afterAll(() => close());
}

async function startShared(): Promise<string> {
  const app = await buildApp(() => false);
  atEndOfModules(async () => void (await app.close()));
  return listen(app);
}

/** Where the application of this file listens. */
export const at = (path: string) => origin + path;

/** What may be left behind of rows that were deleted one by one: a few pages. */
const SMALL_BYTES = 256 * 1024;

/** Removes every row of every table, migrations apart, and what limits have counted. Ids go on, so nothing that was kept of an earlier file fits a later one. */
export async function emptyDatabase(): Promise<void> {
  useSharedCounts(null);
  // To truncate a table takes as long as to delete a thousand rows, and takes those that refer to it along.
  await pool.query(`DO $$ DECLARE filled record; BEGIN
    SET LOCAL session_replication_role = replica; -- no table looks after another
    FOR filled IN
      SELECT format('%I.%I', nspname, relname) AS name, pg_table_size(pg_class.oid) > ${SMALL_BYTES} AS is_large
      FROM pg_class JOIN pg_namespace ON pg_namespace.oid = relnamespace
      WHERE nspname IN ('public', 'analytics') AND relkind = 'r' AND relname <> '_prisma_migrations'
        AND pg_relation_size(pg_class.oid) > 0
      ORDER BY is_large DESC
    LOOP
      EXECUTE CASE WHEN filled.is_large THEN 'TRUNCATE ' || filled.name || ' CASCADE' ELSE 'DELETE FROM ' || filled.name END;
    END LOOP;
  END $$`);
  if (!hasClickHouse) return;
  await ensureClickTables();
  for (const shard of shardNumbers) for (const table of clickTables) await changeOn(shard, `TRUNCATE TABLE ${table}`);
}

/** A new account that has signed in, with a valid access token. */
export async function person(
  options: { name?: string; tier?: SubscriptionTier; timeZone?: string } = {},
): Promise<Person> {
  const subject = `person-${++people}-${crypto.randomUUID()}`;
  const user = await db.user.create({
    data: {
      issuer,
      subject,
      email: `${subject}@example.test`,
      firstName: options.name ?? 'Ada',
      tier: options.tier ?? 'free',
      timeZone: options.timeZone ?? null,
    },
  });
  return { id: user.id, subject, token: await mint(subject) };
}

/** Lets an account run the installation, as the command does. */
export async function makeOperator(who: Person): Promise<Person> {
  await setOperator(commandLine, { email: `${who.subject}@example.test`, isOperator: true });
  return who;
}

/** A new account that runs the installation. */
export const operator = async (): Promise<Person> => makeOperator(await person({ name: 'Olga' }));

/** What the ingester does twice a second: tells ClickHouse what has changed of measured clicks. It may be away. */
async function tellChanges(): Promise<void> {
  if (hasClickHouse) await withClient(pool, sendMeasured).catch(() => {});
}

/** Asks the GraphQL door; `who` null sends no token. */
export async function gql(who: Person | null, query: string, variables: object = {}): Promise<GraphQLAnswer> {
  if (!query.startsWith('mutation')) await tellChanges();
  const response = await fetch(at('/graphql'), {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...bearer(who) },
    body: JSON.stringify({ query, variables }),
  });
  const body = (await response.json()) as Omit<GraphQLAnswer, 'status'>;
  return { status: response.status, ...body };
}

/** Asks the REST door; the body is parsed where it is JSON. */
export async function rest(who: Person | null, method: string, path: string, body?: unknown, headers: object = {}) {
  if (method === 'GET') await tellChanges();
  const response = await fetch(at(path), {
    method,
    headers: { ...bearer(who), ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.includes('json');
  return { status: response.status, headers: response.headers, body: isJson ? JSON.parse(text) : text };
}

const bearer = (who: Person | null): Record<string, string> => (who ? { authorization: `Bearer ${who.token}` } : {});
