import { Suspense, useState } from 'react';
import { SlidersHorizontal } from 'lucide-react';
import { DayField, LeastField } from '../../parts/urls/FilterFields.tsx';
import {
  advancedCount,
  advancedOf,
  everything,
  isNarrowed,
  type ListQuestion,
} from '../../parts/urls/list-question.ts';
import { SearchBox } from '../../parts/urls/SearchBox.tsx';
import { SortMenu } from '../../parts/urls/SortMenu.tsx';
import { StatusSelect } from '../../parts/urls/StatusSelect.tsx';
import type { Ask } from '../../parts/urls/useListQuestion.ts';
import { TagsButton } from './TagsButton.tsx';
import { ViewsButton } from './ViewsButton.tsx';
import { Button } from '../../ui/Button.tsx';
import { lazily } from '../../ui/lazily.ts';

const DomainFilter = lazily(async () => (await import('./DomainFilter.tsx')).DomainFilter);
const TagFilter = lazily(async () => (await import('./TagFilter.tsx')).TagFilter);

const statuses = [
  { value: 'ACTIVE', label: 'Active' },
  { value: 'INACTIVE', label: 'Inactive' },
  { value: 'EXPIRED', label: 'Expired' },
  { value: 'EXPIRING', label: 'Expiring soon' },
  { value: 'SCHEDULED', label: 'Scheduled' },
  { value: 'LIMIT_REACHED', label: 'Limit reached' },
] as const;

/** What narrows and orders the list. */
export function UrlFilters({ question, ask }: { question: ListQuestion; ask: Ask }) {
  const advanced = advancedCount(question);
  const [isOpen, setOpen] = useState(advanced > 0);
  const narrowing = JSON.stringify(advancedOf(question));
  const [shown, setShown] = useState(narrowing);
  if (shown !== narrowing) {
    // While the filters are folded, only a saved view or the browser's history changes them.
    setShown(narrowing);
    if (advanced > 0) setOpen(true);
  }
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center gap-2">
        <SearchBox value={question.search} onSearch={(search) => ask({ search })} />
        <ViewsButton question={question} />
        <StatusSelect choices={statuses} value={question.status} onChange={(status) => ask({ status })} />
        <SortMenu question={question} ask={ask} />
        <Button aria-expanded={isOpen} aria-controls="advanced-filters" onClick={() => setOpen(!isOpen)}>
          <SlidersHorizontal aria-hidden className="text-muted" />
          <span className="max-sm:sr-only">Filters</span>
          {advanced > 0 && <span className="rounded bg-accent-soft px-1.5 text-xs text-accent">{advanced}</span>}
        </Button>
      </div>
      <div
        id="advanced-filters"
        hidden={!isOpen}
        className="grid items-end gap-3 rounded-xl border border-line bg-surface p-4 shadow-card sm:grid-cols-[repeat(3,minmax(0,12rem))_auto]"
      >
        <DayField
          label="Created after"
          value={question.createdAfter}
          onChange={(createdAfter) => ask({ createdAfter })}
        />
        <DayField
          label="Created before"
          value={question.createdBefore}
          onChange={(createdBefore) => ask({ createdBefore })}
        />
        <LeastField label="Min clicks" value={question.minClicks} onChange={(minClicks) => ask({ minClicks })} />
        <div className="flex flex-wrap items-end gap-3 sm:col-span-full sm:row-start-2">
          <Suspense>{isOpen && <DomainFilter question={question} ask={ask} />}</Suspense>
          <div className="min-w-0 grow">
            <Suspense fallback={<div className="h-14" />}>
              {isOpen && <TagFilter question={question} ask={ask} />}
            </Suspense>
          </div>
          <TagsButton />
        </div>
        <Button
          tone="quiet"
          disabled={!isNarrowed(question)}
          onClick={() => ask(everything)}
          className="sm:justify-self-end"
        >
          Clear all filters
        </Button>
      </div>
    </div>
  );
}
