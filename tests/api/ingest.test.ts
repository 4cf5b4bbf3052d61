import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { randomSource, makeClick } from '../kit/traffic.ts';
import { readBatch } from '../../api/clicks/journal-reader.ts';
import { clickFlags } from '../../api/click-model/record.ts';
import { pool } from '../../api/database/db.ts';
import { dimensions, kinds, reasons, type Dimension } from '../../api/click-model/dimensions.ts';
import { expectAgreement } from '../kit/agreement.ts';
import { agents, appendAll, observed, useClicks, type ToldClick } from '../kit/clicks.ts';
import { settleDeletions } from '../kit/deletions.ts';
import { DELETE_URL, numberOf, shorten } from '../kit/queries.ts';
import { gql, person, useWorld, type Person } from '../kit/world.ts';

const clicks = useClicks();
useWorld(clicks.handler);

let ada: Person;
let link: Record<string, any>;
let linkId: number;

beforeEach(async () => {
  ada = await person();
  link = await shorten(ada);
  linkId = numberOf(link.id);
});

/** Far from every midnight. */
const yesterday = new Date(Date.now() - 86_400_000).setUTCHours(12, 0, 0, 0);

/** Stores clicks on the link of this test, moments apart, and returns what was stored of them, oldest first. */
async function store(...told: Partial<ToldClick>[]) {
  await clicks.ingest(told.map((one, index) => ({ linkId, at: yesterday + index, ...one })));
  const { rows } = await pool.query('SELECT * FROM analytics.click WHERE owner_id = $1 ORDER BY at', [ada.id]);
  return rows;
}

async function labels(dimension: Dimension): Promise<string[]> {
  const { rows } = await pool.query<{ label: string }>(
    'SELECT label FROM analytics.label WHERE owner_id = $1 AND dimension = $2 ORDER BY label',
    [ada.id, dimensions[dimension].number],
  );
  return rows.map((row) => row.label);
}

describe('who is counted', () => {
  test('people are clicks; everything else is a bot with its reason', async () => {
    const rows = await store(
      { userAgent: agents.iphone },
      { userAgent: agents.googlebot },
      { userAgent: '' },
      { flags: clickFlags.head },
      { flags: clickFlags.prefetch },
      { userAgent: agents.slackbot },
      { address: '192.0.2.9' },
    );
    expect(rows.map((row) => [row.kind, reasons[row.reason]])).toEqual([
      [kinds.human, ''],
      [kinds.bot, 'bot_agent'],
      [kinds.bot, 'no_agent'],
      [kinds.bot, 'head'],
      [kinds.preview, 'prefetch'],
      [kinds.preview, 'preview_agent'],
      [kinds.bot, 'bot_network'],
    ]);
    const { rows: counters } = await pool.query('SELECT click_count, bot_count FROM short_url WHERE id = $1', [linkId]);
    expect(counters).toEqual([{ click_count: 1, bot_count: 6 }]);
    await expectAgreement();
  });

  test('a visitor counts once a day for each link, and once for the owner', async () => {
    const second = numberOf((await shorten(ada)).id);
    const berlin = { address: '203.0.113.1' };
    const rows = await store(
      { ...berlin },
      { ...berlin },
      { ...berlin, linkId: second },
      { ...berlin, userAgent: agents.iphone },
      { address: '203.0.113.2' },
      { address: '::ffff:203.0.113.2' },
    );
    expect(rows.map((row) => [row.first_owner, row.first_link])).toEqual([
      [true, true],
      [false, false],
      [false, true],
      [true, true],
      [true, true],
      [false, false],
    ]);
    await expectAgreement();
  });

  test("the next day, and another owner, know nothing of yesterday's visitor", async () => {
    const address = '203.0.113.1';
    const at = Date.now() - 3 * 86_400_000;
    const rows = await store({ address, at }, { address, at: at + 86_400_000 });
    expect(rows.map((row) => row.first_owner)).toEqual([true, true]);
    const bob = await person();
    await clicks.ingest([{ linkId: numberOf((await shorten(bob)).id), address, at }]);
    const { rows: stored } = await pool.query<{ visitor: string }>(
      'SELECT visitor FROM analytics.daily_visitor WHERE owner_id = ANY($1) AND link_id = 0',
      [[ada.id, bob.id]],
    );
    expect(new Set(stored.map((row) => row.visitor)).size).toBe(3);
  });

  test('whoever asks not to be told apart is counted, with a country and nothing closer', async () => {
    const berlin = { address: '203.0.113.1', referrer: 'https://example.org/' };
    const [row] = await store({ ...berlin, flags: clickFlags.privacy }, { ...berlin, flags: clickFlags.privacy });
    expect(row).toMatchObject({ kind: kinds.human, first_owner: false, first_link: false, city: 0, network: 0 });
    expect(row!.country).toBeGreaterThan(0);
    expect(await labels('city')).toEqual([]);
    expect(await labels('network')).toEqual([]);
    const { rows: visitors } = await pool.query('SELECT 1 FROM analytics.daily_visitor WHERE owner_id = $1', [ada.id]);
    expect(visitors).toEqual([]);
    await expectAgreement();
  });
});

describe('what is kept', () => {
  test('place, source and campaign as labels of the owner', async () => {
    await store({
      address: '203.0.113.1',
      referrer: 'https://www.example.org/secret?token=1',
      query: 'utm_source=News+Letter&utm_medium=email&utm_campaign=%C3%89t%C3%A9&email=ada@example.test',
    });
    expect(await labels('city')).toEqual(['Berlin|Berlin|DE']);
    expect(await labels('network')).toEqual(['AS64496 Example Telekom']);
    expect(await labels('referrer')).toEqual(['example.org']);
    expect(await labels('utmSource')).toEqual(['News Letter']);
    expect(await labels('utmCampaign')).toEqual(['Été']);
  });

  test('neither address nor agent, not in a row and not in a file', async () => {
    await store({ address: '203.0.113.123', userAgent: 'Mozilla/5.0 Telltale/1.0 Firefox/140.0' });
    const { rows: tables } = await pool.query<{ name: string }>(
      `SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables
       WHERE schemaname IN ('public', 'analytics')`,
    );
    for (const { name } of tables) {
      const { rows } = await pool.query(`SELECT 1 FROM ${name} AS r WHERE r::text ~ '203\\.0\\.113\\.123|Telltale'`);
      expect({ [name]: rows }).toEqual({ [name]: [] });
    }
    for (const name of readdirSync(clicks.folder)) {
      expect(readFileSync(join(clicks.folder, name), 'latin1')).not.toMatch(/203\.0\.113\.123|Telltale/);
    }
  });

  test('nothing a visitor can write stops the ingester', async () => {
    const hostile = [
      '%00',
      'a%00b',
      '%ED%A0%80',
      '%F0%9F%98%80'.repeat(60),
      'constructor',
      '__proto__',
      'toString',
      '%',
      '%zz',
      "'; --",
      '{}',
      '\\',
      '\\N',
      '%09%0A',
      '(other)',
      'null',
      '|',
      '\xff\xfe',
      'x'.repeat(5_000),
    ];
    const agentsOfEvil = [
      'Opera Mini/1e-5',
      'Opera Mini/-7',
      'Chrome/99999999999999',
      '\t',
      '\xff',
      '('.repeat(500),
      '%00',
    ];
    const told = [
      ...hostile.map((text) => ({ query: `utm_source=${text}&utm_medium=${text}&utm_campaign=${text}` })),
      ...hostile.map((text) => ({ referrer: `https://${text}.example/`, query: text })),
      ...hostile.map((text) => ({ referrer: `android-app://${text}`, address: text })),
      ...agentsOfEvil.map((userAgent) => ({ userAgent })),
      { address: 'fe80::1%eth0' },
      { address: '999.1.1.1' },
      { at: 0 },
    ];
    expect(await store(...told)).toHaveLength(told.length);
    const { rows } = await pool.query(
      'SELECT DISTINCT channel, browser_version FROM analytics.click WHERE channel < 1 OR browser_version < 0',
    );
    expect(rows).toEqual([]);
    await expectAgreement();
  });

  test('after 2,000 new labels a day an owner\'s further ones are "(other)", and nobody else\'s', async () => {
    const campaigns = Array.from({ length: 2_300 }, (_, index) => ({ query: `utm_campaign=c${index}` }));
    await store(...campaigns.slice(0, 1_990));
    await store(...campaigns.slice(1_980));
    const names = await labels('utmCampaign');
    expect(names).toHaveLength(2_001);
    expect(names).toContain('(other)');
    const { rows } = await pool.query<{ clicks: number }>(
      `SELECT count(*)::int AS clicks FROM analytics.click c JOIN analytics.label l ON l.id = c.utm_campaign
       WHERE c.owner_id = $1 AND l.dimension = $2 AND l.label = '(other)'`,
      [ada.id, dimensions.utmCampaign.number],
    );
    expect(rows).toEqual([{ clicks: 300 }]);
    const bob = await person();
    const his = numberOf((await shorten(bob)).id);
    await clicks.ingest([{ linkId: his, query: 'utm_campaign=c2299' }]);
    const { rows: others } = await pool.query('SELECT label FROM analytics.label WHERE owner_id = $1', [bob.id]);
    expect(others).toEqual([{ label: 'c2299' }]);
    await expectAgreement();
  });
});

describe('exactly once', () => {
  test('clicks of a link that was deleted meanwhile are dropped, those of others are not', async () => {
    const doomed = await shorten(ada);
    await appendAll(clicks.journal, [{ linkId: numberOf(doomed.id) }, { linkId }]);
    await gql(ada, DELETE_URL, { input: { id: doomed.id } });
    await settleDeletions();
    expect(await clicks.settle()).toBe(2);
    const { rows } = await pool.query('SELECT link_id FROM analytics.click WHERE owner_id = $1', [ada.id]);
    expect(rows).toEqual([{ link_id: linkId }]);
    await expectAgreement();
  });

  test('of two ingesters on one journal one is told to stop, and nothing is stored twice', async () => {
    await appendAll(clicks.journal, [{ linkId }, { linkId }]);
    const rival = new (await import('../../api/clicks/ingest.ts')).Ingest(clicks.nodeId);
    try {
      const from = await clicks.store.position();
      const batch = observed(readBatch(clicks.folder, from, 100)!);
      const results = await Promise.allSettled([clicks.store.store(from, batch), rival.store(from, batch)]);
      const refused = results.filter((result) => result.status === 'rejected');
      expect(refused).toHaveLength(1);
      expect(refused[0]!.reason.constructor.name).toBe('PositionMoved');
    } finally {
      await Promise.all([clicks.store.close(), rival.close()]);
    }
    const { rows } = await pool.query('SELECT 1 FROM analytics.click WHERE owner_id = $1', [ada.id]);
    expect(rows).toHaveLength(2);
    await expectAgreement();
  });

  test('some thousand random clicks of several owners, in batches of any size, agree with themselves', async () => {
    const owners = await Promise.all([person({ timeZone: 'Asia/Kolkata' }), person({ timeZone: 'America/St_Johns' })]);
    const links: number[] = [linkId];
    for (const owner of [...owners, ada]) {
      for (let count = 0; count < 3; count++) links.push(numberOf((await shorten(owner)).id));
    }
    const random = randomSource(4711);
    const now = Date.now();
    const told = Array.from({ length: 4_000 }, () => ({
      ...makeClick(random, links),
      address: `203.0.113.${Math.floor(random() * 200)}`,
      at: now - Math.floor(random() ** 2 * 40 * 3_600_000),
    }));
    await appendAll(clicks.journal, told.slice(0, 1_000));
    await clicks.settle(1);
    for (let at = 1_000; at < told.length; at += 300) await appendAll(clicks.journal, told.slice(at, at + 300));
    await clicks.settle(1_000);
    const { rows } = await pool.query('SELECT count(*)::int AS stored FROM analytics.click WHERE link_id = ANY($1)', [
      links,
    ]);
    expect(rows).toEqual([{ stored: 4_000 }]);
    await expectAgreement();
  });

  test('a folder emptied by hand does not make new clicks look stored', async () => {
    await store({});
    for (const name of readdirSync(clicks.folder)) rmSync(join(clicks.folder, name));
    const { readPosition } = await import('../../api/clicks/position.ts');
    const { file: after } = await readPosition(pool, clicks.nodeId);
    const { Journal } = await import('../../api/clicks/journal.ts');
    const journal = new Journal({ folder: clicks.folder, maxBytes: 1e6, syncMs: 100, after });
    await appendAll(journal, [{ linkId }]);
    expect(await clicks.settle()).toBe(1);
    journal.close();
  });
});
