// The clicks with which reports of websites are kept: those on links of the website's owner, as long as these are measured.
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { db } from '../../api/database/db.ts';
import { useSigningKey } from '../../api/measurements/signed-click-id.ts';
import { refusals } from '../../api/measurements/submit-measurement.ts';
import { useClicks } from '../kit/clicks.ts';
import { bodyOf, headerOf, measured, navigation, proven, submit, visit } from '../kit/measuring.ts';
import { numberOf, shorten } from '../kit/queries.ts';
import { sendAsPage, verifiedSite } from '../kit/websites.ts';
import { person, rest, useWorld, type Person } from '../kit/world.ts';

const clicks = useClicks();
useWorld(clicks.handler);
beforeAll(() => useSigningKey(Buffer.alloc(32, 7)));

type Site = Awaited<ReturnType<typeof verifiedSite>>;
let ada: Person;
let adas: Site;
let eves: Site;
let link: Awaited<ReturnType<typeof shorten>>;
let sites = 0;
beforeEach(async () => {
  const eve = await person();
  ada = await person();
  adas = await verifiedSite(ada.id, `shop${++sites}.test`);
  eves = await verifiedSite(eve.id, `evil${sites}.test`);
  await db.networkSettings.create({ data: { ownerId: ada.id, level: 'full', method: 'embed' } });
  link = await shorten(ada, { originalUrl: `https://${adas.domain}/` });
});

/** The id of a new click that its website is handed. */
async function clicked(): Promise<string> {
  const { headers } = await visit(navigation, link.shortCode);
  return new URL(headerOf(headers, 'location')!).searchParams.get('fb_click_id')!;
}
async function storedClick(): Promise<string> {
  const id = await clicked();
  await clicks.settle();
  return id;
}
/** Reports what the snippet of a website measured. */
const report = (site: Site, click_id: string, headers: Record<string, string> = {}) =>
  sendAsPage(
    '/api/snippet-measurements',
    {
      ...{ website_id: site.id, snippet_token: site.snippetToken, session_id: crypto.randomUUID(), click_id },
      ...proven({ ...measured, test_duration_ms: 5 }),
    },
    { origin: `https://${site.domain}`, ...headers },
  );
/** The clicks that the measurements of a website were kept with, and how many there are of one click. */
async function keptWith(site: Site, id: string) {
  const rows = await db.snippetMeasurement.findMany({ where: { websiteId: site.id } });
  const measurements = await db.measurement.count({ where: { clickId: id.slice(0, 32) } });
  return [rows.map(({ clickId }) => clickId?.replaceAll('-', '') ?? null), measurements];
}

describe('a measurement of the snippet is kept', () => {
  test('with a click on a link of the same owner, whether it is stored yet or not', async () => {
    for (const id of [await clicked(), await storedClick()]) {
      expect((await report(adas, id)).status).toBe(200);
      expect((await keptWith(adas, id))[1]).toBe(1);
    }
  });

  test('without the click where the link is of somebody else, whose own website can still report', async () => {
    const id = await storedClick();
    expect((await report(eves, id)).status).toBe(200);
    expect(await keptWith(eves, id)).toEqual([[null], 0]);
    expect((await report(adas, id)).status).toBe(200);
    expect(await keptWith(adas, id)).toEqual([[id.slice(0, 32)], 1]);
  });

  test.each([
    ['has level none by now', 'PUT', { measurement_level: 'none' }, 200],
    ['is deleted', 'DELETE', undefined, 204],
  ] as const)('without the click where the link %s', async (_name, method, body, status) => {
    const id = await storedClick();
    expect((await rest(ada, method, `/api/urls/${numberOf(link.id)}`, body)).status).toBe(status);
    expect((await report(adas, id)).status).toBe(200);
    expect(await keptWith(adas, id)).toEqual([[null], 0]);
  });

  test.each(['Sec-GPC', 'DNT'])('without the click of who asks for privacy by now: %s', async (header) => {
    const id = await storedClick();
    expect((await report(adas, id, { [header]: '1' })).status).toBe(200);
    expect(await keptWith(adas, id)).toEqual([[null], 0]);
  });
});

test("only a website of the link's owner reports the click itself", async () => {
  const id = await storedClick();
  const foreign = await submit(bodyOf(id), { origin: `https://${eves.domain}` });
  expect([foreign.status, foreign.body.error.message]).toEqual([403, refusals.origin]);
  expect((await submit(bodyOf(id), { origin: `https://${adas.domain}` })).status).toBe(200);
  expect((await submit(bodyOf(await clicked()), { origin: `https://${adas.domain}` })).status).toBe(200);
});
