import { spend } from '../account/rate-limit.ts';
import type { Viewer } from '../viewer.ts';
import { judgeDestination } from './destination.ts';

/** Whether a text can be the destination of a link. */
export interface UrlValidation {
  valid: boolean;
  /** What to change, for the person who typed it; null when valid. */
  error: string | null;
  /** Why it may not work all the same; null when nothing speaks against it. */
  warning: string | null;
}

/** Judges a destination as createUrl would, without making anything; refuses RATE_LIMITED. */
export function validateUrl(viewer: Viewer, url: string): UrlValidation {
  spend(viewer, 'check');
  const verdict = judgeDestination(url);
  return 'url' in verdict
    ? { valid: true, error: null, warning: null }
    : { valid: false, error: verdict.refusal, warning: null };
}
