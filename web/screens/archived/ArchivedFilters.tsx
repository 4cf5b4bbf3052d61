import { DayField } from '../../parts/urls/FilterFields.tsx';
import { everything, isNarrowed, type ListQuestion } from '../../parts/urls/list-question.ts';
import { SearchBox } from '../../parts/urls/SearchBox.tsx';
import { SortMenu } from '../../parts/urls/SortMenu.tsx';
import { StatusSelect } from '../../parts/urls/StatusSelect.tsx';
import type { Ask } from '../../parts/urls/useListQuestion.ts';
import { Button } from '../../ui/Button.tsx';

const statuses = [
  { value: 'EXPIRED', label: 'Expired' },
  { value: 'LIMIT_REACHED', label: 'Limit reached' },
  { value: 'INACTIVE', label: 'Inactive' },
  { value: 'EXPIRING', label: 'Expiring soon' },
] as const;

/** What narrows and orders the list; the days are those of the expiry. */
export function ArchivedFilters({ question, ask }: { question: ListQuestion; ask: Ask }) {
  return (
    <div className="flex flex-wrap items-end gap-2">
      <SearchBox value={question.search} onSearch={(search) => ask({ search })} />
      <StatusSelect choices={statuses} value={question.status} onChange={(status) => ask({ status })} />
      <SortMenu question={question} ask={ask} />
      <DayField label="Expires from" value={question.expiresAfter} onChange={(expiresAfter) => ask({ expiresAfter })} />
      <DayField
        label="Expires until"
        value={question.expiresBefore}
        onChange={(expiresBefore) => ask({ expiresBefore })}
      />
      {isNarrowed(question) && (
        <Button tone="quiet" onClick={() => ask(everything)}>
          Clear all filters
        </Button>
      )}
    </div>
  );
}
