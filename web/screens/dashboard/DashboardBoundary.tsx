import { ChartNoAxesColumn } from 'lucide-react';
import { analyticsMessage } from '../../parts/analytics/analytics-message.ts';
import { NoDataError } from '../../relay/network.ts';
import { RequestError } from '../../session/request-error.ts';
import { useTryAgain } from '../../shell/boundaries.tsx';
import { Button } from '../../ui/Button.tsx';
import { EmptyState, ErrorState } from '../../ui/states.tsx';
import { titles } from '../../titles.ts';

/** What stands in the dashboard's place when there is nothing to show of it. */
export function DashboardBoundary() {
  const { error, tryAgain, busy } = useTryAgain();
  if (!(error instanceof RequestError || error instanceof NoDataError)) throw error;
  const again = (label: string) => (
    <Button tone="primary" busy={busy} onClick={tryAgain}>
      {label}
    </Button>
  );
  return (
    <>
      <title>{`${titles.dashboard} · Footbridge`}</title>
      {error instanceof NoDataError ? (
        <EmptyState icon={ChartNoAxesColumn} title="No data available" action={again('Refresh')}>
          Unable to load dashboard data
        </EmptyState>
      ) : (
        <ErrorState title="Failed to load dashboard" action={again('Try again')}>
          {analyticsMessage(error, 'dashboard')}
        </ErrorState>
      )}
    </>
  );
}
