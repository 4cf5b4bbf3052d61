const listeners = new Set<() => void>();

/** Calls the listener when places fell back or recovered; returns a function that unsubscribes it. */
export function onFallbackChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Tells this node that the list of fallbacks changed. */
export function announceFallbackChange(): void {
  for (const listener of listeners) listener();
}
