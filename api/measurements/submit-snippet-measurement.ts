import { readAgent } from '../click-model/agent.ts';
import { db, pool } from '../database/db.ts';
import { isDuplicate } from '../database/is-duplicate.ts';
import type { SnippetMeasurement } from '../generated/prisma/client.ts';
import { notifyWebsiteReport } from '../live/notifications.ts';
import { keptAddress } from '../click-model/kept-address.ts';
import { placeOf } from '../click-model/place-of.ts';
import { parseInput } from '../common/parse-input.ts';
import { UserError } from '../common/user-error.ts';
import { clickOfReport } from './visits/click-of-report.ts';
import type { PageReporter } from './visits/report-visit.ts';
import { sessionHash } from './visits/session-hash.ts';
import { ReportQuota } from '../websites/report-quotas.ts';
import { isOurOrigin, noteSnippet, websiteOfReport, type ReportingWebsite } from '../websites/reporting-website.ts';
import { checkWebsite } from './check-claims.ts';
import { standingOf } from './click-standing.ts';
import { readLineTest } from './line-test.ts';
import type { SignedClick } from './signed-click-id.ts';
import { MAX_URL_LENGTH, SnippetSubmission } from './snippet-submission.ts';
import {
  coarse,
  detailsOf,
  EXPIRY_MS,
  refusals,
  scored,
  storeMeasurement,
  withoutDetails,
} from './submit-measurement.ts';

const quota = new ReportQuota('measurements');

export const REPEATED = 'A measurement of this session has already been submitted.';

/**
 * Scores and stores what a page of a website measured; for the click that led to it, also as the click's measurement, unless
 * its visitor asks for privacy, its link is not measured any more, or it is another owner's. Pages
 * of this server may test, which no sum contains, and neither those of pending or inactive websites, or of bots. Refuses
 * RATE_LIMITED, INVALID, NOT_FOUND click ids that were not signed here, FORBIDDEN origins and tokens, GONE half an hour
 * after the click, and CONFLICT for a second submission.
 */
export async function submitSnippetMeasurement(reporter: PageReporter, input: unknown): Promise<SnippetMeasurement> {
  await quota.ofAddress(reporter);
  const submission = parseInput(SnippetSubmission, input);
  const click = clickOfReport(submission.clickId);
  const website = await websiteOfReport({ ...submission, origin: reporter.origin });
  await quota.ofPage(reporter, website.id);
  if (click && Date.now() - click.at > EXPIRY_MS.visit) throw new UserError('GONE', refusals.expired, 'clickId');
  const isTest = isOurOrigin(reporter.origin);
  if (!isTest) await noteSnippet(website);
  const isPerson = !readAgent(reporter.userAgent, reporter.hints).reason;
  const isCounted = website.isReporting && isPerson && !isTest;
  return store({ website, submission, click, reporter, isTest, isCounted });
}

interface Submitted {
  website: ReportingWebsite;
  submission: SnippetSubmission;
  click: SignedClick | null;
  reporter: PageReporter;
  isTest: boolean;
  isCounted: boolean;
}

async function store(submitted: Submitted): Promise<SnippetMeasurement> {
  const { website, submission, click, isCounted } = submitted;
  const { testDurationMs, connectionType, ...measured } = submission.measurements;
  const isPrivate = isPrivateOf(submitted);
  const keepsWay = website.level !== 'none';
  const result = keepsWay ? resultOf(submitted, measured, isPrivate) : unmeasured;
  const clickId = await countedClickOf(submitted);
  const data = {
    ...result,
    ...(await networkOf(submitted)),
    websiteId: website.id,
    sessionHash: sessionHash(website.id, submission.sessionId),
    measurementType: submission.measurementType ?? (click ? 'click' : 'session'),
    networkType: keepsWay && !isPrivate ? (connectionType ?? measured.networkApiEffectiveType) : null,
    pageUrl: submission.pageUrl && pageOf(submission.pageUrl, isPrivate),
    durationMs: testDurationMs,
    clickId,
    isCounted,
  };
  try {
    const made = await db.$transaction(async (tx) => {
      if (clickId) await storeMeasurement(tx, { clickId, source: 'embed', delayMs: 0, ...result });
      return tx.snippetMeasurement.create({ data });
    });
    await notifyWebsiteReport(pool, website);
    return made;
  } catch (error) {
    if (!isDuplicate(error)) throw error;
    throw new UserError('CONFLICT', REPEATED, 'sessionId');
  }
}

type Measured = Omit<SnippetSubmission['measurements'], 'testDurationMs' | 'connectionType'>;

/** What is kept of a measurement. Figures that an owner tries out on pages of this server count nowhere, and stay as they are. */
function resultOf({ submission, reporter, isTest }: Submitted, measured: Measured, isPrivate: boolean) {
  const { roundTripMs, proxyRttMs } = reporter;
  const test = submission.testId ? readLineTest(submission.testId) : null;
  const claimed = { measurements: measured, measurementDurationMs: submission.measurements.testDurationMs };
  const { measurements, isRefuted } = isTest
    ? { measurements: measured, isRefuted: false }
    : checkWebsite(test, claimed, { now: Date.now(), serverRttMs: roundTripMs, proxyRttMs });
  return isPrivate
    ? { ...scored(coarse(measurements), roundTripMs, isRefuted), ...withoutDetails }
    : { ...scored(measurements, roundTripMs, isRefuted), ...detailsOf(measurements) };
}

/** What level none keeps of a measurement: that there was one. */
const unmeasured = {
  ...scored(
    { rttSamplesMs: [], throughputSamplesMbps: [], throughputKind: 'measured', receipts: [], stopReason: 'complete' },
    null,
  ),
  ...withoutDetails,
};

/**
 * The click whose way it is to measure; null without one, of visitors who ask for privacy, and where nothing of ways is kept. A
 * click on the link of another owner is not the website's. One that is not stored yet is taken for the website's.
 */
async function countedClickOf({ website, click, reporter, isCounted }: Submitted): Promise<string | null> {
  const isKeeping = isCounted && website.level !== 'none' && !reporter.wantsPrivacy;
  if (!isKeeping || click?.source !== 'embed') return null;
  const standing = await standingOf(click.clickId);
  const isKept = !standing || (standing.ownerId === website.ownerId && !standing.isWithdrawn);
  return isKept ? click.clickId : null;
}

const visitorIsPrivate = ({ reporter, submission }: Submitted) =>
  reporter.wantsPrivacy || submission.isPrivate === true;
const isPrivateOf = (submitted: Submitted) =>
  visitorIsPrivate(submitted) || submitted.website.privacyMode || submitted.click?.isPrivate === true;

/** Country and network of the address, as far as the owner keeps them; of visitors who ask for privacy only the country. */
async function networkOf(submitted: Submitted) {
  const { level, geolocation } = submitted.website;
  const keepsNetwork = level !== 'none' && !visitorIsPrivate(submitted);
  if (!keepsNetwork && !geolocation) return {};
  const { country, network } = await placeOf(
    keptAddress(submitted.reporter.address, submitted.website.addressHandling),
  );
  return { country: geolocation ? country : null, network: keepsNetwork ? network : null };
}

/** Without fragment and click id; in privacy mode without a query, too. */
function pageOf(address: string, isPrivate: boolean): string {
  const url = new URL(address);
  url.hash = '';
  if (url.searchParams.has('fb_click_id')) url.searchParams.delete('fb_click_id'); // else every byte stays
  if (isPrivate) url.search = '';
  return url.href.slice(0, MAX_URL_LENGTH);
}
