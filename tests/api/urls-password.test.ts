// @afresh: it has settings of its own.
// Links that ask for a password, as visitors see them.
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { pool } from '../../api/database/db.ts';
import { LinkPasses } from '../../api/urls/link-passes.ts';
import { findLink } from '../../api/urls/find-link.ts';
import { agents, useClicks } from '../kit/clicks.ts';
import { startOn } from '../kit/experiments.ts';
import {
  cookieOf,
  globalId,
  makeLocked,
  openAs,
  passOf,
  SECRET,
  someone,
  tell,
  WORD,
  type Visit,
} from '../kit/link-passwords.ts';
import { UPDATE_URL } from '../kit/queries.ts';
import { gql, person, rest, useWorld, type Person } from '../kit/world.ts';

// Before anything reads the settings.
vi.hoisted(() => {
  process.env.TRUSTED_PROXIES = '127.0.0.1';
});

const KEY = Buffer.alloc(32, 5);
const passes = new LinkPasses(KEY);
const clicks = useClicks({ passes });
useWorld(clicks.handler);

let ada: Person;
beforeEach(async () => {
  ada = await person({ tier: 'premium' });
  passes.useKeys([KEY]);
});

const make = (members: object = {}) => makeLocked(ada, members);
const where = async (code: string, visit: Visit) => (await openAs(code, visit)).headers.get('location');

describe('visitors', () => {
  test('are asked first, and led on for an hour once they have told it; only then it is a click', async () => {
    const { id, short_code: code } = await make({ query_forwarding: 'add' });
    const asked = await openAs(`${code}?a=1&b="`);
    expect([asked.status, asked.headers.get('location'), asked.headers.get('cache-control')]).toEqual([
      403,
      null,
      'no-store',
    ]);
    expect(asked.html).toContain(`action="/${code}?a=1&amp;b=%22"`);
    expect(asked.html).not.toContain('example.com');
    expect(JSON.stringify([...asked.headers])).not.toContain('example.com');
    expect(await clicks.settle()).toBe(0);

    const told = await tell(`${code}?a=1`, WORD);
    expect([told.status, told.headers.get('location')]).toEqual([303, `/${code}?a=1`]);
    expect(told.headers.get('cache-control')).toBe('no-store');
    const [cookie] = told.headers.getSetCookie();
    expect(cookie).toMatch(
      new RegExp(`^footbridge_pass_${id}=[^;]+; Path=/${code}; Max-Age=3600; HttpOnly; SameSite=Lax$`),
    );
    expect(await clicks.settle()).toBe(0);
    expect(await where(`${code}?a=1`, { cookie: cookieOf(told) })).toBe(`${SECRET}?a=1`);
    expect(await clicks.settle()).toBe(1);
    expect((await rest(ada, 'GET', `/api/urls/${id}`)).body.click_count).toBe(1);
  });

  test('without a script learn nothing from HEAD, the preview, JSON, or as a bot', async () => {
    const { short_code: code } = await make();
    for (const visit of [
      await openAs(code, { method: 'HEAD' }),
      await openAs(`${code}+`),
      await openAs(code, { headers: { accept: 'application/json' } }),
      await openAs(code, { headers: { 'user-agent': agents.slackbot } }),
      await openAs(code, { headers: { 'sec-purpose': 'prefetch' } }),
    ]) {
      expect([visit.status, visit.headers.get('location')]).toEqual([403, null]);
      expect(visit.html).not.toContain('example.com');
    }
    const { html } = await openAs(code, { headers: { accept: 'application/json' } });
    expect(JSON.parse(html).error).toMatchObject({ code: 'FORBIDDEN', message: 'This link asks for a password' });
    expect(await clicks.settle()).toBe(0);
  });

  test('at the address with + are told where the link leads, which is no click, and are not asked again to follow it', async () => {
    const { id, short_code: code } = await make();
    expect((await openAs(`${code}+`)).html).toContain(`action="/${code}+"`);
    const wrong = await tell(`${code}+`, 'another word');
    expect([wrong.status, wrong.html.includes('example.com')]).toEqual([403, false]);
    const told = await tell(`${code}+`, WORD);
    expect([told.status, told.headers.get('location'), told.headers.get('cache-control')]).toEqual([
      200,
      null,
      'no-store',
    ]);
    expect(told.html).toContain(SECRET);
    expect(await clicks.settle()).toBe(0);
    expect(await where(code, { cookie: cookieOf(told) })).toBe(SECRET);
    await rest(ada, 'PUT', `/api/urls/${id}`, { no_preview: true });
    expect((await tell(`${code}+`, WORD)).status).toBe(404);
    await gql(ada, UPDATE_URL, { input: { id: globalId(id), noPreview: false, password: null } });
    expect((await tell(`${code}+`, WORD)).status).toBe(405);
  });

  test('who tell another one are told so, and nobody is led anywhere by a cookie that is not ours', async () => {
    const { id, short_code: code } = await make();
    const wrong = await tell(code, 'Open Sesame');
    expect([wrong.status, wrong.headers.getSetCookie()]).toEqual([403, []]);
    expect(wrong.html).toContain('This is not the password. Please try again.');
    const other = await make();
    const pass = await passOf(other.short_code);
    expect(await where(code, { cookie: pass })).toBeNull();
    expect(await where(code, { cookie: pass.replace(/\d+=/, `${id}=`) })).toBeNull();
    const own = await passOf(code);
    expect(await where(code, { cookie: `x=1; ${own}; y=2` })).toBe(SECRET);
    expect(await where(code, { cookie: own.replace('=', '=z') })).toBeNull();
    passes.useKeys([Buffer.alloc(32, 6)]);
    expect(await where(code, { cookie: own })).toBeNull();
    passes.useKeys([Buffer.alloc(32, 6), KEY]);
    expect(await where(code, { cookie: own })).toBe(SECRET);
  });

  test('are asked again after an hour, and where the password was set anew, be it to the same', async () => {
    const { id, short_code: code } = await make();
    const pass = await passOf(code);
    const link = (await findLink(code))!;
    const value = pass.split('=')[1]!;
    expect(passes.read(pass, link)).toEqual({ referrer: '' });
    const [until] = value.split('.');
    expect(parseInt(until!, 36) - Date.now()).toBeLessThanOrEqual(3_600_000);
    expect(passes.read(pass.replace(until!, (Date.now() - 1).toString(36)), link)).toBeNull();
    await rest(ada, 'PUT', `/api/urls/${id}`, { password: WORD });
    expect(await where(code, { cookie: pass })).toBeNull();
    const again = await passOf(code);
    await gql(ada, UPDATE_URL, { input: { id: globalId(id), password: null } });
    expect(await where(code, {})).toBe(SECRET);
    expect(await where(code, { cookie: again })).toBe(SECRET);
    expect((await tell(code, WORD)).status).toBe(405);
  });

  test('are counted before they are compared: the eleventh wrong one of an address is refused, the right one too', async () => {
    const { short_code: code } = await make();
    const from = someone();
    const wrong = await Promise.all(Array.from({ length: 14 }, () => tell(code, 'wrong one', { from })));
    const statuses = wrong.map(({ status }) => status).sort();
    expect(statuses).toEqual([...Array(10).fill(403), ...Array(4).fill(429)]);
    const refused = await tell(code, WORD, { from });
    expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true]);
    expect(refused.html).toContain('Too many');
    expect((await tell(code, WORD)).status).toBe(303);
  }, 60_000);

  test('who tell it rightly use up nothing', async () => {
    const { short_code: code } = await make();
    const from = someone();
    for (let time = 0; time < 15; time++) expect((await tell(code, WORD, { from })).status).toBe(303);
  });

  test.each([
    ['', 400, 'Please enter the password.'],
    ['x'.repeat(201), 400, 'A password can have at most 200 characters.'],
    ['x'.repeat(9_000), 413, 'This is too long for a password.'],
  ])('who send "%.3s…" are refused without a comparison', async (word, status, words) => {
    const { short_code: code } = await make();
    const from = someone();
    for (let time = 0; time < 12; time++) {
      const told = await tell(code, word, { from });
      expect([told.status, told.html.includes(words)]).toEqual([status, true]);
    }
    expect((await tell(code, WORD, { from })).status).toBe(303);
  });

  test('come from where the link was opened, not from our own page', async () => {
    const { short_code: code } = await make();
    const asked = await openAs(code, { headers: { referer: 'https://news.example/"story"' } });
    expect(asked.html).toContain('value="https://news.example/&quot;story&quot;"');
    const told = await tell(code, WORD, {}, { referrer: 'https://news.example/story' });
    const ours = { referer: `http://localhost:3000/${code}` };
    expect(await where(code, { cookie: cookieOf(told), headers: ours })).toBe(SECRET);
    await clicks.settle();
    const { body } = await rest(ada, 'GET', '/api/analytics/clicks');
    expect(JSON.stringify(body)).toContain('news.example');
    const long = await tell(code, WORD, {}, { referrer: `https://news.example/${'x'.repeat(600)}` });
    const pass = passes.read(cookieOf(long), (await findLink(code))!);
    expect(pass).toEqual({ referrer: 'https://news.example/' });
  });

  test('get to the destinations of an A/B test, and to none of a link that is over', async () => {
    const { id, short_code: code } = await make({ fallback_url: 'https://example.com/late' });
    await startOn(ada, globalId(id));
    const pass = await passOf(code);
    const { rows } = await pool.query<{ destination: string }>('SELECT destination FROM variant');
    expect(rows.map(({ destination }) => destination)).toContain(await where(code, { cookie: pass }));
    await rest(ada, 'POST', `/api/urls/${id}/toggle`, { is_active: false });
    expect((await openAs(code, { cookie: pass })).status).toBe(410);
    expect((await tell(code, WORD)).status).toBe(410);
  });
});
