import { afterAll, beforeAll, expect, test } from 'vitest';
import { CHROME } from '../kit/agents.ts';
import { makeInstallation, type Installation } from '../kit/installation.ts';
import { migratedFolder } from '../kit/migrated-folder.ts';
import { addWebsite } from '../kit/website-reports.ts';

const EMAIL = 'ada@example.test';
let installation: Installation;

beforeAll(async () => {
  installation = await makeInstallation({ TRUSTED_PROXIES: 'loopback' }, migratedFolder());
  await installation.start();
  await installation.query(
    `WITH made AS (INSERT INTO app_user (issuer, subject, email, first_name) VALUES ('x', 'y', $1, 'Ada') RETURNING id)
     INSERT INTO network_settings (owner_id, level) SELECT id, 'essential' FROM made`,
    [EMAIL],
  );
});
afterAll(() => installation.remove());

test('country and network of a measurement come from the address, which is not stored', async () => {
  const { id, token } = await addWebsite(installation, EMAIL, 'shop.example');
  const places = () =>
    installation.query<{ network: string | null; country: string | null; row: string }>(
      'SELECT network, country, m::text AS row FROM snippet_measurement m WHERE website_id = $1 AND country IS NOT NULL',
      [id],
    );
  // The process that knows places may still be opening its databases.
  await expect
    .poll(async () => {
      const { status } = await fetch(`${installation.origin}/api/snippet-measurements`, {
        method: 'POST',
        headers: { origin: 'https://shop.example', 'user-agent': CHROME, 'x-forwarded-for': '8.8.8.8' },
        body: JSON.stringify({
          ...{ website_id: id, snippet_token: token, session_id: crypto.randomUUID(), measurements: { rtt: 20 } },
        }),
      });
      expect(status).toBe(200);
      return (await places()).length;
    })
    .toBeGreaterThan(0);
  const [place] = await places();
  expect(place).toMatchObject({ country: 'US', network: expect.stringMatching(/^AS15169 /) });
  expect(place!.row).not.toContain('8.8.8.8');
});
