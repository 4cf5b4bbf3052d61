import { NoDataError } from '../../relay/network.ts';
import { RequestError } from '../../session/request-error.ts';
import { useTryAgain } from '../../shell/boundaries.tsx';
import { Button } from '../../ui/Button.tsx';
import { ErrorState } from '../../ui/states.tsx';
import { listMessage } from './list-message.ts';

/** Shown instead of a list that could not be loaded. */
export function ListBoundary({ page, title, fallback }: { page: string; title: string; fallback: string }) {
  const { error, tryAgain, busy } = useTryAgain();
  if (!(error instanceof RequestError || error instanceof NoDataError)) throw error;
  return (
    <ErrorState
      title={title}
      action={
        <Button tone="primary" busy={busy} onClick={tryAgain}>
          Try again
        </Button>
      }
    >
      <title>{`${page} · Footbridge`}</title>
      {listMessage(error, fallback)}
    </ErrorState>
  );
}
