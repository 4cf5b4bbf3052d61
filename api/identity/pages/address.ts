import { postLogoutUris } from '../../openid/web-client.ts';
import { escape } from '../../pages/html.ts';
import type { Page } from '../../pages/page.ts';
import { confirmForm, type Problem } from './forms.ts';
import { identityPage } from './identity-page.ts';

const goOn = `<a class="button" href="${escape(postLogoutUris[0]!)}">Go to Footbridge</a>`;

/** What confirming an address asks for, beside the address. */
export interface Confirming {
  /** The address that the account signs in with now. */
  account: string;
  email: string;
  /** Whether nobody proved an address of the account before: others are signed out, and what they made is revoked. */
  isFirst: boolean;
}

/** Asks to confirm an address with the account's password: whoever signed up with somebody else's address must not get it confirmed. */
export function confirmAddressPage(
  path: string,
  { account, email, isFirst }: Confirming,
  problem: Problem | undefined,
): Page {
  const consequence = isFirst
    ? '<p class="hint">All browsers are signed out then, two-step sign-in is off, and API keys, webhooks and passkeys made before are revoked.</p>'
    : '';
  return identityPage({
    title: problem ? 'Error: Confirm your email address' : 'Confirm your email address',
    body: `<h1>Confirm your email address</h1>
<p class="lead">Is ${escape(email)} your address? Confirm it with the password of your account.</p>
${confirmForm(path, account, problem)}
${consequence}
<p class="other">You did not create this account, or forgot its password? <a href="/identity/forgot">Choose a new password</a>.</p>`,
  });
}

/** Shown once an address is confirmed. */
export function confirmedPage(): Page {
  return identityPage({
    title: 'Email address confirmed',
    body: `<h1>Your email address is confirmed</h1>
<p class="lead">You sign in with it from now on.</p>
${goOn}`,
  });
}

/** Shown for a link that cannot confirm an address any more; `reason` says why where it is known. */
export function uselessAddressPage(
  reason = 'It has expired, was replaced by a newer one, or is incomplete; a new password ends it too.',
): Page {
  return identityPage({
    title: 'Link not valid',
    body: `<h1>This link is not valid</h1>
<p class="lead">${escape(reason)} You can have another one sent from your profile.</p>
${goOn}`,
  });
}
