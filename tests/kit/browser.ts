// A browser without a screen: cookies by path, redirects followed by hand, forms read from the page.
import { createHash, randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { listen } from './listen.ts';

/** The name the application believes it has; requests to it go to the port under test. */
export const PUBLIC_ORIGIN = 'http://localhost:3000';
export const CALLBACK = `${PUBLIC_ORIGIN}/auth/callback`;

/** The application with its embedded identity provider in charge, listening on a free port. */
export async function startInstallation(): Promise<{ app: FastifyInstance; origin: string }> {
  // Only for those who ask: a browser of a test that runs the real binary has no application of its own.
  const { buildApp } = await import('../../api/doors/http/app.ts');
  const { openIdentity } = await import('../../api/doors/http/identity-door.ts');
  const app = await buildApp(() => false);
  openIdentity(app);
  return { app, origin: await listen(app) };
}

export interface Shown {
  status: number;
  url: string;
  html: string;
  headers: Headers;
}

interface Cookie {
  name: string;
  value: string;
  path: string;
}

export class Browser {
  cookies: Cookie[] = [];
  origin: string;
  readonly publicOrigin: string;
  /** What a proxy in front says of it; believed where the installation trusts one. */
  readonly #forwarded: Record<string, string>;

  constructor(origin: string, publicOrigin = PUBLIC_ORIGIN, address?: string) {
    this.origin = origin;
    this.publicOrigin = publicOrigin;
    this.#forwarded = address ? { 'x-forwarded-for': address } : {};
  }

  /** Opens a page and follows redirects until one leaves the identity provider. */
  async open(url: string, init: RequestInit = {}): Promise<Shown> {
    const target = new URL(url, this.publicOrigin);
    const response = await fetch(this.origin + target.pathname + target.search, {
      ...init,
      redirect: 'manual',
      headers: { accept: 'text/html', ...this.#forwarded, ...init.headers, cookie: this.#cookiesFor(target.pathname) },
    });
    response.headers.getSetCookie().forEach((line) => this.#keep(line, target.pathname));
    const next = response.headers.get('location');
    if (!next)
      return { status: response.status, url: target.href, html: await response.text(), headers: response.headers };
    const to = new URL(next, target);
    const isOurs = to.origin === this.publicOrigin && /^\/(oidc|identity)\//.test(to.pathname);
    if (!isOurs) return { status: response.status, url: to.href, html: '', headers: response.headers };
    return this.open(to.href);
  }

  /** Sends the page's form with the given values over those that stand in it. */
  submit(page: Shown, values: Record<string, string>): Promise<Shown> {
    const [, action] = /<form[^>]* action="([^"]+)"/.exec(page.html) ?? [];
    if (!action) throw new Error(`no form on ${page.url}: ${page.html.slice(0, 200)}`);
    const inputs = [...page.html.matchAll(/<input[^>]*>/g)].map(([tag]) => tag);
    const standing = inputs.map((tag) => [attribute(tag, 'name'), attribute(tag, 'value')]);
    const form = new URLSearchParams({ ...Object.fromEntries(standing), ...values });
    return this.open(new URL(action, page.url).href, {
      method: 'POST',
      body: form.toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
  }

  #cookiesFor(path: string): string {
    const fitting = this.cookies.filter(
      (cookie) => path === cookie.path || path.startsWith(cookie.path.replace(/\/?$/, '/')),
    );
    return fitting.map(({ name, value }) => `${name}=${value}`).join('; ');
  }

  #keep(line: string, requestPath: string): void {
    const [pair = '', ...rest] = line.split(';').map((part) => part.trim());
    const at = pair.indexOf('=');
    const option = (name: string) =>
      rest.find((part) => part.toLowerCase().startsWith(`${name}=`))?.slice(name.length + 1);
    const cookie = { name: pair.slice(0, at), value: pair.slice(at + 1), path: option('path') ?? requestPath };
    this.cookies = this.cookies.filter(({ name, path }) => name !== cookie.name || path !== cookie.path);
    const expires = option('expires');
    if (!expires || Date.parse(expires) > Date.now()) this.cookies.push(cookie);
  }
}

function attribute(tag: string, name: string): string {
  const value = new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1] ?? '';
  return value.replaceAll('&quot;', '"').replaceAll('&#39;', "'").replaceAll('&lt;', '<').replaceAll('&amp;', '&');
}

export interface Attempt {
  url: string;
  state: string;
  verifier: string;
}

/** What the web app does first: a sign-in address with state and PKCE challenge. */
export function newAttempt(changes: Record<string, string> = {}, origin = PUBLIC_ORIGIN): Attempt {
  const verifier = randomBytes(32).toString('base64url');
  const state = randomBytes(16).toString('base64url');
  const query = new URLSearchParams({
    response_type: 'code',
    client_id: 'footbridge-web',
    redirect_uri: `${origin}/auth/callback`,
    scope: 'openid email profile',
    state,
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    ...changes,
  });
  return { url: `${origin}/oidc/auth?${query}`, state, verifier };
}

/** Where the sign-in pages' link to the sign-up leads. */
export async function openSignUp(browser: Browser, attempt: Attempt): Promise<Shown> {
  const signIn = await browser.open(attempt.url);
  const [, link] = /formaction="([^"]+\/sign-up)"/.exec(signIn.html) ?? [];
  return browser.open(new URL(link!, signIn.url).href);
}

/** Signs a new account up and in, as the web app does; resolves to what the app gets. */
export async function signUpForSession(
  origin: string,
  email: string,
): Promise<{ tokens: { access_token: string; expires_at: string }; user: object }> {
  const { code, attempt } = await signUpForCode(new Browser(origin, origin), email, newAttempt({}, origin));
  const response = await fetch(`${origin}/api/auth/oauth/callback`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ code, redirect_uri: `${origin}/auth/callback`, code_verifier: attempt.verifier }),
  });
  if (!response.ok) throw new Error(`the account could not sign in: ${await response.text()}`);
  return await response.json();
}

/** Signs a new account up and returns the code the callback page gets. */
export async function signUpForCode(browser: Browser, email: string, attempt = newAttempt()) {
  const page = await openSignUp(browser, attempt);
  const back = await browser.submit(page, { name: 'Grace', email, password: 'correct horse' });
  return { attempt, code: new URL(back.url).searchParams.get('code')!, back };
}
