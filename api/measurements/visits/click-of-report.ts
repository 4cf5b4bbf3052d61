import { readClickId, type SignedClick } from '../signed-click-id.ts';
import { UserError } from '../../common/user-error.ts';

/** Refuses a click id that was not handed to a website by this server. */
export const UNKNOWN_CLICK = 'This click_id is not known.';

/**
 * The click that a page's report names, null without one. Refuses NOT_FOUND for an id that was not signed here, or that no
 * website was given, unread.
 */
export function clickOfReport(clickId: string | null | undefined): SignedClick | null {
  const click = clickOfServer(clickId);
  if (click?.source === 'redirect') throw unknown();
  return click;
}

/** The same of what a server reports, however the click's way was measured. */
export function clickOfServer(clickId: string | null | undefined): SignedClick | null {
  if (!clickId) return null;
  const click = readClickId(clickId);
  if (!click) throw unknown();
  return click;
}

const unknown = () => new UserError('NOT_FOUND', UNKNOWN_CLICK, 'clickId');
