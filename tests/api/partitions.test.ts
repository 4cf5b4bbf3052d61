import type { PoolClient } from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createAhead, ensurePartitions, forgetVisitors } from '../../api/clicks/postgres/partitions.ts';
import { saltsOf } from '../../api/clicks/postgres/visitor.ts';
import { pool } from '../../api/database/db.ts';
import { expectAgreement } from '../kit/agreement.ts';
import { useClicks } from '../kit/clicks.ts';
import { numberOf, shorten } from '../kit/queries.ts';
import { person, useWorld } from '../kit/world.ts';

const clicks = useClicks();
useWorld(clicks.handler);

let client: PoolClient;
beforeAll(async () => {
  client = await pool.connect();
});
afterAll(() => client.release());
beforeEach(async () => {
  for (const name of [...(await partitions('click')), ...(await partitions('daily_visitor'))]) {
    await pool.query(`DROP TABLE analytics.${name}`);
  }
  await pool.query('TRUNCATE analytics.salt');
});

async function partitions(parent: string): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    `SELECT c.relname AS name FROM pg_inherits i JOIN pg_class c ON c.oid = i.inhrelid
     WHERE i.inhparent = ('analytics.' || $1)::regclass ORDER BY 1`,
    [parent],
  );
  return rows.map((row) => row.name);
}
const saltDays = async () => {
  const { rows } = await pool.query<{ day: string }>('SELECT day::text FROM analytics.salt ORDER BY 1');
  return rows.map((row) => row.day);
};

test('visitors are in no log of the database, as their salts are not', async () => {
  await createAhead(client, new Set());
  const { rows } = await pool.query<{ name: string; kept: string }>(
    `SELECT c.relname AS name, c.relpersistence AS kept FROM pg_class c
     WHERE c.oid = 'analytics.salt'::regclass
       OR c.oid IN (SELECT inhrelid FROM pg_inherits WHERE inhparent = 'analytics.daily_visitor'::regclass)`,
  );
  expect(rows).toHaveLength(5);
  for (const { name, kept } of rows) expect([name, kept]).toEqual([name, 'u']);
});

test('this month, the next two and the days around today are made before a click needs them', async () => {
  const known = new Set<string>();
  await createAhead(client, known, Date.parse('2026-12-31T23:30:00Z'));
  expect(await partitions('click')).toEqual(['click_2026_12', 'click_2027_01', 'click_2027_02']);
  expect(await partitions('daily_visitor')).toEqual([
    'daily_visitor_2026_12_30',
    'daily_visitor_2026_12_31',
    'daily_visitor_2027_01_01',
    'daily_visitor_2027_01_02',
  ]);
  await createAhead(client, new Set(), Date.parse('2026-12-31T23:30:00Z')); // another node, or after a restart
  expect(await partitions('click')).toHaveLength(3);
});

test('from the last day of a long month the next two are still the next two', async () => {
  await createAhead(client, new Set(), Date.parse('2027-01-31T12:00:00Z'));
  expect(await partitions('click')).toEqual(['click_2027_01', 'click_2027_02', 'click_2027_03']);
});

test('nodes that make the same partitions at once do not stumble', async () => {
  const nodes = await Promise.all(Array.from({ length: 4 }, () => pool.connect()));
  try {
    await Promise.all(nodes.map((node) => ensurePartitions(node, new Set(), ['2030-01', '2030-02'], ['2030-01-01'])));
  } finally {
    nodes.forEach((node) => node.release());
  }
  expect(await partitions('click')).toEqual(['click_2030_01', 'click_2030_02']);
  const { rows } = await pool.query(`SELECT 1 FROM pg_locks WHERE locktype = 'advisory' AND database =
    (SELECT oid FROM pg_database WHERE datname = current_database())`);
  expect(rows).toEqual([]);
});

describe('visitors are forgotten', () => {
  const days = ['2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19', '2026-11-20'];

  test('48 hours after their day ended everywhere, with the salt that could name them again', async () => {
    const known = new Set<string>();
    await ensurePartitions(client, known, [], days);
    await saltsOf(client, days);
    // The 17th ends in the last zone on the 18th at 12:00 UTC; 48 hours later is the 20th at 12:00 UTC.
    expect(await forgetVisitors(client, known, Date.parse('2026-11-20T11:59:00Z'))).toBe(1);
    expect(await partitions('daily_visitor')).toEqual(
      days.slice(1).map((day) => `daily_visitor_${day.replaceAll('-', '_')}`),
    );
    expect(await saltDays()).toEqual(days.slice(1));
    expect(await forgetVisitors(client, known, Date.parse('2026-11-20T12:00:00Z'))).toBe(1);
    expect(await saltDays()).toEqual(days.slice(2));
    expect(await forgetVisitors(client, known, Date.parse('2026-11-20T12:00:00Z'))).toBe(0);
    await ensurePartitions(client, known, [], days); // what is gone is not thought to be there
    expect(await partitions('daily_visitor')).toHaveLength(5);
  });

  test('of days to come, too, which a clock ahead had made', async () => {
    await ensurePartitions(client, new Set(), [], ['2032-01-01', '2032-01-02']);
    await saltsOf(client, ['2032-01-01']);
    expect(await forgetVisitors(client, new Set())).toBe(2);
    expect(await saltDays()).toEqual([]);
  });

  test('every day has a salt of its own, and all nodes the same', async () => {
    const nodes = await Promise.all(Array.from({ length: 4 }, () => pool.connect()));
    const made = await Promise.all(nodes.map((node) => saltsOf(node, days)));
    nodes.forEach((node) => node.release());
    const inner = made.map((salts) => days.map((day) => salts.get(day)!.inner.toString('hex')));
    expect(new Set(inner[0]).size).toBe(days.length);
    for (const other of inner) expect(other).toEqual(inner[0]);
  });

  test('clicks that come when their day is forgotten are still stored, and agree', async () => {
    const ada = await person();
    const linkId = numberOf((await shorten(ada)).id);
    const at = Date.now() - 10 * 86_400_000;
    const visitor = { linkId, at, address: '203.0.113.1' };
    await clicks.ingest([visitor, visitor]);
    const connection = await pool.connect();
    await forgetVisitors(connection, new Set());
    connection.release();
    expect(await saltDays()).toEqual([]);
    // The ingester had thought the day's partition to be there; it tries again.
    await expect(clicks.ingest([visitor, { ...visitor, address: '203.0.113.2' }])).rejects.toThrow('no partition');
    expect(await clicks.settle()).toBe(2);
    const { rows } = await pool.query('SELECT click_count FROM short_url WHERE id = $1', [linkId]);
    expect(rows).toEqual([{ click_count: 4 }]);
    await expectAgreement();
  });
});
