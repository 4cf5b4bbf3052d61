import { useNavigate, useSearchParams } from 'react-router-dom';
import { analyticsMessage } from '../../parts/analytics/analytics-message.ts';
import { isNarrowed, withoutFilters } from '../../parts/analytics/narrowed-scope.ts';
import { addressWith, plainScope, scopeOf } from '../../parts/analytics/scope.ts';
import { NoDataError } from '../../relay/network.ts';
import { RequestError } from '../../session/request-error.ts';
import { useTryAgain } from '../../shell/boundaries.tsx';
import { Button } from '../../ui/Button.tsx';
import { ErrorState } from '../../ui/states.tsx';
import { titles } from '../../titles.ts';

/** Shown instead of the figures when they could not be loaded. */
export function AnalyticsBoundary() {
  const { error, tryAgain, busy } = useTryAgain();
  const [address] = useSearchParams();
  const navigate = useNavigate();
  if (!(error instanceof RequestError || error instanceof NoDataError)) throw error;
  const scope = scopeOf(address);
  const toAll = () => void navigate({ search: addressWith(address, { ...withoutFilters(scope), from: '', to: '' }) });
  const isOdd = isNarrowed(scope) || scope.from !== plainScope.from;
  return (
    <ErrorState
      title="Failed to load analytics"
      action={
        <>
          <Button tone="primary" busy={busy} onClick={tryAgain}>
            Try again
          </Button>
          {isOdd && <Button onClick={toAll}>Show all clicks</Button>}
        </>
      }
    >
      <title>{`${titles.analytics} · Footbridge`}</title>
      {analyticsMessage(error)}
    </ErrorState>
  );
}
