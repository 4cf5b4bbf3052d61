import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { db } from '../../api/database/db.ts';
import { useSigningKey } from '../../api/measurements/signed-click-id.ts';
import { EXPIRY_MS } from '../../api/measurements/submit-measurement.ts';
import { useClicks } from '../kit/clicks.ts';
import { bodyOf, headerOf, idIn, navigation, submit, visit } from '../kit/measuring.ts';
import { shorten } from '../kit/queries.ts';
import { person, useWorld, type Person } from '../kit/world.ts';

const clicks = useClicks();
useWorld(clicks.handler);

const HOUR_MS = 3_600_000;
let ada: Person;
beforeAll(async () => {
  useSigningKey(Buffer.alloc(32, 7));
  ada = await person();
});
beforeEach(() => void vi.useRealTimers());

describe('a website that measures itself', () => {
  let bob: Person;
  beforeEach(async () => {
    bob = await person();
    await db.networkSettings.create({ data: { ownerId: bob.id, level: 'full', method: 'embed' } });
  });
  const site = (domain: string, more: object = {}) =>
    db.website.create({
      data: {
        ownerId: bob.id,
        domain,
        snippetToken: crypto.randomUUID().replaceAll('-', ''),
        verificationToken: '0'.repeat(32),
        verifiedAt: new Date(),
        verifiedBy: 'file',
        ...more,
      },
    });
  /** Where a visitor of a link to this destination is sent. */
  async function sentTo(originalUrl: string): Promise<string> {
    const { shortCode } = await shorten(bob, { originalUrl });
    const { status, headers } = await visit(navigation, shortCode);
    expect(status).toBe(302);
    return headerOf(headers, 'location')!;
  }
  const idOf = (address: string) => new URL(address).searchParams.get('fb_click_id')!;

  test.each([
    ['https://shop.test/a%2fb?q="x"#part', 'https://shop.test/a%2fb?q="x"&fb_click_id=ID#part'],
    ['https://shop.test/a', 'https://shop.test/a?fb_click_id=ID'],
    ['https://shop.test#a?b', 'https://shop.test?fb_click_id=ID#a?b'],
  ])('%s gets the id of the click, and keeps every other byte', async (from, to) => {
    await site('shop.test');
    expect((await sentTo(from)).replace(/[0-9a-f]{48}/, 'ID')).toBe(to);
  });

  test.each([
    ['is pending', { verifiedAt: null }],
    ['is switched off', { isActive: false }],
    ['is a subdomain that a file cannot prove', { domain: 'test.example' }],
  ])('one that %s gets no id', async (_name, more) => {
    await site('shop.test.example', more);
    expect(await sentTo('https://shop.test.example/')).toBe('https://shop.test.example/');
  });

  test.each([
    ['embed', null, 302, 'whether its snippet was seen or not'],
    ['hybrid', new Date(Date.now() - 23 * HOUR_MS), 302, 'whose snippet was seen within a day'],
    ['hybrid', new Date(Date.now() - 25 * HOUR_MS), 200, 'whose snippet was last seen before'],
    ['hybrid', null, 200, 'whose snippet was never seen'],
  ] as const)(
    '%s with a snippet seen at %s is answered %i: a website %s',
    async (method, snippetSeenAt, status, _why) => {
      await db.networkSettings.update({ where: { ownerId: bob.id }, data: { method } });
      const domain = `${crypto.randomUUID()}.example`;
      await site(domain, { snippetSeenAt });
      const { shortCode } = await shorten(bob, { originalUrl: `https://${domain}/` });
      const answer = await visit(navigation, shortCode);
      expect(answer.status).toBe(status);
      if (status === 302) expect(headerOf(answer.headers, 'location')).toContain('fb_click_id=');
      else expect(idIn(answer.body)).not.toBe('');
    },
  );

  test('hybrid measures here where the website is not verified, and takes up a snippet within a minute', async () => {
    await db.networkSettings.update({ where: { ownerId: bob.id }, data: { method: 'hybrid' } });
    const { id } = await site('pending.example', { verifiedAt: null, snippetSeenAt: new Date() });
    const { shortCode } = await shorten(bob, { originalUrl: 'https://pending.example/' });
    expect((await visit(navigation, shortCode)).status).toBe(200);
    await db.website.update({ where: { id }, data: { verifiedAt: new Date() } });
    const now = performance.now();
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => now + 60_001);
    expect((await visit(navigation, shortCode)).status).toBe(302);
    clock.mockRestore();
  });

  test('a TXT record proves subdomains; the website of somebody else proves nothing', async () => {
    await site('many.example', { verifiedBy: 'dns' });
    expect(await sentTo('https://a.many.example/')).toContain('fb_click_id=');
    expect(await sentTo('https://notmany.example/')).not.toContain('fb_click_id=');
    await site('else.example', { ownerId: ada.id });
    expect(await sentTo('https://else.example/')).not.toContain('fb_click_id=');
  });

  test('reports from its own pages, for half an hour, and can read the answer', async () => {
    await site('reports.example');
    const id = idOf(await sentTo('https://reports.example/'));
    expect((await submit(bodyOf(id), { origin: 'https://evil.example' })).status).toBe(403);
    expect((await submit(bodyOf(id))).status).toBe(403);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + EXPIRY_MS.embed - 5_000 });
    const { status, headers } = await submit(bodyOf(id), { origin: 'https://reports.example' });
    expect([status, headers.get('access-control-allow-origin')]).toEqual([200, 'https://reports.example']);
    expect(await db.measurement.findMany({ where: { clickId: id.slice(0, 32) } })).toMatchObject([{ source: 'embed' }]);
    const late = idOf(await sentTo('https://reports.example/'));
    vi.setSystemTime(Date.now() + EXPIRY_MS.embed + 5_000);
    expect((await submit(bodyOf(late), { origin: 'https://reports.example' })).status).toBe(410);
  });
});
