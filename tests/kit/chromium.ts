// A real Chromium over a real installation, for the tests that look at the product as a person does.
import { randomInt } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright';
import { afterAll, afterEach, beforeAll, expect, inject, type TestContext } from 'vitest';
import { localHour } from '../../api/common/local-time.ts';
import { FLAGS } from './chromium-flags.ts';
import { findChromium, findChromiumShell } from './chromium-path.ts';
import { returnWindows, STILL_PAGE, takeWindow } from './kept-windows.ts';
import { makeInstallation, type Installation } from './installation.ts';
import { migratedFolder } from './migrated-folder.ts';
import { Browser as FormBrowser, newAttempt, signUpForCode } from './browser.ts';

/** What a busy machine may need for one step. */
const PATIENCE_MS = 120_000;

const password = 'correct horse battery staple';
/** Where short URLs lead: to a port that is not looked at before, so that no test asks the internet. */
export const ELSEWHERE = 'https://example.org:8443';

/** Where Chromium is, by default one without windows; throws without one. */
export function chromiumPath({ hasWindows = false } = {}): string {
  const path = hasWindows ? findChromium() : findChromiumShell();
  if (!path) throw new Error('These tests need Chromium; set CHROMIUM_PATH to one.');
  return path;
}

export interface Stage {
  installation: Installation;
  browser: Browser;
}

/** How a test's browser differs from the usual one. */
interface BrowserOptions {
  flags?: string[];
  /** Of those that Playwright sets. */
  withoutFlags?: string[];
  /** Pages can be hidden behind others, be kept when they are left, and be rendered ahead. */
  hasWindows?: boolean;
}

/** What a worker has started. */
const worker = process as typeof process & { usualBrowser?: Promise<Browser> };

/** The worker's browser, started by the first file that needs no other; it ends with the worker. */
const usualBrowser = (): Promise<Browser> =>
  (worker.usualBrowser ??= chromium.launch({ executablePath: chromiumPath(), args: [...FLAGS] }));

const launch = ({ flags = [], withoutFlags = [], hasWindows = false }: BrowserOptions): Promise<Browser> =>
  chromium.launch({
    executablePath: chromiumPath({ hasWindows }),
    args: [...FLAGS, ...flags],
    ignoreDefaultArgs: withoutFlags,
  });

/** Clicks are in a database of their own where the tests of figures run on ClickHouse. */
function placeOfClicks(): Record<string, string> {
  const clickHouse = inject('clickHouse');
  return clickHouse ? { CLICKHOUSE_URL: `${clickHouse}/stage_${crypto.randomUUID().replaceAll('-', '')}` } : {};
}

/** Starts an installation, and a browser where the usual one will not do. */
export async function startStage(env: Record<string, string> = {}, options?: BrowserOptions): Promise<Stage> {
  const installation = await makeInstallation({ ...placeOfClicks(), ...env }, migratedFolder());
  await installation.start();
  return { installation, browser: await (options ? launch(options) : usualBrowser()) };
}

const LONGEST_TEXT = 2_000;

/** Prints what the pages of a test that failed showed at its end: a machine of CI can be asked nothing afterwards. */
async function tellWindows({ browser, installation }: Stage): Promise<void> {
  for (const page of browser.contexts().flatMap((context) => context.pages())) {
    const shown = await page.innerText('body', { timeout: 5_000 }).catch((error: Error) => `(${error.message})`);
    process.stderr.write(`${page.url()} shows:\n${shown.slice(0, LONGEST_TEXT)}\n\n`);
  }
  process.stderr.write(`The installation said at last:\n${installation.output().slice(-LONGEST_TEXT)}\n`);
}

/** Closes the windows of a test; tells what they showed where it failed. */
export async function closeWindows(stage: Stage, { task }: TestContext): Promise<void> {
  const hasFailed = task.result?.state === 'fail';
  if (hasFailed) await tellWindows(stage);
  await returnWindows(stage.browser, stage.installation.origin, hasFailed);
}

/** Starts an installation for the tests of a file, and a browser with `options`; each test's windows are closed after it. */
export function useStage(env?: Record<string, string>, options?: BrowserOptions): Stage {
  const stage = {} as Stage;
  beforeAll(async () => {
    Object.assign(stage, await startStage(env, options));
  });
  afterEach((context) => closeWindows(stage, context));
  afterAll(async () => {
    if (options) await stage.browser?.close();
    await stage.installation?.remove();
  });
  return stage;
}

export interface Tab {
  page: Page;
  context: BrowserContext;
  /** What the page complained of on its console. */
  complaints: string[];
}

const ZONES = ['Europe/Berlin', 'America/New_York'];

/** A zone whose day does not end while the tests run: what they count as today stays today's. */
const zoneInTheDay = () => ZONES.find((zone) => localHour(zone, Date.now()).hour < 23)!;

const DESK = { width: 1280, height: 900 };

/** A window as if it were new, nobody signed in. */
export async function openTab(
  stage: Stage,
  options: { width?: number; dark?: boolean; isPhone?: boolean } = {},
): Promise<Tab> {
  const { context, page } = await takeWindow(stage.browser, {
    viewport: DESK,
    timezoneId: zoneInTheDay(),
    locale: 'en-US',
    hasTouch: options.isPhone ?? false,
    isMobile: options.isPhone ?? false,
  });
  context.setDefaultTimeout(PATIENCE_MS);
  await page.setViewportSize({ ...DESK, width: options.width ?? DESK.width });
  await page.emulateMedia({
    media: null,
    colorScheme: options.dark ? 'dark' : 'light',
    reducedMotion: 'reduce',
  });
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  return { page, context, complaints };
}

let people = 0;
/** Files that share an installation sign up more people than may come from one address. */
const ownAddress = () => `198.18.${randomInt(256)}.${randomInt(256)}`;
const newEmail = () => `person${++people}-${Date.now()}@example.test`;

/** Creates an account as the sign-up page does, but without a window; the next page of the tab is signed in. */
export async function signedUp(stage: Stage, { page, context }: Tab): Promise<string> {
  const { origin } = stage.installation;
  const email = newEmail();
  const redirect_uri = `${origin}/auth/callback`;
  const { code, attempt } = await signUpForCode(
    new FormBrowser(origin, origin, ownAddress()),
    email,
    newAttempt({}, origin),
  );
  const response = await fetch(`${origin}/api/auth/oauth/callback`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'footbridge-session': 'cookie' },
    body: JSON.stringify({ code, redirect_uri, code_verifier: attempt.verifier, time_zone: zoneInTheDay() }),
  });
  expect(response.status).toBe(200);
  const [name, value] = response.headers.getSetCookie()[0]!.split(';')[0]!.split('=') as [string, string];
  await context.addCookies([{ name, value, url: `${origin}/api/auth/`, httpOnly: true, sameSite: 'Strict' }]);
  const { tokens, user } = (await response.json()) as { tokens: Record<string, string>; user: object };
  if (!page.url().startsWith(`${origin}/`)) await page.goto(origin + STILL_PAGE);
  await page.evaluate(
    ([access, expiry, person]) => {
      localStorage.setItem('access_token', access!);
      localStorage.setItem('token_expiry', expiry!);
      localStorage.setItem('user', person!);
    },
    [tokens.access_token, tokens.expires_at, JSON.stringify(user)],
  );
  return email;
}

/** Adds a short URL straight into the tables. */
export async function addLink(stage: Stage, email: string, code: string): Promise<void> {
  await stage.installation.query(
    `INSERT INTO short_url (owner_id, short_code, original_url, title)
     SELECT id, $2::text, $3::text || '/' || $2::text, 'Link ' || left($2::text, 1) FROM app_user WHERE email = $1`,
    [email, code, ELSEWHERE],
  );
}

/** Creates an account through the sign-up page and arrives on the dashboard. */
export async function signUp(stage: Stage, page: Page, name = 'Ada'): Promise<string> {
  const email = newEmail();
  await page.goto(`${stage.installation.origin}/dashboard`);
  await page.getByRole('button', { name: 'Create an account' }).click();
  await page.getByLabel('First name').fill(name);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.waitForURL('**/dashboard');
  return email;
}

/** Shortens a URL through the form and returns its short code. */
export async function shorten(stage: Stage, page: Page, url: string): Promise<string> {
  await page.goto(`${stage.installation.origin}/urls/new`);
  await page.getByLabel('Destination').fill(url);
  await page.getByLabel('Destination').blur();
  await page.getByRole('button', { name: 'Create link' }).click();
  await page.getByRole('heading', { name: 'Link created' }).waitFor();
  const address = await page.getByRole('link', { name: 'Open', exact: true }).getAttribute('href');
  return address!.split('/').at(-1)!;
}

/**
 * Puts the page into a theme: the server's own pages follow their style sheet, the app its root's mark, which is set
 * here by hand because headless Chromium does not always tell a page that the system's theme changed.
 */
async function showTheme(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await page.evaluate((theme) => {
    const { dataset } = document.documentElement;
    if (dataset.theme !== undefined) dataset.theme = theme;
  }, colorScheme);
}

/** As small as it comes: every page that is looked at compiles it anew. */
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const STANDARDS: axe.RunOnly = {
  type: 'tag',
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
};
/** All that the other theme can break: nothing but colours differs. */
const COLOURS: axe.RunOnly = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] };

/** Fails with axe's own words where the page breaks these rules in a theme. */
async function expectRulesKept(page: Page, colorScheme: 'light' | 'dark', runOnly: axe.RunOnly): Promise<void> {
  await showTheme(page, colorScheme);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  // To describe all that keeps the rules takes longer than to look for what breaks them.
  const options: axe.RunOptions = { runOnly, resultTypes: ['violations'] };
  const told = await page.evaluate(async (run) => {
    const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(document, run);
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
  }, options);
  expect(told, `${page.url()} in ${colorScheme}`).toEqual([]);
}

/** Fails with axe's own words where the page breaks WCAG 2.2 AA, in both themes. */
export async function expectAccessible(page: Page): Promise<void> {
  await expectRulesKept(page, 'light', STANDARDS);
  await expectRulesKept(page, 'dark', COLOURS);
}

/** Waits until nothing of the page lies beside its window. */
export const expectToFit = (page: Page): Promise<void> =>
  expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth))
    .toBeLessThanOrEqual(0);

/** The same page, as it fits and can be used by everybody at the widths of a desk and of a phone. */
export async function expectAccessibleAtBothWidths(page: Page): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 900 });
  await expectToFit(page);
  await expectAccessible(page);
  await page.setViewportSize({ width: 375, height: 900 });
  await expectToFit(page);
  await expectRulesKept(page, 'dark', STANDARDS);
}
