import type { MouseEvent } from 'react';
import { Link } from 'react-router-dom';
import type { ScopeControl } from '../../parts/analytics/useScope.ts';
import { addressOfTab, tabOf, tabs, type Tab } from './tab.ts';

/** The tabs of the page as links, so that each can be opened elsewhere. */
export function TabLinks({ control: { address, go } }: { control: Pick<ScopeControl, 'address' | 'go'> }) {
  const chosen = tabOf(address);
  const choose = (value: Tab) => (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    go(addressOfTab(address, value));
  };
  return (
    <nav aria-label="Analytics" className="flex gap-1">
      {tabs.map(({ value, label }) => (
        <Link
          key={value}
          to={{ search: addressOfTab(address, value) }}
          preventScrollReset
          aria-current={value === chosen ? 'page' : undefined}
          onClick={choose(value)}
          className="-mb-px flex h-11 items-center border-b-2 border-transparent px-3 text-sm font-medium text-muted transition-colors hover:text-ink focus-visible:-outline-offset-2 aria-[current=page]:border-accent aria-[current=page]:text-ink"
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}
