import { Link } from 'react-router-dom';
import { Link2, Plus, SearchX } from 'lucide-react';
import { everything } from '../../parts/urls/list-question.ts';
import type { Ask } from '../../parts/urls/useListQuestion.ts';
import { paths } from '../../paths.ts';
import { Button, buttonClass } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/states.tsx';

/** The list is empty: because of the filters, or because nothing was made yet. */
export function NoUrls({ isNarrowed, ask }: { isNarrowed: boolean; ask: Ask }) {
  return (
    <div className="rounded-xl border border-line bg-surface shadow-card">
      {isNarrowed ? (
        <EmptyState
          icon={SearchX}
          title="No URLs found"
          action={<Button onClick={() => ask(everything)}>Clear all filters</Button>}
        >
          Nothing fits the search and the filters.
        </EmptyState>
      ) : (
        <EmptyState
          icon={Link2}
          title="No URLs yet"
          action={
            <Link to={paths.createUrl} className={buttonClass('primary')}>
              <Plus aria-hidden />
              Create New URL
            </Link>
          }
        >
          The short URLs you create are listed here.
        </EmptyState>
      )}
    </div>
  );
}
