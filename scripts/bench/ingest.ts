// npm run bench:ingest — clicks per second from journal to rollups: the real ingester process, PostgreSQL with fsync on,
// 50 owners with 200 links each, on this machine alone.
import { mkdirSync, mkdtempSync, chmodSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { useDatabase } from '../../api/database/address.ts';
import { startEmbedded } from '../../api/database/embedded.ts';
import { migrate } from '../../api/database/migrate.ts';
import { processTime } from './process-time.ts';
import { makeClick, randomSource } from '../../tests/kit/traffic.ts';
import { openCleanUp } from './clean-up.ts';

const { values } = parseArgs({ options: { clicks: { type: 'string', default: '400000' } } });
const total = Number(values.clicks);
const OWNERS = 50;
const LINKS_EACH = 200;
/** Far below the wanted rate: the measurement then fails instead of hanging. */
const TIMEOUT_MS = (total / 1_000) * 1_000;

await using cleanUp = openCleanUp();
const folder = mkdtempSync(join(tmpdir(), 'footbridge-ingest-'));
cleanUp.defer(() => rmSync(folder, { recursive: true, force: true }));
chmodSync(folder, 0o755); // as root the database runs under another account, which must get in
const server = await startEmbedded({ folder });
cleanUp.defer(() => server.stop());
useDatabase(server.url);
await migrate(server.url);
const { pool } = await import('../../api/database/pool.ts');
cleanUp.defer(() => pool.end());
const { openJournal } = await import('../../api/clicks/journal.ts');
const { startIngester } = await import('../../api/worker/ingester.ts');

await pool.query(
  `INSERT INTO app_user (issuer, subject, first_name) SELECT 'bench', n, 'Ada' FROM generate_series(1, $1::int) AS n`,
  [OWNERS],
);
const { rows } = await pool.query<{ id: number }>(
  `INSERT INTO short_url (owner_id, short_code, original_url)
   SELECT u.id, 'b' || u.id || '-' || n, 'https://example.com/' || n
   FROM app_user u, generate_series(1, $1::int) AS n ORDER BY random() RETURNING id`,
  [LINKS_EACH],
);
const links = rows.map((row) => row.id);

const journalFolder = join(folder, 'journal');
mkdirSync(journalFolder);
const journal = openJournal({ folder: journalFolder, maxBytes: 4e9, syncMs: 100 });
cleanUp.defer(() => journal.close());
const random = randomSource(7);
for (let written = 0; written < total; written++) {
  const last = written === total - 1 || written % 50 === 49;
  // As many clicks a frame as a busy turn of the event loop brings.
  if (last) await new Promise<void>((resolve) => journal.append(makeClick(random, links), resolve));
  else journal.append(makeClick(random, links), () => {});
}

const ingester = startIngester(journalFolder, { nodeId: crypto.randomUUID(), generation: 0 });
cleanUp.defer(() => ingester.stop());
while (ingester.figures().stored === 0) await delay(5); // opening the databases of places is not part of the rate
await pool.query('ANALYZE analytics.label'); // as the database does by itself within a minute
const began = performance.now();
const before = ingester.figures().stored;
const timeBefore = processTime(process.pid);
const logBefore = await logBytes();
while (ingester.figures().stored < total) {
  if (performance.now() - began > TIMEOUT_MS) throw new Error(`only ${ingester.figures().stored} were stored in time`);
  await delay(20);
}
const seconds = (performance.now() - began) / 1000;
const timeAfter = processTime(process.pid);
const logAfter = await logBytes();
/** Microseconds of processor time a click, which hardly differ on a machine that others use as well. */
const costOf = (of: 'ingester' | 'database') => ((timeAfter[of] - timeBefore[of]) / (total - before)) * 1e6;
await ingester.stop(); // counters of links may wait for more clicks
const [check] = (await pool.query('SELECT sum(click_count + bot_count)::int AS clicks FROM short_url')).rows;
console.log(
  `${total - before} clicks in ${seconds.toFixed(1)} s: ${Math.round((total - before) / seconds)}/s; stored ${check.clicks} of ${total}; ` +
    `processor time a click: ingester ${costOf('ingester').toFixed(1)} µs, database ${costOf('database').toFixed(1)} µs; write-ahead log a click: ${Math.round((logAfter - logBefore) / (total - before))} bytes`,
);

/** How much PostgreSQL has written to its write-ahead log, bytes. */
async function logBytes(): Promise<number> {
  const { rows: ends } = await pool.query("SELECT pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::float8 AS bytes");
  return ends[0].bytes;
}
