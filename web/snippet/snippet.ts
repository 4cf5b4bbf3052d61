// The snippet of a website's pages: counts a visit, reports conversions and measures a few visitors' ways. It sets no cookie,
// and whatever goes wrong in it, the page goes on.

export {}; // a module: its names are its own

const IDLE_MS = 30 * 60_000;
const KEY = 'fb_visit';
const PINGS = 5;
const TRANSFERS = 2;
const TRANSFER_BYTES = 102_400;
/** Faster transfers take less than 10 ms, which tells only that the way is at least so fast. */
const FASTEST_MBPS = 82;
/** No further transfer begins after this. */
const LONGEST_MS = 30_000;
/** Conversions that one report repeats, in case the one before was lost. */
const MAX_CONVERSIONS = 5;

interface Conversion {
  name: string;
  value?: number | undefined;
  currency?: string | undefined;
  id?: string | number | undefined;
}

interface Visit {
  id: string;
  /** When it began, and when it was last looked at. */
  began: number;
  last: number;
  views: number;
  visible: number;
  load?: number | null;
  click: string | undefined;
  conversions: Conversion[];
  /** Measured, or not chosen to be. */
  isMeasured: boolean;
}

type Call = [what: string, details?: Conversion];
interface Page {
  fb?: ((...call: Call) => void) & { q?: Call[]; isReady?: boolean };
}
interface Told {
  globalPrivacyControl?: boolean;
  doNotTrack?: string | null;
  connection?: { effectiveType?: string; downlink?: number; rtt?: number; type?: string; saveData?: boolean };
}

const page = window as unknown as Page;
const told = navigator as unknown as Told;
const { connection } = told;
const script = document.currentScript as HTMLScriptElement;
const host = new URL(script.src).origin;
const { site, token, sample = '10' } = script.dataset;
const isPrivate = 'private' in script.dataset || !!told.globalPrivacyControl || told.doNotTrack === '1';

/** Other pages than of secure origins have no crypto.randomUUID. */
const draw = () =>
  '10000000-1000-4000-8000-100000000000'.replace(/[018]/g, (digit) =>
    (+digit ^ (crypto.getRandomValues(new Uint8Array(1))[0]! & (15 >> (+digit / 4)))).toString(16),
  );

function fresh(click?: string): Visit {
  const began = Date.now();
  const isMeasured = !click && Math.random() * 100 >= +sample;
  return { id: draw(), began, last: began, views: 0, visible: 0, click, conversions: [], isMeasured };
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

/** In this mode the origin is sent whatever the page says of referrers, and no cookie. */
function send(path: string, body: object): void {
  const text = JSON.stringify({
    website_id: +site!,
    snippet_token: token,
    session_id: visit.id,
    click_id: visit.click,
    is_private: isPrivate,
    ...body,
  });
  if ('keepalive' in Request.prototype) {
    fetch(host + path, { method: 'POST', body: text, keepalive: true, credentials: 'omit' }).catch(() => {});
  } else navigator.sendBeacon(host + path, text);
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

function report(): void {
  settle();
  if (!isNews) return;
  isNews = false;
  if (visit.load === undefined) {
    const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    visit.load = entry?.loadEventEnd || null;
  }
  keep();
  const age = Date.now() - visit.began;
  send('/api/visits', {
    seq: age, // pages take turns: a number of their own could come twice
    age_ms: age,
    views: visit.views,
    visible_ms: visit.visible,
    load_ms: visit.load,
    screen_width: screen.width,
    screen_height: screen.height,
    effective_type: connection?.effectiveType,
    conversions: visit.conversions,
  });
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
  const conversion = { name: `${name}`, value: value && +value, currency, id: `${id}` };
  settle();
  visit.conversions = [...visit.conversions, conversion].slice(-MAX_CONVERSIONS);
  keep();
  isNews = true;
  report();
}

/** The timing of a transfer; nothing where it failed. */
async function timingOf(file: string): Promise<PerformanceResourceTiming | undefined> {
  const url = `${host}/assets/test-${file}.dat?${draw()}`;
  try {
    await (await fetch(url, { cache: 'no-store', credentials: 'omit' })).arrayBuffer();
    const entry = performance.getEntriesByName(url)[0] as PerformanceResourceTiming;
    if (entry.requestStart) return entry; // else its timing was withheld
  } catch {
    // Counted as failed.
  }
}

const rtts: number[] = [];
const speeds: number[] = [];
let measuring = 0;
let protocol = '';

/** Ends a measurement that is under way; one without a round trip says nothing. */
function stop(reason: string): void {
  const began = measuring;
  measuring = 0;
  if (!began || !rtts.length) return;
  send('/api/snippet-measurements', {
    page_url: (location.origin + location.pathname + (isPrivate ? '' : location.search)).slice(0, 500),
    measurements: {
      rtt_samples_ms: rtts,
      throughput_samples_mbps: speeds,
      throughput_kind: Math.max(...speeds) > FASTEST_MBPS ? 'lower_bound' : 'measured',
      test_duration_ms: performance.now() - began,
      effective_type: connection?.effectiveType,
      connection_type: connection?.type,
      network_api_downlink_mbps: connection?.downlink,
      network_api_rtt_ms: connection?.rtt,
      protocol,
      stop_reason: reason,
    },
  });
}

async function ping(): Promise<void> {
  const entry = await timingOf('1kb');
  // One that set up a connection is no round trip alone.
  if (!measuring || !entry || entry.connectEnd !== entry.connectStart) return;
  rtts.push(Math.max(1, entry.responseStart - entry.requestStart - (entry.serverTiming[0]?.duration ?? 0)));
  protocol = entry.nextHopProtocol;
}

async function transfer(): Promise<void> {
  const entry = await timingOf('100kb');
  const ms = entry && Math.max(0.1, entry.responseEnd - entry.responseStart);
  speeds.push(ms ? (TRANSFER_BYTES * 8) / ms / 1_000 : 0);
}

async function measure(): Promise<void> {
  if (visit.isMeasured || connection?.saveData || /2g/.test(`${connection?.effectiveType}`)) return;
  visit.isMeasured = true;
  keep();
  const end = (measuring = performance.now()) + LONGEST_MS;
  for (let step = 0; step < PINGS + TRANSFERS && measuring && performance.now() < end; step++) {
    await (step < PINGS ? ping() : transfer());
  }
  stop(performance.now() < end ? 'complete' : 'time');
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
  report();
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
