// Labels that went wrong or that nobody needs any more, through the jobs that look after them.
import { beforeEach, describe, expect, test } from 'vitest';
import { readBatch } from '../../api/clicks/journal-reader.ts';
import { LOST_LABEL } from '../../api/clicks/postgres/labels.ts';
import { repairLabels, type Repair } from '../../api/clicks/postgres/repair-labels.ts';
import { clickStore } from '../../api/clicks/store.ts';
import { sweepLabels } from '../../api/clicks/postgres/sweep-labels.ts';
import { compactSince } from '../../api/figures/columnar/compact/compaction.ts';
import { pool } from '../../api/database/db.ts';
import { expectAgreement } from '../kit/agreement.ts';
import { appendAll, ingestOver, observed, useClicks } from '../kit/clicks.ts';
import { settleDeletions } from '../kit/deletions.ts';
import { DELETE_URL, numberOf, shorten } from '../kit/queries.ts';
import { gql, person, rest, useWorld, type Person } from '../kit/world.ts';
import { withClient } from '../kit/with-client.ts';

const clicks = useClicks();
useWorld(clicks.handler);

let ada: Person;
let bob: Person;
beforeEach(async () => {
  await pool.query('DELETE FROM analytics.job_state');
  ada = await person({ tier: 'enterprise' });
  bob = await person({ tier: 'enterprise' });
});

const DAY_MS = 86_400_000;
const campaign = (linkId: number, name: string, daysAgo = 0) => ({
  linkId,
  query: `utm_campaign=${name}`,
  referrer: `https://${name}.example/`,
  at: Date.now() - daysAgo * DAY_MS,
});
const compact = () =>
  withClient((client) =>
    compactSince(client, '2000-01-01', Date.now(), { minMonth: 1, minRun: 1, minPart: 1, max: 5_000 }),
  );
const sweep = () => withClient((client) => sweepLabels(client, () => true, 0));
const purge = () => clickStore.purgeDeleted(() => false);

/** What an owner's clicks were of, by every way to read it: rows, columns, rows of a breakdown, a list's hosts. */
async function campaignsOf(who: Person) {
  const { body: list } = await rest(who, 'GET', '/api/analytics/clicks?period=90d&first=200');
  const { body: breakdown } = await rest(who, 'GET', '/api/analytics?period=90d');
  const count = (texts: (string | null)[]) =>
    [...Map.groupBy(texts, (text) => text)].map(([text, all]) => [text, all.length]).sort();
  return {
    list: count(list.clicks.map((click: Record<string, any>) => click.utm_campaign)),
    breakdown: breakdown.utmData,
  };
}

const rowsWithoutLabel = async () =>
  (
    await pool.query(
      `SELECT 1 FROM analytics.click c WHERE utm_campaign <> 0 AND NOT EXISTS (SELECT 1 FROM analytics.label l
         WHERE l.id = c.utm_campaign AND l.owner_id = c.owner_id AND l.dimension = 12)`,
    )
  ).rowCount;

describe('clicks whose texts a crash lost', () => {
  /** Ada's clicks of two months: some with Bob's label, some with a label of nobody, some of another dimension. */
  async function damage(): Promise<number> {
    const link = numberOf((await shorten(ada)).id);
    const other = numberOf((await shorten(bob)).id);
    await clicks.ingest([
      ...[1, 2, 40, 41].flatMap((days) => [
        campaign(link, 'fine', days),
        campaign(link, 'lost', days),
        campaign(link, 'taken', days),
      ]),
      campaign(other, 'of-bob', 1),
    ]);
    await compact();
    const idOf = (text: string, dimension: number) =>
      `(SELECT id FROM analytics.label WHERE label = '${text}' AND dimension = ${dimension})`;
    await pool.query(`UPDATE analytics.click SET utm_campaign = ${idOf('of-bob', 12)}
      WHERE utm_campaign = ${idOf('taken', 12)}`);
    await pool.query(`UPDATE analytics.click SET referrer = utm_campaign WHERE utm_campaign = ${idOf('fine', 12)}`);
    const { rowCount } = await pool.query(`DELETE FROM analytics.label WHERE label = 'lost'`);
    expect(rowCount).toBe(1);
    await pool.query('TRUNCATE analytics.segment CASCADE');
    await compact(); // as the job wrote them, from the wrong rows
    return link;
  }

  test("show nobody else's texts before they are found, and say so afterwards, in rows and columns", async () => {
    await damage();
    const before = await campaignsOf(ada);
    expect(JSON.stringify(before)).not.toContain('of-bob');
    expect(before.list).toEqual([
      [null, 8],
      ['fine', 4],
    ]);
    const { rows: blocks } = await pool.query('SELECT id FROM analytics.segment WHERE owner_id = $1', [ada.id]);
    expect(blocks.length).toBeGreaterThan(1);

    // A turn at a time, as the job has them: it goes on where it ended.
    let repair: Repair | undefined;
    for (let turn = 0; !repair?.isDone && turn < 50; turn++) {
      let looks = 0;
      repair = await withClient((client) => repairLabels(client, () => looks++ < 1));
    }
    expect(repair).toMatchObject({ isDone: true, clicks: 12 });

    const expected = [
      [LOST_LABEL, 8],
      ['fine', 4],
    ];
    const uncompacted = await campaignsOf(ada);
    expect(uncompacted.list).toEqual(expected);
    const { rowCount } = await pool.query('SELECT 1 FROM analytics.segment WHERE id = ANY($1)', [
      blocks.map(({ id }) => id),
    ]);
    expect(rowCount).toBe(0);
    expect(await compact()).toBeGreaterThan(0);
    expect(await campaignsOf(ada)).toEqual(uncompacted);
    expect(JSON.stringify(uncompacted.breakdown)).toContain(LOST_LABEL);
    expect((await campaignsOf(bob)).list).toEqual([['of-bob', 1]]);
    const { body } = await rest(ada, 'GET', '/api/analytics/clicks?period=90d&first=200');
    expect(body.clicks.filter(({ referrer }: any) => referrer === LOST_LABEL)).toHaveLength(4);
    await expectAgreement();
    const filtered = await rest(ada, 'GET', `/api/analytics?period=90d&utm_campaign=${encodeURIComponent(LOST_LABEL)}`);
    expect(filtered.body.totalClicks).toBe(8);
  });

  test('are looked for once: a repair that is done does nothing more', async () => {
    await clicks.ingest([campaign(numberOf((await shorten(ada)).id), 'x')]);
    expect(await withClient((client) => repairLabels(client, () => true))).toMatchObject({ isDone: true, clicks: 0 });
    expect(await withClient((client) => repairLabels(client, () => false))).toMatchObject({ isDone: true });
  });
});

describe('labels nobody refers to any more', () => {
  const labelsOf = async (who: Person) =>
    (
      await pool.query<{ label: string }>(
        'SELECT label FROM analytics.label WHERE owner_id = $1 AND dimension = 12 ORDER BY label',
        [who.id],
      )
    ).rows.map(({ label }) => label);

  test('go with the link that had them, and nothing else does', async () => {
    await sweep(); // what other tests left
    const gone = await shorten(ada);
    const kept = await shorten(ada);
    await clicks.ingest([
      campaign(numberOf(gone.id), 'secret'),
      campaign(numberOf(gone.id), 'shared'),
      campaign(numberOf(kept.id), 'shared'),
      campaign(numberOf(kept.id), 'own'),
      campaign(numberOf((await shorten(bob)).id), 'secret'),
    ]);
    expect(await sweep()).toMatchObject({ removed: 0, isDone: true });
    await gql(ada, DELETE_URL, { input: { id: gone.id } });
    await settleDeletions();
    expect(await sweep()).toEqual({ removed: 0, isDone: true }); // its clicks are still there
    await purge();
    expect(await sweep()).toEqual({ removed: 2, isDone: true }); // the campaign and its referrer
    expect(await labelsOf(ada)).toEqual(['own', 'shared']);
    expect(await labelsOf(bob)).toEqual(['secret']);
    // The ingester had met it: what it remembers is no good any more.
    await clicks.ingest([campaign(numberOf(kept.id), 'secret')]);
    expect(await labelsOf(ada)).toEqual(['own', 'secret', 'shared']);
    expect(await rowsWithoutLabel()).toBe(0);
    expect((await campaignsOf(ada)).list).toEqual([
      ['own', 1],
      ['secret', 1],
      ['shared', 1],
    ]);
  });

  test.each(['before the transaction', 'when its clicks are about to be stored'])(
    'stay with a batch that is under way %s',
    async (stage) => {
      const link = numberOf((await shorten(ada)).id);
      await pool.query('INSERT INTO analytics.click_deletion (owner_id, times) VALUES ($1, 1)', [ada.id]); // due
      await appendAll(clicks.journal, [campaign(link, 'fresh')]);
      let connect = () => pool.connect();
      const ingest = ingestOver(clicks.nodeId, () => connect());
      const from = await ingest.position();
      await ingest.close();
      const client = await pool.connect();
      try {
        const batch = observed(readBatch(clicks.folder, from, 10)!);
        let sweeping: Promise<{ removed: number }> | undefined;
        const query = async (statement: any, ...rest: any[]) => {
          const text: string = typeof statement === 'string' ? statement : (statement.text ?? 'COPY');
          const isNow = stage.startsWith('before')
            ? text.includes('journal_position')
            : text.includes('label_epoch') || text.includes('daily_visitor');
          if (isNow && !sweeping && stage.startsWith('before')) await (sweeping = sweep());
          const answer = await (client.query as any)(statement, ...rest);
          if (isNow && !sweeping) sweeping = sweep(); // waits for the batch
          return answer;
        };
        const wire = new Proxy(client, {
          get: (target, name) => {
            if (name !== 'query') return Reflect.get(target, name, target);
            return (statement: any, ...rest: any[]) =>
              typeof statement?.submit === 'function' ? target.query(statement) : query(statement, ...rest);
          },
        });
        connect = async () => wire;
        await ingest.store(from, batch);
        // Nobody has the label yet, or nobody who waits could see it: the batch makes it again, or keeps it.
        expect((await sweeping)!.removed).toBe(stage.startsWith('before') ? 2 : 0);
      } finally {
        await ingest.close();
      }
      expect(await labelsOf(ada)).toEqual(['fresh']);
      expect(await rowsWithoutLabel()).toBe(0);
      await sweep();
      expect(await labelsOf(ada)).toEqual(['fresh']);
    },
  );
});
