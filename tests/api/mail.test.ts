// @afresh: it runs the worker's jobs for all there is.
// Emails by a real mail server: confirmed addresses and forgotten passwords.
import { beforeEach, describe, expect, test } from 'vitest';
import { db } from '../../api/database/db.ts';
import { queueAgain } from '../../api/mail/outbox.ts';
import { checkHealth } from '../../api/common/health-checks.ts';
import { PUBLIC_ORIGIN } from '../kit/browser.ts';
import {
  address,
  allSent,
  call,
  canSignIn,
  change,
  confirm,
  FROM,
  forgot,
  form,
  graphql,
  letter,
  linkIn,
  mailbox,
  PASSWORD,
  pathOf,
  RESET,
  settings,
  signInAs,
  signUp,
  useMail,
  VERIFY,
  withoutMail,
  sendDue,
} from '../kit/mail-world.ts';
import { Mailbox } from '../kit/mailbox.ts';

useMail();

describe('an address', () => {
  test('is confirmed by its owner, who presses a button; opening the link changes nothing', async () => {
    const ada = await signUp();
    expect(await address(ada.token)).toEqual({
      email: ada.email,
      sendsEmail: true,
      signInAddress: { isVerified: false, pendingEmail: null },
    });
    const mail = await letter(ada.email, 'Confirm your email address');
    expect(mail).toMatchObject({ from: 'footbridge@links.example', to: [ada.email] });
    expect(mail.raw).toContain('Content-Type: text/html');
    const link = linkIn(mail);
    expect(link).toMatch(`${PUBLIC_ORIGIN}/identity/address/`);
    expect((await call('GET', pathOf(link))).body).toContain(ada.email);
    expect((await address(ada.token)).signInAddress.isVerified).toBe(false);
    for (const wrong of ['', 'wrong horse']) expect((await confirm(pathOf(link), wrong)).status).toBe(400);
    expect((await confirm(pathOf(link))).status).toBe(200);
    expect((await call('GET', '/api/account/profile', ada.token)).status).toBe(401); // the first proof signs everybody out
    expect((await db.identityAccount.findUniqueOrThrow({ where: { id: ada.subject } })).emailVerifiedAt).not.toBeNull();
  });

  test('links that were changed, of others or incomplete confirm nothing', async () => {
    const ada = await signUp();
    const link = pathOf(linkIn(await letter(ada.email, 'Confirm your email address')));
    const [content, signature] = link.split('/').at(-1)!.split('.');
    const forged = Buffer.from(JSON.stringify([ada.subject, 'eve@example.test', Date.now() + 1e7])).toString(
      'base64url',
    );
    for (const bad of [`${forged}.${signature}`, content!, `${content}.`, 'x', `${content}.${signature}A`, '%00']) {
      expect((await call('GET', `/identity/address/${bad}`)).status).toBeGreaterThanOrEqual(400);
      expect((await call('POST', `/identity/address/${bad}`, undefined, '', form)).status).toBeGreaterThanOrEqual(400);
    }
    expect((await address(ada.token)).signInAddress.isVerified).toBe(false);
  });

  test('is replaced once the new one is confirmed, and the former one is told', async () => {
    const ada = await signUp();
    const next = `new-${ada.email}`;
    expect(await change(ada.token, next.toUpperCase())).toEqual({ viewer: { email: ada.email } });
    expect((await address(ada.token)).signInAddress.pendingEmail).toBe(next);
    expect(await canSignIn(next)).toBe(false);
    const link = pathOf(linkIn(await letter(next, 'Confirm your email address')));
    expect((await confirm(link)).status).toBe(200);
    const changed = { email: next, signInAddress: { isVerified: true, pendingEmail: null } };
    expect(await address((await signInAs(next)).token)).toMatchObject(changed);
    await letter(ada.email, 'The email address of your account was changed');
    expect((await confirm(link)).status).toBe(200);
  });

  test('one that is taken is refused to its owner alone', async () => {
    const [ada, eve] = [await signUp(), await signUp()];
    const body = { current_password: PASSWORD, new_email: ada.email };
    expect((await call('PUT', '/api/account/email', eve.token, body)).status).toBe(204);
    await allSent();
    const links = mailbox.for(ada.email).map(linkIn).map(pathOf);
    const taken = await confirm(links.at(-1)!);
    expect([taken.status, taken.body.includes('There is already an account')]).toEqual([409, true]);
    expect((await address(eve.token)).email).toBe(eve.email);
  });

  test.each([
    ['a wrong password', { currentPassword: 'wrong horse' }, 'currentPassword', 'This is not your current password.'],
    [
      'another header',
      { newEmail: 'a@example.test\r\nBcc: b@example.test' },
      'newEmail',
      /^Please enter an email address/,
    ],
    ['NUL', { newEmail: 'a\0@example.test' }, 'newEmail', /^Please enter an email address/],
    ['two addresses', { newEmail: 'a@example.test, b@example.test' }, 'newEmail', /^Please enter an email address/],
  ])('%s is refused at both doors, and nothing is sent', async (_what, bad, field, message) => {
    const ada = await signUp();
    await allSent();
    const before = mailbox.received.length;
    const { newEmail, currentPassword } = { newEmail: 'next@example.test', currentPassword: PASSWORD, ...bad };
    const expected = message instanceof RegExp ? expect.stringMatching(message) : message;
    expect(await change(ada.token, newEmail, currentPassword)).toEqual({ code: 'INVALID', message: expected, field });
    const wired = { new_email: newEmail, current_password: currentPassword };
    const { status, body } = await call('PUT', '/api/account/email', ada.token, wired);
    const details = expect.objectContaining({ field: field === 'newEmail' ? 'new_email' : 'current_password' });
    expect([status, body]).toEqual([400, { error: { code: 'INVALID', message: expected, details } }]);
    expect((await address(ada.token)).signInAddress.pendingEmail).toBeNull();
    await allSent();
    expect(mailbox.received.length).toBe(before);
  });

  test('asks for five confirmations an hour at most, at both doors', async () => {
    const ada = await signUp();
    for (let time = 0; time < 5; time++) {
      expect((await call('POST', '/api/account/email/verification', ada.token)).status).toBe(204);
    }
    expect((await call('POST', '/api/account/email/verification', ada.token)).status).toBe(429);
    expect((await graphql(ada.token, VERIFY)).sendVerification.code).toBe('RATE_LIMITED');
    expect((await call('POST', '/api/account/email/verification')).status).toBe(401);
  });
});

describe('a forgotten password', () => {
  test('is replaced by a link that works once, whatever host the request named', async () => {
    const ada = await signUp();
    expect((await forgot(ada.email, { host: 'evil.example' })).status).toBe(421);
    const known = await forgot(ada.email, { 'x-forwarded-host': 'evil.example' });
    const unknown = await forgot('stranger@example.test');
    expect(known).toEqual(unknown);
    expect(known.status).toBe(200);
    const link = linkIn(await letter(ada.email, 'Choose a new password'));
    expect(link.startsWith(`${PUBLIC_ORIGIN}/identity/password/`)).toBe(true);
    const choose = () => call('POST', pathOf(link), undefined, 'password=battery+staple', form);
    expect((await choose()).status).toBe(200);
    expect((await choose()).status).toBe(410);
    expect((await call('GET', '/api/account/profile', ada.token)).status).toBe(401);
    expect(await canSignIn(ada.email, 'battery staple')).toBe(true);
    await letter(ada.email, 'Your password was changed');
    await allSent();
    expect(mailbox.for('stranger@example.test')).toEqual([]);
    const stored = JSON.stringify(await db.outgoingMail.findMany());
    expect(stored).not.toContain(link.split('/').at(-1)!.split('.')[1]);
  });

  test('is asked for at both doors, which tell nothing of accounts and refuse what is no address', async () => {
    const ada = await signUp();
    for (const email of [ada.email, 'stranger@example.test']) {
      expect(await graphql(undefined, RESET, { email })).toEqual({ requestPasswordReset: { isAccepted: true } });
      expect(await call('POST', '/api/account/password/reset', undefined, { email })).toEqual({
        status: 204,
        body: '',
      });
    }
    await letter(ada.email, 'Choose a new password');
    expect((await graphql(undefined, RESET, { email: 'a\r\nBcc: b' })).requestPasswordReset.code).toBe('INVALID');
    expect((await call('POST', '/api/account/password/reset', undefined, { email: 'a\0' })).status).toBe(400);
    const typed = await forgot('"><script>');
    expect([typed.status, typed.body.includes('<script>')]).toEqual([400, false]);
    for (let time = 0; time < 10; time++) await forgot('stranger@example.test');
    expect((await forgot('stranger@example.test')).status).toBe(429);
    expect((await call('POST', '/api/account/password/reset', undefined, { email: ada.email })).status).toBe(429);
    expect((await graphql(undefined, RESET, { email: ada.email })).requestPasswordReset.code).toBe('RATE_LIMITED');
  });
});

test('an email waits while the mail server is away, and comes when it is back; one refused for good is given up', async () => {
  await withoutMail();
  const away = new Mailbox();
  const port = Number(new URL(await away.open()).port);
  await away.close();
  settings.smtp = { url: `smtp://127.0.0.1:${port}`, from: FROM };
  const ada = await signUp();
  await sendDue();
  const waiting = () => db.outgoingMail.findUniqueOrThrow({ where: { key: `address ${ada.subject}` } });
  const first = await waiting();
  expect(first).toMatchObject({ attempts: 1, settledAt: null });
  await db.outgoingMail.update({ where: { id: first.id }, data: { dueAt: new Date() } });
  await sendDue();
  const second = await waiting();
  const wait = ({ dueAt }: { dueAt: Date }) => dueAt.getTime() - Date.now();
  expect(wait(second)).toBeGreaterThan(wait(first));
  const mail = (await checkHealth('everything', Date.now() + 5_000)).checks.find(({ name }) => name === 'mail');
  expect(mail).toMatchObject({ state: 'degraded' });

  const back = new Mailbox();
  await back.open(port);
  try {
    await db.outgoingMail.create({
      data: { key: 'x', kind: 'address_changed', data: { email: 'nobody@example.test' } },
    });
    await db.outgoingMail.update({ where: { id: first.id }, data: { dueAt: new Date() } });
    await sendDue();
    expect(back.for(ada.email)).toHaveLength(1);
    expect((await waiting()).settledAt).not.toBeNull();
    expect((await db.outgoingMail.findUniqueOrThrow({ where: { key: 'x' } })).settledAt).not.toBeNull();
  } finally {
    await back.close();
  }
});

test('an email that is queued while the one in its place is being sent is sent as well', async () => {
  const [ada, eve] = [await signUp(), await signUp()];
  await allSent();
  const reset = (email: string) => queueAgain('a reset', { kind: 'reset', data: { email } });
  mailbox.beforeTaking = () => reset(eve.email);
  await reset(ada.email);
  await letter(ada.email, 'Choose a new password');
  await letter(eve.email, 'Choose a new password');
  await allSent();
});

describe('without a mail server', () => {
  beforeEach(() => withoutMail());

  test('the pages say whom to ask, both doors refuse, and nothing is queued', async () => {
    const ada = await signUp();
    const before = await db.outgoingMail.count();
    expect((await call('GET', '/identity/forgot')).body).toContain('Please ask its operator');
    expect((await forgot(ada.email)).status).toBe(403);
    expect((await call('POST', '/api/account/password/reset', undefined, { email: ada.email })).status).toBe(403);
    expect((await graphql(undefined, RESET, { email: ada.email })).requestPasswordReset.code).toBe('FORBIDDEN');
    expect((await graphql(ada.token, VERIFY)).sendVerification.code).toBe('FORBIDDEN');
    expect((await address(ada.token)).sendsEmail).toBe(false);
    expect(await db.outgoingMail.count()).toBe(before);
  });

  test('an address is replaced at once, but by no taken one and by none that is kept for an operator', async () => {
    const [ada, eve] = [await signUp(), await signUp()];
    expect((await change(eve.token, ada.email)).code).toBe('ALREADY_EXISTS');
    settings.operatorEmails.push('Root@example.test');
    try {
      expect((await change(eve.token, 'root@example.test')).code).toBe('FORBIDDEN');
    } finally {
      settings.operatorEmails.pop();
    }
    expect(await change(eve.token, `new-${eve.email}`)).toEqual({ viewer: { email: `new-${eve.email}` } });
    expect(await canSignIn(`new-${eve.email}`)).toBe(true);
  });
});
