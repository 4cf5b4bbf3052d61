import type { PoolClient } from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { keepJournals, unlessKept } from '../../api/clicks/keep-journal.ts';
import { clickStore } from '../../api/clicks/store.ts';
import { advisoryLocks, withLock } from '../../api/database/advisory-lock.ts';
import { pool } from '../../api/database/db.ts';

let ingester: PoolClient;
let backup: PoolClient;
beforeEach(async () => {
  [ingester, backup] = [await pool.connect(), await pool.connect()];
});
afterEach(() => [ingester, backup].forEach((client) => client.release(true)));

test('nothing of a journal is removed while a backup wants it kept, and everything afterwards', async () => {
  let removed = 0;
  const remove = () => void removed++;
  await unlessKept(ingester, remove);
  expect(removed).toBe(1);
  await keepJournals(backup);
  await unlessKept(ingester, remove);
  expect(removed).toBe(1);
  backup.release(true); // a backup that is killed leaves nothing behind
  backup = await pool.connect();
  await expect
    .poll(async () => {
      await unlessKept(ingester, remove);
      return removed;
    })
    .toBe(2);
});

test('labels are maintained during a backup, and by one node at a time', async () => {
  await keepJournals(backup);
  const maintain = () => clickStore.maintainLabels(() => false);
  expect(await maintain()).toMatchObject({ repaired: 0 });
  await withLock(backup, advisoryLocks.labels, async () => expect(await maintain()).toBeNull());
});

test('a removal that fails holds no backup up', async () => {
  const failing = unlessKept(ingester, () => {
    throw new Error('the disk says no');
  });
  await expect(failing).rejects.toThrow('the disk says no');
  await keepJournals(backup); // what failed holds nothing up
});
