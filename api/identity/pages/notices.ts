import { postLogoutUris } from '../../openid/web-client.ts';
import { escape } from '../../pages/html.ts';
import type { Page } from '../../pages/page.ts';
import { identityPage } from './identity-page.ts';

const startAgain = `<a class="button" href="${escape(postLogoutUris[0]!)}">Start again</a>`;

/** Shown for a sign-in that was finished, has expired, or was started in another browser. */
export function expiredPage(): Page {
  return identityPage({
    title: 'Sign-in expired',
    body: `<h1>This sign-in has expired</h1>
<p class="lead">It was left open for too long or has already been completed. Please start again.</p>
${startAgain}`,
  });
}

/** Shown on sign-up when it needs an invitation or is closed. */
export function closedPage(signInPath: string): Page {
  return identityPage({
    title: 'Sign-up is closed',
    body: `<h1>Sign-up is closed</h1>
<p class="lead">New accounts cannot be created here. Please ask the operator of this server for one.</p>
<a class="button" href="${escape(signInPath)}">Sign in</a>`,
  });
}

/** Shown for an invitation that has expired, was used, or is not ours. */
export function uninvitedPage(): Page {
  return identityPage({
    title: 'Invitation not valid',
    body: `<h1>This invitation is not valid</h1>
<p class="lead">It has been used, is older than seven days, or its address is incomplete. Please ask for a new one.</p>
<a class="button" href="${escape(postLogoutUris[0]!)}">Sign in</a>`,
  });
}

/** Shown for an address of the first start that is of no use any more. */
export function uselessOperatorPage(): Page {
  return identityPage({
    title: 'Address not valid',
    body: `<h1>This address is not valid</h1>
<p class="lead">It has been used, was replaced by a later start, or is incomplete. While nobody operates this server, each start prints a new one.</p>
<a class="button" href="${escape(postLogoutUris[0]!)}">Sign in</a>`,
  });
}

/** Shown for an invalid sign-in request; `reason` is for the developer who has to fix it. */
export function refusedPage(reason: string | undefined): Page {
  return identityPage({
    title: 'Sign-in not possible',
    body: `<h1>This sign-in cannot continue</h1>
<p class="lead">Footbridge could not process the sign-in request.</p>
${startAgain}
${reason ? `<p class="reason">Reason: ${escape(reason)}</p>` : ''}`,
  });
}

/** Shown when something on our side failed. */
export function brokenPage(): Page {
  return identityPage({
    title: 'Something went wrong',
    body: `<h1>Something went wrong</h1>
<p class="lead">The failure is on our side and has been logged. Please try again in a moment.</p>
${startAgain}`,
  });
}

/** Shown for an unknown address under /oidc or /identity. */
export function missingPage(): Page {
  return identityPage({
    title: 'Page not found',
    body: `<h1>Page not found</h1>
<p class="lead">The address may be incomplete.</p>
${startAgain}`,
  });
}

/** Shown after a sign-out without a page to return to. */
export function signedOutPage(): Page {
  return identityPage({
    title: 'Signed out',
    body: `<h1>You are signed out</h1>
<p class="lead">You can close this page.</p>
<a class="button" href="${escape(postLogoutUris[0]!)}">Sign in again</a>`,
  });
}

const SUBMIT = "document.getElementById('op.logoutForm').submit()";

/** Confirms a sign-out automatically; the button is for browsers without scripts. `form` comes from the provider. */
export function signOutPage(form: string): Page {
  const confirmed = form.replace('</form>', '<input type="hidden" name="logout" value="yes"/></form>');
  return identityPage({
    title: 'Sign out',
    body: `<h1>Signing out</h1>
<p class="lead">One moment …</p>
${confirmed}
<button type="submit" form="op.logoutForm">Sign out</button>`,
    script: SUBMIT,
  });
}
