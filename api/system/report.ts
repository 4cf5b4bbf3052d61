import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isOperator } from '../account/operator.ts';
import { lagOf } from '../clicks/lag.ts';
import { jobIntervals, jobNames, type JobName } from '../clicks/jobs.ts';
import { placeFileAges, type PlaceFile } from '../clicks/place-files.ts';
import { config } from '../config.ts';
import type { Viewer } from '../viewer.ts';
import {
  checkHealth,
  failingOf,
  type CheckResult,
  type HealthReport,
  type HealthState,
  type Purpose,
} from './health-checks.ts';
import type { HealthChange } from './health-history.ts';
import { history, startedAt, systemSources, type SystemSources } from './sources.ts';
import { readStored, type Stored } from './stored.ts';

/** A check as it is now and has been; what it found is for operators, and null for everybody else. */
export interface SystemCheck {
  name: string;
  state: HealthState;
  since: Date;
  message: string | null;
  latencyMs: number | null;
  meanMs: number | null;
  slowestMs: number | null;
}

/** Whether this server should get requests of a kind, and which checks keep it from them. */
export interface Readiness {
  purpose: Purpose;
  isReady: boolean;
  failing: string[];
}

/** A periodic job; times are null before its first run, `problem` where nothing is wrong. */
export interface SystemJob {
  name: JobName;
  everyMs: number;
  ranAt: Date | null;
  tookMs: number | null;
  problem: string | null;
  note: string | null;
}

/** The click journal in bytes, and clicks since the start; `lost` counts those before it, too. */
export interface SystemJournal {
  bytes: number;
  maxBytes: number;
  waitingBytes: number;
  written: number;
  stored: number;
  lost: number;
}

/** What only the operator sees. */
export interface SystemDetails {
  jobs: SystemJob[];
  journal: SystemJournal | null;
  stored: Stored | null;
  placeFiles: PlaceFile[];
  /** Newest first. */
  changes: readonly HealthChange[];
}

/** How this server is. */
export interface SystemReport {
  state: HealthState;
  version: string;
  startedAt: Date;
  checkedAt: Date;
  checks: SystemCheck[];
  readiness: Readiness[];
  details: SystemDetails | null;
}

const { version } = JSON.parse(readFileSync(join(config.root, 'package.json'), 'utf8')) as { version: string };
const purposes: readonly Purpose[] = ['everything', 'redirects'];

/** How this server is: a summary for whoever is signed in, everything for the operator. */
export async function systemReport(viewer: Viewer): Promise<SystemReport> {
  const [reports, isForOperator] = await Promise.all([
    Promise.all(purposes.map((purpose) => checkHealth(purpose))),
    isOperator(viewer).catch(() => false), // the database is away: that is what the report tells
  ]);
  const [health] = reports as [HealthReport, ...HealthReport[]];
  return {
    ...{ state: health.state, version, startedAt, checkedAt: new Date() },
    checks: health.checks.map((result) => checkOf(result, isForOperator)),
    readiness: reports.map((report, index) => readinessOf(purposes[index]!, report)),
    details: isForOperator ? await detailsOf(systemSources()) : null,
  };
}

function checkOf({ name, state, message, latencyMs }: CheckResult, isForOperator: boolean): SystemCheck {
  const { since = startedAt, meanMs = latencyMs, slowestMs = latencyMs } = history.of(name) ?? {};
  if (!isForOperator) return { name, state, since, message: null, latencyMs: null, meanMs: null, slowestMs: null };
  return { name, state, since, message: message ?? null, latencyMs, meanMs, slowestMs };
}

const readinessOf = (purpose: Purpose, report: HealthReport): Readiness => ({
  purpose,
  isReady: report.state !== 'failing',
  failing: failingOf(report),
});

async function detailsOf(sources: SystemSources | null): Promise<SystemDetails> {
  const [stored, placeFiles] = await Promise.all([readStored().catch(() => null), placeFileAges()]);
  return {
    ...{ stored, placeFiles },
    jobs: sources ? jobsOf(sources) : [],
    journal: sources && journalOf(sources),
    changes: history.changes(),
  };
}

function jobsOf({ ingester }: SystemSources): SystemJob[] {
  const { jobs } = ingester.figures();
  return jobNames.map((name) => {
    const { ranAt, tookMs = null, failure, warning, note = null } = jobs[name] ?? {};
    return {
      ...{ name, everyMs: jobIntervals[name], tookMs, note },
      ranAt: ranAt === undefined ? null : new Date(ranAt),
      problem: failure ?? warning ?? null,
    };
  });
}

function journalOf({ journal, ingester, losses }: SystemSources): SystemJournal {
  const { bytes, maxBytes, written, lost } = journal.figures();
  const { stored } = ingester.figures();
  const waitingBytes = lagOf(journal.figures(), ingester.figures());
  return { bytes, maxBytes, waitingBytes, written, stored, lost: lost + losses.earlier.clicks };
}
