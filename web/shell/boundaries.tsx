import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate, useNavigation, useRouteError } from 'react-router-dom';
import { paths } from '../paths.ts';
import { currentReach, onReached } from '../session/reach.ts';
import { RequestError } from '../session/request-error.ts';
import { Button } from '../ui/Button.tsx';
import { ErrorState } from '../ui/states.tsx';

/** The message of an error: a failed request has its own, a bug gets a general one. */
function messageOf(error: unknown): string {
  if (error instanceof RequestError && error.status !== null) return error.message;
  // A file of the page that could not be fetched is no RequestError.
  const isUnreached = error instanceof RequestError || currentReach() !== 'online';
  return isUnreached ? "Can't reach the server." : 'Something went wrong on this page.';
}

/**
 * Loads the data again, or the whole page when it was not the data that failed. It happens by itself when the server is
 * reached again.
 */
export function useTryAgain() {
  const error = useRouteError();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const busy = useNavigation().state === 'loading';
  // Going to the same place runs the loaders again and, other than a revalidation, always clears the boundary.
  const again = () => navigate({ pathname, search }, { replace: true });
  const tryAgain = () => (error instanceof RequestError ? void again() : window.location.reload());
  const onBack = useEffectEvent(tryAgain);
  useEffect(() => onReached(() => onBack()), []);
  return { error, tryAgain, busy };
}

/** Inside the shell: the navigation stays, another path clears the error. */
export function ScreenBoundary() {
  const { error, tryAgain, busy } = useTryAgain();
  return (
    <ErrorState
      title="This page could not be loaded"
      action={
        <Button tone="primary" busy={busy} onClick={tryAgain}>
          Try again
        </Button>
      }
    >
      <title>Error · Footbridge</title>
      {messageOf(error)}
    </ErrorState>
  );
}

/** Around the whole app: the last resort. */
export function AppBoundary() {
  const { error } = useTryAgain();
  return (
    <main className="grid min-h-dvh place-items-center bg-canvas">
      <title>Error · Footbridge</title>
      <ErrorState
        title="Footbridge could not be loaded"
        action={
          <>
            <Button tone="primary" onClick={() => window.location.reload()}>
              Try again
            </Button>
            <Button onClick={() => window.location.assign(paths.dashboard)}>Go to the dashboard</Button>
          </>
        }
      >
        {messageOf(error)}
      </ErrorState>
    </main>
  );
}
