import { isReachable, type Probe } from './probe.ts';

/** A destination and what its request found. */
export type Probed = readonly [destination: string, probe: Probe];

/**
 * What the requests of all destinations of a link found, as one: a failure before what is not known, before a success. Of several destinations, the one that is told of is named.
 */
export function worstProbe(found: readonly Probed[]): Probe | null {
  const worst =
    found.find(([, probe]) => isReachable(probe) === false) ??
    found.find(([, probe]) => isReachable(probe) === null) ??
    found[0];
  if (!worst) return null;
  const [destination, probe] = worst;
  if (found.length === 1) return probe;
  const named = (text: string | null) => text && `${destination}: ${text}`;
  return { ...probe, warning: named(probe.warning), notChecked: named(probe.notChecked) };
}
