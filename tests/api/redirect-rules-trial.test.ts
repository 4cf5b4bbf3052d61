import { beforeAll, describe, expect, test } from 'vitest';
import { gql, person, rest, useWorld, type Person } from '../kit/world.ts';

useWorld();

let ada: Person;
beforeAll(async () => {
  ada = await person();
});

const B = 'https://example.net/b';
const tryRules = (redirect_rules: unknown, visitor: unknown) =>
  rest(ada, 'POST', '/api/urls/try-rules', { redirect_rules, visitor });
/** Whether one condition holds of a visitor. */
async function holds(condition: object, visitor: object): Promise<boolean> {
  const { status, body } = await tryRules([{ destination: B, conditions: [condition] }], visitor);
  expect([status, body.error]).toEqual([200, undefined]);
  expect(body.destination).toBe(body.rules[0].holds ? B : null);
  return body.rules[0].holds;
}

describe('a condition holds, or not:', () => {
  const languages: [wanted: string[], header: string, isHeld: boolean][] = [
    [['de'], 'de-AT', true],
    [['de-AT'], 'de', false],
    [['de'], 'den', false],
    [['de'], 'en, de;q=0.9', false],
    [['de'], 'en;q=0.8, de;q=0.9', true],
    [['de'], 'en, de', true],
    [['de'], 'de;q=0, en;q=0', false],
    [['de'], 'de;q=1.000', true],
    [['de'], 'DE-de ; Q=0.5', true],
    [['de'], '*, de;q=0.1', true],
    [['de'], '*', false],
    [['de'], '', false],
    [['de'], ',,;q=,de;q=0.0001,de;q=2,de;q=abc', false],
    [['de'], ', ,de', true],
    [['de'], 'de_DE', false],
    [['zh-Hant'], 'zh-TW', true],
    [['zh-TW'], 'zh-Hant-TW', true],
    [['zh-Hant'], 'zh-CN', false],
    [['de-AT'], 'de-x-AT', false],
    [['sr-Latn'], 'sr', false],
    [['en-GB', 'fr'], 'fr-CH', true],
    [['en'], `${'x'.repeat(600)},en`, false],
    [['en'], `en${'-a'.repeat(900)}`, true],
  ];
  test.each(languages)('language %j for Accept-Language %s: %s', async (language, header, isHeld) => {
    expect(await holds({ language }, { language: header })).toBe(isHeld);
  });

  const BERLIN = { zone: 'Europe/Berlin' };
  const times: [time: object, at: string, isHeld: boolean][] = [
    [{ ...BERLIN, from: '09:00', to: '17:00' }, '2026-11-25T08:00:00Z', true],
    [{ ...BERLIN, from: '09:00', to: '17:00' }, '2026-11-25T07:59:59.999Z', false],
    [{ ...BERLIN, from: '09:00', to: '17:00' }, '2026-11-25T16:00:00Z', false],
    [{ ...BERLIN, from: '09:00', to: '17:00' }, '2026-07-01T07:00:00Z', true],
    [{ ...BERLIN, from: '23:00', to: '24:00' }, '2026-11-25T22:59:59Z', true],
    [{ ...BERLIN, weekdays: [3] }, '2026-11-25T23:00:00Z', false],
    [{ ...BERLIN, weekdays: [4] }, '2026-11-25T23:00:00Z', true],
    [{ ...BERLIN, weekdays: [3], from: '22:00', to: '06:00' }, '2026-11-26T04:59:00Z', true],
    [{ ...BERLIN, weekdays: [3], from: '22:00', to: '06:00' }, '2026-11-25T04:59:00Z', false],
    [{ ...BERLIN, weekdays: [7], from: '22:00', to: '06:00' }, '2026-11-23T04:00:00Z', true],
    // The clocks go from 02:00 to 03:00: the hour between does not exist.
    [{ ...BERLIN, from: '02:00', to: '03:00' }, '2026-03-29T00:59:59Z', false],
    [{ ...BERLIN, from: '02:00', to: '03:00' }, '2026-03-29T01:00:00Z', false],
    [{ ...BERLIN, from: '03:00', to: '04:00' }, '2026-03-29T01:00:00Z', true],
    // They go from 03:00 back to 02:00: the hour comes twice.
    [{ ...BERLIN, from: '02:00', to: '03:00' }, '2026-10-25T00:30:00Z', true],
    [{ ...BERLIN, from: '02:00', to: '03:00' }, '2026-10-25T01:30:00Z', true],
    [{ ...BERLIN, from: '02:00', to: '03:00' }, '2026-10-25T02:00:00Z', false],
    [{ zone: 'Asia/Kathmandu', from: '05:45', to: '05:46' }, '2026-11-25T00:00:30Z', true],
    [{ zone: 'Pacific/Kiritimati', weekdays: [4] }, '2026-11-25T10:00:00Z', true],
  ];
  test.each(times)('time %j at %s: %s', async (time, at, isHeld) => {
    expect(await holds({ time }, { at })).toBe(isHeld);
  });

  const others: [condition: object, visitor: object, isHeld: boolean][] = [
    [{ dates: { from: '2026-12-01T00:00:00Z' } }, { at: '2026-12-01T00:00:00Z' }, true],
    [{ dates: { until: '2026-12-01T00:00:00Z' } }, { at: '2026-12-01T00:00:00Z' }, false],
    [{ dates: { until: '2020-01-01T00:00:00Z' } }, {}, false],
    [{ country: ['EU'] }, { country: 'at' }, true],
    [{ country: ['EU'] }, { country: 'CH' }, false],
    [{ country: ['EU'] }, {}, false],
    [{ country: ['EU'] }, { country: 'AT', bot: true }, false],
    [{ parameter: { name: 'ref' } }, { query: '?ref', bot: true }, true],
    [{ parameter: { name: 'ref' } }, { query: 'x=ref' }, false],
    [{ referrer: ['example.org'] }, { referrer: 'news.example.org' }, true],
    [{ referrer: ['example.org'] }, { referrer: 'https://example.org.evil.example/' }, false],
    [{ visit: 'new' }, {}, true],
    [{ visit: 'returning' }, {}, false],
    [{ visit: 'new' }, { visit: 'returning' }, false],
    [{ visit: 'returning' }, { visit: 'returning' }, true],
    [{ visit: 'new' }, { visit: 'new', bot: true }, false],
    [{ os: ['iOS'] }, { os: 'ios' }, true],
    [{ device: ['mobile'] }, { os: 'iOS' }, false],
  ];
  test.each(others)('%j of %j: %s', async (condition, visitor, isHeld) => {
    expect(await holds(condition, visitor)).toBe(isHeld);
  });
});

test('both doors say which rule decides, and what became of each condition', async () => {
  const rules = [
    { destination: `${B}1`, conditions: [{ os: ['iOS'] }, { country: ['DE'] }] },
    { destination: `${B}2`, conditions: [{ os: ['iOS'] }] },
    { destination: `${B}3`, conditions: [{ os: ['iOS'] }] },
  ];
  const outcome = {
    rule: 2,
    app: null,
    destination: `${B}2`,
    rules: [
      {
        holds: false,
        conditions: [
          { kind: 'os', holds: true },
          { kind: 'country', holds: false },
        ],
      },
      { holds: true, conditions: [{ kind: 'os', holds: true }] },
      { holds: true, conditions: [{ kind: 'os', holds: true }] },
    ],
  };
  expect((await tryRules(rules, { os: 'iOS', country: 'AT' })).body).toEqual(outcome);
  const { data } = await gql(
    ada,
    `query ($redirectRules: [RedirectRuleInput!]!, $visitor: RedirectVisitorInput!) {
      tryRedirectRules(redirectRules: $redirectRules, visitor: $visitor) {
        rule app destination rules { holds conditions { kind holds } } } }`,
    { redirectRules: rules, visitor: { os: 'iOS', country: 'AT' } },
  );
  expect(data.tryRedirectRules).toEqual(outcome);
  expect((await tryRules([], {})).body).toEqual({ rule: null, app: null, destination: null, rules: [] });
});

test('wrong rules and visitors are refused at both doors, by their fields', async () => {
  const refusal = async (rules: unknown, visitor: unknown) => {
    const { status, body } = await tryRules(rules, visitor);
    return [status, body.error.details.field];
  };
  expect(await refusal([], { country: 'EU' })).toEqual([400, 'visitor.country']);
  expect(await refusal([], { at: 'soon' })).toEqual([400, 'visitor.at']);
  expect(await refusal([], { visit: 'often' })).toEqual([400, 'visitor.visit']);
  expect(await refusal([], { referrer: 'x'.repeat(2_049) })).toEqual([400, 'visitor.referrer']);
  expect(await refusal([], { colour: 'red' })).toEqual([400, 'visitor.colour']);
  expect(await refusal([], undefined)).toEqual([400, 'visitor']);
  expect(await refusal([{ destination: B, conditions: [] }], {})).toEqual([400, 'redirect_rules.0.conditions']);
  const { data, errors } = await gql(
    ada,
    '{ tryRedirectRules(redirectRules: [], visitor: { country: "XX" }) { rule } }',
  );
  expect([data.tryRedirectRules, errors![0]!.extensions]).toMatchObject([
    null,
    { code: 'INVALID', field: 'visitor.country' },
  ]);
  expect((await rest(null, 'POST', '/api/urls/try-rules', { redirect_rules: [], visitor: {} })).status).toBe(401);
});
