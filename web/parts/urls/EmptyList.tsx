import type { ReactNode } from 'react';
import { SearchX } from 'lucide-react';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { everything } from './list-question.ts';
import type { Ask } from './useListQuestion.ts';

interface EmptyListProps {
  isNarrowed: boolean;
  ask: Ask;
  /** What a list says that is empty by itself. */
  children: ReactNode;
}

/** The list is empty: because of the filters, or because there is nothing to list. */
export const EmptyList = ({ isNarrowed, ask, children }: EmptyListProps) => (
  <div className="rounded-xl border border-line bg-surface shadow-card">
    {isNarrowed ? (
      <EmptyState
        icon={SearchX}
        title="No links found"
        action={<Button onClick={() => ask(everything)}>Clear all filters</Button>}
      >
        No links match your search.
      </EmptyState>
    ) : (
      children
    )}
  </div>
);
