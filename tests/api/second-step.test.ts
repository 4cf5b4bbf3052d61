// @afresh: it runs the worker's jobs for all there is.
// Codes of an app after the password: how they are switched on, what they let in, and how nobody is locked out by them.
import { afterEach, describe, expect, test, vi } from 'vitest';
import { db } from '../../api/database/db.ts';
import { removeSecondStepOf } from '../../api/identity/second-step/remove-second-step.ts';
import {
  agedToken,
  allSent,
  call,
  canSignIn,
  confirm,
  form,
  graphql,
  letter,
  linkOf,
  mailbox,
  member,
  NEW,
  recover,
  settings,
  signInAs,
  signUp,
  useMail,
  works,
} from '../kit/mail-world.ts';
import { codeOf } from '../kit/app-codes.ts';
import { afterPassword, isSignedIn, withApp } from '../kit/second-step.ts';

useMail();
afterEach(() => {
  vi.useRealTimers();
  settings.oidc = null;
});

const PATH = '/api/account/second-step';
const stateOf = async (token: string) => (await call('GET', PATH, token)).body;
const isOn = async (token: string) => (await stateOf(token)).activated_at !== null;

describe('setting up an app', () => {
  test('switches the codes on once a right code was entered, and shows ten recovery codes once', async () => {
    const { token, email } = await signUp();
    const started = await call('POST', PATH, token, {});
    expect([started.status, started.body.uri]).toEqual([201, expect.stringMatching(/^otpauth:\/\/totp\/Footbridge/)]);
    expect(started.body.uri).toContain(`secret=${started.body.secret}`);
    expect(await stateOf(token)).toEqual({ activated_at: null, recovery_codes_left: 0 });
    expect(await canSignIn(email)).toBe(true);
    const wrong = await call('POST', `${PATH}/activate`, token, { code: codeOf(started.body.secret, 5) });
    expect([wrong.status, wrong.body.error.details.field]).toEqual([400, 'code']);
    const right = await call('POST', `${PATH}/activate`, token, { code: codeOf(started.body.secret) });
    expect(new Set(right.body.recovery_codes).size).toBe(10);
    expect(await stateOf(token)).toEqual({ activated_at: expect.any(String), recovery_codes_left: 10 });
    const again = await call('POST', PATH, token, {});
    expect([again.status, again.body.error.code]).toEqual([409, 'CONFLICT']);
    expect((await call('POST', `${PATH}/activate`, token, { code: codeOf(started.body.secret) })).status).toBe(410);
  });

  test('does the same in GraphQL', async () => {
    const { token } = await signUp();
    const START =
      'mutation { startSecondStep(input: {}) { ... on StartSecondStepSuccess { setup { secret uri } } ... on UserError { code } } }';
    const { secret } = (await graphql(token, START)).startSecondStep.setup;
    const CODES = 'recoveryCodes { codes viewer { secondStep { recoveryCodesLeft } } }';
    const ACTIVATE = `mutation ($code: String!) { activateSecondStep(input: { code: $code }) {
      ... on ActivateSecondStepSuccess { ${CODES} } ... on UserError { code field } } }`;
    expect((await graphql(token, ACTIVATE, { code: 'x' })).activateSecondStep).toEqual({
      ...{ code: 'INVALID', field: 'code' },
    });
    const made = (await graphql(token, ACTIVATE, { code: codeOf(secret) })).activateSecondStep.recoveryCodes;
    expect([made.codes.length, made.viewer.secondStep.recoveryCodesLeft]).toEqual([10, 10]);
    const RENEW = `mutation { renewRecoveryCodes(input: {}) { ... on RenewRecoveryCodesSuccess { ${CODES} } ... on UserError { code } } }`;
    const renewed = (await graphql(token, RENEW)).renewRecoveryCodes.recoveryCodes;
    expect(renewed.codes.some((code: string) => made.codes.includes(code))).toBe(false);
    const REMOVE = `mutation { removeSecondStep(input: {}) {
      ... on RemoveSecondStepSuccess { viewer { secondStep { activatedAt } } } ... on UserError { code } } }`;
    expect((await graphql(token, REMOVE)).removeSecondStep.viewer.secondStep.activatedAt).toBeNull();
    expect((await graphql(token, RENEW)).renewRecoveryCodes).toEqual({ code: 'NOT_FOUND' });
  });

  test('is for the owner: the password, or a fresh sign-in, and no API key', async () => {
    const ada = await signUp();
    const key = await call('POST', '/api/account/keys', ada.token, { name: 'Report', scopes: ['read', 'write'] });
    const old = await agedToken(ada, 11);
    for (const path of [PATH, `${PATH}/recovery-codes`, `${PATH}/remove`]) {
      expect((await call('POST', path, old, {})).body.error.details.field).toBe('current_password');
      expect((await call('POST', path, key.body.secret, {})).status).toBe(403);
    }
    expect((await call('POST', PATH, old, { current_password: 'correct horse' })).status).toBe(201);
    expect((await call('GET', PATH, key.body.secret)).status).toBe(403);
  });

  test('takes an hour at most, and the secret is stored encrypted', async () => {
    const { token, subject } = await signUp();
    const { secret } = (await call('POST', PATH, token, {})).body;
    const stored = await db.secondStep.findUniqueOrThrow({ where: { accountId: subject } });
    const plain = Buffer.from(stored.secret).toString('latin1');
    expect(plain).not.toContain(secret);
    await db.secondStep.update({
      where: { accountId: subject },
      data: { createdAt: new Date(Date.now() - 3_601_000) },
    });
    expect((await call('POST', `${PATH}/activate`, token, { code: codeOf(secret) })).status).toBe(410);
    expect((await call('POST', PATH, token, {})).status).toBe(201);
  });

  test('is managed elsewhere with a provider of OIDC_ISSUER', async () => {
    const { token } = await signUp();
    settings.oidc = { issuer: 'https://id.example', clientId: 'x', clientSecret: undefined, audience: undefined };
    expect((await call('GET', PATH, token)).status).toBe(403);
    for (const [path, body] of [
      [PATH, {}],
      [`${PATH}/activate`, { code: '123456' }],
      [`${PATH}/recovery-codes`, {}],
      [`${PATH}/remove`, {}],
    ] as const) {
      expect((await call('POST', path, token, body)).body.error.code).toBe('FORBIDDEN');
    }
    expect((await graphql(token, '{ viewer { secondStep { activatedAt } } }')).viewer.secondStep).toBeNull();
  });
});

describe('the sign-in', () => {
  test('asks for a code after the password, and takes each once', async () => {
    const { email, ...ada } = await signUp();
    const { secret } = await withApp(ada);
    const first = await afterPassword(email);
    expect(first.page.html).toContain('<h1>Enter a code</h1>');
    expect(first.page.html).toContain('autocomplete="one-time-code"');
    expect(await canSignIn(email)).toBe(false);
    const code = codeOf(secret);
    const wrong = await first.browser.submit(first.page, { code: codeOf(secret, 9) });
    expect([wrong.status, wrong.html]).toEqual([
      400,
      expect.stringContaining('This code is not right, or was used before.'),
    ]);
    expect(isSignedIn(await first.browser.submit(wrong, { code: ` ${code.slice(0, 3)} ${code.slice(3)}` }))).toBe(true);
    const second = await afterPassword(email);
    const used = await second.browser.submit(second.page, { code });
    expect([used.status, used.html]).toEqual([
      400,
      expect.stringContaining('This code is not right, or was used before.'),
    ]);
    expect(isSignedIn(await second.browser.submit(used, { code: codeOf(secret, 1) }))).toBe(true);
  });

  test('takes each recovery code once, in any case, and tells the owner', async () => {
    const ada = await member();
    const { codes } = await withApp(ada);
    const { browser, page } = await afterPassword(ada.email);
    const code = codes[3]!.toUpperCase().replaceAll('-', ' ');
    expect(isSignedIn(await browser.submit(page, { code }))).toBe(true);
    await letter(ada.email, 'A recovery code was used');
    const other = await afterPassword(ada.email);
    expect((await other.browser.submit(other.page, { code })).status).toBe(400);
    expect((await stateOf(ada.token)).recovery_codes_left).toBe(9);
    const renewed = (await call('POST', `${PATH}/recovery-codes`, ada.token, {})).body.recovery_codes as string[];
    expect((await other.browser.submit(other.page, { code: codes[4]! })).status).toBe(400);
    expect(isSignedIn(await other.browser.submit(other.page, { code: renewed[0]! }))).toBe(true);
  });

  test('holds the code to the browser, the account and the password that came before it', async () => {
    const [ada, eve] = [await signUp(), await signUp()];
    const { secret } = await withApp(ada);
    const own = await withApp(eve);
    const step = (html: string) => /name="step" value="([^"]+)"/.exec(html)![1]!;
    const mine = await afterPassword(eve.email);
    const hers = await afterPassword(ada.email);
    const swapped = await mine.browser.submit(mine.page, { step: step(hers.page.html), code: codeOf(secret) });
    expect(swapped.html).toContain('<h1>Sign in</h1>');
    for (const bad of ['', 'x.y', `${step(mine.page.html)}A`]) {
      expect((await mine.browser.submit(mine.page, { step: bad, code: codeOf(own.secret) })).status).toBe(410);
    }
    await recover(ada.email);
    expect((await hers.browser.submit(hers.page, { code: codeOf(secret) })).html).toContain('<h1>Sign in</h1>');
    const late = await afterPassword(eve.email);
    await allSent();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 11 * 60_000 });
    expect((await late.browser.submit(late.page, { code: codeOf(own.secret) })).status).toBe(410);
  });

  test('bounds the guesses of an address, and of all of them, and tells the owner of many', async () => {
    const ada = await member();
    const { secret } = await withApp(ada);
    await allSent();
    const guess = async ({ browser, page }: Awaited<ReturnType<typeof afterPassword>>, code = '000000') =>
      (await browser.submit(page, { code })).status;
    const told = () => db.outgoingMail.count({ where: { key: { startsWith: 'wrong_codes' } } });
    for (let round = 1; round <= 6; round++) {
      expect(await told()).toBe(round > 2 ? 1 : 0); // of the tenth
      const open = await afterPassword(ada.email);
      for (let n = 1; n <= 5; n++) expect(await guess(open)).toBe(400);
      expect(await guess(open, codeOf(secret))).toBe(429);
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 16 * 60_000 });
    }
    expect(await guess(await afterPassword(ada.email), codeOf(secret))).toBe(429);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 6 * 3_600_000 });
    expect(isSignedIn(await signedInBy(ada.email, codeOf(secret)))).toBe(true);
    expect(await db.outgoingMail.deleteMany({ where: { key: { startsWith: 'wrong_codes' } } })).toEqual({ count: 1 });
  });
});

const signedInBy = async (email: string, code: string) => {
  const { browser, page } = await afterPassword(email);
  return browser.submit(page, { code });
};

describe('a second step that a stranger set up', () => {
  test('is gone once the owner of the address proves it', async () => {
    const eve = await signUp();
    await withApp(eve);
    await recover(eve.email);
    expect(await isOn((await signInAs(eve.email, NEW)).token)).toBe(false);
    const bob = await signUp();
    await withApp(bob);
    await confirm(await linkOf(bob.email, 'Confirm your email address'));
    expect(await isOn((await signInAs(bob.email)).token)).toBe(false);
  });

  test('stays after a new password where it was set up after the proof, and the page and the email say so', async () => {
    const ada = await member();
    await withApp(ada);
    const page = await recover(ada.email);
    expect(page).toContain('The sign-in also asks for a code from an app.');
    expect((await letter(ada.email, 'Your password was changed')).text).toContain('also asks for a code from an app');
    expect((await afterPassword(ada.email, NEW)).page.html).toContain('<h1>Enter a code</h1>');
  });

  test('is told to the confirmed address, whose owner undoes it and chooses a new password', async () => {
    const ada = await member();
    const thief = await signInAs(ada.email);
    await withApp(thief);
    const link = await linkOf(ada.email, 'Two-step sign-in was switched on');
    expect((await call('GET', link)).body).toContain('Secure the account');
    expect(await isOn(ada.token)).toBe(true);
    const undone = await call('POST', link, undefined, '', form);
    expect(undone.status).toBe(303);
    expect([await works(thief.token), await works(ada.token)]).toEqual([false, false]);
    expect(await canSignIn(ada.email)).toBe(false);
    expect((await call('POST', link, undefined, '', form)).status).toBe(410);
    for (const bad of [`${link}A`, '/identity/undo/x.y', '/identity/undo/']) {
      expect((await call('GET', bad)).status).not.toBe(200);
    }
    await recover(ada.email);
    expect(await canSignIn(ada.email, NEW)).toBe(true);
  });

  test('is gone with the change of address that came before it, once that is cancelled', async () => {
    const ada = await member();
    await db.identityAccount.update({
      where: { id: ada.subject },
      data: {
        email: `evil-${ada.email}`,
        formerEmail: ada.email,
        formerEndsAt: new Date(Date.now() + 3 * 86_400_000 - 1_000),
      },
    });
    await db.user.updateMany({ where: { subject: ada.subject }, data: { email: `evil-${ada.email}` } });
    await withApp(ada);
    const { makeCancelLink } = await import('../../api/identity/account-links.ts');
    const { loadKeys } = await import('../../api/identity/keys.ts');
    const link = makeCancelLink(ada.subject, ada.email, (await loadKeys()).cancellations);
    expect((await call('POST', `/identity/cancel/${link}`, undefined, '', form)).status).toBe(303);
    await recover(ada.email);
    expect(await canSignIn(ada.email, NEW)).toBe(true);
  });

  test('is removed by the operator, and its end is told', async () => {
    const ada = await member();
    await withApp(ada);
    await removeSecondStepOf(ada.email);
    expect(await canSignIn(ada.email)).toBe(true);
    await letter(ada.email, 'Two-step sign-in was switched off');
    const former = { issuer: 'https://id.example', email: ada.email, firstName: 'Ada' }; // before this provider was used
    await db.user.create({ data: { ...former, subject: `id|${ada.subject}` } });
    await withApp(ada);
    await removeSecondStepOf(ada.email);
    expect(await canSignIn(ada.email)).toBe(true);
    await expect(removeSecondStepOf(ada.email)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(removeSecondStepOf('nobody@example.test')).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});

test('an address that is not confirmed is told nothing', async () => {
  const eve = await signUp();
  await withApp(eve);
  await allSent();
  expect(mailbox.for(eve.email).some(({ raw }) => raw.includes('Two-step sign-in'))).toBe(false);
});
