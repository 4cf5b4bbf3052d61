// @afresh: it has settings of its own.
// Certificates that an authority issues by ACME: asked of a local one that speaks the protocol, and used by connections.
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { request as secureRequest } from 'node:https';
import { request, type IncomingMessage } from 'node:http';
import { connect as connectHttp2, type IncomingHttpHeaders } from 'node:http2';
import { connect, type TLSSocket } from 'node:tls';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { AcmeServer } from '../kit/acme-server.ts';

const authority = await new AcmeServer().start();
afterAll(() => authority.stop());
// Before anything reads the settings.
Object.assign(process.env, {
  PUBLIC_ORIGIN: 'https://links.example.test',
  EMBEDDED_IDENTITY: '1',
  ACME_TERMS_AGREED: '1',
  ACME_EMAIL: 'operator@example.test',
  ACME_DIRECTORY_URL: authority.directoryUrl,
});
const { checkCertificates } = await import('../../api/certificates/certificate-check.ts');
const { renewCertificates } = await import('../../api/certificates/renew-certificates.ts');
const { ConfigError, config, readConfig } = await import('../../api/common/config.ts');
const { checkHealth } = await import('../../api/common/health-checks.ts');
const { db } = await import('../../api/database/db.ts');
const { pool } = await import('../../api/database/pool.ts');
const { withClient } = await import('../../api/database/with-client.ts');
const { listenPlainly } = await import('../../api/doors/http/plain-listener.ts');
const { followDomains } = await import('../../api/domains/served-domains.ts');
const { startListening } = await import('../../api/live/listen.ts');
const { encryptAnew } = await import('../../api/secrets/encrypt-anew.ts');
const { useClicks } = await import('../kit/clicks.ts');
const { freePort } = await import('../kit/installation.ts');
const { at, person, useWorld } = await import('../kit/world.ts');

const clicks = useClicks();
useWorld(clicks.handler);

const OWN = 'links.example.test';
const DOMAIN = 'go.ada.test';
const ends: (() => unknown)[] = [];
beforeAll(async () => {
  ends.push(await startListening(), await followDomains());
  authority.challengePort = await freePort();
  ends.push(await listenPlainly('127.0.0.1', authority.challengePort));
  checkCertificates();
  const { id: ownerId } = await person();
  const live = { verifiedAt: new Date(), connectedAt: new Date() };
  const { id } = await db.domain.create({ data: { ownerId, host: DOMAIN, token: 'a'.repeat(32), ...live } });
  const link = { ownerId, shortCode: 'spring', originalUrl: 'https://example.com/spring' };
  await db.shortUrl.create({ data: { ...link, domain: DOMAIN, domainId: id } });
  const waiting = { ownerId, host: 'waiting.ada.test', token: 'b'.repeat(32), verifiedAt: new Date() };
  await db.domain.create({ data: waiting });
});
afterAll(async () => {
  for (const end of ends.reverse()) await end();
});

/** Has everything issued that is due. */
async function renewAll(): Promise<void> {
  while (await withClient(pool, (client) => renewCertificates(client, config.acme!)));
}

/** The serial number of the certificate that a connection to a host gets; the error where it gets none. */
async function serialOf(servername: string | undefined): Promise<string> {
  const socket = connect({
    ...{ host: '127.0.0.1', port: Number(new URL(at('')).port), ca: authority.certificate },
    ...(servername !== undefined && { servername }),
  });
  try {
    await once(socket, 'secureConnect');
    return (socket as TLSSocket).getPeerCertificate().serialNumber;
  } catch (error) {
    return (error as Error).message;
  } finally {
    socket.destroy();
  }
}

async function get(host: string, path: string): Promise<[number | undefined, string | undefined]> {
  const asked = secureRequest({
    ...{ host: '127.0.0.1', port: new URL(at('')).port, path, agent: false, ca: authority.certificate },
    ...{ servername: host, headers: { host } },
  });
  asked.end();
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  answer.resume();
  return [answer.statusCode, answer.headers.location];
}

const stateOf = async (name: string) => (await checkHealth()).checks.find((check) => check.name === name);

describe('an authority', () => {
  test('is asked for our own host and for domains that lead here, with one account', async () => {
    expect(await serialOf(OWN)).toMatch(/alert|disconnected|reset/i); // nothing to be secured with yet
    await renewAll();
    expect(authority.ordered.toSorted()).toEqual([DOMAIN, OWN]);
    expect(authority.contacts).toEqual([['mailto:operator@example.test']]);
    await renewAll();
    expect(authority.ordered).toHaveLength(2);
    expect(await stateOf('certificates')).toMatchObject({ state: 'ok' });
  });

  test('has connections secured by host, and those to other hosts refused', async () => {
    await expect.poll(() => serialOf(OWN)).toMatch(/^[\dA-F]+$/);
    await expect.poll(() => serialOf(DOMAIN)).toMatch(/^[\dA-F]+$/);
    expect(await serialOf(DOMAIN)).not.toBe(await serialOf(OWN));
    for (const stranger of ['waiting.ada.test', 'evil.example', undefined])
      expect(await serialOf(stranger)).toMatch(/alert|disconnected|reset/i);
    expect(await get(DOMAIN, '/spring')).toEqual([302, 'https://example.com/spring']);
    expect((await get(OWN, '/spring'))[0]).toBe(404);
    expect((await get(OWN, '/health/live'))[0]).toBe(200);
  });

  test('has private keys kept encrypted, also with another secret', async () => {
    await encryptAnew('certificates');
    await encryptAnew('acme-account');
    const { rows } = await pool.query<{ key: Buffer }>(
      'SELECT private_key AS key FROM certificate UNION ALL SELECT private_key FROM acme_account',
    );
    expect(rows).toHaveLength(3);
    for (const { key } of rows) expect(key.toString('latin1')).not.toMatch(/PRIVATE KEY/);
  });

  test('finds that a request by HTTP/2 is for the host of its connection, not for one of a header beside it', async () => {
    const session = connectHttp2(`https://${OWN}`, {
      createConnection: () =>
        connect({
          ...{ host: '127.0.0.1', port: Number(new URL(at('')).port), servername: DOMAIN },
          ...{ ca: authority.certificate, ALPNProtocols: ['h2'] },
        }),
    });
    const asked = session.request({ ':path': '/spring', ':authority': DOMAIN, host: OWN });
    const [headers] = (await once(asked, 'response')) as [IncomingHttpHeaders];
    expect(headers[':status']).toBe(302);
    session.destroy();
  });

  test('is not needed for plain HTTP, which leads to the same host over HTTPS', async () => {
    for (const host of [DOMAIN, `${DOMAIN}.`, `${DOMAIN.toUpperCase()}.:80`]) {
      const asked = request({ port: authority.challengePort, path: '/spring?a=b', headers: { host } });
      asked.end();
      const [{ headers }] = (await once(asked, 'response')) as [IncomingMessage];
      expect(headers.location).toBe(`https://${DOMAIN}/spring?a=b`);
    }
  });

  test('renews what is due, which new connections get at once', async () => {
    const before = await serialOf(DOMAIN);
    const { rows } = await pool.query<{ part: number }>(
      `SELECT extract(epoch FROM expires_at - renew_at) / extract(epoch FROM expires_at - now()) AS part FROM certificate WHERE host = $1`,
      [DOMAIN],
    );
    expect(Number(rows[0]!.part)).toBeCloseTo(1 / 3, 2);
    await pool.query('UPDATE certificate SET renew_at = now() WHERE host = $1', [DOMAIN]);
    await renewAll();
    expect(authority.ordered.slice(2)).toEqual([DOMAIN]);
    await expect.poll(() => serialOf(DOMAIN)).not.toBe(before);
    expect(await serialOf(DOMAIN)).toMatch(/^[\dA-F]+$/);
  });

  test('that refuses is asked again later and later, and the one before stays in use', async () => {
    const before = await serialOf(DOMAIN);
    await pool.query('UPDATE certificate SET renew_at = now() WHERE host = $1', [DOMAIN]);
    authority.refusal = 'This name is on a list.';
    const pauses: number[] = [];
    for (const failures of [1, 2, 3, 4, 5, 6, 7]) {
      await renewAll();
      await renewAll();
      const [row] = await certificateOf(DOMAIN);
      expect(row).toMatchObject({ failures, problem: expect.stringContaining('This name is on a list.') });
      pauses.push(Math.round(row!.hours));
      await pool.query('UPDATE certificate SET next_attempt_at = now() WHERE host = $1', [DOMAIN]);
    }
    expect(pauses).toEqual([1, 2, 4, 8, 16, 24, 24]);
    expect(await serialOf(DOMAIN)).toBe(before);
    const refused = {
      state: 'degraded',
      message: expect.stringMatching(/No new certificate could be issued for one host/),
    };
    await expect.poll(() => stateOf('certificates')).toMatchObject(refused); // findings are remembered for a second
    authority.refusal = null;
    await renewAll();
    expect((await certificateOf(DOMAIN))[0]).toMatchObject({ failures: 0, problem: null });
    await expect.poll(() => stateOf('certificates')).toMatchObject({ state: 'ok' });
  });

  test('that cannot reach a host leaves it without, and says so', async () => {
    await pool.query('UPDATE certificate SET renew_at = now() WHERE host = $1', [DOMAIN]);
    const { challengePort } = authority;
    authority.challengePort = Number(new URL(authority.directoryUrl).port); // somebody else answers there
    await renewAll();
    expect((await certificateOf(DOMAIN))[0]).toMatchObject({ failures: 1, problem: expect.any(String) });
    authority.challengePort = challengePort;
  });

  test('is answered at both doors, and strangers get nothing', async () => {
    await pool.query("INSERT INTO acme_challenge (token, answer) VALUES ('tok-1', 'tok-1.print')");
    const plain = async (path: string) => {
      const answer = await fetch(`http://127.0.0.1:${authority.challengePort}${path}`, { redirect: 'manual' });
      return [answer.status, await answer.text()];
    };
    expect(await plain('/.well-known/acme-challenge/tok-1')).toEqual([200, 'tok-1.print']);
    for (const token of ['', 'other', '..%2f', 'tok-1/x', `${'a'.repeat(201)}`, 'tok-1%00'])
      expect((await plain(`/.well-known/acme-challenge/${token}`))[0], token).toBe(404);
    expect((await get(OWN, '/.well-known/acme-challenge/tok-1'))[0]).toBe(200);
    expect((await get(DOMAIN, '/.well-known/acme-challenge/tok-1'))[0]).toBe(200);
    expect((await get(DOMAIN, '/.well-known/acme-challenge/other'))[0]).toBe(404);
  });

  test('is asked for few first certificates of one account, which cannot begin anew, and never instead of renewals', async () => {
    const [busy, other] = [await person(), await person()];
    const live = { verifiedAt: new Date(), connectedAt: new Date() };
    const add = (ownerId: number, host: string) =>
      db.domain.create({ data: { ownerId, host, token: randomUUID().replaceAll('-', ''), ...live } });
    await pool.query('INSERT INTO certificate_order (owner_id) SELECT $1 FROM generate_series(1, 38)', [busy.id]);
    await pool.query('UPDATE certificate SET renew_at = now(), next_attempt_at = NULL WHERE host = $1', [DOMAIN]);
    for (const host of ['a1.busy.test', 'a2.busy.test', 'a3.busy.test']) await add(busy.id, host);
    await add(other.id, 'z.other.test');
    const before = authority.ordered.length;
    await renewAll();
    expect(authority.ordered.slice(before)).toEqual([DOMAIN, 'z.other.test', 'a1.busy.test', 'a2.busy.test']);
    await db.domain.deleteMany({ where: { host: 'a1.busy.test' } });
    await add(busy.id, 'a4.busy.test');
    await renewAll();
    expect(authority.ordered).toHaveLength(before + 4);
    await pool.query("UPDATE certificate_order SET ordered_at = ordered_at - interval '1 day' WHERE owner_id = $1", [
      busy.id,
    ]);
    await renewAll();
    expect(authority.ordered.slice(before + 4)).toEqual(['a3.busy.test', 'a4.busy.test']);
  });

  test('is asked for few first certificates of all accounts in an hour, also of closed ones, and for renewals nevertheless', async () => {
    const { id: ownerId } = await person();
    await db.domain.create({
      data: { ownerId, host: 'one.more.test', token: 'c'.repeat(32), verifiedAt: new Date(), connectedAt: new Date() },
    });
    await pool.query('INSERT INTO certificate_order (owner_id) SELECT NULL FROM generate_series(1, 60)');
    await pool.query('UPDATE certificate SET renew_at = now() WHERE host IN ($1, $2)', [DOMAIN, OWN]);
    const before = authority.ordered.length;
    await renewAll();
    expect(authority.ordered.slice(before)).toEqual([OWN, DOMAIN]);
    await pool.query("UPDATE certificate_order SET ordered_at = ordered_at - interval '1 hour'");
    await renewAll();
    expect(authority.ordered.slice(before + 2)).toEqual(['one.more.test']);
  });

  test('is asked in vain as seldom where the domain is removed and added again', async () => {
    const { id: ownerId } = await person();
    const data = { ownerId, host: 'vain.test', token: 'd'.repeat(32), verifiedAt: new Date(), connectedAt: new Date() };
    await pool.query('DELETE FROM certificate_order');
    authority.refusal = 'This name is on a list.';
    for (let attempt = 0; attempt < 45; attempt++) {
      await db.domain.create({ data });
      await renewAll();
      await db.domain.deleteMany({ where: { host: data.host } });
      await renewAll();
    }
    authority.refusal = null;
    const { rows } = await pool.query('SELECT FROM certificate_order WHERE owner_id = $1', [ownerId]);
    expect(rows).toHaveLength(40);
  });

  test('is not asked for domains that are gone', async () => {
    await db.shortUrl.deleteMany();
    await db.domain.deleteMany({ where: { host: DOMAIN } });
    await renewAll();
    expect(await certificateOf(DOMAIN)).toEqual([]);
    await expect.poll(() => serialOf(DOMAIN)).toMatch(/alert|disconnected|reset/i);
  });
});

async function certificateOf(host: string) {
  const { rows } = await pool.query<{ failures: number; problem: string | null; hours: number }>(
    `SELECT failures, problem, extract(epoch FROM next_attempt_at - now())::float / 3600 AS hours FROM certificate WHERE host = $1`,
    [host],
  );
  return rows;
}

test('settings that cannot work are refused in one sentence', () => {
  const agreed = { ACME_TERMS_AGREED: '1', EMBEDDED_IDENTITY: '1' };
  const cases: [Record<string, string>, string][] = [
    [agreed, 'The setting ACME_TERMS_AGREED needs PUBLIC_ORIGIN beside it, the name to get a certificate for.'],
    [{ ...agreed, PUBLIC_ORIGIN: 'http://a.example' }, 'The setting PUBLIC_ORIGIN must begin with https://'],
    [{ ...agreed, ACME_EMAIL: 'nobody' }, 'The setting ACME_EMAIL cannot be used'],
  ];
  for (const [settings, message] of cases) {
    expect(() => readConfig(settings), message).toThrow(message);
    expect(() => readConfig(settings)).toThrow(ConfigError);
  }
  expect(readConfig({ ...agreed, PUBLIC_ORIGIN: 'https://a.example', PORT: '443' })).toMatchObject({
    ...{ httpPort: 80, isSecure: true, tls: null, acme: { email: null } },
  });
});
