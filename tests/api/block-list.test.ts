// Hosts to which no link may lead, by the list of BLOCKED_HOSTS_FILE.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { followBlockList, isListed, parseHosts, useBlockList } from '../../api/suspension/block-list.ts';
import { useClicks } from '../kit/clicks.ts';
import { numberOf, shorten } from '../kit/queries.ts';
import { at, person, rest, useWorld, type Person } from '../kit/world.ts';

const clicks = useClicks();
useWorld(clicks.handler);

let ada: Person;
beforeAll(async () => {
  ada = await person({ tier: 'enterprise' });
});
beforeEach(() => () => void useBlockList(new Set()));

const BLOCKED = 'Links to this destination are blocked on this server.';
const statusOf = async (code: string) => (await fetch(at(`/${code}`), { redirect: 'manual' })).status;

test('links to hosts of a list stop and are refused, and their owners may lead them elsewhere', async () => {
  const url = await shorten(ada, { originalUrl: 'https://a.listed.example/' });
  const list = parseHosts(
    '# comment\n0.0.0.0 listed.example other.example # both\nBÜCHER.example\n127.0.0.1 localhost\n\n',
  );
  expect([...list]).toEqual(['listed.example', 'other.example', 'xn--bcher-kva.example']);
  clicks.links.invalidateSuspended({ hosts: useBlockList(list) });
  expect(await statusOf(url.shortCode)).toBe(410);
  const made = await rest(ada, 'POST', '/api/urls', { original_url: 'https://bücher.example/x' });
  expect([made.status, made.body.error.message]).toEqual([400, BLOCKED]);
  const { body } = await rest(ada, 'GET', `/api/urls/${numberOf(url.id)}`);
  expect(body.suspension).toEqual({ kind: 'list', reason: BLOCKED, since: null });
  const id = numberOf(url.id);
  expect((await rest(ada, 'PUT', `/api/urls/${id}`, { title: 'Kept', original_url: url.originalUrl })).status).toBe(
    200,
  );
  expect((await rest(ada, 'PUT', `/api/urls/${id}`, { original_url: 'https://fine.example/' })).status).toBe(200);
  expect(await statusOf(url.shortCode)).toBe(302);
});

test('a list is read anew when its file changes; while it is gone the last one stays', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'footbridge-list-'));
  const path = join(folder, 'hosts.txt');
  writeFileSync(path, 'one.example\n');
  const changes: string[] = [];
  const stop = followBlockList(path, (hosts) => changes.push([...hosts].join(' ')));
  try {
    expect([isListed('a.one.example'), isListed('two.example')]).toEqual([true, false]);
    writeFileSync(path, 'two.example three.example # a longer list\n');
    writeFileSync(path, '0.0.0.0 two.example three.example\n');
    await expect.poll(() => isListed('two.example')).toBe(true);
    expect(isListed('one.example')).toBe(false);
    rmSync(path);
    const health = async () => (await rest(ada, 'GET', '/api/system/health')).body.checks;
    const ofList = async () => (await health()).find(({ name }: { name: string }) => name === 'block_list');
    await expect.poll(async () => (await ofList()).state).toBe('degraded');
    expect(isListed('two.example')).toBe(true);
    expect(changes[0]).toBe('one.example');
  } finally {
    stop();
    rmSync(folder, { recursive: true });
  }
});
