import { MOST_CLICKED } from '../live/notifications.ts';

/** The links of each owner, as many as a notification names. */
export function linksOf(clicks: readonly { ownerId: number; linkId: number }[]): Map<number, Set<number>> {
  const owners = new Map<number, Set<number>>();
  for (const click of clicks) {
    const links = owners.get(click.ownerId) ?? new Set();
    if (links.size < MOST_CLICKED) links.add(click.linkId);
    owners.set(click.ownerId, links);
  }
  return owners;
}
