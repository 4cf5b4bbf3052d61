import { Suspense, use } from 'react';
import { Navigate, useLoaderData, type LoaderFunctionArgs } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { completeSignIn, type SignInOutcome } from '../../session/complete-sign-in.ts';
import { goTo } from '../../session/go-to.ts';
import { Button } from '../../ui/Button.tsx';
import { ErrorState, FullSpinner } from '../../ui/states.tsx';

interface CallbackData {
  outcome: Promise<SignInOutcome>;
}

/** Starts the exchange. Loaders run once a navigation, so the code is traded once however often the page renders. */
export const authCallbackLoader = ({ request }: LoaderFunctionArgs): CallbackData => ({
  outcome: completeSignIn(new URL(request.url).searchParams),
});

/** Waits for the token exchange and continues to the requested page. */
export function AuthCallbackScreen() {
  return (
    <main>
      <title>Signing in · Footbridge</title>
      <Suspense fallback={<FullSpinner label="Signing you in …" />}>
        <Outcome {...useLoaderData<CallbackData>()} />
      </Suspense>
    </main>
  );
}

function Outcome({ outcome }: CallbackData) {
  const result = use(outcome);
  if ('returnTo' in result) return <Navigate to={result.returnTo} replace />;
  const startOver = () => {
    localStorage.clear();
    goTo(paths.login);
  };
  return (
    <div className="grid min-h-dvh place-items-center bg-canvas p-4">
      <div className="w-full max-w-md rounded-2xl border border-line bg-surface shadow-card">
        <ErrorState
          title="Authentication error"
          action={
            <>
              <Button tone="primary" onClick={() => window.location.reload()}>
                Try again
              </Button>
              <Button onClick={startOver}>Start over</Button>
            </>
          }
        >
          {result.failure}
        </ErrorState>
      </div>
    </div>
  );
}
