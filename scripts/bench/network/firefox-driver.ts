// Runs on the visitor's side and drives a Firefox there. Each message is an address, which a new visitor opens at once, or "end",
// which ends that visit; each is answered by the time. It ends with its parent.
import puppeteer, { type BrowserContext } from 'puppeteer-core';
import { firefoxPath } from '../../../tests/kit/firefox-path.ts';

const [serverAddress, isHttp2] = process.argv.slice(2);

/** Every name is the laboratory's server, and nothing else is asked for. */
const extraPrefsFirefox = {
  'network.dns.forceResolve': serverAddress!,
  'network.trr.mode': 5,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'network.http.http2.enabled': isHttp2 === 'true',
  'dom.security.https_first': false,
};

process.on('SIGINT', () => {}); // the parent ends it
const browser = await puppeteer.launch({
  ...{ browser: 'firefox', executablePath: firefoxPath!, headless: true, acceptInsecureCerts: true },
  ...{ extraPrefsFirefox, handleSIGINT: false, handleSIGTERM: false },
});
process.once('disconnect', () => void browser.close().finally(() => process.exit(0)));

let visitor: BrowserContext | undefined;
const tell = () => void process.send!(Date.now());

async function obey(message: string): Promise<void> {
  if (message === 'end') {
    await visitor!.close();
    return tell();
  }
  visitor = await browser.createBrowserContext();
  const page = await visitor.newPage();
  tell();
  await page.goto(message).catch(() => {}); // whoever does not arrive is counted
}

process.on('message', (message: string) => void obey(message));
tell();
