// @afresh: it has settings of its own.
// Versions of systems and models of devices: from what a browser sends over HTTPS to what the owner is shown.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CHROME, IPHONE } from '../kit/agents.ts';
import { certificateFolder } from '../kit/certificates.ts';

const files = certificateFolder();
afterAll(files.remove);
// Before anything reads the settings.
process.env.PUBLIC_ORIGIN = 'https://localhost:3000';
process.env.CONNECTIONS_PER_ADDRESS = '200';
process.env.TLS_CERT_FILE = files.certificateFile;
process.env.TLS_KEY_FILE = files.keyFile;
const { db, pool } = await import('../../api/database/db.ts');
const { closeEngine } = await import('../../api/figures/engine/click-engine.ts');
const { compactSince } = await import('../../api/figures/columnar/compact/compaction.ts');
const { useSigningKey } = await import('../../api/measurements/signed-click-id.ts');
const { storeClicks, useClicks } = await import('../kit/clicks.ts');
const { readArchive } = await import('../kit/csv.ts');
const { ask } = await import('../kit/secure.ts');
const { withClient } = await import('../kit/with-client.ts');
const { person, useWorld } = await import('../kit/world.ts');

const clicks = useClicks();
useWorld(clicks.handler);

type Person = Awaited<ReturnType<typeof person>>;
let ada: Person;
let codes = 0;
async function linkOf(who: Person) {
  const shortCode = `device-${++codes}`;
  return db.shortUrl.create({ data: { ownerId: who.id, shortCode, originalUrl: 'https://example.com/' } });
}
beforeAll(async () => {
  useSigningKey(Buffer.alloc(32, 7));
  ada = await person();
});

const ASKED = 'Sec-CH-UA-Platform-Version, Sec-CH-UA-Model';
const navigation = { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document', 'user-agent': CHROME };

/** What a person asks one of the doors, of the application that listens over TLS. */
async function askOf(who: Person, path: string) {
  const answer = await ask('HTTP/1.1', path, { headers: { authorization: `Bearer ${who.token}` } });
  return { ...answer, json: () => JSON.parse(answer.body.toString()) };
}
async function query(who: Person, text: string, variables = {}) {
  const { body } = await ask('HTTP/1.1', '/graphql', {
    method: 'POST',
    headers: { authorization: `Bearer ${who.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ query: text, variables }),
  });
  const { data, errors } = JSON.parse(body.toString());
  expect(errors).toBeUndefined();
  return data.viewer;
}

/** The newest click of somebody, as it is stored. */
async function stored(who: Person): Promise<{ osVersion: string | null; deviceModel: string | null }> {
  await clicks.settle();
  const { clicks: list } = await query(
    who,
    '{ viewer { clicks(scope: {}, first: 1) { edges { node { osVersion deviceModel } } } } }',
  );
  return list.edges[0].node;
}

describe('browsers are asked', () => {
  test.each(['HTTP/2', 'HTTP/1.1'] as const)('by redirects over %s', async (protocol) => {
    const { shortCode } = await linkOf(ada);
    const { status, headers } = await ask(protocol, `/${shortCode}`, { headers: { 'user-agent': CHROME } });
    expect([status, headers['accept-ch']]).toEqual([302, ASKED]);
    expect(headers).not.toHaveProperty('critical-ch');
  });

  test('by the page that measures', async () => {
    const eve = await person();
    await db.networkSettings.create({ data: { ownerId: eve.id, level: 'full' } });
    const { shortCode } = await linkOf(eve);
    const { status, headers } = await ask('HTTP/2', `/${shortCode}`, { headers: navigation });
    expect([status, headers['accept-ch']]).toEqual([200, ASKED]);
  });

  test.each(['sec-gpc', 'dnt'])('but not with %s', async (name) => {
    const { shortCode } = await linkOf(ada);
    const asked = { 'user-agent': IPHONE, [name]: '1', 'sec-ch-ua-model': '"Pixel 8"' };
    const { status, headers } = await ask('HTTP/2', `/${shortCode}`, { headers: asked });
    expect([status, headers['accept-ch']]).toEqual([302, undefined]);
    expect(await stored(ada)).toEqual({ osVersion: null, deviceModel: null });
  });

  test.each(['none', 'full'] as const)('and not in privacy mode, on level %s', async (level) => {
    const eve = await person();
    await db.networkSettings.create({ data: { ownerId: eve.id, level, privacyMode: true } });
    const { shortCode } = await linkOf(eve);
    const asked = { ...navigation, 'user-agent': IPHONE };
    const { headers } = await ask('HTTP/2', `/${shortCode}`, { headers: asked });
    expect(headers).not.toHaveProperty('accept-ch');
    expect(await stored(eve)).toEqual({ osVersion: null, deviceModel: null });
  });
});

const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)';
const android = (middle: string) => `Mozilla/5.0 (Linux; ${middle}) ${webkit} Chrome/140.0.0.0 Mobile Safari/537.36`;
const apple = (system: string, end: string) =>
  `Mozilla/5.0 (${system} like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) ${end}`;
const SAFARI = 'Mobile/15E148 Safari/604.1';
const windows = (nt: string) => `Mozilla/5.0 (Windows NT ${nt}; Win64; x64) ${webkit} Chrome/140.0.0.0 Safari/537.36`;
const mac = (version: string) =>
  `Mozilla/5.0 (Macintosh; Intel Mac OS X ${version}) ${webkit} Chrome/140.0.0.0 Safari/537.36`;
const REDUCED = android('Android 10; K');

describe('a User-Agent tells', () => {
  test.each([
    [apple('iPhone; CPU iPhone OS 17_4_1', `Version/17.4.1 ${SAFARI}`), 'iOS 17.4', 'Apple iPhone'],
    [apple('iPhone; CPU iPhone OS 18_6', `Version/26.1 ${SAFARI}`), 'iOS 26.1', 'Apple iPhone'],
    [apple('iPhone; CPU iPhone OS 18_6', `Version/18.6 ${SAFARI}`), 'iOS 18.6', 'Apple iPhone'],
    [apple('iPhone; CPU iPhone OS 18_7', 'Mobile/15E148'), null, 'Apple iPhone'],
    [apple('iPad; CPU OS 16_0', `Version/16.0 ${SAFARI}`), 'iPadOS 16.0', 'Apple iPad'],
    [REDUCED, null, null],
    [android('Android 13; SM-G991B Build/TP1A.220624.014; wv'), 'Android 13', 'Samsung SM-G991B'],
    [android('Android 8.1.0; moto g(60)'), 'Android 8.1', 'Motorola moto g(60)'],
    [android('Android 14; Pixel 8 Pro'), 'Android 14', 'Google Pixel 8 Pro'],
    [android('Android 12; XQ-CT54'), 'Android 12', 'XQ-CT54'],
    [`Mozilla/5.0 (Android 13; Mobile; rv:143.0) Gecko/143.0 Firefox/143.0`, 'Android 13', null],
    [`Mozilla/5.0 (Android 10; Mobile; rv:143.0) Gecko/143.0 Firefox/143.0`, null, null],
    [windows('10.0'), null, null],
    [windows('6.1'), 'Windows 7', null],
    [mac('10_15_7'), null, null],
    [mac('10_14_6'), 'macOS 10.14', null],
    [`Mozilla/5.0 (X11; Linux x86_64) ${webkit} Chrome/140.0.0.0 Safari/537.36`, null, null],
    [android(`Android 13; ${'x'.repeat(70)}`), 'Android 13', null],
    [android('Android 13; caf\xe9'), 'Android 13', null],
    [`Mozilla/5.0 (Linux; Android 99999; X) ${webkit} Chrome/140.0.0.0`, null, 'X'],
  ])('%s: %s, %s', async (agent, osVersion, deviceModel) => {
    const { shortCode } = await linkOf(ada);
    await ask('HTTP/1.1', `/${shortCode}`, { headers: { 'user-agent': agent } });
    expect(await stored(ada)).toEqual({ osVersion, deviceModel });
  });
});

describe('client hints tell', () => {
  test.each([
    ['"Windows"', windows('10.0'), '"15.0.0"', '""', 'Windows 11', null],
    ['"Windows"', windows('10.0'), '"13.0.0"', '""', 'Windows 11', null],
    ['"Windows"', windows('10.0'), '"10.0.0"', '""', 'Windows 10', null],
    ['"Windows"', windows('10.0'), '"0.3.0"', '""', 'Windows 8.1', null],
    ['"macOS"', mac('10_15_7'), '"14.5.0"', '""', 'macOS 14.5', null],
    ['"Android"', REDUCED, '"14.0.0"', '"Pixel 8"', 'Android 14', 'Google Pixel 8'],
    ['"Android"', REDUCED, '"15.0.0"', '"SM-S918B"', 'Android 15', 'Samsung SM-S918B'],
    ['"Android"', REDUCED, '"14.0.0"', '"Some \\"quoted\\""', 'Android 14', 'Some quoted'],
    ['"Android"', REDUCED, '""', '""', null, null],
    ['"Linux"', CHROME.replace('Windows NT 10.0; Win64; x64', 'X11; Linux x86_64'), '"6.5.0"', '""', null, null],
    ['"Android"', REDUCED, '14.0.0', 'Pixel', null, null],
    ['"Android"', REDUCED, `"${'9'.repeat(8_000)}"`, `"${'x'.repeat(4_000)}"`, null, null],
    ['"Android"', REDUCED, '"<script>"', '"\xff\xfe"', null, null],
  ])('on %s', async (platform, agent, version, model, osVersion, deviceModel) => {
    const { shortCode } = await linkOf(ada);
    const headers = {
      'user-agent': agent,
      'sec-ch-ua': '"Google Chrome";v="140"',
      'sec-ch-ua-mobile': '?1',
      'sec-ch-ua-platform': platform,
      'sec-ch-ua-platform-version': version,
      'sec-ch-ua-model': model,
    };
    expect((await ask('HTTP/1.1', `/${shortCode}`, { headers })).status).toBe(302);
    expect(await stored(ada)).toEqual({ osVersion, deviceModel });
  });
});

const phone = { userAgent: REDUCED, hints: '"Google Chrome";v="140"\n?1\n"Android"' };
const galaxy = { ...phone, deviceHints: '"14.0.0"\n"SM-S918B"' };

const byKey = (one: { key: string }, other: { key: string }) => (one.key < other.key ? -1 : 1);

describe('an owner', () => {
  let bob: Person;
  let linkId: number;
  beforeAll(async () => {
    bob = await person();
    linkId = (await linkOf(bob)).id;
    await storeClicks([
      { linkId, address: 'DE-1', ...galaxy },
      { linkId, address: 'DE-2', ...galaxy },
      { linkId, address: 'DE-3', ...phone, deviceHints: '"15.0.0"\n"Pixel 8"' },
      { linkId, address: 'US-4', userAgent: IPHONE },
      { linkId, address: 'US-5' },
    ]);
  });

  test('finds the most frequent ones beside devices and systems', async () => {
    const found = (await askOf(bob, '/api/analytics')).json();
    expect(found.deviceData).toMatchObject([
      { deviceType: 'mobile', deviceBrand: 'Samsung', deviceModel: 'SM-S918B', clicks: 4 },
      { deviceType: 'desktop', deviceBrand: null, deviceModel: null, clicks: 1 },
    ]);
    expect(found.osData).toMatchObject([
      { os: 'Android', osVersion: '14', clicks: 3 },
      { os: 'Windows', osVersion: null, clicks: 1 },
      { os: 'iOS', osVersion: '18.5', clicks: 1 },
    ]);
  });

  test('groups and filters by them at both doors', async () => {
    const { analytics } = await query(
      bob,
      `query ($scope: AnalyticsScope!) { viewer { analytics(scope: $scope) { summary { clicks { value } }
        models: breakdown(dimension: DEVICE_MODEL) { rows { key label clicks } }
        versions: breakdown(dimension: OS_VERSION, search: "droid") { rows { key clicks } } } } }`,
      { scope: { filters: [{ dimension: 'DEVICE_MODEL', values: [''], isNot: true }] } },
    );
    const { models, ...rest } = analytics;
    expect(models.rows[0].clicks).toBe(2);
    expect({ models: { rows: models.rows.sort(byKey) }, ...rest }).toEqual({
      summary: { clicks: { value: 4 } },
      models: {
        rows: [
          { key: 'Samsung SM-S918B', label: 'Samsung SM-S918B', clicks: 2 },
          { key: 'Apple iPhone', label: 'Apple iPhone', clicks: 1 },
          { key: 'Google Pixel 8', label: 'Google Pixel 8', clicks: 1 },
        ].sort(byKey),
      },
      versions: {
        rows: [
          { key: 'Android 14', clicks: 2 },
          { key: 'Android 15', clicks: 1 },
        ],
      },
    });
    const filtered = await askOf(bob, '/api/analytics?os_version=Android%2014&device_model_not=Google%20Pixel%208');
    expect(filtered.json().totalClicks).toBe(2);
    expect((await askOf(bob, '/api/analytics?device_model=never')).json().totalClicks).toBe(0);
    expect((await askOf(bob, `/api/analytics?os_version=${'x'.repeat(600)}`)).status).toBe(400);
  });

  test('has them of each click, and in every file', async () => {
    const list = (await askOf(bob, '/api/analytics/clicks?device_model=Apple%20iPhone')).json();
    expect(list.clicks).toMatchObject([{ os_version: 'iOS 18.5', device_model: 'Apple iPhone' }]);
    const lines = (await askOf(bob, '/api/analytics/clicks.csv')).body.toString().split('\r\n');
    expect(lines[0]).toContain('Channel,Device Model,OS Version,Referrer');
    expect(lines.filter((line) => line.includes('Samsung SM-S918B,Android 14,'))).toHaveLength(2);
    const archive = readArchive((await askOf(bob, '/api/analytics/export')).body) as Record<string, any>;
    expect(Object.keys(archive)).toEqual(expect.arrayContaining(['os-versions', 'device-models']));
  });

  test('finds clicks in blocks of before, as unknown', async () => {
    const eve = await person();
    const link = (await linkOf(eve)).id;
    const days = (ago: number) => Date.now() - ago * 86_400_000;
    await storeClicks(
      [3, 4, 4].map((ago, index) => ({ linkId: link, at: days(ago), address: `DE-${index}`, ...galaxy })),
    );
    await withClient((client) =>
      compactSince(client, '2000-01-01', Date.now(), { minMonth: 1, minRun: 1, minPart: 1, max: 5_000 }),
    );
    await pool.query(
      `WITH older AS (UPDATE analytics.segment SET layout = 1 WHERE owner_id = $1 RETURNING id)
       DELETE FROM analytics.segment_column c USING older WHERE c.segment_id = older.id AND c.number IN (17, 18)`,
      [eve.id],
    );
    await storeClicks([{ linkId: link, address: 'US-9', ...galaxy }]);
    await closeEngine(); // with what is in memory
    const models = async (filters: object[]) => {
      const { analytics } = await query(
        eve,
        `query ($scope: AnalyticsScope!) { viewer { analytics(scope: $scope) {
          models: breakdown(dimension: DEVICE_MODEL) { rows { key clicks visitors } }
          countries: breakdown(dimension: COUNTRY) { rows { key clicks } } } } }`,
        { scope: { filters } },
      );
      return analytics;
    };
    const unknown = { key: '', clicks: 3, visitors: 3 };
    const known = { key: 'Samsung SM-S918B', clicks: 1, visitors: 1 };
    expect((await models([])).models.rows).toEqual([unknown, known]);
    expect(await models([{ dimension: 'DEVICE_MODEL', values: [''] }])).toEqual({
      models: { rows: [unknown] },
      countries: { rows: [{ key: 'DE', clicks: 3 }] },
    });
    expect((await models([{ dimension: 'OS_VERSION', values: [''], isNot: true }])).models.rows).toEqual([known]);
  });
});
