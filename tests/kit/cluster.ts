// Three nodes of two server processes behind nginx, on a primary and a replica of PostgreSQL and a Redis, and a link that all of them serve.
import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import pg from 'pg';
import { expect } from 'vitest';
import { startBalancer, type Balancer } from './balancer.ts';
import { signUpForSession } from './browser.ts';
import { freePort, makeInstallation, type Installation } from './installation.ts';
import { makeRedis, type Redis } from './redis.ts';
import { replicatedPostgres, type ReplicatedPostgres } from './replicated-postgres.ts';
import { serialOf, startSerialLoad, storedSerials, type Answer, type SerialLoad } from './serial-load.ts';

/** Clicks a second: steady, and little enough for two cores that others share. */
const RATE = 100;
/** Clicks before the load ends: what a fault leaves behind shows in them. */
const AFTERWARDS = 300;
const CODE = 'steady';
const HOME = 'first.example';
const METRICS_TOKEN = 'metrics-of-the-cluster';
/** A connection that is kept would be lost with the process that has it; each question is asked over its own. */
const CLOSED_AFTER = { connection: 'close' };

/** Where the third node runs, when that is a machine of its own, and what it finds there. */
export interface Elsewhere {
  host: string;
  within: string[];
  /** The address of this machine, as the node knows it on the way to the database, and on every other way. */
  databaseHost: string;
  otherHost: string;
}

export interface Cluster {
  nodes: [Installation, Installation, Installation];
  postgres: ReplicatedPostgres;
  redis: Redis;
  balancer: Balancer;
  /** Where visitors ask. */
  origin: string;
  /** Asks whichever host of the database takes writes. */
  query: Installation['query'];
  /** Leads the link elsewhere by the API, of a node or by nginx; resolves to the status. */
  edit(host: string, at?: Pick<Installation, 'origin'>): Promise<number>;
  remove(): Promise<void>;
}

/** Starts everything; `env` is what all nodes have beside the usual. */
export async function makeCluster(env: Record<string, string> = {}, elsewhere?: Elsewhere): Promise<Cluster> {
  await using parts = new AsyncDisposableStack();
  const hosts = ['127.0.0.1', ...(elsewhere ? [elsewhere.databaseHost, elsewhere.otherHost] : [])];
  const postgres = await replicatedPostgres(hosts);
  parts.defer(() => postgres.remove());
  const redis = await makeRedis(hosts);
  await redis.start();
  parts.defer(() => redis.signal('SIGKILL'));
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const shared = {
    ...{ WORKERS: '2', PUBLIC_ORIGIN: origin, DATABASE_URL: postgres.url, REDIS_URL: redis.url },
    ...{ TRUSTED_PROXIES: '127.0.0.1,::1', JOURNAL_KEEP_SECONDS: '600', DATABASE_POOL: '4', METRICS_TOKEN, ...env },
  };
  const here = () => makeInstallation(shared);
  const there = ({ host, within, databaseHost, otherHost }: Elsewhere) =>
    makeInstallation(
      {
        ...shared,
        ...{ HOST: host, EMBEDDED_IDENTITY: '1', TRUSTED_PROXIES: otherHost },
        DATABASE_URL: postgres.url.replaceAll('127.0.0.1', databaseHost),
        REDIS_URL: redis.url.replace('127.0.0.1', otherHost),
      },
      undefined,
      within,
    );
  const nodes: Cluster['nodes'] = [await here(), await here(), await (elsewhere ? there(elsewhere) : here())];
  const balancer = await startBalancer(port, nodes.map(addressOf));
  parts.defer(() => balancer.end());
  for (const node of nodes) {
    parts.defer(() => node.remove());
    await node.start();
  }
  const query: Cluster['query'] = async (text, values = []) => {
    const client = await connectToPrimary(postgres);
    try {
      return (await client.query(text, values)).rows;
    } finally {
      await client.end();
    }
  };
  const { tokens } = await signUpForSession(origin, 'ada@example.test');
  const headers = {
    ...CLOSED_AFTER,
    authorization: `Bearer ${tokens.access_token}`,
    'content-type': 'application/json',
  };
  const body = JSON.stringify({ original_url: `https://${HOME}/`, short_code: CODE });
  const made = await fetch(`${origin}/api/urls`, { method: 'POST', headers, body });
  expect(made.status).toBe(201);
  const { id } = (await made.json()) as { id: string };
  const started = parts.move();
  return {
    ...{ nodes, postgres, redis, balancer, origin, query },
    async edit(host, at = { origin }) {
      const change = JSON.stringify({ original_url: `https://${host}/` });
      return (await fetch(`${at.origin}/api/urls/${id}`, { method: 'PUT', headers, body: change })).status;
    },
    remove: () => started.disposeAsync(),
  };
}

/** The host and port of a node, as nginx wants it. */
const addressOf = ({ origin }: Installation) => new URL(origin).host.replace('localhost', '127.0.0.1');

async function connectToPrimary({ primaryUrl, replicaUrl }: ReplicatedPostgres): Promise<pg.Client> {
  for (const connectionString of [primaryUrl, replicaUrl]) {
    const client = new pg.Client({ connectionString });
    try {
      await client.connect();
      const { rows } = await client.query<{ is_standby: boolean }>('SELECT pg_is_in_recovery() AS is_standby');
      if (!rows[0]!.is_standby) return client;
    } catch {
      // It is away.
    }
    await client.end().catch(() => {});
  }
  throw new Error('no host of the database takes writes');
}

let serials = 0;

/** Begins to ask the cluster for its link. */
export function beginLoad({ origin }: Cluster): Promise<SerialLoad> {
  serials += 100_000;
  return startSerialLoad(origin, CODE, RATE, serials);
}

/** What visitors got, and what became of their clicks; serials of the load alone. */
export interface Outcome {
  /** How often each status was answered; 0 where no answer came. */
  statuses: Record<number, number>;
  acknowledged: number;
  /** Clicks that were acknowledged and are not stored. */
  missing: number;
  /** Clicks that are stored more often than once, though nginx handed them on once. */
  doubled: number;
  /** Clicks that are stored more often than once, as nginx handed them on again after a node had died. */
  handedOnTwice: number;
}

/** Ends the load after some more clicks, waits until every acknowledged one is stored, and tells what came of all. */
export async function endLoad(
  cluster: Cluster,
  load: SerialLoad,
  fault: string,
): Promise<{ outcome: Outcome; answers: Answer[] }> {
  await load.goesOn(AFTERWARDS);
  const answers = await load.stop();
  const acknowledged = answers.filter(({ status }) => status === 302).map(({ serial }) => serial);
  let stored = new Map<number, number>();
  const missing = async () => {
    stored = await storedSerials(cluster.query);
    return acknowledged.filter((serial) => !stored.has(serial)).length;
  };
  await expect.poll(missing, { interval: 500, timeout: 180_000 }).toBe(0);
  await untilStored(cluster);
  stored = await storedSerials(cluster.query);
  const handedOnAgain = serialsHandedOnAgain(cluster);
  const own = new Set(answers.map(({ serial }) => serial));
  const doubled = [...stored].filter(([serial, times]) => times > 1 && own.has(serial)).map(([serial]) => serial);
  const handedOnTwice = doubled.filter((serial) => handedOnAgain.has(serial)).length;
  const statuses: Record<number, number> = {};
  for (const { status } of answers) statuses[status] = (statuses[status] ?? 0) + 1;
  const outcome = {
    ...{ statuses, acknowledged: acknowledged.length, missing: await missing() },
    ...{ doubled: doubled.length - handedOnTwice, handedOnTwice },
  };
  process.stdout.write(`${fault}: ${JSON.stringify(outcome)}\n`); // the table in docs/operating.md is made of these lines
  return { outcome, answers };
}

/** The clicks that nginx handed on to another node, as one did not answer. */
export const serialsHandedOnAgain = ({ balancer }: Cluster): Set<number | null> =>
  new Set(balancer.handedOn().flatMap(({ path, servers }) => (servers.length > 1 ? [serialOf(path)] : [])));

/** Waits until no journal of a node that runs has anything that is not stored. */
export async function untilStored({ nodes }: Cluster): Promise<void> {
  const headers = { ...CLOSED_AFTER, authorization: `Bearer ${METRICS_TOKEN}` };
  const waiting = async () => {
    const texts = await Promise.all(
      nodes.map(async ({ origin }) => (await fetch(`${origin}/metrics`, { headers })).text()),
    );
    return texts.map((text) => Number(/^footbridge_ingester_lag_bytes (\S+)/m.exec(text)?.[1]));
  };
  await expect.poll(waiting, { interval: 200, timeout: 180_000 }).toEqual(nodes.map(() => 0));
}

/** Where nodes lead visitors of the link by now; the status where they do not. */
export async function leadsTo(nodes: readonly Installation[]): Promise<(string | number)[]> {
  return Promise.all(
    nodes.map(async ({ origin }) => {
      const { status, headers } = await fetch(`${origin}/${CODE}`, { redirect: 'manual', headers: CLOSED_AFTER });
      const to = headers.get('location');
      return to ? new URL(to).host : status;
    }),
  );
}

/** Several times as many as a node has processes, which take new connections by turns. */
const CONNECTIONS = 8;

/** Opens the link on every process of these nodes: each serves what it knows itself while the database is away. */
export async function openEverywhere(nodes: readonly Installation[]): Promise<void> {
  for (const { origin } of nodes) {
    for (let each = 0; each < CONNECTIONS; each++) {
      const [response] = (await once(get(`${origin}/${CODE}`, { agent: false }), 'response')) as [IncomingMessage];
      response.resume();
      expect(response.statusCode).toBe(302);
    }
  }
}

/** Edits the link at the first of these nodes, and expects all to lead there with every request that is sent a second later or after. */
export async function expectEditSeen(cluster: Cluster, host: string, nodes: readonly Installation[]): Promise<void> {
  expect(await cluster.edit(host, nodes[0])).toBe(200);
  const editedAt = performance.now();
  for (let sentAt = editedAt; ;) {
    const seen = await leadsTo(nodes);
    if (seen.every((one) => one === host)) return;
    expect(sentAt - editedAt, `${seen} a second after the edit`).toBeLessThan(1_000);
    sentAt = performance.now();
  }
}

/** Expects that every visitor was led on at the first attempt, and that each click is stored once. */
export function expectNothingLost(outcome: Outcome): void {
  const { acknowledged } = outcome;
  expect(outcome).toEqual({ statuses: { 302: acknowledged }, acknowledged, missing: 0, doubled: 0, handedOnTwice: 0 });
}
