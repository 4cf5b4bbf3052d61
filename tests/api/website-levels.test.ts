// What is kept of the way of a website's visitors, by the level that its owner chose.
import { beforeAll, expect, test } from 'vitest';
import { mintClickId } from '../../api/click-model/click-id.ts';
import { packCountry } from '../../api/click-model/dimensions.ts';
import { usePlaceFinder } from '../../api/click-model/place-of.ts';
import { db } from '../../api/database/db.ts';
import { signClickId, useSigningKey } from '../../api/measurements/signed-click-id.ts';
import { proven } from '../kit/measuring.ts';
import { sendAsPage, verifiedSite } from '../kit/websites.ts';
import { person, useWorld } from '../kit/world.ts';

useWorld();
beforeAll(() => {
  useSigningKey(Buffer.alloc(32, 7));
  usePlaceFinder(async () => ({ country: packCountry('DE'), network: 'AS64496 Example Telekom' }));
});

const measured = { rtt_samples_ms: [21, 22, 21.5], throughput_samples_mbps: [17.5], effective_type: '4g' };

/** A page of a website reports its way and names its click; resolves to what is stored of both. */
async function reported(level: 'none' | 'essential') {
  const owner = await person();
  await db.networkSettings.create({ data: { ownerId: owner.id, level } });
  const site = await verifiedSite(owner.id, `${level}.example`);
  const clickId = signClickId(mintClickId(Date.now()), { source: 'embed', isPrivate: false })!;
  const body = {
    ...{ website_id: site.id, snippet_token: site.snippetToken, session_id: crypto.randomUUID() },
    ...{ click_id: clickId, ...proven({ ...measured, test_duration_ms: 640 }) },
  };
  const { status } = await sendAsPage('/api/snippet-measurements', body, { origin: `https://${site.domain}` });
  expect(status).toBe(200);
  const [row] = await db.snippetMeasurement.findMany({ where: { websiteId: site.id } });
  return { row, ofClick: await db.measurement.count({ where: { clickId: clickId.slice(0, 32) } }) };
}

test('essential keeps the way', async () => {
  const { row, ofClick } = await reported('essential');
  expect(row).toMatchObject({ rttMs: 21.5, throughputMbps: 17.5, network: 'AS64496 Example Telekom' });
  expect(ofClick).toBe(1);
});

test('none keeps nothing of it, of the page or of its click', async () => {
  const { row, ofClick } = await reported('none');
  const none = {
    rttMs: null,
    throughputMbps: null,
    score: null,
    network: null,
    networkType: null,
    effectiveType: null,
  };
  expect(row).toMatchObject({ ...none, rtts: [], throughputs: [] });
  expect(ofClick).toBe(0);
});
