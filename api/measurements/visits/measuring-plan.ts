import type { ReportingWebsite } from '../../websites/reporting-website.ts';
import { newLineTest } from '../line-test.ts';
import type { SignedClick } from '../signed-click-id.ts';
import { sessionHash } from './session-hash.ts';
import type { VisitReport } from './visit-report.ts';

/** Bytes of each transfer; on slow lines fewer, so that they are measured as well and wait no longer. */
const TRANSFER_BYTES = 102_400;
const SLOW_BYTES = 16_384;
const slow: readonly (string | null | undefined)[] = ['2g', 'slow-2g'];

/** What a page that asks is to do. */
export interface MeasuringPlan {
  /** Bytes of each transfer; 0 where the way of the visit is not to be measured. */
  transferBytes: number;
  /** The id under which the files of the measurement are fetched; null where there is none. */
  testId: string | null;
}

const nothing: MeasuringPlan = { transferBytes: 0, testId: null };

interface Asking {
  website: ReportingWebsite;
  report: VisitReport;
  click: SignedClick | null;
}

/**
 * Whether the way of a visit is measured: always where its link leaves it to the destination, else by chance. Not where it would
 * count nowhere, and not of people who save data.
 */
export function measuringPlan({ website, report, click }: Asking): MeasuringPlan {
  if (!website.isReporting || website.level === 'none' || report.savesData) return nothing;
  const isChosen = click?.source === 'embed' || chance(website, report) < (report.sample ?? website.samplePercent);
  if (!isChosen) return nothing;
  const transferBytes = slow.includes(report.effectiveType) ? SLOW_BYTES : TRANSFER_BYTES;
  return { transferBytes, testId: newLineTest(Date.now()) };
}

/** A number from 0 to 100 that belongs to the visit: whoever asks again gets the same answer. */
const chance = ({ id }: ReportingWebsite, { sessionId }: VisitReport): number =>
  (Number.parseInt(sessionHash(id, sessionId).slice(0, 8), 16) / 2 ** 32) * 100;
