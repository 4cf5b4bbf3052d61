// How long the redirect believes what it has in memory: while changes are heard, while they are not, and while nobody can be
// asked; and what it reads again.
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

test('reads a link that it knew again when it has changed, many of them one after the other, and no other', async () => {
  const links = new LinkLookup();
  const known = await Promise.all(Array.from({ length: 20 }, () => link()));
  const unknown = await link();
  for (const code of known) await links.load(code);
  const strangers = links.size;
  expect(await links.load(`stale-${made + 1}`)).toBeNull();
  for (const code of known) await lead(code, 'https://two.example/');
  const asked = queries();
  for (const code of [...known, unknown, `stale-${made + 1}`]) links.refresh(code);
  for (const code of known) expect(links.peek(code)).toBeUndefined();
  expect(asked).toHaveBeenCalledTimes(1);
  await expect
    .poll(() => known.map((code) => links.peek(code)?.destination))
    .toEqual(known.map(() => 'https://two.example/'));
  expect(asked).toHaveBeenCalledTimes(known.length);
  expect(links.size).toBe(strangers);
});

test('leaves changed links to their visitors while the database does not answer', async () => {
  const links = new LinkLookup();
  const known = [await link(), await link()];
  for (const code of known) await links.load(code);
  const { promise: answer, reject } = Promise.withResolvers<never>();
  const asked = queries().mockImplementation(() => answer);
  for (const code of known) links.refresh(code);
  reject(new Error('away'));
  await new Promise((resolve) => setImmediate(resolve)); // whatever follows from the refusal has followed
  expect(asked).toHaveBeenCalledTimes(1);
  await expect(links.load(known[1]!)).rejects.toThrow('away');
  asked.mockRestore();
  expect(await lookUp(links, known[1]!)).toBe('https://one.example/');
  await lead(known[0]!, 'https://two.example/');
  expect(await lookUp(links, known[0]!)).toBe('https://two.example/');
  // And it goes on with the next change.
  await lead(known[0]!, 'https://three.example/');
  links.refresh(known[0]!);
  await expect.poll(() => links.peek(known[0]!)?.destination).toBe('https://three.example/');
});

test('renews what is used before its time is over, while changes are heard, and nothing else', async () => {
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  const links = new LinkLookup({ ttlMs: 60_000, entries: 100 });
  const [used, other, unused] = [await link(), await link(), await link()];
  for (const code of [used, other, unused, 'look-nothing']) await lookUp(links, code);
  const asked = queries();
  for (const code of [used, other, 'look-nothing']) links.peek(code);
  for (const code of [used, other, unused]) await lead(code, 'https://two.example/');
  for (now = 0; now <= 45_000; now += 250) links.heard(now);
  expect(asked).not.toHaveBeenCalled();
  now = 52_500;
  links.heard(now);
  await expect.poll(() => asked.mock.calls).toHaveLength(2);
  now = 60_000;
  links.heard(now);
  for (const code of [used, other]) await expect.poll(() => links.peek(code)?.destination).toBe('https://two.example/');
  expect(links.peek(unused)).toBeUndefined();
  expect(asked).toHaveBeenCalledTimes(2);
});

test('one that fails takes nothing else for right', async () => {
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  const links = new LinkLookup({ ttlMs: 60_000, entries: 100 });
  const [used, other] = [await link(), await link()];
  for (const code of [used, other]) await lookUp(links, code);
  links.peek(used);
  const asked = queries().mockRejectedValueOnce(new Error('lost') as never);
  now = 50_000;
  links.heard(now);
  await expect.poll(() => asked.mock.calls).toHaveLength(1);
  await lead(other, 'https://two.example/');
  links.expireOwner(ownerId);
  expect(links.peek(other)).toBeUndefined();
  expect(await lookUp(links, other)).toBe('https://two.example/');
});

test('asks a database that is away for one of them, and leaves the others to their visitors', async () => {
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  const links = new LinkLookup({ ttlMs: 60_000, entries: 100 });
  const codes = [await link(), await link()];
  for (const code of codes) await lookUp(links, code);
  for (const code of codes) links.peek(code);
  const asked = queries().mockRejectedValue(new Error('away') as never);
  now = 50_000;
  links.heard(now);
  await expect.poll(() => asked.mock.calls).toHaveLength(1);
  await Promise.allSettled(asked.mock.results.map(({ value }) => value as Promise<never>));
  for (const code of codes) expect(links.peek(code)!.destination).toBe('https://one.example/');
  expect(asked).toHaveBeenCalledTimes(1);
});
