/** Receives the short code of a link that was created, changed or deleted, on this node or another. */
export type LinkListener = (code: string) => void;

const listeners = new Set<LinkListener>();

/** Calls the listener for every changed link; returns a function that unsubscribes it. */
export function onLinkChange(listener: LinkListener): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Announces a changed link on this node; call it between the commit and the answer. */
export function announceLinkChange(code: string): void {
  for (const listener of listeners) listener(code);
}
