// Where people on phones and tablets are led instead: to a page, or into an app.
import { beforeEach, describe, expect, test } from 'vitest';
import { agents, useClicks } from '../kit/clicks.ts';
import { startOn } from '../kit/experiments.ts';
import { CREATE_URL, shorten, UPDATE_URL } from '../kit/queries.ts';
import { upload } from '../kit/upload.ts';
import { at, gql, operator, person, rest, useWorld, type Person } from '../kit/world.ts';

const clicks = useClicks();
useWorld(clicks.handler);

let ada: Person;
beforeEach(async () => {
  ada = await person({ tier: 'premium' });
});

const A = 'https://example.com/a';
const IOS = 'https://apps.apple.com/app/id1';
const ANDROID = 'market://details?id=com.example.app';
const IPAD =
  'Mozilla/5.0 (iPad; CPU OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1';
const PIXEL =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';
const GOOGLE_PHONE =
  'Mozilla/5.0 (Linux; Android 6.0.1; Nexus 5X Build/MMB29P) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';

async function make(members: object) {
  const { status, body } = await rest(ada, 'POST', '/api/urls', { original_url: A, ...members });
  expect([status, body.error]).toEqual([201, undefined]);
  return body as { id: number; short_code: string };
}

async function ledTo(path: string, agent: string, init: RequestInit = {}): Promise<string | null> {
  const response = await fetch(at(`/${path}`), { redirect: 'manual', headers: { 'user-agent': agent }, ...init });
  return response.headers.get('location');
}

describe('people', () => {
  test('on iPhones, iPads and Android are led elsewhere, everybody else and every program as ever', async () => {
    const { id, short_code: code } = await make({ ios_url: IOS, android_url: ANDROID });
    expect(await ledTo(code, agents.iphone)).toBe(IOS);
    expect(await ledTo(code, IPAD)).toBe(IOS);
    expect(await ledTo(code, PIXEL)).toBe(ANDROID);
    for (const agent of [agents.chrome, agents.googlebot, GOOGLE_PHONE, agents.slackbot, ''])
      expect(await ledTo(code, agent), agent).toBe(A);
    expect(await ledTo(code, agents.iphone, { method: 'HEAD' })).toBe(A);
    await clicks.settle();
    const { body } = await rest(ada, 'GET', `/api/urls/${id}`);
    expect(body.click_count).toBe(4);
  });

  test('are led there after the rules, and before an experiment, from the moment it is set at either door', async () => {
    const { id, shortCode: code } = await shorten(ada, { originalUrl: A });
    await startOn(ada, id);
    expect(await ledTo(code, agents.iphone)).not.toBe(IOS);
    expect((await gql(ada, UPDATE_URL, { input: { id, iosUrl: IOS } })).data.updateUrl).toHaveProperty('url');
    expect(await ledTo(code, agents.iphone)).toBe(IOS);
    const redirectRules = [{ destination: 'https://example.com/de', conditions: [{ language: ['de'] }] }];
    await gql(ada, UPDATE_URL, { input: { id, redirectRules } });
    const german = { headers: { 'user-agent': agents.iphone, 'accept-language': 'de' } };
    expect(await ledTo(code, agents.iphone, german)).toBe('https://example.com/de');
    expect(await ledTo(code, agents.iphone)).toBe(IOS);
    await gql(ada, UPDATE_URL, { input: { id, iosUrl: null, redirectRules: null } });
    expect(await ledTo(code, agents.iphone)).not.toBe(IOS);
  });

  test('take parameters and a path along to pages, and neither into an app', async () => {
    const { short_code: code } = await make({
      ...{ ios_url: 'https://m.example.com/x?a=1', android_url: 'myapp://page?a=1' },
      ...{ query_forwarding: 'add', path_forwarding: true },
    });
    expect(await ledTo(`${code}/more?b=2`, agents.iphone)).toBe('https://m.example.com/x/more?a=1&b=2');
    expect(await ledTo(`${code}/more?b=2`, PIXEL)).toBe('myapp://page?a=1');
  });

  test('who know the password of a link are led into the app by the browser', async () => {
    const { short_code: code } = await make({ android_url: 'myapp://page', password: 'open sesame' });
    const asked = await fetch(at(`/${code}`), { headers: { 'user-agent': PIXEL } });
    expect([asked.status, asked.headers.get('content-security-policy')]).toEqual([
      403,
      expect.not.stringContaining('form-action'),
    ]);
    expect(await asked.text()).not.toContain('myapp');
    const plain = await make({ password: 'open sesame' });
    const other = await fetch(at(`/${plain.short_code}`));
    expect(other.headers.get('content-security-policy')).toContain('form-action');
  });

  test('can read at the address with + where the link may lead', async () => {
    const { short_code: code } = await make({ ios_url: IOS, android_url: ANDROID });
    const page = await (await fetch(at(`/${code}+`))).text();
    for (const one of [A, IOS, ANDROID]) expect(page).toContain(one);
  });
});

describe('an address', () => {
  const INTENT =
    'intent://page/1#Intent;scheme=myapp;package=com.example.app;S.browser_fallback_url=https%3A%2F%2Fexample.com%2F;end';
  const fine: [field: 'ios_url' | 'android_url', address: string, stored?: string][] = [
    ['ios_url', 'myapp://'],
    ['ios_url', 'spotify:track:4uLU6hMCjMI75M1A2tKUQC'],
    ['ios_url', 'itms-apps://apps.apple.com/app/id1'],
    ['ios_url', 'com.example.app://open?id=1'],
    ['ios_url', 'apps.apple.com/app/id1', 'https://apps.apple.com/app/id1'],
    ['ios_url', 'example.com:8080/x', 'https://example.com:8080/x'],
    ['android_url', ANDROID],
    ['android_url', 'myapp://open?url=https%3A%2F%2Fexample.org%2F'],
    ['android_url', INTENT],
    ['android_url', 'intent://example.org/x#Intent;scheme=https;package=com.example.app;end'],
    ['android_url', ' myapp://Ünder/ö ', 'myapp://%C3%9Cnder/%C3%B6'],
  ];
  test.each(fine)('%s %s is taken', async (field, address, stored = address) => {
    const { body } = await rest(ada, 'POST', '/api/urls', { original_url: A, [field]: address });
    expect(body[field]).toBe(stored);
  });

  const refused: [field: 'ios_url' | 'android_url', address: unknown][] = [
    ...[
      ...[
        'javascript:alert(1)',
        'JavaScript:alert(1)',
        ' java\nscript:alert(1)',
        'data:text/html,x',
        'file:///etc/passwd',
      ],
      ...['vbscript:x', 'blob:https://a.example/1', 'about:blank', 'view-source:https://a.example', 'content://x/1'],
      ...['tel:0900123456', 'sms:+4912', 'mailto:a@b.example', 'itms-services://?url=https://a.example/x.plist'],
      ...['shortcuts://run-shortcut?name=x', 'ms-msdt:/id', 'googlechrome://evil.example', 'chrome://settings', 'x:y'],
      ...['http://localhost/', 'https://user:secret@a.example/', 'myapp:', 'myapp://a\0b', 'single', '', ,].filter(
        Boolean,
      ),
      ...['myapp://open?url=http://127.0.0.1:3000/', 'myapp://open?url=http%253A%252F%252Flocalhost%252F'],
      `myapp://${'x'.repeat(2_050)}`,
      7,
    ].map((address): ['ios_url', unknown] => ['ios_url', address]),
    ['ios_url', INTENT],
    ...[
      'intent://x#Intent;component=com.android.settings/.Settings;end',
      'intent://x#Intent;scheme=javascript;end',
      'intent://x#Intent;scheme=myapp;S.extra=1;end',
      'intent://x#Intent;scheme=myapp;launchFlags=0x1;end',
      'intent://x#Intent;SEL;scheme=myapp;end',
      'intent://x#Intent;action=android.intent.action.CALL;scheme=tel;end',
      'intent://x#Intent;scheme=myapp',
      'intent:#Intent;S.browser_fallback_url=http%3A%2F%2Flocalhost%2F;end',
      'intent://localhost/x#Intent;scheme=http;end',
    ].map((address): ['android_url', unknown] => ['android_url', address]),
  ];
  test.each(refused)('%s %j is refused at both doors', async (field, address) => {
    const { status, body } = await rest(ada, 'POST', '/api/urls', { original_url: A, [field]: address });
    expect([status, body.error?.code, body.error?.details.field]).toEqual([400, 'INVALID', field]);
    if (typeof address !== 'string') return;
    const name = field === 'ios_url' ? 'iosUrl' : 'androidUrl';
    const { data } = await gql(ada, CREATE_URL, { input: { originalUrl: A, [name]: address } });
    expect(data.createUrl).toMatchObject({ code: 'INVALID', field: name });
    const { body: file } = await upload(ada, `original_url,${field}\n${A},"${address.replaceAll('\0', ' ')}"\n`);
    expect(file.results?.[0].success ?? false).toBe(false);
  });

  test('on a blocked host is refused, also within that of an app, and stops the link where it was there before', async () => {
    const web = await make({ ios_url: 'https://bad.example/app' });
    const within = await make({ android_url: 'myapp://open?url=https%3A%2F%2Fsub.bad.example%2Fx' });
    expect(await ledTo(web.short_code, agents.chrome)).toBe(A);
    const block = { host: 'bad.example', reason: 'Malware' };
    expect((await rest(await operator(), 'POST', '/api/system/suspensions', block)).status).toBe(201);
    for (const [field, address] of [
      ['ios_url', 'https://bad.example/other'],
      ['android_url', 'myapp://open?url=https://bad.example/'],
      ['android_url', 'intent://bad.example/x#Intent;scheme=https;end'],
      ['android_url', 'intent://x#Intent;scheme=myapp;S.browser_fallback_url=https%3A%2F%2Fbad.example;end'],
    ] as const) {
      const { body } = await rest(ada, 'POST', '/api/urls', { original_url: A, [field]: address });
      expect([body.error.code, body.error.details.field]).toEqual(['DESTINATION_BLOCKED', field]);
      const { body: many } = await rest(ada, 'PATCH', '/api/urls/bulk', {
        urls: [{ id: (await make({})).id, [field]: address }],
      });
      expect(many.results[0].error_code).toBe('DESTINATION_BLOCKED');
    }
    for (const link of [web, within]) {
      expect((await rest(ada, 'GET', `/api/urls/${link.id}`)).body.suspension).toMatchObject({ kind: 'host' });
      await clicks.links.invalidate(link.short_code);
      expect((await fetch(at(`/${link.short_code}`), { redirect: 'manual' })).status).toBe(410);
    }
  });
});

test('both are copied, come in files, go out in them, and come back', async () => {
  const both = { ios_url: IOS, android_url: ANDROID };
  const { id } = await make(both);
  expect((await rest(ada, 'POST', `/api/urls/${id}/duplicate`)).body).toMatchObject(both);
  const { body } = await upload(ada, `url,iOS,Android\n${A},${IOS},${ANDROID}\n`);
  expect(body.results[0].url).toMatchObject(both);
  expect((await rest(ada, 'GET', '/api/urls/export.csv')).body).toContain(`${IOS},${ANDROID}`);
  await rest(ada, 'DELETE', `/api/urls/${id}`);
  expect((await rest(ada, 'POST', `/api/urls/${id}/restore`)).body).toMatchObject(both);
});

test('a trial says at both doors what a visitor gets: by a rule, in an app, or neither', async () => {
  const rules = [{ destination: 'https://example.com/de', conditions: [{ language: ['de'] }] }];
  const ask = async (visitor: object, redirect_rules: object[] = rules) => {
    const asked = { redirect_rules, ios_url: IOS, android_url: 'myapp://x', visitor };
    const { status, body } = await rest(ada, 'POST', '/api/urls/try-rules', asked);
    expect(status).toBe(200);
    return [body.rule, body.app, body.destination];
  };
  expect(await ask({ os: 'iOS' })).toEqual([null, 'ios', IOS]);
  expect(await ask({ os: 'iPadOS' }, [])).toEqual([null, 'ios', IOS]);
  expect(await ask({ os: 'Android' })).toEqual([null, 'android', 'myapp://x']);
  expect(await ask({ os: 'iOS', language: 'de' })).toEqual([1, null, 'https://example.com/de']);
  expect(await ask({ os: 'iOS', bot: true })).toEqual([null, null, null]);
  expect(await ask({ os: 'Windows' })).toEqual([null, null, null]);
  const TRY = `query ($iosUrl: String) { tryRedirectRules(redirectRules: [], visitor: { os: iOS }, iosUrl: $iosUrl) { app destination } }`;
  expect((await gql(ada, TRY, { iosUrl: IOS })).data.tryRedirectRules).toEqual({ app: 'ios', destination: IOS });
  const wrong = { redirect_rules: [], ios_url: 'javascript:alert(1)', visitor: {} };
  expect((await rest(ada, 'POST', '/api/urls/try-rules', wrong)).body.error.details.field).toBe('ios_url');
  expect((await gql(ada, TRY, { iosUrl: 'data:x' })).errors?.[0]?.extensions).toMatchObject({ code: 'INVALID' });
});
