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

const EXPOSED = 'needs OIDC_ISSUER, or EMBEDDED_IDENTITY=1';
test.each(['0.0.0.0', '::', '192.168.1.7', 'links.example', '127.example.com'])(
  'HOST=%s needs somebody to vouch',
  (HOST) => {
    expect(() => readConfig({ HOST })).toThrow(`A server that listens on ${HOST} ${EXPOSED}`);
    expect(readConfig({ HOST, EMBEDDED_IDENTITY: '1' }).host).toBe(HOST);
  },
);

test.each(['localhost', '127.0.0.1', '127.0.0.2', '::1'])('HOST=%s is this machine alone', (HOST) => {
  expect(readConfig({ HOST }).host).toBe(HOST);
  expect(() => readConfig({ HOST, PUBLIC_ORIGIN: 'https://links.example' })).toThrow(
    `A public installation ${EXPOSED}`,
  );
});

test('every setting, or the group it stands in, is explained above it', () => {
  for (const group of text.split('\n\n').filter((part) => /^[A-Z]/m.test(part))) {
    expect(group.split('\n')[0], group).toMatch(/^# [^-]/);
  }
});
