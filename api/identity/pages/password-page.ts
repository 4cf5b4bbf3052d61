import { postLogoutUris } from '../../openid/web-client.ts';
import { escape } from '../../pages/html.ts';
import type { Page } from '../../pages/page.ts';
import { passwordForm, type Problem } from './forms.ts';
import { ALSO_CODES } from '../letters.ts';
import { identityPage } from './identity-page.ts';

const signIn = `<a class="button" href="${escape(postLogoutUris[0]!)}">Sign in</a>`;

/** The page that asks for the new password of an account. */
export function newPasswordPage(path: string, email: string, problem: Problem | undefined): Page {
  return identityPage({
    title: problem ? 'Error: Choose a new password' : 'Choose a new password',
    body: `<h1>Choose a new password</h1>
<p class="lead">For ${escape(email)}.</p>
${passwordForm(path, email, problem)}`,
  });
}

/** Shown once the password is changed; `programs` is what still acts for the account, already HTML. */
export function changedPage(programs: string, asksForCodes: boolean): Page {
  return identityPage({
    title: 'Password changed',
    body: `<h1>Your password has been changed</h1>
<p class="lead">Sign in with the new one. All browsers were signed out.</p>
${signIn}
${asksForCodes ? `<p class="other">${ALSO_CODES}</p>` : ''}
${programs}`,
  });
}

/** Shown for an address of a new password that was used, has expired, or is not ours. */
export function uselessResetPage(): Page {
  return identityPage({
    title: 'Link not valid',
    body: `<h1>This link is not valid</h1>
<p class="lead">It has been used, is older than an hour, or is incomplete. <a href="/identity/forgot">Ask for a new one</a>.</p>
${signIn}`,
  });
}
