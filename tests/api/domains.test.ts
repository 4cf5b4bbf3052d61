import { beforeEach, describe, expect, test } from 'vitest';
import { db, pool } from '../../api/database/db.ts';
import { domainRefusals } from '../../api/common/domain-name.ts';
import { recheckDomains } from '../../api/domains/recheck-domains.ts';
import { MAX_DOMAINS, messages } from '../../api/domains/rules.ts';
import { withClient } from '../../api/database/with-client.ts';
import {
  act,
  addDomain,
  CREATE,
  DELETE,
  domainsOf,
  liveDomain,
  makeDue,
  names,
  OUR_ADDRESS,
  publish,
  shortenAt,
  UPDATE,
  useDomains,
  VERIFY,
} from '../kit/domains.ts';
import { numberOf } from '../kit/queries.ts';
import { gql, person, rest, useWorld, type Person } from '../kit/world.ts';

useWorld();
useDomains('localhost');

let ada: Person;
let eve: Person;
let host: string;
let made = 0;

beforeEach(async () => {
  ada = await person();
  eve = await person();
  host = `go${++made}.example.com`;
});

const recheck = async () => {
  while (await withClient(pool, recheckDomains));
};
const look = async (who: Person, id: string) => (await act(who, VERIFY, { id })).verification;

describe('adding', () => {
  test('keeps the host and says which records to make', async () => {
    const domain = await addDomain(ada, ` HTTPS://${host.toUpperCase()}/ `, {
      rootUrl: 'example.com/home',
      notFoundUrl: '',
    });
    expect(domain).toMatchObject({ host, status: 'UNVERIFIED', isDefault: false, notFoundUrl: null });
    expect(domain.rootUrl).toBe('https://example.com/home');
    expect(domain.proofRecord).toEqual({
      type: 'TXT',
      name: `_footbridge-verify.${host}`,
      value: expect.stringMatching(/^[0-9a-f]{32}$/),
    });
    // This server is on localhost, to which no other name can lead.
    expect(domain.addressRecord).toBeNull();
    expect((await addDomain(ada, 'example.org')).addressRecord).toBeNull();
    expect(await domainsOf(ada)).toHaveLength(2);
    expect(await domainsOf(eve)).toEqual([]);
    const { body } = await rest(ada, 'GET', '/api/domains');
    expect(body.domains[0]).toMatchObject({ host, status: 'unverified', proof_record: { type: 'TXT' } });
    expect([body.domains[0].address_record, body.domains[0].certificate]).toEqual([null, null]);
  });

  test.each([
    ['', domainRefusals.empty],
    ['exa mple.com', domainRefusals.malformed],
    ['example.com:8080', domainRefusals.port],
    ['93.184.216.34', domainRefusals.address],
    ['co.uk', domainRefusals.suffix],
    ['github.io', domainRefusals.suffix],
    ['printer.local', messages.special],
    ['db.internal', messages.special],
    ['1.0.0.127.in-addr.arpa', messages.special],
  ])('%j is refused at both doors', async (typed, message) => {
    expect(await act(ada, CREATE, { host: typed })).toEqual({ code: 'INVALID', message, field: 'host' });
    const answer = await rest(ada, 'POST', '/api/domains', { host: typed });
    expect([answer.status, answer.body.error.message]).toEqual([400, message]);
    expect(await domainsOf(ada)).toEqual([]);
  });

  test('a host is added once an account, and a destination must be one', async () => {
    await addDomain(ada, host);
    expect(await act(ada, CREATE, { host })).toMatchObject({ code: 'ALREADY_EXISTS', message: messages.added });
    const answer = await rest(ada, 'POST', '/api/domains', { host: 'b.example.com', root_url: 'ftp://x' });
    expect([answer.status, answer.body.error.details.field]).toEqual([400, 'root_url']);
  });

  test('a request that is sent again adds nothing twice', async () => {
    const headers = { 'idempotency-key': `key-${made}` };
    const [one, two] = [
      await rest(ada, 'POST', '/api/domains', { host }, headers),
      await rest(ada, 'POST', '/api/domains', { host }, headers),
    ];
    expect([one.status, two.status, two.body.id]).toEqual([201, 201, one.body.id]);
    expect(two.headers.get('idempotency-replayed')).toBe('true');
  });

  test('an account has a limited number, also when two arrive at once', async () => {
    const data = Array.from({ length: MAX_DOMAINS - 1 }, (_none, index) => ({
      ...{ ownerId: ada.id, host: `d${index}.${host}`, token: '0'.repeat(32) },
    }));
    await db.domain.createMany({ data });
    const both = await Promise.all(['x', 'y'].map((name) => act(ada, CREATE, { host: `${name}.${host}` })));
    expect(both.filter(({ code }) => code === 'LIMIT_REACHED')).toHaveLength(1);
    expect(await domainsOf(ada)).toHaveLength(MAX_DOMAINS);
  });

  test('a blocked host can neither be added nor be led to', async () => {
    await db.suspension.create({ data: { host: `bad${made}.example`, reason: 'Phishing', suspendedBy: 'a test' } });
    expect(await act(ada, CREATE, { host: `go.bad${made}.example` })).toMatchObject({
      code: 'DESTINATION_BLOCKED',
      field: 'host',
    });
    const domain = await addDomain(ada, host);
    expect(await act(ada, UPDATE, { id: domain.id, rootUrl: `https://bad${made}.example/` })).toMatchObject({
      ...{ code: 'DESTINATION_BLOCKED', field: 'rootUrl' },
    });
  });
});

describe('verifying', () => {
  test('says which step is missing, one after the other', async () => {
    const { id, proofRecord } = await addDomain(ada, host);
    expect(await look(ada, id)).toMatchObject({
      domain: { status: 'UNVERIFIED' },
      proof: { isDone: false, reason: `There is no TXT record named ${proofRecord.name}.` },
      address: { isDone: false, reason: `The name ${host} has no address yet.` },
    });
    names.texts[proofRecord.name] = ['something else'];
    names.addresses[host] = ['198.18.9.9'];
    expect(await look(ada, id)).toMatchObject({
      proof: { reason: `The TXT record ${proofRecord.name} has another value.` },
      address: { reason: `The name ${host} leads to another server.` },
    });
    names.texts[proofRecord.name] = ['something else', ` ${proofRecord.value} `];
    names.addresses[host] = [OUR_ADDRESS, '198.18.9.9'];
    expect(await look(ada, id)).toMatchObject({
      domain: { status: 'UNCONNECTED' },
      proof: { isDone: true, reason: null },
      address: { reason: `Some addresses of ${host} lead to another server. Please remove them.` },
    });
    names.addresses[host] = [OUR_ADDRESS];
    expect(await look(ada, id)).toMatchObject({ domain: { status: 'LIVE', problem: null }, address: { isDone: true } });
    const again = await rest(ada, 'POST', `/api/domains/${numberOf(id)}/verify`);
    expect(again.body).toMatchObject({
      domain: { status: 'live' },
      proof: { is_done: true },
      address: { is_done: true },
    });
  });

  test('name servers that are away say nothing, and take nothing back', async () => {
    const domain = await liveDomain(ada, host);
    for (const code of ['ETIMEOUT', 'ESERVFAIL', 'ECONNREFUSED']) {
      names.failure = code;
      expect((await look(ada, domain.id)).domain).toMatchObject({ status: 'LIVE', failingSince: null, problem: null });
    }
    names.away = true;
    const found = await look(ada, domain.id);
    expect(found.domain).toMatchObject({ status: 'LIVE', verifiedAt: domain.verifiedAt, failingSince: null });
    expect(found.proof.reason).toMatch(/^Not checked/);
  });

  test('what was served fails from the first look on, and stays served', async () => {
    const domain = await liveDomain(ada, host);
    names.addresses[host] = ['198.18.9.9'];
    const { domain: failing } = await look(ada, domain.id);
    expect(failing).toMatchObject({
      status: 'FAILING',
      verifiedAt: domain.verifiedAt,
      problem: `The name ${host} leads to another server.`,
    });
    names.addresses[host] = [OUR_ADDRESS];
    expect((await look(ada, domain.id)).domain).toMatchObject({ status: 'LIVE', problem: null, failingSince: null });
  });

  test('an unproved claim blocks nobody, and the first proof wins', async () => {
    const hers = await addDomain(eve, host);
    const mine = await liveDomain(ada, host);
    expect((await look(eve, hers.id)).domain.status).toBe('UNVERIFIED');
    publish(hers);
    expect(await look(eve, hers.id)).toMatchObject({
      domain: { status: 'UNVERIFIED' },
      proof: { isDone: false, reason: expect.stringContaining('Another account has proved this domain.') },
    });
    expect((await look(ada, mine.id)).domain.status).toBe('LIVE');
  });

  test('a domain goes over to another account once the former has no proof any more', async () => {
    const mine = await liveDomain(ada, host);
    await act(ada, UPDATE, { id: mine.id, isDefault: true });
    const hers = await addDomain(eve, host);
    names.texts[hers.proofRecord.name] = [hers.proofRecord.value];
    expect((await look(eve, hers.id)).domain.status).toBe('LIVE');
    const [lost] = await domainsOf(ada);
    expect(lost).toMatchObject({ status: 'UNVERIFIED', isDefault: false, verifiedAt: null, connectedAt: null });
    expect(lost.problem).toMatch(/^Another account has proved this domain since/);
    const answer = await shortenAt(ada, { domain: host });
    expect([answer.status, answer.body.error.message]).toEqual([400, messages.unverified(host)]);
  });

  test('of two accounts that prove a host at once, one has it', async () => {
    const both = [await addDomain(ada, host), await addDomain(eve, host)];
    both.forEach(publish);
    const found = await Promise.all([look(ada, both[0].id), look(eve, both[1].id)]);
    expect(found.map(({ domain }) => domain.status).sort()).toEqual(['LIVE', 'UNVERIFIED']);
  });

  test('new domains go live by themselves; old ones that never did are left alone', async () => {
    const domain = await addDomain(ada, host);
    const old = await addDomain(ada, `old.${host}`);
    await db.$executeRaw`UPDATE domain SET created_at = now() - interval '15 days' WHERE host = ${old.host}`;
    publish(domain);
    publish(old);
    await recheck();
    expect((await domainsOf(ada)).map(({ status }: { status: string }) => status)).toEqual(['LIVE', 'UNVERIFIED']);
  });

  test('looks go on: a failure shows, and its end', async () => {
    await liveDomain(ada, host);
    const status = async () => (await domainsOf(ada))[0].status;
    names.texts = {};
    await recheck();
    expect(await status()).toBe('LIVE'); // it is not due yet
    await makeDue();
    await recheck();
    expect(await status()).toBe('FAILING');
    publish((await domainsOf(ada))[0]);
    await makeDue();
    await recheck();
    expect(await status()).toBe('LIVE');
  });
});

describe('changing and removing', () => {
  test('only a verified domain can be the default, and an account has one', async () => {
    const plain = await addDomain(ada, `plain.${host}`);
    const refused = await act(ada, UPDATE, { id: plain.id, isDefault: true });
    expect(refused).toEqual({ code: 'CONFLICT', message: messages.unverifiedDefault, field: 'isDefault' });
    const [one, two] = [await liveDomain(ada, host), await liveDomain(ada, `two.${host}`)];
    await Promise.all([one, two].map(({ id }) => act(ada, UPDATE, { id, isDefault: true })));
    expect((await domainsOf(ada)).filter(({ isDefault }: { isDefault: boolean }) => isDefault)).toHaveLength(1);
    const { body } = await rest(ada, 'PUT', `/api/domains/${numberOf(two.id)}`, {
      is_default: true,
      not_found_url: 'https://a.example/',
    });
    expect(body).toMatchObject({ is_default: true, not_found_url: 'https://a.example/' });
    const cleared = await rest(ada, 'PUT', `/api/domains/${numberOf(two.id)}`, { not_found_url: null });
    expect(cleared.body).toMatchObject({ is_default: true, not_found_url: null });
  });

  test('a domain with links stays, also with one that can still be restored', async () => {
    const { id } = await liveDomain(ada, host);
    const { body: link } = await shortenAt(ada, { domain: host });
    expect(await act(ada, DELETE, { id })).toMatchObject({ code: 'CONFLICT', message: messages.inUse(1) });
    await rest(ada, 'DELETE', `/api/urls/${link.id}`);
    expect(await act(ada, DELETE, { id })).toMatchObject({ code: 'CONFLICT', message: messages.inUndo });
    const restored = await rest(ada, 'POST', `/api/urls/${link.id}/restore`);
    expect(restored.body).toMatchObject({ domain: host, short_url: `http://${host}:3000/${link.short_code}` });
    await rest(ada, 'PUT', `/api/urls/${link.id}`, { domain: null });
    expect((await rest(ada, 'DELETE', `/api/domains/${numberOf(id)}`)).status).toBe(204);
    expect(await domainsOf(ada)).toEqual([]);
  });

  test("a stranger's domain looks like none", async () => {
    const { id } = await addDomain(ada, host);
    const missing = { code: 'NOT_FOUND', message: 'Resource not found', field: null };
    for (const document of [UPDATE, DELETE, VERIFY]) expect(await act(eve, document, { id })).toEqual(missing);
    const path = `/api/domains/${numberOf(id)}`;
    const answers = [
      await rest(eve, 'GET', path),
      await rest(eve, 'PUT', path, {}),
      await rest(eve, 'DELETE', path),
      await rest(eve, 'POST', `${path}/verify`),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    expect((await gql(eve, 'query ($id: ID!) { node(id: $id) { id } }', { id })).data.node).toBeNull();
    expect(await domainsOf(ada)).toHaveLength(1);
  });
});
