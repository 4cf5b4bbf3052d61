// What keeps stored clicks in order; jobs run it.
import type { ClientBase } from 'pg';
import type { JobContext, JobFinding } from '../jobs/job.ts';
import { crashesOfDay } from './crashes.ts';
import { finishDeletions } from './finish-deletions.ts';
import { forgetByChoice, forgetOldClicks } from './retention.ts';
import { clickStore } from './store.ts';
import { Timekeeper } from './trusted-time.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** After this time a long job lets others have its place, milliseconds. */
const LONGEST_RUN_MS = 10_000;

/** Of this process: it has to be read at intervals. */
const time = new Timekeeper();

/** Reads the clock of this machine; warns when it leapt ahead, and notes crashes of PostgreSQL. */
export async function watchClock({ client }: JobContext): Promise<JobFinding> {
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
}

/** Makes the partitions of the days to come, and destroys what recognises visitors of days that are over. */
export async function turnDays({ client }: JobContext): Promise<void> {
  await clickStore.createAhead();
  await clickStore.forgetVisitors((await time.read(client)).at);
}

/** Deletes clicks that are older than the installation, or their owner, keeps them. */
export async function forgetClicks(client: ClientBase, retentionDays: number): Promise<void> {
  const { at } = await time.read(client);
  await forgetOldClicks(retentionDays, at);
  await forgetByChoice(client, retentionDays, at);
  await clickStore.forgetArrivals();
}

/** Deletes links that can no longer be restored, and their clicks, until visitors need the processor. */
export async function deleteLinks({ client, isBusy }: JobContext): Promise<void> {
  await finishDeletions(client);
  await clickStore.purgeDeleted(isBusy);
}

/** Adds to the counters of links what a server let wait that has ended amid a backlog. */
export const addPendingClicks = (): Promise<void> => clickStore.addPendingClicks();

/** Repairs labels and removes unused ones for some seconds; the rest waits for the next run, which is soon. */
export async function careForLabels({ signal }: JobContext): Promise<JobFinding> {
  const ends = performance.now() + LONGEST_RUN_MS;
  const done = await clickStore.maintainLabels(() => performance.now() < ends && !signal.aborted);
  if (!done) return {};
  const lost = done.repaired ? `${done.repaired} clicks whose texts a crash of PostgreSQL had lost say "(lost)"` : '';
  const searching = done.isRepaired ? '' : 'the search for lost texts goes on';
  const note = [lost, searching].filter(Boolean).join(', ');
  return { ...(note && { note }), ...(!done.isDone && { againInMs: 0 }) };
}
