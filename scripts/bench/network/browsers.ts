// The browsers of the laboratory's visitors: each visit is a new visitor's, with connections of its own.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { FLAGS } from '../../../tests/kit/chromium-flags.ts';
import { findChromiumShell } from '../../../tests/kit/chromium-path.ts';
import { firefoxPath } from '../../../tests/kit/firefox-path.ts';
import { visitorOf } from '../../../tests/kit/measured-links.ts';
import { SERVER_ADDRESS, type Laboratory } from './laboratory.ts';

export const browserNames = ['chromium', 'firefox'] as const;
export type BrowserName = (typeof browserNames)[number];

/** A browser on the visitor's side. */
export interface LineBrowser {
  /** Opens an address as a new visitor, and does not wait for the answer. */
  visit(address: string): Promise<Begun>;
}

/** A visit under way. */
export interface Begun {
  /** When the visitor set out, by this machine's clock. */
  setOutAt: number;
  end(): Promise<void>;
}

/** Lets a page set out for an address; whoever does not arrive is counted by the destination. */
function setOut(page: { goto(address: string): Promise<unknown> }, address: string, end: Begun['end']): Begun {
  const setOutAt = Date.now();
  page.goto(address).catch(() => {});
  return { setOutAt, end };
}

const LABORATORY_FLAGS = [
  ...FLAGS,
  '--ignore-certificate-errors',
  `--host-resolver-rules=MAP *.test ${SERVER_ADDRESS}, EXCLUDE ${SERVER_ADDRESS}, MAP * ~NOTFOUND`,
];

/** Where a browser is; undefined where it is not here. */
export const findBrowser = (name: BrowserName): string | undefined =>
  name === 'chromium' ? findChromiumShell() : firefoxPath;

interface Wanted {
  name: BrowserName;
  isHttp2: boolean;
}

/** Starts a browser across the line; `cleanUp` ends it. */
export const openBrowser = (
  { name, isHttp2 }: Wanted,
  laboratory: Laboratory,
  cleanUp: AsyncDisposableStack,
): Promise<LineBrowser> => (name === 'chromium' ? openChromium : openFirefox)(isHttp2, laboratory, cleanUp);

type Open = (isHttp2: boolean, laboratory: Laboratory, cleanUp: AsyncDisposableStack) => Promise<LineBrowser>;

const openChromium: Open = async (isHttp2, laboratory, cleanUp) => {
  const browser = await chromium.launch({
    executablePath: laboratory.onVisitorsSide(findChromiumShell()!),
    args: isHttp2 ? LABORATORY_FLAGS : [...LABORATORY_FLAGS, '--disable-http2'],
    handleSIGINT: false,
    handleSIGTERM: false,
  });
  cleanUp.defer(() => browser.close());
  return {
    async visit(address) {
      const page = await visitorOf({ browser });
      return setOut(page, address, () => page.context().close());
    },
  };
};

/** Firefox is driven over a port of its own side, so whatever drives it runs there, too. */
const openFirefox: Open = async (isHttp2, laboratory, cleanUp) => {
  const driver = fork(join(import.meta.dirname, 'firefox-driver.ts'), [SERVER_ADDRESS, String(isHttp2)], {
    execPath: laboratory.onVisitorsSide(process.execPath),
    stdio: 'inherit',
  });
  const ended = once(driver, 'exit');
  cleanUp.defer(async () => {
    if (driver.connected) driver.disconnect();
    await ended;
  });
  const told = async (): Promise<number> => {
    const [answer] = (await Promise.race([once(driver, 'message'), ended])) as [number | null];
    if (!driver.connected) throw new Error('Firefox ended.');
    return answer!;
  };
  await told();
  return {
    async visit(address) {
      driver.send(address);
      const setOutAt = await told();
      const end = async () => {
        driver.send('end');
        await told();
      };
      return { setOutAt, end };
    },
  };
};
