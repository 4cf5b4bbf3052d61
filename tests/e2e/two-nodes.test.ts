// Two servers on one PostgreSQL, each on a data folder of its own: what one counts and learns, the other knows.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Browser, newAttempt, signUpForSession, type Shown } from '../kit/browser.ts';
import type { Installation } from '../kit/installation.ts';
import { makeNodes, type Nodes } from '../kit/nodes.ts';
import { silentWay, type SilentWay } from '../kit/silent-way.ts';

let nodes: Nodes;
let one: Installation;
let other: Installation;
/** The way of the other one to the database. */
let way: SilentWay;

beforeAll(async () => {
  nodes = await makeNodes(2);
  [one, other] = nodes.all as [Installation, Installation];
  way = await silentWay(nodes.databaseUrl);
  await one.start();
  await other.start({ DATABASE_URL: way.url, LINK_STALE_SECONDS: '4' });
});
afterAll(async () => {
  way?.mend();
  await other?.end('SIGKILL'); // what went silent on its way would be waited for
  await nodes?.remove();
  way?.close();
});

/** The page that a wrong password leads to: a sign-in that begins at one of them goes on at the other. */
async function guess(begins: Installation, goesOn: Installation, email: string): Promise<Shown> {
  const browser = new Browser(begins.origin, one.origin);
  const page = await browser.open(newAttempt({}, one.origin).url);
  browser.origin = goesOn.origin;
  return browser.submit(page, { email, password: 'a guess' });
}

/** How many of some requests without a token are not refused for their number. */
async function answered({ origin }: Installation, requests: number): Promise<number> {
  const statuses: number[] = [];
  for (let sent = 0; sent < requests; sent++) statuses.push((await fetch(`${origin}/api/urls`)).status);
  return statuses.filter((status) => status !== 429).length;
}

test('wrong passwords are counted by both together', async () => {
  await signUpForSession(one.origin, 'ada@example.test');
  const statuses: number[] = [];
  for (let attempt = 1; attempt < 12; attempt++) {
    const both = attempt % 2 ? ([one, other] as const) : ([other, one] as const);
    statuses.push((await guess(...both, 'ada@example.test')).status);
  }
  // Ten attempts in fifteen minutes; the sign-up was the first.
  expect(statuses).toEqual([...Array<number>(9).fill(401), 429, 429]);
});

test('requests of strangers are counted by both together, within a twentieth', async () => {
  const answers = (await answered(one, 200)) + (await answered(other, 200)) + (await answered(one, 50));
  expect(answers).toBeGreaterThanOrEqual(280);
  expect(answers).toBeLessThanOrEqual(330);
});

/** Adds a link that leads to a host, and opens it once at each of them, so that both have it in memory. */
async function addLink(code: string, host: string): Promise<void> {
  await nodes.query(
    `WITH u AS (INSERT INTO app_user (issuer, subject, first_name) VALUES ('test', $1, 'Ada') RETURNING id)
     INSERT INTO short_url (owner_id, short_code, original_url) SELECT id, $1, 'https://' || $2 || '/' FROM u`,
    [code, host],
  );
  for (const each of [one, other]) expect((await open(each, code)).host).toBe(host);
}

/** What a visitor gets, and when the request was sent. */
async function open({ origin }: Installation, code: string) {
  const sentAt = performance.now();
  const headers = { 'user-agent': 'Mozilla/5.0 Firefox/140.0' };
  const { status, headers: answered } = await fetch(`${origin}/${code}`, { redirect: 'manual', headers });
  const to = answered.get('location');
  return { sentAt, status, host: to && new URL(to).host };
}

/** Opens a link until it leads to a host; what was sent a second after the change never leads elsewhere. */
async function untilLeadsTo(code: string, host: string, changedAt: number): Promise<void> {
  for (;;) {
    const seen = await open(other, code);
    if (seen.host === host) return;
    expect(seen.sentAt - changedAt).toBeLessThan(1_000);
  }
}

async function lead(code: string, host: string): Promise<number> {
  await nodes.query(`UPDATE short_url SET original_url = 'https://' || $2 || '/' WHERE short_code = $1`, [code, host]);
  return performance.now();
}

test('a change is seen within a second, also by a node whose notifications went silent, and afterwards', async () => {
  await addLink('moved', 'one.example');
  await untilLeadsTo('moved', 'two.example', await lead('moved', 'two.example'));
  way.silence('footbridge-listen');
  await untilLeadsTo('moved', 'three.example', await lead('moved', 'three.example'));
  way.mend();
  await expect.poll(() => other.output()).toContain('the listening connection was lost');
  await untilLeadsTo('moved', 'four.example', await lead('moved', 'four.example'));
});

test('a node that is cut off serves what it knows for its time and no longer, and learns what it missed', async () => {
  await addLink('kept', 'kept.example');
  await addLink('deleted', 'deleted.example');
  way.silence();
  const cutAt = performance.now();
  await nodes.query(`DELETE FROM short_url WHERE short_code = 'deleted'`);
  expect((await open(other, 'kept')).host).toBe('kept.example');
  expect((await open(one, 'deleted')).status).toBe(404);
  const statusOf = async (code: string) => (await open(other, code)).status;
  await expect.poll(() => statusOf('deleted'), { interval: 50 }).toBe(503);
  expect(performance.now() - cutAt).toBeGreaterThan(3_500); // LINK_STALE_SECONDS, less what was not heard before
  expect(await statusOf('kept')).toBe(503);
  way.mend();
  await expect.poll(() => statusOf('kept'), { interval: 50 }).toBe(302);
  expect(await statusOf('deleted')).toBe(404);
});
