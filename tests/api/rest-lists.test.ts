import { beforeEach, describe, expect, test } from 'vitest';
import { storeClicks } from '../kit/clicks.ts';
import { numberOf, shorten } from '../kit/queries.ts';
import { person, rest, useWorld, type Person } from '../kit/world.ts';

useWorld();

let ada: Person;
beforeEach(async () => {
  ada = await person({ tier: 'enterprise' });
});

const refused = ({ status, body }: { status: number; body: any }) => [
  status,
  body.error.code,
  body.error.details.field,
];

describe('lists of REST', () => {
  test('are followed by the header Link, and by cursors, without leaving out or repeating a link', async () => {
    const codes = [];
    for (let n = 0; n < 5; n++) codes.push((await shorten(ada)).shortCode);
    const follow = async (start: string, meanwhile: () => Promise<unknown>) => {
      const found: string[] = [];
      for (let path: string | undefined = start; path;) {
        const { body, headers } = await rest(ada, 'GET', path);
        found.push(...body.urls.map(({ short_code }: any) => short_code));
        const next = /^<([^>]+)>; rel="next"$/.exec(headers.get('link') ?? '')?.[1];
        expect(Boolean(next)).toBe(body.has_more);
        path = next && new URL(next).pathname + new URL(next).search;
        if (path) await meanwhile();
      }
      return found;
    };
    const query = '/api/urls?sort=created_at&direction=asc&page_size=2';
    expect(await follow(`${query}&page=1`, async () => {})).toEqual(codes);
    const more: string[] = [];
    const found = await follow(query, async () => more.push((await shorten(ada)).shortCode));
    expect(found.slice(0, 5)).toEqual(codes);
    expect(new Set(found).size).toBe(found.length);
  });

  test('refuse a cursor of another order, and a number beside a cursor', async () => {
    await shorten(ada);
    const { end_cursor: after } = (await rest(ada, 'GET', '/api/urls')).body;
    const page = (await rest(ada, 'GET', `/api/urls?after=${after}`)).body;
    expect(page).toMatchObject({ urls: [], page: null, has_more: false, end_cursor: null, total: 1 });
    expect(refused(await rest(ada, 'GET', `/api/urls?after=${after}&sort=title`))).toEqual([400, 'INVALID', 'after']);
    expect(refused(await rest(ada, 'GET', `/api/urls?after=${after}&page=2`))).toEqual([400, 'INVALID', 'page']);
  });

  test('of clicks and experiments name their next page too', async () => {
    const id = numberOf((await shorten(ada)).id);
    await storeClicks([{ linkId: id }, { linkId: id }, { linkId: id }]);
    const link = async (path: string) => (await rest(ada, 'GET', path)).headers.get('link');
    expect(await link('/api/analytics/clicks?first=2')).toContain('after=');
    expect(await link('/api/analytics/clicks?first=3')).not.toContain('rel="next"');
    expect(await link(`/api/urls/${id}/clicks?page_size=2`)).toContain('page=2');
    expect(await link('/api/urls/bulk-analytics?page_size=1')).toContain('rel="deprecation"');
  });
});
