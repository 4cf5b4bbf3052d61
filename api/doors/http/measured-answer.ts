import { clickIdDigits, mintClickId } from '../../click-model/click-id.ts';
import { clickFlags, type RawClick } from '../../click-model/record.ts';
import { config } from '../../common/config.ts';
import { proveAddress } from '../../measurements/reporter-number.ts';
import { signClickId } from '../../measurements/signed-click-id.ts';
import { rememberRoundTrip } from '../../measurements/witness.ts';
import { arrivalOf } from './arrival.ts';
import { isTraceable, withClickId, withVisitId } from './attribution.ts';
import { askingHeaders, isAsking, sendOn, sendOnAsking } from './send-on.ts';
import { measureHeaders, measurePage } from '../../pages/measure-page.ts';
import type { RedirectLink } from '../../urls/redirect-link.ts';
import type { RedirectRequest, RedirectResponse } from './redirect-handler.ts';

const isSecure = config.shortOrigin.startsWith('https:');

/**
 * What answers a click whose way is measured: a page that leads on, or a redirect that hands the click's id to the owner's
 * website. The click gets its id and is marked as measured. Null while nothing can be signed. `began` is when the answer
 * was begun, which the page leaves out of the round trip.
 */
export function measuredAnswer(
  request: RedirectRequest,
  click: RawClick,
  link: RedirectLink,
  began: number,
): ((response: RedirectResponse) => void) | null {
  const id = mintClickId(Date.now());
  const source = link.measured === 'embed' ? 'embed' : 'redirect';
  const signed = signClickId(id, { source, isPrivate: Boolean(link.withheld & clickFlags.withoutCity) });
  const digits = clickIdDigits(id, 0);
  if (!signed) return null;
  click.id = id;
  click.flags |= clickFlags.measured;
  if (click.rttMs !== null) rememberRoundTrip(digits, click.rttMs);
  const asks = isAsking(click);
  const lead = asks ? sendOnAsking : sendOn;
  if (source === 'embed') return (response) => lead(response, link, withClickId(link.destination, signed));
  click.hasPage = true;
  const destination = link.isAttributed ? withVisitId(click, link) : link.destination;
  const addressProof = proveAddress(digits, click.address)!; // like the signed id
  return (response) => {
    const body = measurePage({ clickId: signed, addressProof, destination }, arrivalOf(request));
    response.writeHead(200, {
      ...link.headers,
      ...measureHeaders,
      ...(asks && askingHeaders),
      'content-length': body.length,
      'server-timing': `app;dur=${(performance.now() - began).toFixed(1)}`,
    });
    response.end(body);
  };
}

/** Whether a person navigates, no prefetch or preview, and wants neither privacy nor to save data. */
export const isMeasurable = (request: RedirectRequest, click: RawClick): boolean =>
  request.headers['save-data'] !== 'on' && isNavigation(request.headers) && isTraceable(click);

/** Browsers tell what a request is for, but not over plain HTTP. */
function isNavigation(headers: RedirectRequest['headers']): boolean {
  const mode = headers['sec-fetch-mode'];
  if (mode !== undefined) return mode === 'navigate' && headers['sec-fetch-dest'] === 'document';
  return !isSecure && Boolean(headers.accept?.includes('text/html'));
}
