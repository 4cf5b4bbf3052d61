import { isOfWeb } from '../../common/app-address.ts';
import { forwardPath, restOf } from '../../urls/forward-path.ts';
import { forwardQuery } from '../../urls/forward-query.ts';
import type { RedirectLink } from '../../urls/redirect-link.ts';
import type { RedirectRequest } from './redirect-handler.ts';

/** The link with what its owner passes on of the address that was opened at its destination. */
export function withAddress({ url }: RedirectRequest, link: RedirectLink): RedirectLink {
  const rest = restOf(url!);
  const at = link.queryForwarding === null ? -1 : url!.indexOf('?');
  if ((at === -1 && rest === '') || !isOfWeb(link.destination)) return link;
  const below = rest === '' ? link.destination : forwardPath(link.destination, rest);
  const destination = at === -1 ? below : forwardQuery(below, url!.slice(at + 1), link.queryForwarding!);
  return { ...link, destination };
}
