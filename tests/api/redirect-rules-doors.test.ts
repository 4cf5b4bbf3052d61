import { beforeEach, describe, expect, test } from 'vitest';
import { useClicks } from '../kit/clicks.ts';
import { CREATE_URL, numberOf, UPDATE_URL } from '../kit/queries.ts';
import { upload } from '../kit/upload.ts';
import { at, gql, person, rest, useWorld, type Person } from '../kit/world.ts';

useWorld(useClicks().handler);

let ada: Person;
beforeEach(async () => {
  ada = await person({ tier: 'premium' });
});

const A = 'https://example.com/a';
const B = 'https://example.net/b';
/** One rule with one condition of each kind. */
const RULES = [
  {
    destination: B,
    conditions: [
      { device: ['mobile', 'tablet'] },
      { os: ['iOS', 'iPadOS'] },
      { country: ['DE', 'EU'] },
      { language: ['de-AT', 'zh-Hant'] },
      { time: { weekdays: [1, 5], from: '09:00', to: '17:00', zone: 'Europe/Berlin' } },
      { dates: { from: '2026-12-01T00:00:00.000Z', until: '2027-01-01T00:00:00.000Z' } },
      { referrer: ['news.example.org'] },
      { parameter: { name: 'ref', values: ['mail'] } },
      { visit: 'returning' },
    ],
  },
];
const FIELDS = `redirectRules { destination conditions { device os country language time { weekdays from to zone }
  dates { from until } referrer parameter { name values } visit } }`;
const READ = `query ($id: ID!) { node(id: $id) { ... on ShortUrl { ${FIELDS} } } }`;
const without = (value: unknown) =>
  JSON.parse(JSON.stringify(value), (_name, member: unknown) => (member === null ? undefined : member)) as unknown;
const readByGraph = async (id: string) => without((await gql(ada, READ, { id })).data.node.redirectRules);
const make = (redirect_rules: unknown) => rest(ada, 'POST', '/api/urls', { original_url: A, redirect_rules });

describe('rules are written and read', () => {
  test('at either door, in the same form', async () => {
    const { data } = await gql(ada, CREATE_URL, { input: { originalUrl: A, redirectRules: RULES } });
    const { id } = data.createUrl.url;
    const path = `/api/urls/${numberOf(id)}`;
    expect((await rest(ada, 'GET', path)).body.redirect_rules).toEqual(RULES);
    expect(await readByGraph(id)).toEqual(RULES);
    const sent = await rest(ada, 'PUT', path, {
      redirect_rules: [{ destination: 'example.net/b', conditions: [{ os: ['ios', 'iOS'] }] }],
    });
    expect(sent.body.redirect_rules).toEqual([{ destination: B, conditions: [{ os: ['iOS'] }] }]);
    expect((await rest(ada, 'PUT', path, { title: 'Spring' })).body.redirect_rules).toHaveLength(1);
    const nulls = { device: ['tv'], os: null, time: null, parameter: null };
    await gql(ada, UPDATE_URL, { input: { id, redirectRules: [{ destination: B, conditions: [nulls] }] } });
    expect(await readByGraph(id)).toEqual([{ destination: B, conditions: [{ device: ['tv'] }] }]);
    await gql(ada, UPDATE_URL, { input: { id, redirectRules: null } });
    expect((await rest(ada, 'GET', path)).body.redirect_rules).toEqual([]);
  });

  test('values are kept in one form', async () => {
    const { body } = await make([
      {
        destination: B,
        conditions: [
          { country: ['de', 'eu', 'DE'] },
          { language: ['DE-at', 'zh-hant', 'iw'] },
          { referrer: ['https://www.News.example.org/page', 'MÜLLER.example'] },
          { dates: { from: '2026-12-01T01:00:00+01:00' } },
          { time: { weekdays: [7, 1, 7], zone: 'UTC' } },
          { parameter: { name: 'ref' } },
          { visit: ' New ' },
        ],
      },
    ]);
    expect(body.redirect_rules[0].conditions).toEqual([
      { country: ['DE', 'EU'] },
      { language: ['de-AT', 'zh-Hant', 'he'] },
      { referrer: ['news.example.org', 'xn--mller-kva.example'] },
      { dates: { from: '2026-12-01T00:00:00.000Z' } },
      { time: { weekdays: [1, 7], zone: 'UTC' } },
      { parameter: { name: 'ref' } },
      { visit: 'new' },
    ]);
  });

  test('by upserts, rows, files, copies, undone deletions, changes of many, exports and repeated requests', async () => {
    const key = { 'idempotency-key': crypto.randomUUID() };
    const create = () => rest(ada, 'POST', '/api/urls', { original_url: A, redirect_rules: RULES }, key);
    const [first, again] = [await create(), await create()];
    expect([again.body.id, again.body.redirect_rules]).toEqual([first.body.id, RULES]);
    const { id } = first.body;

    const upsert = { external_id: 'spring', original_url: A, redirect_rules: RULES };
    expect((await rest(ada, 'PUT', '/api/urls', upsert)).body).toMatchObject({ redirect_rules: RULES });
    const rows = await rest(ada, 'POST', '/api/urls/bulk', {
      urls: [{ original_url: A, redirect_rules: RULES }, { original_url: A }],
    });
    expect(rows.body.results.map(({ url }: any) => url.redirect_rules)).toEqual([RULES, []]);
    const file = `original_url,short_code,redirect_rules\n${A},with-rules,"${JSON.stringify(RULES).replaceAll('"', '""')}"\n${A},without,\n`;
    expect((await upload(ada, file)).status).toBe(200);
    const copy = await rest(ada, 'POST', `/api/urls/${id}/duplicate`);
    expect(copy.body.redirect_rules).toEqual(RULES);
    await rest(ada, 'DELETE', `/api/urls/${id}`);
    expect((await rest(ada, 'POST', `/api/urls/${id}/restore`)).body.redirect_rules).toEqual(RULES);
    const others = [{ destination: B, conditions: [{ os: ['Linux'] }] }];
    const changes = [
      { id, redirect_rules: others },
      { id: copy.body.id, redirect_rules: RULES },
    ];
    const changed = await rest(ada, 'PATCH', '/api/urls/bulk', { urls: changes });
    expect(changed.body.results).toMatchObject([
      { is_changed: true, url: { redirect_rules: others } },
      { is_changed: false },
    ]);
    const exported = await (
      await fetch(at('/api/urls/export.csv'), { headers: { authorization: `Bearer ${ada.token}` } })
    ).text();
    const line = exported.split('\r\n').find((one) => one.startsWith('with-rules,'))!;
    expect(line).toContain('""Europe/Berlin""');
    await upload(ada, `${exported.split('\r\n')[0]}\r\n${line.replace('with-rules', 'again')}\r\n`);
    const read = await rest(ada, 'GET', '/api/urls/lookup?short_code=again');
    expect(read.body.redirect_rules).toEqual(RULES);
  });
});

/** Wrong rules with the field at fault and its refusal. */
const one = (condition: unknown) => [{ destination: B, conditions: [condition] }];
const VALUE = 'redirect_rules.0.conditions.0';
const REFUSED: [what: string, rules: unknown, field: string, message: RegExp][] = [
  ['no list', { destination: B }, 'redirect_rules', /^Redirect rules are a list\.$/],
  ['JSON that is none', '[{"destination":', 'redirect_rules', /are a list/],
  ['21 rules', Array.from({ length: 21 }, () => one({ os: ['iOS'] })[0]), 'redirect_rules', /at most 20 rules/],
  ['no conditions', [{ destination: B, conditions: [] }], 'redirect_rules.0.conditions', /1 to 10 conditions/],
  [
    '11 conditions',
    [{ destination: B, conditions: Array.from({ length: 11 }, () => ({ os: ['iOS'] })) }],
    'redirect_rules.0.conditions',
    /1 to 10 conditions/,
  ],
  ['no destination', [{ conditions: [{ os: ['iOS'] }] }], 'redirect_rules.0.destination', /valid URL/],
  [
    'ourselves',
    [{ destination: 'http://localhost:3000/x', conditions: [{ os: ['iOS'] }] }],
    'redirect_rules.0.destination',
    /this service itself/,
  ],
  [
    'a script',
    [{ destination: 'javascript:alert(1)', conditions: [{ os: ['iOS'] }] }],
    'redirect_rules.0.destination',
    /http:\/\/ or https:\/\//,
  ],
  [
    'a long destination',
    [{ destination: `${B}/${'a'.repeat(2_048)}`, conditions: [{ os: ['iOS'] }] }],
    'redirect_rules.0.destination',
    /at most 2048/,
  ],
  ['an empty condition', one({}), VALUE, /exactly one of device, os/],
  ['two in one', one({ os: ['iOS'], device: ['tv'] }), VALUE, /exactly one of/],
  ['no values', one({ country: [] }), `${VALUE}.country`, /1 to 50 values/],
  [
    '51 values',
    one({ referrer: Array.from({ length: 51 }, (_, at) => `a${at}.example`) }),
    `${VALUE}.referrer`,
    /1 to 50 values/,
  ],
  ['a country', one({ country: ['DE', 'XX'] }), `${VALUE}.country.1`, /not a country/],
  ['a language', one({ language: ['qq'] }), `${VALUE}.language.0`, /not a language/],
  ['a pattern of a language', one({ language: ['(a+)+$'] }), `${VALUE}.language.0`, /not a language/],
  ['a host', one({ referrer: ['not a host'] }), `${VALUE}.referrer.0`, /name of a host/],
  ['a zone', one({ time: { weekdays: [1], zone: 'Mars/Base' } }), `${VALUE}.time.zone`, /not a known time zone/],
  ['no zone', one({ time: { weekdays: [1] } }), `${VALUE}.time.zone`, /not a known time zone|required/],
  ['a day', one({ time: { weekdays: [0], zone: 'UTC' } }), `${VALUE}.time.weekdays.0`, /1 \(Monday\) to 7/],
  ['a time', one({ time: { from: '9:00', to: '17:00', zone: 'UTC' } }), `${VALUE}.time.from`, /written as 09:00/],
  ['half of the hours', one({ time: { from: '09:00', zone: 'UTC' } }), `${VALUE}.time`, /both from and to/],
  ['no hours', one({ time: { from: '09:00', to: '09:00', zone: 'UTC' } }), `${VALUE}.time`, /different/],
  ['nothing of the clock', one({ time: { zone: 'UTC' } }), `${VALUE}.time`, /days of the week/],
  ['no date', one({ dates: {} }), `${VALUE}.dates`, /a date/],
  [
    'an end before',
    one({ dates: { from: '2027-01-01T00:00:00Z', until: '2026-01-01T00:00:00Z' } }),
    `${VALUE}.dates`,
    /later/,
  ],
  ['no timestamp', one({ dates: { from: 'tomorrow' } }), `${VALUE}.dates.from`, /date and time/],
  ['a nameless parameter', one({ parameter: { name: '' } }), `${VALUE}.parameter.name`, /1 to 200/],
  [
    'a long value',
    one({ parameter: { name: 'a', values: ['b'.repeat(201)] } }),
    `${VALUE}.parameter.values.0`,
    /at most 200/,
  ],
  ['a visit', one({ visit: 'often' }), `${VALUE}.visit`, /^visit is new or returning\.$/],
  ['visits', one({ visit: ['new'] }), `${VALUE}.visit`, /new or returning/],
  ['a NUL', one({ parameter: { name: 'a\0' } }), `${VALUE}.parameter.name`, /cannot be stored/],
  [
    'too much',
    Array.from({ length: 20 }, () => ({
      destination: B,
      conditions: [
        { parameter: { name: 'a', values: Array.from({ length: 50 }, (_, at) => `${at}`.padEnd(50, 'x')) } },
      ],
    })),
    'redirect_rules',
    /32,000 characters/,
  ],
];

test.each(REFUSED)('rules are refused with the path of the field: %s', async (_what, rules, field, message) => {
  const { status, body } = await make(rules);
  expect([status, body.error]).toMatchObject([400, { code: 'INVALID', details: { field } }]);
  expect(body.error.message).toMatch(message);
});

test('the same refusals come from GraphQL, and nothing is stored', async () => {
  const create = (redirectRules: unknown) => gql(ada, CREATE_URL, { input: { originalUrl: A, redirectRules } });
  const { data } = await create(one({ country: ['DE', 'XX'] }));
  expect(data.createUrl).toMatchObject({ code: 'INVALID', field: 'redirectRules.0.conditions.0.country.1' });
  expect((await create(one({ os: ['iOS'], device: ['tv'] }))).data.createUrl).toMatchObject({
    field: 'redirectRules.0.conditions.0',
  });
  expect((await create(one({ colour: ['red'] }))).errors![0]!.message).toContain('"colour"');
  expect((await create(one({ visit: 'often' }))).errors![0]!.message).toContain('RedirectVisit');
  expect((await create(one({ device: ['fridge'] }))).errors![0]!.message).toContain('RedirectDevice');
  expect((await rest(ada, 'GET', '/api/urls')).body.total).toBe(0);
});

test('hostile rules are refused in time, by name where a name is wrong', async () => {
  expect((await make(one({ colour: ['red'] }))).body.error.message).toContain('redirect_rules.0.conditions.0.colour');
  const began = performance.now();
  expect((await make(one({ referrer: ['a'.repeat(900_000)] }))).status).toBe(400);
  expect((await make(`${'['.repeat(200_000)}`)).status).toBe(400);
  expect((await make('x'.repeat(11 * 1024 * 1024))).status).toBe(413);
  const cells = [
    `"${'['.repeat(100_000)}"`,
    `"[{""destination"":""${B}"",""conditions"":[{""__proto__"":[]}]}]"`,
    'iOS',
  ];
  const file = `original_url,redirect_rules\n${cells.map((cell) => `${A},${cell}`).join('\n')}\n`;
  const { body } = await upload(ada, file);
  expect(body.results.map(({ error_field }: any) => error_field)).toEqual([
    'redirect_rules',
    'redirect_rules.0.conditions.0',
    'redirect_rules',
  ]);
  expect(performance.now() - began).toBeLessThan(5_000);
  expect((await rest(ada, 'GET', '/api/urls')).body.total).toBe(0);
});
