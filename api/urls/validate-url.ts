import { spend } from '../account/rates.ts';
import { blockedDestination } from '../suspension/refusals.ts';
import { blockedAmong } from '../suspension/suspensions.ts';
import type { Viewer } from '../common/viewer.ts';
import { destinationRefusals, judgeDestination } from '../common/destination.ts';
import { probe, type Hop } from './probe.ts';

/** Whether a text can be the destination of a link. */
export interface UrlValidation {
  valid: boolean;
  /** The destination as createUrl would store it; null when invalid. */
  url: string | null;
  /** What to change, for the person who typed it; null when valid. */
  error: string | null;
  /** Why a valid destination may not work: it did not respond as expected. */
  warning: string | null;
  /** Why it is not known whether a valid destination works: it was not requested; else null. */
  notChecked: string | null;
  /** Whether it was refused because it leads to this service. */
  isOwnHost: boolean;
  /** What was requested and what it responded; none where the destination is invalid. */
  hops: Hop[];
}

/**
 * Validates a destination like createUrl without creating anything, and requests a valid one to check its response.
 * Refuses RATE_LIMITED.
 */
export async function validateUrl(viewer: Viewer, url: string): Promise<UrlValidation> {
  await spend(viewer, 'check');
  const verdict = judgeDestination(url);
  const refused = { valid: false, url: null, isOwnHost: false, warning: null, notChecked: null, hops: [] };
  if ('url' in verdict && (await blockedAmong([verdict.url])).size) {
    const { message } = blockedDestination();
    return { ...refused, error: message };
  }
  if ('url' in verdict) {
    return { valid: true, url: verdict.url, error: null, isOwnHost: false, ...(await probe(verdict.url, viewer.id)) };
  }
  const isOwnHost = ([destinationRefusals.ourselves, destinationRefusals.thisComputer] as string[]).includes(
    verdict.refusal,
  );
  return { ...refused, error: verdict.refusal, isOwnHost };
}
