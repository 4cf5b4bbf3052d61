import { z } from 'zod';
import { destinationRefusals, judgeDestination } from './destination.ts';

/** http(s) with a host, not ours, at most 2,048 characters; kept as typed where that is safe, with https:// where no scheme is. */
export const Destination = z.string(destinationRefusals.malformed).transform((typed, context) => {
  const verdict = judgeDestination(typed);
  if ('url' in verdict) return verdict.url;
  context.addIssue({ code: 'custom', message: verdict.refusal });
  return z.NEVER;
});
