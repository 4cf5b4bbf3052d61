// Where the browsers of the tests are, and how they get there.
import { existsSync } from 'node:fs';
import { spawnSync } from 'node:child_process';

const browsers = {
  chromium: {
    name: 'Chromium',
    setting: 'CHROMIUM_PATH',
    programs: ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'],
    mac: '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    debian: 'chromium',
  },
  // Chromium without windows and tabs: what it draws is there in time, and it takes less of the processors.
  shell: {
    name: 'Chromium without windows',
    setting: 'CHROMIUM_SHELL_PATH',
    programs: ['chromium-headless-shell', 'chrome-headless-shell'],
    debian: 'chromium-headless-shell',
  },
  firefox: {
    name: 'Firefox',
    setting: 'FIREFOX_PATH',
    programs: ['firefox-esr', 'firefox'],
    mac: '/Applications/Firefox.app/Contents/MacOS/firefox',
    debian: 'firefox-esr',
  },
};

const onPath = ({ programs }) =>
  programs.map((name) => spawnSync('which', [name], { encoding: 'utf8' }).stdout?.trim()).find(Boolean);

/** Path of a browser; undefined where there is none. */
const find = (browser) =>
  process.env[browser.setting] || onPath(browser) || (existsSync(browser.mac ?? '') ? browser.mac : undefined);

/** Installs Debian's packages of those that are missing, where it may. */
function install(missing) {
  if (!missing.length || process.getuid?.() !== 0 || spawnSync('which', ['apt-get']).status !== 0) return;
  const packages = missing.map(({ debian }) => debian);
  console.log(`  Installing ${missing.map(({ name }) => name).join(', ')} (apt-get install ${packages.join(' ')}) …`);
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
  const quiet = { stdio: ['ignore', 'ignore', 'inherit'] };
  const apt = (...names) => spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...names], quiet);
  // One package that a system does not have must not keep the others away.
  if (apt(...packages).status !== 0) for (const name of packages) apt(name);
}

/**
 * The paths of all browsers, as the settings that name them: Chromium, without which it ends the process with the
 * remedy; the shell, which Chromium stands in for; Firefox, empty where there is none, and then its tests are skipped.
 */
export function findBrowsers() {
  const { chromium, shell, firefox } = browsers;
  // Whoever names a Chromium means it for every test.
  const wanted = process.env.CHROMIUM_PATH ? [chromium, firefox] : [chromium, shell, firefox];
  install(wanted.filter((browser) => !find(browser)));
  const path = find(chromium);
  if (!path) {
    console.error('The browser tests need Chromium: install it (apt-get install chromium), or set CHROMIUM_PATH.');
    process.emit('SIGTERM', 'SIGTERM'); // `run` hands it on to npm, which may be installing still
    process.exit(1);
  }
  const shellPath = (wanted.includes(shell) && find(shell)) || process.env.CHROMIUM_SHELL_PATH || path;
  return { CHROMIUM_PATH: path, CHROMIUM_SHELL_PATH: shellPath, FIREFOX_PATH: find(firefox) ?? '' };
}

export const WITHOUT_FIREFOX =
  'NOT TESTED IN FIREFOX: there is none here. Install it (apt-get install firefox-esr), or set FIREFOX_PATH.';
