// How long the redirect believes what it has in memory: while changes are heard, while they are not, and while nobody can be asked.
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { pool } from '../../api/database/db.ts';
import { lookupPool } from '../../api/database/pool.ts';
import { LinkLookup } from '../../api/urls/lookup.ts';
import { withoutDatabase } from '../kit/outage.ts';
import { person, useWorld } from '../kit/world.ts';

useWorld();

let ownerId: number;
beforeAll(async () => {
  ownerId = (await person()).id;
});
afterEach(() => vi.restoreAllMocks());

let made = 0;
async function link(): Promise<string> {
  const code = `stale-${++made}`;
  await pool.query(
    `INSERT INTO short_url (owner_id, short_code, original_url) VALUES ($1, $2, 'https://one.example/')`,
    [ownerId, code],
  );
  return code;
}
const lead = (code: string, destination: string) =>
  pool.query('UPDATE short_url SET original_url = $2 WHERE short_code = $1', [code, destination]);
const lookUp = async (links: LinkLookup, code: string) => {
  const known = links.peek(code);
  return (known === undefined ? await links.load(code) : known)?.destination ?? null;
};
const queries = () => vi.spyOn(lookupPool, 'query');

test('what nobody can check is served for its time and no longer, from when changes were heard last', async () => {
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  const links = new LinkLookup({ ttlMs: 60_000, entries: 100, staleMs: 10_000 });
  const code = await link();
  await lookUp(links, code);
  now = 5_000;
  links.heard(now);
  await withoutDatabase(async () => {
    now = 15_000;
    expect(await lookUp(links, code)).toBe('https://one.example/');
    expect(links.knowsLinks()).toBe(true);
    links.expireAll(); // connected again, and cut off again
    now = 15_001;
    expect(links.knowsLinks()).toBe(false);
    await expect(links.load(code)).rejects.toThrow();
  });
  expect(await lookUp(links, code)).toBe('https://one.example/');
});

test('changes are asked for once a second by a process that hears of none', async () => {
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  const links = new LinkLookup({ ttlMs: 60_000, entries: 100 });
  const code = await link();
  links.heard(0);
  await lookUp(links, code);
  await lead(code, 'https://two.example/'); // which nobody tells
  now = 1_000;
  const asked = queries();
  expect(await lookUp(links, code)).toBe('https://one.example/');
  expect(asked).not.toHaveBeenCalled();
  now = 1_001;
  expect(await lookUp(links, code)).toBe('https://two.example/');
  now = 2_001;
  expect(await lookUp(links, code)).toBe('https://two.example/');
  expect(asked).toHaveBeenCalledTimes(1);
  links.heard(2_001);
  now = 3_000;
  await lookUp(links, code);
  expect(asked).toHaveBeenCalledTimes(1);
});
