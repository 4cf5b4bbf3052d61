// The field's own lists: in-app browsers of people, browsers with client hints, the most used agents, and robots.
import crawlers from 'crawler-user-agents';
import { describe, expect, test } from 'vitest';
import topAgents from 'top-user-agents';
import { readAgent } from '../../api/click-model/agent.ts';
import { browsers, devices, reasons, systems } from '../../api/click-model/dimensions.ts';

const IOS = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_7 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const WEBVIEW =
  'Mozilla/5.0 (Linux; Android 15; SM-S931B Build/AP3A.240905.015; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/140.0.7339.51 Mobile Safari/537.36';
const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko)';

const told = (header: string, hints?: string) => {
  const { device, os, browser, browserVersion, reason } = readAgent(header, hints);
  return [devices[device], systems[os], browsers[browser], browserVersion, reasons[reason]];
};

describe('people in the browser of an app are people, and the app has its name', () => {
  test.each([
    ['Google on iOS', `${IOS} GSA/439.4.980558000 Mobile/15E148 Safari/604.1`, 'Google app', 439],
    ['Google on Android', `${WEBVIEW} GSA/15.36.40.29.arm64`, 'Google app', 15],
    [
      'Facebook on iOS',
      `${IOS} Mobile/15E148 [FBAN/FBIOS;FBAV/529.0.0.47.106;FBBV/796580553;FBDV/iPhone15,2;FBMD/iPhone;FBSN/iOS;FBSV/18.7;FBSS/3;FBCR/;FBID/phone;FBLC/de_DE;FBOP/5]`,
      'Facebook app',
      529,
    ],
    ['Facebook on Android', `${WEBVIEW} [FB_IAB/FB4A;FBAV/529.0.0.45.74;]`, 'Facebook app', 529],
    ['Facebook, as Meta names it now', `${WEBVIEW} MetaIAB Facebook`, 'Facebook app', 0],
    [
      'Instagram on Android',
      `${WEBVIEW} Instagram 406.0.0.58.159 Android (35/15; 480dpi; 1080x2400; samsung; SM-S931B; pa1q; qcom; de_DE; 822918295; IABMV/1) NV/1`,
      'Instagram app',
      406,
    ],
    [
      'Snapchat on iOS',
      `${IOS} Version/26.6.1 Mobile/15E148 Snapchat/14.25.0.48 (like Safari/8624.5.1.10.3, panda)`,
      'Snapchat app',
      14,
    ],
    [
      'Snapchat on Android',
      `${WEBVIEW} Snapchat/13.57.0.50 (SM-S931B; Android 15#S931BXXU4BYG4#35; gzip; )`,
      'Snapchat app',
      13,
    ],
    [
      'TikTok on iOS',
      `${IOS} Mobile/15E148 musical_ly_34.9.0 JsSdk/2.0 NetType/WIFI Channel/App Store ByteLocale/de Region/DE BytedanceWebview/d8a21c6`,
      'TikTok app',
      34,
    ],
    ['WeChat', `${IOS} Mobile/15E148 MicroMessenger/8.0.61(0x18003d28) NetType/WIFI Language/de`, 'WeChat app', 8],
    ['LINE', `${IOS} Mobile/15E148 Safari Line/15.14.0`, 'LINE app', 15],
    ['Pinterest', `${IOS} Mobile/15E148 [Pinterest/iOS]`, 'Pinterest app', 0],
    ['LinkedIn', `${IOS} Mobile/15E148 [LinkedInApp]/9.30.1234`, 'LinkedIn app', 9],
    ['KakaoTalk', `${IOS} Mobile/15E148 KAKAOTALK 10.4.5 (INAPP)`, 'KakaoTalk app', 10],
    ['X', `${IOS} Mobile/15E148 Twitter for iPhone/11.20`, 'X app', 11],
    [
      'Threads',
      `${IOS} Mobile/15E148 Barcelona 398.0.0.31.76 (iPhone15,2; iOS 18_7; de_DE; de; scale=3.00; 1179x2556)`,
      'In-app browser',
      0,
    ],
    ['Viber', `${WEBVIEW} Viber/25.9.2.0`, 'In-app browser', 0],
    ['WhatsApp', `${IOS} Version/18.6 Mobile/15E148 Safari/604.1 WhatsApp/2.25.0.0`, 'In-app browser', 0],
    [
      'Telegram',
      `${WEBVIEW} Telegram-Android/11.14.1 (Samsung SM-S931B; Android 15; SDK 35; HIGH)`,
      'In-app browser',
      0,
    ],
    ['Discord', `${IOS} Mobile/15E148 Discord/291.0`, 'In-app browser', 0],
    ['Slack', `${IOS} Mobile/15E148 Slack/25.09.20`, 'In-app browser', 0],
    ['Reddit', `${IOS} Mobile/15E148 Reddit/Version 2025.36.0/Build 617000/iOS Version 18.7`, 'In-app browser', 0],
    ['any web view on iOS', `${IOS} Mobile/15E148`, 'In-app browser', 0],
  ])('%s', (_name, header, browser, version) => {
    const system = header.includes('iPhone') ? 'iOS' : 'Android';
    expect(told(header)).toEqual(['mobile', system, browser, version, '']);
  });

  test.each([
    'WhatsApp/2.25.21.82 A',
    'Viber',
    'Snap URL Preview Service; bot; snapchat; https://developers.snap.com/robots',
    'Mozilla/5.0 (compatible; SnapURLPreview/1.0; +https://www.snapchat.com)',
    'TelegramBot (like TwitterBot)',
    'Mozilla/5.0 (compatible; Discordbot/2.0; +https://discordapp.com)',
    'LinkedInBot/1.0 (compatible; Mozilla/5.0; Apache-HttpClient +http://www.linkedin.com)',
    'Pinterest/0.2 (+http://www.pinterest.com/bot.html)',
    'facebookexternalhit/1.1;kakaotalk-scrap/1.0; +https://devtalk.kakao.com/t/scrap/33984',
    'facebookexternalhit/1.1;line-poker/1.0',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_11_1) AppleWebKit/601.2.4 (KHTML, like Gecko) Version/9.0.1 Safari/601.2.4 facebookexternalhit/1.1 Facebot Twitterbot/1.0',
  ])('the preview that an app fetches by itself is no person: %s', (header) => {
    expect(reasons[readAgent(header).reason]).toBe('preview_agent');
  });
});

const hints = (brands: string, platform: string, mobile = '?0') => `${brands}\n${mobile}\n"${platform}"`;

describe('client hints are believed where a User-Agent is frozen or faked', () => {
  const chrome = `${WINDOWS} Chrome/140.0.0.0 Safari/537.36`;
  const mac =
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
  const linux = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
  const android = 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0';

  test.each([
    [
      'Chrome',
      chrome,
      hints('"Chromium";v="140", "Not=A?Brand";v="24", "Google Chrome";v="140"', 'Windows'),
      ['desktop', 'Windows', 'Chrome', 140, ''],
    ],
    [
      'Edge',
      `${chrome} Edg/140.0.0.0`,
      hints('"Chromium";v="140", "Not=A?Brand";v="24", "Microsoft Edge";v="140"', 'Windows'),
      ['desktop', 'Windows', 'Edge', 140, ''],
    ],
    [
      'Brave',
      chrome,
      hints('"Chromium";v="140", "Not=A?Brand";v="24", "Brave";v="140"', 'Windows'),
      ['desktop', 'Windows', 'Brave', 140, ''],
    ],
    [
      'Brave on a Mac',
      mac,
      hints('"Brave";v="147", "Not.A/Brand";v="8", "Chromium";v="147"', 'macOS'),
      ['desktop', 'macOS', 'Brave', 147, ''],
    ],
    [
      'Brave on Android',
      `${android} Mobile Safari/537.36`,
      hints('"Chromium";v="140", "Not=A?Brand";v="24", "Brave";v="140"', 'Android', '?1'),
      ['mobile', 'Android', 'Brave', 140, ''],
    ],
    [
      'Opera as Chrome',
      chrome,
      hints('"Chromium";v="139", "Opera";v="124", "Not=A?Brand";v="99"', 'Windows'),
      ['desktop', 'Windows', 'Opera', 124, ''],
    ],
    [
      'Opera GX',
      chrome,
      hints('"Chromium";v="139", "Opera GX";v="124", "Not=A?Brand";v="99"', 'Windows'),
      ['desktop', 'Windows', 'Opera', 124, ''],
    ],
    [
      'Opera Mini',
      `${WEBVIEW} OPR/97.0`,
      hints('"Opera Mini Android";v="97", "Android WebView";v="143", "Chromium";v="143"', 'Android', '?1'),
      ['mobile', 'Android', 'Opera', 97, ''],
    ],
    [
      'Samsung Internet',
      `${android} Mobile Safari/537.36`,
      hints('"Samsung Internet";v="30.0", "Chromium";v="143", "Not A(Brand";v="24"', 'Android', '?1'),
      ['mobile', 'Android', 'Samsung Internet', 30, ''],
    ],
    [
      'Yandex',
      chrome,
      hints('"Chromium";v="136", "YaBrowser";v="25.6", "Not.A/Brand";v="99", "Yowser";v="2.5"', 'Windows'),
      ['desktop', 'Windows', 'Yandex', 25, ''],
    ],
    [
      'Vivaldi',
      linux,
      hints('"Chromium";v="140", "Vivaldi";v="7.6", "Not=A?Brand";v="24"', 'Linux'),
      ['desktop', 'Linux', 'Vivaldi', 7, ''],
    ],
    [
      'DuckDuckGo',
      chrome,
      hints('"DuckDuckGo";v="131", "Chromium";v="131", "Not_A Brand";v="24"', 'Windows'),
      ['desktop', 'Windows', 'DuckDuckGo', 131, ''],
    ],
    [
      'a phone that asks for desktop pages',
      linux,
      hints('"Chromium";v="140", "Google Chrome";v="140"', 'Android', '?1'),
      ['mobile', 'Android', 'Chrome', 140, ''],
    ],
    [
      'a tablet that asks for desktop pages',
      linux,
      hints('"Chromium";v="140", "Google Chrome";v="140"', 'Android'),
      ['tablet', 'Android', 'Chrome', 140, ''],
    ],
    [
      'an Android tablet',
      `${android} Safari/537.36`,
      hints('"Chromium";v="140", "Google Chrome";v="140"', 'Android'),
      ['tablet', 'Android', 'Chrome', 140, ''],
    ],
    [
      'a Chromebook',
      linux,
      hints('"Chromium";v="140", "Google Chrome";v="140"', 'Chrome OS'),
      ['desktop', 'ChromeOS', 'Chrome', 140, ''],
    ],
    [
      'an app, whose engine says only what it is',
      `${WEBVIEW} Instagram 406.0.0.58.159 Android`,
      hints('"Chromium";v="140", "Android WebView";v="140", "Not=A?Brand";v="24"', 'Android', '?1'),
      ['mobile', 'Android', 'Instagram app', 406, ''],
    ],
    [
      'a browser a program steers',
      chrome,
      hints('"Chromium";v="140", "HeadlessChrome";v="140"', 'Linux'),
      ['desktop', 'Linux', 'Chrome', 140, 'bot_agent'],
    ],
    [
      'Chromium of no brand',
      chrome,
      hints('"Chromium";v="140", "Not=A?Brand";v="24"', 'Windows'),
      ['desktop', 'Windows', 'Chrome', 140, ''],
    ],
    ['nonsense', chrome, hints('", ;;;"="";v=', '"""'), ['desktop', 'Windows', 'Chrome', 140, '']],
  ])('%s', (_name, header, sent, expected) => {
    expect(told(header, sent)).toEqual(expected);
  });

  test('with hints and without, one User-Agent is remembered as two agents', () => {
    const brave = hints('"Chromium";v="140", "Brave";v="140"', 'Windows');
    expect([told(chrome)[2], told(chrome, brave)[2], told(chrome)[2]]).toEqual(['Chrome', 'Brave', 'Chrome']);
  });
});

/** These name an engine and nothing more. */
const NAMELESS = /AppleWebKit\/[\d.]+( \(KHTML, like Gecko\))?$/;

test('the most used browsers are people with a device, a system and a browser', () => {
  expect(topAgents.length).toBeGreaterThan(50);
  for (const header of topAgents) {
    const [device, os, browser, , reason] = told(header);
    expect({ header, device, os, browser, reason }).toEqual({
      header,
      device: expect.stringMatching(/^(desktop|mobile|tablet)$/),
      os: expect.stringMatching(/^(Windows|macOS|Linux|Android|iOS|iPadOS|ChromeOS)$/),
      browser: NAMELESS.test(header) ? expect.any(String) : expect.not.stringMatching(/^(Unknown|Other)$/),
      reason: '',
    });
  }
});

/** On that list for what they load in the background, but people look at pages with them. */
const PEOPLE = /MetaIAB|Instagram|Code\/|Trae\/|Fluid\/|TSM-turingos/;

test('the robots of the field are no people', () => {
  const instances = crawlers.flatMap((crawler) => crawler.instances).filter((header) => header && !PEOPLE.test(header));
  expect(instances.length).toBeGreaterThan(2_000);
  expect(instances.filter((header) => readAgent(header).reason === 0)).toEqual([]);
});

test('every browser fits into the five bits the columns keep, devices into four, systems into five', () => {
  expect([browsers.length <= 32, devices.length <= 16, systems.length <= 32]).toEqual([true, true, true]);
});
