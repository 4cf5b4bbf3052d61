import { createHmac, randomBytes } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { readAgent } from '../../api/click-model/agent.ts';
import { enrich, observe } from '../../api/clicks/enrich.ts';
import { plainAddress, type Places } from '../../api/click-model/place.ts';
import { prepareSalt, visitorNumber } from '../../api/clicks/postgres/visitor.ts';
import { browsers, devices, reasons, systems, unpackCountry } from '../../api/click-model/dimensions.ts';
import { realPlaces } from '../kit/clicks.ts';

const like = (rest: string) => `Mozilla/5.0 ${rest}`;
const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)';

describe('what a User-Agent header tells', () => {
  test.each([
    [
      'iPhone',
      like(
        '(iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
      ),
      ['mobile', 'iOS', 'Safari', 18, ''],
    ],
    [
      'iPad',
      like(
        '(iPad; CPU OS 12_2 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/12.1 Mobile/15E148 Safari/604.1',
      ),
      ['tablet', 'iPadOS', 'Safari', 12, ''],
    ],
    [
      'Pixel',
      like(`(Linux; Android 15; Pixel 9) ${webkit} Chrome/140.0.0.0 Mobile Safari/537.36`),
      ['mobile', 'Android', 'Chrome', 140, ''],
    ],
    [
      'Samsung',
      like(`(Linux; Android 14; SM-S918B) ${webkit} SamsungBrowser/27.0 Chrome/125.0.0.0 Mobile Safari/537.36`),
      ['mobile', 'Android', 'Samsung Internet', 27, ''],
    ],
    [
      'Windows Edge',
      like(`(Windows NT 10.0; Win64; x64) ${webkit} Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0`),
      ['desktop', 'Windows', 'Edge', 140, ''],
    ],
    [
      'macOS Safari',
      like('(Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15'),
      ['desktop', 'macOS', 'Safari', 18, ''],
    ],
    [
      'Firefox on Linux',
      like('(X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0'),
      ['desktop', 'Linux', 'Firefox', 143, ''],
    ],
    [
      'Chromebook',
      like(`(X11; CrOS x86_64 14541.0.0) ${webkit} Chrome/139.0.0.0 Safari/537.36`),
      ['desktop', 'ChromeOS', 'Chrome', 139, ''],
    ],
    [
      'Opera',
      like(`(Windows NT 10.0; Win64; x64) ${webkit} Chrome/139.0.0.0 Safari/537.36 OPR/123.0.0.0`),
      ['desktop', 'Windows', 'Opera', 123, ''],
    ],
    [
      'Instagram',
      like(
        '(iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 Instagram 390.0.0.28.85 (iPhone15,2; iOS 18_5; de_DE; de; scale=3.00; 1179x2556; 1)',
      ),
      ['mobile', 'iOS', 'Instagram app', 390, ''],
    ],
    [
      'Googlebot',
      like('(compatible; Googlebot/2.1; +http://www.google.com/bot.html)'),
      ['other', 'Unknown', 'Unknown', 0, 'bot_agent'],
    ],
    [
      'Slackbot',
      'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)',
      ['other', 'Unknown', 'Unknown', 0, 'preview_agent'],
    ],
    ['WhatsApp', 'WhatsApp/2.24.20.89 A', ['other', 'Unknown', 'Unknown', 0, 'preview_agent']],
    [
      'Facebook preview',
      'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
      ['other', 'Unknown', 'Unknown', 0, 'preview_agent'],
    ],
    ['curl', 'curl/8.10.1', ['other', 'Unknown', 'Unknown', 0, 'bot_agent']],
    ['nothing', '', ['unknown', 'Unknown', 'Unknown', 0, 'no_agent']],
  ])('%s', (_name, header, expected) => {
    const { device, os, browser, browserVersion, reason } = readAgent(header);
    expect([devices[device], systems[os], browsers[browser], browserVersion, reasons[reason]]).toEqual(expected);
  });

  test.each([
    'Opera Mini/1e-5',
    'Opera Mini/-7',
    'Chrome/99999999999999999999',
    'Firefox/NaN',
    'Firefox/0x10',
    'Firefox/1.5.2',
  ])('a version like that of %s is a number the table can hold', (header) => {
    const { browserVersion } = readAgent(header);
    expect(Number.isInteger(browserVersion) && browserVersion >= 0 && browserVersion <= 32_767).toBe(true);
  });
});

describe("a visitor's number", () => {
  test('is the head of HMAC-SHA-256 as node:crypto makes it, for keys and texts of any length', () => {
    for (const length of [0, 1, 16, 32, 63, 64]) {
      const secret = randomBytes(length);
      const salt = prepareSalt(secret);
      for (const agent of ['', 'a', 'München 🎉', '\xff\0', 'x'.repeat(600), 'ü'.repeat(2_000)]) {
        const expected = createHmac('sha256', secret)
          .update(`7\n203.0.113.1\n${agent}`)
          .digest()
          .toString('latin1', 0, 8);
        expect(visitorNumber(salt, 7, '203.0.113.1', agent)).toBe(expected);
      }
    }
  });

  test('differs by owner, address, agent and salt', () => {
    const [one, other] = [prepareSalt(randomBytes(32)), prepareSalt(randomBytes(32))];
    const numbers = [
      visitorNumber(one, 1, 'a', 'b'),
      visitorNumber(other, 1, 'a', 'b'),
      visitorNumber(one, 2, 'a', 'b'),
      visitorNumber(one, 1, 'b', 'a'),
      visitorNumber(one, 1, 'a', 'c'),
    ];
    expect(new Set(numbers).size).toBe(numbers.length);
  });
});

describe('where an address is', () => {
  let places: Places;
  beforeAll(() => {
    places = realPlaces();
  });

  test.each([
    ['8.8.8.8', 'US', /^AS15169 /],
    ['2001:4860:4860::8888', expect.any(String), /^AS15169 /],
    ['2001:4860:4860:0000:0000:0000:0000:8888', expect.any(String), /^AS15169 /],
    ['2003:c0:8000::1', 'DE', /^AS3320 /],
    ['1.1.1.1', expect.any(String), /^AS13335 /],
    ['141.1.1.1', 'DE', /^AS\d+ /],
  ])('%s is in %s', (address, country, network) => {
    const place = places.find(address);
    expect(unpackCountry(place.country)).toEqual(country);
    expect(place.network).toMatch(network);
  });

  test('a city is told with its region and country', () => {
    expect(places.find('141.1.1.1').city).toMatch(/^[^|]+\|[^|]*\|DE$/);
  });

  test.each([
    '127.0.0.1',
    '10.1.2.3',
    '192.168.0.1',
    '::1',
    'fe80::1',
    'fc00::1',
    '203.0.113.1',
    '0.0.0.0',
    '255.255.255.255',
  ])('%s is nowhere', (address) => {
    expect(places.find(address)).toMatchObject({ country: 0, city: null });
  });

  test.each([
    '',
    'unknown',
    '999.1.1.1',
    '1.2.3',
    '1.2.3.4:80',
    '::ffff:1.2.3',
    'g::1',
    '%',
    'x'.repeat(512),
    '\0',
    '-1',
    '0x08080808',
  ])('what is no address (%j) is nowhere, and nothing is thrown', (address) => {
    expect(places.find(plainAddress(address))).toEqual({ country: 0, city: null, network: null });
  });

  test.each([
    ['::ffff:203.0.113.1', '203.0.113.1'],
    ['::FFFF:203.0.113.1', '203.0.113.1'],
    ['fe80::1%eth0', 'fe80::1'],
    ['2001:db8::1', '2001:db8::1'],
    ['::ffff:2001:db8', '::ffff:2001:db8'],
    ['203.0.113.1', '203.0.113.1'],
  ])('%s is plainly %s', (address, plain) => {
    expect(plainAddress(address)).toBe(plain);
  });

  test('a click keeps the plain address for its visitor, and its place for whoever may know it', () => {
    const click = {
      clickId: '',
      at: 0,
      linkId: 1,
      flags: 0,
      address: '::ffff:8.8.8.8',
      userAgent: 'Firefox/140.0',
      referrer: '',
      query: '',
      hints: '',
      deviceHints: '',
      hasPage: false,
      rttMs: null,
      attempts: 0,
      variant: 0,
      rule: 0,
    };
    const seen = observe(click, places);
    expect(seen.source.address).toBe('8.8.8.8');
    expect(unpackCountry(enrich(seen, { ownerId: 1, timeZone: 'UTC' }).country)).toBe('US');
  });
});
