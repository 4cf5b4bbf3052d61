import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { changePlan } from '../../api/usage/change-plan.ts';
import { closeAccount } from '../../api/privacy/close-account.ts';
import { confirmEmail } from '../../api/identity/confirmed-email.ts';
import { listAccounts } from '../../api/operators/list-accounts.ts';
import { isOperator } from '../../api/identity/operator.ts';
import { EMBEDDED_ISSUER } from '../../api/openid/web-client.ts';
import { config } from '../../api/common/config.ts';
import { db, pool } from '../../api/database/db.ts';
import { checkCredentials, createAccount } from '../../api/identity/accounts.ts';
import { invite } from '../../api/identity/invite.ts';
import { commandLine } from '../../api/identity/operator-actor.ts';
import { setOperator } from '../../api/operators/set-operator.ts';
import { offerReset } from '../../api/identity/reset-password.ts';
import { Browser, PUBLIC_ORIGIN, startInstallation } from '../kit/browser.ts';
import { storeClicks } from '../kit/clicks.ts';
import { emptyDatabase } from '../kit/world.ts';

let app: FastifyInstance;
let origin = '';
let addresses = 0;

beforeAll(async () => {
  await emptyDatabase();
  ({ app, origin } = await startInstallation());
});
afterAll(() => app.close());
beforeEach(async () => {
  await db.user.deleteMany(); // the provider's keys stay
  await db.identityAccount.deleteMany();
  await db.identityRecord.deleteMany();
  return () => {
    vi.useRealTimers();
    config.operatorEmails = [];
  };
});

const password = 'correct horse battery';
const somewhere = () => `192.0.2.${++addresses}`;

/** Somebody with an account who has signed in once. */
async function member(name: string) {
  const email = `${name}@example.test`;
  const { id } = await createAccount({ name, email, password }, somewhere());
  const user = await db.user.create({
    data: { issuer: EMBEDDED_ISSUER, subject: id, email, firstName: name, tier: 'free' },
  });
  const payload = { accountId: id };
  await db.identityRecord.create({ data: { model: 'Session', id: `s-${name}`, accountId: id, payload } });
  return { email, user, accountId: id };
}
const link = (ownerId: number, shortCode: string) =>
  db.shortUrl.create({ data: { ownerId, shortCode, originalUrl: 'https://example.com/' } });
const sessionsOf = (accountId: string) => db.identityRecord.count({ where: { accountId } });

test('the list has everybody with their plan, links and clicks; no age makes an operator', async () => {
  expect(await listAccounts()).toEqual([]);
  const ada = await member('ada');
  const grace = await member('grace');
  const { id } = await link(grace.user.id, 'grace1');
  await storeClicks([{ linkId: id }, { linkId: id }]);
  expect(await listAccounts()).toEqual([
    expect.objectContaining({ email: ada.email, name: 'ada', plan: 'free', links: 0, isOperator: false }),
    expect.objectContaining({ email: grace.email, links: 1, clicksThisMonth: 2, isOperator: false }),
  ]);
  await setOperator(commandLine, { email: grace.email, isOperator: true });
  expect([await isOperator(ada.user), await isOperator(grace.user)]).toEqual([false, true]);
});

test('an address of OPERATOR_EMAILS makes an operator once it is confirmed, with any provider', async () => {
  await member('ada');
  const grace = await member('grace');
  const elsewhere = { issuer: 'https://id.example', subject: 'x', email: 'alan@example.test', firstName: 'Alan' };
  const alan = await db.user.create({ data: elsewhere });
  config.operatorEmails = ['Grace@example.test', 'alan@example.test'];
  const operators = async () => [await isOperator(grace.user), await isOperator(alan)];
  expect(await operators()).toEqual([false, false]);
  await confirmEmail('GRACE@example.test');
  expect(await operators()).toEqual([true, false]);
  await confirmEmail(alan.email!);
  expect(await operators()).toEqual([true, true]);
  expect((await listAccounts()).map(({ isConfirmed }) => isConfirmed)).toEqual([false, true, true]);
  await expect(confirmEmail('nobody@example.test')).rejects.toThrow('nobody@example.test has no account.');
});

test('a plan is changed; an unknown plan or email is refused', async () => {
  const { email } = await member('ada');
  await changePlan('Ada@Example.test', 'premium');
  expect(await listAccounts()).toEqual([expect.objectContaining({ plan: 'premium' })]);
  await expect(changePlan(email, 'gold')).rejects.toThrow('Unknown plan "gold". Plans: free, premium, enterprise.');
  await expect(changePlan('nobody@example.test', 'free')).rejects.toThrow('nobody@example.test has no account.');
});

test('an email that several accounts have is refused', async () => {
  const { email } = await member('ada');
  await db.user.create({ data: { issuer: 'other', subject: 'x', email, firstName: 'Ada' } });
  await expect(changePlan(email, 'free')).rejects.toThrow('Several accounts have the email');
});

test('a reset ends all sessions, and its page takes one new password', async () => {
  const { email, accountId } = await member('ada');
  const address = await offerReset(email);
  expect(address).toMatch(new RegExp(`^${PUBLIC_ORIGIN}/identity/password/`));
  expect(await sessionsOf(accountId)).toBe(0);
  const browser = new Browser(origin);
  const page = await browser.open(address);
  expect(page.html).toContain(`For ${email}.`);
  expect((await browser.submit(page, { password: 'short' })).html).toContain('Please use at least 8 characters.');
  expect((await browser.submit(page, { password: 'Password123' })).html).toContain('too easy to guess');
  expect((await browser.submit(page, { password: email })).html).toContain('too easy to guess');
  const done = await browser.submit(page, { password: 'a quite different one' });
  expect([done.status, done.html]).toEqual([200, expect.stringContaining('Your password has been changed')]);
  expect(await checkCredentials({ email, password: 'a quite different one' }, somewhere())).toMatchObject({ email });
  await expect(checkCredentials({ email, password }, somewhere())).rejects.toThrow('Wrong email or password.');
  expect((await browser.open(address)).status).toBe(410);
  expect((await browser.submit(page, { password: 'once more, please' })).status).toBe(410);
});

test('a reset that is an hour old, replaced by a changed password, or not ours is refused', async () => {
  const { email, accountId } = await member('ada');
  const old = await offerReset(email);
  const browser = new Browser(origin);
  const forged = `${old.slice(0, -3)}AAA`;
  expect((await browser.open(forged)).status).toBe(410);
  expect((await browser.open(`${PUBLIC_ORIGIN}/identity/password/nonsense`)).status).toBe(410);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61 * 60_000 });
  expect((await browser.open(old)).html).toContain('This link is not valid');
  const fresh = await offerReset(email);
  await db.identityAccount.update({ where: { id: accountId }, data: { passwordHash: 'changed' } });
  expect((await browser.open(fresh)).status).toBe(410);
  await expect(offerReset('nobody@example.test')).rejects.toThrow('nobody@example.test has no account.');
});

test('closing deletes account, links and every click, and leaves others alone', async () => {
  const ada = await member('ada');
  const grace = await member('grace');
  const [mine, theirs] = [await link(ada.user.id, 'ada1'), await link(grace.user.id, 'grace1')];
  await storeClicks([{ linkId: mine.id, referrer: 'https://a.example/' }, { linkId: mine.id }, { linkId: theirs.id }]);
  expect(await closeAccount(ada.email)).toEqual({ links: 1, clicks: 2 });
  expect(await sessionsOf(ada.accountId)).toBe(0);
  expect(await listAccounts()).toEqual([expect.objectContaining({ email: grace.email, clicksThisMonth: 1 })]);
  const { rows: tables } = await pool.query<{ name: string }>(
    `SELECT format('%I.%I', n.nspname, c.relname) AS name FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid
     JOIN pg_namespace n ON n.oid = c.relnamespace
     WHERE a.attname = 'owner_id' AND c.relkind IN ('r', 'p')
       AND n.nspname IN ('public', 'analytics', 'search')`,
  );
  expect(tables.length).toBeGreaterThan(6);
  for (const { name } of tables) {
    const { rowCount } = await pool.query(`SELECT FROM ${name} WHERE owner_id = $1`, [ada.user.id]);
    expect([name, rowCount]).toEqual([name, 0]);
  }
  await expect(checkCredentials({ email: ada.email, password }, somewhere())).rejects.toThrow('Wrong email');
  await expect(closeAccount(ada.email)).rejects.toThrow('has no account.');
});

test('a closing that was interrupted is taken up again, and nobody uses the account meanwhile', async () => {
  const ada = await member('ada');
  const { id } = await link(ada.user.id, 'ada1');
  await storeClicks([{ linkId: id }]);
  await pool.query(`CREATE FUNCTION interrupted() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN RAISE EXCEPTION 'interrupted'; END $$`);
  await pool.query('CREATE TRIGGER interrupted BEFORE DELETE ON app_user EXECUTE FUNCTION interrupted()');
  try {
    await expect(closeAccount(ada.email)).rejects.toThrow('interrupted');
  } finally {
    await pool.query('DROP FUNCTION interrupted CASCADE');
  }
  expect((await db.user.findUniqueOrThrow({ where: { id: ada.user.id } })).closingAt).not.toBeNull();
  expect(await closeAccount(ada.email)).toEqual({ links: 0, clicks: 0 });
  expect(await db.user.count({ where: { id: ada.user.id } })).toBe(0);
  expect(await sessionsOf(ada.accountId)).toBe(0);
});

test('with another identity provider, passwords and invitations are that provider’s', async () => {
  const { email } = await member('ada');
  vi.spyOn(config, 'oidc', 'get').mockReturnValue({} as never);
  await expect(offerReset(email)).rejects.toThrow('OIDC_ISSUER');
  await expect(invite('new@example.test')).rejects.toThrow('OIDC_ISSUER');
  vi.restoreAllMocks();
});
