import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { expect, test } from 'vitest';
import { config, readConfig, settingNames } from '../../api/config.ts';

const text = readFileSync(join(config.root, '.env.example'), 'utf8');
const example = parseEnv(text) as NodeJS.ProcessEnv;

test('.env.example names every setting, and no other', () => {
  expect(Object.keys(example).sort()).toEqual([...settingNames].sort());
});

test('the values in .env.example are the defaults', () => {
  const { childEnvironment: given, ...described } = readConfig(example);
  const { childEnvironment: none, ...defaults } = readConfig({});
  expect(described).toEqual(defaults);
  expect([given, none]).toEqual([example, {}]);
});

test('every setting, or the group it stands in, is explained above it', () => {
  for (const group of text.split('\n\n').filter((part) => /^[A-Z]/m.test(part))) {
    expect(group.split('\n')[0], group).toMatch(/^# [^-]/);
  }
});
