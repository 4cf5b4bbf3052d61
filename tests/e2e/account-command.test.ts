// npm run account: what the operator does at the command line while the server runs.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { Browser, newAttempt, signUpForCode } from '../kit/browser.ts';
import { makeInstallation, type Installation } from '../kit/installation.ts';

const script = join(import.meta.dirname, '../../scripts/account.ts');
let installation: Installation;

beforeAll(async () => {
  installation = await makeInstallation();
  await installation.start();
});
afterAll(() => installation.remove());
// A command holds up this process meanwhile: connections that the server closed must be noticed before the next request.
afterEach(() => setImmediate());

/** Runs the command; `typed` is what the person answers, nothing by default. */
function account(args: string[], { typed = '', ...env }: Record<string, string> = {}) {
  const { dataDir: DATA_DIR, origin: PUBLIC_ORIGIN } = installation;
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], {
    env: { ...process.env, NODE_ENV: '', DATABASE_URL: '', OIDC_ISSUER: '', DATA_DIR, PUBLIC_ORIGIN, ...env },
    encoding: 'utf8',
    input: typed,
  });
  return { status, output: stdout.trim(), errors: stderr.trim() };
}

const refusal = (errors: string | RegExp) => ({
  status: 1,
  errors: typeof errors === 'string' ? errors : expect.stringMatching(errors),
});

/** Somebody who signed up and in; returns what their browser was given. */
async function member(email: string): Promise<{ access_token: string }> {
  const { origin } = installation;
  const redirect_uri = `${origin}/auth/callback`;
  const { code, attempt } = await signUpForCode(new Browser(origin, origin), email, newAttempt({}, origin));
  const response = await fetch(`${origin}/api/auth/oauth/callback`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ code, redirect_uri, code_verifier: attempt.verifier }),
  });
  expect(response.status).toBe(200);
  return ((await response.json()) as { tokens: { access_token: string } }).tokens;
}

const call = (token: string, path: string, body?: object) =>
  fetch(installation.origin + path, {
    method: body ? 'POST' : 'GET',
    headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });

test('without a command that there is, or with the wrong number of words, it says how it is used', () => {
  for (const args of [
    [],
    ['nonsense'],
    ['constructor'],
    ['plan', 'x'],
    ['list', 'x'],
    ['close'],
    ['invite', 'a', 'b'],
  ]) {
    expect(account(args)).toMatchObject(refusal(/^Usage: npm run account -- list \[--json\]\n(.+\n){5}.+--yes\]$/));
  }
});

test('lists nobody, then everybody with plan and links, and who runs the installation', async () => {
  expect(account(['list'])).toMatchObject({ status: 0, output: 'There is no account yet.' });
  const { access_token } = await member('ada@example.test');
  await member('grace@example.test');
  expect((await call(access_token, '/api/urls', { original_url: 'https://example.org:8443/a' })).status).toBe(201);
  const { output, status } = account(['list']);
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
  expect(JSON.parse(account(['list', '--json']).output)).toEqual([
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
    expect(account(args)).toMatchObject(refusal(`${args[1]} has no account.`));
  }
  await member('a_b@example.test');
  const closed = account(['close', 'A_B@example.test', '--yes']);
  expect(closed.output).toMatch(/^Deleted a_b@example\.test \(Grace, account \d+\), 0 links/);
  expect(account(['list']).output).toContain('axb@example.test');
});

test('gives another plan at once; unknown plans and people are refused', async () => {
  const { access_token } = await member('plan@example.test');
  const plan = async () => {
    const query = '{ viewer { tier } }';
    const response = await call(access_token, '/graphql', { query });
    return JSON.stringify(await response.json());
  };
  expect(await plan()).toMatch(/enterprise/i);
  expect(account(['plan', 'Plan@example.test', 'free'])).toMatchObject({
    status: 0,
    output: expect.stringMatching(/^plan@example\.test \(Grace, account \d+\) is on the free plan now\.$/),
  });
  expect(await plan()).toMatch(/free/i);
  expect(account(['plan', 'plan@example.test', 'gold'])).toMatchObject(
    refusal('Unknown plan "gold". Plans: free, premium, enterprise.'),
  );
  expect(account(['plan', 'nobody@example.test', 'free'])).toMatchObject(
    refusal('nobody@example.test has no account.'),
  );
});

test('prints an address for a new password, which works once', async () => {
  await member('reset@example.test');
  const { status, output } = account(['reset-password', 'reset@example.test']);
  const [address = '', ...hints] = output.split('\n');
  expect([status, hints.length]).toEqual([0, 2]);
  const browser = new Browser(installation.origin, installation.origin);
  const page = await browser.open(address);
  expect(page.html).toContain('For reset@example.test.');
  const done = await browser.submit(page, { password: 'a quite different one' });
  expect(done.html).toContain('Your password has been changed');
  expect((await browser.open(address)).status).toBe(410);
  expect(account(['remove-second-step', 'reset@example.test'])).toMatchObject(
    refusal('Two-step sign-in is not on for reset@example.test.'),
  );
  expect(account(['reset-password', 'nobody@example.test'])).toMatchObject(
    refusal('nobody@example.test has no account.'),
  );
});

test('prints an invitation; refuses bad addresses, people with an account, and a closed sign-up', async () => {
  await member('there@example.test');
  const { status, output } = account(['invite', 'new@example.test']);
  expect([status, output.split('\n')[1]]).toEqual([0, 'It is valid for seven days and one account.']);
  expect(output).toMatch(new RegExp(`^${installation.origin}/identity/invitation/`));
  expect(account(['invite', 'nonsense'])).toMatchObject(refusal(/^Please enter an email address/));
  expect(account(['invite', 'there@example.test'])).toMatchObject(
    refusal('there@example.test already has an account.'),
  );
  expect(account(['invite', 'new@example.test'], { SIGN_UP: 'closed' })).toMatchObject(
    refusal('Sign-up is closed. Set SIGN_UP=invite first.'),
  );
});

test('confirms an address, by which OPERATOR_EMAILS counts', async () => {
  await member('confirm@example.test');
  const row = () =>
    account(['list'])
      .output.split('\n')
      .find((line) => line.includes('confirm@example.test'));
  expect(row()).not.toContain('yes');
  expect(account(['confirm', 'confirm@example.test'])).toMatchObject({
    status: 0,
    output: expect.stringMatching(/^The address of confirm@example\.test \(Grace, account \d+\) is confirmed now\.$/),
  });
  expect(row()).toContain('yes');
  expect(account(['confirm', 'nobody@example.test'])).toMatchObject(refusal('nobody@example.test has no account.'));
});

test('closes an account only after its email was typed again, or with --yes', async () => {
  const { access_token } = await member('close@example.test');
  await call(access_token, '/api/urls', { original_url: 'https://example.org:8443/b', short_code: 'to-be-closed' });
  const link = () => fetch(`${installation.origin}/to-be-closed`, { redirect: 'manual' });
  expect((await link()).status).toBe(302);
  expect(account(['close', 'nobody@example.test', '--yes'])).toMatchObject(
    refusal('nobody@example.test has no account.'),
  );
  expect(account(['close', 'close@example.test'])).toMatchObject(
    refusal('Nothing was deleted: add --yes where nobody can be asked.'),
  );
  expect(account(['close', 'close@example.test'], { typed: 'yes\n' })).toMatchObject(refusal('Nothing was deleted.'));
  expect((await link()).status).toBe(302);
  const closed = account(['close', 'close@example.test'], { typed: 'close@example.test\n' });
  expect(closed.output).toMatch(
    /Delete close@example\.test \(Grace, account \d+\) with all links and clicks\? This cannot be undone\./,
  );
  expect(closed.output).toMatch(
    /Deleted close@example\.test \(Grace, account \d+\), 1 links? and \d clicks? \(bots included\)\.$/,
  );
  expect(closed.status).toBe(0);
  await expect.poll(async () => (await link()).status).toBe(404);
  await member('close2@example.test');
  expect(account(['close', 'close2@example.test', '--yes'])).toMatchObject({ status: 0 });
});

test('where the server does not run, it says so', async () => {
  await installation.end('SIGTERM');
  expect(account(['list'])).toMatchObject(refusal(/is not running; start it with npm start, then try again\.$/));
});
