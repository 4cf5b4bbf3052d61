import { mintClickId } from '../../click-model/click-id.ts';
import { clickFlags, type RawClick } from '../../click-model/record.ts';
import { signClickId } from '../../measurements/signed-click-id.ts';
import type { RedirectLink } from '../../urls/redirect-link.ts';
import { isProgram } from './raw-click.ts';
import type { RedirectRequest } from './redirect-handler.ts';

/**
 * The destination of a link to a website of the owner, with the click's id where a person opens it. Programs get none, and
 * neither do visitors who ask for privacy: what they do on a website is not tied to what they followed.
 */
export function attributedDestination(request: RedirectRequest, click: RawClick, link: RedirectLink): string {
  return isVisit(request.headers) && isTraceable(click) ? withVisitId(click, link) : link.destination;
}

/** The destination with an id that nothing is measured by; without one while nothing can be signed. */
export function withVisitId(click: RawClick, link: RedirectLink): string {
  const id = click.id ?? mintClickId(Date.now());
  const signed = signClickId(id, { source: 'visit', isPrivate: Boolean(link.withheld & clickFlags.withoutCity) });
  if (!signed) return link.destination;
  click.id = id;
  click.flags |= clickFlags.measured; // what the website learns of it is found by its id
  return withClickId(link.destination, signed);
}

/** The destination with the click's id at the end of its query; every other byte stays as it is. */
export function withClickId(destination: string, id: string): string {
  const at = destination.indexOf('#');
  const [address, fragment] = at === -1 ? [destination, ''] : [destination.slice(0, at), destination.slice(at)];
  return `${address}${address.includes('?') ? '&' : '?'}fb_click_id=${id}${fragment}`;
}

/** Whether a person asks, no prefetch, preview or program, who does not ask for privacy. */
export const isTraceable = (click: RawClick): boolean => !(click.flags & clickFlags.privacy) && !isProgram(click);

/** Browsers tell what a request is for, but not over plain HTTP, and older ones never: they ask for a page. */
function isVisit(headers: RedirectRequest['headers']): boolean {
  const mode = headers['sec-fetch-mode'];
  if (mode === undefined) return Boolean(headers.accept?.includes('text/html'));
  return mode === 'navigate' && headers['sec-fetch-dest'] === 'document';
}
