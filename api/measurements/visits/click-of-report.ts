import { readClickId, type SignedClick } from '../signed-click-id.ts';
import { UserError } from '../../common/user-error.ts';

/** Refuses a click id that was not handed to a website by this server. */
export const UNKNOWN_CLICK = 'This click_id is not known.';

/** The click that a report names, null without one. Refuses NOT_FOUND for an id that was not signed here, unread. */
export function clickOfReport(clickId: string | null | undefined): SignedClick | null {
  if (!clickId) return null;
  const click = readClickId(clickId);
  if (click?.source !== 'embed') throw new UserError('NOT_FOUND', UNKNOWN_CLICK, 'clickId');
  return click;
}
