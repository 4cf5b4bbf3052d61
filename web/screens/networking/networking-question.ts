import type { NetworkingScreenQuery } from '../../__generated__/NetworkingScreenQuery.graphql';
import { ranges, type RangeKey } from './analytics/ranges.ts';

export const tabs = ['overview', 'settings', 'websites', 'analytics', 'tester'] as const;
export type Tab = (typeof tabs)[number];

/** What the address asks for: a tab, and for the analytics a website and a range. */
export interface NetworkingQuestion {
  tab: Tab;
  website: string | null;
  range: RangeKey;
}

/** Reads the address; what it does not say is the default. */
export const questionOf = (address: URLSearchParams): NetworkingQuestion => ({
  tab: tabs.find((one) => one === address.get('tab')) ?? 'overview',
  website: address.get('website'),
  range: ranges.find(({ label }) => label === address.get('range'))?.value ?? 'WEEK',
});

/** The address of a question, without what is the default. */
export function addressOf({ tab, website, range }: NetworkingQuestion): Record<string, string> {
  return {
    ...(tab !== 'overview' && { tab }),
    ...(tab === 'analytics' && website && { website }),
    ...(tab === 'analytics' && range !== 'WEEK' && { range: ranges.find(({ value }) => value === range)!.label }),
  };
}

/** The query's variables for an address. */
export function variablesOf(address: URLSearchParams): NetworkingScreenQuery['variables'] {
  const { tab, website, range } = questionOf(address);
  const { days } = ranges.find(({ value }) => value === range)!;
  return { website, range, days, isOverview: tab === 'overview', isAnalytics: tab === 'analytics' };
}
