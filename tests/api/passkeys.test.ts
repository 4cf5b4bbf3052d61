// @afresh: it runs the jobs of all accounts. Passkeys: how they are added, what they sign in to, and how nobody keeps a way in by one.
import { tmpdir } from 'node:os';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { config } from '../../api/common/config.ts';
import { db } from '../../api/database/db.ts';
import { Authenticator, type Tricks } from '../kit/authenticator.ts';
import { newAttempt, type Browser, type Shown } from '../kit/browser.ts';
import {
  agedToken,
  call,
  canSignIn,
  confirm,
  form,
  graphql,
  linkOf,
  member,
  NEW,
  newBrowser,
  recover,
  settings,
  signInAs,
  signUp,
  useMail,
  works,
} from '../kit/mail-world.ts';
import { isSignedIn, withApp } from '../kit/second-step.ts';
import { runJobs } from '../kit/run-jobs.ts';
import { unzip } from '../kit/takeout.ts';

useMail();
const { publicOrigin } = config;
afterEach(() => {
  vi.useRealTimers();
  settings.oidc = null;
  (config as { publicOrigin: string }).publicOrigin = publicOrigin;
});

const PATH = '/api/account/passkeys';
const optionsFor = async (token: string) => (await call('POST', `${PATH}/options`, token, {})).body.options;
const listOf = async (token: string): Promise<{ id: string; name: string; last_used_at: string | null }[]> =>
  (await call('GET', PATH, token)).body.passkeys;

/** Adds a passkey to somebody's account. */
async function withPasskey({ token }: { token: string }, name = 'Phone'): Promise<Authenticator> {
  const key = new Authenticator();
  const credential = key.create(await optionsFor(token));
  expect((await call('POST', PATH, token, { name, credential })).status).toBe(204);
  return key;
}

/** The sign-in page, and what it asks a passkey to sign. */
async function signInPage() {
  const browser = newBrowser();
  const page = await browser.open(newAttempt().url);
  const [, challenge, rpId] = /data-challenge="([^"]+)" data-host="([^"]+)"/.exec(page.html)!;
  return { browser, page, challenge: challenge!, rpId: rpId! };
}

/** Sends the form of the sign-in page with what a passkey signed. */
function send({ browser, page }: { browser: Browser; page: Shown }, credential: unknown): Promise<Shown> {
  const token = /name="token" value="([^"]+)"/.exec(page.html)![1]!;
  const body = new URLSearchParams({ token, credential: JSON.stringify(credential) }).toString();
  return browser.open(`${page.url}/passkey`, { method: 'POST', headers: form, body });
}
async function signInBy(key: Authenticator, tricks: Tricks = {}): Promise<Shown> {
  const open = await signInPage();
  return send(open, key.get(open, tricks));
}

describe('adding a passkey', () => {
  test('signs in without typing anything, and is listed with its use', async () => {
    const ada = await signUp();
    const key = await withPasskey(ada, ' My phone ');
    expect(await listOf(ada.token)).toEqual([expect.objectContaining({ name: 'My phone', last_used_at: null })]);
    expect(isSignedIn(await signInBy(key))).toBe(true);
    expect(isSignedIn(await signInBy(key))).toBe(true);
    expect((await listOf(ada.token))[0]!.last_used_at).toEqual(expect.any(String));
  });

  test('works in GraphQL, and several of them side by side', async () => {
    const { token } = await signUp();
    const START =
      'mutation { startPasskey(input: {}) { ... on StartPasskeySuccess { options } ... on UserError { code } } }';
    const ADD = `mutation ($name: String!, $credential: String!) { addPasskey(input: { name: $name, credential: $credential }) {
      ... on AddPasskeySuccess { viewer { canAddPasskeys passkeys { id name } } } ... on UserError { code field } } }`;
    const [phone, stick] = [new Authenticator(), new Authenticator()];
    const add = async (key: Authenticator, name: string) => {
      const options = JSON.parse((await graphql(token, START)).startPasskey.options);
      return (await graphql(token, ADD, { name, credential: JSON.stringify(key.create(options)) })).addPasskey;
    };
    expect((await graphql(token, ADD, { name: 'x', credential: 'x' })).addPasskey).toMatchObject({ code: 'INVALID' });
    await add(phone, 'Phone');
    const { passkeys, canAddPasskeys } = (await add(stick, 'Stick')).viewer;
    expect([canAddPasskeys, passkeys.map(({ name }: { name: string }) => name)]).toEqual([true, ['Phone', 'Stick']]);
    const REMOVE = `mutation ($id: String!) { removePasskey(input: { id: $id }) {
      ... on RemovePasskeySuccess { viewer { passkeys { name } } } ... on UserError { code } } }`;
    const left = (await graphql(token, REMOVE, { id: passkeys[0].id })).removePasskey.viewer;
    expect(left).toEqual({ passkeys: [{ name: 'Stick' }] });
    expect(isSignedIn(await signInBy(phone))).toBe(false);
    expect(isSignedIn(await signInBy(stick))).toBe(true);
  });

  test('is for the owner, in the session and the ten minutes in which it began', async () => {
    const ada = await signUp();
    const old = await agedToken(ada, 11);
    const asked = await call('POST', `${PATH}/options`, old, {});
    expect(asked.body.error.details.field).toBe('current_password');
    expect((await call('POST', `${PATH}/options`, old, { current_password: 'correct horse' })).status).toBe(200);
    const [eve, other] = [await signUp(), await signInAs(ada.email)];
    const credential = new Authenticator().create(await optionsFor(other.token));
    for (const token of [eve.token, old]) {
      expect((await call('POST', PATH, token, { name: 'Phone', credential })).body.error.code).toBe('INVALID');
    }
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 11 * 60_000 });
    const add = () => call('POST', PATH, other.token, { name: 'Phone', credential });
    expect((await add()).status).toBe(400);
    vi.useRealTimers();
    expect((await add()).status).toBe(204);
    expect((await add()).body.error.code).toBe('ALREADY_EXISTS');
  });

  test('is refused for another page, host or challenge, and where it did not make sure of its user', async () => {
    const { token } = await signUp();
    const options = await optionsFor(token);
    for (const tricks of [
      { origin: 'https://evil.example' },
      { rpId: 'evil.example' },
      { challenge: Buffer.alloc(54).toString('base64url') },
      { isVerified: false },
    ]) {
      const credential = new Authenticator().create(options, tricks);
      expect((await call('POST', PATH, token, { name: 'Phone', credential })).status).toBe(400);
    }
    expect(await listOf(token)).toEqual([]);
  });

  test('asks for a name, takes no more than ten, and looks at no certificate of the make', async () => {
    const { token, subject } = await signUp();
    const credential = new Authenticator().create(await optionsFor(token), { fmt: 'packed' });
    for (const name of ['', ' ', 'x'.repeat(61), 'a\nb', 'a\u0000b']) {
      const { body } = await call('POST', PATH, token, { name, credential });
      expect(body.error.details.field).toBe('name');
    }
    expect((await call('POST', PATH, token, { name: 'Phone', credential })).status).toBe(204);
    const late = new Authenticator().create(await optionsFor(token));
    await db.passkey.createMany({
      data: Array.from({ length: 9 }, (_, n) => ({
        ...{ accountId: subject, name: `${n}`, credentialId: `${subject}-${n}`, publicKey: Buffer.from('x') },
      })),
    });
    expect((await call('POST', PATH, token, { name: 'Phone', credential: late })).status).toBe(403);
    expect((await call('POST', `${PATH}/options`, token, {})).body.error.code).toBe('LIMIT_REACHED');
  });

  test('is refused in a form that no browser makes', async () => {
    const { token } = await signUp();
    const add = async (more: object, parts: object = {}, idBytes = 16) => {
      const made = new Authenticator(idBytes).create(await optionsFor(token));
      const credential = { ...made, ...more, response: { ...made.response, ...parts } };
      return (await call('POST', PATH, token, { name: 'Phone', credential })).status;
    };
    for (const transports of ['\ud800', '\0']) expect(await add({}, { transports: [transports] })).toBe(400);
    expect([await add({ id: 'AAAA', rawId: 'AAAA' }), await add({}, {}, 2_500)]).toEqual([400, 400]);
    expect([await add({}, { clientDataJSON: '\0' }), await add({}, {}, 1_023)]).toEqual([400, 204]);
  });

  test('is not offered at an IP address, without https, nor with a provider of OIDC_ISSUER', async () => {
    const { token } = await signUp();
    const CAN = '{ viewer { canAddPasskeys passkeys { id } } }';
    const settable = config as { publicOrigin: string };
    for (const origin of ['https://203.0.113.9', 'https://[2001:db8::1]', 'http://links.example']) {
      settable.publicOrigin = origin;
      expect((await graphql(token, CAN)).viewer.canAddPasskeys).toBe(false);
      expect((await call('POST', `${PATH}/options`, token, {})).body.error.code).toBe('FORBIDDEN');
    }
    settable.publicOrigin = publicOrigin;
    settings.oidc = { issuer: 'https://id.example', clientId: 'x', clientSecret: undefined, audience: undefined };
    expect((await graphql(token, CAN)).viewer).toEqual({ canAddPasskeys: false, passkeys: null });
    expect((await call('GET', PATH, token)).status).toBe(403);
    expect((await call('POST', `${PATH}/options`, token, {})).body.error.code).toBe('FORBIDDEN');
    expect((await call('POST', PATH, token, {})).body.error.code).toBe('FORBIDDEN');
    expect((await call('DELETE', `${PATH}/${crypto.randomUUID()}`, token)).body.error.code).toBe('FORBIDDEN');
  });
});

describe('the sign-in', () => {
  test('refuses another page, host, account or counter, and no certainty of the user, in the same words', async () => {
    const key = await withPasskey(await signUp());
    expect(isSignedIn(await signInBy(key, { counter: 7 }))).toBe(true);
    for (const tricks of [
      { origin: 'https://evil.example', counter: 8 },
      { rpId: 'evil.example', counter: 8 },
      { isVerified: false, counter: 8 },
      { userHandle: Buffer.from(crypto.randomUUID()).toString('base64url'), counter: 8 },
      { counter: 7 },
    ]) {
      const refused = await signInBy(key, tricks);
      expect([refused.status, refused.html]).toEqual([
        401,
        expect.stringContaining('This passkey does not sign in here. Use your password.'),
      ]);
    }
    expect(isSignedIn(await signInBy(key, { counter: 8 }))).toBe(true);
  });

  test('refuses the answer of another sign-in, one that was sent twice, and nonsense', async () => {
    const key = await withPasskey(await signUp());
    const [first, second] = [await signInPage(), await signInPage()];
    expect((await send(second, key.get(first))).status).toBe(401);
    const answer = key.get(first);
    expect(isSignedIn(await send(first, answer))).toBe(true);
    expect((await send(first, answer)).status).toBe(400);
    for (const bad of [
      null,
      {},
      'x',
      { ...answer, id: 'unknown' },
      { ...answer, id: '\0' },
      new Authenticator().get(second),
    ]) {
      expect((await send(second, bad)).status).toBe(401);
    }
    const foreign = await newBrowser().open(`${second.page.url}/passkey`, { method: 'POST', headers: form, body: '' });
    expect(foreign.status).toBe(400);
  });

  test('asks for no code after a passkey, and shows its button by a script that the policy knows', async () => {
    const ada = await signUp();
    await withApp(ada);
    const key = await withPasskey(ada);
    expect(isSignedIn(await signInBy(key))).toBe(true);
    const { page } = await signInPage();
    expect(page.html).toMatch(/<form [^>]*id="passkey"[^>]* hidden>/);
    expect(page.headers.get('content-security-policy')).toMatch(/script-src 'sha256-[^']+'/);
    expect(page.headers.get('content-security-policy')).not.toContain('unsafe');
  });
});

describe('a passkey that a stranger added', () => {
  test('is gone once the owner of the address proves it', async () => {
    const [eve, bob] = [await signUp(), await signUp()];
    const keys = [await withPasskey(eve), await withPasskey(bob)];
    await recover(eve.email);
    await confirm(await linkOf(bob.email, 'Confirm your email address'));
    for (const key of keys) expect((await signInBy(key)).status).toBe(401);
  });

  test('is listed after a new password, on the page and in the email, and revoked by the one button', async () => {
    const ada = await member();
    const key = await withPasskey(ada, '<b>Phone</b>');
    expect(await recover(ada.email)).toContain('the passkey “&lt;b&gt;Phone&lt;/b&gt;”');
    expect(isSignedIn(await signInBy(key))).toBe(true);
    const link = await linkOf(ada.email, 'Your password was changed');
    await call('POST', link, undefined, '', form);
    expect((await signInBy(key)).status).toBe(401);
    const again = await signInAs(ada.email, NEW);
    const other = await withPasskey(again);
    expect((await call('POST', '/api/account/revoke-access', again.token)).status).toBe(204);
    expect((await signInBy(other)).status).toBe(401);
  });

  test('is told to the confirmed address, whose owner undoes it with all that was added since', async () => {
    const ada = await member();
    const own = await withPasskey(ada, 'Own');
    const thief = await signInAs(ada.email);
    const theirs = await withPasskey(thief, 'Theirs');
    const link = await linkOf(ada.email, 'A new passkey for your account');
    await withApp(thief);
    await withPasskey(thief, 'And one more');
    expect((await call('GET', link)).body).toContain('The new passkey is removed.');
    expect((await call('POST', link, undefined, '', form)).status).toBe(303);
    expect([await works(thief.token), await canSignIn(ada.email)]).toEqual([false, false]);
    for (const key of [own, theirs]) expect((await signInBy(key)).status).toBe(401); // until a password is chosen
    await recover(ada.email);
    expect((await listOf((await signInAs(ada.email, NEW)).token)).map(({ name }) => name)).toEqual(['Own']);
    expect(isSignedIn(await signInBy(own))).toBe(true);
    expect((await call('POST', link, undefined, '', form)).status).toBe(410);
  });
});

test('a download of the account names passkeys and codes without their secrets, and a closed one leaves none', async () => {
  const ada = await member();
  const { codes, secret } = await withApp(ada);
  const key = await withPasskey(ada, 'Phone');
  const { id } = (await call('POST', '/api/account/exports', ada.token, {})).body;
  await runJobs(tmpdir());
  const headers = { authorization: `Bearer ${ada.token}` };
  const app = await fetch(`${newBrowser().origin}/api/account/exports/${id}`, { headers });
  const account = (await unzip(Buffer.from(await app.arrayBuffer()))).get('account.json')!;
  expect(JSON.parse(account).identity).toMatchObject({
    secondStep: { activatedAt: expect.any(String) },
    passkeys: [{ name: 'Phone', createdAt: expect.any(String), lastUsedAt: null }],
  });
  for (const text of [secret, codes[0]!, key.id, 'publicKey', 'hash']) expect(account).not.toContain(text);
  const { closeAccount } = await import('../../api/privacy/close-account.ts');
  await closeAccount(ada.email);
  const where = { accountId: ada.subject };
  expect(await db.passkey.count({ where })).toBe(0);
  expect([await db.secondStep.count({ where }), await db.recoveryCode.count({ where })]).toEqual([0, 0]);
});
