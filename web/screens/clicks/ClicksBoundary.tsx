import { analyticsMessage } from '../../parts/analytics/analytics-message.ts';
import { NoDataError } from '../../relay/network.ts';
import { RequestError } from '../../session/request-error.ts';
import { useTryAgain } from '../../shell/boundaries.tsx';
import { Button } from '../../ui/Button.tsx';
import { ErrorState } from '../../ui/states.tsx';
import { titles } from '../../titles.ts';

/** Shown instead of the list when it could not be loaded. */
export function ClicksBoundary() {
  const { error, tryAgain, busy } = useTryAgain();
  if (!(error instanceof RequestError || error instanceof NoDataError)) throw error;
  return (
    <ErrorState
      title="Failed to load clicks"
      action={
        <Button tone="primary" busy={busy} onClick={tryAgain}>
          Try again
        </Button>
      }
    >
      <title>{`${titles.clicks} · Footbridge`}</title>
      {analyticsMessage(error)}
    </ErrorState>
  );
}
