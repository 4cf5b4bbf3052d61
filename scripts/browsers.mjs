// Where the browsers of the tests are, and how they get there.
import { existsSync } from 'node:fs';
import { spawnSync } from 'node:child_process';

const CHROMIUM = {
  name: 'Chromium',
  setting: 'CHROMIUM_PATH',
  programs: ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'],
  mac: '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  debian: 'chromium',
};
const FIREFOX = {
  name: 'Firefox',
  setting: 'FIREFOX_PATH',
  programs: ['firefox-esr', 'firefox'],
  mac: '/Applications/Firefox.app/Contents/MacOS/firefox',
  debian: 'firefox-esr',
};

const onPath = ({ programs }) =>
  programs.map((name) => spawnSync('which', [name], { encoding: 'utf8' }).stdout?.trim()).find(Boolean);

/** Path of a browser; installs Debian's package where it may, otherwise undefined. */
function find(browser) {
  const { name, setting, mac, debian } = browser;
  const found = process.env[setting] || onPath(browser) || (existsSync(mac) ? mac : undefined);
  if (found) return found;
  if (process.getuid?.() !== 0 || spawnSync('which', ['apt-get']).status !== 0) return undefined;
  console.log(`  Installing ${name} (apt-get install ${debian}) …`);
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', debian], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return onPath(browser);
}

/** Path of a Chromium; without one it ends the process with the remedy. */
export function findChromium() {
  const path = find(CHROMIUM);
  if (path) return path;
  console.error('The browser tests need Chromium: install it (apt-get install chromium), or set CHROMIUM_PATH.');
  process.exit(1);
}

/** Path of a Firefox; undefined without one, and then its tests are skipped. */
export const findFirefox = () => find(FIREFOX);

export const WITHOUT_FIREFOX =
  'NOT TESTED IN FIREFOX: there is none here. Install it (apt-get install firefox-esr), or set FIREFOX_PATH.';
