// @afresh: it runs the worker's jobs for all there is.
// Whoever knew a password once, or signed up with somebody else's address, keeps nothing of the account.
import { afterEach, describe, expect, test, vi } from 'vitest';
import { config } from '../../api/common/config.ts';
import { db } from '../../api/database/db.ts';
import { Authenticator } from '../kit/authenticator.ts';
import { newAttempt } from '../kit/browser.ts';
import {
  address,
  agedToken,
  allSent,
  call,
  change,
  confirm,
  form,
  graphql,
  letter,
  linkOf,
  mailbox,
  member,
  NEW,
  newBrowser,
  PASSWORD,
  recover,
  signInAs,
  signUp,
  slowCall,
  useMail,
  works,
} from '../kit/mail-world.ts';

useMail();
afterEach(() => {
  vi.useRealTimers();
});

const makeKey = async (token: string, name = 'Report') =>
  (await call('POST', '/api/account/keys', token, { name, scopes: ['read'] })).body.secret as string;
const makeWebhook = (token: string) =>
  db.user.findFirstOrThrow({ where: { subject: token } }).then(({ id: ownerId }) =>
    db.webhook.create({
      data: { ownerId, url: 'https://hooks.example.test/in', events: ['link.created'], secret: Buffer.from('x') },
    }),
  );
const webhooksOf = (subject: string) => db.webhook.count({ where: { owner: { subject } } });

describe('somebody who signed up with the address of another', () => {
  test('keeps nothing once its owner chooses a password: no session, key, webhook or change of the address', async () => {
    const eve = await signUp();
    const key = await makeKey(eve.token);
    await makeWebhook(eve.subject);
    await change(eve.token, `evil-${eve.email}`);
    const link = await linkOf(`evil-${eve.email}`, 'Confirm your email address');
    const page = await recover(eve.email);
    expect(page).not.toContain('still work');
    expect([await works(eve.token), await works(key), await webhooksOf(eve.subject)]).toEqual([false, false, 0]);
    expect((await confirm(link, NEW)).status).toBe(410);
    expect((await address((await signInAs(eve.email, NEW)).token)).signInAddress).toEqual({
      isVerified: true,
      pendingEmail: null,
    });
  });

  test('cannot have the address confirmed by its owner, who does not know the password', async () => {
    const eve = await signUp();
    const link = await linkOf(eve.email, 'Confirm your email address');
    const refused = await confirm(link, 'what would it be');
    expect([refused.status, refused.body]).toEqual([
      400,
      expect.stringContaining('This is not your current password.'),
    ]);
    expect(refused.body).toContain('/identity/forgot');
    expect((await address(eve.token)).signInAddress.isVerified).toBe(false);
  });

  test('loses keys and webhooks at the first proof of the address; those made after it stay', async () => {
    const { email, token, subject } = await signUp();
    const before = await makeKey(token);
    await makeWebhook(subject);
    const page = await call('GET', await linkOf(email, 'Confirm your email address'));
    expect(page.body).toContain('API keys, webhooks and passkeys made before are revoked');
    await confirm(await linkOf(email, 'Confirm your email address'));
    const after = await makeKey((await signInAs(email)).token);
    expect([await works(before), await webhooksOf(subject), await works(after)]).toEqual([false, 0, true]);
    await recover(email);
    expect(await works(after)).toBe(true);
  });
});

test('a sign-in that passed its form before the password was changed cannot be completed after it', async () => {
  const ada = await member();
  const [eve, attempt] = [newBrowser(), newAttempt()];
  const page = await eve.open(attempt.url);
  const token = /name="token" value="([^"]+)"/.exec(page.html)![1]!;
  const cookie = eve.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const answer = await fetch(eve.origin + new URL(page.url).pathname, {
    method: 'POST',
    redirect: 'manual',
    headers: { ...form, cookie },
    body: new URLSearchParams({ token, email: ada.email, password: PASSWORD }).toString(),
  });
  const next = answer.headers.get('location')!;
  expect(next).toContain('/oidc/auth/');
  await recover(ada.email);
  expect((await eve.open(next)).url).not.toContain('code=');
});

test('a request whose body began before the password was changed does nothing after it', async () => {
  const ada = await member();
  const CREATE = 'mutation { createApiKey(input: { name: "Late", scopes: [read] }) { __typename } }';
  const { options } = (await call('POST', '/api/account/passkeys/options', ada.token, {})).body;
  const credential = new Authenticator().create(options);
  const late = [
    await slowCall('/api/account/keys', ada.token, { name: 'Late', scopes: ['read'] }),
    await slowCall('/api/account/passkeys', ada.token, { name: 'Late', credential }),
    await slowCall('/graphql', ada.token, { query: CREATE }),
  ];
  await recover(ada.email);
  expect(await Promise.all(late.map((end) => end()))).toEqual([401, 401, 401]);
  const where = { owner: { subject: ada.subject } };
  expect([await db.apiKey.count({ where }), await db.passkey.count({ where: { accountId: ada.subject } })]).toEqual([
    0, 0,
  ]);
});

describe('what still works after a new password', () => {
  test('is listed on the page and in the email, with one button that revokes it', async () => {
    const ada = await member();
    const key = await makeKey(ada.token, '<b>Zapier</b>');
    await makeWebhook(ada.subject);
    const page = await recover(ada.email);
    expect(page).toContain('the key “&lt;b&gt;Zapier&lt;/b&gt;”');
    expect(page).toContain('the webhook to hooks.example.test');
    const link = await linkOf(ada.email, 'Your password was changed');
    expect((await call('GET', link)).body).toContain('the webhook to hooks.example.test');
    expect([await works(key), await webhooksOf(ada.subject)]).toEqual([true, 1]);
    expect((await call('POST', link, undefined, '', form)).body).toContain(
      'All API keys, webhooks and passkeys are revoked',
    );
    expect([await works(key), await webhooksOf(ada.subject)]).toEqual([false, 0]);
    for (const bad of [`${link}A`, `${link.slice(0, -8)}AAAAAAAA`, '/identity/access/x', '/identity/cancel/x.y']) {
      expect((await call('POST', bad, undefined, '', form)).status).toBe(410);
    }
    await recover(ada.email, 'and one more password');
    expect((await call('POST', link, undefined, '', form)).status).toBe(410);
  });

  test('is revoked at both doors by whoever is signed in, and by no key', async () => {
    const ada = await member();
    const REVOKE =
      'mutation { revokeAllAccess { ... on RevokeAllAccessSuccess { viewer { apiKeys { id } } } ... on UserError { code } } }';
    const key = await makeKey(ada.token);
    expect((await call('POST', '/api/account/revoke-access', key)).status).toBe(403);
    expect((await call('POST', '/api/account/revoke-access', ada.token)).status).toBe(204);
    expect(await works(key)).toBe(false);
    const other = await makeKey(ada.token);
    await makeWebhook(ada.subject);
    expect(await graphql(ada.token, REVOKE)).toEqual({ revokeAllAccess: { viewer: { apiKeys: [] } } });
    expect([await works(other), await webhooksOf(ada.subject)]).toEqual([false, 0]);
  });
});

describe('what only the owner may do', () => {
  const deeds: [string, (token: string, more: object) => Promise<{ status: number; body: any }>, string][] = [
    [
      'making a key',
      (token, more) => call('POST', '/api/account/keys', token, { name: 'Report', scopes: ['read'], ...more }),
      'A new API key for your account',
    ],
    [
      'exporting',
      (token, more) => call('POST', '/api/account/exports', token, more),
      'A download of your account was requested',
    ],
    [
      'deleting',
      (token, more) =>
        call('POST', '/api/account/delete-clicks', token, {
          before: '2026-01-01',
          confirmation: 'delete clicks',
          ...more,
        }),
      'Clicks of your account are being deleted',
    ],
    [
      'closing',
      (token, more) => call('POST', '/api/account/close', token, { confirmation: 'delete everything', ...more }),
      'Your account is being deleted',
    ],
  ];

  test.each(deeds)(
    '%s asks for the password once the sign-in is ten minutes old, and is told by email',
    async (_what, deed, subject) => {
      const ada = await member();
      const token = await agedToken(ada, 11);
      const refused = {
        status: 400,
        body: { error: { code: 'INVALID', details: expect.objectContaining({ field: 'current_password' }) } },
      };
      expect(await deed(token, {})).toMatchObject(refused);
      expect(await deed(token, { current_password: 'wrong horse' })).toMatchObject(refused);
      expect(await deed(token, { current_password: 7 })).toMatchObject(refused);
      await allSent();
      expect(mailbox.for(ada.email).some(({ raw }) => raw.includes(subject))).toBe(false);
      const done = await deed(token, { current_password: PASSWORD });
      expect([200, 201, 202]).toContain(done.status);
      await letter(ada.email, subject);
    },
  );

  test('is refused alike at GraphQL, which takes the password, too', async () => {
    const token = await agedToken(await member(), 11);
    const ask = (mutation: string) =>
      graphql(token, `mutation { ${mutation} { __typename ... on UserError { code field } } }`);
    const refusal = { __typename: 'UserError', code: 'INVALID', field: 'currentPassword' };
    expect(await ask('createApiKey(input: { name: "x", scopes: [read] })')).toEqual({ createApiKey: refusal });
    expect(await ask('requestExport')).toEqual({ requestExport: refusal });
    expect(await ask('closeAccount(input: { confirmation: "delete everything" })')).toEqual({ closeAccount: refusal });
    expect(await ask('createWebhook(input: { url: "https://example.com/", events: ["link.created"] })')).toEqual({
      createWebhook: refusal,
    });
    expect(await ask(`requestExport(input: { currentPassword: "${PASSWORD}" })`)).toEqual({
      requestExport: { __typename: 'RequestExportSuccess' },
    });
  });

  test('takes a fresh sign-in where another provider has the password', async () => {
    const ada = await member();
    vi.spyOn(config, 'oidc', 'get').mockReturnValue({ issuer: 'https://id.example' } as never);
    try {
      let { token } = ada;
      expect((await deeds[0]![1](token, {})).status).toBe(201);
      token = await agedToken(ada, 11);
      expect(await deeds[0]![1](token, { current_password: PASSWORD })).toMatchObject({
        status: 403,
        body: { error: { code: 'SIGN_IN_AGAIN' } },
      });
    } finally {
      vi.restoreAllMocks();
    }
  });

  test('is told to confirmed addresses only, and thirty times an hour at most', async () => {
    const eve = await signUp();
    await makeKey(eve.token);
    await allSent();
    expect(mailbox.for(eve.email).some(({ raw }) => raw.includes('A new API key'))).toBe(false);
    const ada = await member();
    for (let n = 0; n < 32; n++) await makeKey(ada.token);
    await allSent();
    expect(mailbox.for(ada.email).filter(({ raw }) => raw.includes('A new API key'))).toHaveLength(30);
  });
});
