// The first script of every page. It is small, so that who has to sign in leaves for that before the app is loaded.
import { paths } from './paths.ts';
import { loginPath } from './session/authorized-fetch.ts';
import { goTo } from './session/go-to.ts';
import { leaveForSignIn } from './session/leave-for-sign-in.ts';
import { markSignedOut } from './session/sign-out.ts';
import { onSignedOutElsewhere } from './session/storage.ts';
import { startTheme } from './ui/theme.ts';
import './ui/theme.css';

startTheme();
onSignedOutElsewhere(() => {
  markSignedOut(); // the provider's session may last a moment longer and would sign the person in again
  goTo(loginPath(window.location.pathname + window.location.search));
});

/** Not awaited by this module: the app's file imports it, and would wait for itself. */
async function start(): Promise<void> {
  const { pathname, search } = window.location;
  if (pathname === paths.login && (await leaveForSignIn(search))) return;
  (await import('./app.tsx')).showApp();
}

void start();
