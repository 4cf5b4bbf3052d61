// Visitors of short links across the laboratory's line: the real server, a real browser, and what became of each visit.
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import type { Measured, Run } from './bars.ts';
import { openBrowser, type BrowserName, type LineBrowser } from './browsers.ts';
import { openDestination, type Destination } from './destination.ts';
import { openFrontEnd, roundTripSource, SHORT, type FrontEnd } from './front-ends.ts';
import { SERVER_ADDRESS, type Laboratory } from './laboratory.ts';

const THERE = 'there.test';
const ARRIVAL_TIMEOUT_MS = 20_000;
/** A report is on its way when its visitor arrives. */
const REPORT_TIMEOUT_MS = 5_000;
const STORE_TIMEOUT_MS = 60_000;
const POLL_MS = 25;

/** Whether the owner of a link measures the way of its visitors. */
export type Level = 'full' | 'essential';

export interface Visit {
  code: string;
  setOutAt: number;
  /** Null for a visitor who did not arrive in time. */
  arrivedAt: number | null;
}

export interface Visits {
  destination: Destination;
  /** A new visitor, with a connection of their own, follows a new link. */
  visit(level: Level): Promise<Visit>;
  /** The same, over a server that does nothing but redirect; it listens on this port. */
  visitBare(port: number): Promise<Visit>;
  /** What the server stored of visits, in their order. */
  runsOf(visits: readonly Visit[]): Promise<Run[]>;
}

/** Whom visitors meet, and what they come with. */
export interface Combination {
  frontEnd: FrontEnd;
  browser: BrowserName;
}

/** Starts the server on this side and the browser on the visitor's; `cleanUp` ends both. */
export async function openVisits(
  laboratory: Laboratory,
  { frontEnd, browser: name }: Combination,
  cleanUp: AsyncDisposableStack,
): Promise<Visits> {
  const { installation, origin } = await openFrontEnd(frontEnd, cleanUp);
  const destination = await openDestination(SERVER_ADDRESS);
  cleanUp.defer(() => destination.close());
  const store = new pg.Client({ connectionString: installation.databaseUrl() });
  await store.connect();
  cleanUp.defer(() => store.end());
  const owners = await addOwners(store);
  const browser = await openBrowser({ name, isHttp2: frontEnd.isHttp2 }, laboratory, cleanUp);
  const follow = followerOf(laboratory, browser, destination);
  let links = 0;
  return {
    destination,
    visitBare: (port) => {
      const code = `bare-${++links}`;
      return follow(`https://${SHORT}:${port}/${code}?to=https://${THERE}:${destination.port}/${code}`, code);
    },
    async visit(level) {
      const code = `line-${++links}`;
      await addLink(store, owners[level], code, `https://${THERE}:${destination.port}/${code}`);
      const before = await countReports(store);
      // A page that is closed closes its connection, and nobody answers PINGs any more.
      return follow(`${origin}/${code}`, code, async () => {
        if (level === 'full') await until(REPORT_TIMEOUT_MS, async () => (await countReports(store)) > before);
        if (roundTripSource(frontEnd) !== 'none') await until(REPORT_TIMEOUT_MS, () => hasRoundTrip(store, code));
      });
    },
    runsOf: (visits) => runsOf(store, visits),
  };
}

/** Lets new visitors follow links; each visit ends once `isOver` resolves. */
const followerOf =
  (laboratory: Laboratory, browser: LineBrowser, destination: Destination) =>
  async (address: string, code: string, isOver = async () => {}): Promise<Visit> => {
    await laboratory.newVisitor();
    const arrival = destination.arrival(`/${code}`, ARRIVAL_TIMEOUT_MS);
    const { setOutAt, end } = await browser.visit(address);
    const arrivedAt = await arrival;
    await isOver();
    await end();
    return { code, setOutAt, arrivedAt };
  };

/** An owner for each level. */
async function addOwners(store: pg.Client): Promise<Record<Level, number>> {
  const { rows } = await store.query<{ id: number }>(
    `INSERT INTO app_user (issuer, subject, first_name)
     SELECT 'bench', gen_random_uuid(), 'Ada' FROM generate_series(1, 2) RETURNING id`,
  );
  const [full, essential] = [rows[0]!.id, rows[1]!.id];
  await store.query(`INSERT INTO network_settings (owner_id, level) VALUES ($1, 'full'), ($2, 'essential')`, [
    full,
    essential,
  ]);
  return { full, essential };
}

const addLink = (store: pg.Client, ownerId: number, code: string, destination: string) =>
  store.query('INSERT INTO short_url (owner_id, short_code, original_url) VALUES ($1, $2, $3)', [
    ownerId,
    code,
    destination,
  ]);

async function countReports(store: pg.Client): Promise<number> {
  const { rows } = await store.query<{ count: number }>('SELECT count(*)::int AS count FROM measurement');
  return rows[0]!.count;
}

/** Waits for something to become true; false when it did not in time. */
async function until(timeoutMs: number, holds: () => Promise<boolean>): Promise<boolean> {
  const deadline = performance.now() + timeoutMs;
  while (!(await holds())) {
    if (performance.now() > deadline) return false;
    await delay(POLL_MS);
  }
  return true;
}

async function hasRoundTrip(store: pg.Client, code: string): Promise<boolean> {
  const { rowCount } = await store.query(
    `SELECT 1 FROM analytics.measured_click c JOIN analytics.click_fact f USING (click_id)
       JOIN short_url u ON u.id = c.link_id WHERE u.short_code = $1 AND f.server_rtt_ms IS NOT NULL`,
    [code],
  );
  return rowCount !== 0;
}

type Row = Measured & { code: string; at: Date; isReported: boolean; serverRttMs: number | null };

async function runsOf(store: pg.Client, visits: readonly Visit[]): Promise<Run[]> {
  const stored = async () => {
    const { rows } = await store.query<Row>(
      `SELECT u.short_code AS code, c.at, m.click_id IS NOT NULL AS "isReported", m.rtt_ms AS "rttMs",
         cardinality(m.rtts) AS samples, m.throughput_mbps AS mbps, m.throughput_kind AS kind, m.quality, m.confidence,
         m.stop_reason AS "stopReason", m.is_suspect AS "isSuspect", f.server_rtt_ms AS "serverRttMs"
       FROM analytics.click c JOIN short_url u ON u.id = c.link_id LEFT JOIN measurement m USING (click_id)
         LEFT JOIN analytics.click_fact f USING (click_id)
       WHERE u.short_code = ANY ($1)`,
      [visits.map(({ code }) => code)],
    );
    return new Map(rows.map((row) => [row.code, row]));
  };
  await until(STORE_TIMEOUT_MS, async () => (await stored()).size === visits.length);
  const rows = await stored();
  return visits.map(({ code, arrivedAt }) => {
    const row = rows.get(code);
    if (!row) throw new Error(`The click of ${code} was not stored in time.`);
    return {
      crossedMs: arrivedAt === null ? null : arrivedAt - row.at.getTime(),
      measured: row.isReported ? row : null,
      serverRttMs: row.serverRttMs,
    };
  });
}
