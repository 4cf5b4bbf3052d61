import { graphql, useFragment } from 'react-relay/hooks';
import { Lock } from 'lucide-react';
import type { HistoryNotice_analytics$key } from '../../__generated__/HistoryNotice_analytics.graphql';
import { formatLongDay } from '../../format/dates.ts';
import { PlanLink } from '../../parts/PlanLink.tsx';
import type { ScopeControl } from '../../parts/analytics/useScope.ts';

interface HistoryNoticeProps {
  analytics: HistoryNotice_analytics$key;
  control: Pick<ScopeControl, 'scope'>;
}

/** Names the days the plan does not show: those before its history and those to compare with. */
export function HistoryNotice({ control: { scope }, ...props }: HistoryNoticeProps) {
  const { historyLimitedFrom, comparedWith } = useFragment(
    graphql`
      fragment HistoryNotice_analytics on Analytics {
        historyLimitedFrom
        comparedWith {
          __typename
        }
      }
    `,
    props.analytics,
  );
  const texts = [
    historyLimitedFrom && `Your plan shows figures from ${formatLongDay(historyLimitedFrom)}; earlier days are locked.`,
    // Only for a requested year: for the default comparison, the cards already show it.
    scope.compare === 'previous_year' && !comparedWith && 'Some days of the comparison period are no longer stored.',
  ].filter(Boolean);
  if (texts.length === 0) return null;
  return (
    <p className="flex items-center gap-2 text-xs text-faint">
      <Lock aria-hidden className="size-3.5 shrink-0" />
      <span>
        {texts.join(' ')} {historyLimitedFrom && <PlanLink />}
      </span>
    </p>
  );
}
