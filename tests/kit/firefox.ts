// A real Firefox, driven over WebDriver BiDi: what is made for visitors has to work in another engine than Chromium's, too.
import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import { afterAll, beforeAll } from 'vitest';
import { firefoxPath } from './firefox-path.ts';
import { makeInstallation, type Installation } from './installation.ts';
import { migratedFolder } from './migrated-folder.ts';

const PATIENCE_MS = 120_000;

export interface FirefoxStage {
  installation: Installation;
  browser: Browser;
}

/** Starts an installation and a Firefox for the tests of a file. */
export function useFirefox(): FirefoxStage {
  const stage = {} as FirefoxStage;
  beforeAll(async () => {
    stage.installation = await makeInstallation({}, migratedFolder());
    await stage.installation.start();
    stage.browser = await puppeteer.launch({ browser: 'firefox', executablePath: firefoxPath!, headless: true });
  });
  afterAll(async () => {
    await stage.browser?.close();
    await stage.installation?.remove();
  });
  return stage;
}

/** A tab of its own, and what its pages complained of on their consoles. */
export async function firefoxTab(
  { browser }: FirefoxStage,
  { background = false } = {},
): Promise<{ page: Page; complaints: string[] }> {
  const page = await browser.newPage({ type: 'tab', background });
  page.setDefaultTimeout(PATIENCE_MS);
  const complaints: string[] = [];
  page.on('console', (message) => void complaints.push(message.text()));
  page.on('pageerror', (error) => void complaints.push(String(error)));
  return { page, complaints };
}
