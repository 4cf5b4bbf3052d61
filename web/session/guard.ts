import type { MiddlewareFunction } from 'react-router-dom';
import { loginPath } from './authorized-fetch.ts';
import { goUnlessLeaving } from './go-to.ts';
import { freshToken } from './refresh.ts';

/** Lets only signed-in people open the pages below, before any of their data is loaded. */
export const requireSession: MiddlewareFunction = async ({ request }, next) => {
  if (await freshToken()) return next();
  const { pathname, search } = new URL(request.url);
  goUnlessLeaving(loginPath(pathname + search)); // a page of its own, without the app
  return new Promise(() => {}); // the browser is leaving
};
