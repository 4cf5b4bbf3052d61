import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { jobNames, type JobName } from '../clicks/jobs.ts';
import type { RanJob } from '../clicks/ingester.ts';
import { config } from '../config.ts';
import { pools } from '../database/pool.ts';
import { counters, gauges, type Sample } from '../metrics-registry.ts';
import { databaseFigures, type DatabaseFigures } from '../system/database-figures.ts';

const { version } = JSON.parse(readFileSync(join(config.root, 'package.json'), 'utf8')) as { version: string };

/** Adds what a server is and what its database holds to the metrics; the database is asked once in ten seconds. */
export function measureSystem(): void {
  gauges('footbridge_build_info', 'The version of Footbridge and of Node.js; always 1.', ['version', 'node'], () => [
    { labels: { version, node: process.version }, value: 1 },
  ]);
  gauges(
    'footbridge_database_connections',
    'Connections to PostgreSQL of each pool, used or idle, and requests waiting for one.',
    ['pool', 'state'],
    () => Object.entries(pools).flatMap(([pool, of]) => statesOf(pool, of)),
  );
  gauges('footbridge_database_connections_max', 'The most connections of each pool.', ['pool'], () =>
    Object.entries(pools).map(([pool, { options }]) => ({ labels: { pool }, value: options.max })),
  );
  gauges('footbridge_database_up', 'Whether the database told the figures below: 1 or 0.', [], async () => [
    { labels: {}, value: (await databaseFigures()) ? 1 : 0 },
  ]);
  fromDatabase('footbridge_database_bytes', 'The size of the database.', [], ({ databaseBytes }) => [
    { labels: {}, value: databaseBytes },
  ]);
  fromDatabase('footbridge_mails', 'Emails that wait, new or after an attempt that failed.', ['state'], ({ mails }) => [
    { labels: { state: 'new' }, value: mails.new },
    { labels: { state: 'failed' }, value: mails.failed },
  ]);
  fromDatabase(
    'footbridge_webhook_deliveries',
    'Deliveries of webhooks that wait, for one event or a bundle of them, or are under way.',
    ['state'],
    ({ deliveries }) => [
      { labels: { state: 'event_waiting' }, value: deliveries.event },
      { labels: { state: 'bundle_waiting' }, value: deliveries.bundle },
      { labels: { state: 'under_way' }, value: deliveries.underWay },
    ],
  );
  fromDatabase(
    'footbridge_webhook_unbundled',
    'Batches of clicks, and conversions, that wait to be put into bundles; counted to 100,000.',
    ['of'],
    ({ unbundled }) => Object.entries(unbundled).map(([of, value]) => ({ labels: { of }, value })),
  );
}

type Pool = (typeof pools)[keyof typeof pools];

const statesOf = (pool: string, { totalCount, idleCount, waitingCount }: Pool): Sample[] => [
  { labels: { pool, state: 'used' }, value: totalCount - idleCount },
  { labels: { pool, state: 'idle' }, value: idleCount },
  { labels: { pool, state: 'waiting' }, value: waitingCount },
];

/** A metric that is left out while the database is away. */
function fromDatabase(
  name: string,
  help: string,
  labels: string[],
  read: (figures: DatabaseFigures) => Sample[],
): void {
  gauges(name, help, labels, async () => {
    const figures = await databaseFigures();
    return figures ? read(figures) : [];
  });
}

/** Adds the periodic jobs to the metrics, each as a label. */
export function measureJobs(jobs: () => Partial<Record<JobName, RanJob>>): void {
  const each = (read: (job: RanJob | undefined) => number) => () =>
    jobNames.map((job) => ({ labels: { job }, value: read(jobs()[job]) }));
  gauges(
    'footbridge_job_last_run_seconds',
    'When a job last ended, in Unix time, or 0.',
    ['job'],
    each((job) => (job?.ranAt ?? 0) / 1_000),
  );
  gauges(
    'footbridge_job_last_duration_seconds',
    'How long the last run of a job took.',
    ['job'],
    each((job) => (job?.tookMs ?? 0) / 1_000),
  );
  counters(
    'footbridge_job_failures_total',
    'Runs of a job that failed since the start.',
    ['job'],
    each((job) => job?.failures ?? 0),
  );
}
