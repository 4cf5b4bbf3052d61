import { statfs } from 'node:fs/promises';
import type { IngesterFigures } from '../../worker/ingester.ts';
import { lagOf } from '../../worker/lag.ts';
import type { JournalFigures } from '../../clicks/journal.ts';
import type { Lost } from '../../clicks/losses.ts';
import { NEWER } from '../../database/own-version.ts';
import { counters, gauges } from '../../common/metrics-registry.ts';
import type { LinkLookup } from '../../urls/lookup.ts';
import { registerCheck, type Finding } from '../../common/health-checks.ts';
import type { RedirectFigures } from './redirect.ts';
import { measurePools, measureSystem } from './system-metrics.ts';

/** The sources of the health of redirects. */
export interface RedirectSources {
  links: LinkSource;
  redirect: { figures(): RedirectFigures };
}

type LinkSource = Pick<LinkLookup, 'knowsLinks' | 'ask'>;

/** The sources of the health of journals and ingester. */
export interface JournalSources {
  journal: { figures(): JournalFigures };
  ingester: { figures(): IngesterFigures };
  /** Clicks lost before this process started. */
  losses: { readonly earlier: Lost };
  /** The folder whose disk holds the journal. */
  folder: string;
}

const MEGABYTE = 1024 * 1024;
/** The ingester reports twice a second; while it stores a large batch, it may take some seconds. */
const SILENT_MS = 15_000;
/** The share of the journal's maximum size from which waiting clicks are reported. */
const LAG_SHARE = 0.5;
const LOW_DISK_BYTES = 1024 * MEGABYTE;
const FULL_DISK_BYTES = 64 * MEGABYTE;

/** Adds redirects, journal, disk and ingester to the health and the metrics of this server; call it once. */
export function watchClicks(parts: RedirectSources & JournalSources): void {
  watchLinks(parts.links);
  countRedirects(parts.redirect);
  watchJournals(parts);
}

/** Adds the look-ups of this process, and its connections; call it once. */
export function watchLinks(links: LinkSource): void {
  registerCheck('links', () => findLinks(links), 'redirects');
  measurePools();
}

/** Adds the redirects of this node to the metrics; call it once. */
export function countRedirects(redirect: RedirectSources['redirect']): void {
  counters(
    'footbridge_redirects_total',
    'Requests for short codes, by outcome: followed, refused (unknown, inactive, expired or fetched ahead of a click) or unavailable.',
    ['outcome'],
    () => Object.entries(redirect.figures()).map(([outcome, value]) => ({ labels: { outcome }, value })),
  );
}

/** Adds the journals of this node, its disk, its ingester and its database; call it once. */
export function watchJournals(parts: JournalSources): void {
  registerCheck('journal', async () =>
    judgeClicks(parts.journal.figures(), parts.ingester.figures(), parts.losses.earlier),
  );
  registerCheck('disk', async () => judgeDisk(await freeBytes(parts.folder)));
  addMetrics(parts);
}

/** Cached links always redirect; a server with an empty cache needs the database. */
async function findLinks(links: LinkSource): Promise<Finding> {
  if (!links.knowsLinks()) await links.ask();
  return { state: 'ok' };
}

/** Redirects continue in every case, so no finding takes the server out of service. */
export function judgeClicks(journal: JournalFigures, ingester: IngesterFigures, earlier: Lost): Finding {
  const lost = (journal.lost ? ` Clicks lost since the start: ${journal.lost}.` : '') + toldOf(earlier);
  if (journal.failure) {
    const { code } = journal.failure as NodeJS.ErrnoException; // the message may name paths
    return { state: 'degraded', message: `Clicks cannot be written: ${code ?? journal.failure.message}.${lost}` };
  }
  const lagBytes = lagOf(journal, ingester);
  const waiting = `${Math.ceil(lagBytes / MEGABYTE)} MB of clicks are waiting in the journal.`;
  if (ingester.failure === NEWER) return { state: 'degraded', message: `${NEWER} ${waiting}${lost}` };
  if (ingester.failure || ingester.silentMs > SILENT_MS) {
    return { state: 'degraded', message: `Clicks are not being stored; ${waiting}${lost}` };
  }
  if (lagBytes > journal.maxBytes * LAG_SHARE) {
    return { state: 'degraded', message: `${waiting}${lost}` };
  }
  const damaged = ingester.damagedBytes ? ` ${ingester.damagedBytes} damaged bytes were skipped.` : '';
  const message = (lost + damaged).trim();
  return { state: 'ok', ...(message && { message }) };
}

/** The losses before the start as a sentence: a restart must not hide them. */
function toldOf({ clicks, damagedBytes, lastAt }: Lost): string {
  if (!lastAt) return '';
  const bytes = damagedBytes ? ` and ${damagedBytes} damaged bytes` : '';
  return ` Lost before the start, by ${new Date(lastAt).toISOString()}: ${clicks} clicks${bytes}.`;
}

/** Judges the free bytes on the disk of the data folder. */
export function judgeDisk(free: number): Finding {
  if (free >= LOW_DISK_BYTES) return { state: 'ok' };
  const message = `${Math.floor(free / MEGABYTE)} MB are free on the disk of the data folder.`;
  return { state: free < FULL_DISK_BYTES ? 'failing' : 'degraded', message };
}

async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

/** Figures are counted at their source; a scrape copies them. */
function addMetrics({ journal, ingester, losses: { earlier } }: JournalSources): void {
  counter('footbridge_journal_clicks_written_total', 'Clicks written to the journal.', () => journal.figures().written);
  counter(
    'footbridge_journal_clicks_lost_total',
    'Clicks that could not be written, in total.',
    () => earlier.clicks + journal.figures().lost,
  );
  gauge('footbridge_journal_bytes', 'Bytes of the journal on disk.', () => journal.figures().bytes);
  gauge('footbridge_journal_max_bytes', 'Largest size of the journal.', () => journal.figures().maxBytes);
  counter('footbridge_ingester_clicks_stored_total', 'Clicks read for storing.', () => ingester.figures().stored);
  counter(
    'footbridge_ingester_damaged_bytes_total',
    'Journal bytes skipped as damaged, in total.',
    () => earlier.damagedBytes + ingester.figures().damagedBytes,
  );
  gauge('footbridge_ingester_lag_bytes', 'Journal bytes not stored yet.', () =>
    lagOf(journal.figures(), ingester.figures()),
  );
  measureSystem();
  gauge(
    'footbridge_ingester_silent_seconds',
    'Time since its last message.',
    () => ingester.figures().silentMs / 1_000,
  );
}

const counter = (name: string, help: string, read: () => number): void =>
  counters(name, help, [], () => [{ labels: {}, value: read() }]);

const gauge = (name: string, help: string, read: () => number): void =>
  gauges(name, help, [], () => [{ labels: {}, value: read() }]);
