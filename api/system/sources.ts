import type { JobFigures } from '../jobs/job-figures.ts';
import type { IngesterFigures } from '../worker/ingester.ts';
import type { JournalFigures } from '../clicks/journal.ts';
import type { Lost } from '../clicks/losses.ts';
import { checkHealth, followHealth } from '../common/health-checks.ts';
import { HealthHistory } from './health-history.ts';

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

/** When this process was started. */
export const startedAt = new Date(Date.now() - process.uptime() * 1_000);
/** What the checks found since then. */
export const history = new HealthHistory(startedAt);

let sources: SystemSources | null = null;

/** The parts of this server; null before it has opened them. */
export const systemSources = (): SystemSources | null => sources;

/** Remembers the parts of this server, and follows the checks until the function returned is called. */
export function watchSystem(parts: SystemSources): () => void {
  sources = parts;
  followHealth((report) => history.add(report));
  const timer = setInterval(() => void checkHealth(), EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}
