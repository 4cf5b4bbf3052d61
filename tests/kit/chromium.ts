// A real Chromium over a real installation, for the tests that look at the product as a person does.
import { existsSync } from 'node:fs';
import AxeBuilder from '@axe-core/playwright';
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright';
import { afterAll, beforeAll, expect } from 'vitest';
import { makeInstallation, type Installation } from '../../scripts/bench/installation.ts';

const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', '--disable-background-networking'];

export const password = 'correct horse battery staple';

export interface Stage {
  installation: Installation;
  browser: Browser;
}

/** Starts an installation and a browser for the tests of a file. */
export function useStage(env: Record<string, string> = {}): Stage {
  const stage = {} as Stage;
  beforeAll(async () => {
    const executablePath = process.env.CHROMIUM_PATH ?? PLACES.find((path) => existsSync(path));
    if (!executablePath) throw new Error('These tests need Chromium; set CHROMIUM_PATH to one.');
    stage.installation = await makeInstallation(env);
    await stage.installation.start();
    stage.browser = await chromium.launch({ executablePath, args: FLAGS });
  });
  afterAll(async () => {
    await stage.browser?.close();
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

/** A fresh window, nobody signed in. */
export async function openTab(stage: Stage, options: { width?: number; dark?: boolean } = {}): Promise<Tab> {
  const context = await stage.browser.newContext({
    viewport: { width: options.width ?? 1280, height: 900 },
    colorScheme: options.dark ? 'dark' : 'light',
    timezoneId: 'Europe/Berlin',
    locale: 'en-US',
  });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  return { page, context, complaints };
}

let people = 0;

/** Creates an account through the sign-up page and arrives on the dashboard. */
export async function signUp(stage: Stage, page: Page, name = 'Ada'): Promise<string> {
  const email = `person${++people}-${Date.now()}@example.test`;
  await page.goto(`${stage.installation.origin}/dashboard`);
  await page.getByRole('link', { name: 'Create an account' }).click();
  await page.getByLabel('First name').fill(name);
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.waitForURL('**/dashboard');
  return email;
}

/** Shortens a URL through the form and returns its short code. */
export async function shorten(stage: Stage, page: Page, url: string): Promise<string> {
  await page.goto(`${stage.installation.origin}/urls/new`);
  await page.getByLabel('Original URL').fill(url);
  await page.getByLabel('Original URL').blur();
  await page.getByText('This URL can be shortened.').waitFor();
  await page.getByRole('button', { name: 'Create Short URL' }).click();
  await page.getByRole('heading', { name: 'Short URL created' }).waitFor();
  const shown = await page.getByRole('link', { name: /^localhost:\d+\// }).textContent();
  return shown!.trim().split('/').at(-1)!;
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

const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** All that the other theme can break: nothing but colours differs. */
const COLOURS = ['color-contrast', 'link-in-text-block'];

/** Fails with axe's own words where the page breaks WCAG 2.2 AA, in both themes. */
export async function expectAccessible(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await showTheme(page, colorScheme);
    const axe = new AxeBuilder({ page });
    const { violations } = await (colorScheme === 'light' ? axe.withTags(STANDARDS) : axe.withRules(COLOURS)).analyze();
    const told = violations.map((one) => `${one.id}: ${one.nodes.map((node) => node.html).join(' | ')}`);
    expect(told, `${page.url()} in ${colorScheme}`).toEqual([]);
  }
}
