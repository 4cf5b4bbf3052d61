// @afresh: it has settings of its own.
import { beforeEach, describe, expect, test, vi } from 'vitest';

// Before anything reads the settings.
vi.hoisted(() => {
  process.env.PUBLIC_ORIGIN = 'http://app.example.test';
  process.env.SHORT_ORIGIN = 'http://go.example.test';
  process.env.OTHER_HOSTS = 'alias.example.test';
  process.env.EMBEDDED_IDENTITY = '1';
});
const { db, pool } = await import('../../api/database/db.ts');
const { announceSuspensionChange } = await import('../../api/live/suspension-changes.ts');
const { startListening } = await import('../../api/live/listen.ts');
const { servedDomains } = await import('../../api/domains/served-domains.ts');
const { useClicks } = await import('../kit/clicks.ts');
const { person, rest, useWorld } = await import('../kit/world.ts');
const { numberOf } = await import('../kit/queries.ts');
const kit = await import('../kit/domains.ts');
const { act, ask, follow, liveDomain, names, publish, shortenAt, shortened, UPDATE, VERIFY } = kit;
type Person = Awaited<ReturnType<typeof person>>;

const OWN = 'go.example.test';
const clicks = useClicks();
useWorld(clicks.handler);
kit.useDomains(OWN);

let ada: Person;
let eve: Person;
let one: string;
let two: string;
let made = 0;

beforeEach(async () => {
  ada = await person({ tier: 'premium' });
  eve = await person();
  one = `one${++made}.example.com`;
  two = `two${made}.example.org`;
});

const to = (name: string) => `https://${name}.example/`;
const shorten = (body: object, who = ada) => shortened(who, body);

describe('hosts', () => {
  test('a domain serves its links and nothing of the app', async () => {
    await liveDomain(ada, one);
    await shorten({ short_code: `there${made}`, domain: one, original_url: to('there') });
    for (const target of [
      '/',
      '/login',
      '/urls',
      '/api/urls',
      '/api/openapi.json',
      '/metrics',
      '/health',
      '/identity/interaction/x',
    ]) {
      const { status, lines } = await ask(one, target);
      expect([target, status, lines.filter((line) => /^set-cookie/i.test(line))]).toEqual([target, 404, []]);
    }
    expect((await ask(one, '/graphql', 'POST')).status).toBe(404);
    expect((await ask(one, '/health/live')).status).toBe(200);
    expect((await ask(one, `/report?code=there${made}`)).status).toBe(200);
    expect((await ask(one, '/assets/test-1kb.dat?click_id=1')).status).toBe(200);
    expect((await ask(one, '/')).body).toContain('Nothing is here');
    const json = await ask(one, '/api/urls', 'GET', ['Accept: application/json']);
    expect(JSON.parse(json.body).error.code).toBe('NOT_FOUND');
  });

  test('its bare name and its unknown codes lead where its owner wants', async () => {
    const { id } = await liveDomain(ada, one, { rootUrl: to('home'), notFoundUrl: to('missing') });
    expect(await follow(one, '')).toBe(to('home'));
    expect(await follow(one, '?utm_source=x')).toBe(to('home'));
    expect([await follow(one, 'unknown'), await follow(one, 'urls/edit')]).toEqual([to('missing'), to('missing')]);
    expect((await ask(one, '/', 'HEAD')).location).toBe(to('home'));
    expect((await ask(one, '/', 'POST')).status).toBe(404);
    await act(ada, UPDATE, { id, rootUrl: null, notFoundUrl: null });
    expect([await follow(one, ''), await follow(one, 'unknown')]).toEqual([404, 404]);
    expect(await follow(OWN, 'unknown')).toBe(404);
  });

  test("a host that is nobody's gets 421, never a link", async () => {
    await shorten({ short_code: `nobody${made}` });
    await kit.addDomain(ada, two); // not verified
    for (const host of ['evil.example.net', two, `${OWN}.evil.example`]) {
      for (const target of [
        `/nobody${made}`,
        `/nobody${made}+`,
        '/',
        '/login',
        '/api/urls',
        '/assets/test-1kb.dat?click_id=1',
      ]) {
        expect([host, target, (await ask(host, target)).status]).toEqual([host, target, 421]);
      }
      expect((await ask(host, '/health/ready')).status).not.toBe(421);
    }
    const json = await ask('evil.example.net', '/api/urls', 'GET', ['Accept: application/json']);
    expect(JSON.parse(json.body).error.code).toBe('MISDIRECTED');
  });

  test('certificates are for verified domains and own names alone', async () => {
    const { id } = await liveDomain(ada, one);
    await kit.addDomain(ada, two); // not verified
    const asked = async (query: string) => (await ask('127.0.0.1:3000', `/api/tls/ask${query}`)).status;
    for (const host of [one, one.toUpperCase(), `${one}.`, OWN, 'app.example.test', 'alias.example.test'])
      expect([host, await asked(`?domain=${host}`)]).toEqual([host, 200]);
    for (const host of [two, `www.${one}`, 'evil.example.net', '', '127.0.0.1', `${one}&domain=${one}`])
      expect([host, await asked(`?domain=${host}`)]).toEqual([host, 404]);
    expect(await asked('')).toBe(404);
    expect((await ask(one, `/api/tls/ask?domain=${one}`)).status).toBe(404); // nobody asks there
    await rest(ada, 'DELETE', `/api/domains/${numberOf(id)}`);
    expect(await asked(`?domain=${one}`)).toBe(404);
  });

  test('own names, addresses and names of machines are our own host', async () => {
    await shorten({ short_code: `own${made}`, original_url: to('own') });
    for (const host of [
      OWN,
      'GO.example.test:8443',
      `${OWN}.`,
      'app.example.test',
      'alias.example.test',
      '127.0.0.1:3000',
      '[::1]:3000',
      'footbridge:3000',
    ])
      expect([host, await follow(host, `own${made}`)]).toEqual([host, to('own')]);
  });

  test('a target that names its host is answered for that host, whatever the header says', async () => {
    const { id } = await liveDomain(ada, one, { rootUrl: to('home') });
    await liveDomain(eve, two);
    const code = `absolute${made}`;
    await shorten({ short_code: code, domain: one, original_url: to('ones') });
    await shorten({ short_code: code, domain: two, original_url: to('twos') }, eve);
    const lead = async (host: string, target: string) => (await ask(host, target)).location;
    expect(await lead(two, `http://${one}/${code}?x`)).toBe(to('ones'));
    expect(await lead(one, `HTTPS://${two.toUpperCase()}:8443/${code}`)).toBe(to('twos'));
    expect([await lead(one, `http://${one}`), await lead(two, `http://${one}?a=b`)]).toEqual([to('home'), to('home')]);
    await act(ada, UPDATE, { id, rootUrl: null });
    expect((await ask(one, 'http://evil.example.net/login')).status).toBe(421);
    expect((await ask(OWN, `http://${one}/login`)).status).toBe(404);
    expect((await ask(one, 'http:///login')).status).toBe(400);
  });

  test('a request that names several hosts, or none that can be, is refused before anybody answers it', async () => {
    await liveDomain(ada, one);
    const code = `twice${made}`;
    await shorten({ short_code: code, original_url: to('own') });
    for (const again of [one, OWN, 'evil.example.net'])
      for (const target of [`/${code}`, '/health/live', '/api/urls', `http://${OWN}/${code}`]) {
        const { status, location, body, lines } = await ask(OWN, target, 'GET', [`hOsT: ${again}`]);
        expect([target, again, status, location]).toEqual([target, again, 400, null]);
        expect(JSON.parse(body).error).toMatchObject({
          code: 'INVALID',
          message: 'The header Host must name one host.',
        });
        expect(lines.map((line) => line.toLowerCase())).toContain('connection: close');
      }
    for (const host of [
      `${OWN}, ${one}`,
      `${one} ${OWN}`,
      `${one}@${OWN}`,
      `${OWN}/${one}`,
      `${OWN}?`,
      `${OWN}\\@${one}`,
    ])
      expect([host, (await ask(host, `/${code}`)).status]).toEqual([host, 400]);
    expect((await ask(OWN, `http://${OWN}@${one}/${code}`)).status).toBe(400);
    expect(await follow(OWN, code)).toBe(to('own'));
  });

  test("another host's word for the host is not believed without a trusted proxy", async () => {
    await liveDomain(ada, one);
    await shorten({ short_code: `proxy${made}`, domain: one });
    const { status } = await ask(OWN, `/proxy${made}`, 'GET', [`X-Forwarded-Host: ${one}`]);
    expect(status).toBe(404);
  });

  test('a domain that went over to another account serves that account alone', async () => {
    const mine = await liveDomain(ada, one);
    await shorten({ short_code: `over${made}`, domain: one, original_url: to('mine') });
    const hers = await kit.addDomain(eve, one);
    expect(await follow(one, `over${made}`)).toBe(to('mine'));
    names.texts = {};
    publish(hers);
    await act(eve, VERIFY, { id: hers.id });
    expect(await follow(one, `over${made}`)).toBe(404);
    await shorten({ short_code: `over${made}`, domain: one, original_url: to('hers') }, eve);
    expect(await follow(one, `over${made}`)).toBe(to('hers'));
    const kept = await rest(ada, 'GET', `/api/urls?domain=${one}`);
    expect(kept.body.urls).toMatchObject([{ domain: one, original_url: to('mine') }]);
    expect(mine.id).not.toBe(hers.id);
  });

  test('no link leads to a domain that is served', async () => {
    await liveDomain(eve, one);
    const answer = await shortenAt(ada, { original_url: `https://${one}/x` });
    expect([answer.status, answer.body.error.message]).toEqual([400, 'A link cannot lead to this service itself.']);
  });

  test('operators stop what a domain leads to: by the host, and by the account', async () => {
    const who = await person();
    await liveDomain(who, one, { rootUrl: `https://sub.stopped${made}.example/` });
    expect(await follow(one, '')).toBe(`https://sub.stopped${made}.example/`);
    await db.suspension.create({ data: { host: `stopped${made}.example`, reason: 'x', suspendedBy: 'a test' } });
    await servedDomains.readAll();
    expect(await follow(one, '')).toBe(404);
    await db.suspension.deleteMany({ where: { host: `stopped${made}.example` } });
    await db.user.update({ where: { id: who.id }, data: { suspendedAt: new Date() } });
    announceSuspensionChange({ accountId: who.id, host: null });
    await vi.waitUntil(async () => (await follow(one, '')) === 404);
  });

  test('a suspended host is recognized however the address is spelled', async () => {
    const host = `spelled${made}.example`;
    for (const [index, spelled] of [`${host}.`, host.replace('s', '%73'), `${host.toUpperCase()}:8443`].entries()) {
      const name = `s${index}.${one}`;
      const url = `https://${spelled}/x`;
      await liveDomain(ada, name, { rootUrl: url, notFoundUrl: url });
      expect([await follow(name, ''), await follow(name, 'unknown')]).toEqual([url, url]);
    }
    await db.suspension.create({ data: { host, reason: 'x', suspendedBy: 'a test' } });
    await servedDomains.readAll();
    for (const name of [`s0.${one}`, `s1.${one}`, `s2.${one}`])
      expect([name, await follow(name, ''), await follow(name, 'unknown')]).toEqual([name, 404, 404]);
  });

  test('no domain leads to itself, or to one that came to be served since', async () => {
    const loop = await rest(ada, 'POST', '/api/domains', { host: one, root_url: `https://${one.toUpperCase()}./x` });
    expect([loop.status, loop.body.error.details.field]).toEqual([400, 'root_url']);
    const { id } = await kit.addDomain(ada, one, { rootUrl: `https://${two}/`, notFoundUrl: `https://${two}/x` });
    const refused = await act(ada, UPDATE, { id, notFoundUrl: `https://${one}/unknown` });
    expect(refused).toMatchObject({ code: 'INVALID', field: 'notFoundUrl' });
    kit.publish((await kit.domainsOf(ada)).find(({ host }: { host: string }) => host === one));
    await act(ada, VERIFY, { id });
    expect(await follow(one, '')).toBe(`https://${two}/`);
    await liveDomain(eve, two);
    expect([await follow(one, ''), await follow(one, 'unknown'), await follow(one, 'a/b.c')]).toEqual([404, 404, 404]);
  });

  test('other nodes hear of a domain as of a link', async () => {
    const stop = await startListening();
    try {
      await liveDomain(ada, one);
      const code = `node${made}`;
      expect(await follow(one, code)).toBe(404);
      // Straight into the tables, as another node would.
      await pool.query(
        `INSERT INTO short_url (owner_id, short_code, domain_id, domain, original_url)
         SELECT owner_id, $2, id, host, $3 FROM domain WHERE host = $1`,
        [one, code, to('node')],
      );
      await vi.waitUntil(async () => (await follow(one, code)) === to('node'));
      await pool.query(`UPDATE domain SET ios_apps = '{ABCDE12345.com.example.app}' WHERE host = $1`, [one]);
      await vi.waitUntil(async () => (await ask(one, '/.well-known/apple-app-site-association')).status === 200);
      await pool.query('UPDATE domain SET verified_at = NULL WHERE host = $1', [one]);
      await vi.waitUntil(async () => (await follow(one, code)) === 421);
    } finally {
      await stop();
    }
  });
});
