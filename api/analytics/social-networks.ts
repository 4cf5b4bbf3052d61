import { percentage } from '../common/percentage.ts';
import { siteNameOf } from '../click-model/sites.ts';
import type { BreakdownRow } from './breakdown.ts';
import { UNKNOWN_KEY } from '../figures/contract/dimension-values.ts';

/** Clicks from one social network, including all of its hosts and apps. */
export interface SocialNetwork {
  /** The name, such as "LinkedIn"; the host of an unnamed network; "Unknown" without a referrer. */
  network: string;
  /** The grouped referrers, most clicks first; the empty one means unknown. */
  referrers: string[];
  clicks: number;
  visitors: number;
  /** A percentage of all clicks of the scope. */
  percentage: number;
}

const networkOf = (referrer: string): string => (referrer === UNKNOWN_KEY ? 'Unknown' : siteNameOf(referrer));

/** Groups the referrers of social clicks by network, most clicks first; shares are of `allClicks`. */
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
