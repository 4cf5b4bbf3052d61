import { setTimeout as pause } from 'node:timers/promises';
import type { ClientBase, Pool } from 'pg';
import { addDays, monthStart, utcDay } from '../days.ts';
import { purgeBulkCreations } from '../urls/purge-bulk-creations.ts';
import { crashesOfDay } from './crashes.ts';
import { purgeDeletedLinks } from './delete-links.ts';
import { createAhead, forgetVisitors } from './partitions.ts';
import { repairLabels } from './repair-labels.ts';
import { forgetOldClicks } from './retention.ts';
import { compactSince } from '../columnar/compact/compaction.ts';
import { sweepLabels } from './sweep-labels.ts';
import { Timekeeper } from './trusted-time.ts';

/** What is done by the clock, beside storing clicks. */
export const jobNames = [
  'clock',
  'partitions',
  'deletions',
  'idempotency_keys',
  'retention',
  'labels',
  'columns',
] as const;
export type JobName = (typeof jobNames)[number];

/** What a job has to say. */
export interface JobFinding {
  /** What people who look after the server should know, and need not act on. */
  note?: string;
  /** What they should look at. */
  warning?: string;
  /** There is more to do at once. */
  isUnfinished?: boolean;
}

/** How a job went the last time. */
export interface JobReport extends JobFinding {
  name: JobName;
  /** Milliseconds since 1970 at which it ended. */
  ranAt: number;
  tookMs: number;
  /** Why it did not do what it should; null when it did. */
  failure: string | null;
  /** Where that happened, for the log. */
  stack?: string;
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** How often each job runs. */
export const jobIntervals: Record<JobName, number> = {
  clock: MINUTE_MS,
  partitions: HOUR_MS,
  deletions: MINUTE_MS,
  idempotency_keys: HOUR_MS,
  retention: HOUR_MS,
  labels: HOUR_MS,
  columns: MINUTE_MS,
};
/** These read much: they wait while visitors need the processor. */
const patient: readonly JobName[] = ['labels', 'columns'];
/** How often the jobs are looked at. */
const TICK_MS = 5_000;
/** A job that has much to do lets the others have their turn after so long. */
const TURN_MS = 10_000;
/** Older months change only when links are deleted; they are looked at once an hour. */
const ALL_MONTHS = '0001-01-01';
/** One node at a time looks after labels. */
const LABELS_LOCK = 480_773;

export interface JobSettings {
  pool: Pool;
  retentionDays: number;
  report(job: JobReport): void;
  /** True while visitors need the processor more. */
  isBusy(): boolean;
}

/** What a job works with. */
interface Work extends JobSettings {
  time: Timekeeper;
  /** The first day of the months to put into columns. */
  since: string;
}

/** Runs every job when its time has come, one at a time; a failure is reported, and the job tried again in a minute. */
export async function runJobs(settings: JobSettings, signal: AbortSignal): Promise<void> {
  const due = new Map<JobName, number>(jobNames.map((name) => [name, 0]));
  const time = new Timekeeper();
  let isAllDue = 0;
  while (!signal.aborted) {
    for (const name of jobNames) {
      if (performance.now() < due.get(name)! || (patient.includes(name) && settings.isBusy())) continue;
      const isAll = name === 'columns' && performance.now() >= isAllDue;
      if (isAll) isAllDue = performance.now() + HOUR_MS;
      const report = await run(name, { ...settings, time, since: isAll ? ALL_MONTHS : recentMonths() });
      settings.report(report);
      due.set(name, performance.now() + pauseAfter(report));
    }
    await pause(TICK_MS, undefined, { signal }).catch(() => {});
  }
}

function pauseAfter({ name, failure, isUnfinished }: JobReport): number {
  if (isUnfinished) return 0;
  return failure === null ? jobIntervals[name] : MINUTE_MS;
}

/** This month and the one before. */
const recentMonths = () => monthStart(addDays(monthStart(utcDay(Date.now())), -1));

async function run(name: JobName, work: Work): Promise<JobReport> {
  const began = performance.now();
  const outcome = await attempt(name, work).catch((error: Error) => ({ failure: error.message, stack: error.stack! }));
  return { name, failure: null, ...outcome, ranAt: Date.now(), tookMs: Math.round(performance.now() - began) };
}

async function attempt(name: JobName, work: Work): Promise<JobFinding> {
  const client = await work.pool.connect();
  try {
    const finding = await jobs[name](client, work);
    client.release();
    return finding;
  } catch (error) {
    client.release(true);
    throw error;
  }
}

const jobs: Record<JobName, (client: ClientBase, work: Work) => Promise<JobFinding>> = {
  async clock(client, { time }) {
    const { behindMs } = await time.look(client);
    const crashes = await crashesOfDay(client);
    const days = Math.round(behindMs / DAY_MS);
    return {
      ...(crashes && {
        note: `PostgreSQL crashed in the last 24 hours, which counts visitors again: ${crashes} times`,
      }),
      ...(behindMs >= DAY_MS && {
        warning: `The clock leapt by ${days} days: unless it is set right, what is due by it is deleted in ${days} hours`,
      }),
    };
  },
  async partitions(client, { time }) {
    await createAhead(client, new Set());
    await forgetVisitors(client, new Set(), time.trusted.at);
    return {};
  },
  async retention(client, { retentionDays, time }) {
    await forgetOldClicks(client, retentionDays, time.trusted.at);
    return {};
  },
  labels: (client) => lookAfterLabels(client),
  async columns(client, { since }) {
    await compactSince(client, since);
    return {};
  },
  async deletions(client, { isBusy }) {
    await purgeDeletedLinks(client, isBusy);
    return {};
  },
  async idempotency_keys(client) {
    await purgeBulkCreations(client);
    return {};
  },
};

async function lookAfterLabels(client: ClientBase): Promise<JobFinding> {
  const { rows } = await client.query<{ locked: boolean }>('SELECT pg_try_advisory_lock($1) AS locked', [LABELS_LOCK]);
  if (!rows[0]!.locked) return {};
  const ends = performance.now() + TURN_MS;
  const mayGoOn = () => performance.now() < ends;
  try {
    const repair = await repairLabels(client, mayGoOn);
    const sweep = repair.isDone ? await sweepLabels(client, mayGoOn) : { isDone: false };
    const lost = repair.clicks ? `${repair.clicks} clicks whose texts a crash of PostgreSQL had lost say "(lost)"` : '';
    const going = repair.isDone ? '' : 'clicks are still searched for lost texts';
    const note = [lost, going].filter(Boolean).join(', ');
    return { ...(note && { note }), isUnfinished: !sweep.isDone };
  } finally {
    await client.query('SELECT pg_advisory_unlock($1)', [LABELS_LOCK]);
  }
}
