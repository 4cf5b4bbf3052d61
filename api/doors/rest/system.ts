import { z } from 'zod';
import { systemReport, type SystemCheck, type SystemDetails } from '../../system/system-report.ts';
import { answers } from './answers.ts';
import { day, flag, number, text, timestamp, whole } from './fields.ts';
import { viewerOf } from './signed-in.ts';
import type { TypedApp } from './typed.ts';

const state = z.enum(['ok', 'degraded', 'failing']).describe('degraded works, and needs attention.');

const Check = z.object({
  name: text.describe('The name of the check.'),
  state,
  since: timestamp.describe('Since when it is in this state.'),
  message: text.nullable().describe('What was found; null for nothing, and unless you run the server.'),
  latency_ms: number.nullable().describe('How long the check took.'),
  mean_ms: number.nullable().describe('The mean since the start.'),
  slowest_ms: number.nullable().describe('The slowest since the start.'),
});

const Details = z.object({
  jobs: z
    .array(
      z.object({
        name: text.describe('The name of the job.'),
        every_ms: whole.describe('The time between two runs.'),
        ran_at: timestamp.nullable().describe('Null before its first run.'),
        took_ms: whole.nullable().describe('How long the last run took.'),
        problem: text.nullable().describe('What needs attention; null for nothing.'),
        note: text.nullable().describe('What is worth knowing.'),
        next_at: timestamp.nullable().describe('When it is due; null while it runs.'),
        failures: whole.describe('The runs that failed, on whichever node.'),
      }),
    )
    .describe('Work that is done at intervals.'),
  queues: z
    .array(
      z.object({
        name: text.describe('The name of the queue.'),
        waiting: whole.describe('What was not tried yet.'),
        failed: whole.describe('What failed and is tried again.'),
        ran_at: timestamp.nullable().describe('When something of it was last done.'),
        next_at: timestamp.nullable().describe('When the next is due; null where nothing waits.'),
      }),
    )
    .describe('Work that is done as soon as it is ordered; none while the database is away.'),
  journal: z
    .object({
      bytes: whole.describe('Its size on the disk.'),
      max_bytes: whole.describe('The largest size it may have.'),
      waiting_bytes: whole.describe('What is not stored in the database yet.'),
      written: whole.describe('Clicks written since the start.'),
      stored: whole.describe('Clicks stored since the start.'),
      lost: whole.describe('Clicks that could not be written, also before the start.'),
    })
    .nullable()
    .describe('The click journal.'),
  stored: z
    .object({
      database_bytes: whole.describe('The size of the whole database.'),
      segments: whole.describe('The segments of days that are kept as columns.'),
      column_bytes: whole.describe('The size of all columns.'),
      last_day: day.nullable().describe('The last day that is kept as columns.'),
    })
    .nullable()
    .describe('What the database keeps; null while it is away.'),
  place_files: z
    .array(
      z.object({
        name: text.describe('The name of the file.'),
        published_at: timestamp.nullable().describe('Null where unknown.'),
      }),
    )
    .describe('What countries, cities and networks are looked up in.'),
  changes: z
    .array(
      z.object({
        check: text.describe('The name of the check.'),
        from: state,
        to: state,
        at: timestamp.describe('When it changed.'),
        message: text.nullable().describe('What was found; null for nothing.'),
      }),
    )
    .describe('At most 100 since the start, newest first.'),
});

const System = z
  .object({
    state,
    version: text.describe('The version of Footbridge.'),
    started_at: timestamp.describe('When this server started.'),
    checked_at: timestamp.describe('When this report was made.'),
    checks: z.array(Check).describe('What was checked.'),
    readiness: z
      .array(
        z.object({
          purpose: z.enum(['everything', 'redirects']).describe('Which requests.'),
          is_ready: flag.describe('Whether it should get them.'),
          failing: z.array(text).describe('The names of the checks that keep it from being ready.'),
        }),
      )
      .describe('Whether this server should get requests.'),
    details: Details.nullable().describe('Null unless you run the server.'),
  })
  .meta({ id: 'System', description: 'The state of a server.' });

const schema = {
  tags: ['System'],
  summary: 'How the server is',
  description:
    'A summary for every account; details for those who run the server. ' +
    'Load balancers ask /health/ready and /health/live, which need no token.',
  response: answers(200, 'The state of the server that responded.', System, 401),
};

const toCheck = ({ latencyMs, meanMs, slowestMs, ...check }: SystemCheck) => ({
  ...check,
  latency_ms: latencyMs,
  mean_ms: meanMs,
  slowest_ms: slowestMs,
});

const toDetails = ({ jobs, queues, journal, stored, placeFiles, changes }: SystemDetails) => ({
  jobs: jobs.map(({ everyMs, ranAt, tookMs, nextAt, ...job }) => ({
    ...job,
    ...{ every_ms: everyMs, ran_at: ranAt, took_ms: tookMs, next_at: nextAt },
  })),
  queues: queues.map(({ ranAt, nextAt, ...queue }) => ({ ...queue, ran_at: ranAt, next_at: nextAt })),
  journal: journal && {
    ...{ bytes: journal.bytes, max_bytes: journal.maxBytes, waiting_bytes: journal.waitingBytes },
    ...{ written: journal.written, stored: journal.stored, lost: journal.lost },
  },
  stored: stored && {
    ...{ database_bytes: stored.databaseBytes, segments: stored.segments },
    ...{ column_bytes: stored.columnBytes, last_day: stored.lastDay },
  },
  place_files: placeFiles.map(({ name, publishedAt }) => ({ name, published_at: publishedAt })),
  changes: [...changes],
});

/** GET /api/system/health: the state of the server. */
export async function systemRoutes(app: TypedApp): Promise<void> {
  app.get('/api/system/health', { schema }, async (request) => {
    const report = await systemReport(viewerOf(request));
    return {
      ...{ state: report.state, version: report.version },
      ...{ started_at: report.startedAt, checked_at: report.checkedAt },
      checks: report.checks.map(toCheck),
      readiness: report.readiness.map(({ isReady, ...one }) => ({ ...one, is_ready: isReady })),
      details: report.details && toDetails(report.details),
    };
  });
}
