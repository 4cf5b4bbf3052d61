import type { JobFigures } from '../../jobs/job-figures.ts';
import { pools } from '../../database/pool.ts';
import { counters, gauges, type Sample } from '../../common/metrics-registry.ts';
import { version } from '../../common/version.ts';
import { databaseFigures, type DatabaseFigures } from '../../system/database-figures.ts';

/** Adds the connections of this process to the metrics. */
export function measurePools(): void {
  gauges(
    'footbridge_database_connections',
    'Connections to PostgreSQL of each pool, used or idle, and requests waiting for one.',
    ['pool', 'state'],
    () => Object.entries(pools).flatMap(([pool, of]) => statesOf(pool, of)),
  );
  gauges('footbridge_database_connections_max', 'The most connections of each pool.', ['pool'], () =>
    Object.entries(pools).map(([pool, { options }]) => ({ labels: { pool }, value: options.max })),
  );
}

/** Adds what a server is and what its database holds to the metrics; the database is asked once in ten seconds. */
export function measureSystem(): void {
  gauges('footbridge_build_info', 'The version of Footbridge and of Node.js; always 1.', ['version', 'node'], () => [
    { labels: { version, node: process.version }, value: 1 },
  ]);
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

/** These jobs had a metric of their own, which dashboards of operators may still read. */
const ONCE_NAMED = [
  ...['clock', 'partitions', 'deletions', 'delays', 'idempotency_keys', 'retention', 'websites', 'click_facts'],
  ...['webhooks', 'labels', 'columns'],
];
const secondsOf = (time: Date | null): number => (time?.getTime() ?? 0) / 1_000;

/** Adds the periodic jobs to the metrics, each as a label. */
export function measureJobs(jobs: { figures(): Promise<JobFigures[]> }): void {
  const each = (read: (job: JobFigures) => number) => async () =>
    (await jobs.figures()).map((job) => ({ labels: { job: job.name }, value: read(job) }));
  gauges(
    'footbridge_job_last_run_seconds',
    'When a job last ended, in Unix time, or 0.',
    ['job'],
    each(({ ranAt }) => secondsOf(ranAt)),
  );
  gauges(
    'footbridge_job_next_run_seconds',
    'When a job is due, in Unix time; 0 while it runs.',
    ['job'],
    each(({ nextAt }) => secondsOf(nextAt)),
  );
  gauges(
    'footbridge_job_last_duration_seconds',
    'How long the last run of a job took.',
    ['job'],
    each(({ tookMs }) => (tookMs ?? 0) / 1_000),
  );
  counters(
    'footbridge_job_failures_total',
    'Runs of a job that failed, on whichever node.',
    ['job'],
    each(({ failures }) => failures),
  );
  for (const name of ONCE_NAMED) {
    gauges(
      `footbridge_job_${name}_last_run_seconds`,
      `Deprecated: footbridge_job_last_run_seconds{job="${name}"}.`,
      [],
      async () => {
        const job = (await jobs.figures()).find((one) => one.name === name);
        return [{ labels: {}, value: secondsOf(job?.ranAt ?? null) }];
      },
    );
  }
}
