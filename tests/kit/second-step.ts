// An app on a phone that makes codes, and a sign-in that is asked for them.
import { expect } from 'vitest';
import { codeOf } from './app-codes.ts';
import { newAttempt, type Browser, type Shown } from './browser.ts';
import { call, newBrowser, PASSWORD } from './mail-world.ts';

/** The step of 30 seconds that the clock is in. */
const stepNow = () => Math.floor(Date.now() / 30_000);

/** Switches the codes on for somebody; resolves to the secret of the app and the recovery codes. */
export async function withApp({ token }: { token: string }): Promise<{ secret: string; codes: string[] }> {
  const { secret } = (await call('POST', '/api/account/second-step', token, {})).body;
  for (;;) {
    const step = stepNow();
    // The code of the last step: that of this one is left to the sign-in, as each is taken once.
    const code = codeOf(secret, -1);
    const { status, body } = await call('POST', '/api/account/second-step/activate', token, { code });
    if (status !== 200 && stepNow() > step) continue; // it had become the code before the last one
    expect(status).toBe(200);
    return { secret, codes: body.recovery_codes };
  }
}

/** A sign-in whose password was right: the browser, and the page that asks for a code. */
export async function afterPassword(email: string, password = PASSWORD): Promise<{ browser: Browser; page: Shown }> {
  const browser = newBrowser();
  const page = await browser.submit(await browser.open(newAttempt().url), { email, password });
  return { browser, page };
}

/** Whether a browser came back to the web app with a code of the provider. */
export const isSignedIn = ({ url }: Shown): boolean => url.includes('?code=');
