import { postLogoutUris } from '../../openid/web-client.ts';
import type { AdditionMail } from '../../mail/outbox.ts';
import { escape } from '../../pages/html.ts';
import type { Page } from '../../pages/page.ts';
import { buttonForm } from './forms.ts';
import { identityPage } from './identity-page.ts';

const signIn = `<a class="button" href="${escape(postLogoutUris[0]!)}">Sign in</a>`;

/** The keys, webhooks and passkeys that an account still has, with one button for all of them; nothing where it has none. */
export function stillWorking(action: string, names: string[]): string {
  if (!names.length) return '';
  return `<p>These API keys, webhooks and passkeys still work:</p>
<ul>${names.map((name) => `<li>${escape(name)}</li>`).join('')}</ul>
<p>If you do not know all of them, revoke them. Programs that use them stop working.</p>
${buttonForm(action, 'Revoke all of them')}`;
}

/** Asks whether the keys, webhooks and passkeys of an account are to be revoked. */
export const revokePage = (action: string, names: string[]): Page =>
  identityPage({
    title: 'API keys, webhooks and passkeys',
    body: `<h1>API keys, webhooks and passkeys</h1>
${stillWorking(action, names) || '<p class="lead">Your account has none.</p>'}`,
  });

/** Shown once they are revoked. */
export const revokedPage = (): Page =>
  identityPage({
    title: 'API keys, webhooks and passkeys revoked',
    body: `<h1>All API keys, webhooks and passkeys are revoked</h1>
<p class="lead">You can make new ones once you have signed in.</p>
${signIn}`,
  });

/** Asks whether a change of address is to be cancelled, and says what follows. */
export const cancelPage = (action: string, email: string): Page =>
  identityPage({
    title: 'Cancel the change of address',
    body: `<h1>Keep ${escape(email)}?</h1>
<p class="lead">The account goes on with this address. Everybody is signed out, and you choose a new password next.</p>
${buttonForm(action, 'Cancel the change')}`,
  });

/** Asks whether a new way to sign in is to be undone, and says what follows. */
export const undoPage = (action: string, what: AdditionMail['what']): Page =>
  identityPage({
    title: 'Secure your account',
    body: `<h1>That was not you?</h1>
<p class="lead">${undone[what]} Everybody is signed out, and you choose a new password next.</p>
${buttonForm(action, 'Secure the account')}`,
  });

const undone: Record<AdditionMail['what'], string> = {
  second_step: 'Two-step sign-in is switched off.',
  passkey: 'The new passkey is removed.',
};

/** Shown for a link of an email that is not valid any more. */
export const uselessLinkPage = (): Page =>
  identityPage({
    title: 'Link not valid',
    body: `<h1>This link is not valid</h1>
<p class="lead">It has been used, has expired, or is incomplete. <a href="/identity/forgot">Choose a new password</a> if you cannot sign in.</p>
${signIn}`,
  });
