import { beforeEach, expect, test } from 'vitest';
import { pool } from '../../api/database/db.ts';
import { useClicks } from '../kit/clicks.ts';
import { startOn } from '../kit/experiments.ts';
import { shorten, UPDATE_URL } from '../kit/queries.ts';
import { at, gql, person, rest, useWorld, type Person } from '../kit/world.ts';

const clicks = useClicks();
useWorld(clicks.handler);

let ada: Person;
beforeEach(async () => {
  ada = await person({ tier: 'premium' });
});

const A = 'https://example.com/a?b="c"&d=<e>';

async function look(code: string, init: RequestInit = {}) {
  const response = await fetch(at(`/${code}`), { redirect: 'manual', ...init });
  return { status: response.status, headers: response.headers, html: await response.text() };
}

test('the address with + at its end says where a link leads and since when, and counts as no click', async () => {
  await shorten(ada, { originalUrl: A, shortCode: 'spring' });
  await pool.query(`UPDATE short_url SET created_at = '2026-03-01T23:30:00Z' WHERE short_code = 'spring'`);
  const { status, headers, html } = await look('spring+');
  expect(status).toBe(200);
  expect(html).toContain('https://example.com/a?b=&quot;c&quot;&amp;d=&lt;e&gt;');
  expect(html).toContain('/spring was created on 1 March 2026.');
  expect(html).toContain('href="/spring"');
  expect([headers.get('cache-control'), headers.get('location')]).toEqual(['no-store', null]);
  expect(headers.get('content-security-policy')).toContain("default-src 'none'");
  expect((await look('spring+?utm_source=x')).status).toBe(200);
  expect(await look('spring+', { method: 'HEAD' })).toMatchObject({ status: 200, html: '' });
  expect((await look('spring')).status).toBe(302);
  expect(await clicks.settle()).toBe(1);
});

test('every destination of an A/B test is named', async () => {
  const { id } = await shorten(ada, { originalUrl: A, shortCode: 'summer' });
  await startOn(ada, id);
  const { rows } = await pool.query<{ destination: string }>('SELECT destination FROM variant');
  const { html } = await look('summer+');
  expect(rows.length).toBeGreaterThan(1);
  for (const { destination } of rows) expect(html).toContain(destination.replaceAll('&', '&amp;'));
  expect(html).toContain('Where this link may lead');
});

test('an owner switches it off at either door: then nothing is there', async () => {
  const { id } = await shorten(ada, { originalUrl: A, shortCode: 'autumn' });
  expect((await gql(ada, UPDATE_URL, { input: { id, noPreview: true } })).data.updateUrl).toHaveProperty('url');
  const { status, html } = await look('autumn+');
  expect([status, html.includes('example.com')]).toEqual([404, false]);
  expect((await look('autumn')).status).toBe(302);
  const { body } = await rest(ada, 'POST', '/api/urls', { original_url: A, no_preview: true });
  expect(body.no_preview).toBe(true);
  expect((await look(`${body.short_code}+`)).status).toBe(404);
  await rest(ada, 'PUT', `/api/urls/${body.id}`, { no_preview: false });
  expect((await look(`${body.short_code}+`)).status).toBe(200);
  const wrong = await rest(ada, 'PUT', `/api/urls/${body.id}`, { no_preview: 'perhaps' });
  expect([wrong.status, wrong.body.error.details.field]).toEqual([400, 'no_preview']);
});

test('a link that leads nowhere says so, and not where it led', async () => {
  const { id } = await shorten(ada, { originalUrl: A, shortCode: 'winter' });
  await gql(ada, UPDATE_URL, { input: { id, isActive: false } });
  const { status, html } = await look('winter+');
  expect([status, html.includes('example.com')]).toEqual([410, false]);
  expect((await look('no-such-code+')).status).toBe(404);
  expect((await look('winter+', { method: 'POST' })).status).toBe(405);
});
