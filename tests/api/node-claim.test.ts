// One node, one server: copies of a data folder are found, crashes and databases brought back are not taken for them.
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { Ingest } from '../../api/clicks/ingest.ts';
import { claimNode, CopiedFolder, type NodeClaim } from '../../api/clicks/node-claim.ts';
import { readIdentity, writeIdentity } from '../../api/clicks/machine-id.ts';
import { PositionMoved } from '../../api/clicks/position.ts';
import { createJournalFile } from '../../api/clicks/journal-files.ts';
import { config } from '../../api/common/config.ts';
import { pool } from '../../api/database/db.ts';
import { endConnections } from '../kit/outage.ts';

const scratch = mkdtempSync(join(tmpdir(), 'footbridge-claims-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

let folder: string;
const claims: NodeClaim[] = [];
const lost: Error[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(scratch, 'data-'));
});
afterEach(async () => {
  for (const one of claims.splice(0)) await one.release(true);
  lost.length = 0;
});

async function claim(of = folder): Promise<NodeClaim> {
  const onLost = (error: Error) => void lost.push(error);
  const made = await claimNode({ connectionString: config.databaseUrl!, folder: of, onLost });
  claims.push(made);
  return made;
}

async function once(of = folder): Promise<number> {
  const made = await claim(of);
  await made.release(true);
  return made.generation;
}

function copy(): string {
  const to = mkdtempSync(join(scratch, 'copy-'));
  cpSync(folder, to, { recursive: true });
  return to;
}

test('every start is counted, and whoever stored for an earlier one stores no more', async () => {
  const first = await claim();
  const [before, after] = [new Ingest(first.nodeId, first.generation), new Ingest(first.nodeId, first.generation + 1)];
  try {
    const position = await before.position();
    await first.release(true);
    expect(await once()).toBe(first.generation + 1);
    await expect(before.position()).rejects.toThrow(PositionMoved);
    const next = { file: position.file, offset: position.offset + 1 };
    await expect(before.store(position, { clicks: [], roundTrips: [], next })).rejects.toThrow(PositionMoved);
    expect(await after.position()).toEqual(position);
    await after.store(position, { clicks: [], roundTrips: [], next });
  } finally {
    await Promise.all([before.close(), after.close()]);
  }
});

test('a copy is refused while the original runs, soon, and the original goes on', async () => {
  await claim();
  const began = performance.now();
  await expect(claim(copy())).rejects.toThrow(CopiedFolder);
  expect(performance.now() - began).toBeLessThan(15_000);
  expect(lost).toEqual([]);
});

test('a copy that starts when the original has been started since is refused, whichever of them that is', async () => {
  await once();
  const other = copy();
  await once(other); // the folder was moved to another machine, say
  await expect(claim()).rejects.toThrow(
    /another server has used the database as the node of .*delete its file node-id/,
  );
  await once(other);
  rmSync(join(folder, 'node-id'));
  const fresh = await claim();
  expect(fresh.nodeId).not.toBe(readIdentity(other).id);
});

test('a start that was killed while it was noted is no copy', async () => {
  for (const isInDatabase of [false, true]) {
    const number = await once();
    const { id, generations } = readIdentity(folder);
    const next = { number: number + 1, token: crypto.randomUUID() };
    writeIdentity(folder, { id, generations: [...generations, next] });
    const values = isInDatabase ? next : generations[0]!;
    await pool.query('UPDATE analytics.journal_position SET generation = $2, token = $3 WHERE node_id = $1', [
      id,
      values.number,
      values.token,
    ]);
    expect(await once()).toBe(number + 2);
    expect(readIdentity(folder).generations).toHaveLength(1);
  }
});

test('a holder that shows no life any more is waited for: PostgreSQL misses it in the end', async () => {
  const { id } = readIdentity(folder);
  const mute = new pg.Client({ connectionString: config.databaseUrl!, application_name: `footbridge-node-${id}` });
  await mute.connect();
  await mute.query('SELECT pg_advisory_lock(hashtextextended($1, 0))', [id]);
  const waiting = claim();
  const isOver = waiting.then(() => true);
  expect(await Promise.race([isOver, delay(3_000, false)])).toBe(false);
  await mute.end();
  expect(await isOver).toBe(true);
});

test('a database that was brought back to an earlier state, or is another one, is no copy', async () => {
  const { id } = (await once(), readIdentity(folder));
  const { rows } = await pool.query('SELECT generation, token FROM analytics.journal_position WHERE node_id = $1', [
    id,
  ]);
  for (let start = 0; start < 3; start++) await once();
  await pool.query('UPDATE analytics.journal_position SET generation = $2, token = $3 WHERE node_id = $1', [
    id,
    rows[0].generation,
    rows[0].token,
  ]);
  expect(await once()).toBe(5);
  await pool.query('DELETE FROM analytics.journal_position WHERE node_id = $1', [id]);
  expect(await once()).toBe(6);
});

test('a lost connection is taken up again; where somebody else took the node meanwhile the server is told', async () => {
  const { nodeId } = await claim();
  const name = `footbridge-node-${nodeId}`;
  expect(await endConnections(name)).toBe(1);
  await expect
    .poll(() => pool.query('SELECT 1 FROM pg_stat_activity WHERE application_name = $1', [name]))
    .toMatchObject({
      rowCount: 1,
    });
  expect(lost).toEqual([]);
  await pool.query(
    'UPDATE analytics.journal_position SET generation = generation + 1, token = gen_random_uuid() WHERE node_id = $1',
    [nodeId],
  );
  await endConnections(name);
  await expect.poll(() => lost.map((error) => error.constructor)).toEqual([CopiedFolder]);
});

test('an identity of an earlier version is kept, and a journal without one belongs to nobody', async () => {
  const id = crypto.randomUUID();
  writeFileSync(join(folder, 'node-id'), id);
  expect((await claim()).nodeId).toBe(id);
  expect(readFileSync(join(folder, 'node-id'), 'utf8').split('\n')[0]).toBe(id);

  const orphaned = mkdtempSync(join(scratch, 'orphaned-'));
  mkdirSync(join(orphaned, 'journal'));
  createJournalFile(join(orphaned, 'journal'), 0);
  await expect(claim(orphaned)).rejects.toThrow(/belongs to a node whose file node-id is missing/);
});

test.skipIf(!existsSync('/dev/full'))(
  'a start on a full disk goes on as the last one; the first start needs room',
  async () => {
    const first = await once();
    symlinkSync('/dev/full', join(folder, 'node-id.new'));
    const again = await claim();
    expect(again.generation).toBe(first);
    const ingest = new Ingest(again.nodeId, again.generation);
    await ingest.position();
    await ingest.close();
    await again.release(true);
    rmSync(join(folder, 'node-id.new'));
    expect(await once()).toBe(first + 1);

    folder = mkdtempSync(join(scratch, 'data-'));
    symlinkSync('/dev/full', join(folder, 'node-id.new'));
    await expect(claim()).rejects.toThrow('ENOSPC');
  },
);
