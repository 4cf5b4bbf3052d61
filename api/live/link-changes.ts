import { linkKey, type LinkName } from '../common/link-key.ts';

/** Receives the key of a link that was created, changed or deleted, on this node or another. */
export type LinkListener = (key: string) => void;

const listeners = new Set<LinkListener>();

/** Calls the listener for every changed link; returns a function that unsubscribes it. */
export function onLinkChange(listener: LinkListener): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Announces a changed link on this node; call it between the commit and the answer. */
export const announceLinkChange = (link: LinkName): void => announceLinkKey(linkKey(link));

/** The same for a link that is known by its key. */
export function announceLinkKey(key: string): void {
  for (const listener of listeners) listener(key);
}
