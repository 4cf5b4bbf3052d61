import type { RequestListener } from 'node:http';
import { beforeEach, describe, expect, test } from 'vitest';
import { db, pool } from '../../api/database/db.ts';
import { recheckWebsites } from '../../api/websites/recheck-websites.ts';
import { numberOf } from '../kit/queries.ts';
import { act, internet, register, useInternet, VERIFY, websitesOf } from '../kit/websites.ts';
import { withClient } from '../kit/with-client.ts';
import { person, rest, useWorld, type Person } from '../kit/world.ts';

useWorld();
useInternet();

let ada: Person;

beforeEach(async () => {
  ada = await person();
});

/** Answers for a path of the site with a document. */
const serve =
  (path: string, body: string): RequestListener =>
  (request, response) =>
    request.url === path ? response.end(body) : response.writeHead(404).end();
const FILE = '/.well-known/footbridge-verify.txt';
const reasonsOf = (checks: { method: string; reason: string | null }[]) =>
  Object.fromEntries(checks.map(({ method, reason }) => [method, reason]));
/** The site answers at a port of this test, which a domain cannot name: the policy leads there. */
const here = async (who: Person) => {
  const website = await register(who);
  await db.website.update({ where: { id: numberOf(website.id) }, data: { domain: `example.com:${internet.port}` } });
  return website;
};

describe('verifying', () => {
  test('a TXT record proves it, and no request is needed', async () => {
    const website = await here(ada);
    internet.texts = { [`_footbridge-verify.example.com:${internet.port}`]: ['other', website.proofs.dnsValue] };
    const { verification } = await act(ada, VERIFY, { id: website.id });
    expect(verification.website).toMatchObject({ isVerified: true, verifiedBy: 'dns' });
    expect(verification.checks.map(({ isProved }: { isProved: boolean }) => isProved)).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });

  test('a file proves it, over http where there is no https, also behind a redirect within the domain', async () => {
    const website = await here(ada);
    internet.site = (request, response) => {
      if (request.url === FILE)
        response.writeHead(301, { location: `http://www.example.com:${internet.port}/moved` }).end();
      else serve('/moved', `${website.proofs.fileContent}\n`)(request, response);
    };
    const { verification } = await act(ada, VERIFY, { id: website.id });
    expect(verification.website).toMatchObject({ isVerified: true, verifiedBy: 'file' });
  });

  test('a meta tag in the head of the home page proves it', async () => {
    const website = await here(ada);
    internet.site = serve('/', `<!doctype html><title>Shop</title>${website.proofs.metaTag}<p>Hello`);
    const answer = await rest(ada, 'POST', `/api/websites/${numberOf(website.id)}/verify`);
    expect(answer.body.website).toMatchObject({ is_verified: true, verified_by: 'meta' });
    expect(answer.body.checks[2]).toEqual({ method: 'meta', is_proved: true, reason: null });
  });

  test.each([
    ['as it is copied', (code: string) => code],
    ['held back by a consent tool', (code: string) => code.replace('<script', '<script type="text/plain"')],
    ['of a fixed version', (code: string) => code.replace('/s.js', '/s/1.0.0.js')],
  ])('the snippet in the head of the home page proves it, %s', async (_how, tag) => {
    const website = await here(ada);
    internet.site = serve('/', `<!doctype html><title>Shop</title>${tag(website.proofs.scriptTag)}<p>Hello`);
    const answer = await rest(ada, 'POST', `/api/websites/${numberOf(website.id)}/verify`);
    expect(answer.body.website).toMatchObject({ is_verified: true, verified_by: 'script' });
    expect(answer.body.checks[3]).toEqual({ method: 'script', is_proved: true, reason: null });
  });

  test('the snippet of another website, or in the body, proves nothing', async () => {
    const [website, other] = [await here(ada), await register(ada, 'other.example')];
    const look = async () => reasonsOf((await act(ada, VERIFY, { id: website.id })).verification.checks).script;
    const missing = "The snippet is not in the page's head.";
    internet.site = serve('/', `<head>${other.proofs.scriptTag}</head>`);
    expect(await look()).toBe(missing);
    internet.site = serve('/', `<body><p>Hello</p>${website.proofs.scriptTag}</body>`);
    expect(await look()).toBe(missing);
  });

  test('a tag in the body, which a visitor may have written, proves nothing', async () => {
    const website = await here(ada);
    internet.site = serve('/', `<!doctype html><title>Shop</title><p>Comment: ${website.proofs.metaTag}</p>`);
    const { verification } = await act(ada, VERIFY, { id: website.id });
    expect(verification.website.isVerified).toBe(false);
    expect(reasonsOf(verification.checks).meta).toBe("There is no such meta tag in the page's head.");
  });

  test('each way that failed has its reason', async () => {
    const website = await here(ada);
    const look = async () => reasonsOf((await act(ada, VERIFY, { id: website.id })).verification.checks);
    const name = `_footbridge-verify.example.com:${internet.port}`;
    const status = 'The website responded with status 404.';
    expect(await look()).toEqual({
      dns: `There is no TXT record named ${name}.`,
      file: status,
      meta: status,
      script: status,
    });
    internet.texts = { [name]: ['wrong'] };
    internet.site = (_request, response) =>
      response.end(
        `<head><meta name="footbridge-verify" content="wrong"><script data-site="${numberOf(website.id)}" data-token="x"></script></head>`,
      );
    expect(await look()).toEqual({
      dns: `The TXT record ${name} has another value.`,
      file: 'The file has another content.',
      meta: 'The meta tag has another content.',
      script: 'The snippet has another token.',
    });
    internet.texts = 'ESERVFAIL';
    internet.site = (_request, response) => response.end('x'.repeat(300_000));
    const tooLarge = 'The document is larger than 256 kB.';
    expect(await look()).toEqual({
      dns: 'Not checked: the name servers of the domain did not answer in time.',
      file: tooLarge,
      meta: tooLarge,
      script: tooLarge,
    });
    internet.site = (_request, response) =>
      response.writeHead(302, { location: `http://evil.test:${internet.port}/` }).end();
    expect((await look()).file).toBe('The website redirects to another domain.');
    internet.inside = ['example.com'];
    expect((await look()).meta).toBe('The domain was not found on the public internet.');
  });

  test('a redirect into the own network is not followed, and what it answers is never repeated', async () => {
    const website = await here(ada);
    const asked: string[] = [];
    internet.site = (request, response) => {
      asked.push(request.headers.host!);
      response.writeHead(302, { location: `http://www.example.com:${internet.port}/secret` }).end();
    };
    internet.inside = ['www.example.com'];
    const { verification } = await act(ada, VERIFY, { id: website.id });
    expect(reasonsOf(verification.checks).file).toBe('The domain was not found on the public internet.');
    expect(asked.every((host) => host.startsWith('example.com'))).toBe(true);
  });

  test('is limited to a few times a minute, with the time to wait', async () => {
    const website = await register(ada);
    const path = `/api/websites/${numberOf(website.id)}/verify`;
    for (let times = 0; times < 5; times++) expect((await rest(ada, 'POST', path)).status).toBe(200);
    const refused = await rest(ada, 'POST', path);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});

describe('the daily check', () => {
  const age = (id: string) =>
    pool.query(`UPDATE website SET checked_at = now() - interval '25 hours' WHERE id = $1`, [id]);
  const state = async (who: Person) => (await websitesOf(who))[0];
  const recheck = () => withClient((client) => recheckWebsites(client));

  test('proves a pending website once its pages report, at most once an hour', async () => {
    const website = await here(ada);
    const row = numberOf(website.id);
    internet.site = serve('/', `<head>${website.proofs.scriptTag}</head>`);
    await recheck();
    expect(await state(ada)).toMatchObject({ isVerified: false });
    await db.website.update({ where: { id: row }, data: { snippetSeenAt: new Date(), checkedAt: new Date() } });
    await recheck();
    expect(await state(ada)).toMatchObject({ isVerified: false });
    await age(String(row));
    await recheck();
    expect(await state(ada)).toMatchObject({ isVerified: true, verifiedBy: 'script' });
  });

  test('makes a website pending after three days without a proof, and not before', async () => {
    const website = await here(ada);
    const row = String(numberOf(website.id));
    internet.site = serve(FILE, website.proofs.fileContent);
    await act(ada, VERIFY, { id: website.id });
    await recheck(); // not due
    internet.site = (_request, response) => response.writeHead(503).end();
    for (const isVerified of [true, true]) {
      await age(row);
      await recheck();
      expect(await state(ada)).toMatchObject({ isVerified });
    }
    internet.site = serve(FILE, website.proofs.fileContent);
    await age(row);
    await recheck(); // a good day begins the count anew
    internet.site = (_request, response) => response.writeHead(503).end();
    for (const isVerified of [true, true, false]) {
      await age(row);
      await recheck();
      expect(await state(ada)).toMatchObject({ isVerified });
    }
    expect(await state(ada)).toMatchObject({ verifiedBy: null });
  });
});
