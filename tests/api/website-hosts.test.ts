// Of which hosts pages may report, by what proved the domain; and that owners learn of those that may not.
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { db } from '../../api/database/db.ts';
import { useSigningKey } from '../../api/measurements/signed-click-id.ts';
import { refusals } from '../../api/websites/reporting-website.ts';
import { useClicks } from '../kit/clicks.ts';
import { headerOf, navigation, visit } from '../kit/measuring.ts';
import { shorten } from '../kit/queries.ts';
import { sendAsPage, verifiedSite, websitesOf } from '../kit/websites.ts';
import { person, rest, useWorld, type Person } from '../kit/world.ts';

const clicks = useClicks();
useWorld(clicks.handler);
beforeAll(() => useSigningKey(Buffer.alloc(32, 7)));

let ada: Person;
let sites = 0;
let domain: string;
beforeEach(async () => {
  ada = await person();
  domain = `hosts${++sites}.example`;
});

/** A page of a host reports a visit and a measurement; resolves to both answers. */
async function reported(site: { id: number; snippetToken: string }, host: string) {
  const whose = { website_id: site.id, snippet_token: site.snippetToken, session_id: crypto.randomUUID() };
  const origin = `https://${host}`;
  const all = [
    await sendAsPage('/api/visits', { ...whose, seq: 1, age_ms: 0, views: 1, visible_ms: 0 }, { origin }),
    await sendAsPage('/api/snippet-measurements', { ...whose, measurements: { rtt: 20 } }, { origin }),
  ];
  return all.map(({ status, body }) => [status, body?.error?.message ?? null]);
}
const taken = [
  [204, null],
  [200, null],
];

test.each(['file', 'meta', 'script'] as const)('a proof by %s is for its host and www below it', async (verifiedBy) => {
  const site = await verifiedSite(ada.id, domain, { verifiedBy });
  expect(await reported(site, domain)).toEqual(taken);
  expect(await reported(site, `www.${domain}`)).toEqual(taken);
  const refused = await reported(site, `blog.${domain}`);
  expect(refused).toEqual([
    [403, refusals.subdomain],
    [403, refusals.subdomain],
  ]);
  expect(await db.visit.count({ where: { websiteId: site.id } })).toBe(2);
  const [shown] = await websitesOf(ada);
  expect(shown.refusedHost).toBe(`blog.${domain}`);
  expect((await rest(ada, 'GET', `/api/websites/${site.id}`)).body.refused_host).toBe(`blog.${domain}`);
});

test('a TXT record is for every subdomain, and ends what was refused before', async () => {
  const site = await verifiedSite(ada.id, domain, { refusedHost: `a.${domain}`, refusedAt: new Date() });
  expect((await websitesOf(ada))[0].refusedHost).toBe(`a.${domain}`);
  await db.website.update({ where: { id: site.id }, data: { verifiedBy: 'dns' } });
  expect(await reported(site, `a.b.${domain}`)).toEqual(taken);
  expect((await websitesOf(ada))[0].refusedHost).toBeNull();
});

test('what was refused is forgotten after a week, and hosts of others are not noted', async () => {
  const refusedAt = new Date(Date.now() - 7 * 86_400_000 - 1_000);
  const site = await verifiedSite(ada.id, domain, { refusedHost: `old.${domain}`, refusedAt });
  expect((await websitesOf(ada))[0].refusedHost).toBeNull();
  expect((await reported(site, 'evil.example'))[0]).toEqual([403, refusals.origin]);
  expect((await reported(site, `evil-${domain}`))[0]).toEqual([403, refusals.origin]);
  expect((await db.website.findUniqueOrThrow({ where: { id: site.id } })).refusedHost).toBe(`old.${domain}`);
});

test('a pending website takes reports of its host, which count in no figure, and of no other', async () => {
  const site = await verifiedSite(ada.id, domain, { verifiedAt: null, verifiedBy: null });
  expect(await reported(site, domain)).toEqual(taken);
  expect((await reported(site, `blog.${domain}`))[0]).toEqual([403, refusals.subdomain]);
  expect(await db.visit.findMany({ where: { websiteId: site.id } })).toMatchObject([{ isCounted: false }]);
});

test('links to www of a website carry the id of the click, those to other subdomains do not', async () => {
  await verifiedSite(ada.id, domain);
  const ledTo = async (host: string) => {
    const { shortCode } = await shorten(ada, { originalUrl: `https://${host}/` });
    return headerOf((await visit(navigation, shortCode)).headers, 'location')!;
  };
  expect(await ledTo(`www.${domain}`)).toContain('fb_click_id=');
  expect(await ledTo(`blog.${domain}`)).not.toContain('fb_click_id=');
});
