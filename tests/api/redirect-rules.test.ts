// @afresh: it has settings of its own.
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { CountryTable } from '../../api/click-model/country-ranges.ts';
import { CHROME, GOOGLEBOT, IPHONE } from '../kit/agents.ts';

// Before anything reads the settings.
process.env.TRUSTED_PROXIES = '127.0.0.1';
const { packCountry } = await import('../../api/click-model/dimensions.ts');
const { countryRanges } = await import('../../api/click-model/country-ranges.ts');
const { VisitorCountries } = await import('../../api/network/visitor-countries.ts');
const { examplePlaces, useClicks } = await import('../kit/clicks.ts');
const { visit } = await import('../kit/measuring.ts');
const { at, gql, operator, person, rest, useWorld } = await import('../kit/world.ts');
const { globalId } = await import('../kit/link-passwords.ts');
const { useSigningKey } = await import('../../api/measurements/signed-click-id.ts');

type Person = Awaited<ReturnType<typeof person>>;

let find = async (address: string) => examplePlaces.find(address);
let asked = 0;
let isClosed = false;
const table = Promise.withResolvers<CountryTable>();
const countries = new VisitorCountries({
  lookup: {
    find: (address) => {
      asked++;
      return find(address);
    },
    close: () => void (isClosed = true),
  },
  load: () => table.promise,
  changedAt: () => 'never',
});
const clicks = useClicks({ countries });
useWorld(clicks.handler);
beforeAll(() => useSigningKey(Buffer.alloc(32, 7)));

const OWN = 'https://example.com/own';
const to = (name: string) => `https://${name}.example.net/`;
/** Rules that lead to hosts named after them. */
const rule = (name: string, ...conditions: object[]) => ({ destination: to(name), conditions });

let ada: Person;
beforeEach(async () => {
  ada = await person({ tier: 'premium' });
  find = async (address) => examplePlaces.find(address);
});

/** A link with rules, made over REST. */
async function linkWith(redirect_rules: unknown, others: object = {}): Promise<{ id: number; short_code: string }> {
  const { status, body } = await rest(ada, 'POST', '/api/urls', { original_url: OWN, redirect_rules, ...others });
  expect([status, body.error]).toEqual([201, undefined]);
  return body;
}

const PERSON = { 'user-agent': CHROME, accept: 'text/html', 'accept-language': 'en-US,en;q=0.9' };
/** Where a visitor of an address below `/` is led. */
async function led(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<string | null> {
  const answer = await fetch(at(`/${path}`), { method, redirect: 'manual', headers: { ...PERSON, ...headers } });
  return answer.headers.get('location');
}
const from = (address: string) => ({ 'x-forwarded-for': address });

describe('redirects follow rules', () => {
  test('of each kind, and everybody else gets the own destination', async () => {
    const { short_code } = await linkWith([
      rule('mail', { parameter: { name: 'ref', values: ['mail', 'e mail'] } }),
      rule('any', { parameter: { name: 'a[b]' } }),
      rule('iphone-germany', { os: ['iOS'] }, { country: ['DE'] }),
      rule('phone', { device: ['mobile'] }),
      rule('union', { country: ['EU', 'GB'] }),
      rule('news', { referrer: ['news.example.org', 'com.slack'] }),
      rule('austria', { language: ['de-AT', 'fr'] }),
    ]);
    const cases: [path: string, headers: Record<string, string>, expected: string][] = [
      ['', {}, OWN],
      ['?ref=mail', { 'user-agent': IPHONE }, to('mail')],
      ['?ref=e+mail', {}, to('mail')],
      ['?x=1&ref=other&ref=mail', {}, to('mail')],
      ['?ref=Mail', {}, OWN],
      ['?reference=mail', {}, OWN],
      ['?a%5Bb%5D', {}, to('any')],
      ['', { 'user-agent': IPHONE, ...from('203.0.113.7') }, to('iphone-germany')],
      ['', { 'user-agent': IPHONE, ...from('198.51.100.7') }, to('phone')],
      ['', { 'user-agent': IPHONE }, to('phone')],
      ['', from('203.0.113.8'), to('union')],
      ['', from('192.0.2.8'), to('union')],
      ['', from('198.51.100.7'), OWN],
      ['', { referer: 'https://news.example.org/today' }, to('news')],
      ['', { referer: 'https://www.sport.news.example.org:8443/' }, to('news')],
      ['', { referer: 'android-app://com.slack/' }, to('news')],
      ['', { referer: 'https://fakenews.example.org/' }, OWN],
      ['', { referer: 'https://example.org/?news.example.org' }, OWN],
      ['', { 'accept-language': 'de-AT' }, to('austria')],
      ['', { 'accept-language': 'fr-CH,fr;q=0.9,en;q=0.8' }, to('austria')],
      ['', { 'accept-language': 'de,fr;q=0.9' }, OWN],
    ];
    for (const [path, headers, expected] of cases) {
      expect([path, headers, await led(short_code + path, headers)]).toEqual([path, headers, expected]);
    }
  });

  test('the first that holds decides, and another order another one, at once', async () => {
    const [phone, german] = [rule('phone', { device: ['mobile'] }), rule('german', { language: ['de'] })];
    const { id, short_code } = await linkWith([phone, german]);
    const both = { 'user-agent': IPHONE, 'accept-language': 'de-DE' };
    expect(await led(short_code, both)).toBe(to('phone'));
    await rest(ada, 'PUT', `/api/urls/${id}`, { redirect_rules: [german, phone] });
    expect(await led(short_code, both)).toBe(to('german'));
    await rest(ada, 'PUT', `/api/urls/${id}`, { redirect_rules: null });
    expect(await led(short_code, both)).toBe(OWN);
  });

  test('of the clock and of dates, by the time of the click', async () => {
    const hour = 3_600_000;
    const iso = (ms: number) => new Date(Date.now() + ms).toISOString();
    const { short_code } = await linkWith([
      rule('over', { dates: { until: iso(-hour) } }),
      rule('soon', { dates: { from: iso(hour) } }),
      rule('never', { time: { weekdays: [((new Date().getUTCDay() + 2) % 7) + 1], zone: 'UTC' } }),
      rule(
        'now',
        { dates: { from: iso(-hour), until: iso(hour) } },
        { time: { from: '00:00', to: '24:00', zone: 'UTC' } },
      ),
    ]);
    expect(await led(short_code)).toBe(to('now'));
  });

  test('programs get what depends on no person, else the own destination', async () => {
    const { short_code } = await linkWith([
      rule('desktop', { device: ['desktop', 'other', 'mobile'] }),
      rule('any-language', { language: ['en', 'de'] }),
      rule('union', { country: ['EU'] }),
      rule('tagged', { parameter: { name: 'ref' } }),
    ]);
    expect(await led(short_code)).toBe(to('desktop'));
    const programs: Record<string, string>[] = [
      { 'user-agent': GOOGLEBOT },
      { 'user-agent': 'WhatsApp/2.23' },
      { purpose: 'preview' },
    ];
    for (const headers of programs) {
      const of = { ...headers, ...from('203.0.113.9') };
      expect([await led(short_code, of), await led(`${short_code}?ref=1`, of)]).toEqual([OWN, to('tagged')]);
    }
    expect(await led(short_code, {}, 'HEAD')).toBe(OWN);
  });

  test('countries are asked for only where they decide, and unknown where nobody knows', async () => {
    const { short_code } = await linkWith([
      rule('german-phone', { country: ['DE'] }, { device: ['mobile'] }),
      rule('tagged', { parameter: { name: 'ref' } }),
    ]);
    const before = asked;
    await led(short_code, from('203.0.113.50'));
    expect(asked).toBe(before);
    expect(await led(short_code, { 'user-agent': IPHONE, ...from('203.0.113.51') })).toBe(to('german-phone'));
    expect(asked).toBe(before + 1);
    find = () => Promise.reject(new Error('no databases'));
    const unknown = { 'user-agent': IPHONE, ...from('203.0.113.52') };
    expect([await led(short_code, unknown), await led(`${short_code}?ref`, unknown)]).toEqual([OWN, to('tagged')]);
    find = () => new Promise(() => {});
    expect(await led(short_code, { 'user-agent': IPHONE, ...from('203.0.113.53') })).toBe(OWN);
  });

  test('campaigns, parameters, headers and measuring follow the destination that is chosen', async () => {
    const destination = 'https://shop.example.net/?utm_source=newsletter&utm_campaign=spring';
    const { id, short_code } = await linkWith([{ destination, conditions: [{ device: ['mobile'] }] }], {
      query_forwarding: 'add',
      referrer_policy: 'no_referrer',
    });
    expect(await led(`${short_code}?a=1`, { 'user-agent': IPHONE })).toBe(`${destination}&a=1`);
    await clicks.settle();
    const { body } = await rest(ada, 'GET', `/api/analytics/clicks?url=${id}`);
    expect(body.clicks[0]).toMatchObject({ utm_campaign: 'spring', utm_source: 'newsletter' });
    await rest(ada, 'PUT', `/api/urls/${id}`, { measurement_level: 'full', measurement_method: 'redirect' });
    const { body: page } = await visit(['Accept: text/html', `User-Agent: ${IPHONE}`], short_code);
    expect(page.toString()).toContain('data-click-id');
    expect(page.toString()).toContain('shop.example.net');
  });

  test('clicks say which rule led them, by its number then, at both doors; none without one or for who asks for privacy', async () => {
    const rules = [rule('news', { referrer: ['news.example.org'] }), rule('german', { language: ['de'] })];
    const { id, short_code } = await linkWith(rules);
    const german = { 'accept-language': 'de' };
    for (let time = 0; time < 3; time++) await led(short_code, german);
    await led(short_code, { referer: 'https://news.example.org/' });
    await led(short_code);
    await led(short_code, { ...german, 'sec-gpc': '1' });
    await clicks.settle();
    await rest(ada, 'PUT', `/api/urls/${id}`, { redirect_rules: rules.toReversed() });
    const of = (path: string) => rest(ada, 'GET', `/api/analytics/${path}`);
    const found = async (value: string) => (await of(`clicks?url=${id}&rule=${encodeURIComponent(value)}`)).body.clicks;
    expect((await found('Rule 1')).map((click: any) => [click.rule, click.referrer])).toEqual([
      ['Rule 1', 'news.example.org'],
    ]);
    expect((await found('')).map((click: any) => click.rule)).toEqual([null, null]);
    const { data } = await gql(
      ada,
      `query ($scope: AnalyticsScope!) { viewer { analytics(scope: $scope) { summary { clicks { value } }
        breakdown(dimension: RULE) { rows { key label clicks } } } } }`,
      { scope: { url: globalId(id) } },
    );
    expect(data.viewer.analytics.breakdown.rows).toEqual([
      { key: 'Rule 2', label: 'Rule 2', clicks: 3 },
      { key: '', label: 'No rule', clicks: 2 },
      { key: 'Rule 1', label: 'Rule 1', clicks: 1 },
    ]);
    expect(data.viewer.analytics.summary.clicks.value).toBe(6);
  });

  test('they come before an experiment, which decides for everybody else', async () => {
    const { id, short_code } = await linkWith([rule('phone', { device: ['mobile'] })]);
    const variants = [{ destination: to('a') }, { destination: to('b') }];
    expect((await rest(ada, 'POST', `/api/urls/${id}/experiments`, { variants })).status).toBe(201);
    expect(await led(short_code, { 'user-agent': IPHONE })).toBe(to('phone'));
    expect([to('a'), to('b')]).toContain(await led(short_code));
    expect((await rest(ada, 'PUT', `/api/urls/${id}`, { redirect_rules: [] })).status).toBe(200);
    expect([to('a'), to('b')]).toContain(await led(short_code, { 'user-agent': IPHONE }));
  });

  test('the page that says where a link leads names every destination', async () => {
    const { short_code } = await linkWith([
      rule('phone', { device: ['mobile'] }),
      rule('german', { language: ['de'] }),
    ]);
    const text = await (await fetch(at(`/${short_code}+`))).text();
    for (const destination of [OWN, to('phone'), to('german')]) expect(text).toContain(destination);
  });

  test('a link stops as a whole where the host of a rule is suspended, and its owner reads why', async () => {
    const { id, short_code } = await linkWith([rule('bad', { device: ['tv'] }), rule('good', { device: ['mobile'] })]);
    const olga = await operator();
    const SUSPEND = `mutation ($input: SuspendInput!) { suspend(input: $input) { __typename ... on UserError { message } } }`;
    const { data } = await gql(olga, SUSPEND, { input: { host: 'bad.example.net', reason: 'Phishing' } });
    expect(data.suspend.__typename).toBe('SuspendSuccess');
    expect(await led(short_code)).toBeNull();
    expect((await rest(ada, 'GET', `/api/urls/${id}`)).body.suspension).toMatchObject({
      kind: 'host',
      reason: 'Phishing',
    });
    const again = await rest(ada, 'POST', '/api/urls', {
      original_url: OWN,
      redirect_rules: [rule('x', { os: ['iOS'] }), rule('bad', { os: ['iOS'] })],
    });
    expect(again.body.error).toMatchObject({
      code: 'DESTINATION_BLOCKED',
      details: { field: 'redirect_rules.1.destination' },
    });
  });
});

test('countries of all addresses come from memory once they are read', async () => {
  const { short_code } = await linkWith([rule('german', { country: ['DE'] }), rule('french', { country: ['FR'] })]);
  expect(await led(short_code, from('203.0.113.60'))).toBe(to('german'));
  const ranges = (first: number[], next: number[] | null, codes: string[]) =>
    countryRanges(first, next, codes.map(packCountry));
  table.resolve({
    v4: ranges([0, 0xc6_33_64_00, 0xc6_33_64_80], null, ['', 'DE', 'FR']),
    v6: ranges([0, 0x2001_0db8, 0x2001_0db8, 0x2001_0db9], [0, 0, 0x8000_0000, 0], ['', 'DE', 'FR', '']),
  });
  await expect.poll(() => isClosed).toBe(true);
  const before = asked;
  const cases = {
    '198.51.99.255': OWN,
    '198.51.100.0': to('german'),
    '198.51.100.127': to('german'),
    '::ffff:198.51.100.128': to('french'),
    '255.255.255.255': to('french'),
    '2001:db8::1': to('german'),
    '2001:db8:7fff:ffff:ffff::1': to('german'),
    '2001:db8:8000::': to('french'),
    '2001:db9::': OWN,
    '::1': OWN,
  };
  for (const [address, expected] of Object.entries(cases))
    expect(await led(short_code, from(address)), address).toBe(expected);
  expect(asked).toBe(before);
});
