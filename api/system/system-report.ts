import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isOperator } from '../identity/operator.ts';
import { placeFileAges, type PlaceFile } from '../click-model/place-files.ts';
import { config } from '../common/config.ts';
import type { Viewer } from '../common/viewer.ts';
import {
  checkHealth,
  failingOf,
  type CheckResult,
  type HealthReport,
  type HealthState,
  type Purpose,
} from '../common/health-checks.ts';
import type { HealthChange } from './health-history.ts';
import { systemJobs, systemState, type SystemJournal, type SystemState } from './sources.ts';
import { databaseFigures, type QueueFigures } from './database-figures.ts';
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
  name: string;
  everyMs: number;
  ranAt: Date | null;
  /** Null while it runs. */
  nextAt: Date | null;
  tookMs: number | null;
  problem: string | null;
  note: string | null;
  /** Runs that failed, on whichever node. */
  failures: number;
}

/** What only the operator sees. */
export interface SystemDetails {
  jobs: SystemJob[];
  queues: QueueFigures[];
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
  const known = await systemState(); // with what the checks have just found
  return {
    ...{ state: health.state, version, startedAt: known.startedAt, checkedAt: new Date() },
    checks: health.checks.map((result) => checkOf(result, known, isForOperator)),
    readiness: reports.map((report, index) => readinessOf(purposes[index]!, report)),
    details: isForOperator ? await detailsOf(known) : null,
  };
}

function checkOf(
  { name, state, message, latencyMs }: CheckResult,
  { startedAt, checks }: SystemState,
  isForOperator: boolean,
): SystemCheck {
  const { since = startedAt, meanMs = latencyMs, slowestMs = latencyMs } = checks.get(name) ?? {};
  if (!isForOperator) return { name, state, since, message: null, latencyMs: null, meanMs: null, slowestMs: null };
  return { name, state, since, message: message ?? null, latencyMs, meanMs, slowestMs };
}

const readinessOf = (purpose: Purpose, report: HealthReport): Readiness => ({
  purpose,
  isReady: report.state !== 'failing',
  failing: failingOf(report),
});

async function detailsOf({ changes, journal }: SystemState): Promise<SystemDetails> {
  const [stored, placeFiles, jobs, figures] = await Promise.all([
    readStored().catch(() => null),
    placeFileAges(),
    systemJobs(),
    databaseFigures(),
  ]);
  return {
    ...{ stored, placeFiles, queues: figures?.queues ?? [] },
    jobs: jobs.map(({ failure, warning, ...job }) => ({ ...job, problem: failure ?? warning })),
    ...{ journal, changes },
  };
}
