import { analyticsMessage } from '../../parts/analytics/analytics-message.ts';
import { NoDataError } from '../../relay/network.ts';
import { isRefusal, RequestError } from '../../session/request-error.ts';
import { useTryAgain } from '../../shell/boundaries.tsx';
import { Button } from '../../ui/Button.tsx';
import { ErrorState } from '../../ui/states.tsx';
import { MissingUrl } from './states.tsx';

/** Shown instead of the page when it could not be loaded. */
export function UrlBoundary() {
  const { error, tryAgain, busy } = useTryAgain();
  if (!(error instanceof RequestError || error instanceof NoDataError)) throw error;
  if (isRefusal(error, 'NOT_FOUND')) return <MissingUrl />;
  return (
    <ErrorState
      title="Failed to load the link"
      action={
        <Button tone="primary" busy={busy} onClick={tryAgain}>
          Try again
        </Button>
      }
    >
      <title>Link · Footbridge</title>
      {analyticsMessage(error)}
    </ErrorState>
  );
}
