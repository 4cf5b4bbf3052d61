// @afresh: it runs the worker's jobs for all there is.
// A change of the address that signs in never takes an account away from its owner.
import { afterEach, describe, expect, test, vi } from 'vitest';
import { db } from '../../api/database/db.ts';
import {
  address,
  allSent,
  call,
  canSignIn,
  change,
  confirm,
  forgot,
  graphql,
  letter,
  linkIn,
  linkOf,
  mailbox,
  member,
  NEW,
  newBrowser,
  PASSWORD,
  pathOf,
  recover,
  signInAs,
  signUp,
  useMail,
  works,
  sendDue,
} from '../kit/mail-world.ts';

useMail();
afterEach(() => {
  vi.useRealTimers();
});

const DAY_MS = 86_400_000;
const later = (ms: number) => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + ms });

describe('a pending change of the address', () => {
  test.each([
    ['a reset', ({ email }: { email: string }) => recover(email)],
    [
      'a change',
      ({ token }: { token: string }) =>
        call('PUT', '/api/account/password', token, { current_password: PASSWORD, new_password: NEW }),
    ],
  ])('does not survive %s of the password, so that it cannot take the account away', async (_how, renew) => {
    const ada = await member();
    const evil = `evil-${ada.email}`;
    await change(ada.token, evil);
    const link = await linkOf(evil, 'Confirm your email address');
    await renew(ada);
    expect((await call('GET', link)).status).toBe(410);
    for (const password of [PASSWORD, NEW]) expect((await confirm(link, password)).status).toBe(410);
    expect((await address((await signInAs(ada.email, NEW)).token)).signInAddress.pendingEmail).toBeNull();
    expect(await db.identityAccount.count({ where: { email: evil } })).toBe(0);
  });

  test('is given up at both doors by whoever is signed in', async () => {
    const ada = await member();
    for (const give of [
      () => call('DELETE', '/api/account/email/change', ada.token),
      () =>
        graphql(
          ada.token,
          'mutation { cancelEmailChange { ... on CancelEmailChangeSuccess { viewer { email } } ... on UserError { code } } }',
        ),
    ]) {
      await change(ada.token, `next-${ada.email}`);
      const link = await linkOf(`next-${ada.email}`, 'Confirm your email address');
      await give();
      expect((await address(ada.token)).signInAddress.pendingEmail).toBeNull();
      expect((await confirm(link)).status).toBe(410);
    }
  });

  test('is told to the address before at once, which cancels it and takes the account back', async () => {
    const ada = await member();
    await change(ada.token, `evil-${ada.email}`);
    const link = await linkOf(ada.email, 'The email address of your account is about to change');
    expect((await call('GET', link)).body).toContain(`Keep ${ada.email}?`);
    expect((await address(ada.token)).signInAddress.pendingEmail).not.toBeNull();
    const next = await newBrowser().open(link, { method: 'POST' });
    expect(next.html).toContain('Choose a new password');
    expect(await works(ada.token)).toBe(false);
    expect(await canSignIn(ada.email)).toBe(false);
    expect((await newBrowser().submit(next, { password: NEW })).html).toContain('Your password has been changed');
    expect((await address((await signInAs(ada.email, NEW)).token)).signInAddress).toEqual({
      isVerified: true,
      pendingEmail: null,
    });
    expect((await call('GET', link)).status).toBe(410);
  });
});

describe('a change of the address that is done', () => {
  /** Somebody who knows the password makes the account his. */
  async function takeOver(email: string, evil: string) {
    await change((await signInAs(email)).token, evil);
    await confirm(await linkOf(evil, 'Confirm your email address'));
    await allSent();
    return signInAs(evil);
  }

  test('is undone by the address before for three days, however often it was changed since', async () => {
    const ada = await member();
    const [first, second] = [`evil-${ada.email}`, `worse-${ada.email}`];
    await takeOver(ada.email, first);
    const eve = await takeOver(first, second);
    expect(await canSignIn(ada.email)).toBe(false);
    const link = await linkOf(ada.email, 'The email address of your account was changed');
    await call('PUT', '/api/account/password', eve.token, {
      current_password: PASSWORD,
      new_password: 'eve knows this',
    });
    const next = await newBrowser().open(link, { method: 'POST' });
    await newBrowser().submit(next, { password: NEW });
    expect(await works(eve.token)).toBe(false);
    expect((await address((await signInAs(ada.email, NEW)).token)).email).toBe(ada.email);
    expect(await canSignIn(second, 'eve knows this')).toBe(false);
    expect(await db.identityAccount.count({ where: { email: { in: [first, second] } } })).toBe(0);
  });

  test('is told to the address before also where that takes emails only later, and the next change comes first', async () => {
    const ada = await member();
    mailbox.busy.add(ada.email);
    const [first, second] = [`evil-${ada.email}`, `worse-${ada.email}`];
    for (const [from, to] of [
      [ada.email, first],
      [first, second],
    ] as const) {
      await change((await signInAs(from)).token, to);
      await confirm(pathOf(linkIn(await letter(to, 'Confirm your email address'))));
    }
    mailbox.busy.clear();
    await db.outgoingMail.updateMany({ where: { settledAt: null }, data: { dueAt: new Date() } });
    await sendDue();
    const link = await linkOf(ada.email, 'The email address of your account was changed');
    await newBrowser().submit(await newBrowser().open(link, { method: 'POST' }), { password: NEW });
    expect(await canSignIn(ada.email, NEW)).toBe(true);
  });

  test('keeps the address before for its owner meanwhile, and ends after three days', async () => {
    const ada = await member();
    const eve = await takeOver(ada.email, `evil-${ada.email}`);
    const grace = await member();
    expect((await change(grace.token, ada.email)).viewer).toBeDefined(); // nobody learns that it is kept
    expect((await confirm(await linkOf(ada.email, 'Confirm your email address'))).status).toBe(409);
    const link = await linkOf(ada.email, 'The email address of your account was changed');
    later(3 * DAY_MS + 60_000);
    expect((await newBrowser().open(link, { method: 'POST' })).status).toBe(410);
    expect((await db.identityAccount.findUniqueOrThrow({ where: { id: eve.subject } })).email).toBe(eve.email);
  });

  test('gives nothing to an address that was never confirmed: a stranger may have it', async () => {
    const typo = await signUp('typo');
    await allSent();
    await change(typo.token, `right-${typo.email}`);
    await confirm(await linkOf(`right-${typo.email}`, 'Confirm your email address'));
    const told = await letter(typo.email, 'The email address of your account was changed');
    expect(told.text).not.toContain('/identity/');
    expect(mailbox.for(typo.email).some(({ raw }) => raw.includes('about to change'))).toBe(false);
  });

  test('voids the links to a new password that the address before was sent', async () => {
    const ada = await member();
    await forgot(ada.email);
    const reset = await linkOf(ada.email, 'Choose a new password');
    await takeOver(ada.email, `next-${ada.email}`);
    expect((await call('GET', reset)).status).toBe(410);
  });
});
