import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { authorizedFetch } from '../../web/session/authorized-fetch.ts';
import { goTo } from '../../web/session/go-to.ts';
import { markSignedOut } from '../../web/session/sign-out.ts';
import { writeTokens } from '../../web/session/storage.ts';
import { openLoginPage } from '../kit/login-page.ts';

vi.mock('../../web/session/go-to.ts', () => ({ goTo: vi.fn() }));

const config = {
  authorization_endpoint: 'https://id.test/auth',
  client_id: 'web',
  scope: 'openid',
  redirect_uri: 'http://localhost:3000/auth/callback',
};
let answers: Record<string, () => Response>;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  vi.mocked(goTo).mockClear();
  vi.stubGlobal('isSecureContext', true);
  answers = { '/api/auth/config': () => Response.json(config) };
  vi.stubGlobal('fetch', async (path: string) => {
    const answer = answers[path];
    if (!answer) throw new TypeError('no network');
    return answer();
  });
});
afterEach(() => vi.unstubAllGlobals());

const signIn = (minutes: number) =>
  writeTokens({
    access_token: 'a',

    expires_at: new Date(Date.now() + minutes * 60_000).toISOString(),
  });

test('somebody who comes by is sent on to the provider at once', async () => {
  const page = await openLoginPage('?return_to=/urls');
  expect(goTo).toHaveBeenCalledWith(expect.stringContaining('https://id.test/auth?response_type=code'));
  expect(page.button.hidden).toBe(true);
});

test('somebody who is signed in is sent back', async () => {
  signIn(60);
  await openLoginPage('?return_to=/urls');
  expect(goTo).toHaveBeenCalledWith('/urls');
});

const unauthenticated = { error: { code: 'UNAUTHENTICATED', message: 'Authentication required' } };

test('an expired session is said to be that, and signing in goes on', async () => {
  signIn(60);
  answers['/graphql'] = () => Response.json(unauthenticated, { status: 401 });
  answers['/api/auth/refresh'] = () => Response.json(unauthenticated, { status: 401 });
  await expect(authorizedFetch('/graphql')).rejects.toThrow();
  vi.mocked(goTo).mockClear();

  const page = await openLoginPage();
  expect(page.heading()).toBe('Your session has expired');
  expect(page.lead()).toBe('Sign in to continue.');
  expect(page.problem()).toBeNull();
  expect(goTo).not.toHaveBeenCalled();

  page.button.click();
  expect(page.button.disabled).toBe(true);
  await vi.waitFor(() => expect(goTo).toHaveBeenCalledWith(expect.stringContaining('https://id.test/auth')));
});

test('after Logout nobody is signed in again by the provider', async () => {
  markSignedOut();
  const page = await openLoginPage();
  expect(page.heading()).toBe('You are signed out');
  expect(goTo).not.toHaveBeenCalled();
});

test('a sign-in that cannot begin says why, and can be tried again', async () => {
  delete answers['/api/auth/config'];
  const page = await openLoginPage();
  expect(page.heading()).toBe('Sign-in failed');
  expect(page.problem()).toContain('Network error');
  expect(page.button.textContent).toBe('Try again');
  answers['/api/auth/config'] = () => Response.json(config);
  page.button.click();
  await vi.waitFor(() => expect(goTo).toHaveBeenCalledOnce());
});
