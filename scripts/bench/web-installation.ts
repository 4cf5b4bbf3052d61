// An installation with one account of 500 links and a year of clicks, and a browser profile that is signed in to it.
import { chromium, type BrowserContext } from 'playwright';
import pg from 'pg';
import { signUpForSession } from '../../tests/kit/browser.ts';
import { FLAGS } from '../../tests/kit/chromium-flags.ts';
import { findChromium } from '../../tests/kit/chromium-path.ts';
import { freePort, makeInstallation, type Installation } from '../../tests/kit/installation.ts';
import { openCleanUp } from './clean-up.ts';

const CLICKS = 200_000;

export interface WebBench {
  origin: string;
  context: BrowserContext;
  /** The link with the most clicks, as addresses name it. */
  linkId: string;
  /** Where Lighthouse reaches the browser. */
  debuggingPort: number;
  close(): Promise<void>;
}

/** Starts everything; the profile's pages are signed in until `signOut` forgets it. */
export async function startWebBench(): Promise<WebBench> {
  const cleanUp = openCleanUp();
  const installation = await makeInstallation();
  cleanUp.defer(() => installation.remove());
  await installation.start();
  const storage = await signUp(installation);
  await addYear(installation);
  const debuggingPort = await freePort();
  const context = await chromium.launchPersistentContext('', {
    executablePath: findChromium(),
    args: [...FLAGS, `--remote-debugging-port=${debuggingPort}`],
    viewport: { width: 1280, height: 900 },
  });
  cleanUp.defer(() => context.close());
  const page = await context.newPage();
  await page.goto(`${installation.origin}/help/metrics`);
  await page.evaluate((items) => items.forEach(([key, value]) => localStorage.setItem(key!, value!)), storage);
  await page.close();
  return {
    origin: installation.origin,
    context,
    linkId: encodeURIComponent(Buffer.from('ShortUrl:1').toString('base64')),
    debuggingPort,
    close: () => cleanUp.disposeAsync(),
  };
}

/** Creates the account, and returns what the web app keeps of its session. */
async function signUp({ origin }: Installation): Promise<[string, string][]> {
  const { tokens, user } = await signUpForSession(origin, 'ada@example.test');
  return [
    ['access_token', tokens.access_token],
    ['token_expiry', tokens.expires_at],
    ['user', JSON.stringify(user)],
  ];
}

/** Makes a year of clicks and gives them to the account that signed up. */
async function addYear(installation: Installation): Promise<void> {
  Object.assign(process.env, { DATABASE_URL: installation.databaseUrl(), LOG_LEVEL: 'warn' });
  const { makeYear } = await import('./analytics-clicks.ts');
  const pool = new pg.Pool({ connectionString: installation.databaseUrl() });
  const ownerId = await makeYear(pool, CLICKS, Date.now());
  await pool
    .query(
      `WITH person AS (DELETE FROM app_user WHERE id <> $1 RETURNING *)
     SELECT issuer, subject, email FROM person`,
      [ownerId],
    )
    .then(({ rows: [person] }) =>
      pool.query('UPDATE app_user SET issuer = $2, subject = $3, email = $4 WHERE id = $1', [
        ownerId,
        person.issuer,
        person.subject,
        person.email,
      ]),
    );
  await pool.end();
}
