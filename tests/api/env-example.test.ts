import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { expect, test } from 'vitest';
import { config, readConfig, settingNames } from '../../api/common/config.ts';

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

test.each([
  ['TRUSTED_PROXYS', 'TRUSTED_PROXIES'],
  ['PUBLIC_ORIGN', 'PUBLIC_ORIGIN'],
  ['SIGNUP', 'SIGN_UP'],
  ['smtp_url', 'SMTP_URL'],
  ['DATABASE_URI', 'DATABASE_URL'],
])('%s is refused: it looks like %s', (name, meant) => {
  expect(() => readConfig({ [name]: 'x' })).toThrow(`There is no setting ${name}; did you mean ${meant}?`);
  expect(() => readConfig({ [name]: '' })).not.toThrow();
});

test('what other programs are told is not taken for a slip', () => {
  const others = [
    'HOSTNAME',
    'PWD',
    'POST',
    'NODE_PATH',
    'HOME',
    'XDG_DATA_DIRS',
    'PGPORT',
    'npm_config_loglevel',
    'LOGNAME',
  ];
  expect(() => readConfig(Object.fromEntries(others.map((name) => [name, 'x'])))).not.toThrow();
});

test('plain HTTP leads to HTTPS from port 80 beside 443, from another that is named, and nowhere without a certificate', () => {
  const tls = { TLS_CERT_FILE: 'a', TLS_KEY_FILE: 'b' };
  expect(readConfig({ ...tls, PORT: '443' }).httpPort).toBe(80);
  expect(readConfig({ ...tls, PORT: '443', HTTP_PORT: '0' }).httpPort).toBeNull();
  expect(readConfig({ ...tls, PORT: '8443', HTTP_PORT: '8080' }).httpPort).toBe(8080);
  expect(readConfig({ ...tls, PORT: '8443' }).httpPort).toBeNull();
  expect(() => readConfig({ HTTP_PORT: '8080' })).toThrow(
    'The setting HTTP_PORT needs TLS_CERT_FILE or ACME_TERMS_AGREED beside it',
  );
});

test('a public server says for five seconds that it is about to stop, one on localhost stops at once', () => {
  const vouched = { EMBEDDED_IDENTITY: '1' };
  expect(readConfig({ ...vouched, PUBLIC_ORIGIN: 'https://links.example' }).drainMs).toBe(5_000);
  expect(readConfig({ ...vouched, PUBLIC_ORIGIN: 'https://links.example', DRAIN_SECONDS: '0' }).drainMs).toBe(0);
  expect([readConfig({}).drainMs, readConfig({ DRAIN_SECONDS: '30' }).drainMs]).toEqual([0, 30_000]);
});
