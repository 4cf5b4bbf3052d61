const listeners = new Set<(host: string) => void>();

/** Calls the listener with the host of every domain that was proved, changed or removed; returns a function that unsubscribes it. */
export function onDomainChange(listener: (host: string) => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Tells this node that the domain of a host changed. */
export function announceDomainChange(host: string): void {
  for (const listener of listeners) listener(host);
}
