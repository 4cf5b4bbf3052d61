// Every periodic job, with how often it runs.
import { forgetOldMails } from '../mail/forget-mails.ts';
import {
  addPendingClicks,
  careForLabels,
  deleteLinks,
  forgetClicks,
  turnDays,
  watchClock,
} from '../clicks/click-jobs.ts';
import { forgetStoppedNodes } from '../clicks/forget-nodes.ts';
import { joinReports } from '../clicks/join-reports.ts';
import { forgetPictures } from '../cards/forget-pictures.ts';
import type { AcmeSettings } from '../certificates/acme-account.ts';
import { renewCertificates } from '../certificates/renew-certificates.ts';
import { addDays, monthStart, utcDay } from '../common/days.ts';
import { config } from '../common/config.ts';
import { analyticsMemoryOf, serverProcessCount } from '../common/process-count.ts';
import { compactSince } from '../figures/columnar/compact/compaction.ts';
import { judgeSize } from '../figures/columnar/compact/judge-size.ts';
import { compactMeasured } from '../figures/columnar/compact/pack-measured.ts';
import { deleteExpired } from '../identity/delete-expired.ts';
import type { JobContext, PeriodicJob } from '../jobs/job.ts';
import { recheckDomains } from '../domains/recheck-domains.ts';
import { forgetOldReports } from '../moderation/forget-reports.ts';
import { sweepCounts } from '../limits/sweep-counts.ts';
import { waitingImports } from '../imports/waiting-imports.ts';
import { judgeDelays } from '../network/judge-delays.ts';
import { takeTurns } from '../privacy/jobs/run-jobs.ts';
import { purgeCreations } from '../urls/purge-creations.ts';
import { isAnybodyWarned, warnOfLimits } from '../usage/warn-of-limits.ts';
import { TOGETHER_MS } from '../webhooks/bundle-clicks.ts';
import { makeBundles } from '../webhooks/make-bundles.ts';
import { maintainWebhooks } from '../webhooks/maintain.ts';
import { recheckWebsites } from '../websites/recheck-websites.ts';

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;
/** Older months change only when links are deleted, so they are compacted once an hour. */
const ALL_MONTHS = '0001-01-01';

const soonIf = (isUnfinished: boolean, againInMs = 0) => (isUnfinished ? { againInMs } : {});

/** The periodic jobs of a node whose journal is in `journalFolder`. */
export const jobsOf = (journalFolder: string): PeriodicJob[] => [
  // Health tells of a wrong clock, and of a crash, so soon.
  { name: 'clock', everyMs: 15 * SECOND_MS, isOfNode: true, run: watchClock },
  { name: 'partitions', everyMs: HOUR_MS, run: turnDays },
  // Figures follow so soon after the time for an undo is over.
  { name: 'deletions', everyMs: 10 * SECOND_MS, run: deleteLinks },
  // Redirects follow so soon after visitors who had to wait.
  { name: 'delays', everyMs: 30 * SECOND_MS, run: ({ client }) => judgeDelays(client) },
  { name: 'idempotency_keys', everyMs: HOUR_MS, run: ({ client }) => purgeCreations(client) },
  { name: 'pictures', everyMs: HOUR_MS, run: ({ client }) => forgetPictures(client) },
  { name: 'retention', everyMs: HOUR_MS, run: forgetOldData },
  { name: 'websites', everyMs: HOUR_MS, run: async ({ client }) => soonIf(await recheckWebsites(client)) },
  { name: 'domains', everyMs: HOUR_MS, run: async ({ client }) => soonIf(await recheckDomains(client)) },
  ...(config.acme ? [certificatesBy(config.acme)] : []),
  { name: 'link_counters', everyMs: 10 * SECOND_MS, run: addPendingClicks },
  { name: 'click_facts', everyMs: 10 * SECOND_MS, run: ({ client }) => joinReports(client) },
  { name: 'webhooks', everyMs: MINUTE_MS, run: async ({ client }) => soonIf(await maintainWebhooks(client)) },
  {
    ...{ name: 'webhook_bundles', everyMs: 10 * SECOND_MS, soonMs: TOGETHER_MS },
    run: ({ client }) => makeBundles(client),
  },
  {
    ...{ name: 'account_jobs', everyMs: 10 * SECOND_MS },
    run: async (context) => soonIf(await takeTurns({ ...context, journalFolder }), SECOND_MS),
  },
  { name: 'imports', everyMs: 10 * SECOND_MS, run: makeImports },
  { name: 'limits', everyMs: 10 * MINUTE_MS, run: warnWhoeverListens },
  { name: 'old_mails', everyMs: HOUR_MS, run: ({ client }) => forgetOldMails(client) },
  { name: 'sign_ins', everyMs: 10 * MINUTE_MS, run: async ({ client }) => void (await deleteExpired(client)) },
  { name: 'limit_counts', everyMs: 10 * MINUTE_MS, run: ({ client }) => sweepCounts(client) },
  { name: 'labels', everyMs: HOUR_MS, isDeferrable: true, run: careForLabels },
  { name: 'columns', everyMs: MINUTE_MS, isDeferrable: true, run: compaction() },
];

/** A new domain has its certificate within a minute. */
function certificatesBy(acme: AcmeSettings): PeriodicJob {
  return {
    ...{ name: 'certificates', everyMs: MINUTE_MS },
    run: async ({ client }) => soonIf(await renewCertificates(client, acme)),
  };
}

async function forgetOldData({ client }: JobContext): Promise<void> {
  await forgetClicks(client, config.retentionDays);
  await forgetOldReports(client);
  await forgetStoppedNodes(client);
}

/** Makes the import that waits for longest; what makes them is loaded when somebody wants one. */
const makeImports = async ({ client, signal }: JobContext) => {
  const [next, ...others] = await waitingImports(client);
  if (next === undefined) return {};
  const { runImport } = await import('../imports/run-imports.ts');
  await runImport(next, signal);
  return soonIf(others.length > 0);
};

/** Most installations warn nobody; Prisma's client takes 20 MB once it is used. */
const warnWhoeverListens = async ({ client }: JobContext) => {
  if (await isAnybodyWarned(client)) await warnOfLimits();
};

/** Compacts this month and the one before, and once an hour all months. */
function compaction(): PeriodicJob['run'] {
  let allDueAt = 0;
  return async ({ client }) => {
    const isAll = performance.now() >= allDueAt;
    if (isAll) allDueAt = performance.now() + HOUR_MS;
    await compactSince(client, isAll ? ALL_MONTHS : monthStart(addDays(monthStart(utcDay(Date.now())), -1)));
    await compactMeasured(client);
    const warning = await judgeSize(client, analyticsMemoryOf(serverProcessCount()));
    return warning === null ? {} : { warning };
  };
}
