import { setTimeout as pause } from 'node:timers/promises';
import type { ClientBase, Pool } from 'pg';
import { withClient } from '../database/with-client.ts';
import { addDays, monthStart, utcDay } from '../days.ts';
import { failureOf } from '../failure.ts';
import { forgetOldReports } from '../moderation/forget-reports.ts';
import { purgeCreations } from '../urls/purge-creations.ts';
import { joinReports } from './join-reports.ts';
import { judgeDelays } from '../measurements/judge-delays.ts';
import { maintainWebhooks } from '../webhooks/maintain.ts';
import { recheckWebsites } from '../websites/recheck-websites.ts';
import { crashesOfDay } from './crashes.ts';
import { finishDeletions } from './finish-deletions.ts';
import { forgetByChoice, forgetOldClicks } from './retention.ts';
import { compactSince } from '../columnar/compact/compaction.ts';
import { compactMeasured } from '../columnar/compact/pack-measured.ts';
import { clickStore } from './store.ts';
import { Timekeeper } from './trusted-time.ts';

/** The jobs that run at intervals. */
export const jobNames = [
  'clock',
  'partitions',
  'deletions',
  'delays',
  'idempotency_keys',
  'retention',
  'websites',
  'click_facts',
  'webhooks',
  'labels',
  'columns',
] as const;
export type JobName = (typeof jobNames)[number];

/** What a job reports to operators. */
export interface JobFinding {
  /** Worth knowing; needs no action. */
  note?: string;
  /** Needs attention. */
  warning?: string;
  /** True when the job should run again at once. */
  isUnfinished?: boolean;
}

/** Result of a job's last run. */
export interface JobReport extends JobFinding {
  name: JobName;
  /** Milliseconds since 1970 at which it ended. */
  ranAt: number;
  tookMs: number;
  /** Message of the error that ended it; null for none. */
  failure: string | null;
  /** Stack of that error, for the log. */
  stack?: string;
}

const MINUTE_MS = 60_000;
/** Health tells of a wrong clock, and of a crash, so soon. */
const CLOCK_MS = 15_000;
/** Redirects follow so soon after visitors who had to wait. */
const DELAYS_MS = 30_000;
/** Figures follow so soon after the time for an undo is over. */
const SOON_MS = 10_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** How often each job runs, milliseconds. */
export const jobIntervals: Record<JobName, number> = {
  clock: CLOCK_MS,
  partitions: HOUR_MS,
  deletions: SOON_MS,
  delays: DELAYS_MS,
  idempotency_keys: HOUR_MS,
  retention: HOUR_MS,
  labels: HOUR_MS,
  columns: MINUTE_MS,
  websites: HOUR_MS,
  click_facts: SOON_MS,
  webhooks: MINUTE_MS,
};
/** Jobs that read much, and wait while visitors need the processor. */
const deferrable: readonly JobName[] = ['labels', 'columns'];
/** How often it is checked which jobs are due. */
const TICK_MS = 5_000;
/** After this time a long job lets the others run, milliseconds. */
const LONGEST_RUN_MS = 10_000;
/** Older months change only when links are deleted, so they are checked once an hour. */
const ALL_MONTHS = '0001-01-01';

export interface JobSettings {
  pool: Pool;
  retentionDays: number;
  report(job: JobReport): void;
  /** True while visitors need the processor. */
  isBusy(): boolean;
}

/** What a job needs. */
interface JobContext extends JobSettings {
  time: Timekeeper;
  /** First day of the months to compact. */
  since: string;
}

/** Runs every job at its interval, one at a time, until the signal; after a failure a job is repeated in a minute. */
export async function runJobs(settings: JobSettings, signal: AbortSignal): Promise<void> {
  const due = new Map<JobName, number>(jobNames.map((name) => [name, 0]));
  const time = new Timekeeper();
  let isAllDue = 0;
  while (!signal.aborted) {
    for (const name of jobNames) {
      if (performance.now() < due.get(name)! || (deferrable.includes(name) && settings.isBusy())) continue;
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

async function run(name: JobName, context: JobContext): Promise<JobReport> {
  const began = performance.now();
  const outcome = await attempt(name, context);
  return { name, failure: null, ...outcome, ranAt: Date.now(), tookMs: Math.round(performance.now() - began) };
}

async function attempt(name: JobName, context: JobContext): Promise<Partial<JobReport>> {
  try {
    return await withClient(context.pool, (client) => jobs[name](client, context));
  } catch (error) {
    const { message, stack } = failureOf(error);
    return { failure: message, stack };
  }
}

const jobs: Record<JobName, (client: ClientBase, context: JobContext) => Promise<JobFinding>> = {
  async clock(client, { time }) {
    const { behindMs } = await time.read(client);
    const crashes = await crashesOfDay(client);
    const days = Math.round(behindMs / DAY_MS);
    return {
      ...(crashes && {
        note: `PostgreSQL crashed in the last 24 hours (after a crash, returning visitors count again): ${crashes} times`,
      }),
      ...(behindMs >= DAY_MS && {
        warning: `The clock leapt by ${days} days: unless it is corrected, what it makes expire is deleted in ${days} hours`,
      }),
    };
  },
  async partitions(client, { time }) {
    await clickStore.createAhead(client);
    await clickStore.forgetVisitors(client, time.trusted.at);
    return {};
  },
  async retention(client, { retentionDays, time }) {
    await forgetOldClicks(client, retentionDays, time.trusted.at);
    await forgetByChoice(client, retentionDays, time.trusted.at);
    await forgetOldReports(client);
    await clickStore.forgetArrivals(client);
    return {};
  },
  labels: (client) => maintainLabels(client),
  async columns(client, { since }) {
    await compactSince(client, since);
    await compactMeasured(client);
    return {};
  },
  async deletions(client, { isBusy }) {
    await finishDeletions(client);
    await clickStore.purgeDeleted(client, isBusy);
    return {};
  },
  async delays(client) {
    await judgeDelays(client);
    return {};
  },
  async websites(client) {
    return { isUnfinished: await recheckWebsites(client) };
  },
  async click_facts(client) {
    await joinReports(client);
    return {};
  },
  async webhooks(client) {
    return { isUnfinished: await maintainWebhooks(client) };
  },
  async idempotency_keys(client) {
    await purgeCreations(client);
    return {};
  },
};

async function maintainLabels(client: ClientBase): Promise<JobFinding> {
  const ends = performance.now() + LONGEST_RUN_MS;
  const done = await clickStore.maintainLabels(client, () => performance.now() < ends);
  if (!done) return {};
  const lost = done.repaired ? `${done.repaired} clicks whose texts a crash of PostgreSQL had lost say "(lost)"` : '';
  const searching = done.isRepaired ? '' : 'the search for lost texts goes on';
  const note = [lost, searching].filter(Boolean).join(', ');
  return { ...(note && { note }), isUnfinished: !done.isDone };
}
