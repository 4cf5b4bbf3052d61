// The script of the page that measures the line between a browser and this installation, once, while somebody looks at it.

const PINGS = 8;
const TRANSFERS = 3;
const TRANSFER_BYTES = 102_400;
/** No further transfer begins after so long: a slow line is told by one. */
const ENOUGH_MS = 3_000;
/** Browsers take so long themselves: what arrives faster tells only that it did not take longer. */
const SHORTEST_MS = 10;
const SHORTEST_RTT_MS = 1;

const began = performance.now();
const rtts: number[] = [];
const speeds: number[] = [];
let isBound = false;

interface Fact {
  name: string;
  value: string;
  text: string;
}

const element = (id: string) => document.getElementById(id)!;
const say = (text: string) => {
  element('state').textContent = text;
};

/** Fetches a file past every cache; null where a connection was set up for it, which takes longer. */
async function timingOf(file: string): Promise<PerformanceResourceTiming | null> {
  const url = new URL(`/assets/${file}?n=${Math.random().toString(36).slice(2)}`, location.href).href;
  const response = await fetch(url, { cache: 'no-store' });
  if (!response.ok) throw new Error(String(response.status));
  await response.arrayBuffer();
  const entry = performance.getEntriesByName(url)[0] as PerformanceResourceTiming | undefined;
  return entry?.requestStart && entry.connectEnd === entry.connectStart ? entry : null;
}

async function ping(): Promise<void> {
  const entry = await timingOf('test-1kb.dat');
  if (!entry) return;
  const serverMs = entry.serverTiming?.[0]?.duration ?? 0;
  rtts.push(Math.max(SHORTEST_RTT_MS, entry.responseStart - entry.requestStart - serverMs));
}

async function transfer(): Promise<void> {
  const entry = await timingOf('test-100kb.dat').catch(() => null);
  const ms = entry ? entry.responseEnd - entry.responseStart : Infinity;
  // A transfer that failed counts as 0.
  speeds.push((TRANSFER_BYTES * 8) / Math.max(ms, SHORTEST_MS) / 1_000);
  if (ms < SHORTEST_MS) isBound = true;
}

async function send(): Promise<Fact[]> {
  const response = await fetch(location.href, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      measurements: {
        rtt_samples_ms: rtts,
        throughput_samples_mbps: speeds,
        throughput_kind: isBound ? 'lower_bound' : 'measured',
      },
      measurement_duration_ms: Math.min(60_000, performance.now() - began),
    }),
  });
  const answer = (await response.json()) as { facts?: Fact[]; error?: { message: string } };
  if (!answer.facts) throw new Error(answer.error?.message ?? '');
  return answer.facts;
}

function show(facts: Fact[]): void {
  const list = element('facts');
  for (const { name, value, text } of facts) {
    const [term, detail, hint] = ['dt', 'dd', 'p'].map((kind) => document.createElement(kind)) as [
      HTMLElement,
      HTMLElement,
      HTMLElement,
    ];
    term.textContent = name;
    detail.textContent = value;
    hint.textContent = text;
    hint.className = 'hint';
    detail.append(hint);
    list.append(term, detail);
  }
  list.hidden = false;
}

async function measure(): Promise<void> {
  for (let number = 1; number <= PINGS; number++) {
    say(`Measuring the round trip: ${number} of ${PINGS} …`);
    await ping();
  }
  for (let number = 1; number <= TRANSFERS && performance.now() - began < ENOUGH_MS; number++) {
    say(`Measuring the speed: ${number} of ${TRANSFERS} …`);
    await transfer();
  }
  show(await send());
  say('');
}

measure()
  .catch((error: Error) => say(`This line could not be measured. ${error.message}`.trim()))
  .finally(() => {
    element('again').hidden = false;
  });

export {}; // a scope of its own
