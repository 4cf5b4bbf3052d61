import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { beforeAll, expect, test } from 'vitest';
import { buildSnippet, snippetFile } from './snippet-script.ts';

const root = join(import.meta.dirname, '..');
const LIMIT = 2_048;

let script: string;
beforeAll(async () => void (script = await buildSnippet(root)));

test('the snippet is less than 2 KB, gzipped', () => {
  expect(script.length).toBeGreaterThan(2_000);
  expect(gzipSync(script).byteLength).toBeLessThan(LIMIT);
});

test('the server has the snippet as the sources make it', () => {
  expect(readFileSync(snippetFile(root), 'utf8')).toBe(script);
});

test('it needs neither eval nor inline code, sets no cookie and says nothing on the console', () => {
  expect(script).not.toMatch(/\beval\b|new Function|document\.cookie|innerHTML|console\./);
});
