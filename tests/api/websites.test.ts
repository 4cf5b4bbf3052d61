import { beforeEach, describe, expect, test } from 'vitest';
import { db } from '../../api/database/db.ts';
import { domainRefusals } from '../../api/common/domain-name.ts';
import { MAX_WEBSITES, messages } from '../../api/websites/rules.ts';
import { numberOf } from '../kit/queries.ts';
import { act, DELETE, register, REGISTER, ROTATE, UPDATE, useInternet, VERIFY, websitesOf } from '../kit/websites.ts';
import { gql, person, rest, useWorld, type Person } from '../kit/world.ts';

useWorld();
useInternet();

let ada: Person;
let eve: Person;

beforeEach(async () => {
  ada = await person();
  eve = await person();
});

describe('registering', () => {
  test('keeps what was entered, with tokens of its own, pending and active', async () => {
    const website = await register(ada, 'example.com', { name: ' Shop ', description: '' });
    expect(website).toMatchObject({ domain: 'example.com', name: 'Shop', description: null });
    expect(website).toMatchObject({ isActive: true, isVerified: false, verifiedBy: null });
    expect(website.snippetToken).toMatch(/^[0-9a-f]{32}$/);
    expect(website.proofs.dnsValue).toMatch(/^[0-9a-f]{32}$/);
    expect(website.proofs.dnsValue).not.toBe(website.snippetToken);
    expect(await websitesOf(ada)).toEqual([website]);
    expect(await websitesOf(eve)).toEqual([]);
  });

  test.each([
    ['EXAMPLE.com.', 'example.com'],
    [' https://www.Example.com/path?x=1 ', 'www.example.com'],
    ['bücher.example', 'xn--bcher-kva.example'],
    ['shop.example.co.uk', 'shop.example.co.uk'],
    ['someone.github.io', 'someone.github.io'],
  ])('%j is kept as %s', async (typed, domain) => {
    expect((await register(ada, typed)).domain).toBe(domain);
  });

  test.each([
    ['', domainRefusals.empty],
    ['   ', domainRefusals.empty],
    ['exa mple.com', domainRefusals.malformed],
    ['-bad-.com', domainRefusals.malformed],
    ['me@example.com', domainRefusals.malformed],
    ['ftp://example.com', domainRefusals.malformed],
    [`${'a'.repeat(64)}.com`, domainRefusals.malformed],
    ['exa\0mple.com', domainRefusals.malformed],
    ['\0example.com', domainRefusals.malformed],
    ['example.com\0.evil.test', domainRefusals.malformed],
    ['example.com\x01', domainRefusals.malformed],
    ['exam\tple.com', domainRefusals.malformed],
    ['example.com:8080', domainRefusals.port],
    ['93.184.216.34', domainRefusals.address],
    ['0x7f.1', domainRefusals.address],
    ['[2606:4700::1111]', domainRefusals.address],
    ['localhost', domainRefusals.single],
    ['co.uk', domainRefusals.suffix],
    ['github.io', domainRefusals.suffix],
  ])('%j is refused at both doors', async (domain, message) => {
    expect(await act(ada, REGISTER, { domain })).toEqual({ code: 'INVALID', message, field: 'domain' });
    const answer = await rest(ada, 'POST', '/api/websites', { domain });
    expect(answer.status).toBe(400);
    expect(answer.body.error).toMatchObject({ message, details: expect.objectContaining({ field: 'domain' }) });
    expect(await websitesOf(ada)).toEqual([]);
  });

  test('a domain is registered once an owner, in whatever spelling; somebody else may register it, too', async () => {
    await register(ada);
    const again = await rest(ada, 'POST', '/api/websites', { domain: 'EXAMPLE.COM' });
    expect([again.status, again.body.error.message]).toEqual([409, messages.registered]);
    const other = await register(eve);
    expect(other.proofs.dnsValue).not.toBe((await websitesOf(ada))[0].proofs.dnsValue);
  });

  test('an account has a limited number of websites, also when two arrive at once', async () => {
    const data = Array.from({ length: MAX_WEBSITES - 1 }, (_unused, index) => ({
      ownerId: ada.id,
      domain: `site${index}.example.com`,
      snippetToken: `${ada.id}x${index}x`.padEnd(32, '0'),
      verificationToken: '0'.repeat(32),
    }));
    await db.website.createMany({ data });
    const answers = await Promise.all(['a', 'b'].map((name) => act(ada, REGISTER, { domain: `${name}.example.com` })));
    expect(answers.filter(({ website }) => website)).toHaveLength(1);
    expect(answers.find(({ code }) => code)).toMatchObject({ code: 'LIMIT_REACHED', message: messages.full });
  });
});

describe('keeping', () => {
  test('name, description and state change; what is left out stays; the token can be replaced', async () => {
    const website = await register(ada, 'example.com', { name: 'Shop', description: 'All of it' });
    const changed = (await act(ada, UPDATE, { id: website.id, name: null, isActive: false })).website;
    expect(changed).toMatchObject({ name: null, description: 'All of it', isActive: false });
    const rotated = (await act(ada, ROTATE, { id: website.id })).website;
    expect(rotated.snippetToken).toMatch(/^[0-9a-f]{32}$/);
    expect(rotated.snippetToken).not.toBe(website.snippetToken);
    const scriptTag = website.proofs.scriptTag.replace(website.snippetToken, rotated.snippetToken);
    expect(rotated.proofs).toEqual({ ...website.proofs, scriptTag });
  });

  test.each([
    [{ name: 'x'.repeat(201) }, 'name'],
    [{ description: 'with \0' }, 'description'],
    [{ is_active: 'yes' }, 'is_active'],
  ])('%j is refused', async (body, field) => {
    const website = await register(ada);
    const answer = await rest(ada, 'PUT', `/api/websites/${numberOf(website.id)}`, body);
    expect([answer.status, answer.body.error.details.field]).toEqual([400, field]);
  });

  test("somebody else's website does not exist, at both doors", async () => {
    const { id } = await register(ada);
    for (const document of [UPDATE, ROTATE, DELETE, VERIFY]) {
      expect(await act(eve, document, { id })).toMatchObject({ code: 'NOT_FOUND' });
    }
    const path = `/api/websites/${numberOf(id)}`;
    expect((await rest(eve, 'GET', path)).status).toBe(404);
    expect((await rest(eve, 'PUT', path, { name: 'Mine' })).status).toBe(404);
    expect((await rest(eve, 'DELETE', path)).status).toBe(404);
    expect((await gql(eve, `query ($id: ID!) { node(id: $id) { id } }`, { id })).data.node).toBeNull();
    expect(await websitesOf(ada)).toHaveLength(1);
  });

  test('a removed website is gone', async () => {
    const { id } = await register(ada);
    expect(await act(ada, DELETE, { id })).toEqual({ deletedId: id });
    expect(await websitesOf(ada)).toEqual([]);
    expect(await act(ada, DELETE, { id })).toMatchObject({ code: 'NOT_FOUND' });
  });
});
