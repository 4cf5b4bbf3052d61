// The page that measures, over a certificate of the server's own: by HTTP/2, with the round trip that the server saw.
import { afterAll, expect, test } from 'vitest';
import { certificateFolder } from '../kit/certificates.ts';
import { useStage } from '../kit/chromium.ts';
import { useDestination } from '../kit/destination.ts';
import { addMeasuredLink, visitorOf } from '../kit/measured-links.ts';

const { certificateFile, keyFile, remove } = certificateFolder();
afterAll(remove);
const stage = useStage({ TLS_CERT_FILE: certificateFile, TLS_KEY_FILE: keyFile });
const destination = useDestination();

test('a visitor is measured by HTTP/2, and the server has seen the round trip itself', async () => {
  const link = await addMeasuredLink(stage, `${destination.origin}/target`);
  const page = await visitorOf(stage);
  await page.goto(link.address);
  await page.getByRole('heading', { name: 'There' }).waitFor();
  await expect.poll(async () => (await link.measurements()).length, { timeout: 60_000 }).toBe(1);
  const [measured] = await link.measurements();
  expect(measured).toMatchObject({ protocol: 'h2' });
  await expect.poll(link.clicks, { timeout: 10_000 }).toMatchObject({ people: 1, roundTrips: 1 });
});

/** An Android phone, as Chromium tells of one. */
const phone = {
  userAgent: `Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36`,
  userAgentMetadata: {
    ...{ platform: 'Android', platformVersion: '14.0.0', architecture: '', model: 'Pixel 8', mobile: true },
    brands: [{ brand: 'Google Chrome', version: '140' }],
  },
};

test.each(['none', 'full'])('on level %s, Chromium tells version and model from its second click on', async (level) => {
  const link = await addMeasuredLink(stage, `${destination.origin}/target`);
  await stage.installation.query(
    `UPDATE short_url SET measurement_level = $2::"MeasurementLevel" WHERE short_code = $1`,
    [link.code, level],
  );
  const page = await (await stage.browser.newContext({ ignoreHTTPSErrors: true })).newPage();
  await (await page.context().newCDPSession(page)).send('Emulation.setUserAgentOverride', phone);
  const told = () =>
    stage.installation.query(
      `SELECT v.label AS version, m.label AS model FROM analytics.click c JOIN short_url u ON u.id = c.link_id
         LEFT JOIN analytics.label v ON v.id = c.os_version LEFT JOIN analytics.label m ON m.id = c.device_model
       WHERE u.short_code = $1 ORDER BY c.at`,
      [link.code],
    );
  for (const clicked of [1, 2]) {
    await page.goto(link.address);
    await page.getByRole('heading', { name: 'There' }).waitFor();
    await expect.poll(async () => (await told()).length, { timeout: 60_000 }).toBe(clicked);
  }
  expect(await told()).toEqual([
    { version: null, model: null },
    { version: 'Android 14', model: 'Google Pixel 8' },
  ]);
});

test('the sign-in page is reached, and its answer says to come by HTTPS only', async () => {
  const page = await visitorOf(stage);
  const answer = await page.goto(`${stage.installation.origin}/login`);
  expect(answer!.headers()['strict-transport-security']).toContain('max-age');
  await page.getByRole('button', { name: 'Create an account' }).click();
  await page.getByLabel('First name').waitFor();
  expect(new URL(page.url()).origin).toBe(stage.installation.origin);
});
