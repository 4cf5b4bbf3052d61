import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { OwnClicks } from '../../api/account/own-clicks.ts';
import { openJournal } from '../../api/clicks/journal.ts';
import { Redirect } from '../../api/doors/http/redirect.ts';
import { onLinkChange } from '../../api/live/link-changes.ts';
import { LinkLookup } from '../../api/urls/lookup.ts';
import { CREATE_URL, DELETE_URL, numberOf, shorten, TOGGLE_URL, UPDATE_URL } from '../kit/queries.ts';
import { at, gql, person, rest, useWorld } from '../kit/world.ts';

const folder = mkdtempSync(join(tmpdir(), 'footbridge-journal-'));
const journal = openJournal({ folder, maxBytes: 1024 * 1024, syncMs: 100 });
const links = new LinkLookup();
const stop = onLinkChange((code) => links.invalidate(code));
useWorld(new Redirect(links, journal, new OwnClicks(randomBytes(32))).handler);
afterAll(() => {
  stop();
  journal.close();
  rmSync(folder, { recursive: true, force: true });
});

async function follow(code: string): Promise<[status: number, location: string | null]> {
  const response = await fetch(at(`/${code}`), { redirect: 'manual' });
  return [response.status, response.headers.get('location')];
}

test('whatever a mutation answered, the very next click knows', async () => {
  const ada = await person();
  expect(await follow('fresh')).toEqual([404, null]); // remembered as missing from here on
  const url = await shorten(ada, { shortCode: 'fresh', originalUrl: 'https://one.example/?a=%7B1%7D' });
  expect(await follow('fresh')).toEqual([302, 'https://one.example/?a=%7B1%7D']);
  await gql(ada, UPDATE_URL, { input: { id: url.id, originalUrl: 'https://two.example/' } });
  expect(await follow('fresh')).toEqual([302, 'https://two.example/']);
  await gql(ada, TOGGLE_URL, { input: { id: url.id, isActive: false } });
  expect(await follow('fresh')).toEqual([410, null]);
  await rest(ada, 'POST', `/api/urls/${numberOf(url.id)}/toggle`, { is_active: true });
  expect(await follow('fresh')).toEqual([302, 'https://two.example/']);
  await rest(ada, 'PUT', `/api/urls/${numberOf(url.id)}`, { short_code: 'moved' });
  expect(await follow('fresh')).toEqual([404, null]);
  expect(await follow('moved')).toEqual([302, 'https://two.example/']);
  await gql(ada, DELETE_URL, { input: { id: url.id } });
  expect(await follow('moved')).toEqual([404, null]);
});

test('a destination reaches the browser byte for byte as it was typed', async () => {
  const ada = await person();
  for (const typed of ['HTTPS://Example.com:443/A%2fb?x={y}|"z"#[frag]', "https://example.com/it's^ok`~"]) {
    const { data } = await gql(ada, CREATE_URL, { input: { originalUrl: typed } });
    expect(await follow(data.createUrl.url.shortCode)).toEqual([302, typed]);
  }
});
