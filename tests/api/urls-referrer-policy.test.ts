import { beforeEach, expect, test } from 'vitest';
import { useClicks } from '../kit/clicks.ts';
import { CREATE_URL, numberOf, shorten, UPDATE_URL } from '../kit/queries.ts';
import { upload } from '../kit/upload.ts';
import { at, gql, person, rest, useWorld, type Person } from '../kit/world.ts';

useWorld(useClicks().handler);

let ada: Person;
beforeEach(async () => {
  ada = await person({ tier: 'premium' });
});

const A = 'https://example.com/a';
const REFUSAL = 'The referrer policy must be no_referrer, strict_origin or unsafe_url.';

/** What a redirect of a code tells browsers of referrers. */
async function saidBy(code: string): Promise<string | null> {
  const { headers } = await fetch(at(`/${code}`), { redirect: 'manual' });
  return headers.get('referrer-policy');
}

test('each policy is told with every redirect, from the moment it is set at either door', async () => {
  const { id, shortCode } = await shorten(ada, { originalUrl: A });
  expect(await saidBy(shortCode)).toBeNull();
  for (const [policy, told] of [
    ['no_referrer', 'no-referrer'],
    ['strict_origin', 'strict-origin'],
    ['unsafe_url', 'unsafe-url'],
  ] as const) {
    expect((await gql(ada, UPDATE_URL, { input: { id, referrerPolicy: policy } })).data.updateUrl).toHaveProperty(
      'url',
    );
    expect(await saidBy(shortCode)).toBe(told);
  }
  const path = `/api/urls/${numberOf(id)}`;
  expect((await rest(ada, 'PUT', path, { title: 'Spring' })).body).toMatchObject({ referrer_policy: 'unsafe_url' });
  expect((await rest(ada, 'PUT', path, { referrer_policy: null })).body).toMatchObject({ referrer_policy: null });
  expect(await saidBy(shortCode)).toBeNull();
});

test('it goes with a request not to be listed, is copied, and comes in files', async () => {
  const { body } = await rest(ada, 'POST', '/api/urls', {
    original_url: A,
    no_index: true,
    referrer_policy: 'no_referrer',
  });
  const { headers } = await fetch(at(`/${body.short_code}`), { redirect: 'manual' });
  expect([headers.get('x-robots-tag'), headers.get('referrer-policy')]).toEqual(['noindex', 'no-referrer']);
  const copy = await rest(ada, 'POST', `/api/urls/${body.id}/duplicate`);
  expect(copy.body).toMatchObject({ referrer_policy: 'no_referrer' });
  const file = 'original_url,short_code,referrer_policy\nhttps://example.com/b,from-file,Strict_Origin\n';
  expect((await upload(ada, file)).status).toBe(200);
  expect(await saidBy('from-file')).toBe('strict-origin');
});

test('another word is refused at both doors, and nothing is stored', async () => {
  const { status, body } = await rest(ada, 'POST', '/api/urls', { original_url: A, referrer_policy: 'origin' });
  expect([status, body.error]).toMatchObject([400, { code: 'INVALID', details: { field: 'referrer_policy' } }]);
  expect(body.error.message).toBe(REFUSAL);
  const { errors } = await gql(ada, CREATE_URL, { input: { originalUrl: A, referrerPolicy: 'origin' } });
  expect(errors![0]!.message).toContain('does not exist in "ReferrerPolicy" enum');
  expect((await rest(ada, 'GET', '/api/urls')).body.urls).toEqual([]);
});
