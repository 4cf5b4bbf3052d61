import { webOrigins } from '../../openid/web-client.ts';
import { page, type Contents, type Page } from '../../pages/page.ts';

/** Browsers check the redirects after a form against this list, up to the web app's callback. */
const formTargets = ["'self'", ...webOrigins];

/** One page of the identity provider. */
export const identityPage = (contents: Omit<Contents, 'formTargets'>): Page => page({ ...contents, formTargets });
