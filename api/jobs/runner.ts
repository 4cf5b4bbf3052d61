import type { Pool } from 'pg';
import { keepListening } from '../live/keep-listening.ts';
import { JOBS_CHANNEL } from '../live/notifications.ts';
import type { JobQueue, PeriodicJob } from './job.ts';
import { PeriodicRunner } from './periodic-runner.ts';
import { QueueRunner } from './queue-runner.ts';

/** What a process runs. */
export interface RunnerSettings {
  pool: Pool;
  /** The id of this node. */
  node: string;
  jobs: readonly PeriodicJob[];
  queues: readonly JobQueue[];
  signal: AbortSignal;
  /** True while visitors need the processor. */
  isBusy(): boolean;
  /** How often it is looked which jobs are due, milliseconds. */
  tickMs?: number;
}

/** Runs jobs and queues until the signal, together with all other nodes: each piece of work is done by one of them. */
export async function runAll(settings: RunnerSettings): Promise<void> {
  const { queues, pool, signal } = settings;
  const periodic = new PeriodicRunner(settings);
  const runners = new Map(queues.map((queue) => [queue.name, new QueueRunner(queue, pool, signal)]));
  const listening = keepListening(
    {
      channels: [JOBS_CHANNEL],
      onNotification({ payload = '' }) {
        const queue = runners.get(payload);
        if (queue) queue.wake();
        else periodic.wake(payload);
      },
      onReconnect: () => runners.forEach((runner) => runner.wake()), // jobs run at their intervals in any case
    },
    signal,
  );
  await Promise.all([periodic.run(), listening, ...[...runners.values()].map((runner) => runner.run())]);
}
