// The script of the page that a measured redirect answers with. It measures the way for a moment, reports what it found
// and leads on. Whatever goes wrong, it leads on.

/** The visitor leaves at the latest so long after the first byte of the page, milliseconds. */
const STOP_MS = 180;
/** As many as come back in time; fewer than the least are not worth the wait. */
const PINGS = { least: 3, most: 5 };
/** Pings over one connection that carries many: the next starts before the last is back. */
const STAGGER_MS = 10;
/** The first packet arrives with the head: its bytes tell nothing about the throughput. */
const FIRST_PACKET_BYTES = 1400;
/** Browsers take so long themselves: what arrives faster tells only that it did not take longer. */
const SHORTEST_MS = 10;
/** What the last ping asks for: as much as arrives in time, and at most what a connection sends at once by then. */
const BURST_BYTES = { least: 2_500, most: 24_000 };
/** Kept free for it, beside the round trip. */
const BURST_MS = 10;
const TRANSFER_BYTES = 102_400;
/** Round trips of a transfer: its request, and twice the wait until more may be sent. */
const TRANSFER_ROUNDS = 3;
/** No receipt is longer. */
const RECEIPT_BYTES = 40;
const SHORTEST_RTT_MS = 1;
const LONGEST_RTT_MS = 10_000;
/** A round trip varies by about so much. */
const MARGIN = 1.15;

const { clickId = '', proof, destination = '', arrival = '' } = document.documentElement.dataset;
/** Whether bytes are seen as they arrive: proxies that encrypt large records hand them over all at once. */
const isFine = arrival === 'fine';
const rtts: number[] = [];
/** Proofs of what was fetched, by the server. */
const receipts: string[] = [];
/** Mbit/s as far as they are known; null is unknown. */
let throughput: number | null = null;
let kind: string | undefined;
/** What the way is likely to carry, Mbit/s: good enough to plan by, not to be reported. */
let estimate = 0;
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
    address_proof: proof,
    measurements: {
      rtt_samples_ms: rtts,
      throughput_samples_mbps: throughput === null ? [] : [throughput],
      throughput_kind: kind,
      receipts,
      network_api_effective_type: connection?.effectiveType,
      network_api_downlink_mbps: connection?.downlink,
      network_api_rtt_ms: connection?.rtt,
      protocol: page().nextHopProtocol,
      stop_reason: reason,
      rendered_ahead: Number(page().activationStart) > 0,
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
    // A processor that was busy all the while leaves this one, which costs no time.
    if (reason === 'time' && !rtts.length) readPage();
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
  const bytes = entry.encodedBodySize - FIRST_PACKET_BYTES;
  const ms = entry.responseEnd - entry.responseStart;
  if (!isFine || ms < 0) return;
  estimate = mbps(bytes, Math.max(ms, 0.1));
  // So few bytes in one moment tell nothing about the speed.
  if (ms >= SHORTEST_MS) [throughput, kind] = [estimate, 'dispersion'];
}

/** Keeps the throughput at which these bytes arrived, unless more is known. */
function note(how: string, bytes: number, { responseStart, responseEnd }: PerformanceResourceTiming): void {
  const ms = responseEnd - responseStart;
  estimate = mbps(bytes, Math.max(ms, 0.1));
  const witnessed = mbps(bytes, Math.max(ms, SHORTEST_MS));
  if (ms >= SHORTEST_MS) [throughput, kind] = [witnessed, how];
  else if (throughput === null || witnessed > throughput) [throughput, kind] = [witnessed, 'lower_bound'];
}

/** Fetches a file and returns its timing; null when it failed or a connection had to be set up for it. */
async function timingOf(file: string, query: string): Promise<PerformanceResourceTiming | null> {
  const url = new URL(`/assets/${file}?click_id=${clickId}&${query}`, location.href).href;
  const response = await fetch(url, { cache: 'no-store' });
  const bytes = new Uint8Array(await response.arrayBuffer());
  // Its last line: whoever has it has all the rest.
  const [, receipt] = /\n([^\n]+)$/.exec(String.fromCharCode(...bytes.slice(-RECEIPT_BYTES))) || [];
  if (receipt) receipts.push(receipt);
  const entry = performance.getEntriesByName(url)[0] as PerformanceResourceTiming | undefined;
  return entry?.responseStart && response.ok && entry.connectEnd === entry.connectStart ? entry : null;
}

async function ping(number: number, rtt: number, isLast: boolean): Promise<void> {
  const bytes = isLast ? burstBytes(rtt) : 0;
  const asked = bytes
    ? timingOf('test-100kb.dat', `n=${number}&bytes=${bytes}`)
    : timingOf('test-1kb.dat', `n=${number}`);
  const entry = await asked.catch(() => null);
  if (!entry || isOver) return;
  keep(entry);
  if (bytes) note('dispersion', bytes - FIRST_PACKET_BYTES, entry);
}

/** What arrives before the visitor leaves, by what is known so far; 0 when that is not worth asking for. */
function burstBytes(rtt: number): number {
  const ms = STOP_MS - elapsed() - MARGIN * rtt;
  const bytes = Math.min(BURST_BYTES.most, Math.floor((ms * estimate * 1_000) / 8 / MARGIN));
  return bytes >= BURST_BYTES.least ? bytes : 0;
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** How many pings come back before the visitor leaves. */
const pingsInTime = (rtt: number) =>
  Math.min(PINGS.most, 1 + Math.floor((STOP_MS - elapsed() - MARGIN * rtt - BURST_MS) / STAGGER_MS));

async function pingAll(rtt: number, count: number): Promise<void> {
  const isShared = /^h[23]/.test(page().nextHopProtocol);
  const running: Promise<void>[] = [];
  for (let number = 0; number < count; number++) {
    if (isShared && number) await pause(STAGGER_MS);
    if (!isShared && elapsed() + MARGIN * rtt > STOP_MS) break;
    const one = ping(number, rtt, number === count - 1);
    if (isShared) running.push(one);
    else await one;
  }
  await Promise.all(running);
}

/** A transfer is begun only where it should end in time: what is under way holds up the next page. */
async function transfer(rtt: number): Promise<void> {
  const expected = TRANSFER_ROUNDS * MARGIN * rtt + (TRANSFER_BYTES * 8) / (estimate * 1_000);
  if (elapsed() + expected > STOP_MS) return;
  const entry = await timingOf('test-100kb.dat', 'n=t').catch(() => null);
  if (entry && !isOver) note('measured', TRANSFER_BYTES, entry);
}

async function measure(): Promise<void> {
  await pause(0); // the page has ended then
  readPage();
  const rtt = rtts[0];
  const pings = rtt === undefined ? 0 : pingsInTime(rtt);
  if (rtt === undefined || pings < PINGS.least) return leave('slow');
  await pingAll(rtt, pings);
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
  // A hidden page has slow timers: in a busy browser the time may be up before it was read.
  if (document.visibilityState === 'hidden') return leave('hidden');
  // Before the page has ended: what is lost of its last bytes holds nobody up.
  setTimeout(() => leave('time'), STOP_MS - elapsed());
  const failed = () => leave('failed');
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', () => void measure().catch(failed));
  else void measure().catch(failed);
};
const shown = document as Document & { prerendering?: boolean };
if (shown.prerendering) {
  document.addEventListener('prerenderingchange', start, { once: true });
  // The refresh would be due the moment the page is shown: it would lead on before anything is measured.
  addEventListener('load', () => setTimeout(() => shown.prerendering && stop()));
} else start();
