import { percentage } from '../percentage.ts';
import { siteNameOf } from '../sites.ts';
import type { BreakdownRow } from './breakdown.ts';
import { UNKNOWN_KEY } from './dimension-values.ts';

/** Clicks from one social network, including all of its hosts and apps. */
export interface SocialNetwork {
  /** "LinkedIn"; the host where the network has no name of its own here; "Unknown" without a referrer. */
  network: string;
  /** The referrers that were counted together, most clicks first; the empty one stands for unknown. */
  referrers: string[];
  clicks: number;
  visitors: number;
  /** Of all clicks of the scope, in per cent. */
  percentage: number;
}

const networkOf = (referrer: string): string => (referrer === UNKNOWN_KEY ? 'Unknown' : siteNameOf(referrer));

/** Puts referrers of social clicks together by their network, most clicks first; shares are of `allClicks`. */
export function socialNetworks(rows: readonly BreakdownRow[], allClicks: number): SocialNetwork[] {
  const networks = Map.groupBy(rows, ({ key }) => networkOf(key));
  return [...networks]
    .map(([network, own]) => {
      const clicks = own.reduce((sum, row) => sum + row.clicks, 0);
      const visitors = own.reduce((sum, row) => sum + row.visitors, 0);
      const referrers = own.map(({ key }) => key);
      return { network, referrers, clicks, visitors, percentage: percentage(clicks, allClicks) };
    })
    .sort((a, b) => b.clicks - a.clicks || (a.network < b.network ? -1 : 1));
}
