import { useOptimistic, useTransition } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { useNavigate } from 'react-router-dom';
import type { DashboardActions_dashboard$key } from '../../__generated__/DashboardActions_dashboard.graphql';
import { formatZone } from '../../format/dates.ts';
import { useConnected } from '../../relay/connection.ts';
import type { Refresh } from '../../relay/useRefresh.ts';
import { classes } from '../../ui/classes.ts';
import { RefreshButton } from '../../ui/RefreshButton.tsx';
import { SegmentedControl } from '../../ui/SegmentedControl.tsx';
import { periodNamed, periods, type PeriodKey } from './period.ts';

/** Whether the figures move by themselves, the period, and the refresh button. */
export function DashboardActions(props: { dashboard: DashboardActions_dashboard$key; refresh: Refresh }) {
  const { period, timeZone } = useFragment(
    graphql`
      fragment DashboardActions_dashboard on Dashboard {
        period
        timeZone
      }
    `,
    props.dashboard,
  );
  const [chosen, choose, isLoading] = usePeriodChoice(periodNamed(period).value);
  return (
    <>
      <LiveMark />
      <span className="mr-1 text-xs text-muted">Times in {formatZone(timeZone)}</span>
      <SegmentedControl label="Period" segments={periods} value={chosen} onChange={choose} />
      <RefreshButton isSmall onRefresh={props.refresh.refresh} isRefreshing={isLoading || props.refresh.isRefreshing} />
    </>
  );
}

/** Puts the period into the page's address; the choice shows at once, the old figures stay until the new are there. */
function usePeriodChoice(shown: PeriodKey) {
  const navigate = useNavigate();
  const [isLoading, startTransition] = useTransition();
  const [chosen, setChosen] = useOptimistic(shown);
  const choose = (next: PeriodKey) =>
    startTransition(async () => {
      setChosen(next);
      await navigate({ search: `?period=${next}` }, { replace: true, preventScrollReset: true });
    });
  return [chosen, choose, isLoading] as const;
}

function LiveMark() {
  const connected = useConnected();
  return (
    <span className="mr-1 flex items-center gap-2 text-xs text-muted" role="status">
      <span aria-hidden className={classes('size-2 rounded-full', connected ? 'bg-positive' : 'bg-warning')} />
      {connected ? 'Live' : 'Connecting …'}
    </span>
  );
}
