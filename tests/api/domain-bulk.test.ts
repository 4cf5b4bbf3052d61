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
const { person, rest, useWorld } = await import('../kit/world.ts');
const kit = await import('../kit/domains.ts');
const { importFile } = await import('../kit/imports.ts');
const { db } = await import('../../api/database/db.ts');
const { act, follow, liveDomain, shortened, UPDATE } = kit;
type Person = Awaited<ReturnType<typeof person>>;

const OWN = 'go.example.test';
const clicks = useClicks();
useWorld(clicks.handler);
kit.useDomains(OWN);

let ada: Person;
let one: string;
let two: string;
let made = 0;

beforeEach(async () => {
  ada = await person({ tier: 'premium' });
  one = `one${++made}.example.com`;
  two = `two${made}.example.org`;
});

const to = (name: string) => `https://${name}.example/`;
const shorten = (body: object, who = ada) => shortened(who, body);

const { upload } = await import('../kit/upload.ts');

describe('many links at once', () => {
  test('rows name domains; each has its own codes', async () => {
    await liveDomain(ada, one);
    await kit.addDomain(ada, two);
    const short_code = `bulk${made}`;
    const original_url = to('bulk');
    const rows = [
      { short_code },
      { short_code, domain: one },
      { short_code, domain: one },
      { domain: two },
      { domain: 'nobody.example' },
    ];
    const { body } = await rest(ada, 'POST', '/api/urls/bulk', { urls: rows.map((row) => ({ original_url, ...row })) });
    expect(body.results.map(({ url, error_code, error_field }: any) => [url?.domain, error_code, error_field])).toEqual(
      [
        [null, null, null],
        [one, null, null],
        [undefined, 'CODE_TAKEN', 'short_code'],
        [undefined, 'INVALID', 'domain'],
        [undefined, 'INVALID', 'domain'],
      ],
    );
    expect([await follow(OWN, short_code), await follow(one, short_code)]).toEqual([original_url, original_url]);
    const again = await rest(ada, 'POST', '/api/urls/bulk', { urls: [{ original_url, short_code, domain: one }] });
    expect(again.body.results[0].error_code).toBe('CODE_TAKEN');
  });

  test('many links move at once; one whose code is taken stays', async () => {
    await liveDomain(ada, one);
    await liveDomain(ada, two);
    const code = `many${made}`;
    const [own, taken, free] = [
      await shorten({ short_code: code, original_url: to('own') }),
      await shorten({ short_code: code, domain: two, original_url: to('taken') }),
      await shorten({ short_code: `${code}-free`, original_url: to('free') }),
    ];
    await follow(OWN, free.short_code);
    const urls = [
      { id: own.id, domain: one },
      { id: taken.id, domain: one },
      { id: free.id, domain: one, title: 'Moved' },
    ];
    const { body } = await rest(ada, 'PATCH', '/api/urls/bulk', {
      urls: [...urls, { id: free.id, domain: 'x.example' }],
    });
    expect(body.results.map(({ url, error_code }: any) => [url?.domain, error_code])).toEqual([
      [one, null],
      [undefined, 'CODE_TAKEN'],
      [one, null],
      [undefined, 'INVALID'],
    ]);
    expect([await follow(OWN, free.short_code), await follow(one, free.short_code)]).toEqual([404, to('free')]);
    expect([await follow(one, code), await follow(two, code)]).toEqual([to('own'), to('taken')]);
  });

  test('a file has a column for the domain, and the export has it', async () => {
    const who = await person({ tier: 'premium' });
    await liveDomain(who, one);
    const csv = `original_url,short_code,Domain\n${to('file')},file${made},${one}\n${to('own')},file${made},\n`;
    const { results } = (await upload(who, csv)).body;
    expect(results.map(({ url }: any) => url.domain)).toEqual([one, null]);
    const { body } = await rest(who, 'GET', '/api/urls/export.csv');
    expect(body.split('\n')[0]).toMatch(/,Domain,/);
    expect(body).toContain(one);
  });

  test('our own file is read back with its domains, whatever the default is by then; that of another account comes in part', async () => {
    const who = await person({ tier: 'premium' });
    const { id } = await liveDomain(who, one);
    const code = `kept${made}`;
    await shorten({ short_code: code, domain: one, original_url: to('one') }, who);
    await shorten({ short_code: code, original_url: to('own') }, who);
    const { body: file } = await rest(who, 'GET', '/api/urls/export.csv');
    await db.shortUrl.deleteMany({ where: { ownerId: who.id } });
    await act(who, UPDATE, { id, isDefault: true });
    expect((await importFile(who, file)).body).toMatchObject({ created: 2, renamed: 0, refused: 0 });
    expect([await follow(one, code), await follow(OWN, code)]).toEqual([to('one'), to('own')]);
    await db.shortUrl.deleteMany({ where: { ownerId: who.id } });
    const { body: part } = await importFile(await person({ tier: 'premium' }), file);
    expect(part).toMatchObject({ created: 1, refused: 1, refusals: [{ message: `You have no domain ${one}.` }] });
  });

  test('an upsert by a code finds the link of its domain', async () => {
    await liveDomain(ada, one);
    const body = { match_by: 'short_code', short_code: `upsert${made}`, original_url: to('first') };
    const made1 = await rest(ada, 'PUT', '/api/urls', { ...body, domain: one });
    const made2 = await rest(ada, 'PUT', '/api/urls', body);
    expect([made1.status, made2.status]).toEqual([201, 201]);
    const changed = await rest(ada, 'PUT', '/api/urls', { ...body, domain: one, original_url: to('second') });
    expect([changed.status, changed.body.id]).toEqual([200, made1.body.id]);
    expect([await follow(one, body.short_code), await follow(OWN, body.short_code)]).toEqual([
      to('second'),
      to('first'),
    ]);
  });
});
