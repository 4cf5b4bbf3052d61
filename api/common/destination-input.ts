import { z } from 'zod';
import { judgeAppAddress, type AppSystem } from './app-address.ts';
import { destinationRefusals, judgeDestination, type DestinationVerdict } from './destination.ts';

const judged = (judge: (typed: string) => DestinationVerdict) =>
  z.string(destinationRefusals.malformed).transform((typed, context) => {
    const verdict = judge(typed);
    if ('url' in verdict) return verdict.url;
    context.addIssue({ code: 'custom', message: verdict.refusal });
    return z.NEVER;
  });

/** http(s) with a host, not ours, at most 2,048 characters; kept as typed where that is safe, with https:// where no scheme is. */
export const Destination = judged(judgeDestination);

/** The same for people on a system, or an address that opens an app there. */
export const AppAddress = (system: AppSystem) => judged((typed) => judgeAppAddress(typed, system));
