import type { JobFigures } from '../jobs/job-figures.ts';
import type { IngesterFigures } from '../worker/ingester.ts';
import type { JournalFigures } from '../clicks/journal.ts';
import type { Lost } from '../clicks/losses.ts';
import { checkHealth, followHealth } from '../common/health-checks.ts';
import { lagOf } from '../worker/lag.ts';
import { HealthHistory, type CheckHistory, type HealthChange } from './health-history.ts';

/** The parts of a server that say how they are. */
export interface SystemSources {
  journal: { figures(): JournalFigures };
  ingester: { figures(): IngesterFigures };
  jobs: { figures(): Promise<JobFigures[]> };
  /** Clicks lost before this process started. */
  losses: { readonly earlier: Lost };
}

/** How often the checks run when nobody asks, milliseconds. */
const EVERY_MS = 10_000;

/** The click journals in bytes, and clicks since the start; `lost` counts those before it, too. */
export interface SystemJournal {
  bytes: number;
  maxBytes: number;
  waitingBytes: number;
  written: number;
  stored: number;
  lost: number;
}

/** What a server is known to be since its start. */
export interface SystemState {
  startedAt: Date;
  checks: ReadonlyMap<string, CheckHistory>;
  /** Newest first. */
  changes: readonly HealthChange[];
  /** Null where none is open. */
  journal: SystemJournal | null;
}

/** When this process was started. */
export const startedAt = new Date(Date.now() - process.uptime() * 1_000);
const history = new HealthHistory(startedAt);

let journals: Omit<SystemSources, 'jobs'> | null = null;
let jobs: SystemSources['jobs'] | null = null;
let source: () => Promise<SystemState> = async () => stateOfProcess();

/** What is known of this node since its start. */
export const systemState = (): Promise<SystemState> => source();

/** What the jobs of this node are; none before they are known. */
export const systemJobs = async (): Promise<JobFigures[]> => (await jobs?.figures()) ?? [];

/** What this process knows itself. */
export const stateOfProcess = (): SystemState => ({
  ...{ startedAt, checks: history.checks(), changes: history.changes() },
  journal: journals && journalOf(journals),
});

/** Lets another process, which watches the system, tell of its state. */
export function askSystemOf(other: () => Promise<SystemState>, ownJobs: SystemSources['jobs']): void {
  source = other;
  jobs = ownJobs;
}

/** Remembers the parts of this server, and follows the checks until the function returned is called. */
export function watchSystem(parts: SystemSources): () => void {
  journals = parts;
  jobs = parts.jobs;
  followHealth((report) => history.add(report));
  const timer = setInterval(() => void checkHealth(), EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}

function journalOf({ journal, ingester, losses }: Omit<SystemSources, 'jobs'>): SystemJournal {
  const { bytes, maxBytes, written, lost } = journal.figures();
  const { stored } = ingester.figures();
  const waitingBytes = lagOf(journal.figures(), ingester.figures());
  return { bytes, maxBytes, waitingBytes, written, stored, lost: lost + losses.earlier.clicks };
}
