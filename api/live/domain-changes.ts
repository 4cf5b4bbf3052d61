/** Receives the host of a domain that was proved, changed or removed, on this node or another. */
export type DomainListener = (host: string) => Promise<void>;

const listeners = new Set<DomainListener>();

/** Calls the listener for every changed domain; returns a function that unsubscribes it. */
export function onDomainChange(listener: DomainListener): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Tells this node that the domain of a host changed; resolves once it knows. Call it between the commit and the answer. */
export async function announceDomainChange(host: string): Promise<void> {
  await Promise.all([...listeners].map((listener) => listener(host)));
}
