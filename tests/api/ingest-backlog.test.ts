// A backlog: the next batch is prepared while one is stored, and the counters of links wait for several.
import { beforeEach, expect, test } from 'vitest';
import type { Ingest } from '../../api/clicks/ingest.ts';
import { readBatch, type JournalPosition } from '../../api/clicks/journal-reader.ts';
import { sweepLabels } from '../../api/clicks/postgres/sweep-labels.ts';
import { clickStore } from '../../api/clicks/store.ts';
import { pool } from '../../api/database/db.ts';
import { expectAgreement } from '../kit/agreement.ts';
import { appendAll, observed, useClicks } from '../kit/clicks.ts';
import { endUndoTime, settleDeletions } from '../kit/deletions.ts';
import { DELETE_URL, numberOf, shorten } from '../kit/queries.ts';
import { gql, person, useWorld, type Person } from '../kit/world.ts';
import { withClient } from '../kit/with-client.ts';

const clicks = useClicks();
useWorld(clicks.handler);

let ada: Person;
let spring: Record<string, any>;
let summer: Record<string, any>;
beforeEach(async () => {
  ada = await person({ tier: 'enterprise' });
  [spring, summer] = [await shorten(ada), await shorten(ada)];
});

/** A click on a link by the visitor of that number, with a referrer of its own. */
const click = (link: Record<string, any>, visitor: number) => ({
  linkId: numberOf(link.id),
  address: `203.0.113.${visitor}`,
  referrer: `https://r${visitor}.example/`,
});
const purge = () => clickStore.purgeDeleted(() => false);

/** Two batches of three clicks: the second visitor comes back in the second, to another link, and the third to the same. */
async function journalTwoBatches(): Promise<void> {
  await appendAll(clicks.journal, [click(spring, 1), click(spring, 2), click(spring, 3)]);
  await appendAll(clicks.journal, [click(summer, 2), click(spring, 3), click(summer, 4)]);
}
/** The batch of one frame. */
const batchAt = (position: JournalPosition) => observed(readBatch(clicks.folder, position, 1)!);

/** Stores two batches of a backlog, of which the second is prepared while the first is stored; `between` runs between them. */
async function storeTwo(between: () => Promise<unknown> = async () => {}): Promise<void> {
  const store: Ingest = clicks.store;
  try {
    const from = await store.position();
    const first = batchAt(from);
    const second = batchAt(first.next);
    let prepared: ReturnType<Ingest['prepareClicks']> | undefined;
    await store.store(from, { ...first, hasMore: true }, () => (prepared = store.prepareClicks(second.clicks)));
    const ahead = await prepared!;
    await between();
    await store.store(first.next, { ...second, prepared: ahead, hasMore: false });
  } finally {
    await store.close();
  }
}

const countersOf = async (...links: Record<string, any>[]) => {
  const read = async ({ id }: Record<string, any>) =>
    (await gql(ada, 'query ($id: ID!) { node(id: $id) { ... on ShortUrl { clickCount visitors } } }', { id })).data
      .node;
  return Promise.all(links.map(read));
};
const oneOf = async (sql: string): Promise<unknown> => (await pool.query(sql, [ada.id])).rows[0];
const waiting = () =>
  oneOf('SELECT coalesce(sum(clicks), 0)::int AS clicks FROM analytics.pending_link_clicks WHERE owner_id = $1');
const RESTORE_URL = 'mutation ($id: ID!) { restoreUrl(input: { id: $id }) { __typename } }';
const ALL = [
  { clickCount: 4, visitors: 3 },
  { clickCount: 2, visitors: 2 },
];

test('what is prepared while another batch is stored counts each click and each visitor once', async () => {
  await journalTwoBatches();
  const behind: unknown[] = [];
  await storeTwo(async () => behind.push(await waiting(), await countersOf(spring)));
  expect(behind).toEqual([{ clicks: 3 }, [{ clickCount: 0, visitors: 0 }]]);
  expect(await waiting()).toEqual({ clicks: 0 });
  expect(await countersOf(spring, summer)).toEqual(ALL);
  await expectAgreement();
});

test('labels that were removed since they were prepared are made again', async () => {
  await journalTwoBatches();
  await pool.query("INSERT INTO analytics.label_sweep (owner_id, times, swept_at) VALUES ($1, 0, '-infinity')", [
    ada.id,
  ]);
  let removed = 0;
  await storeTwo(async () => {
    ({ removed } = await withClient((client) => sweepLabels(client, () => true, 0)));
  });
  expect(removed).toBe(1); // only the second batch has that referrer
  const labelled = `SELECT count(*)::int AS clicks FROM analytics.click c
    JOIN analytics.label l ON l.id = c.referrer AND l.owner_id = c.owner_id WHERE c.owner_id = $1`;
  expect(await oneOf(labelled)).toEqual({ clicks: 6 });
  await expectAgreement();
});

test('visitors who are new again since they were prepared count', async () => {
  await clicks.ingest([click(spring, 2), click(spring, 4)]); // so that both are known when they are prepared
  await appendAll(clicks.journal, [click(spring, 1)]);
  await appendAll(clicks.journal, [click(summer, 2), click(summer, 4)]);
  await storeTwo(async () => {
    await gql(ada, DELETE_URL, { input: { id: spring.id } });
    await settleDeletions();
  });
  await purge();
  expect(await countersOf(summer)).toEqual([{ clickCount: 2, visitors: 2 }]);
  const days = 'SELECT sum(visitors)::int AS visitors FROM analytics.stat_day WHERE owner_id = $1';
  expect(await oneOf(days)).toEqual({ visitors: 2 });
});

test('a day whose salt has changed since has visitors of the new one', async () => {
  await journalTwoBatches();
  await storeTwo(() => pool.query('TRUNCATE analytics.salt'));
  const all =
    'SELECT count(DISTINCT (visitor, visitor_rest))::int AS visitors FROM analytics.click WHERE owner_id = $1';
  expect(await oneOf(all)).toEqual({ visitors: 6 }); // nobody can tell that two of them came back
});

test('a link that is deleted and brought back while its clicks wait gets them', async () => {
  await journalTwoBatches();
  await storeTwo(() => gql(ada, DELETE_URL, { input: { id: spring.id } }));
  expect(await waiting()).toEqual({ clicks: 0 });
  await gql(ada, RESTORE_URL, { id: spring.id });
  expect(await countersOf(spring, summer)).toEqual(ALL);
  await expectAgreement();
});

test('clicks of a link that is gone for good are added to nothing', async () => {
  await journalTwoBatches();
  await storeTwo(async () => {
    await gql(ada, DELETE_URL, { input: { id: spring.id } });
    await endUndoTime();
  });
  await purge();
  expect(await waiting()).toEqual({ clicks: 0 });
  expect(await countersOf(summer)).toEqual([{ clickCount: 2, visitors: 2 }]);
  await expectAgreement();
});

/** Stores one batch after which more clicks were to follow. */
async function storeFirst(): Promise<void> {
  await journalTwoBatches();
  const from = await clicks.store.position();
  await clicks.store.store(from, { ...batchAt(from), hasMore: true });
}

test('counters follow where the clicks that were to follow do not come', async () => {
  await storeFirst();
  expect(await waiting()).toEqual({ clicks: 3 });
  await clicks.store.settle();
  expect(await waiting()).toEqual({ clicks: 0 });
  expect(await countersOf(spring)).toEqual([{ clickCount: 3, visitors: 3 }]);
  await clicks.store.settle();
  await clicks.settle();
  expect(await countersOf(spring, summer)).toEqual(ALL);
});

test('a job adds what waits of a server that has ended, and leaves what has just been stored to who stores', async () => {
  await storeFirst();
  await clickStore.addPendingClicks();
  expect(await waiting()).toEqual({ clicks: 3 });
  await pool.query("UPDATE analytics.pending_link_clicks SET stored_at = now() - interval '11 seconds'");
  await Promise.all([clickStore.addPendingClicks(), clickStore.addPendingClicks()]);
  expect(await waiting()).toEqual({ clicks: 0 });
  expect(await countersOf(spring)).toEqual([{ clickCount: 3, visitors: 3 }]);
  await clicks.settle();
  expect(await countersOf(spring, summer)).toEqual(ALL);
  await expectAgreement();
});
