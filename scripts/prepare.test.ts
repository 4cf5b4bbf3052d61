import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
// @ts-expect-error plain JavaScript: it runs before there is a Node that understands TypeScript
import { isInstalled } from './prepare.mjs';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'footbridge-prepare-'));
  mkdirSync(join(folder, 'node_modules'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const fastify = { version: '5.0.0', integrity: 'sha512-a' };
const vitest = { version: '4.0.0', integrity: 'sha512-b', dev: true };
const mac = { version: '1.0.0', integrity: 'sha512-c', optional: true };
const lock = (file: string, packages: object) => writeFileSync(join(folder, file), JSON.stringify({ packages }));
const wanted = (packages: object) => lock('package-lock.json', { '': { name: 'x' }, ...packages });
const there = (packages: object) => lock('node_modules/.package-lock.json', packages);

test('what npm has installed is not installed again: without development packages, or those of other platforms', () => {
  wanted({ 'node_modules/fastify': fastify, 'node_modules/vitest': vitest, 'node_modules/mac': mac });
  expect(isInstalled(folder)).toBe(false);
  there({ 'node_modules/fastify': fastify });
  expect(isInstalled(folder)).toBe(true);
  expect(isInstalled(folder, { withDevelopment: true })).toBe(false);
  there({ 'node_modules/fastify': fastify, 'node_modules/vitest': vitest });
  expect(isInstalled(folder, { withDevelopment: true })).toBe(true);
});

test('another version, or another content of it, is', () => {
  wanted({ 'node_modules/fastify': fastify });
  there({ 'node_modules/fastify': { ...fastify, version: '5.0.1' } });
  expect(isInstalled(folder)).toBe(false);
  there({ 'node_modules/fastify': { ...fastify, integrity: 'sha512-z' } });
  expect(isInstalled(folder)).toBe(false);
});
