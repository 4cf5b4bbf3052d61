// Several processes answer on one port: whoever got a redirect is counted once, and one that dies costs nobody else an answer.
import { existsSync, readdirSync } from 'node:fs';
import { once } from 'node:events';
import { get as plainGet, Agent as PlainAgent, type IncomingMessage } from 'node:http';
import { connect } from 'node:http2';
import { Agent as SecureAgent, get as secureGet } from 'node:https';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { connect as connectSecurely } from 'node:tls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hashOfKey, makeKey } from '../../api/keys/key-text.ts';
import { proofIn } from '../kit/address-proof.ts';
import { certificateFolder } from '../kit/certificates.ts';
import { addLinks, makeInstallation, type Installation } from '../kit/installation.ts';
import { addMeasuredLink } from '../kit/measured-links.ts';
import { migratedFolder } from '../kit/migrated-folder.ts';
import { childrenOf } from '../kit/processes.ts';

const VISITORS = 24;
const LINKS = 50;
/** Clicks before something happens to the processes, and after it. */
const CLICKS = 1_500;
const PATIENCE_MS = 20_000;
/** The most streams of an account. */
const MAX_STREAMS = 200;

let installation: Installation;
let origin = '';
let codes: string[];
const sent = new Set<string>();
const acknowledged = new Set<string>();
const certificate = certificateFolder();

beforeAll(async () => {
  installation = await makeInstallation({ WORKERS: '2', JOURNAL_SYNC_MS: '1000' }, migratedFolder());
  ({ origin } = installation);
  await installation.start();
  codes = await addLinks(installation, LINKS);
});
afterAll(async () => {
  await installation.remove();
  certificate.remove();
});

const serverProcesses = () => childrenOf(installation.pid(), 'server-main');

/** A visitor who follows link after link, over one connection that it keeps or over one each; the errors that it met. */
class Visitor {
  readonly errors: string[] = [];
  readonly #agent;

  constructor(keepAlive: boolean) {
    const options = { keepAlive, maxSockets: 1, rejectUnauthorized: false };
    this.#agent = origin.startsWith('https:') ? new SecureAgent(options) : new PlainAgent(options);
  }

  async walk(isOver: () => boolean): Promise<void> {
    while (!isOver()) await this.#follow().catch((error: NodeJS.ErrnoException) => this.#note(error));
    this.#agent.destroy();
  }

  #note({ code, message }: NodeJS.ErrnoException): void {
    this.errors.push(code ?? message);
  }

  /** Follows a link with a campaign of its own; the pair names the request. */
  async #follow(): Promise<void> {
    const number = sent.size;
    const [code, campaign] = [codes[number % LINKS]!, `c${Math.floor(number / LINKS)}`];
    sent.add(`${code} ${campaign}`);
    const url = new URL(`/${code}?utm_campaign=${campaign}`, origin);
    const get = origin.startsWith('https:') ? secureGet : plainGet;
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const headers = { 'user-agent': 'Mozilla/5.0 Firefox/140.0' };
    const request = get(url, { agent: this.#agent, headers, timeout: PATIENCE_MS }, (response) => {
      if (response.statusCode === 302) acknowledged.add(`${code} ${campaign}`);
      response.resume().on('end', resolve).on('error', reject);
    });
    request.on('error', reject).on('timeout', () => request.destroy(new Error('nobody answered')));
    await promise;
  }
}

/** Keeps every visitor busy while something happens; resolves to the errors of each. */
async function underLoad(happen: () => Promise<unknown>, clicksAfter = CLICKS): Promise<string[][]> {
  let isOver = false;
  const visitors = Array.from({ length: VISITORS }, (_, index) => new Visitor(index % 2 === 0));
  const walks = visitors.map((visitor) => visitor.walk(() => isOver));
  const clicks = (count: number) => {
    const goal = acknowledged.size + count;
    return expect.poll(() => acknowledged.size, { interval: 10 }).toBeGreaterThan(goal);
  };
  await clicks(CLICKS);
  await happen();
  if (clicksAfter) await clicks(clicksAfter);
  isOver = true;
  await Promise.all(walks);
  return visitors.map(({ errors }) => errors);
}

/** Everything that was answered is stored, once, and what was not asked is not. */
async function expectStoredOnce(): Promise<void> {
  const stored = async () => {
    const rows = await installation.query<{ request: string; times: number }>(
      `SELECT s.short_code || ' ' || l.label AS request, count(*)::int AS times FROM analytics.click c
       JOIN short_url s ON s.id = c.link_id JOIN analytics.label l ON l.id = c.utm_campaign GROUP BY 1`,
    );
    return new Map(rows.map(({ request, times }) => [request, times]));
  };
  const missing = async () => {
    const requests = await stored();
    return [...acknowledged].filter((request) => !requests.has(request)).length;
  };
  await expect.poll(missing, { interval: 200 }).toBe(0);
  const requests = await stored();
  expect([...requests].filter(([request, times]) => times !== 1 || !sent.has(request))).toEqual([]);
}

/** Whether each of four connections after the first takes up its TLS session. */
async function resumedSessions(): Promise<boolean[]> {
  const { port } = new URL(origin);
  const shake = (session?: Buffer) =>
    connectSecurely({ host: 'localhost', port: Number(port), rejectUnauthorized: false, session });
  const first = shake();
  const [ticket] = (await once(first, 'session')) as [Buffer];
  first.destroy();
  const all: boolean[] = [];
  while (all.length < 4) {
    const socket = shake(ticket);
    await once(socket, 'secureConnect');
    all.push(socket.isSessionReused());
    socket.destroy();
  }
  return all;
}

/** What a stream tells until it tells this. */
async function textUntil({ body }: Response, wanted: string): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of body as unknown as AsyncIterable<Uint8Array>) {
    text += decoder.decode(chunk, { stream: true });
    if (text.includes(wanted)) return text;
  }
  return text;
}

const journalFiles = (folder: string) =>
  existsSync(folder) ? readdirSync(folder).filter((name) => /^\d{12}\./.test(name)) : [];
const journals = () => ['', '2'].map((process) => journalFiles(join(installation.dataDir, 'journal', process)));

const ask = async (path: string) => (await fetch(origin + path, { headers: { connection: 'close' } })).text();
/** The values that a metric has, whichever process is asked. */
const valuesOf = async (name: string) => {
  const texts = await Promise.all(Array.from({ length: 6 }, () => ask('/metrics')));
  const line = new RegExp(`^${name}(?:\\{[^}]*\\})? (.*)$`, 'm');
  return [...new Set(texts.map((text) => Number(line.exec(text)?.[1])))];
};
const redirectsTold = async () => (await valuesOf('footbridge_redirects_total'))[0];

test('a server process that dies costs nobody else an answer, and is replaced', async () => {
  expect(serverProcesses()).toHaveLength(2);
  const [first, second] = serverProcesses();
  const errors = await underLoad(async () => {
    // What a process does in its last second before it is killed is not told any more.
    await expect.poll(redirectsTold).toBeGreaterThanOrEqual(CLICKS);
    process.kill(first!, 'SIGKILL');
  });
  expect(
    journals().every((files) => files.length > 0),
    'each process has a journal of its own',
  ).toBe(true);
  const met = errors.filter((each) => each.length > 0);
  expect(met.length, 'only those met an error whose connection the process had').toBeLessThan(VISITORS);
  expect(new Set(met.flat())).toEqual(new Set(met.length ? ['ECONNRESET'] : []));
  expect(Math.max(...met.map((each) => each.length)), 'none met more than one').toBeLessThanOrEqual(1);
  const state = async () => {
    const { checks } = (await (await fetch(`${origin}/health`)).json()) as {
      checks: { name: string; state: string }[];
    };
    return checks.find(({ name }) => name === 'processes')?.state;
  };
  await expect.poll(serverProcesses).toHaveLength(2);
  await expect.poll(state).toBe('ok');
  expect(serverProcesses()).toContain(second);
  expect(serverProcesses()).not.toContain(first);
  await expectStoredOnce();
});

test('whichever process is asked tells of all of them', async () => {
  await expect.poll(redirectsTold).toBeGreaterThanOrEqual(2 * CLICKS);
  expect(await valuesOf('footbridge_redirects_total')).toHaveLength(1);
  expect(await valuesOf('footbridge_server_process_ends')).toEqual([1]);
  expect(await valuesOf('footbridge_server_processes')).toEqual([2]);
  expect(await valuesOf('footbridge_ingester_clicks_stored_total')).toHaveLength(1);
  const before = (await valuesOf('http_request_duration_seconds_count')).length;
  expect(before, 'requests for the metrics are counted, too').toBeGreaterThan(0);
  const names = async () =>
    (JSON.parse(await ask('/health')) as { checks: { name: string }[] }).checks.map(({ name }) => name).sort();
  const told = await Promise.all([names(), names(), names(), names()]);
  expect(new Set(told.map((each) => each.join())).size).toBe(1);
  expect(told[0]).toEqual(expect.arrayContaining(['database', 'disk', 'jobs', 'journal', 'nodes', 'processes']));
});

test('limits of links, of streams and what is live hold for all of them together', async () => {
  const [code] = await addLinks(installation, 1);
  const [link] = await installation.query<{ id: number; owner_id: number }>(
    'UPDATE short_url SET max_clicks = 30 WHERE short_code = $1 RETURNING id, owner_id',
    [code],
  );
  const headers = { 'user-agent': 'Mozilla/5.0 Firefox/140.0', connection: 'close' };
  const follow = async () => (await fetch(`${origin}/${code}`, { headers, redirect: 'manual' })).status;
  const statuses = await Promise.all(Array.from({ length: 90 }, follow));
  expect(statuses.filter((status) => status === 302)).toHaveLength(30);

  const secret = makeKey();
  await installation.query(
    `INSERT INTO api_key (owner_id, name, hash, hint, scopes) VALUES ($1, 'Script', $2, 'abcd', '{read,write}')`,
    [link!.owner_id, hashOfKey(secret)],
  );
  const authorization = `Bearer ${secret}`;
  const leaving = new AbortController();
  const subscribe = () =>
    fetch(`${origin}/graphql`, {
      ...{ method: 'POST', signal: leaving.signal },
      headers: { authorization, accept: 'text/event-stream', 'content-type': 'application/json' },
      body: JSON.stringify({ query: 'subscription { urlsUpdated { events { kind } } }' }),
    });
  const streams: Response[] = [];
  while (streams.length < MAX_STREAMS) streams.push(...(await Promise.all([subscribe(), subscribe()])));
  expect(new Set(streams.map((stream) => stream.headers.get('content-type')))).toEqual(new Set(['text/event-stream']));
  const beyond = await subscribe();
  expect(await beyond.text()).toContain(`At most ${MAX_STREAMS} streams`);
  const told = streams.slice(0, 6).map((stream) => textUntil(stream, 'CREATED'));
  await fetch(`${origin}/api/urls`, {
    ...{ method: 'POST', headers: { authorization, 'content-type': 'application/json' } },
    body: JSON.stringify({ original_url: 'https://example.com/new' }),
  });
  for (const text of await Promise.all(told)) expect(text).toContain('CREATED');
  leaving.abort();
  await expect.poll(async () => (await fetch(`${origin}/metrics`)).text()).toMatch(/^footbridge_open_streams 0$/m);
});

test('one visitor is one reporter of delays, whichever of them answers and whichever is told', async () => {
  const { address } = await addMeasuredLink({ installation }, 'https://example.com/');
  const headers = { accept: 'text/html', 'user-agent': 'Mozilla/5.0 Firefox/140.0' };
  const textual = { connection: 'close', 'content-type': 'text/plain' };
  const report = async () => {
    const [response] = (await once(plainGet(address, { agent: false, headers }), 'response')) as [IncomingMessage];
    const page = await text(response);
    const [, click_id] = /data-click-id="([0-9a-f]+)"/.exec(page)!;
    const measurements = { rtt_samples_ms: [20] };
    const body = JSON.stringify({ click_id, address_proof: proofIn(page), measurements, measurement_duration_ms: 1 });
    return (await fetch(`${origin}/api/measurements`, { method: 'POST', headers: textual, body })).status;
  };
  expect(new Set(await Promise.all(Array.from({ length: 20 }, report)))).toEqual(new Set([200]));
  const told = await installation.query('SELECT reporter, count(*)::int AS reports FROM measurement GROUP BY reporter');
  expect(told).toEqual([{ reporter: expect.any(Number), reports: 20 }]);
});

test('all of them finish what they answer when the server is stopped, and leave nothing behind', async () => {
  const stopped: Promise<number | null>[] = [];
  const errors = await underLoad(async () => {
    stopped.push(installation.end('SIGTERM'));
    await stopped[0];
  }, 0);
  expect(await stopped[0]).toBe(0);
  expect(errors.flat()).not.toContain('nobody answered');
  expect(journals()).toEqual([[], []]);
});

test('they speak HTTP/2 and HTTPS on one port, and one process alone stores what several left behind', async () => {
  const secure = origin.replace('http:', 'https:');
  const { certificateFile: TLS_CERT_FILE, keyFile: TLS_KEY_FILE } = certificate;
  await installation.start({ TLS_CERT_FILE, TLS_KEY_FILE, PUBLIC_ORIGIN: secure });
  origin = secure;
  const session = connect(origin, { rejectUnauthorized: false });
  const [headers] = (await once(session.request({ ':path': `/${codes[0]}` }), 'response')) as [Record<string, unknown>];
  expect([headers[':status'], session.alpnProtocol]).toEqual([302, 'h2']);
  session.close();
  const resumed = await resumedSessions();
  expect(resumed, 'either process takes up the session that one of them began').toEqual([true, true, true, true]);
  await underLoad(() => installation.end('SIGKILL'), 0);
  expect(journals().flat(), 'something is left to be stored').not.toEqual([]);
  origin = installation.origin;
  await installation.start({ WORKERS: '1' });
  expect(serverProcesses()).toEqual([]);
  await expectStoredOnce();
  await expect.poll(() => journals()[1]).toEqual([]);
});
