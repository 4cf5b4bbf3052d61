import { beforeEach, describe, expect, test, vi } from 'vitest';
import { calls, countCall, rates } from '../../api/account/rates.ts';
import { STRANGERS, UNKNOWN_TOKENS } from '../../api/account/strangers.ts';
import { db } from '../../api/database/db.ts';
import { makeKey as newKey } from '../../api/keys/key-text.ts';
import { DOWNLOADS } from '../../api/doors/rest/downloads.ts';
import type { Viewer } from '../../api/common/viewer.ts';
import { calling, makeKey, withKey } from '../kit/api-keys.ts';
import { readContract } from '../kit/openapi.ts';
import { gql, person, rest, useWorld, type Person } from '../kit/world.ts';

// What somebody without a valid token, and somebody with many keys, can cost.
useWorld();

/** A test's strangers are not those of the test before. */
let minute = Date.now();
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime((minute += STRANGERS.windowMs));
  return () => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  };
});

const nobody = (token: string): Person => ({ id: 0, subject: '', token });
const left = (headers: Headers) => ['limit', 'remaining'].map((name) => Number(headers.get(`ratelimit-${name}`)));

test('strangers have a rate at REST, told in headers of documented answers, which nobody with a token spends', async () => {
  const { hold } = await readContract(); // one of theirs
  const first = await rest(null, 'GET', '/api/urls');
  hold('GET /api/urls', first);
  expect([first.status, ...left(first.headers)]).toEqual([401, STRANGERS.max, STRANGERS.max - 2]);
  const rest1 = Array.from({ length: STRANGERS.max - 3 }, (_, n) =>
    rest(n % 2 ? null : nobody('no-token'), 'GET', '/api/urls'),
  );
  expect((await Promise.all(rest1)).every(({ status }) => status === 401)).toBe(true);
  const settings = await rest(null, 'GET', '/api/auth/config');
  expect(left(settings.headers)).toEqual([STRANGERS.max, 0]);
  for (const path of ['/api/urls', '/api/auth/config', '/api/docs/guides']) {
    const refused = await rest(null, 'GET', path);
    expect([refused.status, refused.body.error.code, refused.headers.get('retry-after')]).toEqual([
      429,
      'RATE_LIMITED',
      '60',
    ]);
    if (path !== '/api/docs/guides') hold(`GET ${path}`, refused);
  }
  const ada = await person();
  expect((await rest(ada, 'GET', '/api/urls')).status).toBe(200);
  expect((await rest(null, 'POST', '/api/measurements', {})).status).toBe(400); // has limits of its own
});

describe('an API key that nobody knows', () => {
  test('is looked up once, however often and however many at a time it is sent', async () => {
    const look = vi.spyOn(db.apiKey, 'findUnique');
    const unknown = nobody(newKey());
    const answers = await Promise.all(Array.from({ length: 20 }, () => rest(unknown, 'GET', '/api/urls')));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([401]));
    expect((await gql(unknown, '{ viewer { id } }')).status).toBe(401);
    expect(look).toHaveBeenCalledTimes(1);
  });

  test('is not looked up any more from an address that sent many, which its valid keys do not notice', async () => {
    const ada = await person();
    const script = await withKey(ada, ['read']);
    expect((await rest(script, 'GET', '/api/urls')).status).toBe(200);
    const look = vi.spyOn(db.apiKey, 'findUnique');
    const many = Array.from({ length: UNKNOWN_TOKENS.max + 40 }, () => rest(nobody(newKey()), 'GET', '/api/urls'));
    const statuses = (await Promise.all(many)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 429)).toHaveLength(40);
    expect(look).toHaveBeenCalledTimes(UNKNOWN_TOKENS.max);
    const refused = await rest(nobody(newKey()), 'GET', '/api/urls');
    expect([refused.status, ...left(refused.headers)]).toEqual([429, UNKNOWN_TOKENS.max, 0]);
    vi.setSystemTime(minute + 31_000); // the valid key has to be read again
    expect((await rest(script, 'GET', '/api/urls')).status).toBe(200);
    expect(look).toHaveBeenCalledTimes(UNKNOWN_TOKENS.max + 1);
  });
});

describe('the rates of an account', () => {
  const exported = async (who: Person) => (await rest(who, 'GET', '/api/urls/export.csv')).status;

  test('are not multiplied by making, using and revoking keys', async () => {
    const ada = await person();
    const { key, secret } = await makeKey(ada, ['read']);
    const statuses = await Promise.all(Array.from({ length: rates.bulk.max }, () => exported(calling(ada, secret))));
    expect(new Set(statuses)).toEqual(new Set([200]));
    await rest(ada, 'DELETE', `/api/account/keys/${key.id}`);
    const next = await withKey(ada, ['read']);
    const refused = await rest(next, 'GET', '/api/urls/export.csv');
    expect([refused.status, ...left(refused.headers)]).toEqual([429, rates.bulk.max, 0]);
    expect(await exported(ada)).toBe(429);
    expect(await exported(await person())).toBe(200);
  });

  test('all calls of its keys are among them', async () => {
    const ada = await person();
    const [one, other] = [await withKey(ada, ['read']), await withKey(ada, ['read'])];
    const before = left((await rest(ada, 'GET', '/api/urls')).headers)[1]!;
    for (const key of [one, other]) await rest(key, 'GET', '/api/urls');
    expect(left((await rest(ada, 'GET', '/api/urls')).headers)).toEqual([calls.person.max, before - 3]);
  });

  test('once spent, a refusal reads nothing', async () => {
    const ada = await person();
    await rest(ada, 'GET', '/api/urls');
    for (let used = 1; used < calls.person.max; used++) await countCall({ id: ada.id } as Viewer);
    const look = vi.spyOn(db.user, 'findUnique');
    for (const refused of [await rest(ada, 'GET', '/api/urls'), await rest(ada, 'GET', '/api/dashboard')]) {
      expect([refused.status, ...left(refused.headers)]).toEqual([429, calls.person.max, 0]);
    }
    expect((await gql(ada, '{ viewer { id } }')).status).toBe(429);
    expect(look).not.toHaveBeenCalled();
  });
});

describe('a download address', () => {
  const EXPORT = '{ viewer { urlsExport { url } } }';
  const pathOf = async (who: Person) => {
    const { pathname, search } = new URL((await gql(who, EXPORT)).data.viewer.urlsExport.url);
    return pathname + search;
  };
  const download = async (path: string) => (await rest(null, 'GET', path)).status;

  test('ends with the API key that made it, and with the account', async () => {
    const ada = await person();
    const { key, secret } = await makeKey(ada, ['read']);
    const [ofKey, own] = [await pathOf(calling(ada, secret)), await pathOf(ada)];
    expect([await download(ofKey), await download(own)]).toEqual([200, 200]);
    await rest(ada, 'DELETE', `/api/account/keys/${key.id}`);
    expect([await download(ofKey), await download(own)]).toEqual([404, 200]);
    await db.user.update({ where: { id: ada.id }, data: { closingAt: new Date() } });
    expect(await download(own)).toBe(404);
  });

  test('that is made up writes nothing, and is refused after some', async () => {
    await pathOf(await person());
    const secret = () => db.$queryRaw`SELECT xmin::text, purpose FROM secret_key ORDER BY id`;
    const before = await secret();
    const made = Array.from({ length: DOWNLOADS.max }, () => download('/api/downloads?token=x'));
    expect(new Set(await Promise.all(made))).toEqual(new Set([404]));
    expect(await secret()).toEqual(before);
    const { hold } = await readContract();
    const refused = await rest(null, 'GET', '/api/downloads?token=x');
    expect([refused.status, ...left(refused.headers)]).toEqual([429, DOWNLOADS.max, 0]);
    hold('GET /api/downloads', refused);
  });
});
