import { Bot, MousePointerClick, SearchX } from 'lucide-react';
import { Link } from 'react-router-dom';
import { isNarrowed, withoutFilters } from '../../parts/analytics/narrowed-scope.ts';
import type { ScopeControl } from '../../parts/analytics/useScope.ts';
import { paths } from '../../paths.ts';
import { Button, buttonClass } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { eitherOf } from './bot-reasons.ts';
import type { WhoControl } from './useWho.ts';

/** Says why the list is empty, and how it is not. */
export function EmptyClickList({ control: { scope, change }, who }: { control: ScopeControl; who: WhoControl }) {
  if (isNarrowed(scope)) {
    return (
      <EmptyState
        icon={SearchX}
        title={who.who === 'bots' ? 'No bots found' : 'No clicks found'}
        action={<Button onClick={() => change(withoutFilters(scope))}>Clear all filters</Button>}
      >
        No {noun(who)} in this period matches the filters.
      </EmptyState>
    );
  }
  if (who.who === 'bots') return <NoBots who={who} />;
  return (
    <EmptyState
      icon={MousePointerClick}
      title="No clicks in this period"
      action={
        <Link to={paths.urls} className={buttonClass('primary')}>
          Go to your links
        </Link>
      }
    >
      Share a link. Every click appears here within a second.
    </EmptyState>
  );
}

const noun = ({ who, reasons }: WhoControl) =>
  who !== 'bots' ? 'click' : reasons.length ? `click by a bot (${eitherOf(reasons)})` : 'click by a bot';

const NoBots = ({ who: { reasons, choose, anyReason } }: { who: WhoControl }) =>
  reasons.length ? (
    <EmptyState icon={Bot} title="No such bots in this period" action={<Button onClick={anyReason}>Any reason</Button>}>
      Only clicks by bots for this reason are listed: {eitherOf(reasons)}.
    </EmptyState>
  ) : (
    <EmptyState
      icon={Bot}
      title="No bots in this period"
      action={<Button onClick={() => choose('people')}>Show people</Button>}
    >
      Only clicks by bots, link previews and prefetches are listed.
    </EmptyState>
  );
