// The script of the page that a measured redirect answers with. It measures the way for a moment, reports what it found
// and leads on. Whatever goes wrong, it leads on.

/** The visitor leaves at the latest so long after the first byte of the page, milliseconds. */
const STOP_MS = 200;
/** What starting the pings takes at most, beside a round trip. */
const PING_START_MS = 40;
const PINGS = 5;
/** Pings over one connection that carries many: the next starts before the last is back. */
const STAGGER_MS = 10;
/** The first packet of the page arrives with the head: its bytes tell nothing about the throughput. */
const FIRST_PACKET_BYTES = 1400;
/** A page, or a transfer, that arrives faster than this tells only that the way is at least so fast. */
const SHORTEST_PAGE_MS = 2;
const SHORTEST_TRANSFER_MS = 10;
const TRANSFER_BYTES = 102_400;
const SHORTEST_RTT_MS = 1;
const LONGEST_RTT_MS = 10_000;
/** A round trip varies by about so much. */
const MARGIN = 1.15;

const { clickId = '', destination = '' } = document.documentElement.dataset;
const rtts: number[] = [];
const throughputs: number[] = [];
let kind = 'dispersion';
let isOver = false;

/** Newer than TypeScript's: when a page that was rendered ahead was shown. */
type Arrival = PerformanceNavigationTiming & { activationStart?: number };
const page = () => performance.getEntriesByType('navigation')[0] as Arrival;
/** What the visitor has waited: nobody waits for a page that is not shown yet. */
const elapsed = () => performance.now() - Math.max(page().responseStart, page().activationStart ?? 0);
const serverMs = ({ serverTiming }: PerformanceResourceTiming) => serverTiming?.[0]?.duration ?? 0;
const mbps = (bytes: number, ms: number) => Math.min(10_000, (bytes * 8) / ms / 1_000);

/** Keeps a round trip. Coarse timers call short ones 0: leaving them out would make fast ways look slower. */
function keep(entry: PerformanceResourceTiming): void {
  const rtt = Math.max(SHORTEST_RTT_MS, entry.responseStart - entry.requestStart - serverMs(entry));
  if (rtt <= LONGEST_RTT_MS) rtts.push(rtt);
}

function report(reason: string): void {
  const { connection } = navigator as { connection?: { effectiveType?: string; downlink?: number; rtt?: number } };
  const body = {
    click_id: clickId,
    measurements: {
      rtt_samples_ms: rtts,
      throughput_samples_mbps: throughputs,
      throughput_kind: kind,
      network_api_effective_type: connection?.effectiveType,
      network_api_downlink_mbps: connection?.downlink,
      network_api_rtt_ms: connection?.rtt,
      protocol: page().nextHopProtocol,
      stop_reason: reason,
    },
    measurement_duration_ms: Math.max(0, Math.min(60_000, elapsed())),
    user_agent: navigator.userAgent,
    timestamp: new Date().toISOString(),
  };
  // text/plain needs no permission of its own, and a beacon survives the page.
  navigator.sendBeacon('/api/measurements', new Blob([JSON.stringify(body)], { type: 'text/plain' }));
}

function leave(reason: string): void {
  if (isOver) return;
  isOver = true;
  try {
    report(reason);
  } finally {
    location.replace(destination);
  }
}

/** The page's own bytes tell a round trip and a throughput at no cost. */
function readPage(): void {
  const entry = page();
  if (!entry.responseStart) return; // a browser that withholds its timers
  keep(entry);
  const ms = entry.responseEnd - entry.responseStart;
  if (ms < SHORTEST_PAGE_MS) kind = 'lower_bound';
  throughputs.push(mbps(entry.encodedBodySize - FIRST_PACKET_BYTES, Math.max(ms, 0.1)));
}

/** Fetches a file and returns its timing; null when it failed or a connection had to be set up for it. */
async function timingOf(file: string, number: number): Promise<PerformanceResourceTiming | null> {
  const url = new URL(`/assets/${file}?click_id=${clickId}&n=${number}`, location.href).href;
  const response = await fetch(url, { cache: 'no-store' });
  await response.arrayBuffer();
  const entry = performance.getEntriesByName(url)[0] as PerformanceResourceTiming | undefined;
  return entry?.responseStart && response.ok && entry.connectEnd === entry.connectStart ? entry : null;
}

async function ping(number: number): Promise<void> {
  const entry = await timingOf('test-1kb.dat', number).catch(() => null);
  if (entry && !isOver) keep(entry);
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function pingAll(rtt: number): Promise<void> {
  const isShared = /^h[23]/.test(page().nextHopProtocol);
  if (!isShared) {
    for (let number = 0; number < PINGS && elapsed() + MARGIN * rtt < STOP_MS; number++) await ping(number);
    return;
  }
  const running: Promise<void>[] = [];
  for (let number = 0; number < PINGS; number++) {
    running.push(ping(number));
    await pause(STAGGER_MS);
  }
  await Promise.all(running);
}

/** A transfer is begun only where it should end in time: what is under way holds up the next page. */
async function transfer(rtt: number): Promise<void> {
  const expected = MARGIN * rtt + (TRANSFER_BYTES * 8) / (throughputs[0]! * 1_000);
  if (elapsed() + expected > STOP_MS) return;
  const entry = await timingOf('test-100kb.dat', 0).catch(() => null);
  if (!entry || isOver) return;
  const ms = entry.responseEnd - entry.responseStart;
  kind = ms < SHORTEST_TRANSFER_MS ? 'lower_bound' : 'measured';
  throughputs[0] = mbps(TRANSFER_BYTES, Math.max(ms, 0.1));
}

async function measure(): Promise<void> {
  setTimeout(() => leave('time'), STOP_MS - elapsed());
  if (document.visibilityState === 'hidden') return leave('hidden'); // its timers are slowed down
  await pause(0); // the page has ended then
  readPage();
  const rtt = rtts[0];
  if (rtt === undefined || elapsed() + PING_START_MS + MARGIN * rtt > STOP_MS) return leave('slow');
  await pingAll(rtt);
  await transfer(rtt);
  leave('complete');
}

addEventListener('pagehide', () => {
  if (isOver) return;
  isOver = true;
  report('left');
});
// Somebody came back: they are led on again, and nothing is reported twice.
addEventListener('pageshow', ({ persisted }) => {
  if (persisted) location.replace(destination);
});

const start = () => {
  const failed = () => leave('failed');
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', () => void measure().catch(failed));
  else void measure().catch(failed);
};
const shown = document as Document & { prerendering?: boolean };
if (shown.prerendering) document.addEventListener('prerenderingchange', start, { once: true });
else start();
