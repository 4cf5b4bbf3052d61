// @afresh: it has settings of its own.
// Who runs an installation: made by the printed address, by the command or by another operator, never by age.
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { closeAccount } from '../../api/privacy/close-account.ts';
import { config } from '../../api/common/config.ts';
import { db, pool } from '../../api/database/db.ts';
import { commandLine } from '../../api/identity/operator-actor.ts';
import { offerOperatorAddress } from '../../api/identity/operator-address.ts';
import { setOperator } from '../../api/operators/set-operator.ts';
import { Browser, CALLBACK, newAttempt, PUBLIC_ORIGIN, signUpForCode, startInstallation } from '../kit/browser.ts';
import { emptyDatabase } from '../kit/world.ts';

const settings = config as { signUp: typeof config.signUp; planChanges: typeof config.planChanges };
let app: FastifyInstance;
let origin = '';
beforeAll(async () => {
  await emptyDatabase();
  ({ app, origin } = await startInstallation());
});
afterAll(() => app.close());
beforeEach(async () => {
  await db.user.deleteMany();
  await db.identityAccount.deleteMany();
  await db.operatorAddress.deleteMany();
  await pool.query('TRUNCATE operator_action');
  return () => {
    vi.useRealTimers();
    settings.signUp = 'open';
    settings.planChanges = 'owner';
    config.operatorEmails = [];
  };
});

type Who = { email: string; token: string };
const cookiesOf = ({ cookies }: Browser) => cookies.map(({ name, value }) => `${name}=${value}`).join('; ');

/** What the web app does with the code that the provider sent back. */
async function exchange(browser: Browser, code: string, verifier: string) {
  return app.inject({
    method: 'POST',
    url: '/api/auth/oauth/callback',
    headers: { cookie: cookiesOf(browser) },
    payload: { code, redirect_uri: CALLBACK, code_verifier: verifier },
  });
}

async function signUp(email: string, browser = new Browser(origin)): Promise<Who> {
  const { code, attempt } = await signUpForCode(browser, email);
  return { email, token: (await exchange(browser, code, attempt.verifier)).json().tokens.access_token };
}

/** Signs up on the page that the printed address leads to. */
async function signUpThrough(browser: Browser, email: string): Promise<Who> {
  const attempt = newAttempt();
  const page = await browser.open(attempt.url);
  expect(page.html).toContain('Create an account');
  const back = await browser.submit(page, { name: 'Olga', email, password: 'correct horse' });
  const code = new URL(back.url).searchParams.get('code')!;
  const answer = await exchange(browser, code, attempt.verifier);
  expect(String(answer.headers['set-cookie'])).toContain('footbridge_operator=; Path=/; Max-Age=0');
  return { email, token: answer.json().tokens.access_token };
}

async function call(who: Who, method: 'GET' | 'PUT' | 'POST', url: string, payload?: object) {
  const headers = { authorization: `Bearer ${who.token}` };
  const answer = await app.inject({ method, url, headers, ...(payload && { payload }) });
  return { status: answer.statusCode, body: answer.json() };
}
const graphql = async (who: Who, query: string, variables = {}) =>
  (await call(who, 'POST', '/graphql', { query, variables })).body.data;

const SET = `mutation ($email: String!, $isOperator: Boolean!) {
  setOperator(input: { email: $email, isOperator: $isOperator }) {
    ... on SetOperatorSuccess { operations { operators { email isOperator } } } ... on UserError { code message field } } }`;
const READ = '{ operations { operators { email } actions { actor action subject reason } } }';
const LAST = 'This is the last operator. Make another account an operator first.';
const ONLY = 'Only operators of this installation may do this.';

const operators = async (who: Who) => (await graphql(who, READ)).operations?.operators.map((one: Who) => one.email);

test('the printed address lets its bearer in where nobody may sign up, and makes that account an operator', async () => {
  settings.signUp = 'closed';
  const address = (await offerOperatorAddress())!;
  expect(address).toMatch(new RegExp(`^${PUBLIC_ORIGIN}/identity/operator/[\\w-]{32}$`));
  expect(JSON.stringify(await db.operatorAddress.findMany())).not.toContain(address.split('/').pop());

  expect((await new Browser(origin).open(newAttempt().url)).html).not.toContain('sign-up'); // an emptied installation
  const browser = new Browser(origin);
  expect((await browser.open(address)).url).toBe(`${PUBLIC_ORIGIN}/login?anew=1`);
  const olga = await signUpThrough(browser, 'olga@example.test');
  expect(await operators(olga)).toEqual(['olga@example.test']);
  expect((await graphql(olga, '{ system { details { jobs { name } } } }')).system.details).not.toBeNull();

  const again = await new Browser(origin).open(address);
  expect([again.status, again.html]).toEqual([410, expect.stringContaining('This address is not valid')]);
  expect(await offerOperatorAddress()).toBeNull();
  expect((await graphql(olga, READ)).operations.actions).toEqual([
    { actor: 'olga@example.test', action: 'become_operator', subject: 'olga@example.test', reason: null },
  ]);
});

test('it works for one account: of two who sign up through it, the second is refused', async () => {
  settings.signUp = 'closed';
  const address = (await offerOperatorAddress())!;
  const [one, two] = [new Browser(origin), new Browser(origin)];
  const pages = [];
  for (const browser of [one, two]) {
    await browser.open(address);
    pages.push(await browser.open(newAttempt().url));
  }
  const fill = (n: number) => ({ name: 'Olga', email: `olga${n}@example.test`, password: 'correct horse' });
  expect((await one.submit(pages[0]!, fill(1))).url).toContain('?code=');
  expect((await two.submit(pages[1]!, fill(2))).status).toBe(403);
  expect(await db.identityAccount.count()).toBe(1);
});

test('somebody who has an account becomes operator by signing in through it; who does not go through it does not', async () => {
  const ada = await signUp('ada@example.test'); // the oldest account
  const address = (await offerOperatorAddress())!;
  const mallory = await signUp('mallory@example.test');
  expect(await operators(ada)).toBeUndefined();
  expect(await operators(mallory)).toBeUndefined();
  expect((await graphql(ada, '{ system { details { jobs { name } } } }')).system.details).toBeNull();

  const browser = new Browser(origin);
  await browser.open(address);
  const attempt = newAttempt();
  const first = await browser.open(attempt.url);
  const signIn = await browser.submit(first, { switch: '1' });
  const page = signIn.html.includes('<h1>Sign in</h1>')
    ? signIn
    : { ...first, html: first.html.replace('/sign-up"', '"') };
  const back = await browser.submit(page, { email: ada.email, password: 'correct horse' });
  await exchange(browser, new URL(back.url).searchParams.get('code')!, attempt.verifier);
  expect(await operators(ada)).toEqual([ada.email]);
  expect(await operators(mallory)).toBeUndefined();
});

test('an address that a later start replaced, that is a week old, or that is made up is refused', async () => {
  const first = (await offerOperatorAddress())!;
  const second = (await offerOperatorAddress())!;
  const status = async (address: string) => (await new Browser(origin).open(address)).status;
  expect(await status(first)).toBe(410);
  expect(await status(`${second}x`)).toBe(410);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 7 * 86_400_000 + 1 });
  expect(await status(second)).toBe(410);
});

test('operators make and remove one another at both doors; owners are refused alike', async () => {
  const [olga, ada] = [await signUp('olga@example.test'), await signUp('ada@example.test')];
  await setOperator(commandLine, { email: olga.email, isOperator: true });
  const set = { email: ada.email, is_operator: true };
  const refused = await call(ada, 'PUT', '/api/system/operators', set);
  expect([refused.status, refused.body.error.message]).toEqual([403, ONLY]);
  expect((await graphql(ada, SET, { email: ada.email, isOperator: true })).setOperator).toMatchObject({
    message: ONLY,
  });
  for (const path of ['operators', 'actions', 'accounts?email=x']) {
    expect((await call(ada, 'GET', `/api/system/${path}`)).status).toBe(403);
  }

  const made = await call(olga, 'PUT', '/api/system/operators', set);
  expect(made.body.operators.map((one: { email: string }) => one.email)).toEqual([olga.email, ada.email]);
  const removed = (await graphql(ada, SET, { email: olga.email, isOperator: false })).setOperator;
  expect(removed.operations.operators).toEqual([{ email: ada.email, isOperator: true }]);
  expect(await operators(olga)).toBeUndefined();

  const last = await call(ada, 'PUT', '/api/system/operators', { ...set, is_operator: false });
  expect([last.status, last.body.error.message]).toEqual([409, LAST]);
  const unknown = await call(ada, 'PUT', '/api/system/operators', { email: 'no@example.test', is_operator: true });
  expect([unknown.status, unknown.body.error.code]).toEqual([404, 'NOT_FOUND']);
  expect((await call(ada, 'GET', '/api/system/actions')).body.actions).toMatchObject([
    { actor: ada.email, action: 'remove_operator', subject: olga.email },
    { actor: olga.email, action: 'make_operator', subject: ada.email },
    { actor: 'command line', action: 'make_operator', subject: olga.email },
  ]);
});

test('the last operator cannot close the account, at both doors and at the command line', async () => {
  const [olga, ada] = [await signUp('olga@example.test'), await signUp('ada@example.test')];
  await setOperator(commandLine, { email: olga.email, isOperator: true });
  const close = (who: Who) => call(who, 'POST', '/api/account/close', { confirmation: 'delete everything' });
  const CLOSE = `mutation { closeAccount(input: { confirmation: "delete everything" }) { ... on UserError { code message } } }`;
  const refused = await close(olga);
  expect([refused.status, refused.body.error?.message]).toEqual([409, LAST]);
  expect((await graphql(olga, CLOSE)).closeAccount).toEqual({ code: 'CONFLICT', message: LAST });
  await expect(closeAccount(olga.email)).rejects.toThrow(LAST);
  expect((await db.user.findFirstOrThrow({ where: { email: olga.email } })).closingAt).toBeNull();

  await setOperator(commandLine, { email: ada.email, isOperator: true });
  const both = await Promise.allSettled([closeAccount(olga.email), closeAccount(ada.email)]);
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
});

test('an address of OPERATOR_EMAILS names that address alone', async () => {
  const other = await signUp('olgaxroot@example.test');
  config.operatorEmails = ['olga_root@example.test', '%@example.test'];
  await db.identityAccount.updateMany({ data: { emailVerifiedAt: new Date() } });
  expect(await operators(other)).toBeUndefined();
});

test('a role that OPERATOR_EMAILS gives is not taken away elsewhere', async () => {
  const [olga, ada] = [await signUp('olga@example.test'), await signUp('ada@example.test')];
  config.operatorEmails = [olga.email.toUpperCase()];
  expect(await offerOperatorAddress()).not.toBeNull(); // not confirmed yet
  await db.identityAccount.updateMany({ data: { emailVerifiedAt: new Date() } });
  expect(await operators(olga)).toEqual([olga.email]);
  expect(await offerOperatorAddress()).toBeNull();
  await setOperator(commandLine, { email: ada.email, isOperator: true });
  const off = { email: olga.email, isOperator: false };
  await expect(setOperator(commandLine, off)).rejects.toThrow('OPERATOR_EMAILS names this account.');
});

test('what was done for the installation is never changed or deleted', async () => {
  const olga = await signUp('olga@example.test');
  await setOperator(commandLine, { email: olga.email, isOperator: true });
  await expect(pool.query("UPDATE operator_action SET actor = 'nobody'")).rejects.toThrow(
    'neither changed nor deleted',
  );
  await expect(pool.query('DELETE FROM operator_action')).rejects.toThrow('neither changed nor deleted');
});

test('where operators change plans, owners are refused at both doors and operators are not', async () => {
  const [olga, ada] = [await signUp('olga@example.test'), await signUp('ada@example.test')];
  await setOperator(commandLine, { email: olga.email, isOperator: true });
  settings.planChanges = 'operator';
  const SWITCH = `mutation { switchPlan(input: { plan: premium }) {
    ... on SwitchPlanSuccess { viewer { tier } } ... on UserError { code message } } }`;
  const message = 'Plans are changed by the operator of this server.';
  const refused = await call(ada, 'PUT', '/api/account/subscription', { plan: 'premium' });
  expect([refused.status, refused.body.error.message]).toEqual([403, message]);
  expect((await graphql(ada, SWITCH)).switchPlan).toEqual({ code: 'FORBIDDEN', message });
  expect((await call(ada, 'GET', '/api/account/subscription')).body).toMatchObject({ can_switch: false });
  expect((await graphql(ada, '{ viewer { canSwitchPlan tier } }')).viewer).toEqual({
    canSwitchPlan: false,
    tier: 'enterprise',
  });

  const GIVE = `mutation ($email: String!, $plan: SubscriptionTier!) { givePlan(input: { email: $email, plan: $plan }) {
    ... on GivePlanSuccess { operations { accounts(email: $email) { tier } } } ... on UserError { code message } } }`;
  expect((await graphql(ada, GIVE, { email: ada.email, plan: 'premium' })).givePlan.message).toBe(ONLY);
  const given = await graphql(olga, GIVE, { email: ada.email, plan: 'free' });
  expect(given.givePlan.operations.accounts).toEqual([{ tier: 'free' }]);
  const back = await call(olga, 'PUT', '/api/system/accounts/plan', { email: ada.email, plan: 'premium' });
  expect(back.body.accounts).toMatchObject([{ email: ada.email, subscription_tier: 'premium', is_operator: false }]);
  expect((await call(ada, 'PUT', '/api/system/accounts/plan', { email: ada.email, plan: 'free' })).status).toBe(403);
  expect((await graphql(olga, SWITCH)).switchPlan).toEqual({ viewer: { tier: 'premium' } });
  expect((await graphql(olga, READ)).operations.actions[0]).toEqual({
    ...{ actor: olga.email, action: 'change_plan', subject: ada.email, reason: 'premium' },
  });
});
