import { spend } from '../account/rates.ts';
import { blockedDestination } from '../moderation/refusals.ts';
import { blockedAmong } from '../moderation/suspensions.ts';
import type { Viewer } from '../viewer.ts';
import { destinationRefusals, judgeDestination } from './destination.ts';
import { probe, type Hop } from './probe.ts';

/** Whether a text can be the destination of a link. */
export interface UrlValidation {
  valid: boolean;
  /** The destination as createUrl would store it; null when invalid. */
  url: string | null;
  /** What to change, for the person who typed it; null when valid. */
  error: string | null;
  /** Why a valid destination may not work: it did not respond as expected, or was not requested. */
  warning: string | null;
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
  if ('url' in verdict && (await blockedAmong([verdict.url])).size) {
    const { message } = blockedDestination();
    return { valid: false, url: null, error: message, warning: null, isOwnHost: false, hops: [] };
  }
  if ('url' in verdict) {
    const { warning, notChecked, hops } = await probe(verdict.url);
    return { valid: true, url: verdict.url, error: null, isOwnHost: false, warning: warning ?? notChecked, hops };
  }
  const isOwnHost = verdict.refusal === destinationRefusals.ourselves;
  return { valid: false, url: null, error: verdict.refusal, warning: null, isOwnHost, hops: [] };
}
