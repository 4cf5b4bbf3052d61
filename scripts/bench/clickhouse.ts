// npm run bench:clickhouse — the same clicks as columns in memory, in ClickHouse and as rows of PostgreSQL, in one run: how long a
// filtered year's panel, a page of history far back and a whole Overview of one owner take (p50 and p95, milliseconds), the
// same panel of owners asked at random, what the clicks take of memory and disk, and clicks stored a second. --folder keeps them for the next run.
// With --times ClickHouse alone has each click of the first owner so many times, by other visitors; --engines chooses.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startClickHouse } from '../../tests/clickhouse/clickhouse.ts';
import { memoryOf } from './process-time.ts';
import { at, timesOf } from './times.ts';
import { openCleanUp } from './clean-up.ts';

const { values } = parseArgs({
  options: {
    clicks: { type: 'string', default: '10000000' },
    owners: { type: 'string', default: '100' },
    each: { type: 'string', default: '100000' },
    rounds: { type: 'string', default: '20' },
    times: { type: 'string', default: '1' },
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
const server = await startEmbedded({ folder: join(folder, 'postgres') });
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
const { makeYear } = await import('./analytics-clicks.ts');
const { panels } = await import('./analytics-panels.ts');
const { openOverview } = await import('./analytics-overview.ts');
const { copyToClickHouse, makeOwners, multiplyInClickHouse } = await import('./clickhouse-clicks.ts');

const { rows: known } = await pool.query<{ id: number }>('SELECT id FROM app_user ORDER BY id');
const ownerId = known[0]?.id ?? (await makeYear(pool, Number(values.clicks), Date.now()));
const crowd = { owners: Number(values.owners), clicksEach: Number(values.each) };
const others = known.length ? known.slice(1).map(({ id }) => id) : await makeOwners(pool, ownerId, crowd);
if (!known.length) console.log(`${await copyToClickHouse(pool, server.url)} clicks`);
const multiplied = await multiplyInClickHouse(ownerId, Number(values.clicks) * Number(values.times));
console.log(`${multiplied} clicks of the first owner in ClickHouse`);
config.databaseStatementMs = 600_000;

const owner = { tier: 'enterprise', timeZone: 'UTC', begunDay: null, retentionDays: null } as const;
const ownerOf = (id: number) => ({ id, ...owner, firstWeekday: 1, homeCountry: null });
const input = {
  period: 'LAST_365_DAYS',
  filters: [
    { dimension: 'country', values: ['DE'] },
    { dimension: 'device', values: ['mobile'] },
  ],
};
const overview = await openOverview(ownerId);
cleanUp.defer(() => overview.close());
const columnar = new StoredClicks(new ColumnarEngine());
cleanUp.defer(() => columnar.close());
const engines = { columns: columnar, ClickHouse: new ClickHouseEngine(), 'plain SQL': new SqlEngine() };
type Engine = keyof typeof engines;

/** Draws owners in the same order for each engine. */
const drawn = Array.from({ length: Number(values.rounds) * 5 }, (_, index) => others[(index * 7_919) % others.length]!);
let draw = 0;

const questions: Record<string, () => Promise<unknown>> = {
  'a filtered year by city': async () => panels.cities!.ask(await openScope(ownerOf(ownerId), input)),
  'a page of history far back': async () =>
    panels['history, far back']!.ask(await openScope(ownerOf(ownerId), { period: 'LAST_365_DAYS' })),
  'a whole Overview': () => overview.ask('LAST_365_DAYS', []),
  'a whole Overview, filtered': () => overview.ask('LAST_365_DAYS', input.filters),
  'owners at random': async () =>
    panels.cities!.ask(
      await openScope(ownerOf(drawn[draw++ % drawn.length]!), { ...input, filters: [input.filters[1]] }),
    ),
};

const MB = 1024 * 1024;

const chosen = values.engines.split(',');
for (const name of (Object.keys(engines) as Engine[]).filter((one) => chosen.includes(one))) {
  useEngine(engines[name]);
  const before = memoryOf(process.pid);
  for (const [question, ask] of Object.entries(questions)) {
    const isRandom = question === 'owners at random';
    if (isRandom && !others.length) continue;
    draw = 0;
    const rounds = (isRandom ? 5 : 1) * (name === 'plain SQL' ? 3 : Number(values.rounds));
    try {
      if (!isRandom) await ask();
      const times = await timesOf(ask, rounds);
      const [p50, p95] = [at(times, 0.5), at(times, 0.95)].map((ms) => ms.toFixed(1).padStart(8));
      console.log(`${question.padEnd(28)} ${name.padEnd(10)} p50 ${p50}  p95 ${p95}`);
    } catch (error) {
      console.log(`${question.padEnd(28)} ${name.padEnd(10)} ${(error as Error).message}`);
    }
  }
  const taken = name === 'ClickHouse' ? memoryOf(clickHouse.pid()) : memoryOf(process.pid) - before;
  if (name !== 'plain SQL') console.log(`memory ${name}: ${Math.round(taken / MB)} MB`);
}

const { rows: sizes } = await pool.query<{ rows: string; columns: string }>(
  `SELECT (SELECT sum(pg_total_relation_size(inhrelid)) FROM pg_inherits WHERE inhparent = 'analytics.click'::regclass) AS rows,
     pg_total_relation_size('analytics.segment_column') AS columns`,
);
const [parts] = await askOn<{ bytes: number }>(
  0,
  "SELECT sum(bytes_on_disk) AS bytes FROM system.parts WHERE active AND table = 'click'",
);
const inMb = (bytes: number | string) => `${Math.round(Number(bytes) / MB)} MB`;
console.log(
  `disk: ${inMb(sizes[0]!.rows)} as rows, ${inMb(sizes[0]!.columns)} as columns beside them, ${inMb(parts!.bytes)} in ClickHouse`,
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
