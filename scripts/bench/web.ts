// npm run bench:web — how fast pages arrive on a phone's line: Lighthouse's performance score (mobile, 1.6 Mbit/s, 150 ms,
// a processor four times as slow), and what the dashboard and the page of a link need until their figures, their charts and
// the map are there.
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Page } from 'playwright';
import { beforeCharts, bytesOf, watchWire } from '../../tests/kit/wire.ts';
import { median } from './network/statistics.ts';
import { startWebBench, type WebBench } from './web-installation.ts';

const { values } = parseArgs({ options: { runs: { type: 'string', default: '5' } } });
const runs = Number(values.runs);

/** What is used of what Lighthouse finds. */
interface Found {
  audits: Record<string, { numericValue?: number } | undefined>;
  categories: { performance?: { score: number | null } };
}
type Lighthouse = (address: string, flags: object) => Promise<{ lhr: Found } | undefined>;
// It brings sixty packages along, so `npm run bench:web` installs it, and nobody else.
const path = join(import.meta.dirname, 'lighthouse/node_modules/lighthouse/core/index.js');
const { default: lighthouse } = (await import(path)) as { default: Lighthouse };

const LINE = { offline: false, latency: 150, downloadThroughput: 1_638_400 / 8, uploadThroughput: 750_000 / 8 };
const SLOWER = 4;
/** What a page needs at most to be whole without the slow line, which is reckoned in. */
const LOADED_MS = 15_000;

const times = async <T>(work: () => Promise<T>): Promise<T[]> => {
  const results: T[] = [];
  for (let run = 0; run < runs; run++) results.push(await work());
  return results;
};

interface Score {
  score: number;
  firstPaint: number;
  largestPaint: number;
  blocked: number;
}

async function scoreOf(
  { origin, debuggingPort, context }: WebBench,
  path: string,
  isSignedIn: boolean,
): Promise<Score> {
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  await client.send('Network.clearBrowserCache');
  await page.close();
  const result = await lighthouse(origin + path, {
    port: debuggingPort,
    onlyCategories: ['performance'],
    disableStorageReset: isSignedIn, // the session is in the storage
    clearStorageTypes: ['local_storage', 'cookies', 'cache_storage'],
    maxWaitForLoad: LOADED_MS, // live updates never end, so the network is never quiet
    logLevel: 'error',
  });
  const { audits, categories } = result!.lhr;
  const valueOf = (audit: string) => audits[audit]?.numericValue ?? NaN;
  return {
    score: Math.round((categories.performance?.score ?? NaN) * 100),
    firstPaint: valueOf('first-contentful-paint'),
    largestPaint: valueOf('largest-contentful-paint'),
    blocked: valueOf('total-blocking-time'),
  };
}

interface Arrival {
  figures: number;
  charts: number;
  map: number;
  requests: number;
  bytes: number;
  /** Until the map is drawn. */
  allRequests: number;
}

/** Opens a page as the first one of a new visitor, over the slow line, and scrolls to its map. */
async function arriveAt({ origin, context }: WebBench, path: string): Promise<Arrival> {
  const page = await context.newPage();
  try {
    const crossings = await watchWire(page);
    const client = await context.newCDPSession(page);
    await client.send('Network.emulateNetworkConditions', LINE);
    await client.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    await page.goto(origin + path, { waitUntil: 'commit' });
    const figures = await shownAfter(page, 'dl dd');
    const charts = await shownAfter(page, '[role="slider"] svg path');
    const first = beforeCharts(crossings);
    const before = { requests: first.length, bytes: bytesOf(first) };
    await page.locator(MAP_PANEL).first().scrollIntoViewIfNeeded();
    const map = await shownAfter(page, '[aria-label^="Map of clicks"] svg path');
    return { figures, charts, map, ...before, allRequests: crossings.length };
  } finally {
    await page.close();
  }
}

const MAP_PANEL = '[aria-label="Geographic distribution"], [aria-label="Countries"]';

/** Milliseconds from the page's start until an element is there. */
async function shownAfter(page: Page, selector: string): Promise<number> {
  const shown = await page.waitForFunction(
    (wanted) => (document.querySelector(wanted) ? performance.now() : 0),
    selector,
    { polling: 'raf' },
  );
  return shown.jsonValue();
}

const seconds = (milliseconds: number[]) => `${(median(milliseconds) / 1000).toFixed(2)} s`;

const bench = await startWebBench();
try {
  const link = `/urls/${bench.linkId}`;
  const arrivalsBy: Record<string, object> = {};
  for (const path of ['/dashboard', link]) {
    const arrivals = await times(() => arriveAt(bench, path));
    arrivalsBy[path] = {
      'figures shown': seconds(arrivals.map(({ figures }) => figures)),
      'first chart drawn': seconds(arrivals.map(({ charts }) => charts)),
      'map drawn': seconds(arrivals.map(({ map }) => map)),
      'requests before charts': median(arrivals.map(({ requests }) => requests)),
      'kB before charts': Math.round(median(arrivals.map(({ bytes }) => bytes)) / 1000),
      'requests until the map': median(arrivals.map(({ allRequests }) => allRequests)),
    };
  }
  console.log(`\nFirst visit, 1.6 Mbit/s, 150 ms, processor 4 times slower, median of ${runs}`);
  console.table(arrivalsBy);
  const table: Record<string, object> = {};
  for (const path of ['/dashboard', '/urls', '/analytics', link, '/login']) {
    const scores = await times(() => scoreOf(bench, path, path !== '/login'));
    table[path] = {
      performance: median(scores.map(({ score }) => score)),
      'first paint': seconds(scores.map(({ firstPaint }) => firstPaint)),
      'largest paint': seconds(scores.map(({ largestPaint }) => largestPaint)),
      'blocked (ms)': Math.round(median(scores.map(({ blocked }) => blocked))),
    };
    console.log(`${path}: ${scores.map(({ score }) => score).join(', ')}`);
  }
  console.log(`\nLighthouse, mobile, median of ${runs}`);
  console.table(table);
} finally {
  await bench.close();
}
