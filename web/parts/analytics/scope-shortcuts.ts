import type { Shortcut } from '../../ui/useShortcuts.ts';
import { isNarrowed, withoutLastFilter } from './narrowed-scope.ts';
import type { PeriodKey } from './periods.ts';
import type { AddressScope } from './scope.ts';
import type { ScopeControl } from './useScope.ts';

const periods: readonly { key: string; period: PeriodKey; label: string }[] = [
  { key: 'd', period: 'today', label: 'Today' },
  { key: 'h', period: '24h', label: 'Last 24 hours' },
  { key: 'w', period: '7d', label: 'Last 7 days' },
  { key: 'm', period: '30d', label: 'Last 30 days' },
  { key: 'q', period: '90d', label: 'Last 90 days' },
  { key: 'y', period: '1y', label: 'Last year' },
];

/** The key that FilterBar listens to itself. */
export const filterKey = { key: 'f', label: 'Add a filter' } as const;

/** The keys that change the scope of a page, for useShortcuts and ShortcutsDialog; `bots` where it has one of its own. */
export function scopeShortcuts({ scope, change }: Pick<ScopeControl, 'scope' | 'change'>, bots?: Shortcut): Shortcut[] {
  const to = (next: Partial<AddressScope>) => () => change({ ...scope, ...next });
  return [
    ...periods.map(({ key, period, label }) => ({ key, label, run: to({ period, from: '', to: '' }) })),
    bots ?? { key: 'b', label: 'Include or leave out bots', run: to({ bots: !scope.bots }) },
    {
      key: 'Escape',
      label: 'Remove the last filter',
      run: () => isNarrowed(scope) && change(withoutLastFilter(scope)),
    },
  ];
}
