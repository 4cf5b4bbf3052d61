// @afresh: it has settings of its own.
import { beforeEach, describe, expect, test, vi } from 'vitest';

// Before anything reads the settings.
vi.hoisted(() => {
  process.env.PUBLIC_ORIGIN = 'http://app.example.test';
  process.env.SHORT_ORIGIN = 'http://go.example.test';
  process.env.OTHER_HOSTS = 'alias.example.test';
  process.env.EMBEDDED_IDENTITY = '1';
  process.env.IOS_APPS = 'OWNTEAM123.com.example.own';
  process.env.ANDROID_APPS = `com.example.own=${Array.from({ length: 32 }, () => 'ab').join(':')}`;
});
const { db } = await import('../../api/database/db.ts');
const { useClicks } = await import('../kit/clicks.ts');
const { makeOperator, person, rest, useWorld } = await import('../kit/world.ts');
const { numberOf } = await import('../kit/queries.ts');
const { appMessages } = await import('../../api/common/app-links.ts');
const kit = await import('../kit/domains.ts');
const { ask, follow, liveDomain, shortened } = kit;
type Person = Awaited<ReturnType<typeof person>>;

const OWN = 'go.example.test';
const clicks = useClicks();
useWorld(clicks.handler);
kit.useDomains(OWN);

let ada: Person;
let one: string;
let made = 0;

beforeEach(async () => {
  ada = await person({ tier: 'premium' });
  one = `one${++made}.example.com`;
});

const to = (name: string) => `https://${name}.example/`;
const shorten = (body: object, who = ada) => shortened(who, body);

describe('beside the redirect', () => {
  test('previews, passwords and cards name the domain', async () => {
    await liveDomain(ada, one);
    const code = `beside${made}`;
    await shorten({ short_code: code, domain: one, password: 'crossing', original_url: to('beside') });
    expect((await ask(one, `/${code}`)).body).toContain('asks for a password');
    expect(await follow(OWN, code)).toBe(404);
    const plain = await shorten({ short_code: `${code}-plain`, domain: one });
    expect((await ask(one, `/${plain.short_code}+`)).body).toContain(`${one}/${plain.short_code} was created`);
  });

  test('the preview of a code that no link has leads where such codes lead, and that of one that has ended leads nowhere', async () => {
    await liveDomain(ada, one, { notFoundUrl: to('missing') });
    const { id } = await shorten({ short_code: `over${made}`, domain: one, fallback_url: to('late') });
    await db.shortUrl.update({ where: { id }, data: { expiresAt: new Date() } });
    expect((await ask(one, '/unknown+')).location).toBe(to('missing'));
    expect([(await ask(one, `/over${made}`)).location, (await ask(one, `/over${made}+`)).status]).toEqual([
      to('late'),
      410,
    ]);
  });

  test('the page before a link is no referrer, and another domain is one', async () => {
    await liveDomain(ada, one);
    const link = await shorten({ short_code: `ref${made}`, domain: one, original_url: to('ref') });
    await ask(one, `/ref${made}`, 'GET', [
      `Referer: http://${one}/ref${made}+`,
      'User-Agent: Mozilla/5.0 Firefox/130.0',
    ]);
    await ask(one, `/ref${made}`, 'GET', ['Referer: https://news.example/', 'User-Agent: Mozilla/5.0 Firefox/130.0']);
    await clicks.settle();
    const { body } = await rest(ada, 'GET', `/api/analytics/clicks?url=${link.id}`);
    expect(body.clicks.map(({ referrer }: any) => referrer).sort()).toEqual(['news.example', null].sort());
  });

  test('strangers report the link of the domain they are on; operators suspend it by its address', async () => {
    await liveDomain(ada, one);
    const code = `bad${made}`;
    await shorten({ short_code: code, original_url: to('own') });
    await shorten({ short_code: code, domain: one, original_url: to('bad') });
    const form = `code=${code}&reason=It+deceives`;
    const { sendRaw } = await import('../kit/raw-http.ts');
    const sent = await sendRaw(
      `POST /report HTTP/1.1\r\nHost: ${one}\r\nConnection: close\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: ${form.length}\r\n\r\n${form}`,
    );
    expect(sent.status).toBe(200);
    const olga = await makeOperator(await person());
    const reports = await rest(olga, 'GET', '/api/system/reports');
    expect(reports.body.links[0]).toMatchObject({ short_code: code, domain: one, original_url: to('bad') });
    await rest(olga, 'POST', '/api/system/suspensions', { short_code: `http://${one}/${code}`, reason: 'Deceives' });
    expect([await follow(OWN, code), await follow(one, code)]).toEqual([to('own'), 410]);
    const settled = await rest(olga, 'POST', '/api/system/reports/settle', { short_code: code, domain: one });
    expect([settled.status, settled.body.links]).toEqual([200, []]);
    const found = await rest(olga, 'GET', `/api/system/links?search=${one}/${code}`);
    expect(found.body.links.map(({ short_url }: any) => short_url)).toContain(`http://${one}/${code}`);
  });

  test('apps that open its links are named without a redirect, as Apple and Google ask for them', async () => {
    const apple = '/.well-known/apple-app-site-association';
    const google = '/.well-known/assetlinks.json';
    const { id } = await liveDomain(ada, one, { notFoundUrl: to('missing') });
    for (const path of [apple, google]) expect(await ask(one, path)).toMatchObject({ status: 404, location: null });
    const fingerprint = Array.from({ length: 32 }, (_none, at) => at.toString(16).padStart(2, '0')).join(':');
    const input = {
      iosApps: [' ABCDE12345.com.example.app '],
      androidApps: [{ package: 'com.example.app', fingerprints: [fingerprint] }],
    };
    const { domain } = await kit.act(ada, kit.UPDATE, { id, ...input });
    expect(domain.notFoundUrl).toBe(to('missing'));
    const kept = await rest(ada, 'GET', `/api/domains/${numberOf(id)}`);
    const android = { package: 'com.example.app', fingerprints: [fingerprint.toUpperCase()] };
    expect(kept.body).toMatchObject({ ios_apps: ['ABCDE12345.com.example.app'], android_apps: [android] });
    const ios = await ask(one, apple);
    expect([ios.status, ios.lines.find((line) => /^content-type/i.test(line))]).toEqual([
      200,
      'content-type: application/json',
    ]);
    const [detail] = JSON.parse(ios.body).applinks.details;
    expect(detail).toMatchObject({ appIDs: ['ABCDE12345.com.example.app'] });
    expect(detail.components).toContainEqual({ '/': '/report', exclude: true });
    expect(detail.components.at(-1)).toEqual({ '/': '/*' });
    expect(JSON.parse((await ask(one, google)).body)).toEqual([
      {
        relation: ['delegate_permission/common.handle_all_urls'],
        target: {
          ...{ namespace: 'android_app', package_name: 'com.example.app' },
          sha256_cert_fingerprints: [fingerprint.toUpperCase()],
        },
      },
    ]);
    for (const host of [OWN, 'app.example.test']) {
      expect((await ask(host, apple)).body).toContain('"appIDs":["OWNTEAM123.com.example.own"]');
      expect((await ask(host, google)).body).toContain('com.example.own');
      expect((await ask('evil.example.net', google)).status).toBe(421);
    }
    await rest(ada, 'PUT', `/api/domains/${numberOf(id)}`, { ios_apps: null, android_apps: [] });
    expect([(await ask(one, apple)).status, (await ask(one, google)).status]).toEqual([404, 404]);
  });

  test.each([
    [{ ios_apps: ['com.example.app'] }, 'ios_apps.0', appMessages.ios],
    [{ ios_apps: 'ABCDE12345.com.example.app' }, 'ios_apps', appMessages.list],
    [{ ios_apps: Array(11).fill('ABCDE12345.com.example.app') }, 'ios_apps', appMessages.many],
    [{ android_apps: [{ package: 'app', fingerprints: [] }] }, 'android_apps.0.package', appMessages.package],
    [{ android_apps: [{ package: 'a.b', fingerprints: [] }] }, 'android_apps.0.fingerprints', appMessages.unsigned],
    [
      { android_apps: [{ package: 'a.b', fingerprints: ['AB'] }] },
      'android_apps.0.fingerprints.0',
      appMessages.fingerprint,
    ],
  ])('what is no app is refused where it stands, and nothing is changed (%#)', async (body, field, message) => {
    const domain = await kit.addDomain(ada, one);
    const path = `/api/domains/${numberOf(domain.id)}`;
    const answer = await rest(ada, 'PUT', path, { ...body, root_url: to('root') });
    expect([answer.status, answer.body.error.message, answer.body.error.details.field]).toEqual([400, message, field]);
    expect((await rest(ada, 'GET', path)).body).toMatchObject({ ios_apps: [], android_apps: [], root_url: null });
    const wrong = { iosApps: ['x'] };
    expect(await kit.act(ada, kit.UPDATE, { id: domain.id, ...wrong })).toMatchObject({
      ...{ code: 'INVALID', field: 'iosApps.0', message: appMessages.ios },
    });
  });

  test('webhooks tell of the domain and of a move', async () => {
    await liveDomain(ada, one);
    await db.webhook.create({
      data: { ownerId: ada.id, url: 'https://hook.example/', events: ['link.updated'], secret: Buffer.from('x') },
    });
    const link = await shorten({});
    await rest(ada, 'PUT', `/api/urls/${link.id}`, { domain: one });
    const [delivery] = await db.webhookDelivery.findMany({ where: { ownerId: ada.id } });
    expect(delivery!.data).toMatchObject({ changed: ['domain'], link: { domain: one } });
  });
});
