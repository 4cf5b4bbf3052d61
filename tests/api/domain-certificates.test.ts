// What owners of domains are told of their certificates, and of the record that leads to this server, at both doors.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { renewCertificates } from '../../api/certificates/renew-certificates.ts';
import { config } from '../../api/common/config.ts';
import { db, pool } from '../../api/database/db.ts';
import { withClient } from '../../api/database/with-client.ts';
import { AcmeServer } from '../kit/acme-server.ts';
import { gql, person, rest, useWorld, type Person } from '../kit/world.ts';

useWorld();

let authority: AcmeServer;
const { acme, domainTargets } = config;
beforeAll(async () => {
  authority = await new AcmeServer().start();
  // The server itself stays on plain HTTP.
  config.acme = { directoryUrl: authority.directoryUrl, email: 'operator@example.test' };
  config.domainTargets = ['links.example.test'];
});
afterAll(async () => {
  Object.assign(config, { acme, domainTargets });
  await authority.stop();
});

let ada: Person;
let made = 0;
beforeEach(async () => {
  await db.domain.deleteMany();
  ada = await person();
});

const live = () => ({ verifiedAt: new Date(), connectedAt: new Date() });
const addDomain = (more: object) =>
  db.domain.create({ data: { ownerId: ada.id, host: `go${++made}.ada.test`, token: 'a'.repeat(32), ...more } });
const READ = `{ viewer { domains { host addressRecord { type name value }
  certificate { state expiresAt problem nextAttemptAt } } } }`;

/** The certificates of the domains, oldest first, as both doors tell them. */
async function certificates() {
  const { domains } = (await gql(ada, READ)).data.viewer;
  const { body } = await rest(ada, 'GET', '/api/domains');
  const byRest = body.domains.map(({ certificate }: any) => certificate);
  const known = domains.map(
    ({ certificate: one }: any) =>
      one && { state: one.state, expires_at: one.expiresAt, problem: one.problem, next_attempt_at: one.nextAttemptAt },
  );
  expect(byRest).toEqual(known);
  return known;
}

test('a certificate waits, could not be had with the reason and the next attempt, and is valid once it was issued', async () => {
  const { id, host } = await addDomain(live());
  await addDomain({ verifiedAt: new Date() });
  await addDomain({});
  const none = { expires_at: null, problem: null, next_attempt_at: null };
  expect(await certificates()).toEqual([{ ...none, state: 'waiting' }, null, null]);
  authority.refusal = 'This name is on a list.';
  while (await withClient(pool, (client) => renewCertificates(client, config.acme!)));
  const [failed] = await certificates();
  expect(failed).toMatchObject({ state: 'failed', problem: expect.stringContaining('This name is on a list.') });
  expect(Date.parse(failed.next_attempt_at) - Date.now()).toBeGreaterThan(50 * 60_000);
  const one = await rest(ada, 'GET', `/api/domains/${id}`);
  expect(one.body.certificate).toEqual(failed);
  const until = new Date(Date.now() + 86_400_000);
  await db.certificate.update({ where: { host }, data: { chain: 'PEM', expiresAt: until } });
  expect((await certificates())[0]).toMatchObject({ state: 'valid', expires_at: until.toISOString() });
  await db.certificate.update({ where: { host }, data: { expiresAt: new Date(Date.now() - 1_000) } });
  expect((await certificates())[0].state).toBe('failed');
});

test('the record leads to the public name of this server', async () => {
  await addDomain({ host: 'go.example.com' });
  await addDomain({ host: 'example.org' });
  const { domains } = (await gql(ada, READ)).data.viewer;
  const value = 'links.example.test';
  expect(domains.map(({ addressRecord }: any) => addressRecord)).toEqual([
    { type: 'CNAME', name: 'go.example.com', value },
    { type: 'ALIAS', name: 'example.org', value },
  ]);
  const { body } = await rest(ada, 'GET', '/api/domains');
  expect(body.domains[0].address_record).toEqual({ type: 'CNAME', name: 'go.example.com', value });
});
