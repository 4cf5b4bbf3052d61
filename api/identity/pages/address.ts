import { postLogoutUris } from '../../account/web-client.ts';
import { escape } from '../../pages/html.ts';
import type { Page } from '../../pages/page.ts';
import { identityPage } from './identity-page.ts';

const goOn = `<a class="button" href="${escape(postLogoutUris[0]!)}">Go to Footbridge</a>`;

/** Asks to confirm an address: programs that look into links open pages, but press no buttons. */
export function confirmAddressPage(path: string, email: string): Page {
  return identityPage({
    title: 'Confirm your email address',
    body: `<h1>Confirm your email address</h1>
<p class="lead">Is ${escape(email)} your address?</p>
<form method="post" action="${escape(path)}"><button type="submit">Confirm</button></form>`,
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
export function uselessAddressPage(reason = 'It has expired, was replaced by a newer one, or is incomplete.'): Page {
  return identityPage({
    title: 'Link not valid',
    body: `<h1>This link is not valid</h1>
<p class="lead">${escape(reason)} You can have another one sent from your profile.</p>
${goOn}`,
  });
}
