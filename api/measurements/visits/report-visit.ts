import type { ClientBase } from 'pg';
import { readAgent } from '../../click-model/agent.ts';
import { transactionLocks } from '../../database/advisory-lock.ts';
import { inTransaction } from '../../database/transaction.ts';
import { withClient } from '../../database/with-client.ts';
import { pool } from '../../database/db.ts';
import { notifyWebsiteReport } from '../../live/notifications.ts';
import { EXPIRY_MS } from '../submit-measurement.ts';
import type { SignedClick } from '../signed-click-id.ts';
import { parseInput } from '../../common/parse-input.ts';
import { ReportQuota } from '../../websites/report-quotas.ts';
import { isOurOrigin, noteSnippet, websiteOfReport, type ReportingWebsite } from '../../websites/reporting-website.ts';
import { tellFactsOf } from './visit-facts-of.ts';
import { measuringPlan, type MeasuringPlan } from './measuring-plan.ts';
import { clickOfReport } from './click-of-report.ts';
import { sessionHash } from './session-hash.ts';
import { storeConversion } from './store-conversions.ts';
import { VisitReport } from './visit-report.ts';

/** Who sends a report. */
export interface PageReporter {
  address: string;
  origin: string | undefined;
  userAgent: string;
  /** Client hints as RawClick has them. */
  hints: string;
  /** Sec-GPC or DNT. */
  wantsPrivacy: boolean;
  /** The round trip of the reporting connection in milliseconds, as the server saw it; null when nobody measured it. */
  roundTripMs: number | null;
  /** The same where a trusted proxy told it; null elsewhere. */
  proxyRttMs: number | null;
}

const quota = new ReportQuota('visits');

/**
 * Stores what a page of a website reports of a visit so far; a later report of the visit replaces an earlier one. Bots are
 * left out in silence. Resolves to what a page that asks is to measure. Refuses RATE_LIMITED, INVALID reports, NOT_FOUND click ids that were not signed here, and FORBIDDEN
 * origins and tokens.
 */
export async function reportVisit(reporter: PageReporter, input: unknown): Promise<MeasuringPlan | null> {
  await quota.ofAddress(reporter);
  const report = parseInput(VisitReport, input);
  const click = clickOfReport(report.clickId);
  const website = await websiteOfReport({ ...report, origin: reporter.origin });
  await quota.ofPage(reporter, website.id);
  if (isOurOrigin(reporter.origin) || readAgent(reporter.userAgent, reporter.hints).reason) return null;
  await noteSnippet(website);
  const isPrivate = reporter.wantsPrivacy || website.privacyMode || Boolean(report.isPrivate || click?.isPrivate);
  // Who asks for privacy by now objects to being followed here from the link.
  const led = reporter.wantsPrivacy ? null : click;
  const reported = { website, report, click: led, isPrivate };
  await withClient(pool, (client) => inTransaction(client, () => store(client, reported)));
  return report.asksToMeasure ? measuringPlan({ website, report, click }) : null;
}

interface Reported {
  website: ReportingWebsite;
  report: VisitReport;
  click: SignedClick | null;
  isPrivate: boolean;
}

async function store(client: ClientBase, reported: Reported): Promise<void> {
  const { website, report } = reported;
  const clickId = await storeVisit(client, reported);
  for (const conversion of report.conversions) {
    await storeConversion(client, conversion, {
      websiteId: website.id,
      ownerId: website.ownerId,
      source: 'page',
      sessionHash: sessionHash(website.id, report.sessionId),
      clickId,
      isCounted: website.isReporting,
    });
  }
  await notifyWebsiteReport(client, website);
  if (clickId && website.isReporting) await tellFactsOf(client, { ownerId: website.ownerId, clickId });
}

/** Returns the click of the visit, which its first report names. A click has one visit; others of it are visits without. */
async function storeVisit(client: ClientBase, { website, report, click, isPrivate }: Reported): Promise<string | null> {
  const startedAt = Date.now() - report.ageMs;
  const led = await claimedClick(client, click, startedAt);
  const hash = sessionHash(website.id, report.sessionId);
  const kept = isPrivate ? coarse(report) : report;
  const keepsConnection = website.level !== 'none' && click?.source !== 'visit';
  await client.query(
    `INSERT INTO visit (website_id, session_hash, owner_id, click_id, started_at, seq, views, visible_ms, is_bounced, load_ms,
       screen_width, screen_height, effective_type, is_counted, saves_data)
     VALUES ($1, $2, $3, CASE WHEN NOT EXISTS (SELECT 1 FROM visit WHERE owner_id = $3 AND click_id = $4) THEN $4::uuid END,
       $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)
     ON CONFLICT (website_id, session_hash) DO UPDATE SET seq = excluded.seq, received_at = now(), views = excluded.views,
       visible_ms = excluded.visible_ms, is_bounced = excluded.is_bounced, load_ms = excluded.load_ms
     WHERE visit.seq < excluded.seq AND visit.is_counted = excluded.is_counted`,
    [
      ...[website.id, hash, website.ownerId, led, new Date(startedAt), report.seq, report.views, kept.visibleMs],
      ...[isBounce(report), kept.loadMs ?? null, kept.screenWidth ?? null, kept.screenHeight ?? null],
      ...[(keepsConnection && kept.effectiveType) || null, website.isReporting, report.savesData ?? null],
    ],
  );
  const { rows } = await client.query<{ clickId: string | null }>(
    `SELECT replace(click_id::text, '-', '') AS "clickId" FROM visit WHERE website_id = $1 AND session_hash = $2`,
    [website.id, hash],
  );
  return rows[0]!.clickId;
}

/** The click that led to a visit which began by then, for this transaction alone; null where none did. */
async function claimedClick(client: ClientBase, click: SignedClick | null, startedAt: number): Promise<string | null> {
  if (!click || startedAt - click.at > EXPIRY_MS.visit) return null;
  const { clickId } = click;
  await client.query('SELECT pg_advisory_xact_lock($1, hashtext($2))', [transactionLocks.visitOfClick, clickId]);
  return clickId;
}

const BOUNCE_MS = 10_000;

/** One page, hardly looked at, and nothing done. */
const isBounce = ({ views, visibleMs, conversions }: VisitReport) =>
  views === 1 && visibleMs < BOUNCE_MS && !conversions.length;

const VISIBLE_STEP_MS = 5_000;
const LOAD_STEP_MS = 100;
const toStep = (value: number, step: number) => Math.round(value / step) * step;

/** What privacy mode keeps of a visit: its pages, and how long it was in steps. */
const coarse = (report: VisitReport) => ({
  visibleMs: toStep(report.visibleMs, VISIBLE_STEP_MS),
  loadMs: typeof report.loadMs === 'number' ? toStep(report.loadMs, LOAD_STEP_MS) : null,
  screenWidth: null,
  screenHeight: null,
  effectiveType: null,
});
