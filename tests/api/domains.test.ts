import { beforeEach, describe, expect, test, vi } from 'vitest';
import { db } from '../../api/database/db.ts';
import { followDomains } from '../../api/domains/served-domains.ts';
import { messages } from '../../api/domains/rules.ts';
import { useClicks } from '../kit/clicks.ts';
import { internet, useInternet } from '../kit/websites.ts';
import { request, sendRaw } from '../kit/raw-http.ts';
import { gql, person, rest, useWorld, type Person } from '../kit/world.ts';

const clicks = useClicks();
useWorld(clicks.handler);
useInternet();

let ada: Person;
let eve: Person;
let made = 0;

beforeEach(async () => {
  ada = await person();
  eve = await person();
});

const freshHost = () => `go${++made}.example.com`;
const add = async (who: Person, host: string) => (await rest(who, 'POST', '/api/domains', { host })).body;
const verify = (who: Person, id: number) => rest(who, 'POST', `/api/domains/${id}/verify`);

/** Publishes the tokens of these domains. */
const publish = (...domains: { proof_record: { name: string; value: string } }[]) => {
  internet.texts = {};
  for (const {
    proof_record: { name, value },
  } of domains)
    ((internet.texts[name] as string[] | undefined) ??= []).push(value);
};

async function verified(who: Person, host = freshHost()) {
  const domain = await add(who, host);
  publish(domain);
  const { body } = await verify(who, domain.id);
  expect(body.domain.status).toBe('LIVE');
  return body.domain;
}

/** A request for another host than the server's own, byte for byte. */
async function open(host: string, target: string) {
  const { status, headers } = await sendRaw(request('GET', target).replace('Host: localhost', `Host: ${host}`));
  const location =
    headers
      .find((line) => /^location:/i.test(line))
      ?.slice('location:'.length)
      .trim() ?? null;
  return { status, location };
}

describe('adding', () => {
  test.each(['', 'localhost', '93.184.216.34', 'co.uk', 'go.internal', 'example.com:8080'])(
    '%j is refused',
    async (host) => {
      const { status, body } = await rest(ada, 'POST', '/api/domains', { host });
      expect([status, body.error.code, body.error.details.field]).toEqual([400, 'INVALID', 'host']);
    },
  );

  test('a host is kept in lower-case ASCII, once an account', async () => {
    expect((await add(ada, 'Bücher.example')).host).toBe('xn--bcher-kva.example');
    const again = await rest(ada, 'POST', '/api/domains', { host: 'xn--bcher-kva.example' });
    expect([again.status, again.body.error.message]).toEqual([409, messages.added]);
    expect((await add(eve, 'bücher.example')).status).toBe('UNVERIFIED');
  });

  test("somebody else's domain does not exist, at both doors", async () => {
    const { id } = await add(ada, freshHost());
    for (const [method, path] of [
      ['GET', ''],
      ['PUT', ''],
      ['DELETE', ''],
      ['POST', '/verify'],
    ] as const) {
      expect((await rest(eve, method, `/api/domains/${id}${path}`, method === 'PUT' ? {} : undefined)).status).toBe(
        404,
      );
    }
    const document = `mutation ($input: DeleteDomainInput!) { deleteDomain(input: $input) { ... on UserError { code } } }`;
    expect((await gql(eve, document, { input: { id: String(id) } })).data.deleteDomain).toEqual({ code: 'NOT_FOUND' });
  });
});

describe('proving', () => {
  test('says which step is missing', async () => {
    const domain = await add(ada, freshHost());
    const { body } = await verify(ada, domain.id);
    expect([body.proof.is_done, body.address.is_done, body.domain.status]).toEqual([false, true, 'UNVERIFIED']);
    expect(body.proof.reason).toContain(domain.proof_record.name);
  });

  test('the first proof has the host while it stays, and another has it afterwards', async () => {
    const host = freshHost();
    const first = await verified(ada, host);
    const second = await add(eve, host);
    publish(first, second);
    expect((await verify(eve, second.id)).body.domain.status).toBe('UNVERIFIED');
    publish(second);
    expect((await verify(eve, second.id)).body.domain.status).toBe('LIVE');
    expect((await rest(ada, 'GET', `/api/domains/${first.id}`)).body.status).toBe('UNVERIFIED');
  });

  test('an outage of name servers is told, and takes neither the proof nor the connection away', async () => {
    const domain = await verified(ada);
    internet.texts = 'ETIMEOUT';
    const { body } = await verify(ada, domain.id);
    expect(body.domain).toMatchObject({
      status: 'FAILING',
      verified_at: domain.verified_at,
      connected_at: domain.connected_at,
    });
    publish(domain);
    expect((await verify(ada, domain.id)).body.domain).toMatchObject({ status: 'LIVE', failing_since: null });
  });
});

describe('links', () => {
  test('the same code leads elsewhere on each host, and nowhere on a host without it', async () => {
    const stop = await followDomains();
    try {
      const [one, other] = [await verified(ada), await verified(eve)];
      const code = `same${one.id}`;
      const link = { short_code: code, original_url: 'https://a.example.org/', domain: one.host };
      expect((await rest(ada, 'POST', '/api/urls', link)).body).toMatchObject({ domain: one.host });
      const own = await rest(eve, 'POST', '/api/urls', { short_code: code, original_url: 'https://b.example.org/' });
      expect(own.status).toBe(201);
      await vi.waitFor(async () =>
        expect(await open(one.host, `/${code}`)).toEqual({ status: 302, location: 'https://a.example.org/' }),
      );
      expect((await open('localhost:3000', `/${code}`)).location).toBe('https://b.example.org/');
      expect((await open(other.host, `/${code}`)).status).toBe(404);
      const again = await rest(ada, 'POST', '/api/urls', link);
      expect([again.status, again.body.error.code]).toEqual([409, 'CODE_TAKEN']);
      expect((await rest(ada, 'DELETE', `/api/domains/${one.id}`)).status).toBe(409);
    } finally {
      stop();
    }
  });

  test("a link cannot be on a neighbour's domain, or on one that is not verified", async () => {
    const { host } = await verified(eve);
    const { host: unproved } = await add(ada, freshHost());
    for (const domain of [host, unproved]) {
      const { status, body } = await rest(ada, 'POST', '/api/urls', { original_url: 'https://a.example.org/', domain });
      expect([status, body.error.details.field]).toEqual([400, 'domain']);
    }
    expect(await db.shortUrl.count({ where: { ownerId: ada.id } })).toBe(0);
  });
});

describe('hosts', () => {
  test('a domain has links and its two destinations, and nothing of the app; other hosts get 421', async () => {
    const stop = await followDomains();
    try {
      const { id, host } = await verified(ada);
      await vi.waitFor(async () => expect((await open(host, '/')).status).toBe(404));
      for (const path of ['/api/urls', '/login', '/graphql', '/dashboard'])
        expect((await open(host, path)).status).toBe(404);
      const destinations = { root_url: 'https://root.example.org/', not_found_url: 'https://none.example.org/' };
      expect((await rest(ada, 'PUT', `/api/domains/${id}`, destinations)).status).toBe(200);
      await vi.waitFor(async () => expect((await open(host, '/')).location).toBe(destinations.root_url));
      expect((await open(host, '/no-such-code')).location).toBe(destinations.not_found_url);
      expect((await open('nobody.example.net', '/no-such-code')).status).toBe(421);
      expect((await open('nobody.example.net', '/health/live')).status).toBe(200);
      expect((await open('10.1.2.3', '/login')).status).not.toBe(421);
    } finally {
      stop();
    }
  });
});
