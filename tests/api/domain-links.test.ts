// @afresh: it has settings of its own.
import { beforeEach, describe, expect, test, vi } from 'vitest';

// Before anything reads the settings.
vi.hoisted(() => {
  process.env.PUBLIC_ORIGIN = 'http://app.example.test';
  process.env.SHORT_ORIGIN = 'http://go.example.test';
  process.env.OTHER_HOSTS = 'alias.example.test';
  process.env.EMBEDDED_IDENTITY = '1';
});
const { useClicks } = await import('../kit/clicks.ts');
const { gql, person, rest, useWorld } = await import('../kit/world.ts');
const kit = await import('../kit/domains.ts');
const { act, follow, liveDomain, shortenAt, shortened, UPDATE } = kit;
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

describe('the codes of a domain', () => {
  test('the same code is on the own host and on two domains, and leads to each destination', async () => {
    await liveDomain(ada, one);
    await liveDomain(ada, two);
    const code = `same${made}`;
    for (const [domain, name] of [
      [undefined, 'own'],
      [one, 'one'],
      [two, 'two'],
    ])
      await shorten({ short_code: code, domain, original_url: to(name!) });
    expect(await follow(OWN, code)).toBe(to('own'));
    expect(await follow(one, code)).toBe(to('one'));
    expect(await follow(two.toUpperCase(), code)).toBe(to('two'));
    expect(await follow(`${two}:8443`, code)).toBe(to('two'));
    const again = await shortenAt(ada, { short_code: code, domain: one });
    expect([again.status, again.body.error.code]).toEqual([409, 'CODE_TAKEN']);
    const cased = await shorten({ short_code: code.toUpperCase(), domain: one, original_url: to('cased') });
    expect(await follow(one, cased.short_code)).toBe(to('cased'));
  });

  test('each answer says on which domain a link is', async () => {
    await liveDomain(ada, one);
    const link = await shorten({ domain: ` ${one.toUpperCase()} ` });
    expect(link).toMatchObject({ domain: one, short_url: `http://${one}/${link.short_code}` });
    const { data } = await gql(
      ada,
      `{ viewer { url(shortCode: "${link.short_code}", domain: "${one}") { domain shortUrl } } }`,
    );
    expect(data.viewer.url).toEqual({ domain: one, shortUrl: link.short_url });
    const own = await gql(ada, `{ viewer { url(shortCode: "${link.short_code}") { id } } }`);
    expect(own.data.viewer.url).toBeNull();
    const lookup = `/api/urls/lookup?short_code=${link.short_code}`;
    expect((await rest(ada, 'GET', lookup)).status).toBe(404);
    expect((await rest(ada, 'GET', `${lookup}&domain=${one}`)).body.id).toBe(link.id);
    expect((await rest(ada, 'GET', `${lookup}&domain=nobody.example`)).status).toBe(400);
  });

  test('links are on the default domain unless they name another, the own host by its name', async () => {
    const { id } = await liveDomain(ada, one);
    await act(ada, UPDATE, { id, isDefault: true });
    expect(await shorten({})).toMatchObject({ domain: one });
    expect(await shorten({ domain: null })).toMatchObject({ domain: one });
    expect(await shorten({ domain: OWN })).toMatchObject({ domain: null });
    expect(await shorten({ domain: 'alias.example.test' })).toMatchObject({ domain: null });
    await act(ada, UPDATE, { id, isDefault: false });
    expect(await shorten({})).toMatchObject({ domain: null });
  });

  test('a link is on a verified domain of its owner only', async () => {
    await liveDomain(eve, one);
    const hers = await shortenAt(ada, { domain: one });
    expect([hers.status, hers.body.error]).toMatchObject([400, { code: 'INVALID', details: { field: 'domain' } }]);
    await kit.addDomain(ada, two);
    const pending = await shortenAt(ada, { domain: two });
    expect([pending.status, pending.body.error.message]).toEqual([400, `The domain ${two} is not verified.`]);
  });

  test('a link moves to another domain, and back, where its code is free', async () => {
    await liveDomain(ada, one);
    const code = `move${made}`;
    const link = await shorten({ short_code: code, original_url: to('moved') });
    expect(await follow(one, code)).toBe(404); // remembered as missing from here on
    await rest(ada, 'PUT', `/api/urls/${link.id}`, { domain: one });
    expect([await follow(OWN, code), await follow(one, code)]).toEqual([404, to('moved')]);
    await shorten({ short_code: code, original_url: to('other') });
    const back = await rest(ada, 'PUT', `/api/urls/${link.id}`, { domain: null });
    expect([back.status, back.body.error.code]).toEqual([409, 'CODE_TAKEN']);
    const same = await rest(ada, 'PUT', `/api/urls/${link.id}`, { domain: one, title: 'Same' });
    expect(same.body).toMatchObject({ domain: one, title: 'Same' });
  });

  test('a deleted link keeps its code on its domain, and comes back there', async () => {
    await liveDomain(ada, one);
    const code = `back${made}`;
    const link = await shorten({ short_code: code, domain: one, original_url: to('back') });
    await rest(ada, 'DELETE', `/api/urls/${link.id}`);
    expect(await follow(one, code)).toBe(404);
    expect((await shortenAt(ada, { short_code: code, domain: one })).status).toBe(409);
    await shorten({ short_code: code, original_url: to('own') });
    await rest(ada, 'POST', `/api/urls/${link.id}/restore`);
    expect([await follow(OWN, code), await follow(one, code)]).toEqual([to('own'), to('back')]);
  });

  test('codes are checked and drawn on a domain', async () => {
    await liveDomain(ada, one);
    await shorten({ short_code: `free${made}` });
    const path = `/api/short-codes/free${made}`;
    expect((await rest(ada, 'GET', path)).body.available).toBe(false);
    expect((await rest(ada, 'GET', `${path}?domain=${one}`)).body.available).toBe(true);
    expect((await rest(ada, 'GET', `${path}?domain=nobody.example`)).status).toBe(400);
    const query = `{ checkShortCode(code: "free${made}", domain: "${one}") { available } generateShortCode(domain: "${one}") }`;
    expect((await gql(ada, query)).data).toMatchObject({ checkShortCode: { available: true } });
    expect((await rest(ada, 'GET', `/api/urls/generate-code?domain=${one}`)).status).toBe(200);
  });

  test('addresses that are checked in batches are read with their hosts', async () => {
    await liveDomain(ada, one);
    await shorten({ short_code: `batch${made}`, domain: one, original_url: to('batch') });
    const items = [`batch${made}`, `http://${one}/batch${made}`, `${one}/free${made}`, `http://${two}/batch${made}`];
    const { body } = await rest(ada, 'POST', '/api/urls/batch-check', { items });
    expect(body.results.map(({ state, destination }: any) => [state, destination])).toEqual([
      ['available', null],
      ['active', to('batch')],
      ['available', null],
      ['valid', `http://${two}/batch${made}`],
    ]);
  });

  test('lists are filtered by domain', async () => {
    const who = await person();
    await liveDomain(who, one);
    await shorten({ domain: one, short_code: `list${made}` }, who);
    await shorten({ short_code: `list${made}` }, who);
    const listed = async (query: string) =>
      (await rest(who, 'GET', `/api/urls?${query}`)).body.urls.map(({ domain }: { domain: string }) => domain);
    expect(await listed(`domain=${one}`)).toEqual([one]);
    expect(await listed(`domain=${OWN}`)).toEqual([null]);
    expect(await listed(`short_code=list${made}`)).toEqual([null, one]);
    const { data } = await gql(
      who,
      `{ viewer { urls(filter: { domain: "${one}" }) { totalCount nodes { domain } } } }`,
    );
    expect(data.viewer.urls).toEqual({ totalCount: 1, nodes: [{ domain: one }] });
  });

  test('a copy is on the same domain', async () => {
    await liveDomain(ada, one);
    const link = await shorten({ domain: one });
    expect((await rest(ada, 'POST', `/api/urls/${link.id}/duplicate`)).body).toMatchObject({ domain: one });
  });
});
