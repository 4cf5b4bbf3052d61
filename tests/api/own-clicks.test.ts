import { expect, test } from 'vitest';
import { openOwnClicks } from '../../api/account/own-clicks.ts';
import { replaceSecrets, rotateSecrets } from '../../api/secrets/renew.ts';
import { useClicks } from '../kit/clicks.ts';
import { CHROME } from '../kit/agents.ts';
import { shorten } from '../kit/queries.ts';
import { request, sendRaw } from '../kit/raw-http.ts';
import { at, person, rest, useWorld, type Person } from '../kit/world.ts';

const clicks = useClicks({ ownClicks: await openOwnClicks() });
useWorld(clicks.handler);

/** Asks as a browser does whose address bar says where short URLs are. */
async function ask(who: Person, method: string, body = '', cookie = '') {
  const headers = [
    `Authorization: Bearer ${who.token}`,
    'Content-Type: application/json',
    `Content-Length: ${body.length}`,
    ...(cookie ? [`Cookie: ${cookie}`] : []),
  ];
  const answer = await sendRaw(request(method, '/api/own-clicks', headers) + body);
  const line = answer.headers.find((header) => header.toLowerCase().startsWith('set-cookie: '));
  return { status: answer.status, body: JSON.parse(answer.body.toString()), setCookie: line?.slice(12) ?? '' };
}
const mark = async (who: Person) => (await ask(who, 'PUT', '{"left_out":true}')).setCookie.split(';')[0]!;

/** How many clicks are counted of a visit with these cookies, which is redirected all the same. */
async function countedOf(code: string, cookie?: string): Promise<number> {
  const headers = { 'user-agent': CHROME, ...(cookie && { cookie }) };
  const answer = await fetch(at(`/${code}`), { redirect: 'manual', headers });
  expect([answer.status, answer.headers.get('location')]).toEqual([302, 'https://example.com/']);
  return clicks.settle();
}

test('a marked browser is redirected and not counted, on links of its owner alone', async () => {
  const [ada, bob] = [await person(), await person()];
  await shorten(ada, { shortCode: 'hers', originalUrl: 'https://example.com/' });
  await shorten(bob, { shortCode: 'his', originalUrl: 'https://example.com/' });
  const set = await ask(ada, 'PUT', '{"left_out":true}');
  expect([set.status, set.body]).toEqual([200, { available: true, left_out: true }]);
  expect(set.setCookie).toMatch(/^footbridge_own_\d+=[\w-]{43}; Path=\/; Max-Age=31536000; HttpOnly; SameSite=Lax$/);
  const cookie = `theme=dark; ${set.setCookie.split(';')[0]}; other=1`;
  expect(await countedOf('hers', cookie)).toBe(0);
  expect(await countedOf('his', cookie)).toBe(1);
  expect(await countedOf('hers')).toBe(1);
  expect((await ask(ada, 'GET', '', cookie)).body).toEqual({ available: true, left_out: true });
  expect((await ask(bob, 'GET', '', cookie)).body).toEqual({ available: true, left_out: false });
});

test('a mark outlives the rotation of its key, and no replacement', async () => {
  const ada = await person();
  await shorten(ada, { shortCode: 'kept', originalUrl: 'https://example.com/' });
  await rotateSecrets('own-clicks', 0); // the first key was made before the tables were emptied
  const cookie = await mark(ada);
  await rotateSecrets('own-clicks', 0);
  expect(await mark(ada)).not.toBe(cookie);
  expect(await countedOf('kept', cookie)).toBe(0);
  await replaceSecrets('own-clicks', 0);
  expect(await countedOf('kept', cookie)).toBe(1);
  expect(await countedOf('kept', await mark(ada))).toBe(0);
});

test('a forged mark does nothing', async () => {
  const [ada, bob] = [await person(), await person()];
  await shorten(ada, { shortCode: 'honest', originalUrl: 'https://example.com/' });
  const [, signature] = (await mark(bob)).split('=');
  const name = (await mark(ada)).split('=')[0];
  for (const value of ['', 'x', signature, `${(await mark(ada)).split('=')[1]}x`, 'a'.repeat(43), 'é'.repeat(22)]) {
    const cookie = Buffer.from(`${name}=${value}`).toString('latin1');
    expect(await countedOf('honest', cookie)).toBe(1);
  }
  expect(await countedOf('honest', await mark(ada))).toBe(0);
});

test('the mark can be taken away', async () => {
  const ada = await person();
  const { body, setCookie } = await ask(ada, 'PUT', '{"left_out":false}', await mark(ada));
  expect(body).toEqual({ available: true, left_out: false });
  expect(setCookie).toMatch(/^footbridge_own_\d+=; Path=\/; Max-Age=0;/);
  expect((await ask(ada, 'GET')).body).toEqual({ available: true, left_out: false });
});

test('refusals: another host, a wrong choice, nobody signed in', async () => {
  const ada = await person();
  expect((await rest(ada, 'GET', '/api/own-clicks')).body).toEqual({ available: false, left_out: false });
  const elsewhere = await rest(ada, 'PUT', '/api/own-clicks', { left_out: true });
  expect([elsewhere.status, elsewhere.headers.get('set-cookie')]).toEqual([409, null]);
  const wrong = await ask(ada, 'PUT', '{"left_out":"yes"}');
  expect([wrong.status, wrong.body.error.message]).toEqual([400, 'Set left_out to true or false.']);
  expect((await rest(null, 'PUT', '/api/own-clicks', { left_out: true })).status).toBe(401);
});
