import { useTryAgain } from '../../shell/boundaries.tsx';
import { Button } from '../../ui/Button.tsx';
import { ErrorState } from '../../ui/states.tsx';
import { NoDataError } from '../../relay/network.ts';
import { RequestError } from '../../session/request-error.ts';
import { urlsMessage } from './urls-message.ts';

/** What stands in the list's place when it could not be loaded. */
export function UrlsBoundary() {
  const { error, tryAgain, busy } = useTryAgain();
  if (!(error instanceof RequestError || error instanceof NoDataError)) throw error;
  return (
    <ErrorState
      title="Failed to load URLs"
      action={
        <Button tone="primary" busy={busy} onClick={tryAgain}>
          Try Again
        </Button>
      }
    >
      <title>All URLs · Footbridge</title>
      {urlsMessage(error)}
    </ErrorState>
  );
}
