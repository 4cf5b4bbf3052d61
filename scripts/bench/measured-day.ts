// npm run bench:measured — one owner with 300,000 measured clicks today and 1,000 more a second, each with a round trip: how
// long the first question takes, and each one after a change; by what has changed, and by the whole day as it was before.
// And what storing a batch costs, with and without noting what has changed. All in one run.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { ClientBase } from 'pg';
import { useDatabase } from '../../api/database/address.ts';
import { startEmbedded } from '../../api/database/embedded.ts';
import { migrate } from '../../api/database/migrate.ts';
import { inTransaction } from '../../api/database/transaction.ts';
import { measuredBatch, insertToday } from './measured-clicks.ts';
import { openCleanUp } from './clean-up.ts';

const { values } = parseArgs({
  options: { clicks: { type: 'string', default: '300000' }, seconds: { type: 'string', default: '20' } },
});
/** Four batches a second, as the ingester stores them. */
const BATCH_MS = 250;
const BATCH_CLICKS = 250;
const WHOLE_ROUNDS = 5;
/** The statement of the version before: nothing is noted of what has changed. */
const MOVED_BEFORE = `
  INSERT INTO analytics.measured_day AS d (owner_id, day)
  SELECT DISTINCT owner_id, day FROM unnest($1::int[], $2::date[], $3::uuid[]) AS told (owner_id, day, click_id) ORDER BY 1, 2
  ON CONFLICT (owner_id, day) DO UPDATE SET version = d.version + 1, changed_at = excluded.changed_at`;

await using cleanUp = openCleanUp();
const folder = mkdtempSync(join(tmpdir(), 'footbridge-measured-'));
cleanUp.defer(() => rmSync(folder, { recursive: true, force: true }));
chmodSync(folder, 0o755); // as root the database runs under another account, which must get in
const server = await startEmbedded({ folder });
cleanUp.defer(() => server.stop());
useDatabase(server.url);
await migrate(server.url);
const { closeDatabase, pool } = await import('../../api/database/db.ts');
cleanUp.defer(closeDatabase);
const { storeMeasured } = await import('../../api/clicks/postgres/measured-clicks.ts');
const { moveDays } = await import('../../api/measurements/move-days.ts');
const { askClicks, closeEngine } = await import('../../api/figures/engine/click-engine.ts');
cleanUp.defer(closeEngine);

const OWNER = 1;
const NOBODY = 2;
const today = new Date().toISOString().slice(0, 10);
await insertToday(pool, { ownerId: OWNER, clicks: Number(values.clicks), day: today });
const client: ClientBase & { release(): void } = await pool.connect();
cleanUp.defer(() => client.release());

async function took(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

const question = {
  kind: 'measured',
  by: ['country'],
  among: null,
  quantities: ['roundTrip', 'jitter', 'speed', 'score'],
} as const;
async function ask(): Promise<number> {
  const query = { ownerId: OWNER, linkId: null, filters: [], from: today, to: today };
  const rows = await askClicks(query, question);
  return rows.reduce((sum, { counts }) => sum + counts.clicks, 0);
}

const figures: Record<string, number[]> = {};
const note = (name: string, ms: number) => (figures[name] ??= []).push(ms);

for (let round = 0; round < WHOLE_ROUNDS; round++) {
  await closeEngine();
  note('first question, nothing in memory', await took(ask));
}

let stored = Number(values.clicks);
async function store(): Promise<void> {
  const { clicks, roundTrips } = measuredBatch({ ownerId: OWNER, count: BATCH_CLICKS, day: today });
  note(
    'storing a batch of measured clicks',
    await took(() => inTransaction(client, () => storeMeasured(client, clicks, roundTrips))),
  );
  stored += clicks.length;
  const ids = clicks.map(({ source }) => source.clickId);
  const parameters = [ids.map(() => NOBODY), ids.map(() => today), ids];
  for (const [name, sql] of [
    ['  of it, moving the day as before', MOVED_BEFORE],
    ['  of it, moving the day and noting what has changed', moveDays],
  ] as const) {
    note(name, await took(() => inTransaction(client, () => client.query(sql, parameters))));
  }
}

async function expectAll(): Promise<void> {
  const found = await ask();
  if (found !== stored) throw new Error(`${found} of ${stored} clicks were found.`);
}

const batches = (Number(values.seconds) * 1_000) / BATCH_MS;
for (let batch = 0; batch < batches; batch++) {
  const next = delay(BATCH_MS); // the pace of the load
  await store();
  note('question after a change', await took(expectAll));
  await next;
}
for (let round = 0; round < WHOLE_ROUNDS; round++) note('question without a change', await took(expectAll));
for (let round = 0; round < WHOLE_ROUNDS; round++) {
  await store();
  await pool.query('TRUNCATE analytics.measured_change');
  note('question after a change, the whole day as before', await took(expectAll));
}
const { rows } = await pool.query<{ size: string }>(
  `SELECT pg_size_pretty(pg_total_relation_size('analytics.measured_click') + pg_total_relation_size('analytics.click_fact')) AS size`,
);

/** By nearest rank. */
const at = (sorted: number[], share: number) => sorted[Math.ceil(sorted.length * share) - 1]!;
console.log(`${stored} measured clicks of one day (${rows[0]!.size}); milliseconds:`);
for (const [name, all] of Object.entries(figures)) {
  const sorted = all.sort((a, b) => a - b);
  const [p50, p95] = [at(sorted, 0.5), at(sorted, 0.95)];
  console.log(`${name}: p50 ${p50.toFixed(1)}, p95 ${p95.toFixed(1)} (${all.length})`);
}
