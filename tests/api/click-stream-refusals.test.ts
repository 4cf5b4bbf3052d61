import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { decodeJwt, SignJWT } from 'jose';
import { db } from '../../api/database/db.ts';
import { MAX_STREAMS } from '../../api/doors/http/open-streams.ts';
import { startListening } from '../../api/live/listen.ts';
import { EventStream, pace } from '../../api/doors/rest/event-stream.ts';
import { keyRing } from '../../api/secrets/key-ring.ts';
import { calling, makeKey, withKey } from '../kit/api-keys.ts';
import { openClicks, STREAM } from '../kit/click-stream.ts';
import { storeClicks } from '../kit/clicks.ts';
import { numberOf, shorten } from '../kit/queries.ts';
import { at, gql, person, rest, useWorld, type Person } from '../kit/world.ts';

useWorld();

let stopListening = async () => {};
let ada: Person;
let linkId: number;
beforeAll(async () => {
  stopListening = await startListening();
  ada = await person({ tier: 'premium' });
  linkId = numberOf((await shorten(ada)).id);
});
afterAll(() => stopListening());

const made = (who: Person, body: object = {}) => rest(who, 'POST', '/api/streams/tokens', body);
const tokenOf = async (who: Person, body: object = {}) => (await made(who, body)).body.token as string;
const refusalOf = async (query: string, options: Parameters<typeof openClicks>[1] = {}) => {
  const { status, refusal } = await openClicks(query, options);
  return { status, code: refusal?.error.code, field: refusal?.error.details.field };
};

describe('tokens', () => {
  test('need the scope analytics and a link of their own, at both doors', async () => {
    const bob = await person();
    const reader = await withKey(ada, ['read', 'write', 'conversions']);
    expect((await made(reader)).body.error.code).toBe('SCOPE_MISSING');
    expect((await made(bob, { url: linkId })).body.error).toMatchObject({ code: 'NOT_FOUND' });
    expect((await made(ada, { url: {}, bots: 'yes', other: 1 })).body.error.details.faults).toHaveLength(3);
    expect(await refusalOf('', { who: reader })).toMatchObject({ status: 403, code: 'SCOPE_MISSING' });
    expect(await refusalOf(`?url=${linkId}`, { who: bob })).toMatchObject({ status: 404, code: 'NOT_FOUND' });

    const MAKE = `mutation ($input: CreateStreamTokenInput!) { createStreamToken(input: $input) {
      ... on CreateStreamTokenSuccess { token { token streamUrl expiresAt } } ... on UserError { code field } } }`;
    const { data } = await gql(ada, MAKE, { input: { url: String(linkId) } });
    const { token, streamUrl } = data.createStreamToken.token;
    expect(streamUrl).toContain(token);
    const stream = await openClicks(`?token=${token}`);
    expect((await stream.next())!.type).toBe('position');
    stream.close();
    expect((await gql(bob, MAKE, { input: { url: String(linkId) } })).data.createStreamToken.code).toBe('NOT_FOUND');
    expect((await gql(reader, MAKE, { input: {} })).errors![0]!.extensions.code).toBe('SCOPE_MISSING');
  });

  test('open this stream and nothing else, and only with what they name', async () => {
    const token = await tokenOf(ada, { url: linkId });
    const thief = calling(ada, token);
    for (const path of ['/api/urls', '/api/analytics/clicks', STREAM, '/api/auth/profile'])
      expect((await rest(thief, 'GET', path)).status).toBe(401);
    expect((await rest(null, 'GET', `/api/downloads?token=${token}`)).status).toBe(404);
    expect((await rest(null, 'GET', `/api/analytics/clicks?token=${token}`)).status).toBe(401);
    const other = numberOf((await shorten(ada)).id);
    expect(await refusalOf(`?token=${token}&url=${other}`)).toEqual({ status: 400, code: 'INVALID', field: 'url' });
    expect(await refusalOf(`?token=${token}&bots=true`)).toEqual({ status: 400, code: 'INVALID', field: 'bots' });
    const stream = await openClicks(`?token=${token}&url=${linkId}&bots=false`);
    expect(stream.status).toBe(200);
    stream.close();
  });

  test('are refused once they expired, and where they were not made here', async () => {
    const token = await tokenOf(ada);
    const claims = decodeJwt(token);
    const { current } = await keyRing.of('streams');
    const sign = (payload: object, secret = current) =>
      new SignJWT({ ...claims, ...payload }).setProtectedHeader({ alg: 'HS256' }).sign(secret);
    const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${token.split('.')[1]}.`;
    const others = await (await keyRing.of('downloads')).current;
    const forged = [
      await sign({ exp: Math.floor(Date.now() / 1000) - 1 }),
      await sign({ aud: 'download' }),
      await sign({}, others),
      await sign({ sub: '999999', key: null }),
      await sign({ until: Date.now() - 1 }),
      `${token.slice(0, -4)}AAAA`,
      unsigned,
      createHmac('sha256', 'x').update('x').digest('hex'),
      'x'.repeat(8_000),
      '%00',
      '',
    ];
    for (const one of forged)
      expect(await refusalOf(`?token=${one}`)).toEqual({ status: 401, code: 'UNAUTHENTICATED', field: undefined });
    expect(await refusalOf(`?token=${token}&token=${token}`)).toMatchObject({ status: 401 });
    expect(await refusalOf('')).toMatchObject({ status: 401, code: 'UNAUTHENTICATED' });
  });

  test('end with their key', async () => {
    const { key, secret } = await makeKey(ada, ['analytics']);
    const token = await tokenOf(calling(ada, secret));
    const stream = await openClicks(`?token=${token}`);
    await stream.next();
    await rest(ada, 'DELETE', `/api/account/keys/${key.id}`);
    expect((await stream.until('end')).data).toEqual({ code: 'UNAUTHENTICATED', message: expect.any(String) });
    expect(await stream.next()).toBeNull();
    expect(await refusalOf(`?token=${token}`)).toMatchObject({ status: 401 });
  });
});

test.each([
  ['no cursor', 'nonsense'],
  ['one of a list', Buffer.from(`click:1:${crypto.randomUUID()}`).toString('base64url')],
  ['a long one', 'c3RvcmVk'.repeat(500)],
  ['no number', Buffer.from(`stored:${crypto.randomUUID()}:-1`).toString('base64url')],
])('a last id that is %s is refused', async (_name, id) => {
  const expected = { status: 400, code: 'INVALID', field: 'last_event_id' };
  expect(await refusalOf('', { who: ada, lastEventId: id })).toEqual(expected);
  expect(await refusalOf(`?last_event_id=${id}`, { who: ada })).toEqual(expected);
});

test('odd requests are refused or harmless', async () => {
  expect(await refusalOf('?last_event_id=%00', { who: ada })).toMatchObject({ status: 400 });
  expect(await refusalOf('?last_event_id=a&last_event_id=b', { who: ada })).toMatchObject({ status: 400 });
  expect(await refusalOf('?url=%00', { who: ada })).toMatchObject({ status: 404 });
  expect(await refusalOf('?unknown=1', { who: ada })).toMatchObject({ status: 400, field: 'unknown' });
  expect((await rest(ada, 'POST', STREAM, {})).status).toBe(405);
  const empty = await openClicks('', { who: ada, lastEventId: '' });
  expect((await empty.next())!.type).toBe('position');
  empty.close();
});

test('pages of the origins of a key may read the stream and its refusals, others may not', async () => {
  const origin = 'https://shop.example';
  const token = await tokenOf(await withKey(ada, ['analytics'], { origins: [origin] }));
  const allowed = await openClicks(`?token=${token}`, { headers: { origin } });
  expect(allowed.headers.get('access-control-allow-origin')).toBe(origin);
  expect(allowed.headers.get('vary')).toMatch(/origin/i);
  expect(allowed.headers.get('access-control-allow-credentials')).toBeNull();
  allowed.close();
  const refused = await openClicks('?token=x', { headers: { origin } });
  expect([refused.status, refused.headers.get('access-control-allow-origin')]).toEqual([401, origin]);
  const other = await openClicks(`?token=${token}`, { headers: { origin: 'https://other.example' } });
  expect(other.headers.get('access-control-allow-origin')).toBeNull();
  other.close();
});

test('a stream of a person ends with the account', async () => {
  const bob = await person();
  const stream = await openClicks(`?token=${await tokenOf(bob)}`);
  await stream.next();
  await db.user.update({ where: { id: bob.id }, data: { closingAt: new Date() } });
  expect((await stream.until('end')).data.code).toBe('UNAUTHENTICATED');
  expect(await stream.next()).toBeNull();
});

test('streams beyond those that an account may have open are refused, at both doors together', async () => {
  const bob = await withKey(await person(), ['analytics']);
  const query = `?token=${await tokenOf(bob)}`;
  const open = await Promise.all(Array.from({ length: MAX_STREAMS.account }, () => openClicks(query)));
  expect(new Set(open.map(({ status }) => status))).toEqual(new Set([200]));
  const refused = await openClicks(query);
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '30']);
  expect(refused.refusal.error.code).toBe('RATE_LIMITED');
  const head = await fetch(at(STREAM + query), { method: 'HEAD' });
  expect(head.status).toBe(200);
  open.forEach((stream) => stream.close());
  await vi.waitFor(async () => {
    const again = await openClicks(query);
    again.close();
    expect(again.status).toBe(200);
  });
});

describe('the pace', () => {
  const usual = { ...pace };
  afterAll(() => void Object.assign(pace, usual));

  test('a quiet stream sends comments, and an id where others were clicked', async () => {
    pace.quietMs = 200;
    const other = numberOf((await shorten(ada)).id);
    const stream = await openClicks(`?url=${linkId}`, { who: ada });
    const first = (await stream.next())!;
    await storeClicks([{ linkId: other }, { linkId }, { linkId: other }]);
    const { lastEventId } = await stream.until('click');
    const quiet = await stream.until('position'); // after the click on another link
    expect(new Set([first.lastEventId, lastEventId, quiet.lastEventId]).size).toBe(3);
    stream.close();
  });

  test('a reader that takes nothing is cut off, and until then little waits in memory', async () => {
    pace.stalledMs = 300;
    const stream = new EventStream();
    const event = { name: 'click', id: 'x', data: 'x'.repeat(100_000) };
    let sent = 0;
    const sending = (async () => {
      for (; !stream.body.destroyed && sent < 1_000; sent++) await stream.send([event]);
    })();
    await once(stream.body, 'error').catch(() => {});
    await sending;
    expect(stream.body.destroyed).toBe(true);
    expect(sent).toBeLessThan(5);
  });
});
