import { useState } from 'react';
import { redirect, useLoaderData, type LoaderFunctionArgs } from 'react-router-dom';
import { CircleAlert } from 'lucide-react';
import { forgetExpired, hasExpired } from '../../session/expiry.ts';
import { forgetProof, wasRefusedAtOnce } from '../../session/proof.ts';
import { freshToken } from '../../session/refresh.ts';
import { safeReturnPath, startSignIn } from '../../session/sign-in.ts';
import { forgetSignedOut, hasSignedOut } from '../../session/sign-out.ts';
import { BrandMark } from '../../ui/Brand.tsx';
import { Button } from '../../ui/Button.tsx';

interface LoginData {
  returnTo: string;
  failure: string | null;
  isExpired?: boolean;
}

const REFUSED =
  'You signed in, but the server did not accept it. Please try again later, or ask the operator of this server.';
const messageOf = (error: unknown) =>
  error instanceof Error ? error.message : 'Authentication failed. Please try again.';
const never = () => new Promise<never>(() => {});

/** Redirects to the provider, unless the person has just signed out, the session has expired or signing in failed. */
export async function loginLoader({ request }: LoaderFunctionArgs): Promise<LoginData | Response> {
  const returnTo = safeReturnPath(new URL(request.url).searchParams.get('return_to'));
  try {
    if (await freshToken()) return redirect(returnTo);
    if (wasRefusedAtOnce()) return { returnTo, failure: REFUSED };
    if (hasExpired()) return { returnTo, failure: null, isExpired: true };
    if (hasSignedOut()) return { returnTo, failure: null };
    await startSignIn(returnTo);
  } catch (error) {
    return { returnTo, failure: messageOf(error) };
  }
  return never(); // the browser is leaving
}

/** The page after Logout, when the session has expired, or when signing in failed. */
export function LoginScreen() {
  const data = useLoaderData<LoginData>();
  const [failure, setFailure] = useState(data.failure);
  const [busy, setBusy] = useState(false);
  const signIn = async () => {
    setBusy(true);
    setFailure(null);
    forgetSignedOut();
    forgetProof();
    forgetExpired();
    try {
      await startSignIn(data.returnTo);
    } catch (error) {
      setFailure(messageOf(error));
      setBusy(false);
    }
  };
  return (
    <main className="grid min-h-dvh place-items-center bg-canvas p-4">
      <title>Sign in · Footbridge</title>
      <div className="w-full max-w-sm rounded-2xl border border-line bg-surface p-8 text-center shadow-card">
        <BrandMark className="mx-auto size-12" />
        <h1 className="mt-5 text-xl font-semibold tracking-tight">
          {failure ? 'Sign-in failed' : data.isExpired ? 'Your session has expired' : 'You are signed out'}
        </h1>
        <p className="mt-1 text-base text-muted">
          {data.isExpired && !failure ? 'Sign in to continue.' : 'Sign in to manage your links.'}
        </p>
        {failure && (
          <p role="alert" className="mt-5 flex gap-2 rounded-lg bg-danger-soft p-3 text-left text-sm text-danger">
            <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
            {failure}
          </p>
        )}
        <Button tone="primary" busy={busy} onClick={() => void signIn()} className="mt-6 w-full">
          {failure ? 'Try Again' : 'Sign in'}
        </Button>
      </div>
    </main>
  );
}
