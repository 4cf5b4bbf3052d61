// @afresh: it has settings of its own.
// Rules for visitors who are new or return on the same day: who is known again, and whose browser is told to remember.
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { onSettingsChange } from '../../api/live/settings-changes.ts';
import { useSigningKey } from '../../api/measurements/signed-click-id.ts';
import { DailyVisits } from '../../api/urls/daily-visits.ts';
import { agents, useClicks } from '../kit/clicks.ts';
import { cookieOf, globalId, openAs, passOf, WORD, type Visit } from '../kit/link-passwords.ts';
import { startOn } from '../kit/experiments.ts';
import { headerOf, navigation, visit } from '../kit/measuring.ts';
import { UPDATE_URL } from '../kit/queries.ts';
import { gql, person, rest, useWorld, type Person } from '../kit/world.ts';

// Before anything reads the settings.
vi.hoisted(() => {
  process.env.TRUSTED_PROXIES = '127.0.0.1';
});

const KEY = Buffer.alloc(32, 5);
const visits = new DailyVisits(KEY);
const clicks = useClicks({ visits });
useWorld(clicks.handler);
const stopHearing = onSettingsChange((ownerId) => clicks.links.expireOwner(ownerId));
afterAll(stopHearing);
beforeAll(() => useSigningKey(Buffer.alloc(32, 7)));

let ada: Person;
beforeEach(async () => {
  ada = await person({ tier: 'premium' });
  visits.useKeys([KEY]);
});
afterEach(() => {
  vi.useRealTimers();
});

const OWN = 'https://example.com/own';
const BACK = 'https://example.net/welcome-back';
const FIRST = 'https://example.net/welcome';
const returning = { destination: BACK, conditions: [{ visit: 'returning' }] };

async function linkWith(members: object = {}): Promise<{ id: number; short_code: string }> {
  const { status, body } = await rest(ada, 'POST', '/api/urls', {
    original_url: OWN,
    redirect_rules: [returning],
    ...members,
  });
  expect([status, body.error]).toEqual([201, undefined]);
  return body;
}
const at = (time: string) => vi.useFakeTimers({ now: new Date(time), toFake: ['Date'] });
const settings = (change: object) => rest(ada, 'PUT', '/api/users/me/network-settings', change);

/** Where somebody is led, and the cookies that came with it. */
async function led(code: string, visit: Visit = {}) {
  const { headers } = await openAs(code, visit);
  return { to: headers.get('location'), cookies: headers.getSetCookie() };
}
/** Somebody who has opened a link once. */
const seen = async (code: string) => cookieOf(await openAs(code));

describe('visitors', () => {
  test('return once they have opened the link on the same day, and are told to remember it once', async () => {
    const { id, short_code: code } = await linkWith({
      redirect_rules: [{ destination: FIRST, conditions: [{ visit: 'new' }, { device: ['desktop'] }] }, returning],
    });
    const first = await led(`${code}?a=1`);
    expect(first.to).toBe(FIRST);
    expect(first.cookies).toEqual([
      expect.stringMatching(
        new RegExp(`^footbridge_visit_${id}=[\\w-]{43}; Path=/${code}; Max-Age=\\d+; HttpOnly; SameSite=Lax$`),
      ),
    ]);
    const cookie = first.cookies[0]!.split(';')[0]!;
    expect(await led(code, { cookie: `a=1; ${cookie}; b=2` })).toEqual({ to: BACK, cookies: [] });
    expect(await led(code, { cookie: cookie.replace('=', '=x') })).toMatchObject({ to: FIRST });
    // The same for everybody, so that it tells nobody from another.
    expect(await seen(code)).toBe(cookie);
    expect(await clicks.settle()).toBe(4);
  });

  test('are known by a link of its own alone, and links without such a rule set nothing', async () => {
    const [one, other] = [await linkWith(), await linkWith()];
    const cookie = await seen(one.short_code);
    expect((await led(other.short_code, { cookie })).to).toBe(OWN);
    const renamed = cookie.replace(String(one.id), String(other.id));
    expect((await led(other.short_code, { cookie: renamed })).to).toBe(OWN);
    const plain = await linkWith({ redirect_rules: [{ destination: BACK, conditions: [{ os: ['iOS'] }] }] });
    expect(await led(plain.short_code)).toEqual({ to: OWN, cookies: [] });
  });

  test('are new again with the next day on the clocks of the account, at which the cookie ends', async () => {
    ada = await person({ tier: 'premium', timeZone: 'Pacific/Auckland' });
    const { short_code: code } = await linkWith();
    at('2026-06-10T11:59:30Z'); // half a minute before midnight in Auckland
    const { cookies } = await led(code);
    expect(cookies[0]).toContain('; Max-Age=30;');
    const cookie = cookies[0]!.split(';')[0]!;
    expect((await led(code, { cookie })).to).toBe(BACK);
    at('2026-06-10T12:00:00Z');
    const next = await led(code, { cookie });
    expect(next).toMatchObject({ to: OWN, cookies: [expect.stringContaining('; Max-Age=86400;')] });
  });

  test('stay known while the key that signed is accepted, and no longer', async () => {
    const { short_code: code } = await linkWith();
    const cookie = await seen(code);
    visits.useKeys([Buffer.alloc(32, 6), KEY]);
    expect((await led(code, { cookie })).to).toBe(BACK);
    visits.useKeys([Buffer.alloc(32, 6)]);
    expect((await led(code, { cookie })).to).toBe(OWN);
  });

  test('who are measured on a page, take part in a test or told a password are told to remember, too', async () => {
    const measured = await linkWith({ measurement_level: 'full', measurement_method: 'redirect' });
    const page = await visit(['Accept: text/html', ...navigation], measured.short_code);
    expect(page.body.toString()).toContain('data-click-id');
    expect(headerOf(page.headers, 'set-cookie')).toContain(`footbridge_visit_${measured.id}=`);
    const tested = await linkWith();
    await startOn(ada, globalId(tested.id));
    expect((await led(tested.short_code)).cookies).toHaveLength(1);
    const locked = await linkWith({ password: WORD });
    expect((await led(locked.short_code)).cookies).toEqual([]);
    const pass = await passOf(locked.short_code);
    const { to, cookies } = await led(locked.short_code, { cookie: pass });
    expect(to).toBe(OWN);
    expect((await led(locked.short_code, { cookie: `${pass}; ${cookies[0]!.split(';')[0]!}` })).to).toBe(BACK);
  });
});

describe('nothing is remembered', () => {
  test('of programs and of people who ask for privacy, who are always new', async () => {
    const { short_code: code } = await linkWith();
    const cookie = await seen(code);
    const cases: Visit[] = [
      { method: 'HEAD' },
      { headers: { 'user-agent': agents.googlebot } },
      { headers: { 'user-agent': agents.slackbot } },
      { headers: { purpose: 'preview' } },
      { headers: { 'sec-gpc': '1' } },
      { headers: { dnt: '1' } },
    ];
    for (const one of cases) {
      expect([one, await led(code, one)]).toEqual([one, { to: OWN, cookies: [] }]);
      expect([one, await led(code, { ...one, cookie })]).toEqual([one, { to: OWN, cookies: [] }]);
    }
    const ahead = await led(code, { headers: { 'sec-purpose': 'prefetch' } });
    expect(ahead).toEqual({ to: null, cookies: [] });
    expect((await openAs(`${code}+`)).headers.getSetCookie()).toEqual([]);
  });

  test('in privacy mode and on level none, of the account or of the link', async () => {
    const { id, short_code: code } = await linkWith();
    const cookie = await seen(code);
    const isForgotten = async () => {
      const [fresh, known] = [await led(code), await led(code, { cookie })];
      expect([fresh, known]).toEqual([fresh, fresh]);
      return fresh.cookies.length === 0;
    };
    expect((await settings({ privacy_mode: true })).status).toBe(200);
    await expect.poll(isForgotten).toBe(true);
    expect((await settings({ privacy_mode: false, network_measurement_level: 'none' })).status).toBe(200);
    await expect.poll(isForgotten).toBe(true);
    await gql(ada, UPDATE_URL, { input: { id: globalId(id), measurementLevel: 'essential' } });
    await expect.poll(async () => (await led(code, { cookie })).to).toBe(BACK);
    await rest(ada, 'PUT', `/api/urls/${id}`, { measurement_level: 'none' });
    await expect.poll(isForgotten).toBe(true);
  });

  test('of whom a limit turns away', async () => {
    const { short_code: code } = await linkWith({ max_clicks: 1 });
    expect((await led(code)).cookies).toHaveLength(1);
    const late = await openAs(code);
    expect([late.status, late.headers.getSetCookie()]).toEqual([410, []]);
  });
});
