import { awaitProof } from './proof.ts';
import { forgetDrafts } from './drafts.ts';
import { forgetExpired } from './expiry.ts';
import { callPublic } from './http.ts';
import { paths } from '../paths.ts';
import { keepPreferences, landingPath, type StoredPreferences } from './preferences.ts';
import { Refusal, RequestError } from './request-error.ts';
import { forgetPendingSignIn, pendingSignIn } from './sign-in.ts';
import { writeTokens, writeUser, type StoredUser, type Tokens } from './storage.ts';

export type SignInOutcome = { returnTo: string } | { failure: string };

interface Answer {
  tokens: Tokens;
  user: StoredUser & { preferences: StoredPreferences };
}

const FAILED = 'Authentication failed. Please try again.';

/**
 * Finishes the sign-in the provider sent the browser back for: checks the state, trades the code for tokens and
 * stores them. Never throws; a failure is worded for the person.
 */
export async function completeSignIn(query: URLSearchParams): Promise<SignInOutcome> {
  const error = query.get('error');
  if (error) return { failure: query.get('error_description') || error };
  const code = query.get('code');
  if (!code) return { failure: 'No authorization code received' };
  const state = query.get('state');
  const pending = pendingSignIn(state);
  if (!state || !pending) return { failure: FAILED };
  try {
    const { tokens, user } = await callPublic<Answer>('/api/auth/oauth/callback', {
      code,
      redirect_uri: pending.redirectUri,
      code_verifier: pending.verifier,
      time_zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    });
    keepPreferences(user.preferences);
    writeUser(user);
    writeTokens(tokens);
    forgetExpired();
    forgetDrafts(user.cognito_sub);
    forgetPendingSignIn(state);
    awaitProof();
    return { returnTo: pending.returnTo === paths.home ? landingPath() : pending.returnTo };
  } catch (problem) {
    return { failure: messageOf(problem) };
  }
}

function messageOf(problem: unknown): string {
  if (!(problem instanceof RequestError)) return FAILED;
  if (problem.status === null) return `Cannot connect to backend server at ${window.location.host}.`;
  if (problem.status === 404)
    return 'Backend OAuth callback endpoint not found. Please check the server and its address.';
  return problem instanceof Refusal ? problem.message : FAILED;
}
