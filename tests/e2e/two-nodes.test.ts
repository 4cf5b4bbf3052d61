// Two servers on one PostgreSQL, each on a data folder of its own: what one counts and learns, the other knows.
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { Browser, newAttempt, signUpForSession, type Shown } from '../kit/browser.ts';
import { makeInstallation, type Installation } from '../kit/installation.ts';

const name = `two_nodes_${process.pid}`;
const own = inject('databaseUrl');
const DATABASE_URL = own.replace(/[^/]*$/, name);
const admin = new pg.Client({ connectionString: own.replace(/[^/]*$/, 'postgres') });
let one: Installation;
let other: Installation;

beforeAll(async () => {
  await admin.connect();
  await admin.query(`CREATE DATABASE ${name}`);
  one = await makeInstallation({ DATABASE_URL });
  other = await makeInstallation({ DATABASE_URL, PUBLIC_ORIGIN: one.origin });
  await one.start();
  await other.start();
});
afterAll(async () => {
  for (const each of [one, other]) await each?.remove();
  await admin.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
  await admin.end();
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
