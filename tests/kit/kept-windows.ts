// Windows that tests use one after the other: the process of a page and what it has read cost a second of a processor.
import type { EventEmitter } from 'node:events';
import type { Browser, BrowserContext, BrowserContextOptions, CDPSession, Page } from 'playwright';

export interface Window {
  context: BrowserContext;
  page: Page;
}

interface Kept extends Window {
  /** The context's own, which no later test can change. */
  options: string;
  isIdle: boolean;
  /** Ended with the test: what they set of the page goes with them. */
  sessions: CDPSession[];
  scripts: { dispose(): Promise<void> }[];
  /** What listened before any test did. */
  listeners: Map<string, unknown[]>;
}

/** How long the return of a window may take: one that stands still is closed. */
const RESET_MS = 20_000;
/** The page of an origin that runs nothing, where a window waits; another site's would end its process. */
export const STILL_PAGE = '/report';
/** What tests listen to. */
const EVENTS = [
  ...['console', 'dialog', 'domcontentloaded', 'download', 'filechooser', 'framenavigated', 'load', 'pageerror'],
  ...['popup', 'request', 'requestfailed', 'requestfinished', 'response', 'websocket', 'worker'],
];

const keptOf = new WeakMap<Browser, Set<Kept>>();

const emitter = (page: Page) => page as unknown as EventEmitter;

/** A window as a new one is, with the options of its context: one that an earlier test gave back where there is one. */
export async function takeWindow(browser: Browser, options: BrowserContextOptions): Promise<Window> {
  const all = keptOf.get(browser) ?? new Set();
  keptOf.set(browser, all);
  const name = JSON.stringify(options);
  const idle = [...all].find((kept) => kept.isIdle && kept.options === name && !kept.page.isClosed());
  if (idle) {
    idle.isIdle = false;
    return idle;
  }
  const context = await browser.newContext(options);
  const page = await context.newPage();
  const listeners = new Map(EVENTS.map((event) => [event, emitter(page).listeners(event)]));
  const kept: Kept = { context, page, options: name, isIdle: false, sessions: [], scripts: [], listeners };
  noteChanges(kept);
  all.add(kept);
  context.on('close', () => all.delete(kept));
  return kept;
}

/** What tests set by these calls would stay for the next one. */
function noteChanges({ context, page, sessions, scripts }: Kept): void {
  context.newCDPSession = noting(context.newCDPSession.bind(context), sessions);
  context.addInitScript = noting(context.addInitScript.bind(context), scripts);
  page.addInitScript = noting(page.addInitScript.bind(page), scripts);
}

/** The same call, noting what it makes. */
const noting =
  <Args extends unknown[], Noted, Made extends Noted>(make: (...args: Args) => Promise<Made>, notes: Noted[]) =>
  async (...args: Args): Promise<Made> => {
    const made = await make(...args);
    notes.push(made);
    return made;
  };

/** Closes the windows of a test; those of `takeWindow` are emptied for the next one, unless `none` may be used again. */
export async function returnWindows(browser: Browser, origin: string, none: boolean): Promise<void> {
  const all = [...(keptOf.get(browser) ?? [])];
  const isKept = (context: BrowserContext) => all.some((kept) => kept.context === context);
  const others = browser.contexts().filter((context) => none || !isKept(context));
  await Promise.all(others.map((context) => context.close()));
  if (!none) await Promise.all(all.filter(({ isIdle }) => !isIdle).map((kept) => giveBack(kept, origin)));
}

async function giveBack(kept: Kept, origin: string): Promise<void> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error('the window stands still')), RESET_MS);
  try {
    await Promise.race([empty(kept, origin), late]);
    kept.isIdle = true;
  } catch {
    await kept.context.close(); // a new one costs time and nothing else
  } finally {
    clearTimeout(timer);
  }
}

/** Leaves nothing in a window that the next test could notice but what a browser has cached. */
async function empty({ context, page, sessions, scripts, listeners }: Kept, origin: string): Promise<void> {
  const strangers = context.pages().filter((other) => other !== page);
  await Promise.all([
    ...strangers.map((other) => other.close()),
    ...scripts.splice(0).map((script) => script.dispose()),
    ...sessions.splice(0).map((session) => session.detach()),
    page.unrouteAll({ behavior: 'ignoreErrors' }),
    context.unrouteAll({ behavior: 'ignoreErrors' }),
    context.setOffline(false),
    context.clearPermissions(),
  ]);
  for (const [event, first] of listeners) {
    for (const listener of emitter(page).listeners(event))
      if (!first.includes(listener)) emitter(page).off(event, listener as () => void);
  }
  await page.goto(origin + STILL_PAGE);
  await page.mouse.move(-1, -1);
  await page.evaluate(() => sessionStorage.clear());
  await context.clearCookies();
  const session = await context.newCDPSession(page);
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  await session.detach();
  sessions.length = 0;
}
