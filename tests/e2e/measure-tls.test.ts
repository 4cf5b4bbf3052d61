// The page that measures, over a certificate of the server's own: by HTTP/2, with the round trip of the handshake.
import { expect, test } from 'vitest';
import { certificateFolder } from '../kit/certificates.ts';
import { useStage } from '../kit/chromium.ts';
import { useDestination } from '../kit/destination.ts';
import { addMeasuredLink, visitorOf } from '../kit/measured-links.ts';

const { certificateFile, keyFile } = certificateFolder();
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
  expect(await link.clicks()).toMatchObject({ people: 1, handshakes: 1 });
});

test('the sign-in page is reached, and its answer says to come by HTTPS only', async () => {
  const page = await visitorOf(stage);
  const answer = await page.goto(`${stage.installation.origin}/login`);
  expect(answer!.headers()['strict-transport-security']).toContain('max-age');
  await page.getByRole('button', { name: 'Create an account' }).click();
  await page.getByLabel('First name').waitFor();
  expect(new URL(page.url()).origin).toBe(stage.installation.origin);
});
