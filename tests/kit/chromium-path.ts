import { existsSync } from 'node:fs';

const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const SHELL = '/usr/bin/chromium-headless-shell';

/** The Chromium of this machine, with windows and tabs; undefined where there is none. */
export const findChromium = (): string | undefined =>
  process.env.CHROMIUM_PATH ?? PLACES.find((path) => existsSync(path));

/** A Chromium that has no windows, and draws in time therefore; where there is none, the usual one. */
export const findChromiumShell = (): string | undefined =>
  process.env.CHROMIUM_SHELL_PATH ?? (existsSync(SHELL) ? SHELL : findChromium());
