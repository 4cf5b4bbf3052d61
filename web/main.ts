// The first script of every page but the sign-in. It is small, so that who has to sign in leaves before the app is
// loaded, and the dashboard's figures are on their way meanwhile.
import { askFirstChart } from './app-files.ts';
import { drawn, outlineOf } from './outline.ts';
import { linkAt, paths } from './paths.ts';
import { askDashboard } from './screens/dashboard/ask-dashboard.ts';
import { loginPath } from './session/authorized-fetch.ts';
import { hasExpired } from './session/expiry.ts';
import { goTo } from './session/go-to.ts';
import { moveRefreshToken } from './session/refresh.ts';
import { forgetSignedOut, markSignedOut } from './session/sign-out.ts';
import { onSignedOutElsewhere, readTokens } from './session/storage.ts';
import { startTheme } from './ui/theme.ts';
import { isWide } from './ui/wide.ts';
import './ui/theme.css';

const { pathname, search } = window.location;
/** Pages that need no session. */
const open: readonly string[] = [paths.help, paths.authCallback, paths.accountClosed];
const link = linkAt(pathname);
const hasFirstChart = link !== null || pathname === paths.dashboard || pathname === paths.analytics;
const leave = () => goTo(loginPath(window.location.pathname + window.location.search));

startTheme();
onSignedOutElsewhere(() => {
  // The provider's session may last a moment longer and would sign the person in again.
  if (!hasExpired()) markSignedOut();
  leave();
});

/** The page's figures are on their way while the app is. The link's query has a file of its own, named in the page's header. */
function askFigures(): void {
  if (pathname === paths.dashboard) {
    const answer = askDashboard(search);
    const draw = async () => (await import('./screens/dashboard/draw-figures.ts')).drawFigures(await answer);
    draw().catch(() => {}); // the app says why
  }
  if (link === null) return;
  import('./screens/url/ask-url.ts').then(
    ({ askUrl }) => askUrl(link, search),
    () => {}, // the page's loader asks then
  );
}

/** Not awaited by this module: the app's file imports it, and would wait for itself. */
async function start(): Promise<void> {
  if (readTokens()) {
    forgetSignedOut();
    void moveRefreshToken();
  } else if (!open.includes(pathname)) return leave();
  askFigures();
  if (hasFirstChart && isWide()) askFirstChart();
  const outline = outlineOf(pathname);
  if (outline) {
    document.getElementById('root')!.replaceChildren(outline);
    await drawn(); // the app's code would hold it up
  }
  (await import('./app.tsx')).showApp();
}

void start();
