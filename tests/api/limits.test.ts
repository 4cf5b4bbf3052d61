import { expect, test } from 'vitest';
import { rates } from '../../api/account/rates.ts';
import { config } from '../../api/common/config.ts';
import { db } from '../../api/database/db.ts';
import { CREATE_URL } from '../kit/queries.ts';
import { gql, person, rest, useWorld, type Person } from '../kit/world.ts';

useWorld();

const message = 'You have reached your link limit. Please upgrade your plan.';

/** Gives an account on the free plan this many URLs less than it may have. */
async function leaveRoom(who: Person, left: number): Promise<void> {
  const count = config.plans.free.maxUrls - left;
  await db.shortUrl.createMany({
    data: Array.from({ length: count }, (_, index) => ({
      ownerId: who.id,
      shortCode: `p${who.id}_${index}`,
      originalUrl: 'https://example.com/',
    })),
  });
}

test('forty at once on a plan with five left make exactly five, through both doors', async () => {
  const ada = await person();
  await leaveRoom(ada, 5);
  const creations = Array.from({ length: 40 }, (_, index) =>
    index % 2
      ? gql(ada, CREATE_URL, { input: { originalUrl: 'https://example.com/' } }).then(({ data }) => data.createUrl.code)
      : rest(ada, 'POST', '/api/urls', { original_url: 'https://example.com/' }).then(({ body }) => body.error?.code),
  );
  const codes = await Promise.all(creations);
  expect(codes.filter((code) => code === undefined)).toHaveLength(5);
  expect(codes.filter((code) => code === 'PLAN_LIMIT')).toHaveLength(35);
  expect(await db.shortUrl.count({ where: { ownerId: ada.id } })).toBe(config.plans.free.maxUrls);
});

test('a full plan refuses alike at both doors, and a deletion makes room', async () => {
  const ada = await person();
  await leaveRoom(ada, 0);
  const graph = await gql(ada, CREATE_URL, { input: { originalUrl: 'https://example.com/' } });
  expect(graph.data.createUrl).toEqual({ code: 'PLAN_LIMIT', message, field: null });
  const answer = await rest(ada, 'POST', '/api/urls', { original_url: 'https://example.com/' });
  expect([answer.status, answer.body.error.message]).toEqual([403, message]);
  const [first] = (await rest(ada, 'GET', '/api/urls?page_size=1')).body.urls;
  await rest(ada, 'DELETE', `/api/urls/${first.id}`);
  expect((await rest(ada, 'POST', '/api/urls', { original_url: 'https://example.com/' })).status).toBe(201);
});

test('usage says how much of the plan is used', async () => {
  const ada = await person();
  await leaveRoom(ada, 15);
  const USAGE = `{ viewer { usage { urlCount maxUrls urlUsagePercentage currentMonthClicks clickLimit
    clickUsagePercentage } } }`;
  expect((await gql(ada, USAGE)).data.viewer.usage).toEqual({
    urlCount: 85,
    maxUrls: 100,
    urlUsagePercentage: 85,
    currentMonthClicks: 0,
    clickLimit: 10_000,
    clickUsagePercentage: 0,
  });
  const grace = await person({ tier: 'enterprise' });
  expect((await gql(grace, USAGE)).data.viewer.usage).toMatchObject({
    maxUrls: -1,
    urlUsagePercentage: null,
    clickLimit: -1,
    clickUsagePercentage: null,
  });
});

test('writes are limited per account, at both doors together', async () => {
  const ada = await person();
  const bob = await person();
  const write = () => rest(ada, 'POST', '/api/urls', { original_url: 'nonsense' });
  for (let used = 0; used < rates.write.max; used++) expect((await write()).status).toBe(400);
  const refused = await write();
  expect(refused.status).toBe(429);
  expect(refused.body).toEqual({ error: { code: 'RATE_LIMITED', message: 'Rate limit exceeded', details: {} } });
  const wait = Number(refused.headers.get('retry-after'));
  expect(wait).toBeGreaterThan(0);
  expect(wait).toBeLessThanOrEqual(60);
  expect(refused.headers.get('ratelimit-remaining')).toBe('0');
  const graph = await gql(ada, CREATE_URL, { input: { originalUrl: 'https://example.com/' } });
  expect(graph.data.createUrl).toEqual({ code: 'RATE_LIMITED', message: 'Rate limit exceeded', field: null });
  expect((await rest(bob, 'POST', '/api/urls', { original_url: 'https://example.com/' })).status).toBe(201);
});

test('checks have a limit of their own, told with the seconds to wait', async () => {
  const ada = await person();
  const check = '{ validateUrl(url: "https://example.com") { valid } }';
  const aliases = Array.from({ length: 30 }, (_, index) => `c${index}: validateUrl(url: "x") { valid }`).join(' ');
  for (let used = 0; used < rates.check.max; used += 30)
    expect((await gql(ada, `{ ${aliases} }`)).errors).toBeUndefined();
  const refused = await gql(ada, check);
  expect(refused.errors?.[0]).toMatchObject({
    message: 'Rate limit exceeded',
    extensions: { code: 'RATE_LIMITED', retryAfter: expect.any(Number) },
  });
  const answer = await rest(ada, 'POST', '/api/urls/validate', { url: 'https://example.com/' });
  expect(answer.status).toBe(429);
});
