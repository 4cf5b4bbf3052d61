import { Link } from 'react-router-dom';
import { Link2, Plus } from 'lucide-react';
import { EmptyList } from '../../parts/urls/EmptyList.tsx';
import type { Ask } from '../../parts/urls/useListQuestion.ts';
import { paths } from '../../paths.ts';
import { buttonClass } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/states.tsx';

/** The list is empty: because of the filters, or because nothing was made yet. */
export const NoUrls = ({ isNarrowed, ask }: { isNarrowed: boolean; ask: Ask }) => (
  <EmptyList isNarrowed={isNarrowed} ask={ask}>
    <EmptyState
      icon={Link2}
      title="No links yet"
      action={
        <Link to={paths.createUrl} className={buttonClass('primary')}>
          <Plus aria-hidden />
          Create link
        </Link>
      }
    >
      The links you create are listed here.
    </EmptyState>
  </EmptyList>
);
