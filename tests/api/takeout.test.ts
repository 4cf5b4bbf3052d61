// The download of an account, read back and compared with every row of the database.
import { beforeAll, describe, expect, test } from 'vitest';
import { db, pool } from '../../api/database/db.ts';
import {
  browsers,
  channels,
  devices,
  byTextName,
  dimensions,
  labelDimensions,
  reasons,
  systems,
  unpackCountry,
} from '../../api/click-model/dimensions.ts';
import { agents, useClicks } from '../kit/clicks.ts';
import { makeKey } from '../kit/api-keys.ts';
import { download, readCsv } from '../kit/csv.ts';
import { startOn } from '../kit/experiments.ts';
import { numberOf, shorten } from '../kit/queries.ts';
import { runJobs } from '../kit/run-jobs.ts';
import { unzip } from '../kit/takeout.ts';
import { verifiedSite } from '../kit/websites.ts';
import { person, rest, useWorld, type Person } from '../kit/world.ts';

const clicks = useClicks({ fileMs: 0 });
useWorld(clicks.handler);

let ada: Person;
let files: Map<string, string>;

/** Links, clicks, experiments, websites and settings of somebody, with texts that spreadsheets and JSON find hard. */
async function fill(who: Person, word: string): Promise<void> {
  const tricky = await shorten(who, { title: `=${word}()`, description: 'Zeile\n"zwei", 東京' });
  const plain = await shorten(who, { originalUrl: `https://${word}.example/`, tags: [`${word} tag`, 'news'] });
  const gone = await shorten(who, { title: `${word} that goes` });
  await rest(who, 'POST', '/api/saved-views', { name: `${word} view`, search: word, tags: ['news'] });
  await rest(who, 'POST', '/api/utm-templates', { name: `${word} template`, source: word });
  const { experiment } = await startOn(who, plain.id, [
    { destination: 'https://a.example/', name: `${word} long` },
    { destination: 'https://b.example/' },
  ]);
  const [a] = experiment.report.variants;
  const query = `utm_source=${word}&utm_medium=mail&utm_campaign=spring`;
  await clicks.ingest([
    { linkId: numberOf(tricky.id), address: '203.0.113.9', referrer: `https://${word}-news.example/`, query },
    { linkId: numberOf(tricky.id), userAgent: agents.googlebot, rttMs: 12 },
    { linkId: numberOf(plain.id), userAgent: agents.iphone, address: '198.51.100.7', variant: Number(a.key), rule: 3 },
    { linkId: numberOf(gone.id), userAgent: agents.slackbot },
  ]);
  await rest(who, 'DELETE', `/api/urls/${numberOf(gone.id)}`);
  await makeKey(who, ['read', 'analytics'], { name: `${word} key` });
  await rest(who, 'PUT', '/api/account/preferences', { landing_page: 'urls', time_zone: 'Europe/Berlin' });
  await rest(who, 'PUT', '/api/account/preferences', { time_zone: 'Asia/Tokyo' });
  const webhook = { url: `https://${word}.example/hook`, events: ['link.deleted'], secret: Buffer.from(word) };
  await db.webhook.create({ data: { ownerId: who.id, description: `${word} hook`, ...webhook } });
  await db.domain.create({ data: { ownerId: who.id, host: `go.${word}.example`, token: '0'.repeat(32) } });
  const picture = { hash: word.padEnd(64, '0'), bytes: Buffer.from(`picture of ${word}`), width: 9, height: 7 };
  await db.picture.create({ data: { id: word.padEnd(22, '0'), ownerId: who.id, ...picture } });
  const counts = { total: 2, created: 1, renamed: 0, skipped: 0, refused: 1 };
  await db.linkImport.create({ data: { ownerId: who.id, key: word, fileHash: word, format: 'dub', ...counts } });
  await db.networkSettings.create({ data: { ownerId: who.id, level: 'full', useCase: `${word} ads` } });
  await measure(who, word);
}

async function measure({ id: ownerId }: Person, word: string): Promise<void> {
  const { rows } = await pool.query<{ id: string }>('SELECT click_id AS id FROM analytics.click WHERE owner_id = $1', [
    ownerId,
  ]);
  const way = { attempts: 1, throughputKind: 'none', stopReason: 'done', confidence: 1, isSuspect: false };
  const samples = { ...way, rtts: [20, 30.5], throughputs: [], scorerVersion: 1 };
  for (const { id: clickId } of rows.slice(0, 2)) {
    await db.measurement.create({ data: { clickId, source: 'redirect', delayMs: 9, score: 70, ...samples } });
  }
  for (const domain of [`${word}-one.example`, `${word}-two.example`]) {
    const { id: websiteId } = await verifiedSite(ownerId, domain, { conversionKeyHash: domain.padEnd(64, '0') });
    const report = { websiteId, ownerId, isCounted: true, sessionHash: domain.padEnd(32, '0') };
    const visit = { seq: 1, views: 2, visibleMs: 3, isBounced: false, startedAt: new Date(), clickId: rows[0]!.id };
    await db.visit.create({ data: { ...report, ...visit } });
    const conversion = { reportedId: `${word}-order`, source: 'page', name: '"order"', value: '9.5', currency: 'EUR' };
    await db.conversion.create({ data: { ...report, ...conversion, source: 'page' } });
    const { ownerId: _, ...ofPage } = { ...report, measurementType: 'page', durationMs: 7, pageUrl: `/${word}` };
    await db.snippetMeasurement.create({ data: { ...ofPage, ...samples } });
  }
}

beforeAll(async () => {
  ada = await person({ tier: 'enterprise' });
  await fill(ada, 'ada');
  await fill(await person(), 'bob');
  const { body } = await rest(ada, 'POST', '/api/account/exports');
  await runJobs(clicks.folder);
  files = await unzip(Buffer.from((await download(ada, `/api/account/exports/${body.id}`)).bytes));
});

type Json = Record<string, any>;
/** Rows of the database as JSON, by PostgreSQL itself. */
const stored = async (from: string): Promise<Json[]> =>
  (
    await pool.query<{ row: Json }>(`SELECT to_jsonb(r) AS row FROM ${from.replaceAll('$owner', String(ada.id))}`)
  ).rows.map(({ row }) => row);
const camel = (name: string) => name.replace(/_(\w)/g, (_match, letter: string) => letter.toUpperCase());
/** A row under one spelling of names and times, whichever side it comes from. */
const plainly = (row: Json): Json =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      camel(name),
      typeof value === 'string' && /^\d{4}-\d\d-\d\d($|T)/.test(value) ? new Date(value).toISOString() : value,
    ]),
  );
const same = (told: Json[], rows: Json[], without: string[] = []) => {
  const wanted = rows.map((row) => Object.entries(plainly(row)).filter(([name]) => !without.includes(name)));
  expect(told.map(plainly)).toEqual(wanted.map((entries) => Object.fromEntries(entries)));
};
const json = (name: string) => JSON.parse(files.get(name)!);
const lines = (name: string): Json[] =>
  files
    .get(name)!
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));
/** A cell as a spreadsheet is given it. */
const cell = (value: unknown) => {
  const text = typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value ?? '');
  return /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
};

describe('the download has every row and column of', () => {
  test('the account and its settings', async () => {
    const { preferences, networkSettings, apiKeys, timeZoneChanges, identity, ...account } = json('account.json');
    same([account], await stored('app_user r WHERE id = $owner'), ['closingAt']);
    same([preferences], await stored('preferences r WHERE owner_id = $owner'));
    same([networkSettings], await stored('network_settings r WHERE owner_id = $owner'));
    same(apiKeys, await stored('api_key r WHERE owner_id = $owner ORDER BY id'), ['hash']);
    same(timeZoneChanges, await stored('time_zone_change r WHERE owner_id = $owner ORDER BY day'));
    expect([apiKeys.length, timeZoneChanges.length, identity]).toEqual([1, 1, null]);
  });

  test('the links, deleted ones last', async () => {
    const told = readCsv(files.get('links.csv')!);
    const rows = [
      ...(await stored('short_url r WHERE owner_id = $owner ORDER BY id')),
      ...(await stored('deleted_url r WHERE owner_id = $owner ORDER BY id')),
    ].map(plainly);
    expect(told.map(({ deletedAt }) => Boolean(deletedAt))).toEqual([false, false, true]);
    const cells = rows.map((row) =>
      Object.entries({ deletedAt: null, ...row }).map(([name, value]) => [name, cell(value)]),
    );
    expect(told).toEqual(cells.map((entries) => Object.fromEntries(entries)));
  });

  test('the clicks', async () => {
    const label = (column: string) => `(SELECT label FROM analytics.label l WHERE l.id = c.${column}) AS ${column}`;
    const labels = labelDimensions.map((dimension) => label(dimensions[dimension].column));
    const rows = await stored(
      `(SELECT c.click_id, c.at, c.link_id, c.kind, c.reason, c.country, c.device, c.os, c.browser, c.browser_version, c.channel,
         c.handshake_us, f.server_rtt_ms, f.server_jitter_ms, c.variant, u.code, ${labels.join(', ')}
       FROM analytics.click c JOIN (SELECT id, short_code AS code FROM short_url UNION ALL
         SELECT id, short_code FROM deleted_url) u ON u.id = c.link_id
       LEFT JOIN analytics.click_fact f USING (click_id)
       WHERE c.owner_id = $owner ORDER BY c.at DESC, c.click_id DESC) r`,
    );
    const expected = rows.map((row) => {
      const [city, region] = row.city?.split('|') ?? [];
      return {
        ...{ click_id: row.click_id, time: new Date(row.at).toISOString(), link_id: row.link_id, short_code: row.code },
        ...{ kind: ['human', 'bot', 'preview'][row.kind], bot_reason: reasons[row.reason] },
        ...{ country_code: unpackCountry(row.country), region, city },
        ...{ device: devices[row.device], operating_system: systems[row.os], browser: browsers[row.browser] },
        ...{ browser_version: row.browser_version || null, channel: channels[row.channel]![0] },
        ...byTextName((dimension) => row[dimensions[dimension].column]),
        ...{ server_rtt_ms: row.server_rtt_ms ?? (row.handshake_us ? row.handshake_us / 1_000 : null) },
        ...{ server_jitter_ms: row.server_jitter_ms, variant_id: row.variant || null },
      };
    });
    expect(expected).toHaveLength(4);
    expect(expected.filter((row) => row.variant_id && row.server_rtt_ms === null)).toHaveLength(1);
    expect(readCsv(files.get('clicks.csv')!)).toEqual(
      expected.map((row) => Object.fromEntries(Object.entries(row).map(([name, value]) => [name, cell(value)]))),
    );
  });

  test('the saved views', async () => {
    expect(json('domains.json')).toHaveLength(1);
    same(json('domains.json'), await stored('domain r WHERE owner_id = $owner ORDER BY id'));
    expect(json('saved-views.json')).toHaveLength(1);
    same(json('saved-views.json'), await stored('saved_view r WHERE owner_id = $owner ORDER BY id'), ['key']);
  });

  test('the UTM templates', async () => {
    expect(json('utm-templates.json')).toHaveLength(1);
    same(json('utm-templates.json'), await stored('utm_template r WHERE owner_id = $owner ORDER BY id'), ['key']);
  });

  test('the tags, to which links refer', async () => {
    const tags: Json[] = json('tags.json');
    same(tags, await stored('tag r WHERE owner_id = $owner ORDER BY id'), ['key']);
    const held = readCsv(files.get('links.csv')!).map(({ tagIds }) => tagIds);
    expect(held).toContain(JSON.stringify(tags.map(({ id }) => id)));
  });

  test('the measurements, experiments, websites and webhooks', async () => {
    const byId = (rows: Json[]) => rows.toSorted((a, b) => (a.clickId < b.clickId ? -1 : 1));
    const ofAda = 'click_id IN (SELECT click_id FROM analytics.click WHERE owner_id = $owner)';
    same(byId(lines('measurements.jsonl')), await stored(`measurement r WHERE ${ofAda} ORDER BY click_id::text`));
    const experiments: Json[] = json('experiments.json');
    const variants = experiments.flatMap(({ variants: of }) => of as Json[]);
    same(
      experiments.map(({ variants: _, ...experiment }) => experiment),
      await stored('experiment r WHERE owner_id = $owner ORDER BY id'),
    );
    const ofExperiment = 'experiment_id IN (SELECT id FROM experiment WHERE owner_id = $owner)';
    same(variants, await stored(`variant r WHERE ${ofExperiment} ORDER BY experiment_id, position`));
    expect(variants.map(({ name }) => name)).toEqual(['ada long', null]);
    same(json('imports.json'), await stored('link_import r WHERE owner_id = $owner'));
    same(json('pictures.json'), await stored('picture r WHERE owner_id = $owner'), ['bytes']);
    expect(files.get(`pictures/${'ada'.padEnd(22, '0')}.jpg`)).toBe('picture of ada');
    same(json('websites.json'), await stored('website r WHERE owner_id = $owner ORDER BY id'), ['conversionKeyHash']);
    const secrets = ['secret', 'formerSecret'];
    same(json('webhooks.json'), await stored('webhook r WHERE owner_id = $owner ORDER BY id'), secrets);
    expect(json('webhooks.json')).toHaveLength(1);
  });

  test.each([
    ['visits.jsonl', 'visit'],
    ['conversions.jsonl', 'conversion'],
    ['website-measurements.jsonl', 'snippet_measurement'],
  ])('%s', async (file, table) => {
    const ofAda = 'website_id IN (SELECT id FROM website WHERE owner_id = $owner)';
    const rows = await stored(`${table} r WHERE ${ofAda} ORDER BY website_id`);
    expect(rows).toHaveLength(2);
    same(lines(file), rows);
  });
});

test('it has nothing of anybody else, and every file is explained', () => {
  expect([...files.values()].join('')).not.toMatch(/bob/i);
  const readme = files.get('README.txt')!;
  const others = [...files.keys()].filter((one) => one !== 'README.txt' && !one.startsWith('pictures/'));
  for (const name of others) expect(readme).toContain(`${name}\n`);
  expect(readme).toContain('pictures/ID.jpg');
});

test('every table with rows of an owner is in it, or is known to need no place there', async () => {
  const { rows } = await pool.query<{ name: string }>(
    `SELECT c.table_name AS name FROM information_schema.columns c JOIN information_schema.tables t USING (table_schema, table_name)
     WHERE c.table_schema = 'public' AND c.column_name = 'owner_id' AND t.table_type = 'BASE TABLE' ORDER BY 1`,
  );
  const held = [
    'webhook',
    'api_key',
    'conversion',
    'deleted_url',
    'domain',
    'experiment',
    'link_import',
    'network_settings',
    'picture',
    'preferences',
    'saved_view',
    'short_url',
    'tag',
    'utm_template',
  ];
  const more = ['time_zone_change', 'visit', 'website'];
  // Answers kept for a day so that nothing is made twice, what is on its way somewhere or was sent, and the jobs themselves.
  const answers = ['bulk_creation', 'creation'];
  const queues = ['outgoing_mail', 'pending_click_fact', 'webhook_clicks', 'webhook_delivery', 'webhook_report'];
  const passing = ['account_job', 'certificate_order', 'limit_warning', ...queues];
  expect(rows.map(({ name }) => name)).toEqual([...held, ...more, ...answers, ...passing].sort());
});
