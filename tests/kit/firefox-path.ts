import { existsSync } from 'node:fs';

const PLACES = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/usr/local/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
];

/** Where Firefox is; undefined where there is none. */
export const firefoxPath = process.env.FIREFOX_PATH || PLACES.find((path) => existsSync(path));
