import { postLogoutUris } from '../../openid/web-client.ts';
import { escape } from '../../pages/html.ts';
import type { Page } from '../../pages/page.ts';
import { emailForm, type Problem } from './forms.ts';
import { identityPage } from './identity-page.ts';

const signIn = `<p class="other"><a href="${escape(postLogoutUris[0]!)}">Back to the sign-in</a></p>`;

/** The page that asks whose password is forgotten. */
export function forgotPage(email: string, problem: Problem | undefined): Page {
  return identityPage({
    title: problem ? 'Error: Forgot your password?' : 'Forgot your password?',
    body: `<h1>Forgot your password?</h1>
<p class="lead">Enter your email address to get a link to a new one.</p>
${emailForm('/identity/forgot', email, problem)}
${signIn}`,
  });
}

/** Shown whether the address has an account or not. */
export function sentPage(): Page {
  return identityPage({
    title: 'Check your email',
    body: `<h1>Check your email</h1>
<p class="lead">If this address has an account, a link is on its way. It works once and for an hour.</p>
${signIn}`,
  });
}

/** Shown where no email can be sent. */
export function askOperatorPage(): Page {
  return identityPage({
    title: 'Forgot your password?',
    body: `<h1>Forgot your password?</h1>
<p class="lead">This server sends no email. Please ask its operator for a link to choose a new password.</p>
${signIn}`,
  });
}
