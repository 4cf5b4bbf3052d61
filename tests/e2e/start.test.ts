// How the real binary starts, refuses to start, and stops.
import { spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, get, type IncomingMessage } from 'node:http';
import { type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addLinks, freePort, makeInstallation, type Installation } from '../kit/installation.ts';
import { childrenOf, groupOf, isRunning, nicenessOf, portsOf } from '../kit/processes.ts';
import { INGESTER_NICENESS, slowness } from '../kit/slowness.ts';

const root = join(import.meta.dirname, '../..');
/** A stop that took no longer was not given up: what waits in the journal is given fifteen seconds. */
const DRAINED_MS = 15_000;
const scratch = mkdtempSync(join(tmpdir(), 'footbridge-start-'));
chmodSync(scratch, 0o755); // as root a database it starts runs under another account, and would be put elsewhere
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

/** Runs the binary to its end; settings of this machine's developer are left out. */
async function run(env: Record<string, string>) {
  const port = String(await freePort());
  const child = spawn(process.execPath, ['build/server/main.js'], {
    cwd: root,
    env: { PATH: process.env.PATH!, DATABASE_URL: '', OIDC_ISSUER: '', NODE_ENV: '', PORT: port, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  let errors = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  child.stderr.on('data', (chunk) => (errors += chunk));
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, output, errors };
}

/** One sentence for the operator and nothing else: no stack, no second line. */
function expectOneSentence(result: { code: number | null; output: string; errors: string }, sentence: RegExp): void {
  expect(result.errors).toMatch(sentence);
  expect(result.errors.trim().split('\n')).toHaveLength(1);
  expect(result.errors).not.toMatch(/\n\s+at |node:internal|file:\/\//);
  expect(result.code).toBe(1);
}

describe.concurrent('what cannot work is refused in one sentence', () => {
  test('a port that is in use', async () => {
    const neighbour = createServer().listen(0, 'localhost');
    await once(neighbour, 'listening');
    const { port } = neighbour.address() as AddressInfo;
    const DATA_DIR = join(scratch, 'busy');
    const result = await run({ DATA_DIR, PORT: String(port) });
    neighbour.close();
    expectOneSentence(result, new RegExp(`^Footbridge could not start: port ${port} is in use`));
    expect(readdirSync(DATA_DIR)).toEqual(['lock']); // nothing was begun for it
  });

  test('a key file that is missing, open to everybody, or too short', async () => {
    const SECRET_KEY_FILE = join(scratch, 'key');
    const refused = async (end: string) =>
      expectOneSentence(
        await run({ DATA_DIR: join(scratch, 'keyless'), SECRET_KEY_FILE }),
        new RegExp(`^Footbridge could not start: \\S+/key of SECRET_KEY_FILE ${end}`),
      );
    await refused('does not exist');
    writeFileSync(SECRET_KEY_FILE, randomBytes(32), { mode: 0o604 });
    await refused('is open to everybody; run chmod 600');
    writeFileSync(SECRET_KEY_FILE, randomBytes(31).toString('base64'));
    chmodSync(SECRET_KEY_FILE, 0o600);
    await refused('holds 31 bytes; a key has at least 32');
  });

  test('a data folder that cannot be written', async () => {
    const file = join(scratch, 'a-file');
    writeFileSync(file, '');
    const folders = [file, join(file, 'below'), '/proc/footbridge'];
    for (const result of await Promise.all(folders.map((DATA_DIR) => run({ DATA_DIR })))) {
      expectOneSentence(result, /^Footbridge could not start: the data folder \S+ is not writable/);
    }
  });

  test.each([
    ['PORT', { PORT: 'eighty' }],
    ['PUBLIC_ORIGIN', { PUBLIC_ORIGIN: 'https://links.example.com/path' }],
    ['DATABASE_URL', { DATABASE_URL: 'mysql://localhost/links' }],
    ['JOURNAL_MAX_MB', { JOURNAL_MAX_MB: '0' }],
    ['TRUSTED_PROXIES', { TRUSTED_PROXIES: 'the proxy' }],
  ])('a bad %s', async (name, env) => {
    const DATA_DIR = join(scratch, name);
    expectOneSentence(await run({ DATA_DIR, ...env }), new RegExp(`The setting ${name} cannot be used`));
  });

  test('an address people type without its scheme', async () => {
    for (const name of ['PUBLIC_ORIGIN', 'SHORT_ORIGIN']) {
      const result = await run({ DATA_DIR: join(scratch, name), [name]: 'links.test' });
      expectOneSentence(result, new RegExp(`The setting ${name} cannot be used: it must be an address such as https:`));
    }
  });

  test('a HOST that cannot be resolved, or is not an address of this machine', async () => {
    const settings = { DATA_DIR: join(scratch, 'host'), EMBEDDED_IDENTITY: '1' };
    const unknown = await run({ ...settings, HOST: 'no-such-host.invalid' });
    expectOneSentence(
      unknown,
      /^Footbridge could not start: this machine cannot resolve no-such-host\.invalid; set HOST/,
    );
    const foreign = await run({ ...settings, HOST: '192.0.2.1' });
    expectOneSentence(
      foreign,
      /^Footbridge could not start: this machine does not have the address 192\.0\.2\.1; set HOST/,
    );
  });

  test('a public address without anybody to vouch for who signs in', async () => {
    const result = await run({ DATA_DIR: join(scratch, 'public'), PUBLIC_ORIGIN: 'https://links.example.com' });
    expectOneSentence(result, /OIDC_ISSUER, or EMBEDDED_IDENTITY=1/);
  });

  test('a list of blocked hosts that is not there', async () => {
    const env = { DATA_DIR: join(scratch, 'no-list'), BLOCKED_HOSTS_FILE: join(scratch, 'no-list.txt') };
    expectOneSentence(
      await run(env),
      /^Footbridge could not start: \/.+no-list\.txt of BLOCKED_HOSTS_FILE does not exist\.$/m,
    );
  });

  test('a database that is not there', async () => {
    const port = await freePort();
    const env = { DATA_DIR: join(scratch, 'no-database'), DATABASE_URL: `postgresql://a:b@127.0.0.1:${port}/links` };
    expectOneSentence(await run(env), /^Footbridge could not start: the database of DATABASE_URL cannot be reached/);
  });
});

describe('a running server', () => {
  let installation: Installation;
  let code: string;
  beforeAll(async () => {
    installation = await makeInstallation();
    await installation.start();
    [code] = (await addLinks(installation, 1)) as [string];
  });
  afterAll(() => installation.remove());

  const folder = (name: string) => join(installation.dataDir, name);
  const databasePid = () => Number(readFileSync(folder('postgres/postmaster.pid'), 'utf8').split('\n')[0]);
  const follow = async (query: string) => {
    const request = get(`${installation.origin}/${code}?${query}`, { headers: { 'user-agent': 'Firefox/140.0' } });
    const [response] = (await once(request, 'response')) as [IncomingMessage];
    response.resume();
    return response.statusCode;
  };

  test('invites somebody by a command, and says what is wrong with it in one sentence', async () => {
    const invite = (...args: string[]) => {
      const { dataDir: DATA_DIR, origin: PUBLIC_ORIGIN } = installation;
      const env = { ...process.env, NODE_ENV: '', DATABASE_URL: '', OIDC_ISSUER: '', DATA_DIR, PUBLIC_ORIGIN };
      const script = join(root, 'build/server/account.js');
      return spawnSync(process.execPath, [script, 'invite', ...args], { env, encoding: 'utf8' });
    };
    const invited = invite('grace@example.test');
    const [address = '', hint] = invited.stdout.split('\n');
    expect([invited.status, hint]).toEqual([0, 'It is valid for seven days and one account.']);
    const followed = await fetch(address, { redirect: 'manual' });
    expect([followed.status, followed.headers.get('location')]).toEqual([303, `${installation.origin}/login`]);
    for (const [args, sentence] of [[['nonsense'], /^Please enter an email address/]] as const) {
      const { status, stderr } = invite(...args);
      expect([status, stderr.trim().split('\n')]).toEqual([1, [expect.stringMatching(sentence)]]);
    }
  });

  test('says what it does in a few plain lines', () => {
    const lines = installation.output().trim().split('\n');
    expect(lines.at(-1)).toBe(`Footbridge is ready on ${installation.origin}`);
    expect(lines.length).toBeLessThan(6);
    expect(installation.output()).not.toMatch(/[{}]|Deprecat|Warning/);
  });

  test.runIf(process.platform === 'linux').each(['ingester-main', 'worker-main'])(
    'lets visitors go before the %s, its threads and what the database does for it',
    async (name) => {
      const [pid] = childrenOf(installation.pid(), name);
      expect(new Set(nicenessOf(pid!))).toEqual(new Set([INGESTER_NICENESS]));
      const backends = async () => {
        const rows = await installation.query<{ pid: number }>(
          'SELECT pid FROM pg_stat_activity WHERE client_port = ANY($1) AND application_name = $2',
          [portsOf(pid!), 'footbridge'],
        );
        return rows.map((row) => row.pid);
      };
      const nicenesses = async () => new Set((await backends()).flatMap(nicenessOf));
      await expect.poll(nicenesses).toEqual(new Set([INGESTER_NICENESS]));
      // Where Linux makes a group of each session, its niceness comes first.
      const groups = async () => (await backends()).map(groupOf);
      await expect
        .poll(groups)
        .toSatisfy((all: string[]) => all.length > 0 && all.every((group) => /^$| nice 1\d$/m.test(group)));
    },
  );

  test('keeps a second one off its data folder', async () => {
    const before = databasePid();
    const result = await run({ DATA_DIR: installation.dataDir });
    expectOneSentence(result, /^Footbridge could not start: another Footbridge is running on the data folder/);
    expect(databasePid()).toBe(before);
    expect(isRunning(before)).toBe(true);
    expect(await follow('still=here')).toBe(302);
  });

  test('told to stop it answers what is under way, stores every click and ends its database', async () => {
    const pid = databasePid();
    const answers: Promise<number | undefined>[] = [];
    const answered: number[] = [];
    for (let visitor = 0; visitor < 300; visitor++) {
      const answer = follow(`n=${visitor}`).catch(() => undefined);
      void answer.then((status) => status && answered.push(status));
      answers.push(answer);
    }
    await expect.poll(() => answered.length, { interval: 1 }).toBeGreaterThan(5);
    const told = performance.now();
    const ended = installation.end('SIGTERM');
    const statuses = await Promise.all(answers);
    expect(await ended).toBe(0);
    const took = performance.now() - told;
    const followed = statuses.filter((status) => status === 302).length;
    expect(statuses.filter((status) => status !== 302 && status !== undefined)).toEqual([]);
    expect(isRunning(pid)).toBe(false);
    // Nothing waits, so nothing of anybody is kept; a machine too busy to store it in time does so at the next start.
    const isTooBusy = took >= DRAINED_MS && (await slowness(INGESTER_NICENESS)) > 2;
    if (!isTooBusy) expect(readdirSync(folder('journal'))).toEqual([]);

    await installation.start();
    const clicks = async () => {
      const [stored] = await installation.query<{ clicks: number }>(
        'SELECT count(*)::int AS clicks FROM analytics.click',
      );
      return stored!.clicks;
    };
    await expect.poll(clicks).toBe(followed + 1); // one by the test before
  });

  test('starts again in less than five seconds', async () => {
    const bound = 5_000 * (await slowness());
    let best = Infinity; // other work may be keeping the processor busy
    for (let attempt = 0; attempt < 3 && best >= bound; attempt++) {
      await installation.end('SIGTERM');
      const began = performance.now();
      await installation.start();
      best = Math.min(best, performance.now() - began);
    }
    expect(best).toBeLessThan(bound);
  });

  test('Ctrl-C is as good as SIGTERM, twice as good as once', async () => {
    const pid = databasePid();
    const ended = installation.end('SIGINT');
    void installation.end('SIGINT');
    expect(await ended).toBe(0);
    expect(isRunning(pid)).toBe(false);
  });
});
