// What stands beside this node at its database: poolers, newer versions, nodes that ended.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { findEndedNodes } from '../../api/clicks/ended-nodes.ts';
import { Ingest } from '../../api/clicks/ingest.ts';
import { claimNode } from '../../api/clicks/node-claim.ts';
import { config } from '../../api/common/config.ts';
import { contractionLock } from '../../api/database/contractions.ts';
import { migrate, migrationLock } from '../../api/database/migrate.ts';
import { NEWER } from '../../api/database/own-version.ts';
import { requireSessions } from '../../api/database/require-sessions.ts';
import { pool } from '../../api/database/db.ts';
import { judgeClicks } from '../../api/doors/http/click-watch.ts';
import { openPooler, type Pooler } from '../kit/pooler.ts';
import { emptyDatabase } from '../kit/world.ts';

const url = config.databaseUrl!;
const open: Pooler[] = [];
const TOMORROW = '99990101000000_of_tomorrow';
const scratch = mkdtempSync(join(tmpdir(), 'footbridge-neighbours-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));
afterEach(async () => {
  for (const pooler of open.splice(0)) pooler.close();
  await pool.query(`DELETE FROM _prisma_migrations WHERE migration_name = '${TOMORROW}'`);
  await pool.query('DELETE FROM upgrades.contraction');
  vi.restoreAllMocks();
});

const through = async (mode: 'transaction' | 'session') => {
  const pooler = await openPooler(url, mode);
  open.push(pooler);
  return pooler.url;
};

test('PostgreSQL itself is fine; a pooler in transaction mode is refused in one sentence, and so is one that takes no limit', async () => {
  await requireSessions(url, 1_000);
  await expect(requireSessions(await through('transaction'), 1_000)).rejects.toThrow(
    /^DATABASE_URL leads to a pooler in transaction mode, [^.]+\.$/,
  );
  await expect(requireSessions(await through('session'), 1_000)).rejects.toThrow(
    /^the pooler of DATABASE_URL refuses statement_timeout; .* ignore_startup_parameters/,
  );
});

test('a node beside a newer database goes on storing until that takes something away; then it says so, and its clicks wait', async () => {
  await emptyDatabase();
  const said = vi.spyOn(console, 'log').mockImplementation(() => {});
  const [ingest, other] = [new Ingest(crypto.randomUUID()), new Ingest(crypto.randomUUID())];
  try {
    await ingest.prepare();
    let from = await ingest.position();
    const store = async () => {
      const next = { file: from.file, offset: from.offset + 1 };
      await ingest.store(from, { clicks: [], roundTrips: [], next });
      from = next;
    };
    await pool.query(
      `INSERT INTO _prisma_migrations (id, checksum, migration_name, finished_at) VALUES ('x', 'x', '${TOMORROW}', now())`,
    );
    await store();
    expect(await migrate(url)).toEqual([]);
    expect(said.mock.calls.flat()).toEqual([expect.stringContaining('beside which this one can run')]);

    await pool.query(`INSERT INTO upgrades.contraction VALUES ('${TOMORROW}')`);
    await expect(store()).rejects.toThrow(NEWER);
    await expect(other.prepare()).rejects.toThrow(NEWER);
    expect(await ingest.position()).toEqual(from);
    const journal = { written: 1, lost: 0, bytes: 100, maxBytes: 1_000, failure: null };
    const ingester = { stored: 0, damagedBytes: 0, lagBytes: 100, keptBytes: 0, silentMs: 1, failure: NEWER };
    const { state, message } = judgeClicks(journal, ingester, { clicks: 0, damagedBytes: 0, lastAt: 0 });
    expect([state, message]).toEqual(['degraded', expect.stringContaining(NEWER)]);
    await expect(migrate(url)).rejects.toThrow(
      `the database was migrated by a newer version of Footbridge (${TOMORROW}); start that version, or restore a backup`,
    );
    await pool.query('DELETE FROM upgrades.contraction');
    await store();
  } finally {
    await Promise.all([ingest.close(), other.close()]);
  }
});

test('while a node migrates, another waits and says for what; clicks wait only for what takes something away', async () => {
  const said = vi.spyOn(console, 'log').mockImplementation(() => {});
  const migrating = new pg.Client({ connectionString: url });
  await migrating.connect();
  const ingest = new Ingest(crypto.randomUUID());
  try {
    await migrating.query('SELECT pg_advisory_lock($1)', [migrationLock]);
    await ingest.prepare();
    const start = migrate(url);
    await expect
      .poll(() => said.mock.calls.flat())
      .toEqual(['  Waiting for another node, which is migrating the database …']);
    await migrating.query('SELECT pg_advisory_lock($1)', [contractionLock]);
    await expect(ingest.prepare()).rejects.toThrow('The database is being migrated.');
    await migrating.query('SELECT pg_advisory_unlock_all()');
    expect(await start).toEqual([]);
    await ingest.prepare();
  } finally {
    await ingest.close();
    await migrating.end();
  }
});

test('a node that ended without being stopped is told by the others, until it runs again; one that was stopped is not', async () => {
  await emptyDatabase();
  const folder = mkdtempSync(join(scratch, 'data-'));
  const claim = () => claimNode({ connectionString: url, folder, onLost: () => {} });
  const first = await claim();
  expect(await findEndedNodes(pool)).toEqual({ state: 'ok' });
  await first.release(false); // as if it had been killed
  const finding = () => findEndedNodes(pool);
  await expect
    .poll(finding)
    .toMatchObject({ state: 'degraded', message: expect.stringContaining(first.nodeId.slice(0, 8)) });
  const again = await claim();
  expect(await finding()).toEqual({ state: 'ok' });
  await again.release(true);
  await expect
    .poll(
      async () =>
        (
          await pool.query(
            "SELECT FROM pg_stat_activity WHERE application_name LIKE 'footbridge-node-%' AND datname = current_database()",
          )
        ).rowCount,
    )
    .toBe(0);
  expect(await finding()).toEqual({ state: 'ok' });
});
