// The snippet of a website's pages: counts a visit, reports conversions and measures a few visitors' ways. It sets no cookie,
// and whatever goes wrong in it, the page goes on.

import type { Answer, Conversion, Page, Told, Visit } from './types.ts';

const IDLE_MS = 30 * 60_000;
const KEY = 'fb_visit';
const PINGS = 5;
const PING_BYTES = 1_024;
const TRANSFERS = 2;
/** In a millisecond at 1 Mbit/s. */
const BYTES_PER_MS = 125;
/** No further transfer begins after this. */
const LONGEST_MS = 30_000;
/** How often a report is sent again that came at a busy time, and the longest wait that is asked for, seconds. */
const TRIES = 3;
const LONGEST_WAIT = 90;
/** Spreads what is sent again, so that not all pages come at once, milliseconds. */
const SPREAD_MS = 5_000;
/** Conversions that one report repeats, in case the one before was lost. */
const MAX_CONVERSIONS = 5;

const page = window as unknown as Page;
const told = navigator as unknown as Told;
const { connection } = told;
const script = document.currentScript as HTMLScriptElement;
const host = new URL(script.src).origin;
const { site, token, sample } = script.dataset;
const isPrivate = 'private' in script.dataset || !!told.globalPrivacyControl || told.doNotTrack === '1';

/** Other pages than of secure origins have no crypto.randomUUID, but addresses of objects that end in one. */
const draw = () => URL.createObjectURL(new Blob()).slice(-36);

function fresh(click?: string): Visit {
  const began = Date.now();
  return { id: draw(), began, last: began, views: 0, visible: 0, click, conversions: [], isMeasured: false };
}

const isOver = ({ last }: Visit) => Date.now() - last > IDLE_MS;

/** The visit that an earlier page of this tab began, unless it is over. */
function kept(): Visit | undefined {
  if (isPrivate) return;
  try {
    const found = JSON.parse(sessionStorage.getItem(KEY)!) as Visit | null;
    if (found && !isOver(found)) return found;
  } catch {
    // Without storage every page is a visit.
  }
}

function keep(): void {
  if (isPrivate) return;
  try {
    sessionStorage.setItem(KEY, JSON.stringify(visit));
  } catch {
    // As above.
  }
}

/** Takes the id of the click off the address, and leaves every other byte. */
function takeClick(): string | undefined {
  const { href, search } = location;
  const [part, click] = /[?&]fb_click_id=([0-9a-f]{48})(?=&|$)/.exec(search) ?? [];
  if (!part) return;
  const rest = search.replace(part, '').replace(/^&/, '?');
  history.replaceState(
    history.state,
    '',
    href.replace(search, () => rest),
  );
  return click;
}

/** In this mode the origin is sent whatever the page says of referrers, and no cookie. Refused at a busy time, it is sent later. */
async function send(path: string, details: object, isAsking = false): Promise<Answer | undefined> {
  const body = JSON.stringify({
    website_id: +site!,
    snippet_token: token,
    session_id: visit.id,
    click_id: visit.click,
    is_private: isPrivate,
    ...details,
  });
  try {
    // Who asks stays for the answer.
    if (!isAsking && !('keepalive' in Request.prototype)) navigator.sendBeacon(host + path, body);
    else
      for (let tries = TRIES; tries--;) {
        const answer = await fetch(host + path, { method: 'POST', body, keepalive: true, credentials: 'omit' });
        const wait = answer.status === 429 && +answer.headers.get('retry-after')!;
        if (!wait || wait > LONGEST_WAIT) return await answer.json();
        await new Promise((end) => setTimeout(end, wait * 1_000 + Math.random() * SPREAD_MS));
      }
  } catch {
    // Lost on the way, or an answer without a body.
  }
}

let visit: Visit;
/** When the page was last seen to be visible; 0 while it is hidden. */
let since = 0;
let isNews = false;
let address = '';

/** Adds the time since it was last called, to what other pages of the visit may have added. */
function settle(): void {
  const now = performance.now();
  visit = kept() ?? visit;
  if (since) {
    visit.visible += now - since;
    visit.last = Date.now();
  }
  since = document.hidden ? 0 : now;
  keep();
}

function report(asks = false): Promise<Answer | undefined> | undefined {
  settle();
  if (!isNews) return;
  isNews = asks; // how long its page is looked at comes later
  if (visit.load === undefined) {
    const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    visit.load = entry?.loadEventEnd || null;
  }
  keep();
  const age = Date.now() - visit.began;
  return send(
    '/api/visits',
    {
      asks_to_measure: asks,
      sample,
      saves_data: connection?.saveData,
      seq: age, // pages take turns: a number of their own could come twice
      age_ms: age,
      views: visit.views,
      visible_ms: visit.visible,
      load_ms: visit.load,
      screen_width: screen.width,
      screen_height: screen.height,
      effective_type: connection?.effectiveType,
      conversions: visit.conversions,
    },
    asks,
  );
}

function view(): void {
  settle();
  if (isOver(visit)) visit = { ...fresh(), load: null };
  visit.last = Date.now();
  visit.views++;
  isNews = true;
  keep();
}

function moved(): void {
  const before = address;
  address = location.pathname + location.search;
  if (address !== before) view();
}

function convert({ name, value, currency, id = draw() }: Conversion): void {
  settle();
  visit.conversions.push({ name: `${name}`, value: value && +value, currency, id: `${id}` });
  visit.conversions = visit.conversions.slice(-MAX_CONVERSIONS);
  keep();
  isNews = true;
  void report();
}

const rtts: number[] = [];
const speeds: number[] = [];
/** Proofs of what was fetched, by the server. */
const receipts: string[] = [];
let test: string | undefined;

/** The timing of a transfer; nothing where it failed. */
async function timingOf(bytes: number): Promise<PerformanceResourceTiming | undefined> {
  const url = `${host}/assets/test-100kb.dat?bytes=${bytes}&click_id=${test}&n=${receipts.length}`;
  try {
    const file = await (await fetch(url, { cache: 'no-store', credentials: 'omit' })).text();
    receipts.push(file.split('\n').pop()!); // whoever has its last line has all the rest
    const entry = performance.getEntriesByName(url)[0] as PerformanceResourceTiming;
    if (entry.requestStart) return entry; // else its timing was withheld
  } catch {
    // Counted as failed.
  }
}

let measuring = 0;
let protocol = '';

/** Ends a measurement that is under way; one without a round trip says nothing. */
function stop(reason: string): void {
  const began = measuring;
  measuring = 0;
  if (!began || !rtts.length) return;
  void send('/api/snippet-measurements', {
    test_id: test,
    page_url: location.href.split(isPrivate ? /[?#]/ : '#')[0]!.slice(0, 500),
    measurements: {
      rtt_samples_ms: rtts,
      throughput_samples_mbps: speeds,
      receipts,
      test_duration_ms: performance.now() - began,
      effective_type: connection?.effectiveType,
      connection_type: connection?.type,
      protocol,
      stop_reason: reason,
    },
  });
}

async function ping(): Promise<void> {
  const entry = await timingOf(PING_BYTES);
  // One that set up a connection is no round trip alone.
  if (!measuring || !entry || entry.connectEnd !== entry.connectStart) return;
  rtts.push(Math.max(1, entry.responseStart - entry.requestStart - (entry.serverTiming[0]?.duration ?? 0)));
  protocol = entry.nextHopProtocol;
}

async function transfer(bytes: number): Promise<void> {
  const entry = await timingOf(bytes);
  speeds.push(entry ? bytes / BYTES_PER_MS / (entry.responseEnd - entry.responseStart || 0.1) : 0);
}

async function measure(): Promise<void> {
  if (visit.isMeasured) return;
  visit.isMeasured = true;
  keep();
  const plan = await report(true);
  const bytes = plan?.transfer_bytes;
  if (!bytes || document.hidden) return;
  test = plan.test_id;
  measuring = performance.now();
  for (let step = 0; step < PINGS + TRANSFERS; step++) {
    if (!measuring || performance.now() - measuring > LONGEST_MS) return stop('time');
    await (step < PINGS ? ping() : transfer(bytes));
  }
  stop('complete');
}

/** Measures once the page is loaded, idle and visible. */
function whenIdle(): void {
  const idle = window.requestIdleCallback ?? setTimeout;
  idle(() => {
    if (document.hidden) document.addEventListener('visibilitychange', whenIdle, { once: true });
    else void measure();
  });
}

function leave(): void {
  stop('hidden');
  void report();
}

function start(): void {
  const click = takeClick();
  visit = (!click && kept()) || fresh(click);
  keep(); // else an earlier visit of the tab would go on
  moved();
  for (const name of ['pushState', 'replaceState'] as const) {
    const native = history[name];
    history[name] = function (...call) {
      native.apply(this, call);
      moved();
    };
  }
  addEventListener('popstate', moved);
  addEventListener('pagehide', leave);
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) view();
  });
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) return leave();
    isNews = true;
    if (isOver(visit)) view();
    else settle();
  });
  const queued = page.fb?.q ?? [];
  page.fb = (what, details) => {
    if (what === 'conversion' && details?.name) convert(details);
  };
  page.fb.isReady = true;
  for (const call of queued) page.fb(...call);
  if (document.readyState === 'complete') whenIdle();
  else addEventListener('load', whenIdle);
}

const shown = document as Document & { prerendering?: boolean };
if (!page.fb?.isReady) {
  if (shown.prerendering) document.addEventListener('prerenderingchange', start, { once: true });
  else start();
}
