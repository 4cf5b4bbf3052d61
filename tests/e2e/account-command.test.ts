// npm run account and npm run keys: what the operator does at the command line while the server runs.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Browser, signUpForSession } from '../kit/browser.ts';
import { makeInstallation, type Installation } from '../kit/installation.ts';
import { migratedFolder } from '../kit/migrated-folder.ts';

const built = join(import.meta.dirname, '../../build/server');
let installation: Installation;

beforeAll(async () => {
  installation = await makeInstallation({}, migratedFolder());
  await installation.start();
});
afterAll(() => installation.remove());

/** Runs the command; `typed` is what the person answers, nothing by default. */
async function account(args: string[], { typed = '', script = 'account', ...env }: Record<string, string> = {}) {
  const { dataDir: DATA_DIR, origin: PUBLIC_ORIGIN } = installation;
  const command = spawn(process.execPath, [join(built, `${script}.js`), ...args], {
    env: { ...process.env, NODE_ENV: '', DATABASE_URL: '', OIDC_ISSUER: '', DATA_DIR, PUBLIC_ORIGIN, ...env },
  });
  command.stdin.end(typed);
  const [output, errors, [status]] = await Promise.all([
    text(command.stdout),
    text(command.stderr),
    once(command, 'close') as Promise<[number | null]>,
  ]);
  return { status, output: output.trim(), errors: errors.trim() };
}

const refusal = (errors: string | RegExp) => ({
  status: 1,
  errors: typeof errors === 'string' ? errors : expect.stringMatching(errors),
});

/** Runs npm run keys. */
const keys = (...args: string[]) => account(args, { script: 'keys' });

/** Somebody who signed up and in; returns what their browser was given. */
const member = async (email: string) => (await signUpForSession(installation.origin, email)).tokens;

const call = (token: string, path: string, body?: object) =>
  fetch(installation.origin + path, {
    method: body ? 'POST' : 'GET',
    headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });

test('without a command that there is, or with the wrong number of words, it says how it is used', async () => {
  for (const args of [
    [],
    ['nonsense'],
    ['constructor'],
    ['plan', 'x'],
    ['list', 'x'],
    ['close'],
    ['invite', 'a', 'b'],
  ]) {
    expect(await account(args)).toMatchObject(
      refusal(/^Usage: npm run account -- list \[--json\]\n(.+\n){8}.+--yes\]$/),
    );
  }
});

test('where no server was ever started it says so, and makes no folder', async () => {
  const DATA_DIR = join(tmpdir(), `footbridge-none-${crypto.randomUUID()}`);
  for (const [script, ...args] of [
    ['account', 'list'],
    ['keys', 'list'],
    ['takedown', 'lift-link', 'spring'],
  ] as const) {
    expect(await account([...args], { DATA_DIR, script })).toMatchObject(
      refusal(`the server of ${DATA_DIR} is not running; start it with npm start, then try again.`),
    );
    expect([script, existsSync(DATA_DIR)]).toEqual([script, false]);
  }
});

test('lists nobody, then everybody with plan and links, and who runs the installation', async () => {
  expect(await account(['list'])).toMatchObject({ status: 0, output: 'There is no account yet.' });
  const { access_token } = await member('ada@example.test');
  await member('grace@example.test');
  expect((await call(access_token, '/api/urls', { original_url: 'https://example.org:8443/a' })).status).toBe(201);
  expect(await account(['operator', 'ada@example.test', 'on'])).toMatchObject({
    status: 0,
    output: 'ada@example.test runs this installation now.',
  });
  const { output, status } = await account(['list']);
  expect(status).toBe(0);
  const cells = (email: string) =>
    output
      .split('\n')
      .find((line) => line.includes(email))!
      .split(/ {2,}/);
  expect(cells('email')).toEqual(expect.arrayContaining(['plan', 'links', 'clicks this month', 'created', 'operator']));
  expect(cells('ada@')).toEqual(
    expect.arrayContaining(['ada@example.test', 'enterprise', '1', 'yes', expect.stringMatching(/^\d{4}-\d\d-\d\d$/)]),
  );
  expect(cells('grace@')).not.toContain('yes');
  expect(JSON.parse((await account(['list', '--json'])).output)).toEqual([
    expect.objectContaining({ email: 'ada@example.test', plan: 'enterprise', links: 1, isOperator: true }),
    expect.objectContaining({ email: 'grace@example.test', isOperator: false }),
  ]);
});

test('means exactly the account that is named: no character of an address is a wildcard', async () => {
  await member('axb@example.test');
  for (const args of [
    ['close', 'a_b@example.test', '--yes'],
    ['close', 'A%@example.test', '--yes'],
    ['plan', '%', 'free'],
    ['confirm', 'axb@example_test'],
    ['plan', String.raw`ax\b@example.test`, 'free'],
  ]) {
    expect(await account(args)).toMatchObject(refusal(`${args[1]} has no account.`));
  }
  await member('a_b@example.test');
  const closed = await account(['close', 'A_B@example.test', '--yes']);
  expect(closed.output).toMatch(/^Deleted a_b@example\.test \(Grace, account \d+\), 0 links/);
  expect((await account(['list'])).output).toContain('axb@example.test');
});

test('makes operators and removes all but the last, and logs what it did; the start printed an address for the first', async () => {
  const [address = ''] = /http\S+\/identity\/operator\/\S+/.exec(installation.output()) ?? [];
  expect((await fetch(address, { redirect: 'manual' })).status).toBe(410); // the test before made an operator
  expect(await account(['operator', 'ada@example.test', 'off'])).toMatchObject(refusal(/^This is the last operator\./));
  expect(await account(['operator', 'nobody@example.test', 'on'])).toMatchObject(
    refusal('nobody@example.test has no account.'),
  );
  expect(await account(['operator', 'grace@example.test', 'on'])).toMatchObject({ status: 0 });
  expect(await account(['operator', 'grace@example.test', 'off'])).toMatchObject({
    output: 'grace@example.test no longer runs this installation.',
  });
  expect(await account(['plan', 'grace@example.test', 'premium'])).toMatchObject({ status: 0 });
  const [latest] = await installation.query(
    'SELECT actor, action, subject, reason FROM operator_action ORDER BY id DESC',
  );
  expect(latest).toEqual({
    ...{ actor: 'command line', action: 'change_plan', subject: 'grace@example.test', reason: 'premium' },
  });
});

test('suspends an account, a link and a host from outside the server, which the next visitors see', async () => {
  const { access_token } = await member('eve@example.test');
  const made = await call(access_token, '/api/urls', { original_url: 'https://evil.example:8443/' });
  const { short_code: code } = (await made.json()) as { short_code: string };
  const status = async () => (await fetch(`${installation.origin}/${code}`, { redirect: 'manual' })).status;
  expect(await status()).toBe(302);
  const takedown = (...args: string[]) => account(args, { script: 'takedown' });
  for (const [stop, go] of [
    [() => account(['suspend', 'eve@example.test', 'Spam']), () => account(['unsuspend', 'eve@example.test'])],
    [() => takedown('link', code, 'It', 'imitates', 'a', 'bank'), () => takedown('lift-link', code)],
    [() => takedown('host', 'evil.example', 'Phishing'), () => takedown('lift-host', 'evil.example')],
  ] as const) {
    expect(await stop()).toMatchObject({ status: 0, output: expect.stringContaining('is suspended now') });
    await expect.poll(status, { timeout: 1_000 }).toBe(410);
    expect(await go()).toMatchObject({ status: 0, output: expect.stringContaining('is no longer suspended.') });
    await expect.poll(status, { timeout: 1_000 }).toBe(302);
  }
  expect(await takedown('lift-link', code)).toMatchObject(refusal(`${code} is not suspended.`));
  expect(await takedown('link', code)).toMatchObject(refusal(/^Usage: npm run takedown/));
});

test('gives another plan at once; unknown plans and people are refused', async () => {
  const { access_token } = await member('plan@example.test');
  const plan = async () => {
    const query = '{ viewer { tier } }';
    const response = await call(access_token, '/graphql', { query });
    return JSON.stringify(await response.json());
  };
  expect(await plan()).toMatch(/enterprise/i);
  expect(await account(['plan', 'Plan@example.test', 'free'])).toMatchObject({
    status: 0,
    output: expect.stringMatching(/^plan@example\.test \(Grace, account \d+\) is on the free plan now\.$/),
  });
  expect(await plan()).toMatch(/free/i);
  expect(await account(['plan', 'plan@example.test', 'gold'])).toMatchObject(
    refusal('Unknown plan "gold". Plans: free, premium, enterprise.'),
  );
  expect(await account(['plan', 'nobody@example.test', 'free'])).toMatchObject(
    refusal('nobody@example.test has no account.'),
  );
});

test('prints an address for a new password, which works once', async () => {
  await member('reset@example.test');
  const { status, output } = await account(['reset-password', 'reset@example.test']);
  const [address = '', ...hints] = output.split('\n');
  expect([status, hints.length]).toEqual([0, 2]);
  const browser = new Browser(installation.origin, installation.origin);
  const page = await browser.open(address);
  expect(page.html).toContain('For reset@example.test.');
  const done = await browser.submit(page, { password: 'a quite different one' });
  expect(done.html).toContain('Your password has been changed');
  expect((await browser.open(address)).status).toBe(410);
  expect(await account(['remove-second-step', 'reset@example.test'])).toMatchObject(
    refusal('Two-step sign-in is not on for reset@example.test.'),
  );
  expect(await account(['reset-password', 'nobody@example.test'])).toMatchObject(
    refusal('nobody@example.test has no account.'),
  );
});

test('prints an invitation; refuses bad addresses, people with an account, and a closed sign-up', async () => {
  await member('there@example.test');
  const { status, output } = await account(['invite', 'new@example.test']);
  expect([status, output.split('\n')[1]]).toEqual([0, 'It is valid for seven days and one account.']);
  expect(output).toMatch(new RegExp(`^${installation.origin}/identity/invitation/`));
  expect(await account(['invite', 'nonsense'])).toMatchObject(refusal(/^Please enter an email address/));
  expect(await account(['invite', 'there@example.test'])).toMatchObject(
    refusal('there@example.test already has an account.'),
  );
  expect(await account(['invite', 'new@example.test'], { SIGN_UP: 'closed' })).toMatchObject(
    refusal('Sign-up is closed. Set SIGN_UP=invite first.'),
  );
});

test('confirms an address, by which OPERATOR_EMAILS counts', async () => {
  await member('confirm@example.test');
  const row = async () =>
    (await account(['list'])).output.split('\n').find((line) => line.includes('confirm@example.test'));
  expect(await row()).not.toContain('yes');
  expect(await account(['confirm', 'confirm@example.test'])).toMatchObject({
    status: 0,
    output: expect.stringMatching(/^The address of confirm@example\.test \(Grace, account \d+\) is confirmed now\.$/),
  });
  expect(await row()).toContain('yes');
  expect(await account(['confirm', 'nobody@example.test'])).toMatchObject(
    refusal('nobody@example.test has no account.'),
  );
});

test('closes an account only after its email was typed again, or with --yes', async () => {
  const { access_token } = await member('close@example.test');
  await call(access_token, '/api/urls', { original_url: 'https://example.org:8443/b', short_code: 'to-be-closed' });
  const link = () => fetch(`${installation.origin}/to-be-closed`, { redirect: 'manual' });
  expect((await link()).status).toBe(302);
  expect(await account(['close', 'nobody@example.test', '--yes'])).toMatchObject(
    refusal('nobody@example.test has no account.'),
  );
  expect(await account(['close', 'close@example.test'])).toMatchObject(
    refusal('Nothing was deleted: add --yes where nobody can be asked.'),
  );
  expect(await account(['close', 'close@example.test'], { typed: 'yes\n' })).toMatchObject(
    refusal('Nothing was deleted.'),
  );
  expect((await link()).status).toBe(302);
  const closed = await account(['close', 'close@example.test'], { typed: 'close@example.test\n' });
  expect(closed.output).toMatch(
    /Delete close@example\.test \(Grace, account \d+\) with all links and clicks\? This cannot be undone\./,
  );
  expect(closed.output).toMatch(
    /Deleted close@example\.test \(Grace, account \d+\), 1 links? and \d clicks? \(bots included\)\.$/,
  );
  expect(closed.status).toBe(0);
  await expect.poll(async () => (await link()).status).toBe(404);
  await member('close2@example.test');
  expect(await account(['close', 'close2@example.test', '--yes'])).toMatchObject({ status: 0 });
});

test('keys are listed and rotated while the server runs, which takes them over without a restart', async () => {
  const { access_token } = await member('henry@example.test');
  expect(await keys()).toMatchObject(refusal(/^Usage: npm run keys -- list\n/));
  expect(await keys('rotate', 'nonsense')).toMatchObject(
    refusal(/^There is no key nonsense; there are signing, cookie,/),
  );
  const before = (await keys('list')).output;
  expect(before).toMatch(/^signing, current, since \S+ \S+ UTC, not encrypted: signs access tokens/m);
  const { output, status } = await keys('rotate', 'signing');
  expect([status, output.split('\n')]).toEqual([
    0,
    [
      'signing: Nobody is signed out: the former key stays published until its last token has ended, for 30 minutes.',
      'Servers that run use the new keys in 15 seconds, without a restart.',
    ],
  ]);
  expect((await keys('list')).output).toMatch(/^signing, next, .+\nsigning, current, .+, accepted until /m);
  const published = async () => (await (await fetch(`${installation.origin}/oidc/jwks`)).json()).keys.length;
  await expect.poll(published, { timeout: 15_000 }).toBe(2);
  expect((await call(access_token, '/api/urls')).status).toBe(200);
});

test('where the server does not run, it says so', async () => {
  await installation.end('SIGTERM');
  expect(await account(['list'])).toMatchObject(refusal(/is not running; start it with npm start, then try again\.$/));
});
