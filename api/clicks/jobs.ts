import { setTimeout as pause } from 'node:timers/promises';
import type { ClientBase, Pool } from 'pg';
import { addDays, monthStart, utcDay } from '../days.ts';
import { createAhead, forgetVisitors } from './partitions.ts';
import { forgetOldClicks } from './retention.ts';
import { sealSince } from './seal.ts';

/** What is done by the clock, beside storing clicks. */
export const jobNames = ['partitions', 'retention', 'columns'] as const;
export type JobName = (typeof jobNames)[number];

/** How a job went the last time. */
export interface JobReport {
  name: JobName;
  /** Milliseconds since 1970 at which it ended. */
  ranAt: number;
  tookMs: number;
  /** Why it did not do what it should; null when it did. */
  failure: string | null;
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** How often each job runs. */
export const jobIntervals: Record<JobName, number> = { partitions: HOUR_MS, retention: HOUR_MS, columns: MINUTE_MS };
const TICK_MS = 5_000;
/** Older months change only when links are deleted; they are looked at once an hour. */
const ALL_MONTHS = '0001-01-01';

export interface JobSettings {
  pool: Pool;
  retentionDays: number;
  report(job: JobReport): void;
  /** True while visitors need the processor more. */
  isBusy(): boolean;
}

/** Runs every job when its time has come, one at a time; a failure is reported, and the job tried again next time. */
export async function runJobs(settings: JobSettings, signal: AbortSignal): Promise<void> {
  const due = new Map<JobName, number>(jobNames.map((name) => [name, 0]));
  let isAllDue = 0;
  while (!signal.aborted) {
    for (const name of jobNames) {
      if (Date.now() < due.get(name)! || (name === 'columns' && settings.isBusy())) continue;
      const isAll = name === 'columns' && Date.now() >= isAllDue;
      if (isAll) isAllDue = Date.now() + HOUR_MS;
      settings.report(await run(name, settings, isAll ? ALL_MONTHS : recentMonths()));
      due.set(name, Date.now() + jobIntervals[name]);
    }
    await pause(TICK_MS, undefined, { signal }).catch(() => {});
  }
}

/** This month and the one before. */
const recentMonths = () => monthStart(addDays(monthStart(utcDay(Date.now())), -1));

async function run(name: JobName, settings: JobSettings, since: string): Promise<JobReport> {
  const began = Date.now();
  let failure: string | null = null;
  try {
    const client = await settings.pool.connect();
    try {
      await jobs[name](client, settings, since);
    } catch (error) {
      failure = (error as Error).message;
    }
    client.release(failure !== null);
  } catch (error) {
    failure = (error as Error).message;
  }
  return { name, ranAt: Date.now(), tookMs: Date.now() - began, failure };
}

const jobs: Record<JobName, (client: ClientBase, settings: JobSettings, since: string) => Promise<unknown>> = {
  async partitions(client) {
    await createAhead(client, new Set());
    await forgetVisitors(client, new Set());
  },
  retention: (client, { retentionDays }) => forgetOldClicks(client, retentionDays),
  columns: (client, _settings, since) => sealSince(client, since),
};
