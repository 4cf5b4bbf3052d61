import { mkdirSync, mkdtempSync, rmdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Losses } from '../../api/clicks/losses.ts';

let folder: string;
let opened: Losses[];
const open = () => {
  const losses = new Losses(folder);
  opened.push(losses);
  return losses;
};
const file = () => join(folder, 'losses.json');

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'footbridge-losses-'));
  opened = [];
});
afterEach(() => {
  opened.forEach((losses) => losses.close());
  rmSync(folder, { recursive: true, force: true });
});

test('what was lost is known after a restart, also one nobody announced, and adds up', () => {
  expect(open().earlier).toEqual({ clicks: 0, damagedBytes: 0, lastAt: 0 });
  open().add({ clicks: 12 });
  const second = open();
  expect(second.earlier).toMatchObject({ clicks: 12, damagedBytes: 0, lastAt: expect.closeTo(Date.now(), -4) });
  second.add({ damagedBytes: 77 });
  second.add({ clicks: 3 });
  expect(open().earlier).toMatchObject({ clicks: 15, damagedBytes: 77 });
});

test('the file is there before anything is lost, and never grows: a full disk has room for it', () => {
  const losses = open();
  const { size } = statSync(file());
  for (let count = 0; count < 100; count++) losses.add({ clicks: 1_000_000_007, damagedBytes: 1_000_000_007 });
  expect(statSync(file()).size).toBe(size);
});

test('what cannot be written is tried again', async () => {
  rmSync(file(), { force: true });
  mkdirSync(file()); // nobody can write there
  const losses = open();
  losses.add({ clicks: 5 });
  rmdirSync(file());
  await expect.poll(() => open().earlier.clicks).toBe(5);
});

test('a damaged file is no reason not to start', () => {
  writeFileSync(file(), '{"clicks":');
  expect(open().earlier.clicks).toBe(0);
});
