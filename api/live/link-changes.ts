/** Told the code of a link that was made, changed or deleted, here or on another node. */
export type LinkListener = (code: string) => void;

const listeners = new Set<LinkListener>();

/** Calls the listener for every changed link until the returned function is called. */
export function onLinkChange(listener: LinkListener): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Tells this node that a link changed; call it after the change is committed and before it is answered. */
export function announceLinkChange(code: string): void {
  for (const listener of listeners) listener(code);
}
