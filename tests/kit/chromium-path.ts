import { existsSync } from 'node:fs';

const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** The Chromium of this machine; undefined where there is none. */
export const findChromium = (): string | undefined =>
  process.env.CHROMIUM_PATH ?? PLACES.find((path) => existsSync(path));
