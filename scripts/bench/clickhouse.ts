// npm run bench:clickhouse — the same clicks as columns in memory, in ClickHouse and as rows of PostgreSQL, in one run: how long a
// filtered year's panel, a page of history far back and a whole Overview of one owner take (p50 and p95, milliseconds), the
// same panel of owners asked at random, what the clicks take of memory and disk, and clicks stored a second. --folder keeps them for the next run.
// --clicks takes several sizes, each an owner of its own; --engines chooses. Nothing is measured of these clicks beside themselves.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startClickHouse } from '../../tests/clickhouse/clickhouse.ts';
import { queryAt } from '../../tests/kit/query-at.ts';
import { memoryOf } from './process-time.ts';
import { at, timesOf } from './times.ts';
import { openCleanUp } from './clean-up.ts';

const { values } = parseArgs({
  options: {
    clicks: { type: 'string', default: '10000000' },
    owners: { type: 'string', default: '100' },
    each: { type: 'string', default: '100000' },
    rounds: { type: 'string', default: '20' },
    engines: { type: 'string', default: 'columns,ClickHouse,plain SQL' },
    folder: { type: 'string' },
    ingested: { type: 'string', default: '400000' },
  },
});
await using cleanUp = openCleanUp();
const folder = values.folder ?? mkdtempSync(join(tmpdir(), 'footbridge-clickhouse-bench-'));
if (!values.folder) cleanUp.defer(() => rmSync(folder, { recursive: true, force: true }));
mkdirSync(folder, { recursive: true });
chmodSync(folder, 0o755); // as root the database runs under another account, which must get in
const clickHouse = await startClickHouse(values.folder && join(folder, 'clickhouse'));
cleanUp.defer(() => clickHouse.remove());
process.env.CLICKHOUSE_URL = `${clickHouse.origin}/footbridge`; // settings are read with the first import of ours

const { config } = await import('../../api/common/config.ts');
const { useDatabase } = await import('../../api/database/address.ts');
const { startEmbedded } = await import('../../api/database/embedded.ts');
const { migrate } = await import('../../api/database/migrate.ts');
const forgetful = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_wal_size: '4GB' };
const server = await startEmbedded({ folder: join(folder, 'postgres'), settings: forgetful });
cleanUp.defer(() => server.stop());
useDatabase(server.url);
config.databaseStatementMs = 0; // making clicks takes longer than any question may
await migrate(server.url);
const { closeDatabase, pool } = await import('../../api/database/db.ts');
cleanUp.defer(closeDatabase);
const { askOn, closeShards } = await import('../../api/clickhouse/shards.ts');
cleanUp.defer(closeShards);
const { openScope } = await import('../../api/analytics/scope.ts');
const { useEngine } = await import('../../api/figures/engine/click-engine.ts');
const { StoredClicks } = await import('../../api/figures/engine/stored-clicks.ts');
const { ColumnarEngine } = await import('../../api/figures/columnar/read/columnar-engine.ts');
const { ClickHouseEngine } = await import('../../api/figures/clickhouse/clickhouse-engine.ts');
const { SqlEngine } = await import('../../api/figures/sql/sql-engine.ts');
const { compactYear, fillYear } = await import('./analytics-clicks.ts');
const { withoutIndexes } = await import('./without-indexes.ts');
const { panels } = await import('./analytics-panels.ts');
const { openOverview } = await import('./analytics-overview.ts');
const { copyToClickHouse, makeOwners } = await import('./clickhouse-clicks.ts');

const sizes = values.clicks.split(',').map(Number);
const began = performance.now();
const say = (what: string) => console.log(`${((performance.now() - began) / 1_000).toFixed(0).padStart(6)} s ${what}`);
const { rows: known } = await pool.query<{ id: number }>('SELECT id FROM app_user ORDER BY id');
const ids = known.length ? known.map(({ id }) => id) : await makeClicks();

/** Makes the clicks of all owners in each store; returns the owners' ids, those of the sizes first. */
async function makeClicks(): Promise<number[]> {
  const made = await withoutIndexes(pool, async () => {
    const single: number[] = [];
    for (const size of sizes) single.push(await fillYear(pool, size, Date.now()));
    say('owners of the given sizes');
    const crowd = { owners: Number(values.owners), clicksEach: Number(values.each) };
    const all = [...single, ...(await makeOwners(pool, single[0]!, crowd))];
    say('other owners');
    return all;
  });
  say('indexes');
  await compactYear(pool, Date.now());
  say('columns');
  say(`${await copyToClickHouse(pool, server.url)} clicks in ClickHouse`);
  return made;
}
const others = ids.slice(sizes.length);
config.databaseStatementMs = 120_000;

const owner = { tier: 'enterprise', timeZone: 'UTC', begunDay: null, retentionDays: null } as const;
const ownerOf = (id: number) => ({ id, ...owner, firstWeekday: 1, homeCountry: null });
const input = {
  period: 'LAST_365_DAYS',
  filters: [
    { dimension: 'country', values: ['DE'] },
    { dimension: 'device', values: ['mobile'] },
  ],
};
const columnar = new StoredClicks(new ColumnarEngine());
cleanUp.defer(() => columnar.close());
const engines = { columns: columnar, ClickHouse: new ClickHouseEngine(), 'plain SQL': new SqlEngine() };
type Engine = keyof typeof engines;

/** Draws owners in the same order for each engine. */
const drawn = Array.from({ length: Number(values.rounds) * 5 }, (_, index) => others[(index * 7_919) % others.length]!);
let draw = 0;

type Questions = Record<string, () => Promise<unknown>>;

const questionsOf = (ownerId: number, overview: Awaited<ReturnType<typeof openOverview>>): Questions => ({
  'a filtered year by city': async () => panels.cities!.ask(await openScope(ownerOf(ownerId), input)),
  'a page of history far back': async () =>
    panels['history, far back']!.ask(await openScope(ownerOf(ownerId), { period: 'LAST_365_DAYS' })),
  'a whole Overview': () => overview.ask('LAST_365_DAYS', []),
  'a whole Overview, filtered': () => overview.ask('LAST_365_DAYS', input.filters),
});

const atRandom: Questions = {
  'owners at random': async () =>
    panels.cities!.ask(
      await openScope(ownerOf(drawn[draw++ % drawn.length]!), { ...input, filters: [input.filters[1]!] }),
    ),
};

const MB = 1024 * 1024;
const inMb = (bytes: number | string) => `${Math.round(Number(bytes) / MB)} MB`;
/** The time one question may be asked again in. */
const LONGEST_MS = 60_000;

/** Asks each question once, then as often as fits; prints its times. */
async function askAll(questions: Questions, rounds: number): Promise<void> {
  for (const [question, ask] of Object.entries(questions)) {
    const began = performance.now();
    try {
      const [first] = (await timesOf(ask, 1)) as [number];
      const fitting = Math.max(1, Math.min(rounds, Math.floor(LONGEST_MS / first)));
      const times = first > LONGEST_MS / 2 ? [first] : await timesOf(ask, fitting);
      const [p50, p95] = [at(times, 0.5), at(times, 0.95)].map((ms) => ms.toFixed(1).padStart(9));
      console.log(`${question.padEnd(28)} p50 ${p50}  p95 ${p95}  (${times.length})`);
    } catch (error) {
      const seconds = ((performance.now() - began) / 1_000).toFixed(0);
      console.log(`${question.padEnd(28)} none after ${seconds} s: ${(error as Error).message}`);
      await endStatements();
    }
  }
}

/** What an engine gave up may still be computed, and would take time from the next question. */
const endStatements = () =>
  queryAt(
    server.url,
    `SELECT pg_cancel_backend(pid) FROM pg_stat_activity WHERE state = 'active' AND pid <> pg_backend_pid()`,
  );

const chosen = (Object.keys(engines) as Engine[]).filter((one) => values.engines.split(',').includes(one));
for (const engine of chosen) {
  useEngine(engines[engine]);
  if (others.length) console.log(`— ${engine}: ${others.length} owners of ${values.each} clicks`);
  draw = 0;
  if (others.length) await askAll(atRandom, Number(values.rounds) * 5);
  for (const [index, size] of sizes.entries()) {
    console.log(`— ${engine}: an owner of ${size} clicks`);
    const overview = await openOverview(ids[index]!);
    await askAll(questionsOf(ids[index]!, overview), Number(values.rounds));
    await overview.close();
    if (engine === 'ClickHouse') console.log(`memory of ClickHouse: ${inMb(memoryOf(clickHouse.pid()))}`);
    if (engine === 'columns') console.log(`memory of the process: ${inMb(memoryOf(process.pid))}`);
  }
}

const { rows: taken } = await pool.query<{ rows: string; columns: string }>(
  `SELECT (SELECT sum(pg_total_relation_size(inhrelid)) FROM pg_inherits WHERE inhparent = 'analytics.click'::regclass) AS rows,
     pg_total_relation_size('analytics.segment_column') AS columns`,
);
const [parts] = await askOn<{ bytes: number }>(
  0,
  "SELECT sum(bytes_on_disk) AS bytes FROM system.parts WHERE active AND table = 'click'",
);
console.log(
  `disk: ${inMb(taken[0]!.rows)} as rows, ${inMb(taken[0]!.columns)} as columns beside them, ${inMb(parts!.bytes)} in ClickHouse`,
);

for (const [name, url] of [
  ['PostgreSQL', ''],
  ['ClickHouse', `${clickHouse.origin}/ingested`],
] as const) {
  console.log(`stored by the ingester, ${name}:`);
  const given = [join(import.meta.dirname, 'ingest.ts'), '--clicks', values.ingested];
  const child = spawn(process.execPath, given, { stdio: 'inherit', env: { ...process.env, CLICKHOUSE_URL: url } });
  await once(child, 'exit');
}
